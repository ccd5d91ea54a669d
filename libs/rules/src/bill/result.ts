// Maps charges and installments to the lines, installments and totals of a computed bill.

import type { AssessedInstallment, AssessedLine, AssessedTotals, Centavos, InstallmentShare } from '@ebpls/contracts';

import { NOTHING, addCentavos, sumCentavos } from '../money.ts';
import type { Charge } from '../tax/charge.ts';
import type { InstallmentDue } from '../due/amount-due.ts';

function findInstallmentShare(
  { no, parts }: InstallmentDue,
  code: string,
  isLateLine: boolean,
): InstallmentShare | undefined {
  const part = parts.find((candidate) => candidate.code === code);
  if (part === undefined) return undefined;
  return {
    no,
    amount: part.amount,
    surcharge: part.charged_surcharge,
    interest: part.charged_interest,
    months_late: part.months_late,
    ...(part.due === undefined ? {} : { due: part.due }),
    ...(part.earlyDiscount === undefined ? {} : { early: part.earlyDiscount }),
    ...(isLateLine && !part.late_charges ? { bears_penalty: false } : {}),
  };
}

const sumLateShares = (shares: readonly InstallmentShare[], of: 'surcharge' | 'interest'): Centavos =>
  sumCentavos(shares.map((share) => share[of]));

/** Maps a charge to a line of the bill, with its share of every installment and the late charges on each. */
export function toAssessedLine(charge: Charge, installments: readonly InstallmentDue[]): AssessedLine {
  const late_charges = installments.some(({ parts }) =>
    parts.some((part) => part.code === charge.code && part.late_charges),
  );
  const installmentSplit = installments
    .map((installment) => findInstallmentShare(installment, charge.code, late_charges))
    .filter((share) => share !== undefined);
  const surcharge = sumLateShares(installmentSplit, 'surcharge');
  const interest = sumLateShares(installmentSplit, 'interest');
  const { code, name, kind, agency, account_code, basis, ordinance_section, amount, late_code } = charge;
  return {
    code,
    name: name.en,
    name_fil: name.fil,
    kind,
    agency,
    account_code,
    basis,
    ordinance_section,
    amount,
    surcharge,
    interest,
    total: sumCentavos([amount, surcharge, interest]),
    late_charges,
    ...(late_code === undefined ? {} : { late_code }),
    split: installmentSplit,
  };
}

/** The installment as billed; payments change its status alone (rule 24). */
export function toAssessedInstallment(
  installmentDue: InstallmentDue,
  status: AssessedInstallment['status'],
): AssessedInstallment {
  const { no, due, nominal_due, parts } = installmentDue;
  const amount = sumCentavos(parts.map((part) => part.amount));
  const surcharge = sumCentavos(parts.map(({ charged_surcharge }) => charged_surcharge));
  const interest = sumCentavos(parts.map(({ charged_interest }) => charged_interest));
  return {
    no,
    due,
    nominal_due,
    amount,
    surcharge,
    interest,
    total: sumCentavos([amount, surcharge, interest]),
    status,
  };
}

/** Totals are sums of rounded lines and never rounded themselves (domain reference 4.1). */
export function computeAssessedTotals(lines: readonly AssessedLine[]): AssessedTotals {
  const of = (...kinds: AssessedLine['kind'][]): Centavos =>
    sumCentavos(lines.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount));
  return {
    business_tax: of('TAX'),
    fees: of('FEE'),
    fire: of('FIRE'),
    barangay: of('BARANGAY_FEE', 'BARANGAY_TAX'),
    surcharge: sumCentavos(lines.map(({ surcharge }) => surcharge)),
    interest: sumCentavos(lines.map(({ interest }) => interest)),
    total: lines.reduce((all, { total }) => addCentavos(all, total), NOTHING),
  };
}
