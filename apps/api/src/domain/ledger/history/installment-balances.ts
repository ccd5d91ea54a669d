// Computes the balance of each installment from the ledger as of a day.

import type { Centavos, LatePolicy } from '@ebpls/contracts';
import { type InstallmentDue, computeInstallmentDue, type OpenInstallment } from '@ebpls/rules';

import { toInstallmentShares } from '../due/open-installments.ts';
import type { ReferenceRows } from '../../../platform/reference/reference-rows.ts';
import { toMemberKey, type MemberRows, type PaidByReceipt, toPayments } from './booked-payments.ts';
import type { BookedAmount, BookedInstallment, BookedRows } from './booked.queries.ts';
import { getLatePolicy } from '../../../platform/reference/ordinance-policies.ts';

/** An open installment for the rules, with the late policy of the code that billed it. */
type OpenUnderPolicy = OpenInstallment & { readonly late: LatePolicy };

/**
 * Balance of an installment in the ledger on a day: billed + surcharge and interest − paid = balance, in centavos. What
 * early payment takes off on that day is not billed in it.
 */
export interface InstallmentBalance {
  /** The order that bills it on that day; the last order that billed it when none does. */
  readonly current: BookedInstallment;
  /** The installment as first billed: its name in every order that carries it. */
  readonly root: BookedInstallment;
  readonly tax: Centavos;
  readonly fees: Centavos;
  readonly surcharge: Centavos;
  readonly interest: Centavos;
  readonly paid: Centavos;
  readonly balance: Centavos;
  readonly payments: readonly PaidByReceipt[];
  /** Undefined when no order in force bills it: waived, void, or reversed after a partial payment. */
  readonly due: InstallmentDue | undefined;
  readonly open: OpenUnderPolicy | undefined;
}

interface BalanceDate {
  readonly rows: ReferenceRows;
  readonly day: string;
}

/** One installment in all orders that carried it. */
interface Chain {
  readonly members: readonly BookedInstallment[];
  readonly root: BookedInstallment;
  readonly amounts: readonly BookedAmount[];
  /** Amounts and billed lines of each member by its key. */
  readonly by_member: ReadonlyMap<string, MemberRows>;
}

/**
 * Splits the books by business, so that a caller that reads one business after another does not search all rows each
 * time.
 */
export function groupBooksByBusiness({ installments, amounts, lines }: BookedRows): Map<number, BookedRows> {
  const amountsByBill = Map.groupBy(amounts, ({ bill_id }) => bill_id);
  const linesByBill = Map.groupBy(lines, ({ bill_id }) => bill_id);
  const toBooks = (own: readonly BookedInstallment[]): BookedRows => {
    const bill_ids = [...new Set(own.map(({ bill_id }) => bill_id))];
    return {
      installments: own,
      amounts: bill_ids.flatMap((bill_id) => amountsByBill.get(bill_id) ?? []),
      lines: bill_ids.flatMap((bill_id) => linesByBill.get(bill_id) ?? []),
    };
  };
  return new Map(
    [...Map.groupBy(installments, ({ business_id }) => business_id)].map(([business_id, own]) => [
      business_id,
      toBooks(own),
    ]),
  );
}

/**
 * The balance of every installment on a day not later than the day the books were read for. Installments that are not
 * billed yet and have nothing left or paid are left out.
 */
export function computeBalances(books: BookedRows, as_of: BalanceDate): InstallmentBalance[] {
  const amounts = Map.groupBy(books.amounts, toMemberKey);
  const lines = Map.groupBy(books.lines, toMemberKey);
  return [...Map.groupBy(books.installments, ({ root_id }) => root_id).values()].flatMap((members) => {
    const root = members.find(({ installment_id, root_id }) => installment_id === root_id) ?? members[0];
    if (!root) return [];
    const by_member = new Map(
      members.map((member): [string, MemberRows] => {
        const key = toMemberKey(member);
        return [
          key,
          {
            amounts: (amounts.get(key) ?? []).filter(({ effective_on }) => effective_on <= as_of.day),
            lines: lines.get(key) ?? [],
          },
        ];
      }),
    );
    return computeBalance(
      { members, root, by_member, amounts: [...by_member.values()].flatMap((rows) => rows.amounts) },
      as_of,
    );
  });
}

function computeBalance(chain: Chain, as_of: BalanceDate): InstallmentBalance[] {
  const billedMembers = chain.members.filter((member) =>
    getMemberAmounts(chain, member).some(({ entry_kind }) => entry_kind === 'BILL'),
  );
  const last = billedMembers.at(-1);
  if (!last) return [];
  const current = billedMembers.filter((member) => isStillOwed(member, getMemberAmounts(chain, member))).at(-1);
  if (current) return [computeOpenBalance(chain, current, as_of)];
  return toPayments(chain.amounts, chain.by_member).length > 0 ? [toClosedBalance(chain, last)] : [];
}

function getMemberAmounts({ by_member }: Chain, member: BookedInstallment): readonly BookedAmount[] {
  return by_member.get(toMemberKey(member))?.amounts ?? [];
}

/** In force today, not reversed in the books by that day, or restored with an amount left. */
function isStillOwed({ state, installment_state }: BookedInstallment, amounts: readonly BookedAmount[]): boolean {
  const isInForce = state === 'APPROVED' || state === 'SETTLED';
  if (isInForce && installment_state !== 'VOID' && installment_state !== 'WAIVED') return true;
  const receivable = amounts.filter(({ kind }) => kind === null);
  if (receivable.every(({ entry_kind }) => entry_kind === 'BILL')) return true;
  const billedAmount = sumBalanceAmounts(receivable.map(({ debit, credit }) => (debit - credit) as Centavos));
  const collectedAmount = sumBalanceAmounts(
    amounts
      .filter(({ kind }) => kind === 'PRINCIPAL' || kind === 'DISCOUNT')
      .map(({ debit, credit }) => (credit - debit) as Centavos),
  );
  return billedAmount - collectedAmount > 0;
}

/**
 * Balance of an installment that is still billed: the rules compute surcharge and interest from the billed amounts and
 * the allocations of the receipts.
 */
function computeOpenBalance(chain: Chain, member: BookedInstallment, { rows, day }: BalanceDate): InstallmentBalance {
  const { root, by_member } = chain;
  // Surcharge and interest follow the revenue code that first billed the installment, also after it was carried over.
  const latePolicy = getLatePolicy(rows, root.ordinance_version_id);
  const payments = toPayments(chain.amounts, chain.by_member);
  const lines = by_member.get(toMemberKey(member))?.lines ?? [];
  const open = {
    no: member.no,
    nominal_due: member.nominal_due_on,
    due: member.due_on,
    parts: toInstallmentShares(lines),
    paid: payments.map(({ amount, paid_on, components }) => ({
      amount,
      paid_on,
      allocations: components.flatMap(({ root_line_no, ...amounts }) => {
        const line = lines.find((each) => each.root_line_no === root_line_no);
        return line ? [{ code: line.code, ...amounts }] : [];
      }),
    })),
    late: latePolicy,
  };
  const due = computeInstallmentDue(open, day, latePolicy);
  const sumDueParts = (isTax: boolean) =>
    sumBalanceAmounts(due.parts.filter(({ kind }) => (kind === 'TAX') === isTax).map(toDiscountedAmount));
  return {
    current: member,
    root,
    tax: sumDueParts(true),
    fees: sumDueParts(false),
    surcharge: sumBalanceAmounts(due.parts.map(({ charged_surcharge }) => charged_surcharge)),
    interest: sumBalanceAmounts(due.parts.map(({ charged_interest }) => charged_interest)),
    paid: due.paid,
    // An overpayment stays visible as a negative balance until the treasurer has decided about it.
    balance: (due.owed - due.surplus) as Centavos,
    payments: payments.map(({ components: _components, ...payment }) => payment),
    due,
    open,
  };
}

/** What a part costs on that day: less the discount that was given or would be given then. */
function toDiscountedAmount({ amount, discount, granted_discount }: InstallmentDue['parts'][number]): Centavos {
  return (amount - discount - granted_discount) as Centavos;
}

/** Balance of an installment that is no longer billed: earlier payments remain billed and paid, and nothing is left. */
function toClosedBalance(chain: Chain, member: BookedInstallment): InstallmentBalance {
  const receipts = chain.amounts.filter(({ kind }) => kind !== null && kind !== 'DISCOUNT');
  const sumAmounts = (isCounted: (amount: BookedAmount) => boolean) =>
    sumBalanceAmounts(receipts.filter(isCounted).map(({ credit, debit }) => (credit - debit) as Centavos));
  const isTax = (amount: BookedAmount) =>
    chain.by_member.get(toMemberKey(amount))?.lines.find(({ line_no }) => line_no === amount.line_no)?.kind === 'TAX';
  return {
    current: member,
    root: chain.root,
    tax: sumAmounts((amount) => amount.kind === 'PRINCIPAL' && isTax(amount)),
    fees: sumAmounts((amount) => amount.kind === 'PRINCIPAL' && !isTax(amount)),
    surcharge: sumAmounts(({ kind }) => kind === 'SURCHARGE'),
    interest: sumAmounts(({ kind }) => kind === 'INTEREST'),
    paid: sumAmounts(() => true),
    balance: 0 as Centavos,
    payments: toPayments(chain.amounts, chain.by_member).map(({ components: _components, ...payment }) => payment),
    due: undefined,
    open: undefined,
  };
}

function sumBalanceAmounts(amounts: readonly Centavos[]): Centavos {
  return amounts.reduce((sum, amount) => sum + amount, 0) as Centavos;
}
