import { getYear, sumCentavos } from '@ebpls/rules';
import { sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';
import type { Api } from '../../platform/http/api.ts';
import { getApplicationCode, lockApplicationById } from '../../domain/applications/find-application.ts';
import { loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import {
  hasOverdue,
  isWithoutPermit,
  type StandingDay,
  toStandingDay,
} from '../../domain/applications/compliance/standing.queries.ts';
import { mailOwner } from '../../domain/applications/notices/notify-owner.ts';
import { type Transaction, isFirstOccasion, runForEachCase } from '../../platform/transactions/transaction.ts';
import { formatPeso } from '../../platform/format.ts';
import { listOrderBalances, type OrderBalance } from '../../domain/application-read/current-balances.ts';
import { moveBusiness } from '../../domain/applications/move-dependents.ts';

/**
 * T11 and row B2: the day after the renewal window a business that no permit allows to operate is expired. The owner of
 * one with an overdue installment is notified once for each installment that is the oldest unpaid.
 */
export async function watchStandings(api: Api): Promise<void> {
  const at = toStandingDay(api.clock.today(), await loadReferenceRows(api.db));
  const endedBusinesses = at.day > at.window.until ? await listEndedBusinesses(api.db, at) : [];
  await runForEachCase(api, endedBusinesses, expireBusiness);
  const overdue = await listOverdue(api.db, at.day);
  await runForEachCase(api, [...overdue.keys()], (tx, business_id) =>
    notifyOverdue(tx, business_id, overdue.get(business_id) ?? at.day),
  );
}

async function listEndedBusinesses(db: Database, at: StandingDay): Promise<number[]> {
  const { rows } = await sql<{ business_id: number }>`
    select b.business_id
    from business b
    where b.state = 'ACTIVE' and b.discarded_at is null and ${isWithoutPermit(at, 'register')}
      and exists (
        select
        from application a
        where a.business_id = b.business_id and a.state = 'ISSUED' and a.tax_year < ${getYear(at.day)}
      )
    order by b.business_id`.execute(db);
  return rows.map(({ business_id }) => business_id);
}

/** Operating businesses with an overdue amount, each with the due day of the oldest of it. */
async function listOverdue(db: Database, today: string): Promise<Map<number, string>> {
  const { rows } = await sql<{ business_id: number; since: string }>`
    select
      b.business_id,
      (
        select min(i.due_on)
        from application a
        join bill l using (assessment_id)
        join installment i using (bill_id)
        where a.business_id = b.business_id
          and a.application_type <> 'SPECIAL'
          and l.state = 'APPROVED'
          and i.state not in ('PAID', 'VOID', 'WAIVED')
      ) as since
    from business b
    where b.state in ('ACTIVE', 'EXPIRED') and ${hasOverdue(today, 'register')}
    order by b.business_id`.execute(db);
  return new Map(rows.map(({ business_id, since }) => [business_id, since]));
}

async function expireBusiness(tx: Transaction, business_id: number): Promise<void> {
  const { from, to } = await moveBusiness(tx, business_id, { act: 'expire', as: 'system' });
  if (from === to) return;
  const application = await lockNewestApplication(tx, business_id);
  if (!application) return;
  const link = `${tx.public_url}/app/management/companies/assessment/${application.company_code}`;
  await mailOwner(tx, application, { template: 'business_expired', params: { year: getYear(tx.today), link } });
}

async function notifyOverdue(tx: Transaction, business_id: number, since: string): Promise<void> {
  if (!(await isFirstOccasion(tx, { timer: 'T11', object_kind: 'business', object_id: business_id, occasion: since })))
    return;
  const { trx, rows, today } = tx;
  const orders = (await listOrderBalances(trx, [business_id], { today, rows })).filter(({ due }) => due.total > 0);
  if (orders.length === 0) return;
  const [oldest, ...others] = await listOrderApplications(trx, orders.toSorted(compareOverdue));
  if (oldest === undefined) return;
  const application = await lockApplicationById(tx, oldest.assessment_id);
  const amount = formatPeso(sumCentavos(orders.map(({ due }) => due.total)));
  const joint_codes = [oldest, ...others].map(getApplicationCode);
  await mailOwner(tx, application, { template: 'business_delinquent', params: { amount }, joint_codes });
}

/** Applications of orders, in their sequence. */
async function listOrderApplications(trx: Trx, orders: readonly OrderBalance[]) {
  const bill_ids = orders.map(({ bill_id }) => bill_id);
  const applications = await trx
    .selectFrom('bill')
    .innerJoin('application', 'application.assessment_id', 'bill.assessment_id')
    .select(['bill_id', 'application.assessment_id', 'assessment_code'])
    .where('bill_id', 'in', bill_ids)
    .execute();
  return applications.toSorted((one, other) => bill_ids.indexOf(one.bill_id) - bill_ids.indexOf(other.bill_id));
}

function compareOverdue(one: OrderBalance, other: OrderBalance): number {
  return getOverdueDay(one).localeCompare(getOverdueDay(other));
}

/** Since when an order is overdue; one that is not comes last. */
function getOverdueDay({ due }: OrderBalance): string {
  return due.overdue_since ?? '9999-12-31';
}

/** The newest application that was issued or billed: the mail is sent with it. */
async function lockNewestApplication(tx: Transaction, business_id: number) {
  const newestApplication = await tx.trx
    .selectFrom('application')
    .select('assessment_id')
    .where('business_id', '=', business_id)
    .where('state', 'in', ['ISSUED', 'FOR_PAYMENT', 'PAID', 'FOR_SIGNATURE'])
    .orderBy('assessment_id', 'desc')
    .executeTakeFirst();
  return newestApplication && lockApplicationById(tx, newestApplication.assessment_id);
}
