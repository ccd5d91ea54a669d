// State of the editor of one draft: the document as typed, what can be undone, and what was saved.

import type { LineUse, TariffBarangay, TariffOffice } from '@ebpls/contracts';
import type { TariffText } from '@ebpls/contracts/tariff';
import { createStore, type StoreApi } from '@ebpls/remote-kit';

import type { DocumentChange } from '../tariff-sheets/sheet.ts';

/** A saved document with its revision. */
export interface TariffBase {
  readonly revision: number;
  readonly document: TariffText;
  /** How many businesses have each line; a save leaves it as it was. */
  readonly line_uses?: readonly LineUse[] | undefined;
  /** What the document may name beside its own rows; a save leaves it as it was. */
  readonly barangays?: readonly TariffBarangay[] | undefined;
  readonly offices?: readonly TariffOffice[] | undefined;
}

export interface TariffEditing {
  readonly base: TariffBase;
  readonly document: TariffText;
  readonly past: readonly TariffText[];
  readonly future: readonly TariffText[];
  /** The cell of the last change: further typing into it is undone at once. */
  readonly cell: string | undefined;
  readonly change: (next: DocumentChange, cell?: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** What was sent is saved; what was typed meanwhile stays unsaved. */
  readonly setBase: (base: TariffBase) => void;
  /** Shows a saved document, without what was typed. */
  readonly restart: (base: TariffBase) => void;
}

export type TariffStore = StoreApi<TariffEditing>;

/** Changes that can be undone; rows are shared, so that each is small. */
const MOST_UNDONE = 200;

export function createTariffStore(base: TariffBase): TariffStore {
  const start = { base, document: base.document, past: [], future: [], cell: undefined };
  return createStore<TariffEditing>((set) => ({
    ...start,
    change: (next, cell) =>
      set((state) => {
        const document = next(state.document);
        if (document === state.document) return state;
        const isSameCell = cell !== undefined && cell === state.cell;
        const past = isSameCell ? state.past : [...state.past, state.document].slice(-MOST_UNDONE);
        return { document, past, future: [], cell };
      }),
    undo: () =>
      set(({ document, past, future }) => {
        const formerDocument = past.at(-1);
        return formerDocument === undefined
          ? {}
          : { document: formerDocument, past: past.slice(0, -1), future: [document, ...future], cell: undefined };
      }),
    redo: () =>
      set(({ document, past, future: [next, ...future] }) =>
        next === undefined ? {} : { document: next, past: [...past, document], future, cell: undefined },
      ),
    setBase: (savedBase) => set(({ base }) => ({ base: { ...base, ...savedBase } })),
    restart: (savedBase) =>
      set({ base: savedBase, document: savedBase.document, past: [], future: [], cell: undefined }),
  }));
}

/** The parts that differ from what was saved, each whole; null where one was removed. */
export function listChangedParts({
  base,
  document,
}: Pick<TariffEditing, 'base' | 'document'>): Record<string, unknown> {
  const names = new Set([...Object.keys(base.document), ...Object.keys(document)]) as ReadonlySet<keyof TariffText>;
  return Object.fromEntries(
    [...names].filter((name) => base.document[name] !== document[name]).map((name) => [name, document[name] ?? null]),
  );
}
