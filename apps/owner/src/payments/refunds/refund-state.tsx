import type { RefundRow, RefundState } from '@ebpls/contracts';
import { Tag, type Tone } from '@ebpls/ui';

import { useWords } from './refund.messages.ts';

export const REFUND_TONES: Readonly<Record<RefundState | 'LATE', Tone>> = {
  CLAIMED: 'info',
  LATE: 'danger',
  EVALUATED: 'info',
  APPROVED: 'success',
  DENIED: 'danger',
  REFUNDING: 'info',
  CREDITED: 'success',
  REFUNDED: 'success',
};

/** Tag with the state of a refund claim; it is late when nobody evaluated the claim in time. */
export function RefundTag({ claim: { state, is_late } }: { readonly claim: Pick<RefundRow, 'state' | 'is_late'> }) {
  const t = useWords();
  const stateKey = is_late ? 'LATE' : state;
  return <Tag tone={REFUND_TONES[stateKey]}>{t(stateKey)}</Tag>;
}
