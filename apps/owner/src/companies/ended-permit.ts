import type { Company, CompanyRow } from '@ebpls/contracts';

import { useWords } from './company.messages.ts';

type EndedCompany = Pick<CompanyRow, 'permit' | 'standing' | 'application'> & Partial<Pick<Company, 'applications'>>;

const STANDINGS_AFTER_PERMIT: readonly CompanyRow['standing'][] = ['EXPIRED', 'RENEWAL_PERIOD'];

/** A permit is in force while it is active, and beyond its last day until its renewal is decided. */
export function isPermitInForce(permit: CompanyRow['permit']): boolean {
  return permit !== null && (permit.state === 'ACTIVE' || permit.until_decided === true);
}

/**
 * Last day of the permit of a business that has none in force: the newest here, or that of the newest issued application.
 * Undefined while a permit is in force, and when no earlier one is recorded here.
 */
export function findPermitEnd({ permit, standing, application, applications }: EndedCompany): string | undefined {
  // An unpaid order of the next year hides in the standing that the permit has expired.
  const isExpired = permit?.state === 'EXPIRED' && permit.until_decided !== true && standing === 'DELINQUENT';
  if (!isExpired && !STANDINGS_AFTER_PERMIT.includes(standing)) return undefined;
  if (permit !== null) return permit.valid_until;
  const issuedYears = (applications ?? [application]).flatMap((one) =>
    one?.state === 'ISSUED' && (one.application_type === 'NEW' || one.application_type === 'RENEWAL')
      ? [one.tax_year]
      : [],
  );
  return issuedYears.length === 0 ? undefined : `${Math.max(...issuedYears)}-12-31`;
}

/** Returns the text for a business without a permit on record: none yet, or none in force where one has ended. */
export function useNoPermit({ standing }: Pick<CompanyRow, 'standing'>): string {
  const t = useWords();
  return t(STANDINGS_AFTER_PERMIT.includes(standing) ? 'no_permit_now' : 'no_permit');
}
