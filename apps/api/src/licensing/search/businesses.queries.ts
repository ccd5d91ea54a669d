import { may } from '@ebpls/rules';
import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { relevantTo } from '../../domain/application-views/queue.ts';
import { ASKED_MOST, type FoundRow, nearness, READ_MOST, resembling, type SearchTerms } from './search-terms.ts';
import { begins, isNamed, numbersMeant } from './typed.ts';

/** A registration that is still typed has its name in the draft. */
const OWN_NAME = sql`coalesce(nullif(b.company_name, ''), b.draft -> 'identity' ->> 'company_name', '')`;
const NAME = sql`b.company_name`;

/** Businesses: an owner's own, drafts included; an office's holdings; to the administrator all that are registered. */
export async function findBusinesses(db: Database, actor: Actor, typed: SearchTerms): Promise<FoundRow[]> {
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

interface BusinessQuery {
  readonly typed: SearchTerms;
  readonly name: RawBuilder<unknown>;
  readonly within: RawBuilder<unknown>;
  readonly relevant: RawBuilder<unknown>;
}

/** By number and by words, each by its index; then whose they are. */
async function listBusinesses(db: Database, query: BusinessQuery): Promise<FoundRow[]> {
  const {
    typed: { text },
    relevant,
  } = query;
  const { columns, those } = searchable(query);
  const { rows } = await sql<FoundRow>`
    with written as materialized (${matching(query)}), resembling as materialized (${resembling(text, sql`written`)}),
    b as (
      select w.*, ${nearness(sql`w.company_name`, text)} as nearness, 0::real as likeness
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
    where ${relevant}
    order by b.nearness, b.likeness desc, b.business_id desc
    limit ${ASKED_MOST}`.execute(db);
  return rows;
}

/** The columns of a business, and which of them are searched. */
function searchable({ name, within }: BusinessQuery) {
  return {
    columns: sql`b.business_id, b.company_code, ${name} as company_name`,
    those: sql`b.discarded_at is null and ${within}`,
  };
}

/** Businesses whose number or name has what was typed, each way by its index. */
function matching(query: BusinessQuery): RawBuilder<unknown> {
  const {
    typed: { text, business_series },
    name,
  } = query;
  const { columns, those } = searchable(query);
  return sql`
    (
      select ${columns}
      from business b
      where ${those} and ${begins(sql`b.company_code`, numbersMeant(text, business_series))}
      limit ${READ_MOST}
    ) union (
      select ${columns}
      from business b
      where ${those} and search_text(${name}) = search_text(${text}::text)
      limit ${ASKED_MOST}
    ) union (
      select ${columns}
      from business b
      where ${those} and ${isNamed(name, text)}
      limit ${READ_MOST}
    )`;
}
