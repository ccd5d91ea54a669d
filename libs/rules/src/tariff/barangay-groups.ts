// Reads measures of a tariff that sort businesses by their barangay, as a code does that has few rates for many barangays.

import type { TariffMeasure } from '@ebpls/contracts/tariff';

/** Whether the barangay of a business decides the measure, so that nobody declares it. */
export const isByBarangay = ({ values = [] }: Pick<TariffMeasure, 'values'>): boolean =>
  values.some(({ barangays }) => barangays !== undefined);

/** The value that a measure by barangay has there; undefined where no value names the barangay. */
export function findBarangayValue(
  { values = [] }: Pick<TariffMeasure, 'values'>,
  brgycode: string,
): string | undefined {
  return values.find(({ barangays = [] }) => barangays.includes(brgycode))?.code;
}

/** Barangays that a measure by barangay leaves without a value, by the code of the measure. */
export function listUnsortedBarangays(
  measures: readonly TariffMeasure[],
  brgycodes: readonly string[],
): { readonly index: number; readonly measure: TariffMeasure; readonly brgycodes: readonly string[] }[] {
  return measures.flatMap((measure, index) => {
    if (!isByBarangay(measure)) return [];
    const ungroupedCodes = brgycodes.filter((code) => findBarangayValue(measure, code) === undefined);
    return ungroupedCodes.length === 0 ? [] : [{ index, measure, brgycodes: ungroupedCodes }];
  });
}
