import type { AssessCase, AssessWarning } from '@ebpls/contracts';

import { CaseRefused } from '../case/case-refused.ts';
import { formatAmount } from '../money.ts';
import type { InstallmentDue } from './amount-due.ts';
import type { OpenInstallment } from './open-installment.ts';

function isFor({ due, nominal_due }: OpenInstallment, day: string): boolean {
  return day === due || day === nominal_due;
}

/**
 * Assigns every payment to the installment due on its day, nominal or adjusted. Refused: no such installment, or a
 * payment after the day of the case (rule 22).
 */
export function withPayments(
  installments: readonly OpenInstallment[],
  { paid, as_of }: Pick<AssessCase, 'paid' | 'as_of'>,
): OpenInstallment[] {
  paid.forEach(({ due, paid_on }, index) => {
    if (!installments.some((installment) => isFor(installment, due)))
      throw new CaseRefused(`paid.${index}.due`, 'paid.no_such_installment');
    if (paid_on > as_of) throw new CaseRefused(`paid.${index}.paid_on`, 'paid.after_as_of');
  });
  return installments.map((installment) => ({
    ...installment,
    paid: paid.filter(({ due }) => isFor(installment, due)),
  }));
}

/** Money beyond what an installment cost is a warning for the treasurer, not a credit (rule 22). */
export function listSurplusWarnings(installments: readonly InstallmentDue[]): AssessWarning[] {
  return installments
    .filter(({ surplus }) => surplus > 0)
    .map(({ due, surplus }) => ({
      message_key: 'assess.surplus',
      params: { due, surplus: formatAmount(surplus) },
      line: null,
    }));
}
