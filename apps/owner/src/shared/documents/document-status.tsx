import type { DocumentCheck, DocumentState } from '@ebpls/contracts';
import { Tag } from '@ebpls/ui';
import { StatusBadge } from '@ebpls/ui/lists';

import { useWords } from './document-dates.messages.ts';

interface DocumentStatusProps {
  readonly state: DocumentState;
  readonly is_expired?: boolean | undefined;
  /** Absent where the server does not say it: then the document is with an office. */
  readonly check?: DocumentCheck | undefined;
}

/**
 * Status of a document for its owner: expired, the decision of an office on it, or how far the check of its application
 * is. Nothing where no office checks it.
 */
export function DocumentStatus({ state, is_expired = false, check = 'with_offices' }: DocumentStatusProps) {
  const t = useWords();
  if (is_expired) return <Tag tone="danger">{t('expired')}</Tag>;
  if (state !== 'PENDING_REVIEW' || check === 'with_offices') return <StatusBadge kind="document" status={state} />;
  return check === 'accepted' ? <Tag tone="success">{t('accepted')}</Tag> : null;
}
