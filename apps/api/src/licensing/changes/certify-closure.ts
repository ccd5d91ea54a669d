// Certifies the closure (retirement) of a business that has no open cases.

import { billMachine, CLEARED_STATES, installmentMachine, getNextState } from '@ebpls/rules';
import { sql } from 'kysely';

import { recordAudit } from '../../platform/identity/audit.ts';
import { Refused } from '../../platform/refused.ts';
import { reverseBillEntry } from '../../domain/ledger/book-bill.ts';
import type { ApplicationRow } from '../../domain/applications/find-application.ts';
import { listOfficeTitles } from '../../domain/applications/cases/open-applications.ts';
import { lockBill } from '../../domain/ledger/due/orders.queries.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { refuseUnpaid } from './refuse-unpaid.ts';
import { moveBusiness } from '../../domain/applications/move-dependents.ts';

/** A business that closes has no open cases. Refused: conflict, naming the open clearances or the unpaid orders. */
export async function refuseUnfinished(tx: ActorTransaction, application: ApplicationRow): Promise<void> {
  const open = await tx.trx
    .selectFrom('clearance')
    .select('office')
    .where('assessment_id', '=', application.assessment_id)
    .where('state', 'not in', [...CLEARED_STATES])
    .orderBy('clearance_id')
    .execute();
  if (open.length > 0) {
    const offices = listOfficeTitles(
      tx,
      open.map(({ office }) => office),
      tx.actor.locale,
    );
    throw new Refused('conflict', 'retirement.clearances_open', { params: { offices } });
  }
  if (application.change?.kind === 'RETIREMENT') await refuseUnpaid(tx, application, application.change.closure_date);
}

/**
 * The certificate is signed: the business is retired, its permits are surrendered and later installments are void
 * (domain reference 3.7 and rule 1 of 4.7). Refused: conflict when it is not closing any more, or a case is open.
 */
export async function certifyClosure(
  tx: ActorTransaction,
  application: ApplicationRow,
  permit_no: string,
): Promise<void> {
  const { trx, actor, now, today } = tx;
  const { business_id, assessment_id } = application;
  await refuseUnfinished(tx, application);
  const { from, to } = await moveBusiness(tx, business_id, { act: 'certify_retirement', as: 'system' });
  if (to !== 'RETIRED') throw new Refused('conflict', 'permit.business_stopped');
  await surrenderPermits(tx, business_id, permit_no);
  const voidedInstallments = await voidLaterInstallments(tx, application);
  await trx
    .insertInto('business_change')
    .values({
      business_id,
      assessment_id,
      kind: 'RETIREMENT',
      before: JSON.stringify({ state: from, voided: voidedInstallments }),
      after: JSON.stringify({ state: to }),
      effective_on: application.change?.kind === 'RETIREMENT' ? application.change.closure_date : today,
      recorded_by: actor.account_id,
      recorded_at: now,
    })
    .execute();
}

async function surrenderPermits(
  { trx, actor }: ActorTransaction,
  business_id: number,
  certificate_no: string,
): Promise<void> {
  const surrenderedPermits = await trx
    .updateTable('permit')
    .set({ state: 'SURRENDERED', replaced_by: certificate_no })
    .where('business_id', '=', business_id)
    .where('kind', 'in', ['PERMIT', 'TEMPORARY'])
    .where('state', '=', 'ACTIVE')
    .returning('permit_no')
    .execute();
  for (const { permit_no } of surrenderedPermits)
    await recordAudit(trx, actor, {
      act: 'permit.surrender',
      object_kind: 'permit',
      object_id: permit_no,
      detail: { certificate_no },
    });
}

interface LaterInstallment {
  readonly installment_id: number;
  readonly bill_id: number;
  readonly no: number;
}

/** Installments after the closure are reversed in the ledger; an order without another open one is settled by it. */
async function voidLaterInstallments(tx: ActorTransaction, { business_id }: ApplicationRow): Promise<number[]> {
  const { trx } = tx;
  const { rows: laterInstallments } = await sql<
    LaterInstallment & { state: 'NOT_DUE' | 'DUE' | 'OVERDUE' | 'PARTIAL' }
  >`
    select i.installment_id, i.bill_id, i.no, i.state
    from application a
    join bill b using (assessment_id)
    join installment i using (bill_id)
    where a.business_id = ${business_id}::bigint
      and b.state = 'APPROVED'
      and i.state not in ('PAID', 'VOID', 'WAIVED')
    order by i.bill_id, i.no`.execute(trx);
  for (const billId of new Set(laterInstallments.map((installment) => installment.bill_id)))
    await refuseMoneyUnderWay(tx, billId);
  for (const { installment_id, bill_id, no, state } of laterInstallments) {
    const installmentTransition = getNextState(installmentMachine, state, { act: 'void', actor: 'system' });
    if ('refused' in installmentTransition) continue;
    await trx
      .updateTable('installment')
      .set({ state: installmentTransition.to })
      .where('installment_id', '=', installment_id)
      .execute();
    await reverseBillEntry(tx, bill_id, { memo: 'retired', installment_no: no });
  }
  const transition = getNextState(billMachine, 'APPROVED', { act: 'settle', actor: 'system' });
  if ('refused' in transition) return [];
  for (const billId of new Set(laterInstallments.map((installment) => installment.bill_id)))
    await trx.updateTable('bill').set({ state: transition.to }).where('bill_id', '=', billId).execute();
  return laterInstallments.map(({ installment_id }) => installment_id);
}

/** A payment of a void installment would belong to nothing. Refused: conflict. */
async function refuseMoneyUnderWay({ trx }: ActorTransaction, bill_id: number): Promise<void> {
  await lockBill(trx, bill_id);
  const open = await trx
    .selectFrom('payment_attempt')
    .select('request_id')
    .where('bill_id', '=', bill_id)
    .where('state', 'in', ['CREATED', 'REDIRECTED', 'PENDING'])
    .executeTakeFirst();
  if (open) throw new Refused('conflict', 'application.payment_under_way');
}
