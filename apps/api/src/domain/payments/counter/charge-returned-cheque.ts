import type { Centavos } from '@ebpls/contracts';
import { findReturnedChequeFee } from '@ebpls/rules';
import { sql } from 'kysely';

import { recordAudit } from '../../../platform/identity/audit.ts';
import type { ActorTransaction } from '../../../platform/transactions/transaction.ts';
import { ACCOUNTS, FUNDS_BY_AGENCY } from '../../ledger/chart-of-accounts.ts';
import { postEntry } from '../../ledger/ledger.ts';
import { listLines, type OrderRow } from '../../ledger/due/orders.queries.ts';

interface ReturnedChequeInput {
  readonly bank: string;
  readonly cheque_no: string;
}

export interface Penalty {
  readonly amount: Centavos;
  readonly ordinance_section: string;
}

/**
 * Adds the fee that the order's revenue code charges for a cheque returned by the bank to the order itself, in its
 * longest unpaid installment (domain reference 5.4). Undefined when that code charges nothing. The caller has undone
 * the payment before.
 */
export async function chargeReturnedCheque(
  tx: ActorTransaction,
  order: OrderRow,
  cheque: ReturnedChequeInput,
): Promise<Penalty | undefined> {
  const { trx, actor, rows } = tx;
  const version = rows.ordinances.find(
    ({ ordinance_version_id }) => ordinance_version_id === order.ordinance_version_id,
  );
  const charge = version && findReturnedChequeFee(version.ordinance, cheque);
  const open = await findLongestUnpaid(tx, order.bill_id);
  if (!charge || !open) return undefined;
  const { amount, agency, ordinance_section, name } = charge;
  const { line_no, code } = await insertCharge(tx, charge, {
    bill_id: order.bill_id,
    installment_id: open.installment_id,
  });
  await bookPenalty(tx, order, {
    fund: FUNDS_BY_AGENCY[agency],
    amount,
    installment_no: open.no,
    line_no,
    code,
    name: name.en,
  });
  await recordAudit(trx, actor, {
    act: 'cheque.charge',
    object_kind: 'bill',
    object_id: order.bill_id,
    detail: { ...cheque, code, amount, ordinance_section },
  });
  return { amount, ordinance_section };
}

interface ChargedInstallment {
  readonly bill_id: number;
  readonly installment_id: number;
}

/** Adds the charge as a line of the bill and an item of the installment. Returns its number and code. */
async function insertCharge(
  { trx }: ActorTransaction,
  charge: NonNullable<ReturnType<typeof findReturnedChequeFee>>,
  { bill_id, installment_id }: ChargedInstallment,
): Promise<{ readonly line_no: number; readonly code: string }> {
  const { amount, agency, account_code, kind, ordinance_section, name, basis } = charge;
  const lines = await listLines(trx, [bill_id]);
  const line_no = Math.max(0, ...lines.map((line) => line.line_no)) + 1;
  const code = getFreeCode(
    charge.code,
    lines.map((line) => line.code),
  );
  await trx
    .insertInto('bill_line')
    .values({
      bill_id,
      line_no,
      code,
      name: name.en,
      name_fil: name.fil,
      kind,
      agency,
      account_code,
      ordinance_section,
      basis: JSON.stringify(basis),
      amount,
    })
    .execute();
  const bears_penalty = charge.late_charges;
  const root_line_no = selectNextRootLine(installment_id);
  await trx
    .insertInto('installment_item')
    .values({ installment_id, line_no, root_line_no, amount, bears_penalty })
    .execute();
  await sql`update bill set total = total + ${amount}::bigint where bill_id = ${bill_id}::bigint`.execute(trx);
  return { line_no, code };
}

/** In a carried-over installment a new item follows the lines that were billed first. */
function selectNextRootLine(installment_id: number) {
  return sql<number | null>`(
    select max(coalesce(t.root_line_no, t.line_no)) + 1
    from installment_item t
    join installment i using (installment_id)
    where i.installment_id = ${installment_id}::bigint and i.root_id is not null
  )`;
}

function findLongestUnpaid({ trx }: ActorTransaction, bill_id: number) {
  return trx
    .selectFrom('installment')
    .select(['installment_id', 'no'])
    .where('bill_id', '=', bill_id)
    .where('state', 'not in', ['PAID', 'VOID', 'WAIVED'])
    .orderBy('due_on')
    .orderBy('no')
    .limit(1)
    .executeTakeFirst();
}

/** A code is unique in a bill; a second returned cheque of one order gets a number. */
function getFreeCode(code: string, usedCodes: readonly string[]): string {
  const times = usedCodes.filter((usedCode) => usedCode === code || usedCode.startsWith(`${code}-`)).length;
  return times === 0 ? code : `${code}-${times + 1}`;
}

interface PenaltyLine {
  readonly fund: (typeof FUNDS_BY_AGENCY)[keyof typeof FUNDS_BY_AGENCY];
  readonly amount: Centavos;
  readonly installment_no: number;
  readonly line_no: number;
  readonly code: string;
  readonly name: string;
}

/** Books it as receivable and deferred, like every uncollected amount. */
async function bookPenalty(
  tx: ActorTransaction,
  { business_id, bill_id, top_no }: OrderRow,
  { fund, amount, ...line }: PenaltyLine,
): Promise<void> {
  await postEntry(tx, {
    kind: 'BILL',
    business_id,
    bill_id,
    memo: top_no ?? '',
    lines: [
      { account_code: ACCOUNTS.RECEIVABLE.account_code, fund, debit: amount, ...line },
      { account_code: ACCOUNTS.DEFERRED.account_code, fund, credit: amount },
    ],
  });
}
