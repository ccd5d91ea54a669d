import { callEndpoint } from '@ebpls/api-client';
import { type DisputeRow, getDispute } from '@ebpls/contracts';
import { ActDialog, type ActForm, SecondPersonReason } from '@ebpls/desk';
import { useNudge } from '@ebpls/remote-kit';
import { Button, DayText, type Fact, Facts, Page, Pesos, Row, Stack } from '@ebpls/ui';
import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { addresses } from '../addresses.ts';
import { runDisputeAct, useDisputeForms } from './dispute-acts.ts';
import { DisputeTag } from './dispute-state.tsx';
import { useWords } from './dispute.messages.ts';

export function loader({ params, request }: LoaderFunctionArgs) {
  return callEndpoint(getDispute, { params: { dispute_no: params['dispute_no'] ?? '' }, signal: request.signal });
}

export const action = runDisputeAct;

/** One disputed line of a bill: the billed amount and its reason, the owner's objection, and the decision. */
export function Component() {
  const dispute = useLoaderData<typeof loader>();
  const t = useWords();
  const getForm = useDisputeForms();
  const [actForm, setActForm] = useState<ActForm>();
  useNudge('payment');
  return (
    <Page
      title={dispute.dispute_no}
      subtitle={`${dispute.company_name} · ${dispute.line_name}`}
      status={<DisputeTag dispute={dispute} />}
      breadcrumb={[{ label: t('title'), to: addresses.disputes }, { label: dispute.dispute_no }]}
    >
      <Stack gap={6}>
        {dispute.acts.includes('decide') && (
          <Row gap={2}>
            <Button kind="primary" onClick={() => setActForm(getForm('uphold', dispute))}>
              {t('uphold')}
            </Button>
            <Button onClick={() => setActForm(getForm('reject', dispute))}>{t('reject')}</Button>
          </Row>
        )}
        <SecondPersonReason of={dispute} />
        <Facts columns={2} items={useDisputeFacts(dispute)} />
      </Stack>
      {actForm && <ActDialog key={actForm.act} form={actForm} onClose={() => setActForm(undefined)} />}
    </Page>
  );
}

function useDisputeFacts(dispute: DisputeRow): Fact[] {
  const t = useWords();
  const { amount_found, ended_on, decision } = dispute;
  return [
    { label: t('billed'), value: <Pesos amount={dispute.amount_billed} strong /> },
    { label: t('held'), value: <Pesos amount={dispute.amount_held} strong /> },
    ...(amount_found === null ? [] : [{ label: t('right_amount'), value: <Pesos amount={amount_found} strong /> }]),
    { label: t('owner'), value: dispute.owner_name },
    { label: t('order'), value: dispute.top_no },
    { label: t('by'), value: <DayText day={dispute.decide_by} /> },
    {
      label: t('frozen'),
      value: (
        <>
          <DayText day={dispute.filed_on} /> – {ended_on !== null && <DayText day={ended_on} />}
        </>
      ),
    },
    { label: t('billed_reason'), value: dispute.billed_reason, wide: true },
    { label: t('reason'), value: dispute.reason, wide: true },
    ...(decision === '' ? [] : [{ label: t('decision'), value: decision, wide: true }]),
  ];
}
