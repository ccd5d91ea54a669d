import { defineEvent } from '../../domain/notifications/events/events.ts';

interface PostAuditFailed {
  readonly company_name: string;
  readonly assessment_code: string;
}

/** A post-audit found that a renewal approved by rule is incorrect. */
export const postAuditFailed = defineEvent<PostAuditFailed>('post_audit_failed');
