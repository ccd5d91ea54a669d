// The lines of business of a tariff as entries of the municipality's catalogue.

import {
  CLEARING_OFFICES,
  type ClearingOffice,
  LINE_FLAGS,
  type LineFlag,
  type LineOfBusiness,
  type Requirement,
  type Unit,
  UNITS,
} from '@ebpls/contracts';
import type { TariffLine } from '@ebpls/contracts/tariff';

const isFlag = (mark: string): mark is LineFlag => LINE_FLAGS.some((flag) => flag === mark);
const isOffice = (code: string): code is ClearingOffice => CLEARING_OFFICES.some((office) => office === code);
const isUnit = (measure: string): measure is Unit => UNITS.some((unit) => unit === measure);

/**
 * The catalogue entry of a tariff's line: its tax and classes stay with the tariff, so that it has no category of the
 * former shape. Papers and offices that the municipality does not have are left out.
 */
export function toCatalogueLine(line: TariffLine, requirements: ReadonlyMap<string, Requirement>): LineOfBusiness {
  return {
    line: line.code,
    name: line.name,
    psic: line.psic ?? '',
    taxed_as: [],
    essential: line.measures.includes('gross_essential') ? 'PART' : 'NONE',
    environment: 'L',
    garbage: 'L',
    flags: line.marks.filter(isFlag),
    papers: line.papers.filter(({ code }) => requirements.has(code)),
    offices: line.offices.filter(isOffice),
    presumptive: null,
    units: line.measures.filter(isUnit),
    synonyms: [...line.synonyms],
  };
}
