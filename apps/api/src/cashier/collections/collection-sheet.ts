import {
  type Centavos,
  type CollectionSheetSent,
  type DepositPlan,
  type MoneyCount,
  pesosText,
} from '@ebpls/contracts';

import { serialText } from '../../domain/counter-payments/paper-forms.ts';
import type { Tender } from '../../tables/money.ts';
import type { Desk, FormOfDay, HeldCheque, OpenEntry } from './collections.queries.ts';
import { runsOf, serialsOf } from './serial-runs.ts';

export interface Books {
  readonly desk: Desk;
  readonly collector_name: string;
  readonly entries: readonly OpenEntry[];
  readonly left: { readonly undeposited: Centavos; readonly cash_left: Centavos };
  readonly cheques: readonly HeldCheque[];
  readonly forms: readonly FormOfDay[];
  readonly counts: readonly MoneyCount[];
  readonly planned: readonly DepositPlan[];
}

export type SheetMatter = Omit<
  CollectionSheetSent,
  'report_no' | 'state' | 'prepared_by' | 'prepared_at' | 'closed_by' | 'closed_at'
>;
type Deposit = CollectionSheetSent['deposits'][number];

export interface Sums {
  readonly collections: Centavos;
  readonly undeposited: Centavos;
  readonly cash_to_count: Centavos;
  readonly cash_left: Centavos;
}

const sum = (amounts: readonly number[]): Centavos => amounts.reduce((total, amount) => total + amount, 0) as Centavos;
const NUMBER = /(\d+)$/;
const numberOf = (receipt_no: string): number => Number(NUMBER.exec(receipt_no)?.[1] ?? 0);

/** A receipt that was cancelled the same day: its entries meet in one report and come to nothing. */
const counts = ({ receipt_state }: OpenEntry): boolean => receipt_state !== 'CANCELLED';
const collectedOf = ({ kind, money }: OpenEntry): number => (kind === 'COLLECTION' || kind === 'REVERSAL' ? money : 0);

/** What a cheque brings to this fund; nothing when it is no longer the officer's to deposit. */
export function chequesIn({ cheque_ids }: Pick<DepositPlan, 'cheque_ids'>, held: readonly HeldCheque[]): Centavos {
  return sum(held.filter(({ cheque_id }) => cheque_ids.includes(cheque_id)).map(({ amount }) => amount));
}

/** The sums of a report: undeposited last + collections − deposits = undeposited (domain reference 5.6). Centavos. */
export function sumsOf({ entries, left, planned, cheques }: Books): Sums {
  const banked = sum(planned.map((plan) => plan.cash + chequesIn(plan, cheques)));
  const cash_to_count = sum([left.cash_left, ...entries.map(({ cash }) => cash)]);
  return {
    collections: sum(entries.map(collectedOf)),
    undeposited: sum([left.undeposited, ...entries.map(({ on_hand }) => on_hand), -banked]),
    cash_to_count,
    cash_left: sum([cash_to_count, ...planned.map(({ cash }) => -cash)]),
  };
}

/** The report of collections and deposits of one officer, fund and day, computed from the ledger (COA Appendix 34). */
export function sheetOf(books: Books): SheetMatter {
  const { desk, collector_name, entries, left } = books;
  const { collections, undeposited, cash_to_count } = sumsOf(books);
  return {
    collector: desk.collector_id === null ? 'electronic' : String(desk.collector_id),
    collector_name,
    fund: desk.fund,
    day: desk.day,
    issued: [...issuedIn(entries, 'EOR'), ...issuedIn(entries, 'AF51', spoiledOn(books))],
    reversed: entries
      .filter((entry) => entry.kind === 'REVERSAL' && entry.receipt_no !== null && counts(entry))
      .map((entry) => ({
        receipt_no: entry.receipt_no ?? '',
        issued_on: entry.issued_on ?? entry.posted_on,
        reason: entry.undone_reason ?? entry.memo,
        amount: pesosText(entry.money),
      })),
    tenders: tendersIn(entries),
    deposits: [...plannedDeposits(books), ...entries.filter(counts).flatMap(passedOn)],
    forms: formsOn(books),
    summary: {
      last: pesosText(left.undeposited),
      collections: pesosText(collections),
      deposits: pesosText((left.undeposited + collections - undeposited) as Centavos),
      undeposited: pesosText(undeposited),
    },
    cash_to_count: pesosText(cash_to_count),
    counts: [...books.counts],
  };
}

type Issued = CollectionSheetSent['issued'][number];

/** Section A: receipts in the order of their numbers, those cancelled and the spoilt forms among them. */
function issuedIn(entries: readonly OpenEntry[], form: Issued['form'], spoiled: readonly number[] = []): Issued[] {
  const receipts = entries
    .filter(({ kind, series }) => kind === 'COLLECTION' && series === form)
    .map((entry) => ({ receipt_no: entry.receipt_no ?? '', is_cancelled: !counts(entry), amount: entry.money }));
  const all = [
    ...receipts,
    ...spoiled.map((serial) => ({ receipt_no: `AF51 ${serialText(serial)}`, is_cancelled: true, amount: 0 })),
  ].toSorted((one, other) => one.receipt_no.localeCompare(other.receipt_no));
  return runsOf(all, ({ receipt_no }) => numberOf(receipt_no)).map(({ first, last, all: run }) => ({
    form,
    from: first.receipt_no,
    to: last.receipt_no,
    count: run.length,
    cancelled: run.filter(({ is_cancelled }) => is_cancelled).map(({ receipt_no }) => receipt_no),
    amount: pesosText(sum(run.filter(({ is_cancelled }) => !is_cancelled).map(({ amount }) => amount))),
  }));
}

/** A spoilt form belongs to no fund; the general fund's report accounts for it. */
function spoiledOn({ desk, forms }: Books): number[] {
  return desk.fund === 'GENERAL'
    ? forms.filter(({ fate, used_on }) => fate === 'SPOILED' && used_on === desk.day).map(({ serial }) => serial)
    : [];
}

const TENDERS: readonly Tender[] = ['CASH', 'CHEQUE', 'DEPOSIT', 'GATEWAY', 'CREDIT'];

function tendersIn(entries: readonly OpenEntry[]): CollectionSheetSent['tenders'] {
  const sums = TENDERS.map((tender) => ({ tender, entries: entries.filter((entry) => entry.tender === tender) }));
  return sums
    .filter(({ entries: own }) => own.some((entry) => counts(entry) && collectedOf(entry) !== 0))
    .map(({ tender, entries: own }) => ({ tender, amount: pesosText(sum(own.map(collectedOf))) }));
}

function plannedDeposits({ planned, cheques }: Books): Deposit[] {
  return planned.map((plan) => ({
    kind: 'BANK',
    bank: plan.bank,
    reference: plan.reference,
    deposited_on: plan.deposited_on,
    amount: pesosText((plan.cash + chequesIn(plan, cheques)) as Centavos),
  }));
}

const PASSED: Readonly<Partial<Record<OpenEntry['kind'], Deposit['kind']>>> = {
  SETTLEMENT: 'SETTLEMENT',
  ADJUSTMENT: 'RETURNED',
  UNAPPLIED: 'SET_ASIDE',
  REFUND: 'SET_ASIDE',
};

/**
 * Section B beside the officer's own deposits: money that never was in the officer's hands, or left them another way.
 */
function passedOn(entry: OpenEntry): Deposit[] {
  const amount = collectedOf(entry) - entry.on_hand;
  if (amount === 0) return [];
  const kind =
    PASSED[entry.kind] ?? (entry.tender === 'CREDIT' ? 'CREDIT' : entry.receipt_no === null ? 'SET_ASIDE' : 'PAYER');
  return [
    {
      kind,
      bank: entry.bank ?? '',
      reference: entry.slip ?? (entry.memo || (entry.receipt_no ?? '')),
      deposited_on: entry.deposited_on ?? entry.posted_on,
      amount: pesosText(amount as Centavos),
    },
  ];
}

/** Section C: the officer's paper forms at the beginning of the day, given, used and left at its end. */
function formsOn({ desk: { day }, forms }: Books): CollectionSheetSent['forms'] {
  const of = (chosen: (form: FormOfDay) => boolean) =>
    serialsOf(
      forms.filter(chosen).map(({ serial }) => serial),
      serialText,
    );
  return {
    beginning: of(({ assigned_on }) => assigned_on < day),
    received: of(({ assigned_on }) => assigned_on === day),
    issued: of(({ used_on }) => used_on === day),
    ending: of(({ used_on }) => used_on === null || used_on > day),
  };
}
