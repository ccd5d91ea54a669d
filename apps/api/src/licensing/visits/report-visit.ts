import {
  type ReplyBody,
  type ReportOutcome,
  type reportVisit as reportEndpoint,
  type VisitReport,
  VISIT_LIMITS,
} from '@ebpls/contracts';
import { formatFindings, getReportOutcome, findReportProblem } from '@ebpls/rules';

import { getMessageText } from '../../platform/messages/catalogue.ts';
import { Refused } from '../../platform/refused.ts';
import { lockApplicationById } from '../../domain/applications/find-application.ts';
import { recordAct } from '../../domain/applications/record-act.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import type { AnsweredItem } from '../../tables/offices/visits.ts';
import { recordInspection } from '../clearances/inspections.ts';
import { type OfficeItem, getVisitedPlace, listItems, type VisitedPlace } from './visits.queries.ts';
import { whereOfficeClearances, isWithOffices } from '../../domain/access/office-conditions.ts';
import { lockClearance } from '../clearances/find-clearance.ts';

type VisitReportReply = ReplyBody<typeof reportEndpoint>;

/**
 * Stores the report that a phone recorded at the place. Every report stays on record; the first one for the present day
 * of the visit moves the case (rows C3 to C5), any other changes nothing and its outcome shows it. The same key again
 * is the same report. Refused: missing (another office's visit), forbidden (the person's own business), invalid (as
 * `findReportProblem`), conflict (the key is another report's, or there are too many).
 */
export async function reportVisit(
  tx: ActorTransaction,
  inspection_no: string,
  report: VisitReport,
): Promise<VisitReportReply> {
  const { trx, actor } = tx;
  const isOwnOffice = whereOfficeClearances(actor);
  const { assessment_id, clearance_id } = await getVisitedPlace(trx, inspection_no, isOwnOffice);
  // Locks in the order of every act of a case, so that no two wait for each other.
  const application = await lockApplicationById(tx, assessment_id);
  const clearance = await lockClearance(trx, clearance_id, isOwnOffice);
  const visit = await getVisitedPlace(trx, inspection_no, isOwnOffice);
  const formerOutcome = await findOutcome(tx, visit, report.report_key);
  if (formerOutcome) return toVisitReportReply(tx, inspection_no, formerOutcome);

  const items = await listItems(trx, visit.office);
  assertAnswered(report, items);
  const outcome = getReportOutcome({
    known_at: report.scheduled_at,
    scheduled_at: visit.scheduled_at,
    is_done: visit.result !== null,
    is_awaited: clearance?.state === 'INSPECTION_SCHEDULED' && isWithOffices(application),
  });
  const checklist = report.checklist.map(({ item_code, answer, remark }): AnsweredItem => {
    const question = items.find((item) => item.item_code === item_code)?.question ?? { en: '', fil: '' };
    return { item_code, question, answer, remark };
  });
  await saveReport(tx, visit, { report, outcome, checklist });
  if (outcome === 'TAKEN') await moveVisitedClearance(tx, visit, { report, checklist });
  else
    await recordAct(tx, application, {
      audit: {
        act: 'clearance.late_report',
        object_kind: 'clearance',
        object_id: clearance_id,
        detail: { inspection_no, outcome, report_key: report.report_key },
      },
      offices: [visit.office],
    });
  return toVisitReportReply(tx, inspection_no, outcome);
}

/** Refused: invalid at an item of the office without a valid answer. */
function assertAnswered(report: VisitReport, items: readonly OfficeItem[]): void {
  const codes = items.map(({ item_code }) => item_code);
  const problem = findReportProblem(report, codes);
  if (problem) throw new Refused('invalid', problem.key, { fields: { [problem.field]: problem.key } });
}

/**
 * Outcome of this report, when it was sent before. Refused: conflict when the key is another person's or another
 * visit's.
 */
async function findOutcome(
  { trx, actor }: ActorTransaction,
  { inspection_id }: VisitedPlace,
  report_key: string,
): Promise<ReportOutcome | undefined> {
  const report = await trx
    .selectFrom('inspection_report')
    .select(['inspection_id', 'reported_by', 'outcome'])
    .where('report_key', '=', report_key)
    .executeTakeFirst();
  if (report === undefined) return undefined;
  if (report.inspection_id !== inspection_id || report.reported_by !== actor.account_id)
    throw new Refused('conflict', 'visit.key_used');
  return report.outcome;
}

interface TakenReport {
  readonly report: VisitReport;
  readonly checklist: readonly AnsweredItem[];
}

async function saveReport(
  tx: ActorTransaction,
  visit: VisitedPlace,
  { report, outcome, checklist }: TakenReport & { readonly outcome: ReportOutcome },
): Promise<void> {
  const { trx, actor, now } = tx;
  const { inspection_id } = visit;
  const { count } = await trx
    .selectFrom('inspection_report')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('inspection_id', '=', inspection_id)
    .executeTakeFirstOrThrow();
  if (Number(count) >= VISIT_LIMITS.reports) throw new Refused('conflict', 'visit.too_many_reports');
  const { report_key, result, findings, met_name, signature, refuses_to_sign, place } = report;
  const insertedReport = await trx
    .insertInto('inspection_report')
    .values({
      report_key,
      inspection_id,
      outcome,
      result,
      findings,
      met_name,
      refuses_to_sign,
      reported_by: actor.account_id,
      received_at: now,
      visited_at: getVisitTime(tx, visit, report),
      checklist: JSON.stringify(checklist),
      signature: JSON.stringify(signature),
      place: place === null ? null : JSON.stringify(place),
    })
    .onConflict((conflict) => conflict.column('report_key').doNothing())
    .returning('report_id')
    .executeTakeFirst();
  // The same key for two visits at the same moment.
  if (!insertedReport) throw new Refused('conflict', 'visit.key_used');
}

/** Time that the phone reports, within possible limits: after the visit was planned, and not later than now. */
function getVisitTime({ now }: ActorTransaction, { created_at }: VisitedPlace, { visited_at }: VisitReport): Date {
  const reportedMs = Math.max(new Date(visited_at).getTime(), new Date(created_at).getTime());
  return new Date(Math.min(reportedMs, now.getTime()));
}

async function moveVisitedClearance(
  tx: ActorTransaction,
  visit: VisitedPlace,
  { report, checklist }: TakenReport,
): Promise<void> {
  const failedItems = checklist
    .filter(({ answer }) => answer === 'NOT_COMPLIANT')
    .map(({ question, remark }) => ({ question: question[visit.owner_locale], remark }));
  await recordInspection(tx, visit.clearance_id, {
    result: report.result,
    findings: formatFindings(report.findings, failedItems),
    visited_at: getVisitTime(tx, visit, report),
    checklist,
  });
}

function toVisitReportReply(
  { actor }: ActorTransaction,
  inspection_no: string,
  outcome: ReportOutcome,
): VisitReportReply {
  return { inspection_no, outcome, message: getMessageText(`visit.outcome.${outcome}`, {}, actor.locale) };
}
