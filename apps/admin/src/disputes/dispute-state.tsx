import type { DisputeRow } from '@ebpls/contracts';
import { Tag } from '@ebpls/ui';

import { useWords } from './dispute.messages.ts';

const DISPUTE_TONES = { OPEN: 'warning', UPHELD: 'success', REJECTED: 'danger', WITHDRAWN: 'muted' } as const;

/** State of a dispute; one past the legal deadline is late. */
export function DisputeTag({ dispute: { state, is_late, is_moot } }: { readonly dispute: DisputeRow }) {
  const t = useWords();
  if (is_moot) return <Tag tone="muted">{t('moot')}</Tag>;
  return is_late ? <Tag tone="danger">{t('late')}</Tag> : <Tag tone={DISPUTE_TONES[state]}>{t(state)}</Tag>;
}
