import type { Centavos, DepositSlipRow, DepositSlipState } from '@ebpls/contracts';
import { sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';
import { listRows, orderByNumber, type PageQuery, type RowPage } from '../../platform/database/list-rows.ts';
import { toSearchPattern } from '../../platform/database/paging.ts';

interface DepositSlipFilters extends PageQuery {
  readonly search?: string | undefined;
  readonly state?: DepositSlipState | undefined;
}

export interface ListedDepositSlip extends Omit<DepositSlipRow, 'amount' | 'acts' | 'why_another'> {
  readonly amount: Centavos;
}

const STATE = sql`case when s.is_void then 'VOID' when s.matched_at is null then 'WAITING' else 'MATCHED' end`;

/** Lists deposit slips, newest first; without a state or a search only slips that wait for the bank. */
export function listDepositSlips(
  db: Database,
  { search, state, ...page }: DepositSlipFilters,
): Promise<RowPage<ListedDepositSlip>> {
  const pattern = toSearchPattern(search);
  const shownState = state ?? (pattern === null ? 'WAITING' : undefined);
  return listRows({
    db,
    select: sql<ListedDepositSlip>`
      select
        s.payment_id, s.bank, s.reference, s.deposited_on, p.amount, ${STATE} as state, s.bank_reference, c.company_code,
        c.company_name, b.top_no,
        (
          select coalesce(array_agg(r.receipt_no order by r.entry_id), '{}')
          from receipt r
          where r.payment_id = s.payment_id
        ) as receipt_nos
      from deposit_slip s
      join payment p using (payment_id)
      join bill b using (bill_id)
      join application a using (assessment_id)
      join business c using (business_id)`,
    where: [
      shownState === undefined ? sql`true` : sql`${STATE} = ${shownState}::text`,
      pattern === null
        ? sql`true`
        : sql`
          lower(c.company_name) like ${pattern}
          or lower(s.bank) like ${pattern}
          or lower(s.reference) like ${pattern}
          or lower(b.top_no) like ${pattern}
          or lower(c.company_code) like ${pattern}`,
    ],
    order: orderByNumber('s.payment_id', 'newest'),
    ...page,
    getKey: ({ reference, payment_id }) => [reference, payment_id],
  });
}

export interface LockedDepositSlip {
  readonly payment_id: number;
  readonly bank: string;
  readonly reference: string;
  readonly amount: Centavos;
  readonly state: DepositSlipState;
}

/** A slip, locked; undefined when the payment had none. */
export async function lockDepositSlip(trx: Trx, payment_id: number): Promise<LockedDepositSlip | undefined> {
  const { rows } = await sql<LockedDepositSlip>`
    select s.payment_id, s.bank, s.reference, p.amount, ${STATE} as state
    from deposit_slip s
    join payment p using (payment_id)
    where s.payment_id = ${payment_id}::bigint
    for update of s`.execute(trx);
  return rows[0];
}

/** Business of the order that a slip paid; undefined when there is no such slip. */
export async function findDepositor(trx: Trx, payment_id: number): Promise<number | undefined> {
  const slip = await trx
    .selectFrom('deposit_slip as s')
    .innerJoin('payment as p', 'p.payment_id', 's.payment_id')
    .innerJoin('bill as b', 'b.bill_id', 'p.bill_id')
    .innerJoin('application as a', 'a.assessment_id', 'b.assessment_id')
    .select('a.business_id')
    .where('s.payment_id', '=', payment_id)
    .executeTakeFirst();
  return slip?.business_id;
}

/**
 * Whether another slip of the bank was matched with the same credit of its record. Of two matches at once the second
 * waits for the first.
 */
export async function isCreditMatched(
  trx: Trx,
  { payment_id, bank }: Pick<LockedDepositSlip, 'payment_id' | 'bank'>,
  bank_reference: string,
): Promise<boolean> {
  const key = `deposit credit ${bank} ${bank_reference}`.toLowerCase();
  await sql`select pg_advisory_xact_lock(hashtext(${key}))`.execute(trx);
  const { rows } = await sql`
    select
    from deposit_slip
    where payment_id <> ${payment_id}::bigint
      and lower(bank) = lower(${bank})
      and lower(bank_reference) = lower(${bank_reference})
      and matched_at is not null
      and not is_void
    limit 1`.execute(trx);
  return rows.length > 0;
}
