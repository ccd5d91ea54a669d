// Decides whether a person may decide a case that another person prepared (separation of duties).

import { isAllowed, checkSecondPerson, type TwoPersonAction } from '@ebpls/rules';

import type { Database, Trx } from '../../../platform/database/database.ts';
import { type MessageKey, getMessageText } from '../../../platform/messages/catalogue.ts';
import { Refused } from '../../../platform/refused.ts';
import type { Actor } from '../../../platform/identity/actor.ts';
import { listMakings, type RecordedMaking } from './grants.queries.ts';

interface DecidingContext {
  readonly trx: Trx;
  readonly actor: Actor;
}

/** A person with all makings of accounts, read once for every case of a reply. */
export interface Decider {
  readonly actor: Actor;
  readonly makings: readonly RecordedMaking[];
}

/**
 * A decision that needs a second person. One function of each noun builds it from a case, for the act and for the
 * reply.
 */
export interface SecondPersonDecision {
  /** The act of the person, as the table of acts by two persons names it. */
  readonly action: TwoPersonAction;
  /** Accounts that requested, filed, computed, collected or evaluated it; null for the system. */
  readonly people: readonly (number | null)[];
  /** Account that the decision is about. */
  readonly subject?: number;
  /** Begin of the case. */
  readonly since: string | Date;
  /** Message for a person who worked on the case themselves. */
  readonly own: MessageKey;
}

/** Only administrators and the licensing office decide, so that other roles cost no query. */
export async function loadDecider(db: Database | Trx, actor: Actor): Promise<Decider> {
  return { actor, makings: actor.role === 'admin' || actor.role === 'bplo' ? await listMakings(db) : [] };
}

/** Reason why another person has to decide; undefined when this one may (decisions E45 and E63). */
export function findSecondPersonReason(
  { actor: { account_id }, makings }: Decider,
  { action, people, subject, since, own }: SecondPersonDecision,
): MessageKey | undefined {
  // Two administrators may put the first code in force, in any order of their accounts and drafts (decision 0052).
  const relevantMakings = makings.filter(({ is_before_code, is_founding }) =>
    action === 'ordinance.publish' ? !is_before_code : !is_founding,
  );
  const problem = checkSecondPerson(account_id, relevantMakings, {
    people,
    subject,
    since: new Date(since).toISOString(),
  });
  if (problem === undefined) return undefined;
  return problem === 'same_person' ? own : `separation.${problem}`;
}

/** Whether this person has the permission for the decision and had no part in the case. */
export function mayDecide(decider: Decider, decision: SecondPersonDecision): boolean {
  return isAllowed(decider.actor, decision.action) && findSecondPersonReason(decider, decision) === undefined;
}

/**
 * Message for a reply in place of an act that would be refused; undefined for people who may decide, and for those
 * without the permission.
 */
export function getOtherDeciderText(
  decider: Decider,
  decision: SecondPersonDecision,
): { readonly why_another?: string } {
  const reason = isAllowed(decider.actor, decision.action) ? findSecondPersonReason(decider, decision) : undefined;
  return reason === undefined ? {} : { why_another: getMessageText(reason, {}, decider.actor.locale) };
}

/**
 * Refuses a decision to a person who handled the case, and to a person whom one of those appointed, or who appointed
 * one of those, during the case or in the 30 days before it (decision 0052). Refused: forbidden.
 */
export async function refuseDependent({ trx, actor }: DecidingContext, decision: SecondPersonDecision): Promise<void> {
  const reason = findSecondPersonReason({ actor, makings: await listMakings(trx) }, decision);
  if (reason !== undefined) throw new Refused('forbidden', reason);
}

/** The editors of a case with this person, each once. None of them decides on it, also where another replaced their entry. */
export function addEditor(editors: readonly number[], { account_id }: Pick<Actor, 'account_id'>): number[] {
  return [...new Set([...editors, account_id])];
}

/** Whether the person decides only by the exceptions before the first revenue code (decision E63). */
export async function isAllowedByException(
  { trx, actor }: DecidingContext,
  decision: SecondPersonDecision,
): Promise<boolean> {
  const makings = await listMakings(trx);
  const strictMakings = makings.map((recordedMaking) => ({
    ...recordedMaking,
    is_founding: false,
    is_before_code: false,
  }));
  return (
    findSecondPersonReason({ actor, makings }, decision) === undefined &&
    findSecondPersonReason({ actor, makings: strictMakings }, decision) !== undefined
  );
}

interface ComputedBill {
  readonly computed_by: number | null;
  /** Time of filing of its application. */
  readonly filed_at: string;
}

/** A bill is approved by a person other than the one who computed it. */
export function toBillApprovalDecision({ computed_by, filed_at }: ComputedBill): SecondPersonDecision {
  return { action: 'bill.approve', people: [computed_by], since: filed_at, own: 'bill.own_computation' };
}

interface ReleasedPaper {
  readonly generated_by: number | null;
  /** Time of filing of its application: the case begins with it and not with the release. */
  readonly filed_at: string;
}

/** A permit is signed by a person other than the one who released it. */
export function toPermitSigningDecision({ generated_by, filed_at }: ReleasedPaper): SecondPersonDecision {
  return { action: 'permit.sign', people: [generated_by], since: filed_at, own: 'permit.own_release' };
}

/** A certified closing is reversed by a signatory who neither released nor signed the certificate (row B11). */
export function toClosureReversalDecision({
  generated_by,
  filed_at,
  signed_by,
}: ReleasedPaper & { readonly signed_by: number | null }): SecondPersonDecision {
  return {
    action: 'retirement.reverse',
    people: [generated_by, signed_by],
    since: filed_at,
    own: 'retirement.own_certificate',
  };
}
