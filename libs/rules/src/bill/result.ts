import type { AssessedInstallment, AssessedLine, AssessedTotals, Centavos, InstallmentShare } from '@ebpls/contracts';

import { NOTHING, plus, sum } from '../money.ts';
import type { Charge } from '../tax/charge.ts';
import type { InstallmentDue } from '../due/amount-due.ts';

function shareOf({ no, months_late, parts }: InstallmentDue, code: string): InstallmentShare | undefined {
  const part = parts.find((candidate) => candidate.code === code);
  if (part === undefined) return undefined;
  return {
    no,
    amount: part.amount,
    surcharge: part.charged_surcharge,
    interest: part.charged_interest,
    months_late: part.late_charges ? months_late : 0,
  };
}

const totalOf = (shares: readonly InstallmentShare[], of: 'surcharge' | 'interest'): Centavos =>
  sum(shares.map((share) => share[of]));

/** A line of the bill with its parts in every installment and what lateness has added to each. */
export function lineOf(charge: Charge, installments: readonly InstallmentDue[]): AssessedLine {
  const split = installments
    .map((installment) => shareOf(installment, charge.code))
    .filter((share) => share !== undefined);
  const surcharge = totalOf(split, 'surcharge');
  const interest = totalOf(split, 'interest');
  const late_charges = installments.some(({ parts }) =>
    parts.some((part) => part.code === charge.code && part.late_charges),
  );
  const { code, name, kind, agency, account_code, basis, ordinance_section, amount } = charge;
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
    total: sum([amount, surcharge, interest]),
    late_charges,
    split,
  };
}

/** The installment as billed; payments change its status alone (rule 24). */
export function installmentOf(billed: InstallmentDue, status: AssessedInstallment['status']): AssessedInstallment {
  const { no, due, nominal_due, parts } = billed;
  const amount = sum(parts.map((part) => part.amount));
  const surcharge = sum(parts.map(({ charged_surcharge }) => charged_surcharge));
  const interest = sum(parts.map(({ charged_interest }) => charged_interest));
  return { no, due, nominal_due, amount, surcharge, interest, total: sum([amount, surcharge, interest]), status };
}

/** Totals are sums of rounded lines and never rounded themselves (domain reference 4.1). */
export function totalsOf(lines: readonly AssessedLine[]): AssessedTotals {
  const of = (...kinds: AssessedLine['kind'][]): Centavos =>
    sum(lines.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount));
  return {
    business_tax: of('TAX'),
    fees: of('FEE'),
    fire: of('FIRE'),
    barangay: of('BARANGAY_FEE', 'BARANGAY_TAX'),
    surcharge: sum(lines.map(({ surcharge }) => surcharge)),
    interest: sum(lines.map(({ interest }) => interest)),
    total: lines.reduce((all, { total }) => plus(all, total), NOTHING),
  };
}
