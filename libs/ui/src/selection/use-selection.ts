import { useRef, useState } from 'react';

/** The selected rows of a list. */
export interface Selection {
  /** The selected rows that are still there, in the order of the list. */
  readonly ids: readonly string[];
  readonly has: (id: string) => boolean;
  /** Selects or deselects a row; `through` applies to all rows since the last changed one. */
  readonly toggle: (id: string, isRange?: boolean) => void;
  /** Selects these rows, or takes them out when all of them are selected. */
  readonly toggleAll: (ids: readonly string[]) => void;
  readonly clear: () => void;
}

/** The selected rows. A row that is no longer listed is deselected. */
export function useSelection(present: readonly string[]): Selection {
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string>(undefined);
  const ids = present.filter((id) => chosenIds.has(id));
  const put = (rows: readonly string[], isOut: boolean): void =>
    setChosenIds((before) => (isOut ? removeFromSet(before, rows) : new Set([...before, ...rows])));
  return {
    ids,
    has: (id) => chosenIds.has(id),
    toggle: (id, isRange = false) => {
      put(isRange ? listRange(present, last.current, id) : [id], chosenIds.has(id));
      last.current = id;
    },
    toggleAll: (page) =>
      put(
        page,
        page.every((id) => chosenIds.has(id)),
      ),
    clear: () => setChosenIds(new Set()),
  };
}

const removeFromSet = (all: ReadonlySet<string>, removedIds: readonly string[]): ReadonlySet<string> =>
  new Set([...all].filter((id) => !removedIds.includes(id)));

/** The rows from one to another, in either order; the second alone when the first is no longer listed. */
function listRange(rows: readonly string[], from: string | undefined, to: string): readonly string[] {
  const [start, end] = [from === undefined ? -1 : rows.indexOf(from), rows.indexOf(to)];
  return start === -1 || end === -1 ? [to] : rows.slice(Math.min(start, end), Math.max(start, end) + 1);
}
