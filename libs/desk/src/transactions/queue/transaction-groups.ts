import { type AssessmentRow, DUE_GROUPS, type DueGroup, GROWING_VIEWS, type TransactionView } from '@ebpls/contracts';

interface TransactionGroup {
  /** Undefined where the list has no groups. */
  readonly group: DueGroup | undefined;
  readonly rows: readonly AssessmentRow[];
}

interface ListOrder {
  readonly view: TransactionView;
  /** The person chose an order by a column. */
  readonly isSorted: boolean;
}

/**
 * The applications by when the municipality's next act is due, in the order in which J and K walk through them. Finished
 * applications and a chosen order have no groups.
 */
export function groupTransactions(
  rows: readonly AssessmentRow[],
  { view, isSorted }: ListOrder,
): readonly TransactionGroup[] {
  if (isSorted || GROWING_VIEWS.has(view)) return rows.length > 0 ? [{ group: undefined, rows }] : [];
  return DUE_GROUPS.map((group) => ({ group, rows: rows.filter(({ due_group }) => due_group === group) })).filter(
    ({ rows: own }) => own.length > 0,
  );
}
