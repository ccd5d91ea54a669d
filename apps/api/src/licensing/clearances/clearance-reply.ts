import type { Answer, ApplicationState, getClearance } from '@ebpls/contracts';
import { type ClearanceAct, clearanceMachine, correctBy, manilaDay, nextActs } from '@ebpls/rules';

import type { Database } from '../../platform/database/database.ts';
import { Refused } from '../../platform/refused.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { type ApplicationRow, getApplication } from '../../domain/applications/find-application.ts';
import { isWithOffices } from '../../domain/silence/with-offices.ts';
import type { CaseReader } from '../../domain/cases/case-reader.ts';
import { applicationReply } from '../../domain/application-views/application-reply.ts';
import { itemOf } from '../../domain/application-views/clearance-items.ts';
import { officeFees } from '../proposed-fees/fees-of-case.ts';
import { offeredTemplates } from '../office-templates/offered-templates.ts';
import { caseChecklist } from '../checklists/case-checklist.ts';
import {
  findClearance,
  findClearanceAudit,
  listVisits,
  type Clearance,
  clearancesVisibleTo,
  type VisitRow,
} from './clearances.queries.ts';
import { MOVES_MOST } from './inspections.ts';
import { officeRoleOf } from './move-clearance.ts';

/** One case on an office's desk. Refused: missing, with the same answer for another office's and for none. */
export async function caseReply(
  db: Database,
  clearance_id: number,
  reader: CaseReader,
): Promise<Answer<typeof getClearance>> {
  const { actor, rows, today } = reader;
  const clearance = await findClearance(db, clearance_id, clearancesVisibleTo(actor));
  if (!clearance) throw new Refused('missing', 'thing.missing');
  const application = await getApplication(db, clearance.assessment_code, actor);
  const [assessment, visits, checklist, fees, audit] = await Promise.all([
    applicationReply(db, application, reader),
    listVisits(db, clearance_id),
    caseChecklist(db, clearance, actor.locale),
    officeFees(db, { ...application, office: clearance.office }, { rows, locale: actor.locale }),
    clearance.state === 'POST_AUDIT' ? findClearanceAudit(db, clearance_id) : undefined,
  ]);
  return {
    clearance: itemOf(clearance, { rows, today, locale: actor.locale, office: clearance.office }),
    assigned_name: clearance.assigned_name,
    is_mine: clearance.assigned_to === actor.account_id,
    assessment,
    inspections: visits.map(({ inspection_id: _id, times_moved: _moved, ...visit }) => visit),
    checklist,
    ...(fees && { fees }),
    templates: await offeredTemplates(db, actor, assessment),
    ...(audit && { audit }),
    acts: listActs(application, { clearance, visits, is_audited: audit !== undefined }, reader),
    ...heldOf(clearance, actor),
  };
}

interface OpenedCase {
  readonly clearance: Clearance;
  readonly visits: readonly VisitRow[];
  readonly is_audited: boolean;
}

/** A part that the law left behind is looked at once (row C11); any other has the acts of its state. */
function listActs(
  application: ApplicationRow,
  { clearance, visits, is_audited }: OpenedCase,
  reader: CaseReader,
): string[] {
  if (clearance.state === 'POST_AUDIT')
    return is_audited || !isOwnDesk(reader.actor, clearance) ? [] : ['audit_right', 'audit_wrong'];
  return canAct(application, clearance) ? actsOn(clearance, visits, reader) : [];
}

const WITHOUT_PERMIT: readonly ApplicationState[] = ['REJECTED', 'WITHDRAWN', 'LAPSED', 'CANCELLED'];

/**
 * While the application is with the offices; until a bill is computed also to take an approval back (row C14), and to
 * issue late what was passed over while the application lives (row T5).
 */
function canAct(application: ApplicationRow, { state }: Pick<Clearance, 'state'>): boolean {
  if (state === 'NOT_ISSUED_IN_TIME') return !WITHOUT_PERMIT.includes(application.state);
  return isWithOffices(application) || application.state === 'CLEARED';
}

function heldOf({ held_decision, held_by }: Clearance, actor: Actor): Pick<Answer<typeof getClearance>, 'held'> {
  if (held_decision === null) return {};
  const { act, account_id } = held_decision;
  return { held: { act, decided_by: held_by ?? '', is_mine: account_id === actor.account_id } };
}

/** What a visit leads to: one act at the desk, `record_inspection`. */
const VISIT_ACTS: readonly ClearanceAct[] = ['pass_inspection', 'fail_inspection', 'record_refusal'];

/** What this person may do with a case now. */
function actsOn(clearance: Clearance, visits: readonly VisitRow[], { actor, today }: CaseReader): string[] {
  if (!isOwnDesk(actor, clearance) || clearance.held_decision !== null) return [];
  const planned = visits.find(({ result }) => result === null);
  const acts = nextActs(clearanceMachine, clearance.state, officeRoleOf(actor)).filter((act) =>
    act === 'give_back' ? mayGiveBack(actor, clearance) : isOpen(act, { clearance, planned, today }),
  );
  return [...new Set(acts.map((act) => (VISIT_ACTS.includes(act) ? 'record_inspection' : act)))];
}

/** Whoever has a case puts it back; the head does it for one who is away. */
export function mayGiveBack(
  { account_id, permissions }: Pick<Actor, 'account_id' | 'permissions'>,
  { assigned_to }: Pick<Clearance, 'assigned_to'>,
): boolean {
  return assigned_to === account_id || permissions.includes('office_head');
}

function isOwnDesk(actor: Actor, { office, owner_ids }: Clearance): boolean {
  return actor.office === office && !owner_ids.includes(actor.account_id);
}

/** Acts that have no endpoint yet are not offered. */
const WITHOUT_ENDPOINT: readonly ClearanceAct[] = ['not_required'];

function isOpen(
  act: ClearanceAct,
  { clearance, planned, today }: { clearance: Clearance; planned: VisitRow | undefined; today: string },
): boolean {
  if (WITHOUT_ENDPOINT.includes(act)) return false;
  if (VISIT_ACTS.includes(act)) return planned !== undefined;
  if (act === 'schedule_inspection') return planned === undefined || planned.times_moved < MOVES_MOST;
  if (act === 'reject' && clearance.state === 'FOR_COMPLIANCE')
    return clearance.paused_at !== null && today > correctBy(manilaDay(clearance.paused_at));
  return true;
}
