import { defineEvent } from '../../domain/notifications/events/events.ts';

interface PostAuditFailed {
  readonly company_name: string;
  readonly assessment_code: string;
}

/** A renewal that a rule approved was found to be wrong. */
export const postAuditFailed = defineEvent<PostAuditFailed>('post_audit_failed');
