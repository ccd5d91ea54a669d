import { newIdempotencyKey } from '@ebpls/api-client';
import { type Centavos, pesosText, type Reply, type startPayment } from '@ebpls/contracts';
import { Blocker, Button, pesosWritten, Stack } from '@ebpls/ui';
import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';

import { useWords } from './payment-words.ts';

/** The gateway's page to leave for, or the sentence of the refusal. */
export type PayAnswer = { readonly checkout: Reply<typeof startPayment> } | { readonly refused: string };

/** Starts the payment and leaves for the gateway's own page, as a form post to its address. */
export function PayButton({ amount }: { readonly amount: Centavos }) {
  const t = useWords();
  // One key for one look at one amount: a double click starts one payment.
  const [view] = useState(newIdempotencyKey);
  const starting = useFetcher<PayAnswer>();
  const { data } = starting;
  const checkout = data && 'checkout' in data ? data.checkout : undefined;
  const is_leaving = starting.state !== 'idle' || checkout !== undefined;

  return (
    <Stack gap={4}>
      {data && 'refused' in data && (
        <div role="alert">
          <Blocker tone="danger" title={t('due_refused')}>
            {data.refused}
          </Blocker>
        </div>
      )}
      <starting.Form method="post">
        <input type="hidden" name="amount" value={pesosText(amount)} />
        <input type="hidden" name="key" value={`${view}-${amount}`} />
        <Button type="submit" kind="primary" size="big" wide busy={is_leaving}>
          {is_leaving ? t('due_opening') : t('due_pay', { amount: pesosWritten(amount) })}
        </Button>
      </starting.Form>
      {checkout && <HostedForm action_url={checkout.action_url} fields={checkout.fields} />}
    </Stack>
  );
}

interface HostedFormProps {
  readonly action_url: string;
  readonly fields: Readonly<Record<string, string>>;
}

function HostedForm({ action_url, fields }: HostedFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.submit();
    // Back from the hosted page out of the browser's memory: the amount and the attempt are asked anew.
    const back = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) location.reload();
    };
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, []);
  return (
    <form ref={form} method="post" action={action_url} hidden>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}
