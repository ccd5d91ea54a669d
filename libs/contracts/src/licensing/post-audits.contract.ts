import * as v from 'valibot';

import { defineEndpoint } from '../shared/endpoint.ts';
import { AssessmentCode, CompanyCode, Day, Instant, defineText } from '../shared/primitives.ts';

/**
 * Reasons for a post-audit, the later check of a case that was approved without an office: near the ceiling of the
 * rule, a fall of gross, random selection, approval by law, billing on declared figures, or a decision by the clock
 * before migration 0200.
 */
export const POST_AUDIT_GROUNDS = [
  'NEAR_CEILING',
  'GROSS_FELL',
  'LOT',
  'APPROVED_BY_LAW',
  'DECLARED_FIGURES',
  'CLOCK_DECIDED',
] as const;
export type PostAuditGround = (typeof POST_AUDIT_GROUNDS)[number];

export const POST_AUDIT_STATES = ['OPEN', 'RIGHT', 'WRONG'] as const;
export type PostAuditState = (typeof POST_AUDIT_STATES)[number];

export const CLEARANCE_AUDIT_OUTCOMES = ['RIGHT', 'WRONG'] as const;

/** Finding of an office on its part of an application that the law decided. */
export const ClearanceAudit = v.object({
  outcome: v.picklist(CLEARANCE_AUDIT_OUTCOMES),
  finding: v.string(),
  looked_by: v.string(),
  looked_at: Instant,
});

/** A renewal that nobody looked at before it was approved. */
export const PostAudit = v.object({
  assessment_code: v.string(),
  company_code: CompanyCode,
  company_name: v.string(),
  ground: v.picklist(POST_AUDIT_GROUNDS),
  drawn_on: Day,
  state: v.picklist(POST_AUDIT_STATES),
  finding: v.string(),
  looked_by: v.nullable(v.string()),
  looked_at: v.nullable(Instant),
});
export type PostAudit = v.InferOutput<typeof PostAudit>;

export const listPostAudits = defineEndpoint({
  method: 'GET',
  path: '/api/post-audits',
  summary: 'List renewals approved by rule and selected for a post-audit, pending ones first; at most 200',
  reply: v.object({ data: v.array(PostAudit) }),
});

export const markPostAudit = defineEndpoint({
  method: 'POST',
  path: '/api/assessments/:assessment_code/post-audit',
  summary: 'Record the result of a post-audit of a renewal approved by rule',
  params: v.object({ assessment_code: AssessmentCode }),
  body: v.object({
    outcome: v.picklist(['RIGHT', 'WRONG'], 'outcome.required'),
    finding: defineText('findings.required', 1_000),
  }),
  reply: PostAudit,
});
