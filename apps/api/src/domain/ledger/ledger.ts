// Posts and reverses balanced entries of the double-entry ledger.

import type { Centavos } from '@ebpls/contracts';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/transactions/transaction.ts';
import type { EntryKind, Fund, PaidKind } from '../../tables/ledger.ts';
import { ACCOUNTS } from './chart-of-accounts.ts';

/** One side of one account, in centavos. A printed line has its kind, installment and line of the bill. */
export interface EntryLine {
  readonly account_code: string;
  readonly fund: Fund;
  readonly debit?: Centavos;
  readonly credit?: Centavos;
  readonly installment_no?: number;
  readonly line_no?: number;
  readonly kind?: PaidKind;
  readonly code?: string;
  readonly name?: string;
}

export interface NewEntry {
  readonly kind: EntryKind;
  /** Effective day for the payer; today when left out. */
  readonly effective_on?: string;
  readonly business_id?: number | null;
  readonly bill_id?: number | null;
  readonly payment_id?: number | null;
  readonly receipt_no?: string | null;
  readonly reverses?: number | null;
  readonly memo?: string;
  readonly lines: readonly EntryLine[];
}

type LedgerContext = Pick<Transaction, 'trx' | 'actor' | 'now' | 'today'>;

/**
 * Posts one balanced entry and returns its number. Lines without an amount are left out; the database refuses an entry
 * that does not balance in each fund.
 */
export async function postEntry(tx: LedgerContext, entry: NewEntry): Promise<number> {
  const [entry_id] = await postEntries(tx, [entry]);
  if (entry_id === undefined) throw new Error('the ledger took no entry');
  return entry_id;
}

/** Inserts the entries of `fresh`. */
const INSERT_HEADS = sql`
  insert into journal_entry (
    entry_id, kind, posted_at, posted_on, effective_on, business_id, bill_id, payment_id, receipt_no, reverses,
    account_id, memo
  ) overriding system value
  select
    entry_id, kind, posted_at, posted_on, effective_on, business_id, bill_id, payment_id, receipt_no, reverses,
    account_id, memo
  from fresh`;

/** Inserts the lines, each with the entry at the same position in `fresh`. */
function insertLines(lines: string) {
  return sql`
    insert into journal_line (
      entry_id, position, account_code, fund, debit, credit, bill_id, installment_no, line_no, kind, code, name
    )
    select
      f.entry_id, l.position, l.account_code, l.fund, l.debit, l.credit, l.bill_id, l.installment_no, l.line_no,
      l.kind, l.code, l.name
    from json_to_recordset(${lines}::json) as l(
        place integer, position integer, account_code text, fund text, debit bigint, credit bigint, bill_id bigint,
        installment_no integer, line_no integer, kind text, code text, name text
      )
    join fresh f using (place)`;
}

/** Posts several entries in one statement; returns their numbers in the same order. */
export async function postEntries(tx: LedgerContext, entries: readonly NewEntry[]): Promise<number[]> {
  const heads = JSON.stringify(entries.map((entry, place) => toEntryHead(tx, entry, place)));
  const lines = JSON.stringify(
    entries.flatMap((entry, place) =>
      entry.lines
        .filter(isSomething)
        .map((line, index) => ({ ...toEntryRow(line), place, position: index + 1, bill_id: entry.bill_id ?? null })),
    ),
  );
  const { rows } = await sql<{ entry_id: number }>`
    with fresh as materialized (
      select nextval(pg_get_serial_sequence('journal_entry', 'entry_id')) as entry_id, h.*
      from json_to_recordset(${heads}::json) as h(
          place integer, kind text, posted_at timestamptz, posted_on date, effective_on date, business_id bigint,
          bill_id bigint, payment_id bigint, receipt_no text, reverses bigint, account_id bigint, memo text
        )
    ),
    heads as (${INSERT_HEADS}), lines as (${insertLines(lines)})
    select entry_id
    from fresh
    order by place`.execute(tx.trx);
  return rows.map(({ entry_id }) => entry_id);
}

function toEntryHead({ actor, now, today }: LedgerContext, { lines: _lines, ...head }: NewEntry, place: number) {
  return {
    posted_at: now,
    posted_on: today,
    effective_on: today,
    memo: '',
    ...head,
    account_id: actor?.account_id ?? null,
    place,
  };
}

function isSomething({ debit = 0 as Centavos, credit = 0 as Centavos }: EntryLine): boolean {
  return debit > 0 || credit > 0;
}

function toEntryRow({ account_code, fund, debit, credit, installment_no, line_no, kind, code, name }: EntryLine) {
  return {
    account_code,
    fund,
    debit: debit ?? (0 as Centavos),
    credit: credit ?? (0 as Centavos),
    installment_no: installment_no ?? null,
    line_no: line_no ?? null,
    kind: kind ?? null,
    code: code ?? '',
    name: name ?? '',
  };
}

/**
 * Reverses an entry by its mirror image, effective on the day of the original, and returns the new number. An entry is
 * reversed at most once; the database refuses the second reversal.
 */
export async function reverseEntry(
  { trx, actor, now, today }: LedgerContext,
  entry_id: number,
  memo: string,
): Promise<number> {
  const { rows } = await sql<{ entry_id: number }>`
    insert into journal_entry (
      kind, posted_at, posted_on, effective_on, business_id, bill_id, payment_id, receipt_no, reverses, account_id, memo
    )
    select
      'REVERSAL', ${now}::timestamptz, ${today}::date, effective_on, business_id, bill_id, payment_id,
      receipt_no, entry_id, ${actor?.account_id ?? null}::bigint, ${memo}
    from journal_entry
    where entry_id = ${entry_id}::bigint
    returning entry_id`.execute(trx);
  const [fresh] = rows;
  if (!fresh) throw new Error(`there is no entry ${entry_id} in the ledger`);
  await sql`
    insert into journal_line (
      entry_id, position, account_code, fund, debit, credit, bill_id, installment_no, line_no, kind, code, name
    )
    select
      ${fresh.entry_id}::bigint, position, account_code, fund, credit, debit, bill_id, installment_no, line_no,
      kind, code, name
    from journal_line
    where entry_id = ${entry_id}::bigint`.execute(trx);
  return fresh.entry_id;
}

interface UnappliedMoney {
  readonly amount: Centavos;
  readonly memo: string;
  readonly business_id?: number;
  readonly bill_id?: number;
}

/**
 * Books gateway money that fits no order: it is owed to the payer until the treasurer decides. Returns the number of
 * the entry.
 */
export function recordUnappliedMoney(tx: Transaction, { amount, ...context }: UnappliedMoney): Promise<number> {
  return postEntry(tx, {
    kind: 'UNAPPLIED',
    ...context,
    lines: [
      { account_code: ACCOUNTS.GATEWAY.account_code, fund: 'GENERAL', debit: amount },
      { account_code: ACCOUNTS.UNAPPLIED.account_code, fund: 'GENERAL', credit: amount },
    ],
  });
}
