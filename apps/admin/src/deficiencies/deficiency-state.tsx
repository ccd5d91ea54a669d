import type { DeficiencyReply } from '@ebpls/contracts';
import { Tag } from '@ebpls/ui';

import { useWords } from './deficiency.messages.ts';

const DEFICIENCY_TONES = { PENDING: 'muted', FILED: 'warning', ORDERED: 'info', CLOSED: 'success' } as const;

/** State of a proof of sales between its first day and the decision. */
export function DeficiencyTag({ state }: Pick<DeficiencyReply, 'state'>) {
  const t = useWords();
  return <Tag tone={DEFICIENCY_TONES[state]}>{t(state)}</Tag>;
}
