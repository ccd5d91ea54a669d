// Computes the sums and content of the report of collections and deposits from the cashbook.

import {
  type Centavos,
  type CollectionSheetInput,
  type DepositPlan,
  type MoneyCount,
  formatPesosText,
} from '@ebpls/contracts';

import { formatSerial } from '../../domain/payments/counter/paper-forms.ts';
import type { Tender } from '../../tables/money.ts';
import type { CollectionKey, FormOfDay, HeldCheque, OpenEntry } from './collections.queries.ts';
import { groupRuns, formatSerialRuns } from './serial-runs.ts';

export interface CollectionBooks {
  readonly collectionKey: CollectionKey;
  readonly collector_name: string;
  readonly entries: readonly OpenEntry[];
  readonly previous: { readonly undeposited: Centavos; readonly cash_left: Centavos };
  readonly cheques: readonly HeldCheque[];
  readonly forms: readonly FormOfDay[];
  readonly counts: readonly MoneyCount[];
  readonly plannedDeposits: readonly DepositPlan[];
}

export type CollectionContent = Omit<
  CollectionSheetInput,
  'report_no' | 'state' | 'prepared_by' | 'prepared_at' | 'closed_by' | 'closed_at'
>;
type Deposit = CollectionSheetInput['deposits'][number];

export interface CollectionSheetSums {
  readonly collections: Centavos;
  readonly undeposited: Centavos;
  readonly cash_to_count: Centavos;
  readonly cash_left: Centavos;
}

const sumNumbers = (amounts: readonly number[]): Centavos =>
  amounts.reduce((total, amount) => total + amount, 0) as Centavos;
const TRAILING_NUMBER = /(\d+)$/;
const getReceiptNumber = (receipt_no: string): number => Number(TRAILING_NUMBER.exec(receipt_no)?.[1] ?? 0);

/** A receipt that was cancelled the same day: its entries are in one report and sum to zero. */
const isCounted = ({ receipt_state }: OpenEntry): boolean => receipt_state !== 'CANCELLED';
const getCollectedAmount = ({ kind, money }: OpenEntry): number =>
  kind === 'COLLECTION' || kind === 'REVERSAL' ? money : 0;

/** Share of cheques in this fund; 0 for cheques that the officer can no longer deposit. */
export function sumCheques(
  { cheque_ids }: Pick<DepositPlan, 'cheque_ids'>,
  heldCheques: readonly HeldCheque[],
): Centavos {
  return sumNumbers(heldCheques.filter(({ cheque_id }) => cheque_ids.includes(cheque_id)).map(({ amount }) => amount));
}

/**
 * The sums of a report: undeposited last + collections + unallocated payments + withdrawals for reversed receipts −
 * deposits = undeposited (domain reference 5.6). Centavos.
 */
export function computeSheetSums({
  entries,
  previous,
  plannedDeposits,
  cheques,
}: CollectionBooks): CollectionSheetSums {
  const depositedAmount = sumNumbers(plannedDeposits.map((plan) => plan.cash + sumCheques(plan, cheques)));
  const cash_to_count = sumNumbers([previous.cash_left, ...entries.map(({ cash }) => cash)]);
  return {
    collections: sumNumbers(entries.map(getCollectedAmount)),
    undeposited: sumNumbers([previous.undeposited, ...entries.map(({ on_hand }) => on_hand), -depositedAmount]),
    cash_to_count,
    cash_left: sumNumbers([cash_to_count, ...plannedDeposits.map(({ cash }) => -cash)]),
  };
}

/** The report of collections and deposits of one officer, fund and day, computed from the ledger (COA Appendix 34). */
export function toSheet(books: CollectionBooks): CollectionContent {
  const { collectionKey, collector_name, entries } = books;
  const { cash_to_count } = computeSheetSums(books);
  const otherDeposits = entries.filter(isCounted).flatMap(listOtherDeposits);
  const unallocatedDeposits = toUnallocated(otherDeposits);
  return {
    collector: collectionKey.collector_id === null ? 'electronic' : String(collectionKey.collector_id),
    collector_name,
    fund: collectionKey.fund,
    day: collectionKey.day,
    issued: [...listIssued(entries, 'EOR'), ...listIssued(entries, 'AF51', listSpoiledForms(books))],
    reversed: entries
      .filter((entry) => entry.kind === 'REVERSAL' && entry.receipt_no !== null && isCounted(entry))
      .map((entry) => ({
        receipt_no: entry.receipt_no ?? '',
        issued_on: entry.issued_on ?? entry.posted_on,
        reason: entry.undone_reason ?? entry.memo,
        amount: formatPesosText(entry.money),
      })),
    tenders: toTenders(entries),
    deposits: [
      ...listPlannedDeposits(books),
      ...otherDeposits
        .filter(({ kind }) => kind !== 'SET_ASIDE')
        .map((deposit) => ({ ...deposit, amount: formatPesosText(deposit.amount) })),
    ],
    unallocated: unallocatedDeposits.map((payment) => ({ ...payment, amount: formatPesosText(payment.amount) })),
    forms: toFormsOfDay(books),
    summary: toSummary(books, otherDeposits),
    cash_to_count: formatPesosText(cash_to_count),
    counts: [...books.counts],
  };
}

/** The sums of a report as printed; its deposits are what is left of them. */
function toSummary(books: CollectionBooks, otherDeposits: readonly OtherDeposit[]): CollectionContent['summary'] {
  const { collections, undeposited } = computeSheetSums(books);
  const last = books.previous.undeposited;
  const unallocatedSum = sumNumbers(toUnallocated(otherDeposits).map(({ amount }) => amount));
  const returnedDeposits = otherDeposits.filter(({ kind }) => kind === 'RETURNED');
  const withdrawnSum = -sumNumbers(returnedDeposits.map(({ amount }) => amount)) as Centavos;
  return {
    last: formatPesosText(last),
    collections: formatPesosText(collections),
    unallocated: formatPesosText(unallocatedSum),
    ...(withdrawnSum !== 0 && { withdrawn: formatPesosText(withdrawnSum) }),
    deposits: formatPesosText((last + collections + unallocatedSum + withdrawnSum - undeposited) as Centavos),
    undeposited: formatPesosText(undeposited),
  };
}

type IssuedRange = CollectionSheetInput['issued'][number];

/** Section A: receipts in the order of their numbers, with cancelled ones and spoilt forms. */
function listIssued(
  entries: readonly OpenEntry[],
  form: IssuedRange['form'],
  spoiledNumbers: readonly number[] = [],
): IssuedRange[] {
  const receipts = entries
    .filter(({ kind, series }) => kind === 'COLLECTION' && series === form)
    .map((entry) => ({ receipt_no: entry.receipt_no ?? '', is_cancelled: !isCounted(entry), amount: entry.money }));
  const entriesOfForm = [
    ...receipts,
    ...spoiledNumbers.map((serial) => ({ receipt_no: `AF51 ${formatSerial(serial)}`, is_cancelled: true, amount: 0 })),
  ].toSorted((one, other) => one.receipt_no.localeCompare(other.receipt_no));
  return groupRuns(entriesOfForm, ({ receipt_no }) => getReceiptNumber(receipt_no)).map(
    ({ first, last, all: run }) => ({
      form,
      from: first.receipt_no,
      to: last.receipt_no,
      count: run.length,
      cancelled: run.filter(({ is_cancelled }) => is_cancelled).map(({ receipt_no }) => receipt_no),
      amount: formatPesosText(sumNumbers(run.filter(({ is_cancelled }) => !is_cancelled).map(({ amount }) => amount))),
    }),
  );
}

/** A spoilt form belongs to no fund; the general fund's report accounts for it. */
function listSpoiledForms({ collectionKey, forms }: CollectionBooks): number[] {
  return collectionKey.fund === 'GENERAL'
    ? forms
        .filter(({ fate, used_on }) => fate === 'SPOILED' && used_on === collectionKey.day)
        .map(({ serial }) => serial)
    : [];
}

const TENDERS: readonly Tender[] = ['CASH', 'CHEQUE', 'DEPOSIT', 'GATEWAY', 'CREDIT'];

function toTenders(entries: readonly OpenEntry[]): CollectionSheetInput['tenders'] {
  const sums = TENDERS.map((tender) => ({ tender, entries: entries.filter((entry) => entry.tender === tender) }));
  return sums
    .filter(({ entries: own }) => own.some((entry) => isCounted(entry) && getCollectedAmount(entry) !== 0))
    .map(({ tender, entries: own }) => ({ tender, amount: formatPesosText(sumNumbers(own.map(getCollectedAmount))) }));
}

function listPlannedDeposits({ plannedDeposits, cheques }: CollectionBooks): Deposit[] {
  return plannedDeposits.map((plan) => ({
    kind: 'BANK',
    bank: plan.bank,
    reference: plan.reference,
    deposited_on: plan.deposited_on,
    amount: formatPesosText((plan.cash + sumCheques(plan, cheques)) as Centavos),
  }));
}

const OTHER_DEPOSIT_KINDS: Readonly<Partial<Record<OpenEntry['kind'], Deposit['kind']>>> = {
  SETTLEMENT: 'SETTLEMENT',
  ADJUSTMENT: 'RETURNED',
  UNAPPLIED: 'SET_ASIDE',
  REFUND: 'SET_ASIDE',
};

type OtherDeposit = Omit<Deposit, 'amount'> & { readonly amount: Centavos };

/** Payments without a receipt: above zero when they come in, below when they are allocated or refunded. */
function toUnallocated(otherDeposits: readonly OtherDeposit[]) {
  return otherDeposits
    .filter(({ kind }) => kind === 'SET_ASIDE')
    .map(({ reference, deposited_on: day, amount }) => ({ reference, day, amount: -amount as Centavos }));
}

/**
 * Section B beside the officer's own deposits: money that the officer never held, or that left the officer another way;
 * of the kind SET_ASIDE the payments without a receipt, below zero when they come in.
 */
function listOtherDeposits(entry: OpenEntry): OtherDeposit[] {
  const amount = getCollectedAmount(entry) - entry.on_hand;
  if (amount === 0) return [];
  const kind =
    OTHER_DEPOSIT_KINDS[entry.kind] ??
    (entry.tender === 'CREDIT' ? 'CREDIT' : entry.receipt_no === null ? 'SET_ASIDE' : 'PAYER');
  return [
    {
      kind,
      bank: entry.bank ?? '',
      reference: entry.slip ?? (entry.memo || (entry.receipt_no ?? '')),
      deposited_on: entry.deposited_on ?? entry.posted_on,
      amount: amount as Centavos,
    },
  ];
}

/**
 * Section C: the officer's paper forms at the beginning of the day, those received and used on it, and those left at
 * its end.
 */
function toFormsOfDay({ collectionKey: { day }, forms }: CollectionBooks): CollectionSheetInput['forms'] {
  const toSerials = (isChosen: (form: FormOfDay) => boolean) =>
    formatSerialRuns(
      forms.filter(isChosen).map(({ serial }) => serial),
      formatSerial,
    );
  return {
    beginning: toSerials(({ assigned_on }) => assigned_on < day),
    received: toSerials(({ assigned_on }) => assigned_on === day),
    issued: toSerials(({ used_on }) => used_on === day),
    ending: toSerials(({ used_on }) => used_on === null || used_on > day),
  };
}
