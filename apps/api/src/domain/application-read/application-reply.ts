import type { ReplyBody, ClearanceItem, CodeQuestions, getAssessment, Overdue } from '@ebpls/contracts';
import { type ApplicationFacts, formatBusinessAddress } from '@ebpls/rules';
import { toRenewedFormer, withReplacedLines } from '@ebpls/rules/tariff';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import { findYearTariff } from '../../platform/reference/find-ordinance-of-year.ts';
import type { CaseReader } from '../applications/cases/case-reader.ts';
import { getChange } from '../applications/cases/declared-changes.ts';
import { loadCodeQuestions } from '../applications/measures/measure-reply.ts';
import { findFormerCase, getForm, toApplicationFacts } from '../applications/cases/application-facts.ts';
import { findAuthority, mayFile } from '../access/delegations/authority.ts';
import { findRepresentative } from '../access/delegations/representatives.ts';
import type { ApplicationRow } from '../applications/find-application.ts';
import { loadRequirementReplies } from './requirement-replies.ts';
import { findSimilarForStaff } from '../listing/search/similar-for-staff.ts';
import { listTimeline } from '../applications/timeline.ts';
import { findIssuedPapers, findClosingVisit, findOpenSanction, findAcceptanceClass } from './parts/case-facts.ts';
import { isSurveyOffered } from '../applications/notices/survey-offer.ts';
import { listClearanceItems, type ClearanceRow, findClearances, type ClearanceReader } from './clearance-items.ts';
import { toChangeReplies } from './change-replies.ts';
import { findCorrections, findReturnRequest, toCorrectionReply } from './corrections.ts';
import { findDeemed } from '../applications/deemed-approval/deemed-approvals.ts';
import { computeEstimate } from './estimate.ts';
import { type ListedApplication, listApplications, toAssessmentRow } from './application-list.ts';
import { explainSecondPerson } from './offered-acts.ts';
import { toOfficeReply, isOfficeWithoutAmounts } from './hidden-amounts.ts';
import { findFilingYears } from './filing-years.ts';
import { findLegalParts, findOverdueParts } from './deemed-approval-eligibility.ts';
import { isWithOffices } from '../access/office-conditions.ts';

type ApplicationReply = ReplyBody<typeof getAssessment>;

const NO_DEEMED_APPROVALS: Awaited<ReturnType<typeof findDeemed>> = new Map();

/** One application with everything that this person may see of it. */
export async function loadApplicationReply(db: Database, row: ApplicationRow, reader: CaseReader) {
  const { actor, rows, today } = reader;
  const tariff = findYearTariff(rows, row.tax_year);
  const { application, replacedLines } = withReplacedLines(row, tariff);
  const isWithoutAmounts = isOfficeWithoutAmounts(actor);
  const seenBy = toPartsReader(reader, isWithoutAmounts);
  const [formerCase, clearances, timeline, listedApplication, money, closing_visit, corrections, behalf] =
    await Promise.all([
      findFormerCase(db, application).then((rawCase) =>
        toRenewedFormer(rawCase, { application, tariff, withChosen: true }),
      ),
      findClearances(db, application.assessment_id),
      listTimeline(db, application.assessment_id, { ...seenBy, is_owner: actor.role === 'user' }),
      findListed(db, application),
      findIssuedPapers(db, application.assessment_id),
      findClosingVisit(db, application),
      isWithoutAmounts ? [] : findCorrections(db, application.assessment_id),
      findBehalf(db, application, reader),
    ]);
  const facts = application.form === null ? undefined : toApplicationFacts({ application, rows, today, formerCase });
  const legal = await findLegalParts(db, application, reader);
  const reply: ApplicationReply = {
    ...toReplyHead(application, listedApplication, reader),
    ...(await loadCodeQuestions(db, { application, formerCase, replacedLines }, reader)),
    return_request: await findReturnRequest(db, application),
    ...(await findFilingYears(db, application, reader)),
    ...(await findAcceptanceClass(db, { application, facts }, reader)),
    requirements: await loadRequirementReplies(db, { application, formerCase }, reader),
    clearances: await toClearanceReplies(db, { application, clearances, facts }, seenBy),
    timeline,
    closing_visit,
    corrections: corrections.map((row) => toCorrectionReply(row, actor.locale)),
    estimate: isWithoutAmounts ? null : await computeEstimate(db, application, reader),
    ...money,
    ...behalf,
    ...legal.outcome,
  };
  reply.acts = mayFile(behalf.on_behalf, application) ? [...reply.acts, ...legal.acts] : [];
  return isWithoutAmounts ? toOfficeReply(reply, actor.office) : reply;
}

/** An office that sees no amounts reads only its own part of the remarks. */
function toPartsReader({ actor, rows, today }: CaseReader, isWithoutAmounts: boolean): ClearanceReader {
  const office = isWithoutAmounts && actor.office !== undefined ? { office: actor.office } : {};
  return { rows, locale: actor.locale, today, ...office };
}

async function findListed(db: Database, { assessment_id }: ApplicationRow): Promise<ListedApplication | undefined> {
  const where = sql`a.assessment_id = ${assessment_id}::bigint`;
  return (await listApplications(db, { where, order: sql`1`, limit: 1 }))[0];
}

interface PartsQuery {
  readonly application: ApplicationRow;
  readonly clearances: readonly ClearanceRow[];
  readonly facts: ApplicationFacts | undefined;
}

/** Replies of all clearances, with the effect of lateness and the facts of old deemed approvals. */
async function toClearanceReplies(
  db: Database,
  { application, clearances, facts }: PartsQuery,
  reader: ClearanceReader,
): Promise<ClearanceItem[]> {
  const overdue = isWithOffices(application)
    ? await findOverdueParts(db, application, { ...reader, clearances })
    : new Map<number, Overdue>();
  const isDeemed = clearances.some(({ state }) => state === 'DEEMED_APPROVED' || state === 'POST_AUDIT');
  const deemedApprovals = isDeemed ? await findDeemed(db, application.assessment_id) : NO_DEEMED_APPROVALS;
  return listClearanceItems(
    application,
    { clearances, facts, overdue: ({ clearance_id }) => overdue.get(clearance_id), deemedApprovals },
    reader,
  );
}

/**
 * Representation of the reader and of the filer, the open case against the business, similar businesses, and whether
 * the reader is surveyed.
 */
async function findBehalf(
  db: Database,
  application: ApplicationRow,
  reader: CaseReader,
): Promise<
  Pick<ApplicationReply, 'on_behalf' | 'filed_by' | 'open_sanction' | 'similar_businesses' | 'is_survey_offered'>
> {
  const { actor } = reader;
  const on_behalf = await findAuthority(db, actor, application);
  const filed_by = await findRepresentative(db, application.filed_under);
  const open_sanction = await findOpenSanction(db, application.business_id, actor);
  return {
    ...(on_behalf && { on_behalf }),
    ...(filed_by && { filed_by }),
    ...(open_sanction && { open_sanction }),
    is_survey_offered: await isSurveyOffered(db, application, actor),
    ...(await findSimilarForStaff(db, application, reader)),
  };
}

type ReplyHead = Omit<
  ApplicationReply,
  | 'requirements'
  | 'clearances'
  | 'corrections'
  | 'timeline'
  | 'estimate'
  | 'closing_visit'
  | 'bill_id'
  | 'permit'
  | 'provisional'
  | 'is_survey_offered'
  | keyof CodeQuestions
>;

function toReplyHead(
  application: ApplicationRow,
  listedApplication: ListedApplication | undefined,
  reader: CaseReader,
): ReplyHead {
  if (listedApplication === undefined)
    throw new Error(`application ${application.assessment_id} has no row in the list`);
  const {
    clearances_done: _clearancesDone,
    clearances_all: _all,
    waited_minutes: _waitedMinutes,
    days_left: _left,
    due_group: _dueGroup,
    is_paused: _isPaused,
    ...row
  } = toAssessmentRow(listedApplication, reader);
  const form = application.form === null ? null : getForm(application);
  return {
    ...row,
    address: form === null ? '' : formatBusinessAddress(form.place, listedApplication.barangay_name),
    lines: form === null ? [] : toLineReplies(form, reader),
    ...explainSecondPerson(listedApplication, { ...reader, holidays: reader.rows.holidays }),
    revision: application.revision,
    payment_mode: application.payment_mode,
    arta_class: application.arta_class,
    accepted_at: application.accepted_at,
    returned: application.returned,
    business: form,
    draft: reader.actor.role === 'user' ? application.draft : {},
    draft_revision: application.draft_revision,
    declaration: application.declaration,
    change: getChange(application) ?? null,
    changes: toChangeReplies(application, reader),
    amendment: application.amendment,
    is_paid_first: application.provisional_days !== null,
    saved_at: application.saved_at,
  };
}

function toLineReplies(
  form: NonNullable<ApplicationRow['form']>,
  { rows, actor }: CaseReader,
): ApplicationReply['lines'] {
  return form.activity.lines.map(({ line, is_principal }) => {
    const lineRow = rows.lines.get(line);
    return {
      line,
      name: lineRow?.name[actor.locale] ?? line,
      is_principal,
      categories: lineRow?.taxed_as.map(({ category }) => category) ?? [],
    };
  });
}
