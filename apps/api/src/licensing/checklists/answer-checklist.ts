// Stores an office's answers to the checklist items of a case.

import type { CheckedItem, ClearanceState, answerChecklist as answerEndpoint, EndpointInput } from '@ebpls/contracts';
import { sql } from 'kysely';

import { Refused } from '../../platform/refused.ts';
import { recordAct } from '../../domain/applications/record-act.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { openClearance } from '../clearances/move-clearance.ts';
import { loadCaseChecklist, listCaseLines } from './case-checklist.ts';

type ChecklistAnswers = EndpointInput<typeof answerEndpoint>['body']['answers'];

/** States in which an office has the case: before a visit, and with the findings of the visit. */
const ANSWERABLE_STATES: readonly ClearanceState[] = ['UNDER_REVIEW', 'INSPECTION_SCHEDULED'];

/**
 * An office answers items of its list; the last answer counts, each is in the audit. Refused: missing (another
 * office's), forbidden (one's own business), conflict (not claimed yet, with the owner, or decided), invalid (an item
 * that does not apply to this case, or one answered twice in a request).
 */
export async function answerChecklist(
  tx: ActorTransaction,
  clearance_id: number,
  answers: ChecklistAnswers,
): Promise<{ items: CheckedItem[] }> {
  const { clearance, application } = await openClearance(tx, clearance_id);
  if (!ANSWERABLE_STATES.includes(clearance.state)) throw new Refused('conflict', `clearance.is.${clearance.state}`);
  const lines = await listCaseLines(tx.trx, clearance);
  const places = new Map(lines.map(({ item }, place) => [item, place]));
  assertKnownItems(answers, places);
  for (const { item, answer, remark } of answers) {
    const place = places.get(item) ?? 0;
    await sql`
      insert into checklist_answer (clearance_id, item, place, question, answer, remark, answered_by, answered_at)
      values (
        ${clearance_id}::bigint, ${item}, ${place}, ${JSON.stringify(lines[place]?.text)}::jsonb, ${answer},
        ${remark ?? ''}, ${tx.actor.account_id}::bigint, ${tx.now}::timestamptz
      )
      on conflict (clearance_id, item) do update
      set
        answer = excluded.answer,
        remark = coalesce(${remark ?? null}::text, checklist_answer.remark),
        answered_by = excluded.answered_by,
        answered_at = excluded.answered_at`.execute(tx.trx);
  }
  await recordAct(tx, application, {
    audit: {
      act: 'checklist.answer',
      object_kind: 'clearance',
      object_id: clearance_id,
      detail: { office: clearance.office, answers },
    },
    offices: [clearance.office],
  });
  return { items: await loadCaseChecklist(tx.trx, clearance, tx.actor.locale) };
}

/** Refused: invalid at the first answer whose item is not on the list, or is answered twice. */
function assertKnownItems(answers: ChecklistAnswers, places: ReadonlyMap<string, number>): void {
  const index = answers.findIndex(
    ({ item }, at) => !places.has(item) || answers.findIndex((other) => other.item === item) !== at,
  );
  if (index === -1) return;
  throw new Refused('invalid', 'checklist.unknown', { fields: { [`answers.${index}.item`]: 'checklist.unknown' } });
}
