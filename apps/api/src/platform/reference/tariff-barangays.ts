// Reads the barangays that a published tariff names by the codes that they have today.

import type { Tariff } from '@ebpls/contracts/tariff';

import type { BarangaysByCode } from './barangays-by-code.ts';

/** The tariff with the current code of every barangay; a code that no barangay ever had stays. */
export function toCurrentBarangays(tariff: Tariff, rows: BarangaysByCode): Tariff {
  const measures = tariff.measures.map(({ values, ...measure }) =>
    values === undefined
      ? measure
      : {
          ...measure,
          values: values.map(({ barangays, ...value }) =>
            barangays === undefined ? value : { ...value, barangays: barangays.map((code) => rows.currentCode(code)) },
          ),
        },
  );
  return { ...tariff, measures };
}
