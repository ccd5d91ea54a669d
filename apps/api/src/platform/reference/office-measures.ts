// Lists the measures that offices find of an application, by the revenue code of its year.

import type { ApplicationType } from '@ebpls/contracts';
import { listOfficeMeasures, type OfficeMeasure } from '@ebpls/rules/tariff';

import { findOrdinanceOfYear } from './find-ordinance-of-year.ts';
import type { ReferenceRows } from './reference-rows.ts';

interface RegisteredApplication {
  readonly application_type: ApplicationType;
  readonly tax_year: number;
  readonly form: { readonly activity: { readonly lines: readonly { readonly line: string }[] } } | null;
}

/** The measures that offices find of the registered lines; none in other applications than new ones and renewals. */
export function listMeasuresToFind(
  { ordinances, barangays }: Pick<ReferenceRows, 'ordinances' | 'barangays'>,
  { application_type: type, tax_year, form }: RegisteredApplication,
): OfficeMeasure[] {
  const tariff = findOrdinanceOfYear(ordinances, tax_year)?.tariff;
  if (tariff === undefined || form === null || (type !== 'NEW' && type !== 'RENEWAL')) return [];
  const lines = form.activity.lines.map(({ line }) => line);
  return listOfficeMeasures(tariff, { lines, type, barangays: barangays.withFormer() });
}
