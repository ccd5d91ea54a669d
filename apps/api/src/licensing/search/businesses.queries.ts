// Businesses in the search across the product, by name or number: only those that the person may see.

import { isAllowed } from '@ebpls/rules';
import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import {
  MAX_REQUESTED_HITS,
  type FoundRow,
  selectNearness,
  MAX_READ_ROWS,
  selectResembling,
  type SearchTerms,
} from './search-terms.ts';
import { AFTER_ALL_NUMBERS, whereBeginsWith, isNamed, listNumberPrefixes } from './typed-text.ts';
import { whereRelevantTo } from '../../domain/access/office-conditions.ts';

/** An unfinished registration has its name in the draft. */
const OWN_NAME = sql`coalesce(nullif(b.company_name, ''), b.draft -> 'identity' ->> 'company_name', '')`;
const OWN_NAME_COLUMNS = { name: OWN_NAME, nameColumn: sql`search_text(${OWN_NAME})` };
const REGISTERED_NAME_COLUMNS = { name: sql`b.company_name`, nameColumn: sql`b.search_name` };

/** Businesses: an owner's own, drafts included; an office's holdings; for the administrator all registered ones. */
export async function findBusinesses(db: Database, actor: Actor, terms: SearchTerms): Promise<FoundRow[]> {
  const isOwn = sql`b.owner_id = ${actor.account_id}::bigint`;
  if (actor.role === 'user')
    return listBusinesses(db, {
      terms,
      namedBusinesses: sql`(select * from business b where ${isOwn} and ${isNamed(OWN_NAME, terms.text)})`,
      ...OWN_NAME_COLUMNS,
      within: isOwn,
      isRelevant: sql`true`,
    });
  const isRegistered = sql`b.registered_at is not null`;
  const staff = { terms, namedBusinesses: terms.namedBusinesses, ...REGISTERED_NAME_COLUMNS, within: isRegistered };
  if (actor.role === 'admin') return listBusinesses(db, { ...staff, isRelevant: sql`true` });
  return isAllowed(actor, 'holding.read') ? listBusinesses(db, { ...staff, isRelevant: whereRelevantTo(actor) }) : [];
}

interface BusinessQuery {
  readonly terms: SearchTerms;
  /** Businesses with the words in their name, as `business`. */
  readonly namedBusinesses: RawBuilder<unknown>;
  readonly name: RawBuilder<unknown>;
  /** The name as it is searched. */
  readonly nameColumn: RawBuilder<unknown>;
  readonly within: RawBuilder<unknown>;
  readonly isRelevant: RawBuilder<unknown>;
}

/** By number and by words, each by its index; then with their owners. */
async function listBusinesses(db: Database, query: BusinessQuery): Promise<FoundRow[]> {
  const {
    terms,
    terms: { text },
    isRelevant,
  } = query;
  const { columns, those } = getSearchColumns(query);
  const { rows } = await sql<FoundRow>`
    with written as materialized (${selectMatches(query)}), resembling as materialized (${selectResembling(terms, sql`written`)}),
    b as (
      select w.*, ${selectNearness(sql`w.plain_name`, text)} as nearness, 0::real as likeness
      from written w
      union all
      select ${columns}, 3, l.likeness
      from resembling l
      join business b using (business_id)
      where ${those}
    )
    select
      'business' as kind, b.company_code as code, b.company_name as name, b.company_code, null as assessment_code,
      null as clearance_id
    from b
    where ${isRelevant}
    order by b.nearness, b.likeness desc, b.business_id desc
    limit ${MAX_REQUESTED_HITS}`.execute(db);
  return rows;
}

/** The columns of a business, and the searched ones of them. */
function getSearchColumns({ name, nameColumn, within }: BusinessQuery) {
  return {
    columns: sql`b.business_id, b.company_code, ${name} as company_name, ${nameColumn} as plain_name`,
    those: sql`b.discarded_at is null and ${within}`,
  };
}

/** Businesses with the typed text in their number or name, each by its index. */
function selectMatches(query: BusinessQuery): RawBuilder<unknown> {
  const {
    terms: { text, business_series, brgycode = null },
    nameColumn: name,
  } = query;
  const { columns, those } = getSearchColumns(query);
  const searchText = sql`search_text(${text}::text)`;
  return sql`
    (
      select ${columns}
      from business b
      where ${those} and ${whereBeginsWith(sql`b.company_code`, listNumberPrefixes(text, business_series))}
      limit ${MAX_READ_ROWS}
    ) union (
      select ${columns}
      from business b
      where ${those} and b.brgycode = ${brgycode}
      order by b.business_id desc
      limit ${MAX_REQUESTED_HITS}
    ) union (
      select ${columns}
      from business b
      where ${those} and ${name} ~>=~ ${searchText} and ${name} ~<=~ ${searchText}
      limit ${MAX_REQUESTED_HITS}
    ) union (
      select ${columns}
      from business b
      where ${those}
        and ${searchText} <> ''
        and ${name} ~>=~ ${searchText}
        and ${name} ~<~ (${searchText} || ${AFTER_ALL_NUMBERS})
      order by ${name} using ~<~
      limit ${MAX_REQUESTED_HITS}
    ) union (
      select ${columns}
      from ${query.namedBusinesses} b
      where ${those}
      limit ${MAX_READ_ROWS}
    )`;
}
