import type { AmountDue, InstallmentDue } from './amount-due.ts';

type Owing = Pick<InstallmentDue, 'no' | 'due' | 'payable'>;

/**
 * The installments with something to pay in the order in which the law lets them be paid: what fell due first comes
 * first (rule 20; LGC s.165 lets later quarters be paid ahead, s.168 lets interest run on what is left).
 */
export function sortPayableInstallments<Each extends Owing>(installments: readonly Each[]): Each[] {
  return installments
    .filter(({ payable }) => payable > 0)
    .toSorted((one, other) => one.due.localeCompare(other.due) || one.no - other.no);
}

/** Whether these may be paid together and now: at least one, each unpaid and once, and none before an older one. */
export function isLawfulChoice({ installments }: Pick<AmountDue, 'installments'>, chosen: readonly number[]): boolean {
  const oldest = sortPayableInstallments(installments)
    .slice(0, chosen.length)
    .map(({ no }) => no);
  return chosen.length > 0 && chosen.length === oldest.length && oldest.every((no) => chosen.includes(no));
}
