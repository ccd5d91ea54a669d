import type { PendingMoney } from '@ebpls/contracts';
import { dayWritten, formatPesos, Remark, Stack, useLocale } from '@ebpls/ui';

import { useWords } from '../../owner.messages.ts';

/** Received payments that the bank has not confirmed, so that nobody pays them twice. */
export function PendingAtBank({ pendingMoney }: { readonly pendingMoney: readonly PendingMoney[] }) {
  const t = useWords();
  const locale = useLocale();
  if (pendingMoney.length === 0) return null;
  return (
    <Stack gap={2}>
      {pendingMoney.map(({ kind, bank, reference, amount, received_on }) => (
        <Remark key={`${kind} ${bank} ${reference}`} icon="clock" tone="info">
          {t(`pending_${kind}`, {
            bank,
            reference,
            amount: formatPesos(amount),
            day: dayWritten(received_on, locale),
          })}
        </Remark>
      ))}
    </Stack>
  );
}
