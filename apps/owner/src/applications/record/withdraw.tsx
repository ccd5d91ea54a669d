import { isSending, type RefusedForm } from '@ebpls/remote-kit';
import { Button, Row, Stack, Text } from '@ebpls/ui';
import { useState } from 'react';
import { useFetcher } from 'react-router';

import { useWords } from './record.messages.ts';

/** Withdrawal of the application, with a confirmation because the offices stop for good. */
export function Withdraw() {
  const t = useWords();
  const fetcher = useFetcher<RefusedForm | null>();
  const [asks, setAsks] = useState(false);
  if (!asks) {
    return (
      <div>
        <Button kind="quiet" onClick={() => setAsks(true)}>
          {t('withdraw')}
        </Button>
      </div>
    );
  }
  return (
    <Stack gap={3}>
      <Text as="span">{t('withdraw_sure')}</Text>
      <Row>
        <Button kind="danger" busy={isSending(fetcher)} onClick={() => void fetcher.submit(null, { method: 'post' })}>
          {t('withdraw')}
        </Button>
        <Button onClick={() => setAsks(false)}>{t('withdraw_cancel')}</Button>
      </Row>
      {fetcher.data && (
        <div role="alert">
          <Text tone="danger">{fetcher.data.message}</Text>
        </div>
      )}
    </Stack>
  );
}
