import type { ReplyBody, getStatement } from '@ebpls/contracts';
import { explainMovedDue } from '@ebpls/rules';

import type { Database } from '../../platform/database/database.ts';
import type { InstallmentBalance } from '../../domain/ledger/history/installment-balances.ts';
import { getRules } from '../../domain/applications/cases/assess-case.ts';
import type { ReferenceRows } from '../../platform/reference/reference-rows.ts';

type MovedDueDay = ReplyBody<typeof getStatement>['companies'][number]['rows'][number]['moved'];
type NamedDays = ReadonlyMap<string, string>;

/** Names of the days on which the municipality is closed: a holiday, or an order that suspended work. */
export async function findClosedDays(db: Database): Promise<NamedDays> {
  const days = await db.selectFrom('holiday').select(['day', 'name']).execute();
  return new Map(days.map(({ day, name }) => [day, name]));
}

/** Closed days that moved the due day of an installment; undefined where none did. */
export function findMovedDueDay(
  { current, root }: InstallmentBalance,
  rows: ReferenceRows,
  closedDays: NamedDays,
): MovedDueDay {
  // Debts may be older than the oldest stored code.
  if (!rows.ordinances.some(({ effective_on }) => effective_on <= `${root.year}-01-01`)) return undefined;
  const installment = { no: root.of_no, year: root.year, mode: root.mode, due: current.due_on };
  const movedDue = explainMovedDue(installment, {
    policy: getRules(rows, root.year).ordinance.due,
    holidays: rows.holidays,
  });
  return (
    movedDue && {
      from: movedDue.from,
      closed: movedDue.closed.map((day) => ({ day, name: closedDays.get(day) ?? null })),
    }
  );
}
