import type { ComponentProps, KeyboardEvent } from 'react';
import { useId } from 'react';

import { Icon } from '../actions/icon.tsx';
import { KeyHint } from '../actions/key-hint.tsx';
import { useWords } from '../words/words.ts';

/** Properties of the search field of a list. */
export interface SearchFieldProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'size' | 'className' | 'style' | 'children'
> {
  /** Name of the searched list; read aloud, and shown while the field is empty. */
  readonly label: string;
  readonly size?: 'page' | 'desk' | undefined;
  readonly keyHint?: string | undefined;
}

/** Escape empties the field and lets the page know, as the browser's own clear button does. */
function clearOnEscape(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Escape' || event.currentTarget.value === '') return;
  event.preventDefault();
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  set?.call(event.currentTarget, '');
  event.currentTarget.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The field for searched words. Put it in a GET form so that the address holds them. */
export function SearchField({
  label,
  size = 'page',
  keyHint,
  id,
  name = 'search',
  onKeyDown,
  ...native
}: SearchFieldProps) {
  const generatedId = useId();
  const words = useWords();
  return (
    <span className="eb-search">
      <label className="eb-sr" htmlFor={id ?? generatedId}>
        {label}
      </label>
      <span className={`eb-control ${size}`}>
        <Icon name="search" size={16} />
        <input
          id={id ?? generatedId}
          name={name}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder={label || words('search')}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            clearOnEscape(event);
          }}
          {...native}
        />
        {keyHint && <KeyHint>{keyHint}</KeyHint>}
      </span>
    </span>
  );
}
