// Finds which changes (amendment, retirement, event) an owner may request for a business today, and why not.

import { type Amendment, AMENDMENTS, type ApplicationState } from '@ebpls/contracts';
import { hasTemporaryPermitFee, getYear } from '@ebpls/rules';

import type { MessageKey } from '../../../platform/messages/catalogue.ts';
import { findOrdinanceOfYear } from '../../../platform/reference/find-ordinance-of-year.ts';
import type { ReferenceRows } from '../../../platform/reference/reference-rows.ts';
import type { RequestingBusiness } from './permit-requests.ts';

/** Changes that an owner requests online; a transfer begins with an offer, and heirs come to the municipal hall. */
const AMENDMENT_REQUESTS = AMENDMENTS.filter((kind) => kind !== 'TRANSFER_OWNERSHIP' && kind !== 'DEATH');
const NON_BLOCKING_STATES: readonly ApplicationState[] = ['ISSUED', 'REJECTED', 'WITHDRAWN', 'LAPSED', 'CANCELLED'];
/** Drafts block nothing; a filed application has to end before another change of the business. */
const isBindingState = (state: ApplicationState): boolean => state !== 'DRAFT' && !NON_BLOCKING_STATES.includes(state);

type Application = RequestingBusiness['applications'][number] & { readonly assessment_code: string };

export interface ChangingBusiness extends Omit<RequestingBusiness, 'applications'> {
  readonly applications: readonly Application[];
  readonly has_permit: boolean;
  /** Whether an amount of a bill was due before today and is unpaid. */
  readonly has_overdue: boolean;
}

interface ChangeRefusal {
  readonly key: MessageKey;
  readonly params: Readonly<Record<string, string | number>>;
}

/** Year of the newest permit up to this one, which is amended or closed. */
export function findPermitYear(
  { applications }: Pick<ChangingBusiness, 'applications'>,
  today: string,
): number | undefined {
  const years = applications
    .filter(({ application_type, state }) => state === 'ISSUED' && ['NEW', 'RENEWAL'].includes(application_type))
    .map(({ tax_year }) => tax_year)
    .filter((year) => year <= getYear(today));
  return years.length === 0 ? undefined : Math.max(...years);
}

/** Refusal that applies to any change of a business, its closing included; undefined when none applies. */
function findCommonRefusal(
  business: ChangingBusiness,
  today: string,
  isBinding: (application: Application) => boolean,
): ChangeRefusal | undefined {
  if (findPermitYear(business, today) === undefined) return { key: 'change.no_permit', params: {} };
  const underWay = business.applications.find(isBinding);
  return underWay && { key: 'change.application_open', params: { assessment_code: underWay.assessment_code } };
}

/** Refusal of an amendment now: it changes a permit in force. An event does not block it. */
export function findAmendmentRefusal(business: ChangingBusiness, today: string): ChangeRefusal | undefined {
  const isBinding = ({ application_type, state }: Application): boolean =>
    application_type !== 'SPECIAL' && isBindingState(state);
  const common = findCommonRefusal(business, today, isBinding);
  if (common) return common;
  if (business.state !== 'ACTIVE') return { key: 'change.business_stopped', params: {} };
  return business.has_permit ? undefined : { key: 'change.no_permit_in_force', params: {} };
}

/** Refusal of a closing now. A business that was stopped by order is closed at the municipal hall. */
export function findRetirementRefusal(business: ChangingBusiness, today: string): ChangeRefusal | undefined {
  if (business.state === 'RETIREMENT_PENDING' || business.state === 'RETIRED')
    return { key: 'retirement.filed_already', params: {} };
  if (!['ACTIVE', 'EXPIRED'].includes(business.state)) return { key: 'change.business_stopped', params: {} };
  return findCommonRefusal(business, today, ({ state }) => isBindingState(state));
}

/** Part of the revenue code about temporary permits. */
export interface TemporaryPolicy {
  /** Whether the code charges a fee for one; without it the municipality grants none. */
  readonly is_charged: boolean;
  readonly days_at_most: number;
}

/** Policy of temporary permits in the revenue code in force on 1 January of a year. */
export function getTemporaryPolicy(
  { ordinances }: Pick<ReferenceRows, 'ordinances'>,
  tax_year: number,
): TemporaryPolicy {
  const version = findOrdinanceOfYear(ordinances, tax_year);
  if (!version) return { is_charged: false, days_at_most: 0 };
  const { ordinance, tariff } = version;
  const hasTariffFee = tariff?.tariff.charges.some(({ types }) => types.includes('SPECIAL')) ?? false;
  return {
    is_charged: hasTariffFee || hasTemporaryPermitFee(ordinance),
    days_at_most: ordinance.routing.temporary_days_at_most,
  };
}

/** Refusal of a temporary permit now: it needs the year's permit and never replaces it. */
export function findEventRefusal(
  business: ChangingBusiness,
  today: string,
  { is_charged }: TemporaryPolicy,
): ChangeRefusal | undefined {
  if (findPermitYear(business, today) === undefined) return { key: 'change.no_permit', params: {} };
  if (business.state !== 'ACTIVE' || business.has_overdue) return { key: 'change.business_stopped', params: {} };
  if (!business.has_permit) return { key: 'change.no_permit_in_force', params: {} };
  return is_charged ? undefined : { key: 'event.not_granted_here', params: {} };
}

interface AllowedChanges {
  readonly can_change: { readonly amendment: Amendment; readonly tax_year: number }[];
  readonly can_retire: { readonly tax_year: number } | null;
  readonly why: ChangeRefusal | undefined;
}

/** Changes that are open to a business now, and whether it may be closed. */
export function getAllowedChanges(business: ChangingBusiness, today: string): AllowedChanges {
  const tax_year = findPermitYear(business, today);
  const amendmentRefusal = findAmendmentRefusal(business, today);
  const retirementRefusal = findRetirementRefusal(business, today);
  return {
    can_change:
      tax_year === undefined || amendmentRefusal
        ? []
        : AMENDMENT_REQUESTS.map((amendment) => ({ amendment, tax_year })),
    can_retire: tax_year === undefined || retirementRefusal ? null : { tax_year },
    why: amendmentRefusal && retirementRefusal ? amendmentRefusal : undefined,
  };
}
