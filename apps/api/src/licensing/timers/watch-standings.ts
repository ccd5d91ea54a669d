import type { BusinessState } from '@ebpls/contracts';
import { type BusinessAct, businessMachine, move, yearOf } from '@ebpls/rules';
import { sql } from 'kysely';

import { audit } from '../../platform/identity/audit.ts';
import type { Database, Trx } from '../../platform/database/database.ts';
import type { Api } from '../../platform/http/api.ts';
import { lockApplicationById } from '../../domain/applications/find-application.ts';
import { referenceRows } from '../../domain/reference/reference-rows.ts';
import { mailOwner } from '../../domain/applications/tell.ts';
import type { Transaction } from '../../domain/transactions/transaction.ts';
import { peso } from '../../platform/format.ts';
import { dueNow } from '../../domain/application-views/due-now.ts';
import { onEachCase } from '../../domain/transactions/each-case.ts';
import { renewalDay } from './remind-renewals.ts';

type Act = Extract<BusinessAct, 'expire' | 'fall_delinquent' | 'settle'>;

/**
 * T11 and rows B2 to B4: the day after the renewal day a business without a renewal is expired; one with an overdue
 * installment is delinquent until nothing is overdue.
 */
export async function watchStandings(api: Api): Promise<void> {
  const today = api.clock.today();
  const year = yearOf(today);
  const last_day = renewalDay(await referenceRows(api.db), year);
  const unrenewed = last_day !== undefined && today > last_day ? await listUnrenewed(api.db, year) : [];
  await onEachCase(api, unrenewed, (tx, id) => change(tx, id, 'expire'));
  const overdue = new Set(await listOverdue(api.db, today));
  const states = await api.db
    .selectFrom('business')
    .select(['business_id', 'state'])
    .where('state', 'in', ['ACTIVE', 'EXPIRED', 'DELINQUENT'])
    .execute();
  await onEachCase(
    api,
    states
      .filter(({ business_id, state }) => state !== 'DELINQUENT' && overdue.has(business_id))
      .map(({ business_id }) => business_id),
    (tx, id) => change(tx, id, 'fall_delinquent'),
  );
  const recovered = states
    .filter(({ business_id, state }) => state === 'DELINQUENT' && !overdue.has(business_id))
    .map(({ business_id }) => business_id);
  await onEachCase(api, await withPermit(api.db, recovered, today), (tx, id) => change(tx, id, 'settle'));
}

async function listUnrenewed(db: Database, year: number): Promise<number[]> {
  const { rows } = await sql<{ business_id: number }>`
    select b.business_id
    from business b
    where b.state = 'ACTIVE'
      and b.discarded_at is null
      and exists (
        select
        from application a
        where a.business_id = b.business_id and a.state = 'ISSUED' and a.tax_year < ${year}
      )
      and not exists (
        select
        from application a
        where a.business_id = b.business_id
          and a.tax_year >= ${year}
          and a.state not in ('DRAFT', 'REJECTED', 'WITHDRAWN', 'LAPSED', 'CANCELLED')
      )
    order by b.business_id`.execute(db);
  return rows.map(({ business_id }) => business_id);
}

async function listOverdue(db: Database | Trx, today: string): Promise<number[]> {
  const { rows } = await sql<{ business_id: number }>`
    select distinct a.business_id
    from installment i
    join bill b using (bill_id)
    join application a using (assessment_id)
    where b.state = 'APPROVED'
      and i.state not in ('PAID', 'VOID', 'WAIVED')
      and i.due_on < ${today}::date
      -- An event that nobody paid for is not held; it says nothing about the year.
      and a.application_type <> 'SPECIAL'
    order by 1`.execute(db);
  return rows.map(({ business_id }) => business_id);
}

async function withPermit(db: Database, business_ids: readonly number[], today: string): Promise<number[]> {
  if (business_ids.length === 0) return [];
  const rows = await db
    .selectFrom('permit')
    .select('business_id')
    .distinct()
    .where('business_id', 'in', [...business_ids])
    .where('kind', '=', 'PERMIT')
    .where('state', '=', 'ACTIVE')
    .where('expires_on', '>=', today)
    .execute();
  return rows.map(({ business_id }) => business_id);
}

async function change(tx: Transaction, business_id: number, act: Act): Promise<void> {
  const { trx, now } = tx;
  const { state } = await trx
    .selectFrom('business')
    .select('state')
    .where('business_id', '=', business_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const moved = move(businessMachine, state, { act, actor: 'system' });
  if ('refused' in moved) return;
  await trx
    .updateTable('business')
    .set({ state: moved.to, updated_at: now })
    .where('business_id', '=', business_id)
    .execute();
  await audit(trx, undefined, {
    act: `business.${act}`,
    object_kind: 'business',
    object_id: business_id,
    detail: { from: state, to: moved.to },
  });
  if (act !== 'settle') await notify(tx, business_id, moved.to);
}

/** The notice goes out with the newest application that was issued or billed; what is owed is that of the day. */
async function notify(tx: Transaction, business_id: number, state: BusinessState): Promise<void> {
  const { trx, rows, today } = tx;
  const newest = await trx
    .selectFrom('application')
    .select('assessment_id')
    .where('business_id', '=', business_id)
    .where('state', 'in', ['ISSUED', 'FOR_PAYMENT', 'PAID', 'FOR_SIGNATURE'])
    .orderBy('assessment_id', 'desc')
    .executeTakeFirst();
  if (!newest) return;
  const application = await lockApplicationById(tx, newest.assessment_id);
  const owed = (await dueNow(trx, [business_id], { today, rows })).get(business_id);
  const link = `${tx.public_url}/app/management/companies`;
  if (state === 'EXPIRED')
    await mailOwner(tx, application, { template: 'business_expired', params: { year: yearOf(today), link } });
  else if (owed !== undefined)
    await mailOwner(tx, application, { template: 'business_delinquent', params: { amount: peso(owed), link } });
}
