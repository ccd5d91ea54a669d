import type { AmountDue, InstallmentDue } from './amount-due.ts';

type Owing = Pick<InstallmentDue, 'no' | 'due' | 'payable'>;

/**
 * Sorts payable installments in the order in which the law lets them be paid: the earliest due first (rule 20; LGC
 * s.165 lets later quarters be paid in advance, s.168 lets interest run on the rest).
 */
export function sortPayableInstallments<Each extends Owing>(installments: readonly Each[]): Each[] {
  return installments
    .filter(({ payable }) => payable > 0)
    .toSorted((one, other) => one.due.localeCompare(other.due) || one.no - other.no);
}

/** Whether these may be paid together and now: at least one, each unpaid and once, and none before an older one. */
export function isLawfulChoice(
  { installments }: Pick<AmountDue, 'installments'>,
  chosenNumbers: readonly number[],
): boolean {
  const oldestNumbers = sortPayableInstallments(installments)
    .slice(0, chosenNumbers.length)
    .map(({ no }) => no);
  return (
    chosenNumbers.length > 0 &&
    chosenNumbers.length === oldestNumbers.length &&
    oldestNumbers.every((no) => chosenNumbers.includes(no))
  );
}
