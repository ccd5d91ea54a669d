// Finds an online payment attempt of the signed-in owner.

import type { AttemptState } from '@ebpls/contracts';

import type { Api } from '../../platform/http/api.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { Refused } from '../../platform/refused.ts';
import {
  type AttemptRow,
  whereOwnAttempt,
  findAttempt,
  findLastAttempt,
  findOpenAttempt,
} from '../../domain/payments/attempts/attempts.queries.ts';

/** An attempt of the actor. Refused: missing, with the same reply for another person's attempt and for none. */
export async function getOwnAttempt({ db }: Api, actor: Actor, request_id: string): Promise<AttemptRow> {
  const attempt = await findAttempt(db, request_id, whereOwnAttempt(actor));
  if (!attempt) throw new Refused('missing', 'resource.missing');
  return attempt;
}

const UNPAID_STATES: readonly AttemptState[] = ['FAILED', 'CANCELLED', 'EXPIRED'];
/** The hosted page lives for a quarter of an hour; payers return from it within this time. */
const RECENT_MS = 60 * 60_000;

/**
 * Payment of the page of failed payments, whose address has no number (decision D43): the owner's last open one, or the
 * newest one when it has just ended unpaid. Older payments and successful ones are not shown there.
 */
export async function findUnpaidAttempt({ db, clock }: Api, actor: Actor): Promise<AttemptRow | undefined> {
  const open = await findOpenAttempt(db, actor);
  if (open) return open;
  const newestAttempt = await findLastAttempt(db, actor, undefined);
  const since = new Date(clock.now().getTime() - RECENT_MS);
  return newestAttempt && UNPAID_STATES.includes(newestAttempt.state) && new Date(newestAttempt.created_at) >= since
    ? newestAttempt
    : undefined;
}
