import { useOffline } from '@ebpls/remote-kit';
import { Remark } from '@ebpls/ui';
import type { ReactNode } from 'react';

import { useWords } from '../owner.messages.ts';

/** What shows an amount to pay, and without signal the sentence that it comes with it: never an old amount. */
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

/** The same for one figure among others, which has no room for the sentence. */
export function AmountWithSignal({ children }: { readonly children: ReactNode }) {
  const t = useWords();
  const { is_offline } = useOffline();
  return is_offline ? <span title={t('amount_offline')}>{t('amount_offline_short')}</span> : children;
}
