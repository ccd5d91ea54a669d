// Decides which of the renewals that a rule approved without an office are audited afterwards.

import type { Centavos, PostAuditGround, RoutingPolicy } from '@ebpls/contracts';

import { isDrawn } from './renewal.ts';

/**
 * A renewal that a rule approved without an office. The random selection depends on business and year alone, so that
 * withdrawing and filing again does not change it.
 */
interface ApprovedByRule {
  /** The business and the year: a withdrawn and filed application has the same selection. */
  readonly company_code: string;
  readonly tax_year: number;
  readonly policy: Pick<RoutingPolicy, 'at_once_assets_at_most' | 'renewal_sample_percent'>;
  readonly total_assets: Centavos;
  readonly gross_before: Centavos;
  readonly gross_now: Centavos;
}

/** Assets above this share of the rule's ceiling are a ground: a slightly wrong figure could have decided the case. */
const NEAR_CEILING_PERCENT = 80;

/**
 * Ground of the post-audit of a renewal that a rule approved; undefined when there is none. Every renewal with a ground of
 * risk is audited, and of the others a random percentage, the same as in the check before approval.
 */
export function findPostAuditGround(renewal: ApprovedByRule): PostAuditGround | undefined {
  const { company_code, tax_year, policy, total_assets, gross_before, gross_now } = renewal;
  if (total_assets * 100 >= policy.at_once_assets_at_most * NEAR_CEILING_PERCENT) return 'NEAR_CEILING';
  if (gross_now < gross_before) return 'GROSS_FELL';
  // Another selection than that of the check before approval; otherwise nobody who passed that check would be selected.
  return isDrawn(`${company_code} ${tax_year} afterwards`, policy.renewal_sample_percent) ? 'LOT' : undefined;
}
