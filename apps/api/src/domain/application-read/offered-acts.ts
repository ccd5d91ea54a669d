// Lists the actions that a person may take on an application, and why an action needs a second person.

import type { ApplicationState, ApplicationType } from '@ebpls/contracts';
import {
  computeAppealDay,
  type ApplicationAct,
  applicationMachine,
  type Actor as RulesActor,
  type Holidays,
  toManilaDay,
  listNextActs,
} from '@ebpls/rules';

import type { Actor } from '../../platform/identity/actor.ts';
import {
  getOtherDeciderText,
  type Decider,
  type SecondPersonDecision,
  mayDecide,
  toBillApprovalDecision,
  toClosureReversalDecision,
  toPermitSigningDecision,
} from '../access/separation/second-person.ts';

/** Actors of the state machines that a person is (decision E24). */
export function toRulesActors({ role, permissions }: Pick<Actor, 'role' | 'permissions'>): RulesActor[] {
  if (role === 'user') return ['owner'];
  if (role === 'bplo') return ['bplo'];
  if (role !== 'admin') return [];
  return permissions.flatMap((permission): RulesActor[] =>
    permission === 'treasurer' || permission === 'signatory' ? [permission] : [],
  );
}

/** Facts beside the state that decide whether an act is open to a person. */
export interface ActingFacts {
  readonly application_type: ApplicationType;
  readonly state: ApplicationState;
  /** Time of the last refusal of an office; null when none refused, and while an appeal is open. */
  readonly refused_at: string | null;
  /** Accounts of the owner and of the person who filed. */
  readonly owner_ids: readonly number[];
  /** Time of filing, or of the begin of the draft. */
  readonly filed_at: string;
  readonly computed_by: number | null;
  readonly generated_by: number | null;
  /** Signer of the paper in force; earlier papers do not count. */
  readonly signed_by: number | null;
  readonly has_paid: boolean;
  /** The closing visit found the business closed. */
  readonly is_seen_closed: boolean;
  /** An act of staff can still be undone; until then none is offered. */
  readonly is_held: boolean;
}

interface ActReader extends Decider {
  readonly today: string;
  readonly holidays: Holidays;
}

/** An act of the state machine; the closing visit may end in one, and a certificate is taken back outside of it. */
type OfferedAct = Exclude<ApplicationAct, 'disapprove_closure'> | 'closing_visit' | 'reverse_closure';

/** Acts that this person may do with an application now. The server checks them again before it acts. */
export function listOfferedActs(facts: ActingFacts, reader: ActReader): OfferedAct[] {
  if (reader.actor.role !== 'user' && facts.owner_ids.includes(reader.actor.account_id)) return [];
  if (reader.actor.role !== 'user' && facts.is_held) return [];
  const acts = toRulesActors(reader.actor).flatMap((rulesActor) =>
    listNextActs(applicationMachine, facts.state, rulesActor),
  );
  const open = [...new Set(acts)].filter((act) => isOpen(act, facts, reader));
  const offeredActs = open.map((act): OfferedAct => (act === 'disapprove_closure' ? 'closing_visit' : act));
  return canReverse(facts, reader) ? [...offeredActs, 'reverse_closure'] : offeredActs;
}

function isOpen(act: ApplicationAct, facts: ActingFacts, reader: ActReader): boolean {
  const { today, holidays } = reader;
  if (act === 'disapprove_closure' || act === 'compute') return isVisited(facts) === (act === 'compute');
  if (act === 'approve_bill' || act === 'sign') return mayDecide(reader, getCaseDecision(act, facts));
  if (act === 'withdraw') return !facts.has_paid && reader.actor.walk_in === undefined;
  if (act === 'reopen_bill') return !facts.has_paid;
  if (act === 'reject' && facts.state === 'IN_CLEARANCE') return isRefusedForGood(facts.refused_at, today, holidays);
  return true;
}

/** A closing is billed once a visit found it closed, and needs a visit until then. No other kind needs a visit. */
function isVisited({ application_type, is_seen_closed }: ActingFacts): boolean {
  return application_type !== 'RETIREMENT' || is_seen_closed;
}

/** The person who computed a bill does not approve it, and the person who released a permit does not sign it. */
function getCaseDecision(act: 'approve_bill' | 'sign', facts: ActingFacts): SecondPersonDecision {
  return act === 'sign' ? toPermitSigningDecision(facts) : toBillApprovalDecision(facts);
}

const SECOND_PERSON: Readonly<Partial<Record<ApplicationState, 'approve_bill' | 'sign'>>> = {
  ASSESSED: 'approve_bill',
  FOR_SIGNATURE: 'sign',
};

/** Reason why this administrator, although permitted, cannot do the waiting approval or signature. */
export function explainSecondPerson(facts: ActingFacts, reader: ActReader): { readonly why_another?: string } {
  const act = SECOND_PERSON[facts.state];
  return act === undefined ? {} : getOtherDeciderText(reader, getCaseDecision(act, facts));
}

function canReverse(facts: ActingFacts, reader: ActReader): boolean {
  const { application_type, state, signed_by } = facts;
  const isCertified = application_type === 'RETIREMENT' && state === 'ISSUED' && signed_by !== null;
  return isCertified && mayDecide(reader, toClosureReversalDecision(facts));
}

/** Whether an office refused and the owner's days to appeal are over (row A8). */
export function isRefusedForGood(refused_at: string | null, today: string, holidays: Holidays): boolean {
  return refused_at !== null && today > computeAppealDay(toManilaDay(refused_at), holidays);
}
