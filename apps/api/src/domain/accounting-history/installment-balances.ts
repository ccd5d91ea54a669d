import type { Centavos, LatePolicy } from '@ebpls/contracts';
import { type InstallmentDue, installmentDue, type OpenInstallment } from '@ebpls/rules';

import { latePolicyOf } from '../due/late-policy.ts';
import { partsOf } from '../due/open-installments.ts';
import type { ReferenceRows } from '../reference/reference-rows.ts';
import type { BookedAmount, BookedInstallment, BookedLine, Books } from './booked.queries.ts';

interface PaidByReceipt {
  readonly receipt_no: string;
  readonly paid_on: string;
  readonly amount: Centavos;
}

/** What the rules are asked about, with the policy that it was billed by. */
type OpenUnderPolicy = OpenInstallment & { readonly late: LatePolicy };

/** An installment as the ledger has it on a day: billed + added by lateness − paid = balance, in centavos. */
export interface InstallmentBalance {
  /** The order that asks for it on that day; the last one that did when none does. */
  readonly booked: BookedInstallment;
  /** As it was first billed: what it is called in every order that carries it. */
  readonly root: BookedInstallment;
  readonly tax: Centavos;
  readonly fees: Centavos;
  readonly surcharge: Centavos;
  readonly interest: Centavos;
  readonly paid: Centavos;
  readonly balance: Centavos;
  readonly payments: readonly PaidByReceipt[];
  /** Undefined when no order in force asks for it: waived, void, or taken back after a part was paid. */
  readonly due: InstallmentDue | undefined;
  readonly open: OpenUnderPolicy | undefined;
}

interface AsOf {
  readonly rows: ReferenceRows;
  readonly day: string;
}

/** One installment through all the orders that carried it. */
interface Chain {
  readonly members: readonly BookedInstallment[];
  readonly root: BookedInstallment;
  readonly amounts: readonly BookedAmount[];
  /** The same and the billed lines, of each member by its key. */
  readonly by_member: ReadonlyMap<string, MemberRows>;
}

interface MemberRows {
  readonly amounts: readonly BookedAmount[];
  readonly lines: readonly BookedLine[];
}

/** The books of each business by itself: whoever reads one after the other does not search each in the rows of all. */
export function booksByBusiness({ installments, amounts, lines }: Books): Map<number, Books> {
  const amounts_of = Map.groupBy(amounts, ({ bill_id }) => bill_id);
  const lines_of = Map.groupBy(lines, ({ bill_id }) => bill_id);
  const booksOf = (own: readonly BookedInstallment[]): Books => {
    const bill_ids = [...new Set(own.map(({ bill_id }) => bill_id))];
    return {
      installments: own,
      amounts: bill_ids.flatMap((bill_id) => amounts_of.get(bill_id) ?? []),
      lines: bill_ids.flatMap((bill_id) => lines_of.get(bill_id) ?? []),
    };
  };
  return new Map(
    [...Map.groupBy(installments, ({ business_id }) => business_id)].map(([business_id, own]) => [
      business_id,
      booksOf(own),
    ]),
  );
}

/**
 * Every installment of the books as it stands on a day not later than they were read for. One of which nothing was
 * billed yet, and nothing is left or paid, is not there.
 */
export function balancesOn(books: Books, as_of: AsOf): InstallmentBalance[] {
  const amounts = Map.groupBy(books.amounts, keyOf);
  const lines = Map.groupBy(books.lines, keyOf);
  return [...Map.groupBy(books.installments, ({ root_id }) => root_id).values()].flatMap((members) => {
    const root = members.find(({ installment_id, root_id }) => installment_id === root_id) ?? members[0];
    if (!root) return [];
    const by_member = new Map(
      members.map((member): [string, MemberRows] => {
        const key = keyOf(member);
        return [
          key,
          {
            amounts: (amounts.get(key) ?? []).filter(({ effective_on }) => effective_on <= as_of.day),
            lines: lines.get(key) ?? [],
          },
        ];
      }),
    );
    return balanceOf(
      { members, root, by_member, amounts: [...by_member.values()].flatMap((rows) => rows.amounts) },
      as_of,
    );
  });
}

function keyOf({ bill_id, no }: { readonly bill_id: number; readonly no: number }): string {
  return `${bill_id} ${no}`;
}

function balanceOf(chain: Chain, as_of: AsOf): InstallmentBalance[] {
  const booked = chain.members.filter((member) =>
    amountsOf(chain, member).some(({ entry_kind }) => entry_kind === 'BILL'),
  );
  const last = booked.at(-1);
  if (!last) return [];
  const current = booked.filter((member) => isAskedFor(amountsOf(chain, member))).at(-1);
  if (current) return [currentBalance(chain, current, as_of)];
  return chain.amounts.some(({ kind }) => kind !== null) ? [closedBalance(chain, last)] : [];
}

function amountsOf({ by_member }: Chain, member: BookedInstallment): readonly BookedAmount[] {
  return by_member.get(keyOf(member))?.amounts ?? [];
}

/** Never taken off the books, or put back on them with something left. */
function isAskedFor(amounts: readonly BookedAmount[]): boolean {
  const receivable = amounts.filter(({ kind }) => kind === null);
  if (receivable.every(({ entry_kind }) => entry_kind === 'BILL')) return true;
  const billed = total(receivable.map(({ debit, credit }) => (debit - credit) as Centavos));
  const collected = total(
    amounts.filter(({ kind }) => kind === 'PRINCIPAL').map(({ debit, credit }) => (credit - debit) as Centavos),
  );
  return billed - collected > 0;
}

/** Still asked for: the rules say what lateness adds, from what was first billed and everything that was paid since. */
function currentBalance(chain: Chain, booked: BookedInstallment, { rows, day }: AsOf): InstallmentBalance {
  const { root, by_member } = chain;
  // Lateness goes on by the revenue code that it was first billed by, whoever carries it now.
  const late = latePolicyOf(rows, root.ordinance_version_id);
  const payments = paymentsOf(chain);
  const open = {
    no: booked.no,
    nominal_due: booked.nominal_due_on,
    due: booked.due_on,
    parts: partsOf(by_member.get(keyOf(root))?.lines ?? []),
    paid: payments,
    late,
  };
  const due = installmentDue(open, day, late);
  const of = (is_tax: boolean) =>
    total(due.parts.filter(({ kind }) => (kind === 'TAX') === is_tax).map(({ amount }) => amount));
  return {
    booked,
    root,
    tax: of(true),
    fees: of(false),
    surcharge: total(due.parts.map(({ charged_surcharge }) => charged_surcharge)),
    interest: total(due.parts.map(({ charged_interest }) => charged_interest)),
    paid: due.paid,
    // More than was owed stays visible as a balance below zero until the treasurer has decided about it.
    balance: (due.owed - due.surplus) as Centavos,
    payments,
    due,
    open,
  };
}

/** No longer asked for: what was paid before remains billed and paid, and nothing is left. */
function closedBalance(chain: Chain, booked: BookedInstallment): InstallmentBalance {
  const received = chain.amounts.filter(({ kind }) => kind !== null);
  const sumOf = (chosen: (amount: BookedAmount) => boolean) =>
    total(received.filter(chosen).map(({ credit, debit }) => (credit - debit) as Centavos));
  const isTax = (amount: BookedAmount) =>
    chain.by_member.get(keyOf(amount))?.lines.find(({ line_no }) => line_no === amount.line_no)?.kind === 'TAX';
  return {
    booked,
    root: chain.root,
    tax: sumOf((amount) => amount.kind === 'PRINCIPAL' && isTax(amount)),
    fees: sumOf((amount) => amount.kind === 'PRINCIPAL' && !isTax(amount)),
    surcharge: sumOf(({ kind }) => kind === 'SURCHARGE'),
    interest: sumOf(({ kind }) => kind === 'INTEREST'),
    paid: sumOf(() => true),
    balance: 0 as Centavos,
    payments: paymentsOf(chain),
    due: undefined,
    open: undefined,
  };
}

/** What each receipt paid on each day; one that was taken back paid nothing. */
function paymentsOf({ amounts }: Chain): PaidByReceipt[] {
  const received = amounts.filter(({ kind }) => kind !== null);
  return [...Map.groupBy(received, ({ receipt_no, effective_on }) => `${effective_on} ${receipt_no}`).values()].flatMap(
    (lines) => {
      const [first] = lines;
      const amount = total(lines.map(({ credit, debit }) => (credit - debit) as Centavos));
      return first && amount > 0 ? [{ receipt_no: first.receipt_no ?? '', paid_on: first.effective_on, amount }] : [];
    },
  );
}

function total(amounts: readonly Centavos[]): Centavos {
  return amounts.reduce((sum, amount) => sum + amount, 0) as Centavos;
}
