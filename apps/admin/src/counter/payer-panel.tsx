import { createIdempotencyKey } from '@ebpls/api-client';
import type { CounterOrder } from '@ebpls/contracts';
import { ActDialog, type ActForm } from '@ebpls/desk';
import {
  Blocker,
  Button,
  dayWritten,
  Facts,
  formatPesos,
  Remark,
  Section,
  Split,
  Stack,
  Tag,
  useLocale,
} from '@ebpls/ui';
import { Bill, BillLine, BillTotal } from '@ebpls/ui/records';
import { useState } from 'react';
import { useFetcher, useSearchParams } from 'react-router';

import { CollectForm } from './collect-form.tsx';
import { CollectedPanel } from './collected-panel.tsx';
import { useWords } from './counter.messages.ts';
import type { collectAction, CollectAnswer, CollectSubmission } from './collect-action.ts';

/** One payer at the cashier's window: the amounts due, the payment form, and afterwards the receipts. */
export function PayerPanel({ order }: { readonly order: CounterOrder }) {
  const fetcher = useFetcher<typeof collectAction>();
  // One key for each payer: the same click twice takes the money once.
  const [key] = useState(createIdempotencyKey);
  const answer = fetcher.data as CollectAnswer | undefined;
  if (answer?.collection) return <CollectedPanel collection={answer.collection} />;
  // After the answer the page reloads the order; a cashier who has meanwhile corrected a refusal need not wait for that.
  const isTaking = fetcher.state === 'submitting';
  const take = (values: CollectSubmission['values']): void => {
    const submission: CollectSubmission = { act: 'collect', on: order.assessment_code, key, values };
    void fetcher.submit(JSON.stringify(submission), { method: 'post', encType: 'application/json' });
  };
  return (
    <Split
      asideWidth={320}
      main={
        <Stack gap={6}>
          <OrderHead order={order} />
          <Window order={order} busy={isTaking} answer={answer} onCollect={take} />
        </Stack>
      }
      aside={<OrderLines order={order} />}
    />
  );
}

function OrderHead({ order }: { readonly order: CounterOrder }) {
  const t = useWords();
  return (
    <Section title={order.company_name} hint={order.title}>
      <Facts
        columns={2}
        items={[
          { label: t('order'), value: `${order.top_no} · ${order.company_code}` },
          { label: order.owner_name, value: order.address },
        ]}
      />
      {order.warnings.map((warning) => (
        <Remark key={warning} tone="warning" icon="alert">
          {warning}
        </Remark>
      ))}
    </Section>
  );
}

interface WindowProps {
  readonly order: CounterOrder;
  readonly busy: boolean;
  readonly answer: CollectAnswer | undefined;
  readonly onCollect: (values: CollectSubmission['values']) => void;
}

function Window({ order, busy, answer, onCollect }: WindowProps) {
  const t = useWords();
  const [actForm, setActForm] = useState<ActForm>();
  const { partial, blocked } = order;
  if (blocked !== null)
    return (
      <Blocker tone="warning" title={t('cannot')}>
        {blocked}
      </Blocker>
    );
  const partialForm: ActForm = {
    act: 'ask_less',
    on: order.assessment_code,
    title: t('partial_request_title'),
    lead: t('partial_request_lead'),
    confirm: t('request'),
    fields: [
      { kind: 'text', name: 'amount', label: t('amount') },
      { kind: 'lines', name: 'reason', label: t('reason') },
    ],
  };
  // A granted request may be replaced by another: the payer may have brought another amount.
  const isRequested = partial?.state === 'ASKED';
  return (
    <Stack gap={4}>
      {partial && <PartialDecision partialApproval={partial} />}
      <CollectForm order={order} busy={busy} answer={answer} onCollect={onCollect} />
      {!isRequested && (
        <div>
          <Button kind="quiet" onClick={() => setActForm(partialForm)}>
            {t('partial_request')}
          </Button>
        </div>
      )}
      {actForm && <ActDialog form={actForm} onClose={() => setActForm(undefined)} />}
    </Stack>
  );
}

/** How a treasurer answered today. */
function PartialDecision({
  partialApproval: { state, amount },
}: {
  readonly partialApproval: NonNullable<CounterOrder['partial']>;
}) {
  const t = useWords();
  if (state === 'USED' || state === 'LAPSED') return null;
  return (
    <Remark icon="info" tone={state === 'GRANTED' ? 'success' : 'muted'}>
      {t(`partial_${state}`, { amount: formatPesos(amount) })}
    </Remark>
  );
}

function OrderLines({ order }: { readonly order: CounterOrder }) {
  const t = useWords();
  const locale = useLocale();
  const [params] = useSearchParams();
  const title = params.has('deposited_on') ? t('due_as_of', { day: dayWritten(order.as_of, locale) }) : t('due_today');
  return (
    <Section title={title} level={3} actions={<Tag tone="muted">{String(order.tax_year)}</Tag>}>
      <Bill label={title}>
        {order.lines.map(({ code, name, amount }) => (
          <BillLine key={code} name={name} amount={amount} />
        ))}
        <BillTotal label={t('total')} amount={order.total} />
      </Bill>
    </Section>
  );
}
