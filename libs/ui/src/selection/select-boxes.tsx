import { type ReactNode, useEffect, useRef } from 'react';

import { Button } from '../actions/button.tsx';
import { Text, VisuallyHidden } from '../layout/text.tsx';
import { useWords } from '../words/words.ts';
import type { Selection } from './use-selection.ts';

/** Properties of the checkbox that selects a list row. */
export interface SelectRowProps {
  readonly selection: Selection;
  readonly id: string;
  /** Name that is read aloud. */
  readonly name: string;
}

/** Selects one row; with Shift all rows since the one that was changed last. */
export function SelectRow({ selection, id, name }: SelectRowProps) {
  const words = useWords();
  const isThrough = useRef(false);
  return (
    <input
      type="checkbox"
      className="eb-check"
      aria-label={words('select.row', { name })}
      checked={selection.has(id)}
      onClick={({ shiftKey }) => {
        isThrough.current = shiftKey;
      }}
      onChange={() => selection.toggle(id, isThrough.current)}
    />
  );
}

export interface SelectionBarProps {
  readonly selection: Selection;
  /** The rows of this page. */
  readonly ids: readonly string[];
  /** In a narrow place with few words: the acts themselves show how many are selected. */
  readonly isNarrow?: boolean | undefined;
  /** Acts on the selected rows; shown only when there are some. */
  readonly children: ReactNode;
}

/** Selects the whole page, half ticked when only a part of it is selected, and what may be done with the selection. */
export function SelectionBar({ selection, ids, isNarrow = false, children }: SelectionBarProps) {
  const words = useWords();
  const box = useRef<HTMLInputElement>(null);
  const chosenCount = ids.filter(selection.has).length;
  const isAll = ids.length > 0 && chosenCount === ids.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = chosenCount > 0 && !isAll;
  }, [chosenCount, isAll]);
  const had_some = useRef(false);
  const hasSome = selection.ids.length > 0;
  useEffect(() => {
    // The acts are removed with the selection, and with them the focus on the used act.
    const isLost = had_some.current && !hasSome && document.activeElement === document.body;
    had_some.current = hasSome;
    if (isLost) box.current?.focus({ preventScroll: true });
  }, [hasSome]);
  return (
    <div className="eb-selection">
      <label className="eb-check-all">
        <input
          ref={box}
          type="checkbox"
          className="eb-check"
          checked={isAll}
          disabled={ids.length === 0}
          onChange={() => selection.toggleAll(ids)}
        />
        {words(isNarrow ? 'select.all.short' : 'select.all')}
        {/* Beside rows that cannot be selected, or that are further down, the number says what "all" is. */}
        {isNarrow && <span aria-hidden>({ids.length})</span>}
      </label>
      {hasSome && (
        <>
          <output dir="auto">
            {isNarrow ? (
              <VisuallyHidden>{words('selected', { count: selection.ids.length })}</VisuallyHidden>
            ) : (
              <Text as="span" size="secondary">
                {words('selected', { count: selection.ids.length })}
              </Text>
            )}
          </output>
          {children}
          <Button size="desk" kind="quiet" onClick={selection.clear}>
            {words(isNarrow ? 'clear' : 'selected.none')}
          </Button>
        </>
      )}
    </div>
  );
}
