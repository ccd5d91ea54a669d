// Reads the account of a bill: lines, installments, payments and what is due on a day.

import type { Centavos } from '@ebpls/contracts';
import {
  type AmountDue,
  computeAmountDue,
  type InstallmentDue,
  isLawfulChoice,
  sortPayableInstallments,
} from '@ebpls/rules';

import type { Database, Trx } from '../../platform/database/database.ts';
import { type ReferenceRows } from '../../platform/reference/reference-rows.ts';
import type { PaidItem } from '../../tables/money.ts';
import { type InstallmentPart, toOpenInstallments } from './due/open-installments.ts';
import {
  type InstallmentItem,
  listItems,
  listLines,
  listReceived,
  type OrderLine,
  type OrderRow,
  type ReceivedMoney,
} from './due/orders.queries.ts';
import { getLatePolicy } from '../../platform/reference/ordinance-policies.ts';

/** A bill with its lines, installments and payments, and the amount due on a day. */
export interface BillAccount {
  readonly order: OrderRow;
  readonly lines: readonly OrderLine[];
  readonly items: readonly InstallmentItem[];
  readonly receipts: readonly ReceivedMoney[];
  readonly due: AmountDue;
}

interface AccountDate {
  readonly rows: ReferenceRows;
  readonly day: string;
}

/** The account of one bill on a day. Fails when the bill has no installments. */
export async function openAccount(db: Database | Trx, order: OrderRow, as_of: AccountDate): Promise<BillAccount> {
  const [account] = await openAccounts(db, [order], as_of);
  if (!account) throw new Error(`bill ${order.bill_id} has no account`);
  return account;
}

/** Accounts of several bills, in four queries for any number of bills. */
async function openAccounts(
  db: Database | Trx,
  orders: readonly OrderRow[],
  as_of: AccountDate,
): Promise<BillAccount[]> {
  if (orders.length === 0) return [];
  const ids = orders.map(({ bill_id }) => bill_id);
  const lines = Map.groupBy(await listLines(db, ids), ({ bill_id }) => bill_id);
  const items = Map.groupBy(await listItems(db, ids), ({ bill_id }) => bill_id);
  const receiptsByBill = Map.groupBy(await listReceived(db, ids), ({ bill_id }) => bill_id);
  return orders.map((order) => {
    const books = {
      order,
      lines: lines.get(order.bill_id) ?? [],
      items: items.get(order.bill_id) ?? [],
      receipts: receiptsByBill.get(order.bill_id) ?? [],
    };
    return { ...books, due: computeDue(books, as_of) };
  });
}

/**
 * The first day as of which money of an earlier day can be allocated: not before the last payment in force, because its
 * receipts record the amounts owed on its own day.
 */
export async function findAllocationDay(db: Database | Trx, bill_id: number, day: string): Promise<string> {
  const receipts = await listReceived(db, [bill_id]);
  return [day, ...receipts.map(({ paid_on }) => paid_on)].toSorted().at(-1) ?? day;
}

function computeDue(
  books: Omit<BillAccount, 'due'>,
  { rows, day }: AccountDate,
  chosenNos?: readonly number[],
): AmountDue {
  const { order, receipts } = books;
  const open = toOpenInstallments(listInstallmentParts(books), { receipts, rows });
  const installments = chosenNos ? open.map((each) => ({ ...each, is_requested: chosenNos.includes(each.no) })) : open;
  return computeAmountDue(installments, day, getLatePolicy(rows, order.ordinance_version_id));
}

/**
 * The amount due before receipts became the only allocation of payments (decision 0020), when the sum received on each
 * day was allocated again at each reading.
 */
export function computeFormerDue(account: Omit<BillAccount, 'due'>, { rows, day }: AccountDate): AmountDue {
  const open = toOpenInstallments(listInstallmentParts(account), { receipts: account.receipts, rows });
  const withoutAllocations = open.map(({ paid, ...installment }) => ({
    ...installment,
    paid: paid.map(({ amount, paid_on }) => ({ amount, paid_on })),
  }));
  return computeAmountDue(withoutAllocations, day, getLatePolicy(rows, account.order.ordinance_version_id));
}

/**
 * The account with only the installments that the payer chose billed now; undefined when the law does not allow paying
 * them now, because an older one is unpaid, or one is paid or unknown.
 */
export function chooseInstallments(
  account: BillAccount,
  chosenNos: readonly number[],
  as_of: AccountDate,
): BillAccount | undefined {
  if (!isLawfulChoice(account.due, chosenNos)) return undefined;
  return { ...account, due: computeDue(account, as_of, chosenNos) };
}

function listInstallmentParts({ items, lines }: Pick<BillAccount, 'items' | 'lines'>): InstallmentPart[] {
  const linesByCode = new Map(lines.map((line) => [line.line_no, line]));
  return items.flatMap((item) => {
    const line = linesByCode.get(item.line_no);
    return line ? [{ ...item, code: line.code, kind: line.kind }] : [];
  });
}

/**
 * Items that a payment made now must cover: everything owed and not disputed of the billed installments, the longest
 * due first.
 */
export function listItemsToPay(account: Pick<BillAccount, 'due' | 'lines'>): PaidItem[] {
  return toPaidItems(
    account,
    account.due.installments.filter(({ is_asked }) => is_asked),
  );
}

/** Everything owed and not disputed of a bill, later installments included, the longest due first. */
export function listOwedItems(account: Pick<BillAccount, 'due' | 'lines'>): PaidItem[] {
  return toPaidItems(account, account.due.installments);
}

function toPaidItems({ lines }: Pick<BillAccount, 'lines'>, installments: readonly InstallmentDue[]): PaidItem[] {
  const lineNosByCode = new Map(lines.map(({ code, line_no }) => [code, line_no]));
  return sortPayableInstallments(installments)
    .flatMap(({ no, parts }) =>
      parts
        .filter(({ is_held }) => !is_held)
        .map((part) => ({
          installment_no: no,
          line_no: lineNosByCode.get(part.code) ?? 0,
          amount: part.principal,
          ...(part.discount > 0 ? { discount: part.discount } : {}),
          surcharge: part.surcharge,
          interest: part.interest,
        })),
    )
    .filter(({ amount, surcharge, interest }) => amount + surcharge + interest > 0);
}

/**
 * Whether the order expired unpaid, so that the job of T7 will replace it. Only the order of an application that waits
 * for its first payment is renewed; other orders stay collectable.
 */
export function isOrderExpired({ order, receipts }: Pick<BillAccount, 'order' | 'receipts'>, today: string): boolean {
  const { application_state, valid_until } = order;
  const isRenewed = application_state === 'FOR_PAYMENT' && receipts.length === 0;
  return isRenewed && valid_until !== null && today > valid_until;
}

/** Sum of paid items, in centavos, penalties included. */
export function sumPaidItems(items: readonly PaidItem[]): Centavos {
  return items.reduce((sum, { amount, surcharge, interest }) => sum + amount + surcharge + interest, 0) as Centavos;
}

/** Numbers of the receipts of an installment, each once. */
export function listInstallmentReceipts(
  { receipts }: Pick<BillAccount, 'receipts'>,
  { no }: Pick<InstallmentDue, 'no'>,
): string[] {
  return [
    ...new Set(receipts.filter(({ installment_no }) => installment_no === no).map(({ receipt_no }) => receipt_no)),
  ].toSorted();
}
