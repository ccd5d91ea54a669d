// Finds applications, permits, receipts and people for the search over everything.

import { isAllowed } from '@ebpls/rules';
import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { whereVisibleTo } from '../../domain/applications/find-application.ts';
import {
  MAX_REQUESTED_HITS,
  type FoundRow,
  selectNearness,
  MAX_READ_ROWS,
  selectResembling,
  type SearchTerms,
} from './search-terms.ts';
import { whereBeginsWith, isNamed, listNumberPrefixes } from './typed-text.ts';
import { whereOfficeClearances } from '../../domain/access/office-conditions.ts';

/** Applications by their number or by the name of their business, within the person's lists. */
export async function findApplications(db: Database, actor: Actor, terms: SearchTerms): Promise<FoundRow[]> {
  const numbers = listNumberPrefixes(terms.text, terms.application_series);
  const own = actor.role === 'user' ? sql`b.owner_id = ${actor.account_id}::bigint` : sql`true`;
  const { rows } = await sql<FoundRow>`
    with n as materialized (
      select b.business_id
      from ${terms.namedBusinesses} b
      where ${own}
      limit ${MAX_READ_ROWS}
    ), resembling as materialized (${selectResembling(terms, sql`n`)}),
    meant as materialized (
      (
        select a.assessment_id, 0::real as likeness, false as resembles
        from application a
        where ${whereBeginsWith(sql`a.assessment_code`, numbers)}
        limit ${MAX_READ_ROWS}
      ) union (
        select a.assessment_id, 0, false from n join application a using (business_id) limit ${MAX_READ_ROWS}
      ) union (
        select a.assessment_id, l.likeness, true
        from resembling l
        join application a using (business_id)
        limit ${MAX_READ_ROWS}
      )
    )
    select
      'application' as kind, a.assessment_code as code, b.company_name as name, b.company_code, a.assessment_code,
      ${selectOwnClearance(actor)} as clearance_id
    from meant
    join application a using (assessment_id)
    join business b using (business_id)
    where a.assessment_code is not null and ${whereVisibleTo(actor)}
    order by
      meant.resembles, meant.likeness desc, ${selectNearness(sql`b.search_name`, terms.text)}, a.assessment_id desc
    limit ${MAX_REQUESTED_HITS}`.execute(db);
  return rows;
}

function selectOwnClearance(actor: Actor): RawBuilder<unknown> {
  return sql`
    (select c.clearance_id from clearance c where c.assessment_id = a.assessment_id and ${whereOfficeClearances(actor)})`;
}

/** Permits by their number. An unsigned one is visible only to those who prepare it. */
export async function findPermits(db: Database, actor: Actor, { text }: SearchTerms): Promise<FoundRow[]> {
  const isMaker = actor.role === 'admin' || actor.role === 'bplo';
  const { rows } = await sql<FoundRow>`
    with p as materialized (
      select p.permit_no, p.assessment_id, p.state
      from permit p
      where ${whereBeginsWith(sql`p.permit_no`, listLongNumbers(text))}
      limit ${MAX_READ_ROWS}
    )
    select
      'permit' as kind, p.permit_no as code, b.company_name as name, b.company_code, a.assessment_code,
      ${selectOwnClearance(actor)} as clearance_id
    from p
    join application a using (assessment_id)
    join business b using (business_id)
    where ${whereVisibleTo(actor)} and ${isMaker ? sql`true` : sql`p.state not in ('GENERATED', 'SIGNED')`}
    order by p.permit_no desc
    limit ${MAX_REQUESTED_HITS}`.execute(db);
  return rows;
}

/** Receipts by their number. */
export async function findReceipts(db: Database, actor: Actor, { text }: SearchTerms): Promise<FoundRow[]> {
  if (!isAllowed(actor, 'receipt.read')) return [];
  const { rows } = await sql<FoundRow>`
    with r as materialized (
      select r.receipt_no, r.payment_id, r.issued_at
      from receipt r
      where ${whereBeginsWith(sql`r.receipt_no`, listLongNumbers(text))}
      limit ${MAX_READ_ROWS}
    )
    select
      'receipt' as kind, r.receipt_no as code, b.company_name as name, b.company_code, a.assessment_code,
      null as clearance_id
    from r
    join payment y using (payment_id)
    join bill o using (bill_id)
    join application a using (assessment_id)
    join business b using (business_id)
    where ${whereVisibleTo(actor)}
    order by r.issued_at desc, r.receipt_no desc
    limit ${MAX_REQUESTED_HITS}`.execute(db);
  return rows;
}

/** People with an account, by name or by the beginning of their address; for administrators. */
export async function findPeople(db: Database, actor: Actor, { text }: SearchTerms): Promise<FoundRow[]> {
  if (!isAllowed(actor, 'user.read')) return [];
  const isMatching = text.includes('@')
    ? whereBeginsWith(sql`u.email`, [text.toLowerCase()])
    : isNamed(sql`u.full_name`, text);
  const { rows } = await sql<FoundRow>`
    with u as materialized (
      select u.id, u.email, u.full_name from account u where ${isMatching} limit ${MAX_READ_ROWS}
    )
    select
      -- The code is what the list of users is searched by.
      'person' as kind, coalesce(u.email, u.full_name) as code, u.full_name as name, '' as company_code,
      null as assessment_code, null as clearance_id
    from u
    order by u.id desc
    limit ${MAX_REQUESTED_HITS}`.execute(db);
  return rows;
}

/** Numbers of permits and receipts are matched exactly. */
function listLongNumbers(text: string): string[] {
  return /\d/.test(text) && /^[\w-]{3,}$/.test(text) ? [text.toUpperCase()] : [];
}
