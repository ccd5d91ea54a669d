// Reads the barangays that a published tariff names by every code that they have or had.

import type { Tariff } from '@ebpls/contracts/tariff';

import type { BarangaysByCode } from './barangays-by-code.ts';

/**
 * The tariff with each barangay under all its codes, so that bills of today and those from before a new code are
 * computed alike. A code that the tariff names itself is at its own value alone, also after its barangay was merged.
 */
export function toAllBarangayCodes(tariff: Tariff, rows: BarangaysByCode): Tariff {
  const codes = rows.withFormer().map(({ brgycode }) => brgycode);
  const measures = tariff.measures.map(({ values, ...measure }) => {
    if (values === undefined) return measure;
    const namedBarangays = new Set(values.flatMap(({ barangays = [] }) => barangays));
    const listCodes = (code: string): string[] => [
      code,
      ...codes.filter((other) => !namedBarangays.has(other) && rows.currentCode(other) === rows.currentCode(code)),
    ];
    return {
      ...measure,
      values: values.map(({ barangays, ...value }) =>
        barangays === undefined ? value : { ...value, barangays: barangays.flatMap(listCodes) },
      ),
    };
  });
  return { ...tariff, measures };
}
