import type { Centavos, ChequeRow, ChequeState, FlagBlock } from '@ebpls/contracts';
import { sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';
import {
  listRows,
  orderByNumber,
  orderByRank,
  type PageQuery,
  type RowPage,
} from '../../platform/database/list-rows.ts';
import { hasSearchText } from '../../domain/listing/search/name-part.ts';

interface ChequeSearch extends PageQuery {
  readonly search?: string | undefined;
}

export interface ListedCheque extends Omit<ChequeRow, 'amount' | 'acts' | 'why_another'> {
  readonly payment_id: number;
  readonly amount: Centavos;
}

/** Lists cheques received at the counter, newest first; without a state only cheques that wait for the bank. */
export function listCheques(
  db: Database,
  { search, state, ...page }: ChequeSearch & { readonly state?: ChequeState | undefined },
): Promise<RowPage<ListedCheque>> {
  const states =
    state === undefined
      ? search === undefined || search === ''
        ? ['HELD', 'DEPOSITED']
        : ['HELD', 'DEPOSITED', 'CLEARED', 'BOUNCED', 'CANCELLED']
      : [state];
  return listRows({
    db,
    select: sql<ListedCheque>`
      select
        q.cheque_id, q.bank, q.cheque_no, q.dated_on, q.is_managers, q.amount, q.state, q.received_on, q.clears_on,
        c.company_code, c.company_name, b.top_no, q.payment_id, q.confirmed_at is not null as is_confirmed, q.bank_reference,
        q.reason,
        (
          select coalesce(array_agg(r.receipt_no order by r.entry_id), '{}')
          from receipt r
          where r.payment_id = q.payment_id
        ) as receipt_nos
      from cheque q
      join payment p using (payment_id)
      join bill b using (bill_id)
      join application a using (assessment_id)
      join business c using (business_id)`,
    where: [
      sql`q.state = any(${states}::text[])`,
      hasSearchText(search, {
        name: sql`c.search_name`,
        columns: ['c.company_code', 'q.bank', 'q.cheque_no', 'b.top_no'],
      }),
    ],
    order: orderByNumber('q.cheque_id', 'newest'),
    ...page,
    getKey: ({ cheque_no, cheque_id }) => [cheque_no, cheque_id],
  });
}

export interface LockedCheque {
  readonly cheque_id: number;
  readonly payment_id: number;
  readonly bank: string;
  readonly cheque_no: string;
  readonly amount: Centavos;
  readonly state: ChequeState;
  readonly clears_on: string;
  readonly is_managers: boolean;
  readonly confirmed_at: string | null;
}

const LOCKED_COLUMNS = [
  'cheque_id',
  'payment_id',
  'bank',
  'cheque_no',
  'amount',
  'state',
  'clears_on',
  'is_managers',
  'confirmed_at',
] as const;

export function findCheque(trx: Trx, cheque_id: number): Promise<LockedCheque | undefined> {
  return trx.selectFrom('cheque').select(LOCKED_COLUMNS).where('cheque_id', '=', cheque_id).executeTakeFirst();
}

export function lockCheque(trx: Trx, cheque_id: number): Promise<LockedCheque | undefined> {
  return trx
    .selectFrom('cheque')
    .select(LOCKED_COLUMNS)
    .where('cheque_id', '=', cheque_id)
    .forUpdate()
    .executeTakeFirst();
}

/** Business of the order that a payment paid. */
export async function getPaymentBusiness(trx: Trx, payment_id: number): Promise<number> {
  const { business_id } = await trx
    .selectFrom('payment as p')
    .innerJoin('bill as b', 'b.bill_id', 'p.bill_id')
    .innerJoin('application as a', 'a.assessment_id', 'b.assessment_id')
    .select('a.business_id')
    .where('p.payment_id', '=', payment_id)
    .executeTakeFirstOrThrow();
  return business_id;
}

export interface ListedFlag {
  readonly flag_id: number;
  readonly flag_no: string;
  readonly company_code: string;
  readonly company_name: string;
  readonly kind: string;
  readonly params: Readonly<Record<string, string>>;
  readonly blocks: FlagBlock[];
  readonly state: 'OPEN' | 'RESOLVED';
  readonly opened_at: string;
  readonly resolved_at: string | null;
  readonly remarks: string;
}

/** Red flags, the open ones first, then the newest. */
export function listFlags(db: Database, { search, ...page }: ChequeSearch): Promise<RowPage<ListedFlag>> {
  return listRows({
    db,
    select: sql<ListedFlag>`
      select
        f.flag_id, f.flag_no, c.company_code, c.company_name, f.kind, f.params, f.blocks, f.state, f.opened_at,
        f.resolved_at, f.remarks
      from red_flag f
      join business c using (business_id)`,
    where: [hasSearchText(search, { name: sql`c.search_name`, columns: ['f.flag_no', 'c.company_code'] })],
    order: orderByRank({ rank: sql`f.state`, numberColumn: 'f.flag_id', ranks: ['OPEN', 'RESOLVED'] }),
    ...page,
    getKey: ({ state, flag_id }) => [state, flag_id],
  });
}
