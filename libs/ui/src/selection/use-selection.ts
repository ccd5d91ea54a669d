import { useRef, useState } from 'react';

export interface Selection {
  /** The selected rows that are still there, in the order of the list. */
  readonly ids: readonly string[];
  readonly has: (id: string) => boolean;
  /** Selects a row or takes it out; `through` does the same with all rows since the one that was changed last. */
  readonly toggle: (id: string, through?: boolean) => void;
  /** Selects these rows, or takes them out when all of them are selected. */
  readonly toggleAll: (ids: readonly string[]) => void;
  readonly clear: () => void;
}

/** Which rows are selected. A row that has gone is selected no longer. */
export function useSelection(present: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string>(undefined);
  const ids = present.filter((id) => chosen.has(id));
  const put = (rows: readonly string[], isOut: boolean): void =>
    setChosen((before) => (isOut ? removeFromSet(before, rows) : new Set([...before, ...rows])));
  return {
    ids,
    has: (id) => chosen.has(id),
    toggle: (id, through = false) => {
      put(through ? listRange(present, last.current, id) : [id], chosen.has(id));
      last.current = id;
    },
    toggleAll: (page) =>
      put(
        page,
        page.every((id) => chosen.has(id)),
      ),
    clear: () => setChosen(new Set()),
  };
}

const removeFromSet = (all: ReadonlySet<string>, gone: readonly string[]): ReadonlySet<string> =>
  new Set([...all].filter((id) => !gone.includes(id)));

/** The rows from one to another, whichever stands first; the second alone when the first has gone. */
function listRange(rows: readonly string[], from: string | undefined, to: string): readonly string[] {
  const [start, end] = [from === undefined ? -1 : rows.indexOf(from), rows.indexOf(to)];
  return start === -1 || end === -1 ? [to] : rows.slice(Math.min(start, end), Math.max(start, end) + 1);
}
