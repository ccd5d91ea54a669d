// Queries of the cashbook of a collecting officer: entries, open days, cheques, used forms and report drafts.

import type { Centavos, DepositPlan, MoneyCount } from '@ebpls/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';
import type { EntryKind, Fund } from '../../tables/ledger.ts';
import type { ReceiptSeries, Tender } from '../../tables/money.ts';
import { ACCOUNTS } from '../../domain/ledger/chart-of-accounts.ts';

/** Key of a collecting officer's cashbook of one fund up to a day; a null collector is the electronic one. */
export interface CollectionKey {
  readonly collector_id: number | null;
  readonly fund: Fund;
  readonly day: string;
}

/** An entry of the ledger that no closed report holds, with its receipt. Centavos. */
export interface OpenEntry {
  readonly entry_id: number;
  readonly kind: EntryKind;
  readonly posted_on: string;
  readonly memo: string;
  readonly receipt_no: string | null;
  readonly series: ReceiptSeries | null;
  readonly tender: Tender | null;
  readonly receipt_state: 'ISSUED' | 'CANCELLED' | 'REVERSED' | null;
  readonly issued_on: string | null;
  readonly undone_reason: string | null;
  readonly bank: string | null;
  readonly slip: string | null;
  readonly deposited_on: string | null;
  /** Change of the officer's money, in all and as cash. */
  readonly on_hand: Centavos;
  readonly cash: Centavos;
  /** Money received, also when it left the officer at once. */
  readonly money: Centavos;
}

const HELD_ACCOUNTS = [
  ACCOUNTS.CASH_TREASURY.account_code,
  ACCOUNTS.CHEQUES_UNCLEARED.account_code,
  ACCOUNTS.GATEWAY.account_code,
];
const MONEY_ACCOUNTS = [...HELD_ACCOUNTS, ACCOUNTS.CASH_BANK.account_code, ACCOUNTS.UNAPPLIED.account_code];

/**
 * Entries in no closed report: the collections by their receipts, and later entries of receipts and of the gateway's
 * money. Each part has an index of its own, so that years of closed reports are not read.
 */
const UNREPORTED_ENTRIES = sql`
  select e.entry_id, e.kind, e.posted_on, e.memo, r.receipt_no, r.collector_id, r.fund
  from receipt r
  join journal_entry e using (entry_id)
  where r.report_id is null
  union all
  select e.entry_id, e.kind, e.posted_on, e.memo, r.receipt_no, r.collector_id, f.fund
  from journal_entry e
  left join receipt r on r.receipt_no = e.receipt_no
  cross join lateral (
    select distinct l.fund
    from journal_line l
    where l.entry_id = e.entry_id and l.account_code = any(${HELD_ACCOUNTS}::text[])
  ) f
  where e.kind in ('REVERSAL', 'ADJUSTMENT', 'SETTLEMENT', 'UNAPPLIED', 'REFUND')
    and not exists (select from report_entry x where x.entry_id = e.entry_id and x.fund = f.fund)
  union all
  select e.entry_id, e.kind, e.posted_on, e.memo, r.receipt_no, r.collector_id, r.fund
  from journal_entry e
  join receipt r on r.receipt_no = e.receipt_no
  where e.kind = 'REVERSAL'
    and r.tender in ('DEPOSIT', 'CREDIT')
    and not exists (select from report_entry x where x.entry_id = e.entry_id and x.fund = r.fund)`;

function whereDesk({ collector_id, fund, day }: CollectionKey): RawBuilder<unknown> {
  return sql`
    u.fund = ${fund}
    and u.posted_on <= ${day}::date
    and u.collector_id is not distinct from ${collector_id}::bigint`;
}

/** Entries of an officer's next report of a fund. */
export async function listOpenEntries(db: Database | Trx, desk: CollectionKey): Promise<OpenEntry[]> {
  const { rows } = await sql<OpenEntry>`
    select
      u.entry_id, u.kind, u.posted_on, u.memo, r.receipt_no, r.series, r.tender, r.state as receipt_state,
      (r.issued_at at time zone 'Asia/Manila')::date as issued_on, r.undone_reason, s.bank, s.reference as slip,
      s.deposited_on,
      coalesce(sum(l.debit - l.credit) filter (where l.account_code = any(${HELD_ACCOUNTS}::text[])), 0)::bigint as on_hand,
      coalesce(
        sum(l.debit - l.credit) filter (where l.account_code = ${ACCOUNTS.CASH_TREASURY.account_code}), 0
      )::bigint as cash,
      coalesce(sum(l.debit - l.credit) filter (where l.account_code = any(${MONEY_ACCOUNTS}::text[])), 0)::bigint as money
    from (${UNREPORTED_ENTRIES}) u
    left join receipt r on r.receipt_no = u.receipt_no
    left join deposit_slip s on s.payment_id = r.payment_id
    join journal_line l on l.entry_id = u.entry_id and l.fund = u.fund
    where ${whereDesk(desk)}
    group by u.entry_id, u.kind, u.posted_on, u.memo, r.receipt_no, s.payment_id
    order by u.entry_id`.execute(db);
  return rows;
}

export interface OpenDay extends CollectionKey {
  readonly receipts: number;
  readonly amount: Centavos;
  readonly collector_name: string | null;
  readonly is_prepared: boolean;
}

/** Every officer, fund and day with an entry that no closed report holds, the oldest day first; reversals are deducted. */
export async function listOpenDays(db: Database | Trx): Promise<OpenDay[]> {
  const { rows } = await sql<OpenDay>`
    select
      u.collector_id, u.fund, u.posted_on as day,
      count(distinct u.receipt_no) filter (where u.kind = 'COLLECTION') as receipts,
      coalesce(
        sum(case u.kind when 'COLLECTION' then r.amount when 'REVERSAL' then -r.amount else 0 end)
          filter (where r.state <> 'CANCELLED'), 0
      )::bigint as amount,
      o.full_name as collector_name,
      exists (
        select
        from collection_report d
        where d.state = 'DRAFT'
          and d.collector_id is not distinct from u.collector_id
          and d.fund = u.fund
          and d.day = u.posted_on
      ) as is_prepared
    from (${UNREPORTED_ENTRIES}) u
    left join receipt r on r.receipt_no = u.receipt_no
    left join account o on o.id = u.collector_id
    group by u.collector_id, u.fund, u.posted_on, o.id
    order by u.posted_on, o.id nulls last, u.fund`.execute(db);
  return rows;
}

/** The first open day before this one; undefined when there is none. */
export async function findEarlierDay(db: Database | Trx, desk: CollectionKey): Promise<string | undefined> {
  const { rows } = await sql<{
    day: string;
  }>`
    select min(u.posted_on) as day
    from (${UNREPORTED_ENTRIES}) u
    where ${whereDesk(desk)} and u.posted_on < ${desk.day}::date
    having min(u.posted_on) is not null`.execute(db);
  return rows[0]?.day;
}

export interface DraftReport {
  readonly report_id: number;
  readonly counts: readonly MoneyCount[];
  readonly deposits: readonly DepositPlan[];
  readonly prepared_by: string;
  readonly prepared_at: string;
}

export async function findDraft(
  db: Database | Trx,
  { collector_id, fund, day }: CollectionKey,
): Promise<DraftReport | undefined> {
  const { rows } = await sql<DraftReport>`
    select d.report_id, d.counts, d.deposits, o.full_name as prepared_by, d.prepared_at
    from collection_report d
    join account o on o.id = d.prepared_by
    where d.state = 'DRAFT'
      and coalesce(d.collector_id, 0) = ${collector_id ?? 0}::bigint
      and d.fund = ${fund}
      and d.day = ${day}::date`.execute(db);
  return rows[0];
}

/** Money that the last closed report left with the officer, in all and as cash. */
export async function getUndeposited(
  db: Database | Trx,
  { collector_id, fund }: CollectionKey,
): Promise<{ undeposited: Centavos; cash_left: Centavos }> {
  const { rows } = await sql<{ undeposited: Centavos; cash_left: Centavos }>`
    select undeposited, cash_left
    from collection_report
    where state = 'CLOSED' and collector_id is not distinct from ${collector_id}::bigint and fund = ${fund}
    order by report_id desc
    limit 1`.execute(db);
  return rows[0] ?? { undeposited: 0 as Centavos, cash_left: 0 as Centavos };
}

export interface HeldCheque {
  readonly cheque_id: number;
  readonly bank: string;
  readonly cheque_no: string;
  readonly amount: Centavos;
}

/** Cheques whose share of this fund the officer has not brought to the bank. */
export async function listHeldCheques(
  db: Database | Trx,
  { collector_id, fund, day }: CollectionKey,
): Promise<HeldCheque[]> {
  const { rows } = await sql<HeldCheque>`
    select q.cheque_id, q.bank, q.cheque_no, r.amount
    from cheque q
    join receipt r using (payment_id)
    where r.collector_id = ${collector_id}::bigint
      and r.fund = ${fund}
      and r.state = 'ISSUED'
      and q.state in ('HELD', 'DEPOSITED')
      and q.received_on <= ${day}::date
      and not exists (select from deposited_cheque d where d.cheque_id = q.cheque_id and d.fund = r.fund)
    order by q.cheque_id`.execute(db);
  return rows;
}

export interface FormOfDay {
  readonly serial: number;
  readonly assigned_on: string;
  readonly used_on: string | null;
  readonly fate: 'ISSUED' | 'SPOILED' | 'LOST' | null;
}

/** Paper forms that an officer had on a day or received on it. */
export async function listFormsOfDay(db: Database | Trx, { collector_id, day }: CollectionKey): Promise<FormOfDay[]> {
  const { rows } = await sql<FormOfDay>`
    select s.serial::bigint as serial, b.assigned_on, u.used_on, u.fate
    from form_booklet b
    cross join lateral generate_series(b.first_no, b.last_no) as s(serial)
    left join used_form u on u.serial = s.serial
    where b.holder_id = ${collector_id}::bigint
      and b.assigned_on <= ${day}::date
      and (u.used_on is null or u.used_on >= ${day}::date)
    order by s.serial`.execute(db);
  return rows;
}
