// Types of the input of one tax computation: the declared case, joined with the rates, lines and barangay that apply to
// it.

import type {
  Amendment,
  AssessCase,
  AssessCaseLine,
  AssessWarning,
  Barangay,
  Centavos,
  LatePolicy,
  LineOfBusiness,
  LocalGovernment,
  Ordinance,
  PermitGroup,
  Rate,
  Scale,
  TaxRow,
  Unit,
} from '@ebpls/contracts';

import type { DueDay } from '../due/installments.ts';
import type { Charge } from '../tax/charge.ts';
import type { CalendarDay, Holidays } from '../time/calendar.ts';

type ChargingBarangay = Pick<Barangay, 'brgycode' | 'name' | 'clearance_fee'>; // only a barangay's own fee is read

/** Data of the municipality; nothing numeric is in code. */
export interface Rules {
  readonly ordinance: Omit<Ordinance, 'late'> & { readonly late: LatePolicy };
  readonly lines: readonly LineOfBusiness[];
  readonly barangays: readonly ChargingBarangay[];
  readonly holidays: Holidays;
  /** The kind that a version of the former shape does not name; a municipality where it is absent. */
  readonly government?: LocalGovernment;
  /**
   * Opens a case by a version that is a tariff; absent where the version has the former shape. Of `ordinance` then only
   * what no tariff holds is read: days of disputes and closures, accounts of late charges, routing.
   */
  readonly openSource?: (input: AssessCase) => ChargeSource;
}

/**
 * A change of a permit in force, and the permit groups and the lines of business for which the business has paid its
 * fees this year.
 */
export interface AmendedBusiness {
  readonly amendment: Amendment;
  readonly known_groups: readonly PermitGroup[];
  readonly paid_lines?: readonly string[];
}

/** What one case owes by a version of the revenue code, before it is spread over installments. */
export interface ChargeSource {
  readonly scale: string;
  /** How the year of the bill began: as a new business or as a renewal. */
  readonly beginning: 'NEW' | 'RENEWAL';
  readonly listWarnings: () => AssessWarning[];
  readonly listYearCharges: () => Charge[];
  /** Due days of the charges of a renewed year by the mode of payment of the case. */
  readonly listDueDays: (charges: readonly Charge[]) => DueDay[];
  /** Those of the first year of a business whose bill is of a day: that day, and later ones where the code allows. */
  readonly listNewDueDays: (charges: readonly Charge[], billed_on: CalendarDay) => DueDay[];
  /** Fees of a closure or of a temporary permit. */
  readonly listFees: (type: 'RETIREMENT' | 'SPECIAL') => Charge[];
  /** Shortfall of tax of a business that closes, against the tax already carried. */
  readonly listDeficiency: (carried: Centavos) => Charge[];
  readonly listAmendmentCharges: (change: AmendedBusiness) => Charge[];
}

/** A declared line joined with the catalogue and its row of the tax table. Money in centavos. */
export interface TaxedLine {
  readonly index: number;
  readonly entry: AssessCaseLine;
  readonly line: LineOfBusiness;
  readonly row: TaxRow;
  readonly permit_group: PermitGroup;
  readonly gross_essential: Centavos;
  readonly gross_non_essential: Centavos;
  /** Capital that is taxed as newly started: every line of a new business, an added line of a renewal. */
  readonly capital: Centavos | undefined;
}

/** A case with everything looked up: what taxes and fees are computed from. */
export interface Matter {
  readonly input: AssessCase;
  readonly ordinance: Ordinance;
  readonly lines: readonly TaxedLine[];
  readonly barangay: ChargingBarangay;
  readonly scale: Scale;
  readonly workers: number;
  readonly units: Readonly<Record<Unit, number>>;
  /** How the year of the bill began: as a new business or as a renewal. */
  readonly beginning: 'NEW' | 'RENEWAL';
  /** Quarters left of the year as a rate (domain reference 4.1, step 5). */
  readonly proration: Rate;
}
