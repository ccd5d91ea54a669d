// Decides which of the renewals that a rule approved without an office are audited afterwards.

import type { Centavos, PostAuditGround, RoutingPolicy } from '@ebpls/contracts';

import { isDrawn } from './renewal.ts';

/**
 * A renewal that a rule approved without an office. The random selection depends on business and year alone, so that
 * withdrawing and filing again does not change it.
 */
interface ApprovedByRule {
  /** The business and the year: an application withdrawn and filed again keeps its draw. */
  readonly company_code: string;
  readonly tax_year: number;
  readonly policy: Pick<RoutingPolicy, 'at_once_assets_at_most' | 'renewal_sample_percent'>;
  readonly total_assets: Centavos;
  readonly gross_before: Centavos;
  readonly gross_now: Centavos;
}

/** Four fifths of what the rule lets through: there a wrong figure decided. */
const NEAR_CEILING_PERCENT = 80;

/**
 * Why a renewal that a rule approved is looked at afterwards; undefined when it is not. Where the risk lies every one
 * is, of the others as many in a hundred as the revenue code draws for a check before.
 */
export function findPostAuditGround(renewal: ApprovedByRule): PostAuditGround | undefined {
  const { company_code, tax_year, policy, total_assets, gross_before, gross_now } = renewal;
  if (total_assets * 100 >= policy.at_once_assets_at_most * NEAR_CEILING_PERCENT) return 'NEAR_CEILING';
  if (gross_now < gross_before) return 'GROSS_FELL';
  // Another lot than the check before, or nobody who passed that one would be drawn here.
  return isDrawn(`${company_code} ${tax_year} afterwards`, policy.renewal_sample_percent) ? 'LOT' : undefined;
}
