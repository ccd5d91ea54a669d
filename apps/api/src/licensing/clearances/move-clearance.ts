// Locks a clearance and moves it along its state machine.

import type { ReplyBody, claimClearance as claimEndpoint } from '@ebpls/contracts';
import { type Actor as RulesActor, type ClearanceAct, clearanceMachine, getNextState } from '@ebpls/rules';
import type { Updateable } from 'kysely';

import { Refused } from '../../platform/refused.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { type ApplicationRow, lockApplicationById } from '../../domain/applications/find-application.ts';
import { type ActRecord, recordAct } from '../../domain/applications/record-act.ts';
import type { ActorTransaction, Transaction } from '../../platform/transactions/transaction.ts';
import type { Tables } from '../../tables/tables.ts';
import { whereOfficeClearances, isWithOffices } from '../../domain/access/office-conditions.ts';
import { findClearance, lockClearance, type Clearance } from './find-clearance.ts';

export type ClearanceMoveReply = ReplyBody<typeof claimEndpoint>;

/** A clearance with its application, both locked. */
export interface OpenClearance {
  readonly clearance: Clearance;
  readonly application: ApplicationRow;
}

/** Actor of a person in the state machine: the head of an office may decide more than others. */
export function getOfficeActor({ permissions }: Pick<Actor, 'permissions'>): RulesActor {
  return permissions.includes('office_head') ? 'office_head' : 'office';
}

/**
 * Locks a clearance of the person's own office, its application first, as every act does, so that no two acts wait for
 * each other. Refused: missing (another office's), forbidden (the person's own business), conflict (decided a moment
 * ago, or the application is not with the offices).
 */
export async function openClearance(tx: ActorTransaction, clearance_id: number): Promise<OpenClearance> {
  const { trx, actor } = tx;
  const clearanceRow = await findClearance(trx, clearance_id, whereOfficeClearances(actor));
  if (!clearanceRow) throw new Refused('missing', 'resource.missing');
  const application = await lockApplicationById(tx, clearanceRow.assessment_id);
  const clearance = await lockClearance(trx, clearance_id, whereOfficeClearances(actor));
  if (!clearance) throw new Refused('missing', 'resource.missing');
  refuseHeld(clearance);
  refuseUnlessInClearance(clearance, application);
  return { clearance, application };
}

/** Until a decision is executed or taken back nobody may act on the case, not even its decider. */
function refuseHeld({ held_decision, held_by }: Pick<Clearance, 'held_decision' | 'held_by'>): void {
  if (held_decision === null) return;
  throw new Refused('conflict', `held.${held_decision.act}`, { params: { name: held_by ?? '' } });
}

/** An ended application ends its clearances; the refusal names the state of the clearance when that has one. */
export function refuseUnlessInClearance(
  clearance: Pick<Clearance, 'state'>,
  application: Pick<ApplicationRow, 'state' | 'declared_order_issued_on'>,
): void {
  if (isWithOffices(application)) return;
  const { state } = application;
  throw new Refused('conflict', clearance.state === 'CANCELLED' ? 'clearance.is.CANCELLED' : `application.is.${state}`);
}

interface ClearanceMoveInput extends Pick<ActRecord, 'mail'> {
  readonly act: ClearanceAct;
  readonly as: RulesActor;
  readonly set?: Updateable<Tables['clearance']>;
  /** Name in the history, where it differs from the act. */
  readonly history?: string;
  readonly note?: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** Person named to a colleague who comes second: the one who has the case, or decided it. */
const NAMED_BY = {
  UNDER_REVIEW: 'assigned_name',
  INSPECTION_SCHEDULED: 'assigned_name',
  FOR_COMPLIANCE: 'assigned_name',
  APPROVED: 'decided_name',
  CONDITIONALLY_APPROVED: 'decided_name',
  REJECTED: 'decided_name',
} as const;
const NAMED_STATES = Object.keys(NAMED_BY) as (keyof typeof NAMED_BY)[];

/**
 * Refused: conflict when the act is not possible in this state, naming the person and the former act; forbidden when it
 * is another person's act.
 */
export function checkClearanceMove(
  clearance: Pick<Clearance, 'state' | 'assigned_name' | 'decided_name'>,
  { act, as }: Pick<ClearanceMoveInput, 'act' | 'as'>,
): Clearance['state'] {
  const transition = getNextState(clearanceMachine, clearance.state, { act, actor: as });
  if (!('refused' in transition)) return transition.to;
  if (transition.refused === 'state.other_office') throw new Refused('forbidden', 'clearance.head_only');
  throw createMoveRefusal(clearance, as);
}

/** The owner reads the state alone; staff read the name of the person too. */
function createMoveRefusal(
  clearance: Pick<Clearance, 'state' | 'assigned_name' | 'decided_name'>,
  as: RulesActor,
): Refused {
  const namedState = NAMED_STATES.find((state) => state === clearance.state);
  const name = namedState && clearance[NAMED_BY[namedState]];
  return namedState === undefined || !name || as === 'owner'
    ? new Refused('conflict', `clearance.is.${clearance.state}`)
    : new Refused('conflict', `clearance.by.${namedState}`, { params: { name } });
}

/** Moves a locked clearance by the state machine and records the act. */
export async function moveClearance(
  tx: Transaction,
  { clearance, application }: OpenClearance,
  input: ClearanceMoveInput,
): Promise<ClearanceMoveReply> {
  const state = checkClearanceMove(clearance, input);
  await tx.trx
    .updateTable('clearance')
    .set({ ...input.set, state, updated_at: tx.now })
    .where('clearance_id', '=', clearance.clearance_id)
    .execute();
  const { act, history = `clearance.${act}`, note = '', params = {}, mail } = input;
  await recordAct(tx, application, {
    history: { act: history, office: clearance.office, note, params },
    audit: {
      act: `clearance.${act}`,
      object_kind: 'clearance',
      object_id: clearance.clearance_id,
      detail: { from: clearance.state, to: state, office: clearance.office },
    },
    offices: [clearance.office],
    ...(mail && { mail: { ...mail, office: clearance.office } }),
  });
  return {
    clearance_id: clearance.clearance_id,
    state,
    clearance_no: input.set?.clearance_no ?? clearance.clearance_no,
  };
}

/** Path at which an office opens one of its clearances. */
export function getClearancePath({ clearance }: Pick<OpenClearance, 'clearance'>): string {
  return `/${clearance.office}/request/clearances?case=${clearance.clearance_id}`;
}
