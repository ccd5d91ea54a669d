// Lists the charges of a tariff whose amount an office may find by its inspection.

import type { Bilingual, ClearingOffice } from '@ebpls/contracts';
import type { TariffCharge } from '@ebpls/contracts/tariff';

import { listSimpleAmounts, type OpenTariff } from '../tariff/open-tariff.ts';

/** A charge as an office proposes it: its name and the section of the ordinance in which it is printed. */
export interface FindableCharge {
  readonly code: string;
  readonly name: Bilingual;
  readonly ordinance_section: string;
}

interface FindingOffice {
  readonly office: ClearingOffice;
  /** Codes of the charges that the set-up lists for the office. */
  readonly fee_codes: readonly string[];
}

function isOfOffice({ found_by, agency, code }: TariffCharge, { office, fee_codes }: FindingOffice): boolean {
  if (found_by !== undefined) return found_by === office;
  if (agency === 'BFP') return office === 'fire';
  return agency === 'BARANGAY' ? office === 'barangay' : fee_codes.includes(code);
}

/** A charge that is a share of others, such as the fire fee by law, follows them and is found by nobody. */
function isShare({ amount }: TariffCharge): boolean {
  return listSimpleAmounts(amount).some(({ kind }) => kind === 'PERCENT');
}

/** The charges of new businesses and renewals that the office may find, each once, in the order of the tariff. */
export function listFindableCharges({ tariff }: OpenTariff, office: FindingOffice): FindableCharge[] {
  const charges = tariff.charges.filter(
    (charge) =>
      charge.may_be_found === true &&
      charge.in_force !== false &&
      charge.types.some((type) => type === 'NEW' || type === 'RENEWAL') &&
      !isShare(charge) &&
      isOfOffice(charge, office),
  );
  return charges
    .filter(({ code }, index) => charges.findIndex((other) => other.code === code) === index)
    .map(({ code, name, section }) => ({ code, name, ordinance_section: section }));
}
