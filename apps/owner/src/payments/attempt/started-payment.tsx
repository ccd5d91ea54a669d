import { callEndpoint, isRefusal } from '@ebpls/api-client';
import { refreshAttempt, type CurrentDue, type OpenAttempt } from '@ebpls/contracts';
import { Blocker, Button, momentWritten, formatPesos, Row, Stack, Text, TextLink, useLocale } from '@ebpls/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router';

import { addresses } from '../../addresses.ts';
import { useWords } from '../payment.messages.ts';
import { useWords as useTogetherWords } from '../together/together.messages.ts';
import { isAttemptWaiting } from './use-attempt-polling.ts';

interface StartedPaymentProps {
  readonly due: CurrentDue;
  readonly attempt: OpenAttempt;
}

/** A payment of this bill that was started: its state, and the acts that are possible now. */
export function StartedPayment({ due, attempt }: StartedPaymentProps) {
  const t = useWords();
  const locale = useLocale();
  const { assessment_code, company_code } = due;
  const { joint } = attempt;
  const amount = formatPesos(joint?.amount ?? attempt.amount);
  const see = <Button to={addresses.paid(assessment_code, company_code)}>{t('due_open_see')}</Button>;
  if (due.can_pay) {
    return (
      <Blocker tone="warning" title={t('due_open')} action={see}>
        {t(due.methods.length === 0 ? 'due_open_counter' : attempt.can_resume ? 'due_open_more' : 'due_open_over')}
      </Blocker>
    );
  }
  return (
    <Blocker tone="warning" title={t('due_locked', { amount })}>
      <Stack gap={3}>
        {joint && <StartedTogether joint={joint} />}
        <Text>{t('due_locked_more', { moment: momentWritten(attempt.locked_until, locale) })}</Text>
        {attempt.is_own && (
          <Row>
            {see}
            <CheckAgain request_id={attempt.request_id} />
          </Row>
        )}
        <TextLink to={addresses.newClaim(assessment_code, company_code)}>{t('due_locked_claim')}</TextLink>
      </Stack>
    </Blocker>
  );
}

/** The payment is for several bills, and is continued for all of them. */
function StartedTogether({
  joint: { assessment_codes, amount },
}: {
  readonly joint: NonNullable<OpenAttempt['joint']>;
}) {
  const t = useTogetherWords();
  return (
    <Text>
      {t('started', { amount: formatPesos(amount), count: assessment_codes.length })}{' '}
      <TextLink to={addresses.payTogether(assessment_codes)}>{t('resume')}</TextLink>
    </Text>
  );
}

/** Lets the server query the gateway now, and shows the result. */
function CheckAgain({ request_id }: { readonly request_id: string }) {
  const t = useWords();
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const [is_busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<string>();

  const check = async (): Promise<void> => {
    setBusy(true);
    try {
      const attempt = await callEndpoint(refreshAttempt, { params: { request_id } });
      if (isAttemptWaiting(attempt))
        setAnswer(t('due_still_pending', { moment: momentWritten(attempt.asked_at ?? attempt.started_at, locale) }));
      await revalidate();
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setAnswer(error.message);
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <Button busy={is_busy} onClick={() => void check()}>
        {t('due_check_again')}
      </Button>
      <output>
        {answer !== undefined && (
          <Text as="span" size="secondary">
            {answer}
          </Text>
        )}
      </output>
    </>
  );
}
