import type { OpenTariff } from '@ebpls/rules/tariff';

/** The version in force on the first day of a year, of versions sorted newest first; undefined before the oldest one. */
export function findOrdinanceOfYear<Version extends { readonly effective_on: string }>(
  versions: readonly Version[],
  tax_year: number,
): Version | undefined {
  return versions.find(({ effective_on }) => effective_on <= `${tax_year}-01-01`);
}

/** The tariff in force on the first day of a year; undefined for a year whose code has the former shape. */
export function findYearTariff<
  Version extends { readonly effective_on: string; readonly tariff?: OpenTariff | undefined },
>({ ordinances }: { readonly ordinances: readonly Version[] }, tax_year: number): OpenTariff | undefined {
  return findOrdinanceOfYear(ordinances, tax_year)?.tariff;
}
