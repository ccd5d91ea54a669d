// Loads the reply of one case on an office's desk.

import type { ReplyBody, ApplicationState, getClearance } from '@ebpls/contracts';
import {
  type ClearanceAct,
  clearanceMachine,
  computeCorrectionDay,
  isMadeBySystem,
  toManilaDay,
  listNextActs,
} from '@ebpls/rules';

import type { Database } from '../../platform/database/database.ts';
import { Refused } from '../../platform/refused.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { type ApplicationRow, getApplication } from '../../domain/applications/find-application.ts';
import type { CaseReader } from '../../domain/applications/cases/case-reader.ts';
import { loadApplicationReply } from '../../domain/application-read/application-reply.ts';
import { toClearanceItem } from '../../domain/application-read/clearance-items.ts';
import { getLocaleText } from '../../platform/reference/reference-rows.ts';
import { loadOfficeFees } from '../proposed-fees/case-fees.ts';
import { listOfferedTemplates } from '../office-templates/offered-templates.ts';
import { loadCaseChecklist } from '../checklists/case-checklist.ts';
import {
  findClearanceDetail,
  findClearanceAudit,
  listVisits,
  whereClearanceVisible,
  type VisitRow,
} from './clearances.queries.ts';
import { MAX_VISIT_MOVES } from './inspections.ts';
import { getOfficeActor } from './move-clearance.ts';
import type { Clearance } from './find-clearance.ts';
import { isWithOffices } from '../../domain/access/office-conditions.ts';

/** One case on an office's desk. Refused: missing, with the same reply for another office's and for none. */
export async function loadCaseReply(
  db: Database,
  clearance_id: number,
  reader: CaseReader,
): Promise<ReplyBody<typeof getClearance>> {
  const { actor, rows, today } = reader;
  const clearance = await findClearanceDetail(db, clearance_id, whereClearanceVisible(actor));
  if (!clearance) throw new Refused('missing', 'resource.missing');
  const application = await getApplication(db, clearance.assessment_code, actor);
  const [assessment, visits, checklist, fees, audit] = await Promise.all([
    loadApplicationReply(db, application, reader),
    listVisits(db, clearance_id),
    loadCaseChecklist(db, clearance, actor.locale),
    loadOfficeFees(db, { ...application, office: clearance.office }, { rows, locale: actor.locale }),
    clearance.state === 'POST_AUDIT' ? findClearanceAudit(db, clearance_id) : undefined,
  ]);
  const acts = listActs(application, { clearance, visits, is_audited: audit !== undefined }, reader);
  return {
    clearance: toClearanceItem(clearance, { rows, today, locale: actor.locale, office: clearance.office }),
    assigned_name: clearance.assigned_name,
    is_mine: clearance.assigned_to === actor.account_id,
    assessment,
    inspections: visits.map(({ inspection_id: _id, times_moved: _timesMoved, ...visit }) => visit),
    checklist,
    ...(fees && { fees }),
    templates: await listOfferedTemplates(db, actor, assessment),
    ...(audit && { audit }),
    acts,
    ...(acts.includes('return') && { other_documents: listOtherDocuments(assessment, reader) }),
    ...toHeldReply(clearance, actor),
  };
}

/** Documents of the catalogue that are not on the list of this application. */
function listOtherDocuments(
  { requirements, application_type }: ReplyBody<typeof getClearance>['assessment'],
  { rows, actor }: CaseReader,
): { code: string; name: string }[] {
  const listedCodes = new Set(
    requirements.filter(({ legal_ground }) => legal_ground === undefined).map(({ code }) => code),
  );
  return [...rows.requirements.values()]
    .filter((one) => !isMadeBySystem(one, application_type) && !listedCodes.has(one.code))
    .map(({ code, name }) => ({ code, name: getLocaleText(name, actor.locale) }));
}

interface OpenedCase {
  readonly clearance: Clearance;
  readonly visits: readonly VisitRow[];
  readonly is_audited: boolean;
}

/** A part that the law decided is audited once (row C11); any other has the acts of its state. */
function listActs(
  application: ApplicationRow,
  { clearance, visits, is_audited }: OpenedCase,
  reader: CaseReader,
): string[] {
  if (clearance.state === 'POST_AUDIT')
    return is_audited || !isOwnDesk(reader.actor, clearance) ? [] : ['audit_right', 'audit_wrong'];
  return canAct(application, clearance) ? listClearanceActs(clearance, visits, reader) : [];
}

const WITHOUT_PERMIT: readonly ApplicationState[] = ['REJECTED', 'WITHDRAWN', 'LAPSED', 'CANCELLED'];

/**
 * While the application is with the offices; until a bill is computed also recalling an approval (row C14), and issuing
 * a passed-over clearance late while the application lives (row T5).
 */
function canAct(application: ApplicationRow, { state }: Pick<Clearance, 'state'>): boolean {
  if (state === 'NOT_ISSUED_IN_TIME') return !WITHOUT_PERMIT.includes(application.state);
  return isWithOffices(application) || application.state === 'CLEARED';
}

function toHeldReply(
  { held_decision, held_by }: Clearance,
  actor: Actor,
): Pick<ReplyBody<typeof getClearance>, 'held'> {
  if (held_decision === null) return {};
  const { act, account_id } = held_decision;
  return { held: { act, decided_by: held_by ?? '', is_mine: account_id === actor.account_id } };
}

/** Results of a visit: the staff screen shows one act for them, `record_inspection`. */
const VISIT_ACTS: readonly ClearanceAct[] = ['pass_inspection', 'fail_inspection', 'record_refusal'];

/** Acts that this person may perform on a case now. */
function listClearanceActs(clearance: Clearance, visits: readonly VisitRow[], { actor, today }: CaseReader): string[] {
  if (!isOwnDesk(actor, clearance) || clearance.held_decision !== null) return [];
  const plannedVisit = visits.find(({ result }) => result === null);
  const acts = listNextActs(clearanceMachine, clearance.state, getOfficeActor(actor)).filter((act) =>
    act === 'give_back' ? canReturnToQueue(actor, clearance) : isOpen(act, { clearance, plannedVisit, today }),
  );
  return [...new Set(acts.map((act) => (VISIT_ACTS.includes(act) ? 'record_inspection' : act)))];
}

/** The clerk who has a case returns it to the queue; the head does it for an absent one. */
export function canReturnToQueue(
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
  { clearance, plannedVisit, today }: { clearance: Clearance; plannedVisit: VisitRow | undefined; today: string },
): boolean {
  if (WITHOUT_ENDPOINT.includes(act)) return false;
  if (VISIT_ACTS.includes(act)) return plannedVisit !== undefined;
  if (act === 'schedule_inspection') return plannedVisit === undefined || plannedVisit.times_moved < MAX_VISIT_MOVES;
  if (act === 'reject' && clearance.state === 'FOR_COMPLIANCE')
    return clearance.paused_at !== null && today > computeCorrectionDay(toManilaDay(clearance.paused_at));
  return true;
}
