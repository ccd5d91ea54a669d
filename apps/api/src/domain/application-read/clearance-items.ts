// Lists the clearances of an application, with what the reader may see of each.

import type { ClearanceItem, ClearanceState, ClearingOffice, DeemedApproval, Locale, Overdue } from '@ebpls/contracts';
import { type ApplicationFacts, listClearances, type NeededClearance } from '@ebpls/rules';
import { sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';
import { isMessageKey, getMessageText } from '../../platform/messages/catalogue.ts';
import type { ApplicationRow } from '../applications/find-application.ts';
import { countOfficeDays, getOfficeLimit } from '../applications/used-days.ts';
import { getLocaleText, type ReferenceRows } from '../../platform/reference/reference-rows.ts';
import {
  toCorrectionReply,
  type CorrectionRow,
  CORRECTIONS_OF_C,
  type OwnerRequestRow,
  REQUEST_OF_C,
} from './corrections.ts';
import type { Condition } from '../../tables/licensing.ts';
import {
  FINDINGS_OF_C,
  toFindingReplies,
  type FindingRow,
  CONDITION_ANSWERS_OF_C,
  EXTRA_DOCUMENTS_OF_C,
  type ExtraDocumentRow,
  toExtraDocumentReplies,
  type ConditionAnswerRow,
  toConditionReplies,
} from './parts/clearance-answers.ts';

/** Row of one office's clearance. */
export interface ClearanceRow {
  readonly clearance_id: number;
  readonly office: ClearingOffice;
  readonly state: ClearanceState;
  readonly reason: string;
  readonly due_on: string | null;
  readonly days_limit: number;
  readonly clearance_no: string | null;
  readonly ground: string | null;
  readonly remarks: string;
  readonly requested_documents: string[];
  readonly request: OwnerRequestRow | null;
  readonly corrections: CorrectionRow[];
  readonly findings: FindingRow[];
  readonly conditions: Condition[];
  readonly condition_answers: ConditionAnswerRow[];
  readonly extra_documents: ExtraDocumentRow[];
  readonly paused_at: string | null;
  readonly paused_days: number;
  readonly received_at: string;
  readonly decided_at: string | null;
  readonly inspection_at: string | null;
}

/** The clearances of an application that were handed to offices. */
export async function findClearances(db: Database | Trx, assessment_id: number): Promise<ClearanceRow[]> {
  const { rows } = await sql<ClearanceRow>`
    select
      c.clearance_id, c.office, c.state, c.reason, c.due_on, c.days_limit, c.clearance_no, c.ground, c.remarks,
      c.requested_documents, c.conditions, c.paused_at, c.paused_days, c.received_at, c.decided_at,
      ${REQUEST_OF_C} as request, ${CORRECTIONS_OF_C} as corrections, ${FINDINGS_OF_C} as findings,
      ${CONDITION_ANSWERS_OF_C} as condition_answers, ${EXTRA_DOCUMENTS_OF_C} as extra_documents,
      (
        select i.scheduled_at
        from inspection i
        where i.clearance_id = c.clearance_id and i.result is null
        order by i.inspection_id desc
        limit 1
      ) as inspection_at
    from clearance c
    where c.assessment_id = ${assessment_id}::bigint
    order by c.clearance_id`.execute(db);
  return rows;
}

export interface ClearanceReader {
  readonly rows: ReferenceRows;
  readonly locale: Locale;
  readonly today: string;
  /** An office reads only its own remarks. */
  readonly office?: ClearingOffice;
}

/** Every office with its clearance or the reason why it needs none; needed ones come first. */
export function listClearanceItems(
  application: ApplicationRow,
  parts: {
    clearances: readonly ClearanceRow[];
    facts: ApplicationFacts | undefined;
    overdue: (clearance: ClearanceRow) => Overdue | undefined;
    deemedApprovals: ReadonlyMap<number, DeemedApproval>;
  },
  reader: ClearanceReader,
): ClearanceItem[] {
  // The licensing office checks last, when it releases the permit; it holds no clearance of its own (domain reference
  // 3.2, row "BPLO final").
  const neededClearances =
    parts.facts === undefined ? [] : listClearances(parts.facts).filter(({ office }) => office !== 'bplo');
  const clearancesByOffice = new Map(parts.clearances.map((clearance) => [clearance.office, clearance]));
  const items = neededClearances.map((neededClearance) => {
    const clearance = clearancesByOffice.get(neededClearance.office);
    if (clearance === undefined) return withoutClearance(application, neededClearance, reader);
    const overdue = parts.overdue(clearance);
    const deemedApproval = parts.deemedApprovals.get(clearance.clearance_id);
    return {
      ...toClearanceItem(clearance, reader),
      ...(overdue && { overdue }),
      ...(deemedApproval && { deemed: deemedApproval }),
    };
  });
  return items.toSorted((one, other) => Number(other.is_needed) - Number(one.is_needed));
}

/** Reply of one clearance. */
export function toClearanceItem(clearance: ClearanceRow, reader: ClearanceReader): ClearanceItem {
  const isForeign = reader.office !== undefined && reader.office !== clearance.office;
  return {
    clearance_id: clearance.clearance_id,
    office: clearance.office,
    ...getOfficeTexts(clearance.office, reader),
    is_needed: clearance.state !== 'NOT_REQUIRED',
    reason: getReasonText(clearance.reason, reader.locale),
    state: clearance.state,
    clearance_no: clearance.clearance_no,
    due_on: clearance.due_on,
    days_used: countOfficeDays(clearance, reader.today, reader.rows.holidays),
    days_limit: clearance.days_limit,
    is_paused: clearance.paused_at !== null && clearance.decided_at === null,
    remarks: isForeign ? '' : [clearance.ground, clearance.remarks].filter(Boolean).join(' — '),
    ...(!isForeign && clearance.request && { request: clearance.request }),
    requested_documents: isForeign ? [] : clearance.requested_documents,
    ...(!isForeign && toExtraDocumentReplies(clearance.extra_documents, reader)),
    corrections: isForeign ? [] : clearance.corrections.map((row) => toCorrectionReply(row, reader.locale)),
    conditions: toConditionReplies(clearance, reader.today),
    findings: isForeign
      ? []
      : toFindingReplies(clearance, { locale: reader.locale, isOwnOffice: reader.office !== undefined }),
    inspection_at: clearance.inspection_at,
    decided_at: clearance.decided_at,
  };
}

function withoutClearance(
  application: ApplicationRow,
  { office, needed, reason }: NeededClearance,
  reader: ClearanceReader,
): ClearanceItem {
  return {
    clearance_id: null,
    office,
    ...getOfficeTexts(office, reader),
    is_needed: needed,
    reason: getReasonText(reason, reader.locale),
    state: needed ? 'PENDING' : 'NOT_REQUIRED',
    clearance_no: null,
    due_on: null,
    days_used: 0,
    days_limit:
      needed && application.arta_class !== null
        ? getOfficeLimit(office, application.arta_class, application.application_type)
        : 0,
    is_paused: false,
    remarks: '',
    requested_documents: [],
    corrections: [],
    conditions: [],
    findings: [],
    inspection_at: null,
    decided_at: null,
  };
}

function getOfficeTexts(office: ClearingOffice, { rows, locale }: ClearanceReader): { title: string; checks: string } {
  const facts = rows.offices.get(office);
  return facts === undefined
    ? { title: office, checks: '' }
    : { title: getLocaleText(facts.title, locale), checks: getLocaleText(facts.checks, locale) };
}

function getReasonText(key: string, locale: Locale): string {
  return isMessageKey(key) ? getMessageText(key, {}, locale) : key;
}
