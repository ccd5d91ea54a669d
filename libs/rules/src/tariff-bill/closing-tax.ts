// The tax of a business that closes, by a tariff: on the gross to the closure, less what the year already carried.

import type { AssessCase, Centavos } from '@ebpls/contracts';

import { assessTariff, type TariffChargeResult } from '../tariff/assess-tariff.ts';
import type { OpenTariff } from '../tariff/open-tariff.ts';
import { type Charge, createCharge } from '../tax/charge.ts';
import { toClosingBasis } from '../bill/deficiency.ts';
import { toTariffCase } from './tariff-case.ts';

/** The running year's gross takes the place of that of the year before (rule 3 of domain reference 4.7). */
function atClosure(input: AssessCase): AssessCase {
  return {
    ...input,
    lines: input.lines.map(
      ({ capitalization: _capital, gross_current_year, gross_current_year_essential, ...line }) => ({
        ...line,
        gross_non_essential: gross_current_year,
        gross_essential: gross_current_year_essential,
      }),
    ),
  };
}

/** The name, account and section of the shortfall: the tariff's rule on deficiencies, else its first tax. */
function findDeficiencyRow(open: OpenTariff, taxes: readonly TariffChargeResult[]) {
  const tax = taxes[0]?.row ?? open.tariff.charges.find(({ kind }) => kind === 'TAX');
  return open.tariff.deficiency ?? tax;
}

/** Shortfall of tax at a closure in centavos; nothing is refunded (LGC s.145), and paying it at once bears no penalty. */
export function computeTariffDeficiencyCharge(open: OpenTariff, input: AssessCase, carriedTax: Centavos): Charge[] {
  const results = assessTariff(open, toTariffCase(open, atClosure(input), 'RENEWAL'));
  const taxes = results.filter(({ row }) => row.kind === 'TAX');
  const row = findDeficiencyRow(open, taxes);
  if (row === undefined) return [];
  const charge = createCharge({
    code: 'LBT-DEFICIENCY',
    name: row.name,
    kind: 'TAX',
    agency: 'MUNICIPAL',
    account_code: row.account_code,
    ordinance_section: row.section,
    late_charges: false,
    basis: toClosingBasis(
      taxes.map(({ amount }) => amount),
      carriedTax,
    ),
  });
  return charge.amount > 0 ? [charge] : [];
}
