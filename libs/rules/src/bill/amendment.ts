// The charges of a change of a permit in force, by the former shape of the revenue code.

import type { Amendment, Fee } from '@ebpls/contracts';

import type { AmendedBusiness, Matter } from '../case/matter.ts';
import { computeFees } from '../fees/fees.ts';
import { sumCentavos } from '../money.ts';
import { computeTaxOnCapital } from '../tax/business-tax.ts';
import type { Charge } from '../tax/charge.ts';
import { computeDeficiencyCharges } from './deficiency.ts';

/** The permit fee is charged for a group that the business did not have (domain reference 3.6). */
function feesOfAmendment(matter: Matter, { amendment, known_groups }: AmendedBusiness): Charge[] {
  const freshMatter: Matter = {
    ...matter,
    lines: matter.lines.filter(({ permit_group }) => !known_groups.includes(permit_group)),
  };
  const isCharged = ({ amendments = [] }: Fee): boolean => amendments.includes(amendment);
  const getFeeMatter = ({ rule }: Fee): Matter => (rule.kind === 'BY_PERMIT_GROUP' ? freshMatter : matter);
  return computeFees(matter, { as: 'AMENDMENT', isAsked: isCharged, getMatter: getFeeMatter });
}

/** Tax is charged for a line that begins or ends; another change adds none to the year (domain reference 3.6). */
function computeAmendmentTax(matter: Matter, amendment: Amendment, listYear: () => readonly Charge[]): Charge[] {
  if (amendment === 'ADD_LINE') return computeTaxOnCapital(matter);
  if (amendment !== 'DROP_LINE') return [];
  const taxCharges = listYear().filter(({ kind }) => kind === 'TAX');
  return computeDeficiencyCharges(matter, sumCentavos(taxCharges.map(({ amount }) => amount)));
}

/** The tax of a line that is added or dropped, then the fees of the change. `listYear` computes the year's charges. */
export function listAmendmentCharges(
  matter: Matter,
  change: AmendedBusiness,
  listYear: () => readonly Charge[],
): Charge[] {
  return [...computeAmendmentTax(matter, change.amendment, listYear), ...feesOfAmendment(matter, change)];
}
