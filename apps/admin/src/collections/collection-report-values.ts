// Values of the form of a report of collections and deposits, and the contract's body made of them.

import { type CollectionDraft, formatPesosText, MONEY_VALUES, type prepareCollection } from '@ebpls/contracts';
import type * as v from 'valibot';

type DepositValues = {
  readonly bank: string;
  readonly reference: string;
  readonly deposited_on: string;
  readonly cash: string;
  readonly cheque_ids: readonly number[];
};

export type ReportValues = {
  /** Typed number of pieces by `v` and the value of the piece in centavos. */
  readonly pieces: Readonly<Record<`v${number}`, string>>;
  readonly deposits: readonly DepositValues[];
};

/** Returns the saved report, or the first proposal for it. */
export function toReportValues(draft: CollectionDraft): ReportValues {
  const counts = new Map(draft.sheet.counts.map(({ value, count }) => [value, String(count)]));
  return {
    pieces: Object.fromEntries(MONEY_VALUES.map((value) => [`v${value}`, counts.get(value) ?? ''])),
    deposits: draft.planned.map((_, place) => toDepositValues(draft, place)),
  };
}

/** Returns the saved deposit of a place, or the proposal for a new one: the first takes all cheques. */
export function toDepositValues({ planned, cheques, sheet }: CollectionDraft, place: number): DepositValues {
  const savedDeposit = planned[place];
  if (savedDeposit) {
    const { bank, reference, deposited_on, cash, cheque_ids } = savedDeposit;
    return { bank, reference, deposited_on, cash: formatPesosText(cash), cheque_ids };
  }
  const cheque_ids = place === 0 ? cheques.map(({ cheque_id }) => cheque_id) : [];
  return { bank: '', reference: '', deposited_on: sheet.day, cash: '', cheque_ids };
}

/** Returns the contract's body: pieces that were counted, and deposits with their cheques. */
export function toReportBody({ pieces, deposits }: ReportValues): v.InferInput<(typeof prepareCollection)['body']> {
  return {
    counts: MONEY_VALUES.flatMap((value) => {
      const count = Number(pieces[`v${value}`]?.trim() || '0');
      return count === 0 ? [] : [{ value, count }];
    }),
    deposits: deposits.map(({ bank, reference, deposited_on, cash, cheque_ids }) => ({
      bank: bank.trim(),
      reference: reference.trim(),
      deposited_on,
      cash: cash.trim() || '0',
      cheque_ids: [...cheque_ids],
    })),
  };
}
