// Issues the official receipts of a payment, one for each agency, and posts them to the ledger.

import type { Agency, Centavos, LatePolicy } from '@ebpls/contracts';
import { toManilaDay, getYear } from '@ebpls/rules';

import { allocateNumbers } from '../../../platform/database/database.ts';
import { formatPeso } from '../../../platform/format.ts';
import type { Transaction } from '../../../platform/transactions/transaction.ts';
import type { PaidKind } from '../../../tables/ledger.ts';
import type { PaidItem, ReceiptSeries, Tender } from '../../../tables/money.ts';
import { ACCOUNTS, CASH_SIDE, FUNDS_BY_AGENCY } from '../chart-of-accounts.ts';
import { type EntryLine, type NewEntry, postEntries } from '../ledger.ts';
import { listLines, type OrderLine, type OrderRow } from '../due/orders.queries.ts';
import { getLatePolicy } from '../../../platform/reference/ordinance-policies.ts';

const AGENCIES: readonly Agency[] = ['MUNICIPAL', 'BARANGAY', 'BFP'];

interface ReceiptNumber {
  readonly receipt_no: string;
  readonly series: ReceiptSeries;
}

/** Allocates the next number for a receipt of an agency, inside the transaction that uses it. */
export type TakeNumber = (agency: Agency) => Promise<ReceiptNumber>;

async function takeNumbers(
  tx: Transaction,
  { allocateNumber }: CollectedPayment,
  agencies: readonly Agency[],
): Promise<ReceiptNumber[]> {
  if (!allocateNumber) return takeElectronicNumbers(tx, agencies.length);
  const numbers: ReceiptNumber[] = [];
  for (const agency of agencies) numbers.push(await allocateNumber(agency));
  return numbers;
}

/**
 * The electronic series of the year, gapless: numbers are released when the transaction fails (COA Circular 2013-007).
 */
async function takeElectronicNumbers({ trx, today }: Transaction, count: number): Promise<ReceiptNumber[]> {
  const year = getYear(today);
  const numbers = await allocateNumbers(trx, { series: 'receipt', year, count });
  return numbers.map((number) => ({ receipt_no: `EOR-${year}-${String(number).padStart(8, '0')}`, series: 'EOR' }));
}

interface CollectedPayment {
  readonly order: OrderRow;
  readonly payment_id: number;
  readonly items: readonly PaidItem[];
  readonly tender: Tender;
  readonly reference: string;
  readonly collector_id: number | null;
  /** The electronic series of the year when left out. */
  readonly allocateNumber?: TakeNumber | undefined;
  readonly paid_at: string | Date;
}

/**
 * Issues one receipt for each agency, each with one ledger entry in that agency's fund (domain reference 5.5). Returns
 * their numbers.
 */
export async function issueReceipts(tx: Transaction, collection: CollectedPayment): Promise<string[]> {
  const lines = new Map((await listLines(tx.trx, [collection.order.bill_id])).map((line) => [line.line_no, line]));
  // Surcharge and interest are separate revenue, under the accounts of the order's version of the revenue code.
  const lateAccounts: LateAccounts = getLatePolicy(tx.rows, collection.order.ordinance_version_id);
  const parts = AGENCIES.map((agency) => ({
    agency,
    lines: collection.items.flatMap((item) =>
      toPrintedLines(item, { line: lines.get(item.line_no), agency, late: lateAccounts }),
    ),
  })).filter(({ lines }) => lines.length > 0);
  const numbers = await takeNumbers(
    tx,
    collection,
    parts.map(({ agency }) => agency),
  );
  const issues = parts.map((part, index): ReceiptIssue => ({ ...part, ...(numbers[index] as ReceiptNumber) }));
  await issueAll(tx, collection, issues);
  return issues.map(({ receipt_no }) => receipt_no);
}

type LateAccounts = Pick<LatePolicy, 'tax_account_code' | 'fee_account_code'>;

type PrintedLine = EntryLine & {
  readonly kind: PaidKind;
  readonly credit: Centavos;
  readonly installment_no: number;
  /** Taken off the receivable beside the credit; no money and no revenue. */
  readonly discount?: Centavos;
};

const NO_DISCOUNT = 0 as Centavos;

function toPrintedLines(
  item: PaidItem,
  {
    line,
    agency,
    late,
  }: { readonly line: OrderLine | undefined; readonly agency: Agency; readonly late: LateAccounts },
): PrintedLine[] {
  if (!line || line.agency !== agency) return [];
  const { code, name, line_no } = line;
  const { discount = NO_DISCOUNT } = item;
  const receiptLine = { fund: FUNDS_BY_AGENCY[agency], installment_no: item.installment_no, line_no, code };
  const account_code = line.kind === 'TAX' ? late.tax_account_code : late.fee_account_code;
  const allLines: PrintedLine[] = [
    {
      ...receiptLine,
      account_code: line.account_code,
      kind: 'PRINCIPAL',
      name: discount > 0 ? `${name}, less a discount of ${formatPeso(discount)} for early payment` : name,
      credit: item.amount,
      discount,
    },
    { ...receiptLine, account_code, kind: 'SURCHARGE', name: `Surcharge, ${name}`, credit: item.surcharge },
    { ...receiptLine, account_code, kind: 'INTEREST', name: `Interest, ${name}`, credit: item.interest },
  ];
  return allLines.filter(({ credit }) => credit > 0);
}

interface ReceiptIssue extends ReceiptNumber {
  readonly agency: Agency;
  readonly lines: readonly PrintedLine[];
}

async function issueAll(tx: Transaction, collection: CollectedPayment, issues: readonly ReceiptIssue[]): Promise<void> {
  const { order, payment_id, tender, collector_id } = collection;
  const entries = await postEntries(
    tx,
    issues.map((issue) => toReceiptEntry(collection, issue)),
  );
  const common = { payment_id, payor: order.owner_name, tender, collector_id, issued_at: tx.now };
  await tx.trx
    .insertInto('receipt')
    .values(
      issues.map(({ receipt_no, series, agency, lines }, index) => ({
        ...common,
        receipt_no,
        series,
        agency,
        fund: FUNDS_BY_AGENCY[agency],
        amount: sumLines(lines),
        entry_id: entries[index] as number,
      })),
    )
    .execute();
}

function toReceiptEntry(
  { order, payment_id, tender, reference, paid_at }: CollectedPayment,
  { receipt_no, agency, lines }: ReceiptIssue,
): NewEntry {
  return {
    kind: 'COLLECTION',
    effective_on: toManilaDay(paid_at),
    business_id: order.business_id,
    bill_id: order.bill_id,
    payment_id,
    receipt_no,
    memo: reference,
    lines: [
      { account_code: CASH_SIDE[tender], fund: FUNDS_BY_AGENCY[agency], debit: sumLines(lines) },
      ...lines.map(({ discount: _discount, ...line }) => line),
      ...toCollectionLines(lines, agency),
      ...toDiscountLines(lines, agency),
    ],
  };
}

/** Ends the receivable of the billed amounts. */
function toCollectionLines(lines: readonly PrintedLine[], agency: Agency): EntryLine[] {
  const fund = FUNDS_BY_AGENCY[agency];
  const principal = lines.filter(({ kind }) => kind === 'PRINCIPAL');
  return [
    { account_code: ACCOUNTS.DEFERRED.account_code, fund, debit: sumLines(principal) },
    ...[...Map.groupBy(principal, ({ installment_no }) => installment_no)].map(([installment_no, own]): EntryLine => ({
      account_code: ACCOUNTS.RECEIVABLE.account_code,
      fund,
      credit: sumLines(own),
      installment_no,
    })),
  ];
}

/**
 * Ends the receivable of what early payment takes off; it never becomes revenue. The line of the bill is named, by which
 * the discount is found again.
 */
function toDiscountLines(lines: readonly PrintedLine[], agency: Agency): EntryLine[] {
  const fund = FUNDS_BY_AGENCY[agency];
  return lines.flatMap(({ discount = NO_DISCOUNT, installment_no, line_no, code, name }) =>
    discount === 0 || line_no === undefined
      ? []
      : [
          { account_code: ACCOUNTS.DEFERRED.account_code, fund, debit: discount },
          {
            account_code: ACCOUNTS.RECEIVABLE.account_code,
            fund,
            credit: discount,
            installment_no,
            line_no,
            ...(code === undefined ? {} : { code }),
            ...(name === undefined ? {} : { name }),
          },
        ],
  );
}

function sumLines(lines: readonly PrintedLine[]): Centavos {
  return lines.reduce((sum, { credit }) => sum + credit, 0) as Centavos;
}
