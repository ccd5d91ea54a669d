import type { HitKind } from '@ebpls/contracts';
import { may } from '@ebpls/rules';
import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../../database.ts';
import type { Actor } from '../../identity/actor.ts';
import { visibleTo } from '../../licensing/find-application.ts';
import { partsOfOffice, relevantTo } from '../../records/queue.ts';
import { begins, isNamed, numbersMeant } from './typed.ts';

/** So many of one kind are shown; one more is asked for, to know whether there are others. */
export const SHOWN_MOST = 5;
const ASKED_MOST = SHOWN_MOST + 1;
/** A word that half of all names have is not worth more: no search reads further than this. */
const READ_MOST = 2_000;

export interface Typed {
  readonly text: string;
  /** Two letters that begin every business number, and the year that begins those of this year's applications. */
  readonly business_series: string;
  readonly application_series: string;
}

export interface Found {
  readonly kind: HitKind;
  readonly code: string;
  readonly name: string;
  readonly company_code: string;
  readonly assessment_code: string | null;
  /** This office's own part of the application. */
  readonly clearance_id: number | null;
}

/** A registration that is still typed has its name in the draft. */
const OWN_NAME = sql`coalesce(nullif(b.company_name, ''), b.draft -> 'identity' ->> 'company_name', '')`;
const NAME = sql`b.company_name`;

/** Businesses: an owner's own, drafts included; an office's holdings; to the administrator all that are registered. */
export async function findBusinesses(db: Database, actor: Actor, typed: Typed): Promise<Found[]> {
  if (actor.role === 'user')
    return listBusinesses(db, {
      typed,
      name: OWN_NAME,
      within: sql`b.owner_id = ${actor.account_id}::bigint`,
      relevant: sql`true`,
    });
  const within = sql`b.registered_at is not null`;
  if (actor.role === 'admin') return listBusinesses(db, { typed, name: NAME, within, relevant: sql`true` });
  return may(actor, 'holding.read')
    ? listBusinesses(db, { typed, name: NAME, within, relevant: relevantTo(actor) })
    : [];
}

interface Wanted {
  readonly typed: Typed;
  readonly name: RawBuilder<unknown>;
  readonly within: RawBuilder<unknown>;
  readonly relevant: RawBuilder<unknown>;
}

/** By number and by words, each by its index; then whose they are. */
async function listBusinesses(
  db: Database,
  { typed: { text, business_series }, name, within, relevant }: Wanted,
): Promise<Found[]> {
  const those = sql`select b.business_id, b.company_code, ${name} as company_name from business b where b.discarded_at is null and ${within}`;
  const { rows } = await sql<Found>`
    with b as materialized (
      (${those} and ${begins(sql`b.company_code`, numbersMeant(text, business_series))} limit ${READ_MOST})
      union (${those} and ${isNamed(name, text)} limit ${READ_MOST}))
    select 'business' as kind, b.company_code as code, b.company_name as name, b.company_code, null as assessment_code, null as clearance_id
    from b where ${relevant} order by b.business_id desc limit ${ASKED_MOST}`.execute(db);
  return rows;
}

/** Applications by their number or by the name of their business, as far as the person sees them elsewhere. */
export async function findApplications(db: Database, actor: Actor, typed: Typed): Promise<Found[]> {
  const numbers = numbersMeant(typed.text, typed.application_series);
  const own = actor.role === 'user' ? sql`b.owner_id = ${actor.account_id}::bigint` : sql`true`;
  const { rows } = await sql<Found>`
    with n as materialized (select b.business_id from business b where b.discarded_at is null and ${own} and ${isNamed(sql`b.company_name`, typed.text)} limit ${READ_MOST}),
    meant as materialized (
      (select a.assessment_id from application a where ${begins(sql`a.assessment_code`, numbers)} limit ${READ_MOST})
      union (select a.assessment_id from n join application a using (business_id) limit ${READ_MOST}))
    select 'application' as kind, a.assessment_code as code, b.company_name as name, b.company_code, a.assessment_code, ${ownPart(actor)} as clearance_id
    from meant join application a using (assessment_id) join business b using (business_id)
    where a.assessment_code is not null and ${visibleTo(actor)} order by a.assessment_id desc limit ${ASKED_MOST}`.execute(
    db,
  );
  return rows;
}

function ownPart(actor: Actor): RawBuilder<unknown> {
  return sql`(select c.clearance_id from clearance c where c.assessment_id = a.assessment_id and ${partsOfOffice(actor)})`;
}

/** Permits by their number. One that nobody signed yet is known to those who make it. */
export async function findPermits(db: Database, actor: Actor, { text }: Typed): Promise<Found[]> {
  const isMaker = actor.role === 'admin' || actor.role === 'bplo';
  const { rows } = await sql<Found>`
    with p as materialized (select p.permit_no, p.assessment_id, p.state from permit p where ${begins(sql`p.permit_no`, longNumber(text))} limit ${READ_MOST})
    select 'permit' as kind, p.permit_no as code, b.company_name as name, b.company_code, a.assessment_code, ${ownPart(actor)} as clearance_id
    from p join application a using (assessment_id) join business b using (business_id)
    where ${visibleTo(actor)} and ${isMaker ? sql`true` : sql`p.state not in ('GENERATED', 'SIGNED')`} order by p.permit_no desc limit ${ASKED_MOST}`.execute(
    db,
  );
  return rows;
}

/** Receipts by their number. */
export async function findReceipts(db: Database, actor: Actor, { text }: Typed): Promise<Found[]> {
  if (!may(actor, 'receipt.read')) return [];
  const { rows } = await sql<Found>`
    with r as materialized (select r.receipt_no, r.payment_id, r.issued_at from receipt r where ${begins(sql`r.receipt_no`, longNumber(text))} limit ${READ_MOST})
    select 'receipt' as kind, r.receipt_no as code, b.company_name as name, b.company_code, a.assessment_code, null as clearance_id
    from r join payment y using (payment_id) join bill o using (bill_id) join application a using (assessment_id) join business b using (business_id)
    where ${visibleTo(actor)} order by r.issued_at desc, r.receipt_no desc limit ${ASKED_MOST}`.execute(db);
  return rows;
}

/** People with an account, by name or by the beginning of their address; for those who administer them. */
export async function findPeople(db: Database, actor: Actor, { text }: Typed): Promise<Found[]> {
  if (!may(actor, 'user.read')) return [];
  const is_meant = text.includes('@')
    ? begins(sql`u.email`, [text.toLowerCase()])
    : isNamed(sql`u.firstname || ' ' || u.lastname`, text);
  const { rows } = await sql<Found>`
    with u as materialized (select u.id, u.email, u.firstname, u.lastname from account u where ${is_meant} limit ${READ_MOST})
    select 'person' as kind, u.email as code, u.firstname || ' ' || u.lastname as name, '' as company_code, null as assessment_code, null as clearance_id from u order by u.id desc limit ${ASKED_MOST}`.execute(
    db,
  );
  return rows;
}

/** Numbers of permits and receipts are told as they stand. */
function longNumber(text: string): string[] {
  return /\d/.test(text) && /^[\w-]{3,}$/.test(text) ? [text.toUpperCase()] : [];
}
