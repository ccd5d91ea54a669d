// Lists past years that a business did not file, to be assessed with its renewal.

/** Years for which a business applied. */
interface FiledYears {
  /** The year of the renewal. */
  readonly tax_year: number;
  /** Years that have a permit. */
  readonly permittedYears: readonly number[];
  /** Years that are filed, alone or with a later renewal; those with a permit may be among them. */
  readonly filedYears: readonly number[];
  /** Whether nothing of a year may be assessed any more (LGC s.194). */
  readonly isPrescribed: (year: number) => boolean;
}

/**
 * The years since the last permit before a renewal that nobody filed, oldest first; no renewal skips one (domain
 * reference 3.10b, LGC s.165 to 168, 191). None where the business never had a permit.
 */
export function listOpenYears({ tax_year, permittedYears, filedYears, isPrescribed }: FiledYears): number[] {
  const last = permittedYears
    .filter((year) => year < tax_year)
    .toSorted((one, other) => one - other)
    .at(-1);
  if (last === undefined) return [];
  const between = Array.from({ length: tax_year - last - 1 }, (_, index) => last + 1 + index);
  return between.filter((year) => !filedYears.includes(year) && !isPrescribed(year));
}
