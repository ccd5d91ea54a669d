import { Segmented } from '@ebpls/ui/lists';
import { Stack } from '@ebpls/ui';

import { addresses } from '../addresses.ts';
import { TreasuryTabs } from '../treasury-tabs.tsx';
import { useWords } from './payment.messages.ts';

const PAYMENT_PARTS = ['attempts', 'notifications', 'exceptions', 'claims', 'settlements'] as const;
type PaymentPart = (typeof PAYMENT_PARTS)[number];

const TO: Readonly<Record<PaymentPart, string>> = {
  attempts: addresses.payments,
  notifications: addresses.paymentPart('notifications'),
  exceptions: addresses.paymentPart('exceptions'),
  claims: addresses.paymentPart('claims'),
  settlements: addresses.paymentPart('settlements'),
};

/** The treasurer's pages, and below them the parts of the gateway's page. */
export function PaymentTabs({ current }: { readonly current: PaymentPart }) {
  const t = useWords();
  return (
    <Stack gap={4} align="start">
      <TreasuryTabs current="online" />
      <Segmented
        size="desk"
        label={t('tabs')}
        value={current}
        options={PAYMENT_PARTS.map((part) => ({ value: part, label: t(`tab_${part}`), to: TO[part] }))}
      />
    </Stack>
  );
}
