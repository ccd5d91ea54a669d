import { addDays, computeCorrectionDay, toManilaDay } from '@ebpls/rules';
import { sql } from 'kysely';

import type { Api } from '../../platform/http/api.ts';
import { lockApplicationById } from '../../domain/applications/find-application.ts';
import { mailOwner } from '../../domain/applications/notices/notify-owner.ts';
import { type Transaction, runForEachCase, isFirstOccasion } from '../../platform/transactions/transaction.ts';
import { mailOffice } from '../../domain/applications/notices/staff-mails.ts';
import { type OpenClearance, getClearancePath } from '../clearances/move-clearance.ts';
import { findConditionAnswers, toConditionReplies } from '../../domain/application-read/parts/clearance-answers.ts';
import { lockClearance, type Clearance } from '../clearances/find-clearance.ts';

const REMINDED_DAYS = 3; // Days before the last one on which the owner is reminded (T9).

/**
 * T8 and T9 (domain reference 3.9): the owner is reminded three days before a condition or a correction is due. When
 * the day has passed the office's head is notified; the head decides whether to recommend suspension or to refuse.
 */
export async function watchPromises(api: Api): Promise<void> {
  const lastReminderDay = addDays(api.clock.today(), REMINDED_DAYS);
  const { rows } = await sql<{ clearance_id: number }>`
    select clearance_id
    from clearance c
    where (state = 'FOR_COMPLIANCE' and paused_at is not null)
      or (
        state = 'CONDITIONALLY_APPROVED'
        and exists (
          select
          from jsonb_array_elements(c.conditions) with ordinality as w(said, nth)
          left join condition_answer k on k.clearance_id = c.clearance_id and k.place = w.nth - 1
          where (w.said ->> 'due_on')::date <= ${lastReminderDay}::date
            and (k.clearance_id is null or k.outcome = 'NOT_MET')
        )
      )
    order by clearance_id`.execute(api.db);
  await runForEachCase(
    api,
    rows.map(({ clearance_id }) => clearance_id),
    remindOfPromises,
  );
}

async function remindOfPromises(tx: Transaction, clearance_id: number): Promise<void> {
  const { assessment_id } = await tx.trx
    .selectFrom('clearance')
    .select('assessment_id')
    .where('clearance_id', '=', clearance_id)
    .executeTakeFirstOrThrow();
  const application = await lockApplicationById(tx, assessment_id);
  const clearance = await lockClearance(tx.trx, clearance_id, sql<boolean>`true`);
  if (clearance)
    for (const promise of await listPromises(tx, clearance))
      await notifyOfPromise(tx, { clearance, application }, promise);
}

interface PromisedItem {
  readonly text: string;
  readonly due_on: string;
  readonly timer: 'T8' | 'T9';
}

/** Items that the owner still owes: an answered condition waits for the office, and a met one for nobody. */
async function listPromises({ trx, today }: Transaction, clearance: Clearance): Promise<PromisedItem[]> {
  const { state, paused_at, remarks } = clearance;
  if (state === 'FOR_COMPLIANCE' && paused_at !== null)
    return [{ text: remarks, due_on: computeCorrectionDay(toManilaDay(paused_at)), timer: 'T9' }];
  if (state !== 'CONDITIONALLY_APPROVED') return [];
  const { conditions, clearance_id } = clearance;
  return toConditionReplies({ conditions, condition_answers: await findConditionAnswers(trx, clearance_id) }, today)
    .filter(({ state: now }) => now === 'OPEN' || now === 'OVERDUE')
    .map(({ text, due_on }) => ({ text, due_on, timer: 'T8' }));
}

async function notifyOfPromise(
  tx: Transaction,
  { clearance, application }: OpenClearance,
  { text, due_on, timer }: PromisedItem,
): Promise<void> {
  if (tx.today < addDays(due_on, -REMINDED_DAYS)) return;
  const stage = tx.today > due_on ? 'over' : 'soon';
  if (
    !(await isFirstOccasion(tx, {
      timer,
      object_kind: 'clearance',
      object_id: clearance.clearance_id,
      occasion: `${stage} ${due_on} ${text}`,
    }))
  )
    return;
  const params = { remarks: text, due_on };
  if (stage === 'soon')
    await mailOwner(tx, application, { template: 'promise_soon', office: clearance.office, params });
  else
    await mailOffice(tx, application, {
      template: 'promise_over',
      office: clearance.office,
      params,
      path: getClearancePath({ clearance }),
    });
}
