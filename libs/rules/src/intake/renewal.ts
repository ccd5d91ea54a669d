// Decides why a renewal goes to the offices instead of being billed at once, and whether it gets a provisional permit.

import type { Centavos, RenewalStop, RoutingPolicy } from '@ebpls/contracts';

import { addDays, type CalendarDay } from '../time/calendar.ts';
import type { ApplicationFacts } from './facts.ts';
import { getRisk } from './risk.ts';

/**
 * A renewal, to decide whether it is billed at once. The random selection depends on business and year alone, so that
 * withdrawing and filing again does not change it.
 */
interface Renewal {
  /** The business and the year: an application withdrawn and filed again keeps its draw. */
  readonly company_code: string;
  readonly facts: ApplicationFacts;
  readonly total_assets: Centavos;
  /** Every office of the route approved last year without condition, and that approval is still valid. */
  readonly has_valid_approvals: boolean;
  readonly on_fire_list: boolean;
  /** The owner brings the original of a paper, which nobody has seen yet (decision 0092). */
  readonly brings_originals: boolean;
  /** The declared gross required a reason from the owner. */
  readonly gross_is_doubtful: boolean;
}

/**
 * First reason why the offices see a renewal. The kind of the business comes before the draw, so that the draw is named
 * only for a renewal that would have passed. Without another reason it is `other_agencies`: the fire bureau and the
 * barangay see every renewal themselves; no rule of the municipality decides for them (domain reference 3.2).
 */
export function getRenewalStop(renewal: Renewal): RenewalStop {
  return REASONS.find(([, stops]) => stops(renewal))?.[0] ?? 'other_agencies';
}

/** Stops that leave only the review of an office open. */
const OFFICE_REVIEW_STOPS: readonly RenewalStop[] = ['clearance', 'sampled'];

/**
 * For how many days a provisional permit is given to a renewal that is paid before the offices looked; undefined where
 * the revenue code gives none, or where more than their look is open.
 */
export function computeProvisionalDays(renewal: Renewal): number | undefined {
  const { provisional_days_at_most: days } = renewal.facts.policy;
  const needs_only_a_look = REASONS.every(([stop, holds]) => OFFICE_REVIEW_STOPS.includes(stop) || !holds(renewal));
  return needs_only_a_look && days > 0 ? days : undefined;
}

/** The last day of a provisional permit that is given today: never past the year for which it was paid. */
export function computeProvisionalEnd(today: CalendarDay, days: number, tax_year: number): CalendarDay {
  const last = addDays(today, days);
  const year_end = `${tax_year}-12-31`;
  return last < year_end ? last : year_end;
}

const REASONS: readonly (readonly [RenewalStop, (renewal: Renewal) => boolean])[] = [
  ['changed', ({ facts }) => facts.application_type !== 'RENEWAL' || facts.changed],
  ['not_allowed', ({ facts }) => !facts.policy.renewal_at_once],
  ['too_large', ({ facts, total_assets }) => total_assets > facts.policy.at_once_assets_at_most],
  ['not_low_risk', ({ facts }) => getRisk(facts) !== 'LOW' || facts.red_flag === true],
  ['clearance', ({ has_valid_approvals }) => !has_valid_approvals],
  ['fire_list', ({ on_fire_list }) => on_fire_list],
  ['papers_brought', ({ brings_originals }) => brings_originals],
  ['gross', ({ gross_is_doubtful }) => gross_is_doubtful],
  ['sampled', ({ company_code, facts }) => isSampled(company_code, facts)],
];

/** Whether a renewal of low risk is drawn for a check this year, and so cleared by nobody without a look. */
export function isSampled(company_code: string, { tax_year, policy }: Pick<ApplicationFacts, 'tax_year' | 'policy'>) {
  return isDrawn(`${company_code} ${tax_year}`, policy.renewal_sample_percent);
}

/** Whether a name is drawn when so many in a hundred are; the same answer for the same name at any time. */
export function isDrawn(name: string, percent: number): boolean {
  return computeSampleLot(name) < percent;
}

/**
 * A number from 0 to 99: FNV-1a over the characters, then the last steps of MurmurHash3, because codes differ in their
 * last digits only.
 */
function computeSampleLot(name: string): number {
  let hash = 0x81_1c_9d_c5;
  for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35);
  return ((hash ^ (hash >>> 16)) >>> 0) % 100;
}

/** Whether the gross fell by more than the revenue code accepts without a reason (domain reference 9). */
export function isGrossDrop(
  before: Centavos,
  now: Centavos,
  { gross_drop_percent }: Pick<RoutingPolicy, 'gross_drop_percent'>,
): boolean {
  return now * 100 < before * (100 - gross_drop_percent);
}
