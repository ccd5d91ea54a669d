// Queries of bills for the acts on them, including the next order number.

import type { ReplyBody, AssessResult, computeBill } from '@ebpls/contracts';
import { getYear, INSTALLMENT_COUNTS } from '@ebpls/rules';
import { sql } from 'kysely';

import { type Database, allocateNumber, type Trx } from '../../platform/database/database.ts';
import type { Transaction } from '../../platform/transactions/transaction.ts';
import type { ApplicationRow } from '../applications/find-application.ts';

/** Reply of every endpoint that computes, approves, reopens or voids a bill. */
export type BillMoveReply = ReplyBody<typeof computeBill>;

export async function getNextVersion(trx: Trx, assessment_id: number): Promise<number> {
  const row = await trx
    .selectFrom('bill')
    .select(({ fn }) => fn.max('version').as('newest'))
    .where('assessment_id', '=', assessment_id)
    .executeTakeFirst();
  return Number(row?.newest ?? 0) + 1;
}

/** The next number of an order of payment, without gaps in its year. */
export async function createOrderNo({ trx, today }: Pick<Transaction, 'trx' | 'today'>): Promise<string> {
  const year = getYear(today);
  return `TOP-${year}-${String(await allocateNumber(trx, 'order', year)).padStart(6, '0')}`;
}

export interface BillContent {
  readonly assessment_id: number;
  readonly ordinance_version_id: number;
  readonly input: string;
  readonly result: string;
  /** Unfiled years that are billed with it, each with its assessed case. */
  readonly back_years: string;
}

/** The bill that waits for approval, when its content is equal. */
export async function findEqualBill(
  trx: Trx,
  { assessment_id, ordinance_version_id, input, result, back_years }: BillContent,
): Promise<number | undefined> {
  const { rows } = await sql<{
    bill_id: number;
  }>`
    select bill_id
    from bill
    where assessment_id = ${assessment_id}::bigint
      and state = 'COMPUTED'
      and ordinance_version_id = ${ordinance_version_id}::bigint
      and input = ${input}::jsonb
      and result = ${result}::jsonb
      and back_years = ${back_years}::jsonb`.execute(trx);
  return rows[0]?.bill_id;
}

interface ComputedParts {
  readonly result: AssessResult;
  readonly application: Pick<ApplicationRow, 'application_type' | 'payment_mode'>;
}

/** A new business that pays in installments pays the last ones of its mode, by which they are named. */
function toFirstYearName({ result, application }: ComputedParts, no: number) {
  const { application_type, payment_mode } = application;
  const count = result.installments.length;
  if (application_type !== 'NEW' || payment_mode === null || count === 1) return {};
  return { of_no: INSTALLMENT_COUNTS[payment_mode] - count + no, of_mode: payment_mode };
}

/**
 * Inserts lines and installments of a bill. Due days become final when the bill is approved. Only a renewal bears
 * penalties in its first installment: everything else is due with its bill (rule 5 of domain reference 4.7).
 */
export async function insertParts(trx: Trx, bill_id: number, computedParts: ComputedParts): Promise<void> {
  const { result, application } = computedParts;
  await insertLines(trx, bill_id, result);
  for (const installment of result.installments) {
    const { no, nominal_due, due: due_on } = installment;
    const bears_penalty = application.application_type === 'RENEWAL' || no > 1;
    const { installment_id } = await trx
      .insertInto('installment')
      .values({ bill_id, no, nominal_due_on: nominal_due, due_on, ...toFirstYearName(computedParts, no) })
      .returning('installment_id')
      .executeTakeFirstOrThrow();
    const parts = result.lines.flatMap((line, index) =>
      line.split
        .filter((share) => share.no === no)
        .map(({ amount, due, early }) => ({
          installment_id,
          line_no: index + 1,
          amount,
          bears_penalty: bears_penalty && line.late_charges,
          late_code: line.late_code ?? null,
          due_on: due ?? null,
          early_until: early?.until ?? null,
          early_discount: early?.discount ?? null,
          early_later: early?.later === undefined ? null : JSON.stringify(early.later),
        })),
    );
    if (parts.length > 0) await trx.insertInto('installment_item').values(parts).execute();
  }
}

async function insertLines(trx: Trx, bill_id: number, result: AssessResult): Promise<void> {
  await trx
    .insertInto('bill_line')
    .values(
      result.lines.map((line, index) => ({
        bill_id,
        line_no: index + 1,
        code: line.code,
        name: line.name,
        name_fil: line.name_fil,
        kind: line.kind,
        agency: line.agency,
        account_code: line.account_code,
        ordinance_section: line.ordinance_section,
        basis: JSON.stringify(line.basis),
        amount: line.amount,
      })),
    )
    .execute();
}

/** Whether a bill has a receipt in force, or an open payment attempt. */
export async function getBillMoney(
  db: Database | Trx,
  bill_id: number,
): Promise<{ paid: boolean; under_way: boolean }> {
  const { rows } = await sql<{ paid: boolean; under_way: boolean }>`
    select
      exists (
        select from payment join receipt r using (payment_id) where bill_id = ${bill_id}::bigint and r.state = 'ISSUED'
      ) as paid,
      exists (
        select
        from payment_attempt
        where bill_id = ${bill_id}::bigint and state in ('CREATED', 'REDIRECTED', 'PENDING')
      ) as under_way`.execute(db);
  return rows[0] ?? { paid: false, under_way: false };
}
