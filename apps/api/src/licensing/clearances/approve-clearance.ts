import { computeConditionDeadline, UNFIT_PAPER } from '@ebpls/rules';
import type { MessageKey } from '../../platform/messages/catalogue.ts';
import { Refused } from '../../platform/refused.ts';
import { computeClearanceExpiry, clearApprovedApplication } from '../../domain/applications/clear-application.ts';
import { createClearanceNo } from '../../domain/applications/case-numbers.ts';
import {
  listUnseenOriginals,
  loadRequirements,
  type RequiredPaper,
} from '../../domain/applications/cases/requirements.ts';
import { listMeasuresToFind } from '../../platform/reference/office-measures.ts';
import { listMissingMeasures } from '@ebpls/rules/tariff';
import { findPapers } from '../../domain/applications/papers/find-papers.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import type { Condition } from '../../tables/licensing.ts';
import { refuseUnchecked } from '../checklists/case-checklist.ts';
import {
  checkClearanceMove,
  type ClearanceMoveReply,
  moveClearance,
  openClearance,
  type OpenClearance,
  getOfficeActor,
} from './move-clearance.ts';

/**
 * Row C8: approves the clearance of an office. Refused: conflict while a mandatory document that it reviews is rejected,
 * or while it has not seen an original that the owner brings.
 */
export async function approveClearance(
  tx: ActorTransaction,
  clearance_id: number,
  { remarks }: { remarks: string },
): Promise<ClearanceMoveReply> {
  return recordApproval(tx, await openClearance(tx, clearance_id), { act: 'approve', remarks, conditions: [] });
}

/**
 * Row C9: cleared with conditions, each with a due day. Refused: invalid for a day that is past or later than 30 days
 * after the release.
 */
export async function approveWithConditions(
  tx: ActorTransaction,
  clearance_id: number,
  approval: { remarks: string; conditions: Condition[] },
): Promise<ClearanceMoveReply> {
  const open = await openClearance(tx, clearance_id);
  const latestDay = computeConditionDeadline(open.application.due_on ?? tx.today);
  const problems = approval.conditions.flatMap(({ due_on }, index): [string, MessageKey][] =>
    due_on < tx.today || due_on > latestDay ? [[`conditions.${index}.due_on`, 'condition.day']] : [],
  );
  if (problems.length > 0)
    throw new Refused('invalid', 'request.invalid', {
      fields: Object.fromEntries(problems),
      params: { latest: latestDay },
    });
  return recordApproval(tx, open, { act: 'approve_with_conditions', ...approval });
}

interface ApprovalInput {
  readonly act: 'approve' | 'approve_with_conditions';
  readonly remarks: string;
  readonly conditions: readonly Condition[];
}

async function recordApproval(
  tx: ActorTransaction,
  open: OpenClearance,
  { act, remarks, conditions }: ApprovalInput,
): Promise<ClearanceMoveReply> {
  const { clearance, application } = open;
  const as = getOfficeActor(tx.actor);
  checkClearanceMove(clearance, { act, as });
  await refuseBadPapers(tx, open);
  await refuseUnchecked(tx.trx, clearance, act);
  await refuseUnmeasured(tx, open);
  const clearance_no = clearance.clearance_no ?? (await createClearanceNo(tx, clearance.office));
  const set = {
    clearance_no,
    remarks,
    conditions: JSON.stringify(conditions),
    requested_documents: [],
    expires_on: computeClearanceExpiry(tx, clearance.office, application),
    decided_by: tx.actor.account_id,
    decided_at: tx.now,
    assigned_to: clearance.assigned_to ?? tx.actor.account_id,
  };
  const movedClearance = await moveClearance(tx, open, {
    act,
    as,
    set,
    note: remarks,
    params: { clearance_no },
    mail: {
      template: act === 'approve' ? 'clearance_approved' : 'clearance_conditional',
      params: { clearance_no },
    },
  });
  await clearApprovedApplication({ ...tx, actor: undefined }, clearance.assessment_id);
  return movedClearance;
}

/** The office records the measures that the bill needs of it before it decides. */
async function refuseUnmeasured(
  { trx, rows, actor }: ActorTransaction,
  { clearance, application }: OpenClearance,
): Promise<void> {
  const own = listMeasuresToFind(rows, application).filter(({ measure }) => measure.verified_by === clearance.office);
  if (own.length === 0) return;
  const foundRows = await trx
    .selectFrom('found_measure')
    .select(['line', 'code'])
    .where('assessment_id', '=', clearance.assessment_id)
    .execute();
  const missingMeasures = listMissingMeasures(own, foundRows);
  const figures = missingMeasures.map(({ measure }) => measure.name[actor.locale]).join(', ');
  if (missingMeasures.length > 0) throw new Refused('conflict', 'found_measure.first', { params: { figures } });
}

/** An application cannot be approved while a mandatory paper was found unfit (domain reference 2.1). */
async function refuseBadPapers(
  { trx, rows, today }: ActorTransaction,
  { clearance, application }: OpenClearance,
): Promise<void> {
  const requirements = await loadRequirements(trx, { application, rows, today, formerCase: undefined });
  const papers = await findPapers(trx, application, { rows, today });
  const unfitPapers = requirements.filter(
    ({ code, is_mandatory, verified_by }) =>
      is_mandatory &&
      verified_by.includes(clearance.office) &&
      UNFIT_PAPER.includes(papers.get(code)?.state ?? 'PENDING_REVIEW'),
  );
  const unseenOriginals = await listUnseenOriginals(trx, application, {
    office: clearance.office,
    requirements,
    papers,
  });
  if (unseenOriginals.length > 0)
    throw new Refused('conflict', 'clearance.original_not_seen', { params: { codes: unseenOriginals.join(', ') } });
  if (unfitPapers.length > 0)
    throw new Refused('conflict', 'clearance.bad_papers', {
      params: { codes: unfitPapers.map(({ code }: RequiredPaper) => code).join(', ') },
    });
}
