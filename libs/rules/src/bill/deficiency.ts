import type { Basis, Centavos, Rate } from '@ebpls/contracts';

import type { Matter } from '../case/matter.ts';
import { NOTHING, formatAmount, sumCentavos, WHOLE_RATE } from '../money.ts';
import { computeTaxOnGross } from '../tax/business-tax.ts';
import { type Charge, createCharge } from '../tax/charge.ts';
import { type ChargeReason, toBasis, createTerm } from '../tax/explain.ts';
import { toClosingYearMatter } from './closing-year.ts';

const TAKEN_OFF = -WHOLE_RATE as Rate;

interface TaxShortfall {
  /** The taxes of the whole year. */
  readonly taxes: readonly Centavos[];
  /** Tax that was paid or billed before. */
  readonly carriedTax: Centavos;
}

/** The reason of a shortfall: the whole year's taxes, less the tax that was carried, never below zero. */
export function toShortfallBasis(
  { taxes, carriedTax }: TaxShortfall,
  reason: Pick<ChargeReason, 'message_key' | 'changes_with'>,
): Basis {
  return toBasis({
    ...reason,
    params: { whole: formatAmount(sumCentavos(taxes)), carried: formatAmount(carriedTax) },
    terms: [
      ...taxes.map((amount) => createTerm('whole_year', amount)),
      createTerm('carried', carriedTax, { rate: TAKEN_OFF }),
    ],
    at_least: NOTHING,
  });
}

/** The reason of the shortfall of a business that closes. */
export function toClosingBasis(taxes: readonly Centavos[], carriedTax: Centavos): Basis {
  return toShortfallBasis(
    { taxes, carriedTax },
    { message_key: 'tax.deficiency', changes_with: ['gross_current_year', 'paid'] },
  );
}

/**
 * Computes the shortfall of the year in which a business closes: its whole tax on the gross to the closure, less the
 * tax already carried; nothing is refunded (LGC s.145).
 */
export function computeDeficiencyCharges(matter: Matter, carriedTax: Centavos): Charge[] {
  const { deficiency: row } = matter.ordinance.business_tax;
  const wholeTax = computeTaxOnGross(toClosingYearMatter(matter));
  const charge = createCharge({
    code: 'LBT-DEFICIENCY',
    name: row.name,
    kind: 'TAX',
    agency: 'MUNICIPAL',
    account_code: row.account_code,
    ordinance_section: row.ordinance_section,
    late_charges: false,
    basis: toClosingBasis(
      wholeTax.map(({ amount }) => amount),
      carriedTax,
    ),
  });
  return charge.amount > 0 ? [charge] : [];
}
