// Finds the late clearances of an application, and its part in a deemed approval (RA 11032 s.10).

import type { ApplicationSilence, AssessmentReply, ClearingOffice, Overdue } from '@ebpls/contracts';
import { type CalendarDay, computeOrderReviewDay, getWorkingDayFrom, addWorkingDays } from '@ebpls/rules';

import type { Database } from '../../platform/database/database.ts';
import type { ApplicationRow } from '../applications/find-application.ts';
import type { ReferenceRows } from '../../platform/reference/reference-rows.ts';
import type { CaseReader } from '../applications/cases/case-reader.ts';
import { canRequestDeclaredOrder } from '../applications/deemed-approval/declared-order.ts';
import { findLateRule } from '../applications/deemed-approval/late-rule.ts';
import { countExtensionDays, loadLegalCase } from '../applications/deemed-approval/legal-case.ts';
import { findLegalExtension } from '../applications/deemed-approval/legal-extension.ts';
import { findFormerPermitNo } from '../applications/deemed-approval/permit-extension.ts';
import { loadSilencePolicy } from '../applications/deemed-approval/silence-policy.ts';
import type { ClearanceRow } from './clearance-items.ts';

const CHARTER_GROUND = 'RA 11032, Sec. 9';

interface SilenceClearance {
  readonly office: ClearingOffice;
  readonly state: string;
  readonly due_on: CalendarDay | null;
  readonly paused_at: string | null;
}

/** States in which an office's days run, unless they are stopped for the owner. */
const RUNNING_STATES: readonly string[] = ['PENDING', 'UNDER_REVIEW', 'INSPECTION_SCHEDULED', 'FOR_COMPLIANCE'];

/** Whether an office has passed its last day while the clock was not stopped for the owner. */
function isOverdue({ state, due_on, paused_at }: SilenceClearance, today: CalendarDay): boolean {
  const isOpen = RUNNING_STATES.includes(state);
  return isOpen && paused_at === null && due_on !== null && due_on < today;
}

interface SilenceReader {
  readonly rows: ReferenceRows;
  readonly today: CalendarDay;
}

/** Late clearances with the working day on which a rule acts, by clearance; most stay with their office. */
export async function findOverdueParts(
  db: Database,
  application: ApplicationRow,
  { clearances, rows, today }: SilenceReader & { readonly clearances: readonly ClearanceRow[] },
): Promise<ReadonlyMap<number, Overdue>> {
  const lateParts = clearances.filter((part) => isOverdue(part, today));
  const entries = await Promise.all(
    lateParts.map(async (clearance): Promise<[number, Overdue]> => {
      const rule = await findLateRule(db, { clearance, application, today });
      return [
        clearance.clearance_id,
        {
          since: clearance.due_on ?? today,
          acts_on: rule === undefined ? null : getWorkingDayFrom(today, rows.holidays),
          ground: rule?.ground ?? CHARTER_GROUND,
        },
      ];
    }),
  );
  return new Map(entries);
}

function isLicensingHead({ actor: { role, permissions } }: CaseReader): boolean {
  return role === 'bplo' && permissions.includes('office_head');
}

/** The former permit that silence would extend; null where it approves the application, or none can be extended. */
async function findPermitToExtend(
  db: Database,
  application: ApplicationRow,
  outcome: ApplicationSilence['outcome'],
): Promise<string | null> {
  return outcome === 'PERMIT_EXTENDED' ? findFormerPermitNo(db, application) : null;
}

/** Legal outcome of an application, recorded or expected when its legal days pass. */
async function findApplicationSilence(
  db: Database,
  application: ApplicationRow,
  reader: CaseReader,
): Promise<{ readonly silence?: ApplicationSilence }> {
  const outcomeRow = await db
    .selectFrom('silence_outcome')
    .select(['outcome', 'decided_on', 'last_day', 'permit_no'])
    .where('assessment_id', '=', application.assessment_id)
    .executeTakeFirst();
  if (outcomeRow) {
    const extension = await findLegalExtension(db, application.assessment_id);
    return { silence: { ...outcomeRow, ...(extension && { extension }) } };
  }
  if (application.decided_at !== null) return {};
  const legalCase = await loadLegalCase(db, application, reader);
  if (legalCase?.legal === undefined || legalCase.exclusion !== undefined) return {};
  const { outcome, extension, legal } = legalCase;
  const daysAtMost = isLicensingHead(reader) ? countExtensionDays(application, legalCase, reader.today) : undefined;
  return {
    silence: {
      outcome,
      decided_on: null,
      last_day: legal.last_day,
      permit_no: await findPermitToExtend(db, application, outcome),
      ...(extension && { extension }),
      ...(daysAtMost !== undefined && { extension_days_at_most: daysAtMost }),
    },
  };
}

/** Reply about the requested order of payment on declared figures (row A20). */
function toDeclaredOrderReply(
  { declared_order_requested_on: requested_on, declared_order_issued_on: issued_on }: ApplicationRow,
  { order_wd, holidays }: { readonly order_wd: number; readonly holidays: ReferenceRows['holidays'] },
): Pick<AssessmentReply, 'declared_order'> {
  if (requested_on === null) return {};
  const seenUntil = computeOrderReviewDay(requested_on, order_wd, holidays);
  return {
    declared_order: {
      requested_on,
      issues_on: issued_on === null ? addWorkingDays(seenUntil, 1, holidays) : null,
      issued_on,
    },
  };
}

/** Legal outcome of an application on the day, and the acts that it opens to the reader. */
export async function findLegalParts(db: Database, application: ApplicationRow, reader: CaseReader) {
  const outcome = await findLegalOutcome(db, application, reader);
  const extendsDays = outcome.silence?.extension_days_at_most !== undefined;
  return {
    outcome,
    acts: [...(await listLegalActs(db, application, reader)), ...(extendsDays ? ['extend_legal_days'] : [])],
  };
}

/** Legal outcome of an application, and the issue day of the order that the owner requested. */
async function findLegalOutcome(db: Database, application: ApplicationRow, reader: CaseReader) {
  const { rows } = reader;
  const silence = await findApplicationSilence(db, application, reader);
  if (application.declared_order_requested_on === null) return silence;
  const { order_wd } = await loadSilencePolicy(db);
  return { ...silence, ...toDeclaredOrderReply(application, { order_wd, holidays: rows.holidays }) };
}

/** The act of an owner whose bill is delayed by an office without action (row A20). */
async function listLegalActs(
  db: Database,
  application: ApplicationRow,
  { actor, rows, today }: CaseReader,
): Promise<string[]> {
  if (actor.role !== 'user') return [];
  return (await canRequestDeclaredOrder(db, application, { rows, today })) ? ['request_declared_order'] : [];
}
