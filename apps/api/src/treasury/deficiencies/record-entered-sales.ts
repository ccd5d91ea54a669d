import type { EndpointInput, recordProof as recordEndpoint } from '@ebpls/contracts';
import { CaseRefused, getYear } from '@ebpls/rules';
import { listProvableLines } from '@ebpls/rules/tariff';

import { allocateNumber } from '../../platform/database/database.ts';
import { isMessageKey } from '../../platform/messages/catalogue.ts';
import { createFieldRefusal, Refused } from '../../platform/refused.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { addEditor } from '../../domain/access/separation/second-person.ts';
import { lockApplication } from '../../domain/applications/find-application.ts';
import { recordAct } from '../../domain/applications/record-act.ts';
import { insertEvent } from '../../domain/notifications/events/events.ts';
import {
  computeDeficiency,
  type DeficiencyCase,
  findDeficiencyRefusal,
  openDeficiencyCase,
} from './deficiency-case.ts';
import { proofFiled } from './deficiency-events.ts';

type EnteredProof = EndpointInput<typeof recordEndpoint>['body'];

/**
 * Enters the sales of a year by the proof, for the owner's side or by a clerk of the treasury; a second entry before the
 * decision replaces the first, and a clerk gives the reason of it. Refused: missing; conflict before the first day,
 * after the decision, when other figures were entered meanwhile, or for an owner whose figures the office corrected;
 * invalid at the line that is missing or cannot be assessed.
 */
export async function recordEnteredSales(
  tx: ActorTransaction,
  assessment_code: string,
  body: EnteredProof,
): Promise<void> {
  const application = await lockApplication(tx.trx, assessment_code, tx.actor);
  const year = await openDeficiencyCase(tx.trx, application, tx.rows);
  const refusal = findDeficiencyRefusal(year, tx.today);
  if (refusal) throw new Refused('conflict', refusal.key, { params: refusal.params ?? {} });
  refuseReplacement(tx, year, body);
  assertLines(year, body);
  assertAssessable(tx, year, body);
  const deficiency_no = await saveProof(tx, year, body);
  const isByOffice = tx.actor.role !== 'user';
  await recordAct(tx, application, {
    history: { act: isByOffice ? 'record_proof' : 'file_proof', note: body.reason, params: { deficiency_no } },
    audit: {
      act: isByOffice ? 'deficiency.record' : 'deficiency.file',
      object_kind: 'deficiency',
      object_id: deficiency_no,
      detail: { lines: body.lines, replaced: year.proof?.lines ?? null },
    },
    ...(isByOffice && { mail: { template: 'proof_recorded', params: { deficiency_no } } }),
  });
  await insertEvent(tx, proofFiled, { assessment_code });
}

function refuseReplacement({ actor }: ActorTransaction, { proof }: DeficiencyCase, body: EnteredProof): void {
  if (body.revision !== (proof?.revision ?? 0)) throw new Refused('conflict', 'deficiency.changed');
  if (proof === undefined) return;
  if (actor.role !== 'user' && body.reason === '') throw createFieldRefusal('reason', 'deficiency.reason');
  if (actor.role === 'user' && proof.is_by_office) throw new Refused('conflict', 'deficiency.by_office');
}

/** Each provable line once, in the order of the bill. */
function assertLines({ input }: DeficiencyCase, { lines }: EnteredProof): void {
  const provable = listProvableLines(input);
  if (provable.length !== lines.length || provable.some(({ line }, index) => line !== lines[index]?.line))
    throw createFieldRefusal('lines', 'deficiency.lines_missing');
}

/** Refused at the line whose sales the revenue code cannot assess. */
function assertAssessable({ today, rows, now }: ActorTransaction, year: DeficiencyCase, { lines }: EnteredProof): void {
  try {
    computeDeficiency(year, { lines, entered_at: now.toISOString() }, { today, holidays: rows.holidays });
  } catch (error) {
    if (error instanceof CaseRefused && isMessageKey(error.message_key))
      throw createFieldRefusal(error.field, error.message_key);
    throw error;
  }
}

async function saveProof(
  { trx, actor, now, today }: ActorTransaction,
  { application, proof }: DeficiencyCase,
  { lines, reason }: EnteredProof,
): Promise<string> {
  const proofValues = {
    lines: JSON.stringify(lines),
    reason: proof === undefined ? '' : reason,
    entered_by: actor.account_id,
    entered_at: now,
    edited_by: addEditor(proof?.edited_by ?? [], actor),
    is_by_office: actor.role !== 'user',
  };
  if (proof !== undefined) {
    await trx
      .updateTable('tax_deficiency')
      .set({ ...proofValues, revision: proof.revision + 1 })
      .where('deficiency_id', '=', proof.deficiency_id)
      .execute();
    return proof.deficiency_no;
  }
  const year = getYear(today);
  const deficiency_no = `DEF-${year}-${String(await allocateNumber(trx, 'deficiency', year)).padStart(6, '0')}`;
  const { assessment_id, business_id } = application;
  await trx
    .insertInto('tax_deficiency')
    .values({
      ...proofValues,
      deficiency_no,
      assessment_id,
      business_id,
      filed_at: now,
      sent_at: null,
      decided_at: null,
    })
    .execute();
  return deficiency_no;
}
