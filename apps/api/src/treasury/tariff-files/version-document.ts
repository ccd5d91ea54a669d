// The document of any version of the revenue code, also of one of the former shape.

import { Ordinance, type OrdinanceText } from '@ebpls/contracts';
import type { TariffText } from '@ebpls/contracts/tariff';
import { convertOrdinance } from '@ebpls/rules/tariff';
import * as v from 'valibot';

import type { ReferenceRows } from '../../platform/reference/reference-rows.ts';

export interface StoredVersion {
  readonly content: OrdinanceText;
  readonly tariff: Readonly<Record<string, unknown>> | null;
}

/** The document of a version: what was imported, or a version of the former shape converted. */
export function toVersionDocument({ content, tariff }: StoredVersion, rows: ReferenceRows): TariffText {
  if (tariff !== null) return tariff as unknown as TariffText;
  return convertOrdinance({
    ordinance: v.parse(Ordinance, content),
    lines: [...rows.lines.values()],
    barangays: rows.barangays.withFormer(),
    holidays: rows.holidays,
    government: rows.municipality.government,
  });
}
