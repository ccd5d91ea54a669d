// Queries of the offers to transfer a business to another owner.

import type { Locale, TransferState } from '@ebpls/contracts';
import { sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';

export interface TransferRow {
  readonly transfer_id: number;
  readonly business_id: number;
  readonly company_code: string;
  readonly company_name: string;
  readonly address: string;
  readonly line_ids: readonly string[];
  readonly seller_id: number;
  readonly seller_name: string;
  readonly buyer_email: string;
  readonly buyer_id: number | null;
  readonly state: TransferState;
  readonly offered_at: string;
  readonly expires_on: string;
  readonly answered_at: string | null;
  readonly reason: string;
  readonly seller_code: string | null;
  readonly new_company_code: string | null;
  readonly new_code: string | null;
}

const SELECT_TRANSFERS = sql`
  select
    t.transfer_id, t.business_id, b.company_code, b.company_name, b.address, b.line_ids, t.seller_id,
    s.full_name as seller_name, t.buyer_email, t.buyer_id, t.state, t.offered_at, t.expires_on,
    t.answered_at, t.reason, coalesce(a.assessment_code, 'DRAFT-' || a.assessment_id) as seller_code,
    n.company_code as new_company_code, coalesce(f.assessment_code, 'DRAFT-' || f.assessment_id) as new_code
  from transfer t
  join business b using (business_id)
  join account s on s.id = t.seller_id
  left join application a on a.assessment_id = t.seller_assessment_id
  left join business n on n.business_id = t.new_business_id
  left join application f on f.assessment_id = t.new_assessment_id`;

/** The two sides of an offer, and nobody else. The buyer is the person with the account of that e-mail. */
const whereParty = (account_id: number) => sql<boolean>`
  (
    t.seller_id = ${account_id}::bigint
    or t.buyer_id = ${account_id}::bigint
    or t.buyer_id is null and t.buyer_email = (select lower(email) from account where id = ${account_id}::bigint)
  )`;

/** Offers that a person made or received, newest first. */
export async function listPersonTransfers(db: Database, account_id: number): Promise<TransferRow[]> {
  const { rows } = await sql<TransferRow>`
    ${SELECT_TRANSFERS}
    where ${whereParty(account_id)}
    order by t.transfer_id desc
    limit 100`.execute(db);
  return rows;
}

export async function findTransfer(
  db: Database | Trx,
  transfer_id: number,
  account_id: number,
): Promise<TransferRow | undefined> {
  const { rows } = await sql<TransferRow>`
    ${SELECT_TRANSFERS}
    where t.transfer_id = ${transfer_id}::bigint and ${whereParty(account_id)}`.execute(db);
  return rows[0];
}

/** The same, locked until the end of the transaction. */
export async function lockTransfer(
  trx: Trx,
  transfer_id: number,
  account_id: number,
): Promise<TransferRow | undefined> {
  const { rows } = await sql<TransferRow>`
    ${SELECT_TRANSFERS}
    where t.transfer_id = ${transfer_id}::bigint and ${whereParty(account_id)}
    for no key update of t`.execute(trx);
  return rows[0];
}

export interface AccountByEmail {
  readonly account_id: number;
  readonly email: string | null;
  readonly firstname: string;
  readonly locale: Locale;
}

export async function findAccount(
  trx: Trx,
  by: { readonly email: string } | { readonly account_id: number },
): Promise<AccountByEmail | undefined> {
  const { rows } = await sql<AccountByEmail>`
    select id as account_id, email, firstname, locale
    from account
    where ${'email' in by ? sql`lower(email) = ${by.email}` : sql`id = ${by.account_id}::bigint`}
      and disabled_at is null`.execute(trx);
  return rows[0];
}
