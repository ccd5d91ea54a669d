import type { RefundRow, RefundState } from '@ebpls/contracts';
import { Row, Tag, type Tone } from '@ebpls/ui';

import { useWords } from './refund.messages.ts';

export const REFUND_TONES: Readonly<Record<RefundState, Tone>> = {
  CLAIMED: 'warning',
  EVALUATED: 'warning',
  APPROVED: 'info',
  DENIED: 'danger',
  REFUNDING: 'info',
  CREDITED: 'success',
  REFUNDED: 'success',
};

/** Tag with the state of a refund claim at the treasury, and whether it is late. */
export function RefundTag({ claim: { state, is_late } }: { readonly claim: Pick<RefundRow, 'state' | 'is_late'> }) {
  const t = useWords();
  const stateTag = <Tag tone={REFUND_TONES[state]}>{t(state)}</Tag>;
  if (!is_late) return stateTag;
  return (
    <Row gap={1}>
      {stateTag}
      <Tag tone="danger" icon="alert">
        {t('late')}
      </Tag>
    </Row>
  );
}
