// Checks, decides and withdraws an heir's claim to continue a business.

import { isOpenSuccession, computeObjectionDeadline } from '@ebpls/rules';

import { recordAudit } from '../../platform/identity/audit.ts';
import { Refused } from '../../platform/refused.ts';
import { refuseOwnBusiness } from '../../domain/applications/find-application.ts';
import { refuseDependent } from '../../domain/access/separation/second-person.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { grantSuccession } from './grant-succession.ts';
import { toHeirClaim, toSuccessionDecision, checkSuccessionStep } from './succession-reply.ts';
import { findSuccession, lockEstate, type SuccessionCase } from './successions.queries.ts';
import { insertSuccessionEvent } from './succession-events.ts';

/** A claim locked with its business, after every other act on it has ended. Refused: missing. */
export async function lockSuccession({ trx }: ActorTransaction, succession_no: string): Promise<SuccessionCase> {
  const succession = await findSuccession(trx, succession_no);
  if (!succession) throw new Refused('missing', 'resource.missing');
  await lockEstate(trx, succession.business_id);
  const claim = await findSuccession(trx, succession_no);
  if (!claim) throw new Error(`succession ${succession_no} is gone`);
  return claim;
}

const CHECK_NOTICES = { signatories: 'succession_to_decide' } as const;
const FIRST_CHECK_NOTICES = { ...CHECK_NOTICES, owner: { template: 'succession_filed' } } as const;

interface Check {
  readonly outcome: 'CHECKED' | 'REFUSED';
  readonly finding: string;
}

/**
 * The licensing office passes a claim on to the signatory, or refuses it. From now on its owner is notified, since they
 * may be alive, and anybody may object for fifteen days. Refused: missing, forbidden to a side of it, conflict when it
 * is over, checked already, another claim of the business is checked, or a paper is missing.
 */
export async function checkSuccession(
  tx: ActorTransaction,
  succession_no: string,
  { outcome, finding }: Check,
): Promise<void> {
  const { trx, actor, now } = tx;
  const claim = await lockSuccession(tx, succession_no);
  await refuseInvolved(tx, claim, []);
  if (outcome === 'REFUSED') {
    if (claim.state === 'CHECKED') throw new Refused('conflict', 'succession.checked');
    await refuseClaim(tx, claim, finding);
    return;
  }
  refuseBlocked(tx, 'check', claim);
  await refuseOtherChecked(tx, claim);
  // A claim whose owner was notified at its filing keeps its days.
  const isFirst = claim.notified_at === null;
  const object_until = isFirst ? computeObjectionDeadline(tx.today) : claim.object_until;
  await trx
    .updateTable('succession')
    .set({
      state: 'CHECKED',
      checked_by: actor.account_id,
      checked_at: now,
      finding,
      object_until,
      ...(isFirst && { notified_at: now }),
    })
    .where('succession_id', '=', claim.succession_id)
    .execute();
  await recordAudit(trx, actor, {
    act: 'succession.check',
    object_kind: 'succession',
    object_id: succession_no,
    detail: { finding },
  });
  await insertSuccessionEvent(tx, { ...claim, object_until }, isFirst ? FIRST_CHECK_NOTICES : CHECK_NOTICES);
}

/** Two heirs are not granted one business: the first checked claim is decided before the next is checked. */
async function refuseOtherChecked({ trx }: ActorTransaction, { business_id }: SuccessionCase): Promise<void> {
  const otherClaim = await trx
    .selectFrom('succession')
    .select('succession_id')
    .where('business_id', '=', business_id)
    .where('state', '=', 'CHECKED')
    .executeTakeFirst();
  if (otherClaim) throw new Refused('conflict', 'succession.other_checked');
}

interface SuccessionDecisionInput {
  readonly outcome: 'GRANTED' | 'REFUSED';
  readonly reason: string;
}

/**
 * The signatory, another person than the checker, grants a claim once the days for objections are over, or refuses it.
 * Refused: missing, forbidden to a side of it, to the checker and to a signatory of their making, conflict when it is
 * not checked, too early, over, or the business changed hands.
 */
export async function decideSuccession(
  tx: ActorTransaction,
  succession_no: string,
  { outcome, reason }: SuccessionDecisionInput,
): Promise<void> {
  const { trx, actor } = tx;
  const claim = await lockSuccession(tx, succession_no);
  await refuseInvolved(tx, claim, [claim.checked_by]);
  if (outcome === 'REFUSED') {
    await refuseClaim(tx, claim, reason);
    return;
  }
  refuseBlocked(tx, 'grant', claim);
  await grantSuccession(tx, claim);
  await endSuccession(tx, claim, { state: 'GRANTED', reason });
  await recordAudit(trx, actor, {
    act: 'succession.grant',
    object_kind: 'succession',
    object_id: succession_no,
    detail: { company_code: claim.company_code, heir_id: claim.heir_id, reason },
  });
  await insertSuccessionEvent(tx, claim, {
    heir: { template: 'succession_granted' },
    owner: { template: 'succession_granted_owner' },
  });
}

/** The heir withdraws the claim. Refused: missing (another's), conflict when it is over. */
export async function withdrawSuccession(tx: ActorTransaction, succession_no: string): Promise<void> {
  const claim = await lockSuccession(tx, succession_no);
  if (claim.heir_id !== tx.actor.account_id) throw new Refused('missing', 'resource.missing');
  refuseEnded(claim);
  await endSuccession(tx, claim, { state: 'WITHDRAWN', reason: '' });
  await recordAudit(tx.trx, tx.actor, {
    act: 'succession.withdraw',
    object_kind: 'succession',
    object_id: succession_no,
  });
  if (claim.notified_at !== null)
    await insertSuccessionEvent(tx, claim, { owner: { template: 'succession_withdrawn' } });
}

async function refuseClaim(tx: ActorTransaction, claim: SuccessionCase, reason: string): Promise<void> {
  refuseEnded(claim);
  await endSuccession(tx, claim, { state: 'REFUSED', reason });
  await recordAudit(tx.trx, tx.actor, {
    act: 'succession.refuse',
    object_kind: 'succession',
    object_id: claim.succession_no,
    detail: { reason },
  });
  await insertSuccessionEvent(tx, claim, { heir: { template: 'succession_refused', params: { reason } } });
}

function refuseEnded(claim: SuccessionCase): void {
  if (!isOpenSuccession(claim)) throw new Refused('conflict', 'succession.ended');
}

function refuseBlocked({ rows, today }: ActorTransaction, step: 'check' | 'grant', claim: SuccessionCase): void {
  const problem = checkSuccessionStep(step, toHeirClaim(claim, rows), today);
  if (problem !== undefined) throw new Refused('conflict', problem, { params: { day: claim.object_until } });
}

/**
 * Nobody decides on a business or a claim of their own, or after `earlier` deciders of their making. Refused:
 * forbidden.
 */
async function refuseInvolved(
  tx: ActorTransaction,
  claim: SuccessionCase,
  earlierDeciders: readonly (number | null)[],
): Promise<void> {
  await refuseOwnBusiness(tx, claim.business_id);
  await refuseDependent(tx, toSuccessionDecision(claim, earlierDeciders));
}

interface SuccessionEnd {
  readonly state: 'GRANTED' | 'REFUSED' | 'WITHDRAWN';
  readonly reason: string;
}

async function endSuccession(
  { trx, actor, now }: ActorTransaction,
  { succession_id }: SuccessionCase,
  ending: SuccessionEnd,
): Promise<void> {
  await trx
    .updateTable('succession')
    .set({ ...ending, ended_by: actor.account_id, ended_at: now })
    .where('succession_id', '=', succession_id)
    .execute();
}
