// Buttons that start a payment with one of the gateway's methods.

import { createIdempotencyKey } from '@ebpls/api-client';
import {
  type Centavos,
  type PaymentMethod,
  formatPesosText,
  type EndpointReply,
  type startPayment,
} from '@ebpls/contracts';
import { isSending } from '@ebpls/remote-kit';
import { Blocker, Button, formatPesos } from '@ebpls/ui';
import { TotalBar } from '@ebpls/ui/records';
import { useEffect, useRef, useState } from 'react';
import { useFetcher, useNavigation } from 'react-router';

import { useWords } from './payment.messages.ts';

/** Checkout page of the gateway, or the sentence of the refusal. */
export type PayAnswer = { readonly checkout: EndpointReply<typeof startPayment> } | { readonly problem: string };

const PAY_TEXTS = {
  gcash: { pay: 'due_pay', opening: 'due_opening' },
  card: { pay: 'due_pay_card', opening: 'due_opening_card' },
} as const;

interface PayButtonsProps {
  readonly amount: Centavos;
  /** Further fields of the form: what the amount is for. */
  readonly fields: Readonly<Record<string, string>>;
  /** The offered methods of payment, the usual one first. */
  readonly methods: readonly PaymentMethod[];
  /** A payment was started already and is opened again. */
  readonly resumes?: boolean | undefined;
}

/** Method that the payer chose in the form. */
export function getMethod(form: FormData): PaymentMethod {
  return form.get('method') === 'card' ? 'card' : 'gcash';
}

/** Starts the payment, or opens the started one again, and posts a form to the gateway's own page. */
export function PayButtons({ amount, fields, methods, resumes = false }: PayButtonsProps) {
  const t = useWords();
  // One key for each shown amount and method: a double click starts one payment.
  const [view] = useState(createIdempotencyKey);
  const fetcher = useFetcher<PayAnswer>();
  const { data, formData } = fetcher;
  const checkout = data && 'checkout' in data ? data.checkout : undefined;
  const isLeaving = isSending(fetcher) || checkout !== undefined;
  // Another choice is loading: the shown amount is no longer the chosen one.
  const isStale = useNavigation().state !== 'idle';
  const [first, ...others] = methods;

  const renderForm = (method: PaymentMethod) => {
    const act = resumes ? t('due_resume') : t(PAY_TEXTS[method].pay, { amount: formatPesos(amount) });
    const isChosen = formData?.get('method') === method || methods.length === 1;
    return (
      <fetcher.Form key={method} method="post">
        <input type="hidden" name="method" value={method} />
        <input type="hidden" name="amount" value={formatPesosText(amount)} />
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="key" value={`${view}-${method}-${amount}`} />
        <Button
          type="submit"
          kind={method === first ? 'primary' : 'secondary'}
          size="big"
          wide
          busy={isLeaving || isStale}
        >
          {isLeaving && isChosen ? t(PAY_TEXTS[method].opening) : act}
        </Button>
      </fetcher.Form>
    );
  };

  return (
    <>
      {data && 'problem' in data && (
        <div role="alert">
          <Blocker tone="danger" title={t('due_refused')}>
            {data.problem}
          </Blocker>
        </div>
      )}
      {first && (
        <TotalBar label={t('due_total')} amount={amount}>
          {renderForm(first)}
        </TotalBar>
      )}
      {others.map(renderForm)}
      {checkout && <HostedForm action_url={checkout.action_url} fields={checkout.fields} />}
    </>
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
    // Returned from the hosted page out of the browser's cache: amount and attempt are loaded again.
    const reloadOnReturn = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) location.reload();
    };
    window.addEventListener('pageshow', reloadOnReturn);
    return () => window.removeEventListener('pageshow', reloadOnReturn);
  }, []);
  return (
    <form ref={form} method="post" action={action_url} hidden>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}
