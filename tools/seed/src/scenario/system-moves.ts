// Changes states in the demo data that no person changes on a screen, as timers and the passing of time do.

import type { BusinessState } from '@ebpls/contracts';
import type { Actor as RulesActor, ApplicationAct } from '@ebpls/rules';
import { sql } from 'kysely';

import { lockApplicationById } from '../../../../apps/api/src/domain/applications/find-application.ts';
import { moveApplication } from '../../../../apps/api/src/domain/applications/move-application.ts';
import { reverseBillEntry } from '../../../../apps/api/src/domain/ledger/book-bill.ts';
import { inTransaction } from '../../../../apps/api/src/platform/transactions/transaction.ts';
import type { FiledApplication, ScenarioContext } from './acts.ts';

/** A state change of a demo application that no screen offers: by a timer, or by the administrator. */
interface SystemMove {
  readonly act: ApplicationAct;
  readonly as: RulesActor;
  readonly note?: string;
  /** Params of the history's sentence. */
  readonly params?: Readonly<Record<string, string>>;
}

/** Moves an application along the same table of its life as every act does. */
export async function applySystemMove(
  { server, timeline }: ScenarioContext,
  { assessment_code }: FiledApplication,
  systemMove: SystemMove,
): Promise<void> {
  server.at(timeline.next());
  await inTransaction(server.api, undefined, async (tx) => {
    const row = await tx.trx
      .selectFrom('application')
      .select('assessment_id')
      .where('assessment_code', '=', assessment_code)
      .executeTakeFirstOrThrow();
    await moveApplication(tx, await lockApplicationById(tx, row.assessment_id), systemMove);
  });
}

/** The order of payment that nobody paid runs out with its application: nothing of it is owed any more. */
export async function expireBill(
  { server }: Pick<ScenarioContext, 'server'>,
  { assessment_code }: FiledApplication,
): Promise<void> {
  await inTransaction(server.api, undefined, async (tx) => {
    const { bill_id, top_no } = await tx.trx
      .selectFrom('bill')
      .innerJoin('application', 'application.assessment_id', 'bill.assessment_id')
      .select(['bill.bill_id', 'bill.top_no'])
      .where('assessment_code', '=', assessment_code)
      .where('bill.state', '=', 'APPROVED')
      .executeTakeFirstOrThrow();
    await tx.trx.updateTable('bill').set({ state: 'EXPIRED' }).where('bill_id', '=', bill_id).execute();
    await tx.trx.updateTable('installment').set({ state: 'VOID' }).where('bill_id', '=', bill_id).execute();
    await reverseBillEntry(tx, bill_id, { memo: top_no ?? '' });
  });
}

/** Sets the state of a business that the paper register, or the passing of time, gives it. */
export async function setBusinessState(
  { server }: Pick<ScenarioContext, 'server'>,
  company_code: string,
  state: BusinessState,
): Promise<void> {
  await server.api.db.updateTable('business').set({ state }).where('company_code', '=', company_code).execute();
}

/** Last years’ permits end with their year. */
export async function endOldPermits({ server }: Pick<ScenarioContext, 'server'>, today: string): Promise<void> {
  await server.api.db
    .updateTable('permit')
    .set({ state: 'EXPIRED' })
    .where('state', '=', 'ACTIVE')
    .where('expires_on', '<', today)
    .execute();
}

/** Moves the gateway's notifications from the time of the seed to the days of the timeline. */
export async function updateNotificationDates({ server }: Pick<ScenarioContext, 'server'>): Promise<void> {
  await sql`
    update payment_notification n
    set received_at = coalesce(t.closed_at, t.created_at)
    from payment_attempt t
    where t.request_id = n.request_id
  `.execute(server.api.db);
}
