import type { FraudFindingReply } from '@ebpls/contracts';
import { Tag } from '@ebpls/ui';

import { useWords } from './fraud-finding.messages.ts';

const FRAUD_FINDING_TONES = {
  PROPOSED: 'warning',
  DISMISSED: 'muted',
  CONFIRMED: 'danger',
  WITHDRAWAL_PROPOSED: 'warning',
  WITHDRAWN: 'muted',
} as const;

/** State of a finding between its proposal and its withdrawal. */
export function FraudFindingTag({ state }: Pick<FraudFindingReply, 'state'>) {
  const t = useWords();
  return <Tag tone={FRAUD_FINDING_TONES[state]}>{t(state)}</Tag>;
}
