import { type Power, POWERS } from '@ebpls/contracts';
import { type Action, type Grant, may, permissionFor, secondPersonProblem } from '@ebpls/rules';

import type { Database, Trx } from '../../platform/database/database.ts';
import { type MessageKey, messageText } from '../../platform/messages/catalogue.ts';
import { Refused } from '../../platform/refused.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { listGrants } from './grants.queries.ts';

interface Deciding {
  readonly trx: Trx;
  readonly actor: Actor;
}

/** A person with what they were given, read once to judge every case of an answer. */
export interface Decider {
  readonly actor: Actor;
  readonly grants: readonly Grant[];
}

/** What needs a second person: one function of each noun says it of a case, to the act and to the answer alike. */
export interface Decision {
  /** What the person is about to do, as the policy names it. */
  readonly action: Action;
  /** Accounts that asked for, filed, computed, collected or evaluated it; null for the system. */
  readonly people: readonly (number | null)[];
  /** When the case began. */
  readonly since: string | Date;
  /** What is said to somebody who worked on it themselves. */
  readonly own: MessageKey;
}

/** Administrators alone decide, so that nobody else costs a query. */
export async function readDecider(db: Database | Trx, actor: Actor): Promise<Decider> {
  return { actor, grants: actor.role === 'admin' ? await listGrants(db, actor.account_id) : [] };
}

/** Why another person has to decide; undefined when this one may (decision E45). */
export function whyAnother(
  { actor: { account_id }, grants }: Decider,
  { action, people, since, own }: Decision,
): MessageKey | undefined {
  const by = POWERS.find((power): power is Power => power === permissionFor(action));
  const problem = secondPersonProblem({ account_id, grants }, { people, since: new Date(since).toISOString(), by });
  if (problem === undefined) return undefined;
  return problem === 'same_person' ? own : 'separation.granted';
}

/** Whether this person is admitted to the decision and is no part of what came before it. */
export function mayDecide(decider: Decider, decision: Decision): boolean {
  return may(decider.actor, decision.action) && whyAnother(decider, decision) === undefined;
}

/**
 * The sentence for an answer, in place of an act that would be refused; nothing to who may decide, and to who is not
 * admitted to the decision at all.
 */
export function anotherDecides(decider: Decider, decision: Decision): { readonly why_another?: string } {
  const why = may(decider.actor, decision.action) ? whyAnother(decider, decision) : undefined;
  return why === undefined ? {} : { why_another: messageText(why, {}, decider.actor.locale) };
}

/**
 * A decision over money belongs to a second person: not to whoever had the case in hand, and not to somebody whom one
 * of those gave the permission after the case began (decision 0052). Refused: forbidden.
 */
export async function refuseDependent({ trx, actor }: Deciding, decision: Decision): Promise<void> {
  const why = whyAnother({ actor, grants: await listGrants(trx, actor.account_id) }, decision);
  if (why !== undefined) throw new Refused('forbidden', why);
}
