// Types of the input of one tax computation: the declared case, joined with the rates, lines and barangay that apply to
// it.

import type {
  AssessCase,
  AssessCaseLine,
  Barangay,
  Centavos,
  LineOfBusiness,
  Ordinance,
  PermitGroup,
  Rate,
  Scale,
  TaxRow,
  Unit,
} from '@ebpls/contracts';

import type { Holidays } from '../time/calendar.ts';

type ChargingBarangay = Pick<Barangay, 'brgycode' | 'name' | 'clearance_fee'>; // only a barangay's own fee is read

/** Data of the municipality; nothing numeric is in code. */
export interface Rules {
  readonly ordinance: Ordinance;
  readonly lines: readonly LineOfBusiness[];
  readonly barangays: readonly ChargingBarangay[];
  readonly holidays: Holidays;
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
  readonly began: 'NEW' | 'RENEWAL';
  /** Quarters left of the year as a rate (domain reference 4.1, step 5). */
  readonly proration: Rate;
}
