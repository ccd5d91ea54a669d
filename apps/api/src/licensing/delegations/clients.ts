import {
  type ReplyBody,
  type ApplicationState,
  type ApplicationType,
  type BusinessState,
  type DelegateScope,
  type listClients,
  formatPesosText,
  type EndpointInput,
  type BusinessStanding,
} from '@ebpls/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import { listRows, orderByText, type PageQuery, type RowPage } from '../../platform/database/list-rows.ts';
import { toSearchPattern } from '../../platform/database/paging.ts';
import { loadCurrentBalances } from '../../domain/application-read/current-balances.ts';
import type { CaseReader } from '../../domain/applications/cases/case-reader.ts';
import {
  selectStanding,
  type StandingDay,
  toStandingDay,
} from '../../domain/applications/compliance/standing.queries.ts';
import { whereInOwnView } from '../../domain/application-read/parts/owner-views.ts';
import { hasNamePart, toPlainName } from '../../domain/listing/search/name-part.ts';
import { whereInForce } from '../../domain/access/delegations/authority.ts';

type Clients = ReplyBody<typeof listClients>;

interface ClientRow {
  readonly delegation_id: number;
  readonly delegation_no: string;
  readonly business_id: number;
  readonly company_code: string;
  readonly company_name: string;
  readonly owner_name: string;
  readonly scope: DelegateScope[];
  readonly ends_on: string;
  readonly state: BusinessState;
  readonly standing: BusinessStanding;
  readonly application: {
    readonly assessment_id: number;
    readonly assessment_code: string;
    readonly application_type: ApplicationType;
    readonly tax_year: number;
    readonly state: ApplicationState;
  } | null;
  readonly waits_for: Clients['data'][number]['waits_for'];
  readonly next_due_on: string | null;
  readonly sort_key: string;
}

/** Loads the businesses that a delegate files for: first the ones with a waiting task, then by their next due day. */
export async function loadClientsPage(
  db: Database,
  query: EndpointInput<typeof listClients>['query'],
  reader: CaseReader,
): Promise<Clients> {
  const { actor, today, rows } = reader;
  const own = whereInForce(sql`b.owner_id`, { account_id: actor.account_id, scope: 'VIEW', today });
  const { pageRows, next_cursor } = await listClientRows(db, { ...query, own, at: toStandingDay(today, rows) });
  const balances = await loadCurrentBalances(
    db,
    pageRows.map(({ business_id }) => business_id),
    reader,
  );
  const data = pageRows.map(({ business_id, sort_key: _key, ...client }) => {
    const due = balances.get(business_id);
    return { ...client, due_now: due === undefined ? '0.00' : formatPesosText(due) };
  });
  return { data, next_cursor };
}

const CLIENT_ORDER = orderByText({
  text: sql`sort_key`,
  numberColumn: 'delegation_id',
  pattern: /^[0-2]\d{4}-\d{2}-\d{2}$/,
});

interface ClientsQuery extends PageQuery {
  /** Conditions on `delegation g` and `business b`. */
  readonly own: RawBuilder<boolean>;
  readonly at: StandingDay;
  readonly search?: string | undefined;
}

/**
 * A draft, a returned or due case and an expired permit wait for the owner's side; a filed case waits for the offices.
 */
const selectWaitReason = (at: StandingDay) => sql`
  case
    when n.next_due_on <= ${at.day}::date or b.registered_at is null then 'OWNER'
    when a.assessment_id is null then 'NOBODY'
    when a.state = 'DRAFT' or ${whereInOwnView('waiting')} then 'OWNER'
    when ${whereInOwnView('open')} then 'OFFICE'
    when (${selectStanding(at)}) in ('RENEWAL_PERIOD', 'EXPIRED', 'DELINQUENT') then 'OWNER'
    else 'NOBODY'
  end`;

function listClientRows(db: Database, { own, at, search, ...page }: ClientsQuery): Promise<RowPage<ClientRow>> {
  const pattern = toSearchPattern(search);
  return listRows({
    db,
    select: sql<ClientRow>`
      with client as (
        select
          g.delegation_id, g.delegation_no, b.business_id, b.company_code,
          coalesce(nullif(b.company_name, ''), b.draft -> 'identity' ->> 'company_name', '') as company_name,
          w.full_name as owner_name, g.scope, g.ends_on, b.state, ${selectStanding(at)} as standing, ${BRIEF} as application,
          ${selectWaitReason(at)} as waits_for, n.next_due_on
        from delegation g
        join business b using (business_id)
        join account w on w.id = g.owner_id
        left join lateral (${NEWEST}) a on true
        left join lateral (${NEXT_DUE}) n on true
        where ${own} and b.discarded_at is null
      ), sorted as (
        select
          client.*,
          case waits_for when 'OWNER' then '0' when 'OFFICE' then '1' else '2' end
            || coalesce(next_due_on::text, '9999-12-31') as sort_key
        from client
      )
      select *
      from sorted`,
    where: [
      sql`
        ${pattern}::text is null
        or ${hasNamePart(toPlainName(sql`company_name`), search)}
        or lower(company_code) like ${pattern}
        or ${hasNamePart(toPlainName(sql`owner_name`), search)}`,
    ],
    order: CLIENT_ORDER,
    ...page,
    getKey: ({ sort_key, delegation_id }) => [sort_key, delegation_id],
  });
}

const BRIEF = sql`
  case
    when a.assessment_id is not null then jsonb_build_object(
      'assessment_id', a.assessment_id,
      'assessment_code', coalesce(a.assessment_code, 'DRAFT-' || a.assessment_id),
      'application_type', a.application_type,
      'tax_year', a.tax_year,
      'state', a.state
    )
  end`;

/** The open application of a business, else its newest. */
const NEWEST = sql`
  select x.*
  from application x
  where x.business_id = b.business_id and x.owner_id = b.owner_id
  order by
    x.state not in ('ISSUED', 'REJECTED', 'WITHDRAWN', 'LAPSED', 'CANCELLED') desc, x.assessment_id desc
  limit 1`;

const NEXT_DUE = sql`
  select min(i.due_on) as next_due_on
  from application x
  join bill l using (assessment_id)
  join installment i using (bill_id)
  where x.business_id = b.business_id and l.state = 'APPROVED' and i.state not in ('PAID', 'VOID', 'WAIVED')`;
