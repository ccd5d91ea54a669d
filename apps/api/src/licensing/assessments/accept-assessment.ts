import type {
  ReplyBody,
  acceptAssessment as acceptAssessmentEndpoint,
  ArtaClass,
  ClearingOffice,
} from '@ebpls/contracts';
import {
  computeApplicationDueDay,
  type ApplicationFacts,
  getArtaClass,
  canRuleDecideFor,
  computeClearanceDueDay,
  listClearances,
  isApprovedAtOnce,
  isSampled,
} from '@ebpls/rules';

import { Refused } from '../../platform/refused.ts';
import { computeClearanceExpiry, clearApprovedApplication } from '../../domain/applications/clear-application.ts';
import {
  toApplicationFacts,
  findFormerCase,
  type FormerCase,
} from '../../domain/applications/cases/application-facts.ts';
import {
  type ApplicationRow,
  getApplicationCode,
  getApplication,
  lockApplication,
} from '../../domain/applications/find-application.ts';
import { findDeficiencyFacts } from '../../domain/ledger/due/deficiency.ts';
import { checkMove, moveApplication } from '../../domain/applications/move-application.ts';
import { recordAct } from '../../domain/applications/record-act.ts';
import { createClearanceNo } from '../../domain/applications/case-numbers.ts';
import { refuseEarlyOath, refuseOpenYears } from '../../domain/applications/cases/unfiled-years.ts';
import { loadRequirements, listMissingRequirements } from '../../domain/applications/cases/requirements.ts';
import { findPapers } from '../../domain/applications/papers/find-papers.ts';
import type { ActorTransaction, Transaction } from '../../platform/transactions/transaction.ts';
import { clearancePending } from '../../domain/applications/application-events.ts';
import { insertEvent } from '../../domain/notifications/events/events.ts';
import { getOfficeLimit } from '../../domain/applications/used-days.ts';

/**
 * Rows A5 and A6: the licensing office accepts, the legal clock starts and every office that is concerned gets its
 * clearance. Refused: conflict when it is not filed or a mandatory paper is missing or bad.
 */
export async function acceptAssessment(
  tx: ActorTransaction,
  assessment_code: string,
  chosenClass: ArtaClass | undefined,
): Promise<ReplyBody<typeof acceptAssessmentEndpoint>> {
  const application = await lockApplication(tx.trx, assessment_code, tx.actor);
  checkMove(application, { act: 'accept', as: 'bplo' });
  refuseEarlyOath(tx, application);
  await refuseOpenYears(tx, application);
  const { former, missing } = await checkCompleteness(tx, application, application);
  if (missing.length > 0)
    throw new Refused('conflict', 'application.papers_missing', { params: { codes: missing.join(', ') } });
  const routedApplication = await acceptComplete(tx, application, { as: 'bplo', former, chosenClass });
  const current = await getApplication(tx.trx, getApplicationCode(routedApplication), tx.actor);
  return { assessment_code: getApplicationCode(current), state: current.state };
}

interface Completeness {
  readonly former: FormerCase | undefined;
  /** Codes of mandatory papers that are missing or were found bad. */
  readonly missing: readonly string[];
}

/** Checks that every required paper is sent, or excused by the owner's statement. */
export async function checkCompleteness(
  { trx, rows, today }: Transaction,
  application: ApplicationRow,
  excuses: Pick<ApplicationRow, 'brought' | 'inapplicable'>,
): Promise<Completeness> {
  const former = await findFormerCase(trx, application);
  return {
    former,
    missing: listMissingRequirements(
      await loadRequirements(trx, { application, rows, today, former }),
      await findPapers(trx, application, { rows, today }),
      excuses,
    ),
  };
}

interface Accepting {
  readonly as: 'bplo' | 'system';
  readonly former: FormerCase | undefined;
  readonly chosenClass?: ArtaClass | undefined;
}

/** Accepts a locked application that is complete, and creates its clearances. */
export async function acceptComplete(
  tx: Transaction,
  application: ApplicationRow,
  options: Accepting,
): Promise<ApplicationRow> {
  const { accepted, facts, due_on } = await acceptOnly(tx, application, options);
  const routedApplication = await moveApplication({ ...tx, actor: undefined }, accepted, {
    act: 'route',
    as: 'system',
  });
  const offices = await openClearances(tx, {
    application: { ...routedApplication, arta_class: accepted.arta_class },
    facts,
    former: options.former,
  });
  await recordAct(tx, routedApplication, { offices, mail: { template: 'application_accepted', params: { due_on } } });
  await clearApprovedApplication({ ...tx, actor: undefined }, application.assessment_id);
  return routedApplication;
}

/** Row A5 alone: the class is set and the legal clock starts; no office receives the case yet. */
export async function acceptOnly(tx: Transaction, application: ApplicationRow, { as, former, chosenClass }: Accepting) {
  const { trx, rows, today, now } = tx;
  const deficiency = await findDeficiencyFacts(trx, { application, rows, today });
  const facts = { ...toApplicationFacts({ application, rows, today, former }), ...deficiency };
  const arta_class = chosenClass ?? getArtaClass(facts);
  const due_on = computeApplicationDueDay(today, arta_class, rows.holidays);
  const acceptedApplication = await moveApplication(tx, application, {
    act: 'accept',
    as,
    set: { arta_class, due_on, accepted_at: now, returned: null },
    params: { due_on },
  });
  return { accepted: { ...acceptedApplication, arta_class }, facts, due_on };
}

/**
 * Row V2: an application that was paid first goes to the offices, whose days and those of the whole begin today. An
 * office that had the case before, and whose payment was taken back meanwhile, continues from its former state.
 */
export async function routePaidApplication(tx: Transaction, application: ApplicationRow): Promise<void> {
  const { trx, rows, today } = tx;
  const former = await findFormerCase(trx, application);
  const facts = toApplicationFacts({ application, rows, today, former });
  const arta_class = application.arta_class ?? getArtaClass(facts);
  const due_on = computeApplicationDueDay(today, arta_class, rows.holidays);
  const routedApplication = await moveApplication(tx, application, { act: 'route', as: 'system', set: { due_on } });
  const offices = await openClearances(tx, { application: { ...routedApplication, arta_class }, facts, former });
  await recordAct(tx, routedApplication, { offices });
  await clearApprovedApplication(tx, application.assessment_id);
}

interface RoutedApplication {
  readonly application: ApplicationRow & { readonly arta_class: ArtaClass };
  readonly facts: ApplicationFacts;
  readonly former: FormerCase | undefined;
}

/**
 * Creates one clearance for each needed office and returns these offices. The licensing office checks at release and
 * has none (domain reference 3.2, row "BPLO final").
 */
async function openClearances(tx: Transaction, routedApplication: RoutedApplication): Promise<ClearingOffice[]> {
  const existingOffices = await listExistingOffices(tx, routedApplication.application);
  const neededClearances = listClearances(routedApplication.facts).filter(
    ({ office, needed: isNeeded }) => isNeeded && office !== 'bplo' && !existingOffices.has(office),
  );
  for (const { office, reason } of neededClearances) await openClearance(tx, routedApplication, { office, reason });
  return neededClearances.map(({ office }) => office);
}

async function listExistingOffices(
  { trx }: Transaction,
  { assessment_id }: Pick<ApplicationRow, 'assessment_id'>,
): Promise<ReadonlySet<ClearingOffice>> {
  const rows = await trx.selectFrom('clearance').select('office').where('assessment_id', '=', assessment_id).execute();
  return new Set(rows.map(({ office }) => office));
}

async function openClearance(
  tx: Transaction,
  { application, facts, former }: RoutedApplication,
  clearance: { office: ClearingOffice; reason: string },
): Promise<void> {
  const { trx, rows, today, now } = tx;
  const { office, reason } = clearance;
  const { assessment_id, brgycode, arta_class, application_type } = application;
  // Some of those that would need no look are drawn for one: the draw of a business is the same all year.
  const isGivenAtOnce =
    canRuleDecideFor(office) &&
    !isSampled(application.company_code, facts) &&
    isApprovedAtOnce(facts, former?.clearances.get(office));
  const immediateApproval = isGivenAtOnce
    ? {
        state: 'APPROVED' as const,
        clearance_no: await createClearanceNo(tx, office),
        expires_on: computeClearanceExpiry(tx, office, application),
        decided_at: now,
        remarks: 'LOW_RISK_RENEWAL',
      }
    : { state: 'PENDING' as const };
  const due_on = computeClearanceDueDay({ office, arta_class, application_type, started_on: today }, rows.holidays);
  const { clearance_id } = await trx
    .insertInto('clearance')
    .values({
      assessment_id,
      office,
      brgycode,
      reason,
      due_on,
      days_limit: getOfficeLimit(office, arta_class, application_type),
      received_at: now,
      updated_at: now,
      ...immediateApproval,
    })
    .returning('clearance_id')
    .executeTakeFirstOrThrow();
  if (isGivenAtOnce) await recordApprovalAtOnce(tx, application, { clearance_id, office });
  else await insertEvent(tx, clearancePending, { assessment_id, clearance_id, office, kind: 'clearance_new' });
}

function recordApprovalAtOnce(
  tx: Transaction,
  application: ApplicationRow,
  { clearance_id, office }: { readonly clearance_id: number; readonly office: ClearingOffice },
): Promise<void> {
  return recordAct({ ...tx, actor: undefined }, application, {
    history: { act: 'clearance.approve_at_once', office },
    audit: {
      act: 'clearance.approve_at_once',
      object_kind: 'clearance',
      object_id: clearance_id,
      detail: { basis: 'LOW_RISK_RENEWAL' },
    },
  });
}
