import { Button, Row, Text } from '@ebpls/ui';
import { type ReactNode, useEffect, useRef } from 'react';

import { useWords } from '../page/demos.messages.ts';
import * as look from './select-boxes.module.css';
import type { Selection } from './use-selection.ts';

/** Selects one row; `name` is what is read aloud. */
export function SelectRow({
  selection,
  id,
  name,
}: {
  readonly selection: Selection;
  readonly id: string;
  readonly name: string;
}) {
  const t = useWords();
  return (
    <input
      type="checkbox"
      className={look.box}
      aria-label={t('select.row', { name })}
      checked={selection.has(id)}
      onChange={() => selection.toggle(id)}
    />
  );
}

export interface SelectionBarProps {
  readonly selection: Selection;
  /** The rows of this page. */
  readonly ids: readonly string[];
  /** What may be done with the selected rows; shown only when there are some. */
  readonly children: ReactNode;
}

/** Selects the whole page, half ticked when only a part of it is selected, and what may be done with the selection. */
export function SelectionBar({ selection, ids, children }: SelectionBarProps) {
  const t = useWords();
  const box = useRef<HTMLInputElement>(null);
  const chosen = ids.filter(selection.has).length;
  const isAll = ids.length > 0 && chosen === ids.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = chosen > 0 && !isAll;
  }, [chosen, isAll]);
  const had_some = useRef(false);
  const hasSome = selection.ids.length > 0;
  useEffect(() => {
    // The acts have gone with the selection, and the focus with the act that was used.
    const isLost = had_some.current && !hasSome && document.activeElement === document.body;
    had_some.current = hasSome;
    if (isLost) box.current?.focus({ preventScroll: true });
  }, [hasSome]);
  return (
    <Row gap={3} align="center" wrap>
      <label className={look.all}>
        <input
          ref={box}
          type="checkbox"
          className={look.box}
          checked={isAll}
          disabled={ids.length === 0}
          onChange={() => selection.toggleAll(ids)}
        />
        {t('select.all')}
      </label>
      {hasSome && (
        <>
          <output dir="auto">
            <Text as="span" size="secondary">
              {t('selected', { count: selection.ids.length })}
            </Text>
          </output>
          {children}
          <Button size="desk" kind="quiet" onClick={selection.clear}>
            {t('selected.none')}
          </Button>
        </>
      )}
    </Row>
  );
}
