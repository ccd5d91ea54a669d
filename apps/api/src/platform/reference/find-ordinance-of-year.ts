/** The version in force on the first day of a year, of versions sorted newest first; undefined before the oldest one. */
export function findOrdinanceOfYear<Version extends { readonly effective_on: string }>(
  versions: readonly Version[],
  tax_year: number,
): Version | undefined {
  return versions.find(({ effective_on }) => effective_on <= `${tax_year}-01-01`);
}
