import type { ArtaClass, ClearingOffice } from '@ebpls/contracts';
import {
  type ApplicationFacts,
  canRuleDecideFor,
  computeClearanceDueDay,
  isApprovedAtOnce,
  isSampled,
  listClearances,
} from '@ebpls/rules';

import { clearancePending } from '../../domain/applications/application-events.ts';
import { createClearanceNo } from '../../domain/applications/case-numbers.ts';
import type { FormerCase } from '../../domain/applications/cases/application-facts.ts';
import { computeClearanceExpiry } from '../../domain/applications/clear-application.ts';
import type { ApplicationRow } from '../../domain/applications/find-application.ts';
import { recordAct } from '../../domain/applications/record-act.ts';
import { getOfficeLimit } from '../../domain/applications/used-days.ts';
import { insertEvent } from '../../domain/notifications/events/events.ts';
import type { Transaction } from '../../platform/transactions/transaction.ts';

interface RoutedApplication {
  readonly application: ApplicationRow & { readonly arta_class: ArtaClass };
  readonly facts: ApplicationFacts;
  readonly formerCase: FormerCase | undefined;
}

/**
 * Creates one clearance for each needed office and returns these offices. The licensing office checks at release and
 * has none (domain reference 3.2, row "BPLO final").
 */
export async function openClearances(tx: Transaction, routedApplication: RoutedApplication): Promise<ClearingOffice[]> {
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
  { application, facts, formerCase }: RoutedApplication,
  clearance: { office: ClearingOffice; reason: string },
): Promise<void> {
  const { trx, rows, today, now } = tx;
  const { office, reason } = clearance;
  const { assessment_id, brgycode, arta_class, application_type } = application;
  // Some of those that would need no look are drawn for one: the draw of a business is the same all year.
  const isApprovedNow =
    canRuleDecideFor(office) &&
    !isSampled(application.company_code, facts) &&
    isApprovedAtOnce(facts, formerCase?.clearances.get(office));
  const immediateApproval = isApprovedNow
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
  if (isApprovedNow) await recordApprovalAtOnce(tx, application, { clearance_id, office });
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
