// Allocates the booked payments of an order to its lines and installments, as of any day.

import type { Centavos } from '@ebpls/contracts';

import type { BookedAmount, BookedLine } from './booked.queries.ts';

export interface PaidByReceipt {
  readonly receipt_no: string;
  readonly paid_on: string;
  readonly amount: Centavos;
}

/** A payment with its amount for each line, numbered as in the installment that was first billed. */
interface AllocatedPayment extends PaidByReceipt {
  readonly components: readonly AllocatedComponents[];
}

interface AllocatedComponents {
  readonly root_line_no: number;
  readonly principal: Centavos;
  readonly discount: Centavos;
  readonly surcharge: Centavos;
  readonly interest: Centavos;
}

/** Ledger rows of one order that carried an installment. */
export interface MemberRows {
  readonly amounts: readonly BookedAmount[];
  readonly lines: readonly BookedLine[];
}

/** Key of an installment of an order. */
export function toMemberKey({ bill_id, no }: { readonly bill_id: number; readonly no: number }): string {
  return `${bill_id} ${no}`;
}

/** Payments by receipt and day. A receipt that was reversed paid nothing and is left out. */
export function toPayments(
  amounts: readonly BookedAmount[],
  byMember: ReadonlyMap<string, MemberRows>,
): AllocatedPayment[] {
  const receipts = amounts.filter(({ kind }) => kind !== null);
  return [...Map.groupBy(receipts, ({ receipt_no, effective_on }) => `${effective_on} ${receipt_no}`).values()].flatMap(
    (own) => {
      const [first] = own;
      const money = own.filter(({ kind }) => kind !== 'DISCOUNT');
      const amount = sumPayments(money.map(({ credit, debit }) => (credit - debit) as Centavos));
      if (!first || amount <= 0) return [];
      const { receipt_no, effective_on } = first;
      return [{ receipt_no: receipt_no ?? '', paid_on: effective_on, amount, components: toComponents(own, byMember) }];
    },
  );
}

function toComponents(
  amounts: readonly BookedAmount[],
  byMember: ReadonlyMap<string, MemberRows>,
): AllocatedComponents[] {
  const findRootLineNo = (amount: BookedAmount): number =>
    byMember.get(toMemberKey(amount))?.lines.find(({ line_no }) => line_no === amount.line_no)?.root_line_no ?? 0;
  return [...Map.groupBy(amounts, findRootLineNo)].map(([root_line_no, own]) => {
    const sumKind = (paidKind: BookedAmount['kind']) =>
      sumPayments(own.filter(({ kind }) => kind === paidKind).map(({ credit, debit }) => (credit - debit) as Centavos));
    return {
      root_line_no,
      principal: sumKind('PRINCIPAL'),
      discount: sumKind('DISCOUNT'),
      surcharge: sumKind('SURCHARGE'),
      interest: sumKind('INTEREST'),
    };
  });
}

function sumPayments(amounts: readonly Centavos[]): Centavos {
  return amounts.reduce((sum, amount) => sum + amount, 0) as Centavos;
}
