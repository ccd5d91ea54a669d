// Finds which permits an owner may apply for today (new, renewal), and why not.

import type { ApplicationState, ApplicationType, BusinessState } from '@ebpls/contracts';
import { getMonth, getYear } from '@ebpls/rules';

import type { MessageKey } from '../../../platform/messages/catalogue.ts';

/** From this month the next year may be applied for. */
const NEXT_YEAR_FROM_MONTH = 10;
const RENEWABLE_STATES: readonly BusinessState[] = ['ACTIVE', 'EXPIRED'];
const ENDED_WITHOUT_PERMIT: readonly ApplicationState[] = ['REJECTED', 'WITHDRAWN', 'LAPSED', 'CANCELLED'];
const REQUEST_TYPES = ['NEW', 'RENEWAL'] as const satisfies readonly ApplicationType[];

export interface RequestingBusiness {
  readonly state: BusinessState;
  readonly is_registered: boolean;
  readonly applications: readonly {
    readonly application_type: ApplicationType;
    readonly tax_year: number;
    readonly state: ApplicationState;
  }[];
}

export interface PermitRequest {
  readonly application_type: ApplicationType;
  readonly tax_year: number;
}

/** Refusal of a permit request; the sentence names the year. */
export interface RequestRefusal {
  readonly code: 'invalid' | 'conflict';
  readonly key: MessageKey;
  readonly params: { readonly year: number; readonly next: number };
}

/** Tax years that may be applied for on a day: the current one, and from 1 October the next. */
function openYears(today: string): number[] {
  const year = getYear(today);
  return getMonth(today) >= NEXT_YEAR_FROM_MONTH ? [year, year + 1] : [year];
}

/** Permits that an owner may request, by kind and year; `requestRefusal` refuses the rest by the same rule. */
export function listPermitRequests(business: RequestingBusiness, today: string): PermitRequest[] {
  return REQUEST_TYPES.flatMap((application_type) =>
    openYears(today).map((tax_year) => ({ application_type, tax_year })),
  ).filter((request) => requestRefusal(business, request, today) === undefined);
}

/** The refusal shown for a business that may request nothing: of its next kind of permit, for the current year. */
export function findRequestRefusal(business: RequestingBusiness, today: string): RequestRefusal | undefined {
  return requestRefusal(
    business,
    { application_type: business.state === 'PROSPECT' ? 'NEW' : 'RENEWAL', tax_year: getYear(today) },
    today,
  );
}

/**
 * Refusal of a request: a new permit once, then renewals, one for each year (domain reference 3.5 and 9). Undefined
 * when the application may be started; an open one of the same type and year is not started twice.
 */
export function requestRefusal(
  business: RequestingBusiness,
  { application_type, tax_year }: PermitRequest,
  today: string,
): RequestRefusal | undefined {
  const params = { year: tax_year, next: tax_year + 1 };
  if (!openYears(today).includes(tax_year)) return { code: 'invalid', key: 'tax_year.not_open', params };
  const key = business.is_registered
    ? getRefusalKey(business, { application_type, tax_year }, today)
    : 'company.not_registered';
  return key === undefined ? undefined : { code: 'conflict', key, params };
}

function getRefusalKey(
  business: RequestingBusiness,
  { application_type, tax_year }: PermitRequest,
  today: string,
): MessageKey | undefined {
  const filedApplications = business.applications.filter(
    (application) => application.application_type !== 'SPECIAL' && !ENDED_WITHOUT_PERMIT.includes(application.state),
  );
  if (application_type === 'NEW') {
    if (business.state !== 'PROSPECT') return 'application.new_only_once';
    return filedApplications.length === 0 ? undefined : 'application.first_under_way';
  }
  if (application_type !== 'RENEWAL') return 'application.not_requestable';
  if (business.state === 'PROSPECT') return 'application.no_permit_to_renew';
  if (!RENEWABLE_STATES.includes(business.state)) return 'application.business_closed';
  if (filedApplications.every((application) => application.tax_year !== tax_year)) return undefined;
  return openYears(today).includes(tax_year + 1) ? 'application.year_exists' : 'application.year_exists_next_opens';
}
