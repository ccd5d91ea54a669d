import type { Company, CompanyRow } from '@ebpls/contracts';

import { useWords } from './company.messages.ts';

type EndedCompany = Pick<CompanyRow, 'permit' | 'standing' | 'application'> & Partial<Pick<Company, 'applications'>>;

const STANDINGS_AFTER_PERMIT: readonly CompanyRow['standing'][] = ['EXPIRED', 'RENEWAL_PERIOD'];

interface EndedPermit {
  readonly year: number;
  readonly day: string;
}

/**
 * The permit of a business that has none in force: the newest here, or that of the newest issued application. Undefined
 * while a permit is in force, and when no earlier one is recorded here.
 */
export function findEndedPermit({
  permit,
  standing,
  application,
  applications,
}: EndedCompany): EndedPermit | undefined {
  if (!STANDINGS_AFTER_PERMIT.includes(standing)) return undefined;
  if (permit !== null) return { year: Number(permit.valid_until.slice(0, 4)), day: permit.valid_until };
  const issued = (applications ?? [application]).flatMap((one) =>
    one?.state === 'ISSUED' && (one.application_type === 'NEW' || one.application_type === 'RENEWAL')
      ? [one.tax_year]
      : [],
  );
  const year = Math.max(...issued);
  return issued.length === 0 ? undefined : { year, day: `${year}-12-31` };
}

/** Returns the text for a business without a permit on record: none yet, or none in force where one has ended. */
export function useNoPermit({ standing }: Pick<CompanyRow, 'standing'>): string {
  const t = useWords();
  return t(STANDINGS_AFTER_PERMIT.includes(standing) ? 'no_permit_now' : 'no_permit');
}
