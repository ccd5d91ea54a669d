// Reads the receipts and ledger of the business of a random money test.

import { sql } from 'kysely';

import { ACCOUNTS } from '../../domain/ledger/chart-of-accounts.ts';
import type { TestServer } from '../open-server.ts';
import type { ModelRun } from './run-source.ts';

/** Receipts, exceptions and journal of one business; centavos. */
export interface ModelBooks {
  /** Sum of receipts in force, including those of credits. */
  readonly posted: number;
  /** Money of the gateway and credits that are not applied, by the journal. */
  readonly set_aside: number;
  /** Lines and agencies of an order for which receipts in force exceed the billed amount. */
  readonly receipted_twice: readonly string[];
  /** Payments whose receipts do not sum to their amount, or are partly in force. */
  readonly wrong_payments: number;
  /** Installments with a negative receivable in the ledger. */
  readonly negative_receivables: number;
  /** Request numbers that were posted more than once. */
  readonly posted_twice: number;
}

/** Reads the books of the run's business. */
export async function readModelBooks({ server, company_code }: ModelRun): Promise<ModelBooks> {
  const { rows } = await sql<ModelBooks>`
    with own as (
      select b.bill_id, c.business_id
      from business c
      join application a using (business_id)
      join bill b using (assessment_id)
      where c.company_code = ${company_code}
    ), taken as (
      select p.payment_id, p.bill_id, p.request_id, p.amount, r.receipt_no, r.state, r.entry_id, r.agency,
        r.amount as receipt_amount
      from payment p
      join own using (bill_id)
      join receipt r using (payment_id)
    ), named as (
      select l.bill_id, l.line_no, t.agency, sum(l.credit - l.debit) as principal
      from taken t
      join journal_line l using (entry_id)
      where t.state = 'ISSUED' and l.kind = 'PRINCIPAL'
      group by 1, 2, 3
    ), billed as (
      select bill_id, line_no, code, agency, amount from bill_line join own using (bill_id)
    )
    select
      (select coalesce(sum(receipt_amount), 0)::bigint from taken where state = 'ISSUED') as posted,
      (
        select coalesce(sum(l.credit - l.debit), 0)::bigint
        from journal_entry e
        join journal_line l using (entry_id)
        where e.business_id in (select business_id from own)
          and l.account_code = ${ACCOUNTS.UNAPPLIED.account_code}
      ) as set_aside,
      (
        select coalesce(json_agg(over.what), '[]')
        from (
          select b.code || ': ' || n.principal || ' receipted, ' || b.amount || ' billed' as what
          from named n
          join billed b using (bill_id, line_no)
          where n.principal > b.amount
          union all
          select n.agency || ': ' || sum(n.principal) || ' receipted'
          from named n
          group by n.bill_id, n.agency
          having sum(n.principal) > (
            select coalesce(sum(b.amount), 0) from billed b where b.bill_id = n.bill_id and b.agency = n.agency
          )
        ) over
      ) as receipted_twice,
      (
        select count(*)
        from (
          select payment_id
          from taken
          group by payment_id, amount
          having sum(receipt_amount) <> amount or count(distinct state) > 1
        ) wrong
      ) as wrong_payments,
      (
        select count(*)
        from (
          select l.bill_id, l.installment_no
          from journal_line l
          join own using (bill_id)
          where l.account_code = ${ACCOUNTS.RECEIVABLE.account_code}
          group by 1, 2
          having sum(l.debit - l.credit) < 0
        ) negative
      ) as negative_receivables,
      (
        select count(*)
        from (
          select p.request_id
          from payment p
          join own using (bill_id)
          where p.request_id is not null
          group by 1
          having count(*) > 1
        ) twice
      ) as posted_twice`.execute(server.api.db);
  const [books] = rows;
  if (!books) throw new Error('the books of the run cannot be read');
  return books;
}

/** Whether the gateway's payment is in receipts. */
export async function isPosted({ server }: ModelRun, request_id: string): Promise<boolean> {
  const receipt = await server.api.db
    .selectFrom('payment')
    .select('payment_id')
    .where('request_id', '=', request_id)
    .executeTakeFirst();
  return receipt !== undefined;
}

/** Throws when entries of a server do not balance, or its receipt numbers of a year are not 1, 2, 3 and so on. */
export async function assertServerBooks({ api: { db } }: TestServer): Promise<void> {
  const { rows } = await sql<{ what: string }>`
    select 'entry ' || entry_id || ' does not balance' as what
    from journal_line
    group by entry_id, fund
    having sum(debit) <> sum(credit)
    union all
    select 'receipt numbers of ' || substr(receipt_no, 1, 8) || ' have gaps or repeat'
    from receipt
    where series = 'EOR'
    group by substr(receipt_no, 1, 8)
    having max(right(receipt_no, 8)::integer) <> count(*) or count(distinct receipt_no) <> count(*)`.execute(db);
  if (rows.length > 0) throw new Error(rows.map(({ what }) => what).join('\n'));
}
