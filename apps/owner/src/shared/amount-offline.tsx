import { useOffline } from '@ebpls/remote-kit';
import { Remark } from '@ebpls/ui';
import type { ReactNode } from 'react';

import { useWords } from '../owner.messages.ts';

/** Shows an amount to pay; offline it shows the sentence that the amount needs a connection, never an old amount. */
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
