// Reads for which citizen at the counter a clerk sends a request.

import { type DelegateScope, WALK_IN_HEADER } from '@ebpls/contracts';
import type { FastifyRequest } from 'fastify';

import type { Database } from '../database/database.ts';
import { Refused } from '../refused.ts';
import type { Actor } from './actor.ts';

/** The walk-in that a request names; undefined for most of them. */
export function readWalkInHeader(request: FastifyRequest): string | undefined {
  const walkInId = request.headers[WALK_IN_HEADER];
  return typeof walkInId === 'string' ? walkInId : undefined;
}

interface WalkInQuery {
  readonly walk_in_no: string;
  readonly scope: DelegateScope;
  readonly today: string;
}

/**
 * The clerk's actor in a walk-in: an owner's side, with the citizen's businesses and without the office. Refused:
 * conflict when it is over, or belongs to another clerk.
 */
export async function toWalkInActor(
  db: Database,
  clerk: Actor,
  { walk_in_no, scope, today }: WalkInQuery,
): Promise<Actor> {
  const walkIn = await db
    .selectFrom('walk_in')
    .select(['walk_in_id', 'owner_id'])
    .where('walk_in_no', '=', walk_in_no)
    .where('clerk_id', '=', clerk.account_id)
    .where('day', '=', today)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (!walkIn) throw new Refused('conflict', 'walk_in.expired');
  const { walk_in_id, owner_id } = walkIn;
  // An office sees no amounts of others; the citizen sees the amounts to pay.
  const { office: _office, ...person } = clerk;
  return {
    ...person,
    role: 'user',
    permissions: [],
    as_delegate: { scope, today, walk_in_id },
    walk_in: { walk_in_id, walk_in_no, owner_id },
  };
}
