import type { ApplicationState, ApplicationType, BusinessState } from '@ebpls/contracts';
import { monthOf, yearOf } from '@ebpls/rules';

/** From this month on the next year may be applied for. */
const NEXT_YEAR_FROM_MONTH = 10;
const MAY_RENEW: readonly BusinessState[] = ['ACTIVE', 'EXPIRED', 'DELINQUENT'];
const ENDED_WITHOUT_PERMIT: readonly ApplicationState[] = ['REJECTED', 'WITHDRAWN', 'LAPSED', 'CANCELLED'];

export interface RequestingBusiness {
  readonly state: BusinessState;
  readonly is_registered: boolean;
  readonly applications: readonly {
    readonly application_type: ApplicationType;
    readonly tax_year: number;
    readonly state: ApplicationState;
  }[];
}

/** The tax years that may be applied for on a day: the running one, and from 1 October the next. */
export function openYears(today: string): number[] {
  const year = yearOf(today);
  return monthOf(today) >= NEXT_YEAR_FROM_MONTH ? [year, year + 1] : [year];
}

/** What an owner may ask for: a new permit once, then renewals, one for each year (domain reference, sections 3.5 and 9). */
export function requestableTypes(business: RequestingBusiness, today: string): ApplicationType[] {
  const types: ApplicationType[] = ['NEW', 'RENEWAL'];
  return types.filter((application_type) =>
    openYears(today).some((tax_year) => isRequestable(business, { application_type, tax_year }, today)),
  );
}

/** Whether one application may be started. An open one of the same type and year is not started twice. */
export function isRequestable(
  business: RequestingBusiness,
  asked: { application_type: ApplicationType; tax_year: number },
  today: string,
): boolean {
  if (!business.is_registered || !openYears(today).includes(asked.tax_year)) return false;
  const standing = business.applications.filter(({ state }) => !ENDED_WITHOUT_PERMIT.includes(state));
  if (asked.application_type === 'NEW') return business.state === 'PROSPECT' && standing.length === 0;
  if (asked.application_type !== 'RENEWAL') return false;
  return MAY_RENEW.includes(business.state) && standing.every(({ tax_year }) => tax_year !== asked.tax_year);
}
