import type { Attempt } from '@ebpls/contracts';
import { Blocker, Button, Facts, momentWritten, Page, formatPesos, Row, Stack, Text, useLocale } from '@ebpls/ui';
import { Timeline } from '@ebpls/ui/records';

import { addresses } from '../../addresses.ts';
import { useWords } from '../payment.messages.ts';
import { useFor } from '../together/use-for.ts';
import { useAttemptPolling } from './use-attempt-polling.ts';

/**
 * Notice while the gateway has not replied: the time of the last poll and of the next, and a warning against paying
 * twice.
 */
export function Verifying({ attempt: initialAttempt }: { readonly attempt: Attempt }) {
  const t = useWords();
  const { attempt, next_in, isPolling, pollNow } = useAttemptPolling(initialAttempt);
  const amount = formatPesos(attempt.joint?.amount ?? attempt.amount);
  const gateway = t(`gateway_${attempt.method}`);

  return (
    <Page
      mark="working"
      title={t('checking_title')}
      subtitle={<PollingStatus attempt={attempt} next_in={next_in} isPolling={isPolling} />}
      width="form"
    >
      <Stack gap={6}>
        <Text reading>{t('checking_lead', { gateway, amount })}</Text>
        <Blocker tone="warning" title={t('checking_again')}>
          {t('checking_again_more')}
        </Blocker>
        <Timeline
          label={t('checking_title')}
          entries={[
            { key: 'chose', at: attempt.started_at, title: t('checking_chose', { gateway, amount }), tone: 'success' },
            {
              key: 'waits',
              at: attempt.asked_at ?? attempt.started_at,
              title: t('checking_pending', { gateway }),
              note: attempt.message,
              tone: 'info',
              planned: true,
            },
          ]}
        />
        <Text tone="muted" size="secondary">
          {t('checking_after', { gateway })}
        </Text>
        <Row>
          <Button busy={isPolling} onClick={() => void pollNow()}>
            {t('checking_button')}
          </Button>
          <Button kind="quiet" to={addresses.history}>
            {t('to_history')}
          </Button>
        </Row>
        <Facts
          items={[
            { label: t('attempt'), value: attempt.joint?.request_id ?? attempt.request_id },
            { label: t('for'), value: useFor(attempt) },
          ]}
        />
      </Stack>
    </Page>
  );
}

interface PollingProps {
  readonly attempt: Attempt;
  readonly next_in: number | undefined;
  readonly isPolling: boolean;
}

function PollingStatus({ attempt, next_in, isPolling }: PollingProps) {
  const t = useWords();
  const locale = useLocale();
  const gateway = t(`gateway_${attempt.method}`);
  const last =
    attempt.asked_at === null
      ? ''
      : `${t('checking_last', { gateway, moment: momentWritten(attempt.asked_at, locale) })} `;
  if (isPolling) return `${last}${t('checking_now', { gateway })}`;
  return `${last}${next_in === undefined ? t('checking_server') : t('checking_next', { count: next_in })}`;
}
