import type { ReplyBody, requestDeclaredOrder as requestEndpoint } from '@ebpls/contracts';
import { addWorkingDays, isWorkingDay, computeOrderReviewDay } from '@ebpls/rules';

import type { Api } from '../../platform/http/api.ts';
import { Refused } from '../../platform/refused.ts';
import { approveByRule } from '../../domain/billing/approve-bill.ts';
import { computeByRule } from '../../domain/billing/compute-bill.ts';
import { caseEscalated } from '../../domain/applications/application-events.ts';
import {
  type ApplicationRow,
  getApplicationCode,
  lockApplication,
  lockApplicationById,
} from '../../domain/applications/find-application.ts';
import { recordAct } from '../../domain/applications/record-act.ts';
import { insertEvent } from '../../domain/notifications/events/events.ts';
import { loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import { canRequestDeclaredOrder } from '../../domain/applications/deemed-approval/declared-order.ts';
import { loadSilencePolicy } from '../../domain/applications/deemed-approval/silence-policy.ts';
import { type ActorTransaction, type Transaction, runForEachCase } from '../../platform/transactions/transaction.ts';
import { selectForPostAudit } from './audit-open-clearances.ts';

/**
 * Row A20: the owner requests the order of payment on the declared figures; the licensing office and the treasurer see
 * it first. Refused: missing (another's), conflict (the limit has not passed, or an order exists or was requested).
 */
export async function requestDeclaredOrder(
  tx: ActorTransaction,
  assessment_code: string,
): Promise<ReplyBody<typeof requestEndpoint>> {
  const { trx, rows, today } = tx;
  const application = await lockApplication(trx, assessment_code, tx.actor);
  if (!(await canRequestDeclaredOrder(trx, application, { rows, today })))
    throw new Refused('conflict', 'declared_order.not_open');
  const { order_wd } = await loadSilencePolicy(trx);
  const issues_on = addWorkingDays(computeOrderReviewDay(today, order_wd, rows.holidays), 1, rows.holidays);
  await trx
    .updateTable('application')
    .set({ declared_order_requested_on: today, updated_at: tx.now })
    .where('assessment_id', '=', application.assessment_id)
    .execute();
  await recordAct(tx, application, {
    history: { act: 'declared_order.request', params: { issues_on } },
    audit: {
      act: 'application.request_declared_order',
      object_kind: 'application',
      object_id: application.assessment_id,
      detail: { issues_on },
    },
  });
  await insertEvent(tx, caseEscalated, {
    assessment_id: application.assessment_id,
    audience: 'licensing',
    mails: [
      {
        template: 'declared_order_requested',
        params: { issues_on },
        path: `/bplo/request/clearances?case=${getApplicationCode(application)}`,
      },
    ],
  });
  return { assessment_code: getApplicationCode(application), requested_on: today, issues_on };
}

/**
 * Row A20: a requested order that the office did not process within its working day is issued by rule. On working days.
 */
export async function issueDeclaredOrders(api: Api): Promise<void> {
  const today = api.clock.today();
  const { holidays } = await loadReferenceRows(api.db);
  if (!isWorkingDay(today, holidays)) return;
  const { order_wd } = await loadSilencePolicy(api.db);
  const applications = await api.db
    .selectFrom('application')
    .select(['assessment_id', 'declared_order_requested_on'])
    .where('declared_order_requested_on', 'is not', null)
    .where('declared_order_issued_on', 'is', null)
    .where('state', 'in', ['IN_CLEARANCE', 'CLEARED', 'ASSESSED'])
    .orderBy('assessment_id')
    .execute();
  const due = applications.filter(
    ({ declared_order_requested_on: day }) => day !== null && computeOrderReviewDay(day, order_wd, holidays) < today,
  );
  await runForEachCase(
    api,
    due.map(({ assessment_id }) => assessment_id),
    issueDeclaredOrder,
  );
}

const BEFORE_ORDER: readonly ApplicationRow['state'][] = ['IN_CLEARANCE', 'CLEARED', 'ASSESSED'];

/** A bill that the licensing office computed meanwhile is approved as it is; else the rules compute it. */
async function issueDeclaredOrder(tx: Transaction, assessment_id: number): Promise<void> {
  const application = await lockApplicationById(tx, assessment_id);
  if (!BEFORE_ORDER.includes(application.state) || application.declared_order_issued_on !== null) return;
  // Written before the bill, whose event leaves the offices' parts open beside it.
  await tx.trx
    .updateTable('application')
    .set({ declared_order_issued_on: tx.today, updated_at: tx.now })
    .where('assessment_id', '=', assessment_id)
    .execute();
  const systemTx = { ...tx, skipsNotifications: true };
  const computedBill = application.state === 'ASSESSED' ? await findComputedBill(tx, assessment_id) : undefined;
  const bill_id = computedBill ?? (await computeByRule(systemTx, application)).bill_id;
  await recordAct(tx, application, {
    history: { act: 'declared_order.issue' },
    audit: {
      act: 'application.issue_declared_order',
      object_kind: 'application',
      object_id: assessment_id,
      detail: { bill_id, ground: 'RA 11032, Sec. 10' },
    },
  });
  await selectForPostAudit(tx, application, 'DECLARED_FIGURES');
  await approveByRule(tx, bill_id);
}

async function findComputedBill({ trx }: Transaction, assessment_id: number): Promise<number | undefined> {
  const bill = await trx
    .selectFrom('bill')
    .select('bill_id')
    .where('assessment_id', '=', assessment_id)
    .where('state', '=', 'COMPUTED')
    .executeTakeFirst();
  return bill?.bill_id;
}
