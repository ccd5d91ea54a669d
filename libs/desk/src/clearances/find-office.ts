import { CLEARING_OFFICES, type ClearingOffice } from '@ebpls/contracts';
import { useLocation } from 'react-router';

/** Finds the office of a desk by the first part of the page's address. Undefined when no office has that name. */
export function findOffice(pathname: string): ClearingOffice | undefined {
  const [, first] = pathname.split('/');
  return CLEARING_OFFICES.find((office) => office === first);
}

/** The office of the current page (decision E14). */
export function useOffice(): ClearingOffice | undefined {
  return findOffice(useLocation().pathname);
}
