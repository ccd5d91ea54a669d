// The steps of a sanction case between recommendation and decision: show-cause order, owner's answer, compliance.

import { toManilaDay, computeShowCauseDay } from '@ebpls/rules';

import type { Api } from '../../platform/http/api.ts';
import { Refused } from '../../platform/refused.ts';
import { refuseOwnBusiness } from '../../domain/applications/find-application.ts';
import { type ActorTransaction, runForEachCase } from '../../platform/transactions/transaction.ts';
import { lockSanctionedBusiness, moveSanction, refuseDependentDecider, lockVisibleSanction } from './move-sanction.ts';
import { getSanctionOffice } from './sanction-reply.ts';
import { lockSanction, type SanctionCase } from './sanctions.queries.ts';
import { insertSanctionEvent } from './sanction-events.ts';

/**
 * Row S1: the office withdraws it before the notice to the owner. Refused: missing, forbidden (another office’s),
 * conflict.
 */
export async function withdrawSanction(tx: ActorTransaction, sanction_no: string): Promise<SanctionCase> {
  const sanction = await lockVisibleSanction(tx, sanction_no);
  await refuseOwnBusiness(tx, sanction.business_id);
  if (sanction.office !== getSanctionOffice(tx.actor)) throw new Refused('forbidden', 'action.forbidden');
  return saveStep(tx, await moveSanction(tx, sanction, { act: 'withdraw', as: 'office_head' }));
}

/** Row S2: ten working days to answer begin. Refused: missing, forbidden to the person who recommended, conflict. */
export async function issueShowCause(tx: ActorTransaction, sanction_no: string): Promise<SanctionCase> {
  const sanction = await lockVisibleSanction(tx, sanction_no);
  await refuseDependentDecider(tx, sanction);
  const { actor, now, today, rows } = tx;
  const answer_by = computeShowCauseDay(today, rows.holidays);
  const set = { asked_by: actor.account_id, asked_at: now, answer_by };
  return saveStep(tx, await moveSanction(tx, sanction, { act: 'show_cause', as: 'signatory', set }));
}

/**
 * Row S3: the owner answers, once. Refused: missing (another’s), conflict without a notice or when the days are over.
 */
export async function answerShowCause(
  tx: ActorTransaction,
  sanction_no: string,
  answer: string,
): Promise<SanctionCase> {
  const sanction = await lockVisibleSanction(tx, sanction_no);
  const set = { answer, answered_at: tx.now };
  return saveStep(tx, await moveSanction(tx, sanction, { act: 'answer', as: 'owner', set }));
}

/** Row S8: the owner reports the corrections. Refused: missing (another’s), conflict when it is not suspended. */
export async function reportCompliance(
  tx: ActorTransaction,
  sanction_no: string,
  compliance: string,
): Promise<SanctionCase> {
  const sanction = await lockVisibleSanction(tx, sanction_no);
  const set = { compliance, complied_at: tx.now };
  return saveStep(tx, await moveSanction(tx, sanction, { act: 'report_compliance', as: 'owner', set }));
}

/** Row S4: a case without an answer within the days is decided without one. */
export async function watchShowCauses(api: Api): Promise<void> {
  const overdueCases = await api.db
    .selectFrom('sanction')
    .select(['sanction_id', 'business_id'])
    .where('state', '=', 'SHOW_CAUSE')
    .where('answer_by', '<', toManilaDay(api.clock.now()))
    .orderBy('sanction_id')
    .execute();
  const businessBySanction = new Map(overdueCases.map(({ sanction_id, business_id }) => [sanction_id, business_id]));
  await runForEachCase(api, [...businessBySanction.keys()], async (tx, sanction_id) => {
    await lockSanctionedBusiness(tx, { business_id: businessBySanction.get(sanction_id) ?? 0 });
    const sanction = await lockSanction(tx.trx, sanction_id);
    if (sanction?.state !== 'SHOW_CAUSE' || sanction.answer_by === null || sanction.answer_by >= tx.today) return;
    const unansweredSanction = await moveSanction(tx, sanction, { act: 'fall_silent', as: 'system' });
    await insertSanctionEvent(tx, unansweredSanction, { is_notified: true });
  });
}

async function saveStep(tx: ActorTransaction, sanction: SanctionCase): Promise<SanctionCase> {
  await insertSanctionEvent(tx, sanction, { is_notified: true });
  return sanction;
}
