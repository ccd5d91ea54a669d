import type { ApplicationState } from '@ebpls/contracts';
import {
  appealBy,
  type ApplicationAct,
  applicationMachine,
  type Actor as RulesActor,
  type Holidays,
  manilaDay,
  nextActs,
} from '@ebpls/rules';

import type { Actor } from '../../platform/identity/actor.ts';

/** Which actors of the life tables a person is (decision E24). */
export function rulesActorsOf({ role, permissions }: Pick<Actor, 'role' | 'permissions'>): RulesActor[] {
  if (role === 'user') return ['owner'];
  if (role === 'bplo') return ['bplo'];
  if (role !== 'admin') return [];
  return permissions.flatMap((permission): RulesActor[] =>
    permission === 'treasurer' || permission === 'signatory' ? [permission] : [],
  );
}

/** What decides, beside the state, whether an act is open to a person. */
export interface ActingFacts {
  readonly state: ApplicationState;
  /** When the last office refused; null when none did. */
  readonly refused_at: string | null;
  /** Whose business it is, and who filed. */
  readonly owner_ids: readonly number[];
  readonly computed_by: number | null;
  readonly generated_by: number | null;
  readonly has_paid: boolean;
}

interface Reader {
  readonly actor: Actor;
  readonly today: string;
  readonly holidays: Holidays;
}

/** What this person may do with an application now. The server asks the same again before it acts. */
export function actsOn(facts: ActingFacts, reader: Reader): ApplicationAct[] {
  if (reader.actor.role !== 'user' && facts.owner_ids.includes(reader.actor.account_id)) return [];
  const acts = rulesActorsOf(reader.actor).flatMap((rules_actor) =>
    nextActs(applicationMachine, facts.state, rules_actor),
  );
  return [...new Set(acts)].filter((act) => isOpen(act, facts, reader));
}

function isOpen(act: ApplicationAct, facts: ActingFacts, { actor, today, holidays }: Reader): boolean {
  if (act === 'approve_bill') return facts.computed_by !== actor.account_id;
  if (act === 'sign') return facts.generated_by !== actor.account_id;
  if (act === 'withdraw' || act === 'reopen_bill') return !facts.has_paid;
  if (act === 'reject' && facts.state === 'IN_CLEARANCE') return isRefusedForGood(facts.refused_at, today, holidays);
  return true;
}

/** An office refused and the owner's days to appeal are over (row A8). */
export function isRefusedForGood(refused_at: string | null, today: string, holidays: Holidays): boolean {
  return refused_at !== null && today > appealBy(manilaDay(refused_at), holidays);
}
