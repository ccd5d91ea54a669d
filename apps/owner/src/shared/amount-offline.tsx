import { useOffline } from '@ebpls/remote-kit';
import { Remark } from '@ebpls/ui';
import type { ReactNode } from 'react';

import { useWords } from '../owner.messages.ts';

/**
 * Shows its content only with a connection; offline a sentence says that the amount needs one, so that no old amount is
 * shown.
 */
export function WithSignal({ children }: { readonly children: ReactNode }) {
  const t = useWords();
  const { is_offline } = useOffline();
  if (!is_offline) return children;
  return (
    <Remark icon="offline" tone="warning">
      {t('amount_offline')}
    </Remark>
  );
}

/** Shows one figure among others, without space for the sentence. */
export function AmountWithSignal({ children }: { readonly children: ReactNode }) {
  const t = useWords();
  const { is_offline } = useOffline();
  return is_offline ? <span title={t('amount_offline')}>{t('amount_offline_short')}</span> : children;
}
