import type { Attempt, CurrentDue } from '@ebpls/contracts';
import { Button, Facts, Page, formatPesos, Row, Stack, Text, TextLink } from '@ebpls/ui';

import { addresses } from '../../addresses.ts';
import { PaymentReceived } from './payment-received.tsx';
import { useWords } from '../payment.messages.ts';
import { JointReceived } from '../together/joint-received.tsx';
import { useFor } from '../together/use-for.ts';
import { isAttemptWaiting } from './use-attempt-polling.ts';
import { Verifying } from './verifying-notice.tsx';

interface AttemptOutcomeProps {
  readonly attempt: Attempt | null;
  readonly due?: CurrentDue | undefined;
  readonly awaits_permit?: boolean;
}

const NOT_PAID = { FAILED: 'failed', CANCELLED: 'cancelled', EXPIRED: 'expired' } as const;

/**
 * State of a payment at the server, on each of the return pages. The address itself proves nothing (decisions D42,
 * D43).
 */
export function AttemptOutcome({ attempt, due, awaits_permit = false }: AttemptOutcomeProps) {
  if (!attempt) return <Unknown />;
  if (isAttemptWaiting(attempt)) return <Verifying key={attempt.request_id} attempt={attempt} />;
  const outcomeKey = attempt.state in NOT_PAID ? NOT_PAID[attempt.state as keyof typeof NOT_PAID] : undefined;
  if (outcomeKey) return <NotPaid attempt={attempt} outcomeKey={outcomeKey} />;
  if (attempt.joint) return <JointReceived attempt={attempt} joint={attempt.joint} />;
  return <PaymentReceived attempt={attempt} due={due} awaits_permit={awaits_permit} />;
}

/** Page on which the same is paid again. */
function getPayAddress({ assessment_code, company_code, joint }: Attempt): string {
  return joint === undefined
    ? addresses.due(assessment_code, company_code)
    : addresses.payTogether(joint.orders.map((order) => order.assessment_code));
}

function Unknown() {
  const t = useWords();
  return (
    <Page title={t('unknown_title')} width="form">
      <Stack gap={6}>
        <Text reading>{t('unknown_more')}</Text>
        <Row>
          <Button kind="primary" to={addresses.history}>
            {t('to_history')}
          </Button>
        </Row>
      </Stack>
    </Page>
  );
}

function NotPaid({
  attempt,
  outcomeKey,
}: {
  readonly attempt: Attempt;
  readonly outcomeKey: 'failed' | 'cancelled' | 'expired';
}) {
  const t = useWords();
  const { assessment_code, company_code, company_name, request_id, message, joint } = attempt;
  return (
    <Page
      mark={outcomeKey === 'failed' ? 'danger' : 'muted'}
      title={t(`${outcomeKey}_title`)}
      width="form"
      breadcrumb={[
        { label: company_name, to: addresses.record(assessment_code, company_code) },
        { label: t('due_breadcrumb') },
      ]}
    >
      <Stack gap={6}>
        <Text reading>{message}</Text>
        <Row>
          <Button kind="primary" to={getPayAddress(attempt)}>
            {t('failed_again')}
          </Button>
          <Button to={addresses.history}>{t('to_history')}</Button>
        </Row>
        <Text tone="muted" size="secondary">
          {t(attempt.method === 'card' ? 'no_money_moved_card' : 'no_money_moved')}{' '}
          <TextLink to={addresses.newClaim(assessment_code, company_code)}>{t('to_claim')}</TextLink>
        </Text>
        <Facts
          items={[
            { label: t('attempt'), value: joint?.request_id ?? request_id },
            { label: t('for'), value: useFor(attempt) },
            { label: t('due_total'), value: formatPesos(joint?.amount ?? attempt.amount) },
          ]}
        />
      </Stack>
    </Page>
  );
}
