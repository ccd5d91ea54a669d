// Computes the bill of a business that closes: unpaid installments, the deficiency of tax, and the closing fees.

import type { AssessedInstallment, AssessedLine, Centavos } from '@ebpls/contracts';

import { NOTHING, addCentavos, sumCentavos } from '../money.ts';
import type { Charge } from '../tax/charge.ts';
import { toBasis, createTerm } from '../tax/explain.ts';
import type { CalendarDay } from '../time/calendar.ts';
import { type InstallmentDue, computeInstallmentDue } from '../due/amount-due.ts';
import { createInstallments } from '../due/installments.ts';
import { listSurplusWarnings, withPayments } from '../due/payments.ts';
import { toAssessedInstallment, toAssessedLine } from './result.ts';
import { type ComputedBill, listYearInstallments, type OpenYear } from './year.ts';

/**
 * Business tax that counts when a business closes: all of an installment due by the closure, paid or billed now (rule
 * 1); of a void one every centavo received (rule 35).
 */
function taxPaidOrBilled(installments: readonly InstallmentDue[], closure: CalendarDay): Centavos {
  const sumTax = ({ parts }: InstallmentDue): Centavos =>
    sumCentavos(parts.filter(({ kind }) => kind === 'TAX').map(({ amount }) => amount));
  return sumCentavos(
    installments.map((installment) => (installment.due <= closure ? sumTax(installment) : installment.paid)),
  );
}

/** Unpaid amount of one charge in one installment. */
type UnpaidPart = InstallmentDue['parts'][number] & Pick<InstallmentDue, 'no'>;

/** An unpaid line of the year, with the penalties of each of its installments. */
function arrearsLine(
  { code, name, kind, agency, account_code, ordinance_section, late_charges, late_code }: Charge,
  unpaidInstallments: readonly InstallmentDue[],
): AssessedLine[] {
  const parts = unpaidInstallments.flatMap(({ no, parts: all }) =>
    all.filter((part) => part.code === code).map((part) => ({ ...part, no })),
  );
  const amount = sumCentavos(parts.map(({ principal }) => principal));
  const surcharge = sumCentavos(parts.map((part) => part.surcharge));
  const interest = sumCentavos(parts.map((part) => part.interest));
  const total = sumCentavos([amount, surcharge, interest]);
  if (total === 0) return [];
  const names = { name: name.en, name_fil: name.fil };
  const source = { kind, agency, account_code, ordinance_section, basis: arrearsBasis(parts) };
  const owedAmounts = { amount, surcharge, interest, total, late_charges, split: parts.map(toLineSplit) };
  const policy = late_code === undefined ? {} : { late_code };
  return [{ code, ...names, ...source, ...owedAmounts, ...policy }];
}

function arrearsBasis(parts: readonly UnpaidPart[]): AssessedLine['basis'] {
  return toBasis({
    message_key: 'retirement.arrears',
    params: { installments: parts.length },
    terms: parts.map(({ principal }) => createTerm('unpaid', principal)),
    changes_with: ['paid'],
  });
}

function toLineSplit(part: UnpaidPart): AssessedLine['split'][number] {
  return {
    no: part.no,
    amount: part.principal,
    surcharge: part.surcharge,
    interest: part.interest,
    months_late: part.months_late,
    ...(part.due === undefined ? {} : { due: part.due }),
  };
}

function arrearsInstallment({
  no,
  due,
  nominal_due,
  principal,
  surcharge,
  interest,
  owed,
  status,
}: InstallmentDue): AssessedInstallment {
  return { no, due, nominal_due, amount: principal, surcharge, interest, total: owed, status };
}

/**
 * A closing business: what is unpaid of the installments due by the closure with their penalties, the deficiency, and
 * the fees of the retirement itself. Later installments are void; no fire fee, no barangay fee, no refund (rules 1 to
 * 3).
 */
export function assessRetirement(open: OpenYear): ComputedBill {
  const { input, source, late } = open;
  const closure = input.closure_date ?? input.as_of;
  const charges = source.listYearCharges();
  const year = withPayments(listYearInstallments(open, charges), input).map((installment) =>
    computeInstallmentDue(installment, input.as_of, late),
  );
  const due_before = year.filter(({ due }) => due <= closure);
  const unpaidInstallments = due_before.filter(({ owed }) => owed > 0);

  const closing = [...source.listDeficiency(taxPaidOrBilled(year, closure)), ...source.listFees('RETIREMENT')];
  const day = { no: year.length + 1, nominal_due: input.as_of, due: input.as_of };
  const last = createInstallments(closing, [day], false).map((installment) =>
    computeInstallmentDue(installment, input.as_of, late),
  );

  const lines = [
    ...charges.flatMap((each) => arrearsLine(each, unpaidInstallments)),
    ...closing.map((each) => toAssessedLine(each, last)),
  ];
  return {
    lines,
    installments: [
      ...unpaidInstallments.map(arrearsInstallment),
      ...last.map((installment) => toAssessedInstallment(installment, installment.status)),
    ],
    due_now: lines.reduce((all, { total }) => addCentavos(all, total), NOTHING),
    warnings: listSurplusWarnings(due_before),
  };
}
