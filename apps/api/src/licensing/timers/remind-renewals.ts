// Reminds owners who have not filed the renewal of their permit (T10).

import { getMonth, getYear } from '@ebpls/rules';
import { sql } from 'kysely';

import type { Api } from '../../platform/http/api.ts';
import { lockApplicationById } from '../../domain/applications/find-application.ts';
import { loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import { mailOwner } from '../../domain/applications/notices/notify-owner.ts';
import { type Transaction, runForEachCase, isFirstOccasion } from '../../platform/transactions/transaction.ts';
import { findYearWindow } from '../../platform/reference/ordinance-policies.ts';

const DECEMBER = 12;

/** The days of a season on which owners are reminded (T10). */
function listReminderDays(year: number): string[] {
  return [`${year - 1}-12-01`, `${year - 1}-12-15`, `${year}-01-05`, `${year}-01-18`];
}

/**
 * T10 (domain reference 3.9 and 3.10): owners with a permit of last year who have not filed for the new one are
 * reminded four times, the newest reminder only after a standstill.
 */
export async function remindRenewals(api: Api): Promise<void> {
  const today = api.clock.today();
  const year = getMonth(today) === DECEMBER ? getYear(today) + 1 : getYear(today);
  const { until: last_day } = findYearWindow(year, await loadReferenceRows(api.db));
  const reminderDay = listReminderDays(year)
    .filter((day) => day <= today)
    .at(-1);
  if (reminderDay === undefined || today > last_day) return;
  const { rows } = await sql<{ assessment_id: number }>`
    select max(a.assessment_id)::bigint as assessment_id
    from application a
    join business b using (business_id)
    where a.state = 'ISSUED'
      and a.tax_year = ${year - 1}
      and b.state in ('ACTIVE', 'EXPIRED')
      and b.discarded_at is null
      and not exists (
        select
        from application n
        where n.business_id = a.business_id
          and n.tax_year = ${year}
          and n.state not in ('DRAFT', 'REJECTED', 'WITHDRAWN', 'LAPSED', 'CANCELLED')
      )
    group by a.business_id
    order by 1`.execute(api.db);
  await runForEachCase(
    api,
    rows.map(({ assessment_id }) => assessment_id),
    (tx, id) => remindOfRenewal(tx, id, { year, reminderDay, last_day }),
  );
}

async function remindOfRenewal(
  tx: Transaction,
  assessment_id: number,
  season: { readonly year: number; readonly reminderDay: string; readonly last_day: string },
): Promise<void> {
  const application = await lockApplicationById(tx, assessment_id);
  if (
    !(await isFirstOccasion(tx, {
      timer: 'T10',
      object_kind: 'business',
      object_id: application.business_id,
      occasion: season.reminderDay,
    }))
  )
    return;
  const link = `${tx.public_url}/app/management/companies/assessment/${application.company_code}`;
  await mailOwner(tx, application, {
    template: 'renewal_reminder',
    params: { year: season.year, last_day: season.last_day, link },
  });
}
