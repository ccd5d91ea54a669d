import { useState } from 'react';

export interface Selection {
  /** The selected rows that are still there. */
  readonly ids: readonly string[];
  readonly has: (id: string) => boolean;
  readonly toggle: (id: string) => void;
  /** Selects these rows, or takes them out when all of them are selected. */
  readonly toggleAll: (ids: readonly string[]) => void;
  readonly clear: () => void;
}

/** Which rows are selected. A row that has gone is selected no longer. */
export function useSelection(present: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const ids = present.filter((id) => chosen.has(id));
  return {
    ids,
    has: (id) => chosen.has(id),
    toggle: (id) => setChosen((before) => (before.has(id) ? without(before, [id]) : new Set([...before, id]))),
    toggleAll: (page) =>
      setChosen((before) =>
        page.every((id) => before.has(id)) ? without(before, page) : new Set([...before, ...page]),
      ),
    clear: () => setChosen(new Set()),
  };
}

const without = (all: ReadonlySet<string>, gone: readonly string[]): ReadonlySet<string> =>
  new Set([...all].filter((id) => !gone.includes(id)));
