import type { ChangeEvent, Ref } from 'react';
import { useDeferredValue, useEffect, useRef, useState, useTransition } from 'react';

import { Icon } from '../actions/icon.tsx';
import { useWords } from '../words/words.ts';
import type { ComboState } from './combo-list.ts';
import { useComboList } from './combo-list.ts';
import type { FieldText } from './field.tsx';
import { FieldFrame, useWiring } from './field.tsx';
import { findSynonym } from './option-search.ts';
import type { Option } from './select-field.tsx';

/** Properties of a field that chooses one option from a searchable list. */
export interface ComboFieldProps extends FieldText {
  readonly options: readonly Option[];
  readonly name?: string | undefined;
  readonly id?: string | undefined;
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  /** Gets the chosen option's value, in a plain object as well so that `register` and `Controller` both work. */
  readonly onChange?:
    | ((event: { readonly target: { readonly name: string; readonly value: string }; readonly type: 'change' }) => void)
    | undefined;
  readonly onPick?: ((value: string) => void) | undefined;
  readonly onBlur?:
    | ((event: { readonly target: { readonly name: string; readonly value: string }; readonly type: 'blur' }) => void)
    | undefined;
  readonly placeholder?: string | undefined;
  /** Hint for a search without a match. */
  readonly noMatch?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

interface ComboListProps {
  readonly id: string;
  readonly state: ComboState;
  readonly value: string;
  readonly onPick: (option: Option) => void;
  readonly noMatch: string | undefined;
  readonly onShowAll: () => void;
}

/** The number of options in view when a list opens, and a few more. */
const INITIAL_OPTIONS = 12;

// The list of an ARIA 1.2 combobox.
/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no HTML element filters as one types */
/* oxlint-disable jsx-a11y/no-noninteractive-element-to-interactive-role -- a list item is what ARIA 1.2 makes an option of */
/* oxlint-disable jsx-a11y/click-events-have-key-events -- the input holds the focus and hears the keys */
function ComboChoices({ id, state, value, onPick, noMatch, onShowAll }: ComboListProps) {
  const words = useWords();
  const list = useRef<HTMLUListElement>(null);
  // A long list is rendered whole after its first lines are visible.
  const isWhole = useDeferredValue(true, false);
  const visibleOptions = isWhole ? state.options : state.options.slice(0, INITIAL_OPTIONS);
  useEffect(() => {
    list.current?.children[state.activeIndex]?.scrollIntoView?.({ block: 'nearest' });
  }, [state.activeIndex]);

  return (
    <ul id={id} ref={list} role="listbox" className="eb-choicelist" onPointerDown={(event) => event.preventDefault()}>
      {visibleOptions.map((option, place) => (
        <li
          key={option.value}
          id={`${id}-${place}`}
          role="option"
          aria-selected={option.value === value}
          aria-disabled={option.disabled || undefined}
          data-active={place === state.activeIndex || undefined}
          onClick={() => onPick(option)}
        >
          <span>
            {option.label}
            <Hint option={option} searchText={state.searchText} />
          </span>
          {option.value === value && <Icon name="check" size={16} />}
        </li>
      ))}
      {state.options.length === 0 && (
        <>
          <li role="option" aria-selected="false" aria-disabled>
            {noMatch ?? words('combo.none')}
          </li>
          <li id={`${id}-0`} role="option" aria-selected="false" data-active onClick={onShowAll}>
            {words('combo.all')}
          </li>
        </>
      )}
    </ul>
  );
}
/* oxlint-enable jsx-a11y/prefer-tag-over-role */
/* oxlint-enable jsx-a11y/no-noninteractive-element-to-interactive-role */
/* oxlint-enable jsx-a11y/click-events-have-key-events */

/** The second line of a choice, with the everyday word by which it was found. */
function Hint({ option, searchText = '' }: { readonly option: Option; readonly searchText: string | undefined }) {
  const text = [option.hint, findSynonym(option, searchText)].filter(Boolean).join(' · ');
  return text === '' ? null : <small>{text}</small>;
}

/** ARIA attributes of the input of a combobox for its list. */
function comboAria(state: ComboState, listId: string) {
  return {
    role: 'combobox',
    autoComplete: 'off',
    'aria-autocomplete': 'list',
    'aria-expanded': state.open,
    'aria-controls': state.open ? listId : undefined,
    'aria-activedescendant': state.open ? `${listId}-${state.options.length === 0 ? 0 : state.activeIndex}` : undefined,
  } as const;
}

/**
 * The chosen value: the page's when it holds one, else the field's own. The field shows the picked value before the page
 * is notified: rendering the page's reaction may take long.
 */
function useChosenValue(value: string | undefined, defaultValue: string) {
  const [own, setOwn] = useState(defaultValue);
  const [isTelling, startTelling] = useTransition();
  const choose = (pickedValue: string, notifyPage: () => void): void => {
    setOwn(pickedValue);
    startTelling(notifyPage);
  };
  return [isTelling ? own : (value ?? own), choose] as const;
}

/** One of many: type some characters, move to the option by arrow keys, press Enter. */
export function ComboField({
  label,
  help,
  error,
  optional,
  options,
  name = '',
  id,
  value,
  defaultValue = '',
  onChange,
  onPick,
  onBlur,
  placeholder,
  noMatch,
  disabled,
  ref,
}: ComboFieldProps) {
  const words = useWords();
  const wiring = useWiring({ help, error, optional }, id ?? (name || undefined));
  const [chosenValue, choose] = useChosenValue(value, defaultValue);
  const combo = useComboList(options, (option) => {
    choose(option.value, () => {
      onPick?.(option.value);
      onChange?.({ target: { name, value: option.value }, type: 'change' });
    });
  });
  const { state } = combo;
  const listId = `${wiring.id}-list`;
  const leave = () => {
    combo.close();
    onBlur?.({ target: { name, value: chosenValue }, type: 'blur' });
  };

  return (
    <FieldFrame {...{ label, help, error, optional, wiring }}>
      <span className="eb-combo">
        <span className="eb-control select">
          <input
            {...wiring}
            {...comboAria(state, listId)}
            {...{ placeholder, disabled }}
            ref={name ? undefined : ref}
            type="text"
            value={state.searchText ?? findLabel(options, chosenValue)}
            onChange={(event: ChangeEvent<HTMLInputElement>) => combo.open(event.target.value)}
            onClick={() => combo.open()}
            onKeyDown={combo.onKeyDown}
            onBlur={leave}
          />
          <Icon name="chevron-down" size={16} />
        </span>
        {name && <input ref={ref} type="hidden" name={name} value={chosenValue} disabled={disabled} />}
        {state.open && (
          <ComboChoices
            id={listId}
            state={state}
            value={chosenValue}
            onPick={combo.pick}
            noMatch={noMatch}
            onShowAll={() => combo.open('')}
          />
        )}
        <output className="eb-sr">{state.open ? words('combo.count', { count: state.options.length }) : ''}</output>
      </span>
    </FieldFrame>
  );
}

function findLabel(options: readonly Option[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? '';
}
