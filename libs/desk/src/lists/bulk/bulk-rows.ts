import { type Selection, useSelection } from '@ebpls/ui/lists';

import { useDeskKeys } from '../../frame/keys/desk-keys.ts';

/** A list row that a bulk action may include. */
export interface BulkRow {
  /** Key of the row in the act: an application's number, a clearance. */
  readonly id: string;
  readonly name: string;
  readonly note: string;
  /** Address of the case. */
  readonly to: string;
}

/** Acts that take several rows at once, by the words of the single act; the first that is open is the main one. */
const BULK_ACTS = ['release', 'sign', 'claim', 'print_permit', 'print_slip'] as const;
export type BulkAct = (typeof BULK_ACTS)[number];

/** Name of the act in the desk's own action, beside the single act. */
export const toBulkActName = (act: BulkAct): string => `${act}_several`;

/** Whether the act makes papers and leaves the rows as they are. */
export const isPrint = (act: BulkAct): boolean => act === 'print_permit' || act === 'print_slip';

export interface BulkList {
  readonly selection: Selection;
  /** Each act that some row of the list can take, with these rows. */
  readonly rowsByAct: ReadonlyMap<BulkAct, readonly BulkRow[]>;
  readonly rows: readonly BulkRow[];
}

/**
 * The rows of a list that can be selected, because at least one of the acts is open on them. `S` selects the open case.
 */
export function useBulkRows<R>(
  records: readonly R[],
  {
    row,
    acts,
    open,
  }: {
    readonly row: (listed: R) => BulkRow;
    readonly acts: (listed: R) => readonly string[];
    /** The `id` of the row whose case is open. */
    readonly open: string | undefined;
  },
): BulkList {
  const takes = new Map(
    BULK_ACTS.map((act) => [act, records.filter((one) => acts(one).includes(act)).map(row)] as const).filter(
      ([, rows]) => rows.length > 0,
    ),
  );
  const rows = records
    .filter((one) => acts(one).some((act) => BULK_ACTS.some((candidate) => candidate === act)))
    .map(row);
  const ids = rows.map(({ id }) => id);
  const selection = useSelection(ids);
  useDeskKeys({ s: open !== undefined && ids.includes(open) ? () => selection.toggle(open) : undefined });
  return { selection, rowsByAct: takes, rows };
}
