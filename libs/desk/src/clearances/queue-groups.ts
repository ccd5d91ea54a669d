import type { ClearanceRow, ClearanceView } from '@ebpls/contracts';

/** By what the clock says, as a clerk reads a queue: late first, stopped last. */
const QUEUE_GROUPS = ['overdue', 'due_today', 'later', 'stopped', 'decided'] as const;
export type QueueGroup = (typeof QUEUE_GROUPS)[number];

/** Which group a row belongs to. A decided case has no clock any more. */
export function groupOf(row: Pick<ClearanceRow, 'flags' | 'is_paused'>, view: ClearanceView): QueueGroup {
  if (view === 'decided') return 'decided';
  if (row.is_paused) return 'stopped';
  if (row.flags.includes('overdue')) return 'overdue';
  return row.flags.includes('due_today') ? 'due_today' : 'later';
}

/** The rows of a queue under their heads, in the order in which J and K walk through them. */
export function groupedQueue<R extends Pick<ClearanceRow, 'flags' | 'is_paused'>>(
  rows: readonly R[],
  view: ClearanceView,
): { readonly group: QueueGroup; readonly rows: readonly R[] }[] {
  return QUEUE_GROUPS.map((group) => ({ group, rows: rows.filter((row) => groupOf(row, view) === group) })).filter(
    ({ rows: own }) => own.length > 0,
  );
}
