// Describes which side of an inquiry a person views: its owner, or an office.

import { type InquirySide, getInquirySide } from '@ebpls/contracts';
import { type RawBuilder, sql } from 'kysely';

import { Refused } from '../../platform/refused.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import type { LiveRoom } from '../../platform/live/live.ts';

/**
 * The side that views threads: an owner by account, an office by role, for everyone who has it (decisions D4, D6). The
 * two kinds of id never mix.
 */
export interface InquiryViewer {
  readonly side: InquirySide;
  readonly id: number;
  readonly actor: Actor;
}

export function toInquiryViewer(actor: Actor): InquiryViewer {
  const side = getInquirySide(actor.role);
  return { side, id: side === 'user' ? actor.account_id : (actor.role_id ?? 0), actor };
}

/** Identity that a client claims; it is compared and never trusted. */
export interface ClientIdentity {
  readonly type?: InquirySide | undefined;
  readonly user_id?: number | null | undefined;
  readonly role_id?: number | null | undefined;
  /** The viewer's own id on its side. */
  readonly own_id?: number | undefined;
}

/** Refused: forbidden when one of the values is not the session's (decision D7). */
export function checkClaim(
  { side, id, actor }: InquiryViewer,
  { type, user_id, role_id, own_id }: ClientIdentity,
): void {
  const isTrue =
    (type ?? side) === side &&
    (user_id ?? actor.account_id) === actor.account_id &&
    (role_id ?? actor.role_id) === actor.role_id &&
    (own_id ?? id) === id;
  if (!isTrue) throw new Refused('forbidden', 'inquiry.not_you');
}

/** The viewer's threads, as a condition on `inquiry i`. */
export function whereViewersThread({ side, id }: Pick<InquiryViewer, 'side' | 'id'>): RawBuilder<boolean> {
  return side === 'user' ? sql`i.user_id = ${id}::bigint` : sql`i.role_id = ${id}::int`;
}

/** The room of one side of a thread. */
export function getThreadRoom(side: InquirySide, id: number): LiveRoom {
  return side === 'user' ? `account:${id}` : `role:${id}`;
}

/** Like `getThreadRoom`, for a side and an id in columns. */
export function selectThreadRoom(side: RawBuilder<unknown>, id: RawBuilder<unknown>): RawBuilder<string> {
  return sql`(case ${side} when 'user' then 'account:' else 'role:' end || ${id})`;
}
