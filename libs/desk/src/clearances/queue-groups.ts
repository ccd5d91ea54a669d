import type { ClearanceRow, ClearanceView } from '@ebpls/contracts';

/** Groups of the queue by the legal clock: overdue first, stopped clock last. */
const QUEUE_GROUPS = [
  'overdue',
  'today',
  'this_week',
  'later',
  'none',
  'post_audit',
  'decided',
  'out_of_turn',
  'sorted',
] as const;
export type QueueGroup = (typeof QUEUE_GROUPS)[number];

/** The state of the queue: its view, and the order that the person chose. */
export interface QueueView {
  readonly view: ClearanceView;
  readonly sort?: string | undefined;
}

/** Which group a row belongs to. A decided case has no clock any more, and a chosen order knows no groups. */
export function getQueueGroup(row: Pick<ClearanceRow, 'due_group'>, { view, sort }: QueueView): QueueGroup {
  if (sort !== undefined) return 'sorted';
  if (view === 'post_audit' || view === 'decided' || view === 'out_of_turn') return view;
  return row.due_group;
}

/** The rows of a queue under their heads, in the order in which J and K walk through them. */
export function groupQueue<R extends Pick<ClearanceRow, 'due_group'>>(
  rows: readonly R[],
  queueView: QueueView,
): { readonly group: QueueGroup; readonly rows: readonly R[] }[] {
  return QUEUE_GROUPS.map((group) => ({
    group,
    rows: rows.filter((row) => getQueueGroup(row, queueView) === group),
  })).filter(({ rows: own }) => own.length > 0);
}
