import type { Centavos, Rate } from '@ebpls/contracts';

import type { Matter } from '../case/matter.ts';
import { NOTHING, pesosRead, sum, WHOLE } from '../money.ts';
import { taxOnGross } from '../tax/business-tax.ts';
import { type Charge, charge } from '../tax/charge.ts';
import { basisOf, term } from '../tax/explain.ts';
import { closingYear } from './closing-year.ts';

const TAKEN_OFF = -WHOLE as Rate;

/**
 * The shortfall of the closing year: its whole tax on the gross to the closure, less the tax already carried; nothing
 * is given back (LGC s.145).
 */
export function deficiency(matter: Matter, carried: Centavos): Charge[] {
  const { deficiency: row } = matter.ordinance.business_tax;
  const whole = taxOnGross(closingYear(matter));
  const made = charge({
    code: 'LBT-DEFICIENCY',
    name: row.name,
    kind: 'TAX',
    agency: 'MUNICIPAL',
    account_code: row.account_code,
    ordinance_section: row.ordinance_section,
    late_charges: false,
    basis: basisOf({
      message_key: 'tax.deficiency',
      params: { whole: pesosRead(sum(whole.map(({ amount }) => amount))), carried: pesosRead(carried) },
      terms: [...whole.map(({ amount }) => term('whole_year', amount)), term('carried', carried, { rate: TAKEN_OFF })],
      at_least: NOTHING,
      changes_with: ['gross_current_year', 'paid'],
    }),
  });
  return made.amount > 0 ? [made] : [];
}
