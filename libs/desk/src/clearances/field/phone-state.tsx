import { isFieldPhone } from '@ebpls/api-client';
import { enableFieldUse, useOffline } from '@ebpls/remote-kit';
import { Button, Remark, Row, Stack, Text } from '@ebpls/ui';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';

import type { FieldWork } from './field-works.ts';
import { useWords } from './field.messages.ts';
import { isWorkWaiting, sendWorks } from './send-works.ts';

interface OnPhone {
  readonly account: number;
  readonly works: readonly FieldWork[];
}

/** Shows whether the visits are stored on this phone, and which reports wait for signal. */
export function PhoneState({ account, works }: OnPhone) {
  const waitingCount = works.filter(isWorkWaiting).length;
  return (
    <Stack gap={3}>
      <Along account={account} />
      {waitingCount > 0 && <WaitingReports account={account} count={waitingCount} />}
    </Stack>
  );
}

function Along({ account }: { readonly account: number }) {
  const t = useWords();
  const { is_offline } = useOffline();
  const { revalidate } = useRevalidator();
  const [isTaken, setTaken] = useState(() => isFieldPhone(account));
  const change = async (next: boolean): Promise<void> => {
    await enableFieldUse(next);
    setTaken(next);
    // Reloads the list, so that the stored list matches the shown one.
    await revalidate();
  };
  if (is_offline) return null;
  if (isTaken)
    return (
      <Row justify="between">
        <Text size="secondary">{t('ready')}</Text>
        <Button size="desk" kind="quiet" onClick={() => void change(false)}>
          {t('leave')}
        </Button>
      </Row>
    );
  return (
    <Stack gap={2}>
      <Text size="secondary">{t('take_lead')}</Text>
      <Button icon="download" onClick={() => void change(true)}>
        {t('take')}
      </Button>
    </Stack>
  );
}

function WaitingReports({ account, count }: { readonly account: number; readonly count: number }) {
  const t = useWords();
  const { revalidate } = useRevalidator();
  const { is_offline } = useOffline();
  const [isSending, setSending] = useState(false);
  useEffect(() => {
    let isLeft = false;
    const send = (): void => {
      setSending(true);
      void sendWorks(account)
        .then((remainder) => (remainder < count && !isLeft ? revalidate() : undefined))
        .finally(() => setSending(false));
    };
    if (!is_offline) send();
    addEventListener('online', send);
    return () => {
      isLeft = true;
      removeEventListener('online', send);
    };
  }, [account, count, is_offline, revalidate]);
  const sendNow = (): void => {
    setSending(true);
    void sendWorks(account)
      .then(() => revalidate())
      .finally(() => setSending(false));
  };
  return (
    <Remark icon="offline" tone="warning">
      {t('pending', { count })}{' '}
      <Button size="desk" busy={isSending} onClick={sendNow}>
        {t('send')}
      </Button>
    </Remark>
  );
}
