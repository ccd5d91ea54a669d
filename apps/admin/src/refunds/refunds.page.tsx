import { callEndpoint } from '@ebpls/api-client';
import { listRefunds, type RefundRow } from '@ebpls/contracts';
import type { ActForm } from '@ebpls/desk';
import { useNudge, useSession } from '@ebpls/remote-kit';
import { Button, DayText, MomentText, Pesos } from '@ebpls/ui';
import { RowCard, type TableColumn } from '@ebpls/ui/lists';
import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { addresses } from '../addresses.ts';
import { TreasuryTabs } from '../treasury-tabs.tsx';
import { PendingList } from '../pending-list.tsx';
import { refundAction } from './refund-acts.ts';
import { useFilingForm } from './refund-forms.ts';
import { RefundTag } from './refund-state.tsx';
import { useWords } from './refund.messages.ts';

export function loader({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const state = params.get('state') === 'closed' ? 'closed' : 'waiting';
  return callEndpoint(listRefunds, {
    query: { search: params.get('search') ?? undefined, cursor: params.get('cursor') ?? undefined, state },
    signal: request.signal,
  });
}

export const action = refundAction;

/** Refund claims of owners; the most urgent evaluation comes first. */
export function Component() {
  const list = useLoaderData<typeof loader>();
  const t = useWords();
  const filing = useFilingForm();
  const may = useSession(({ user }) => user?.permissions.includes('cashier') === true);
  const [actForm, setActForm] = useState<ActForm>();
  useNudge('payment');
  return (
    <PendingList
      title={t('title')}
      subtitle={t('subtitle')}
      search={t('search')}
      which={t('which')}
      here={addresses.refunds}
      tabs={<TreasuryTabs current="refunds" />}
      actions={
        may ? (
          <Button kind="primary" onClick={() => setActForm(filing)}>
            {t('file')}
          </Button>
        ) : undefined
      }
      sides={[
        { value: 'waiting', label: t('pending'), none: t('none'), none_text: t('none_text') },
        { value: 'closed', label: t('closed'), none: t('closed_none') },
      ]}
      list={list}
      rowKey={({ refund_no }) => refund_no}
      rowTo={({ refund_no }) => addresses.refund(refund_no)}
      columns={useColumns()}
      card={renderRefundCard}
      actForm={actForm}
      onFormClose={() => setActForm(undefined)}
    />
  );
}

function useColumns(): TableColumn<RefundRow>[] {
  const t = useWords();
  return [
    {
      key: 'number',
      header: t('number'),
      cell: ({ refund_no }) => refund_no,
      note: ({ filed_at }) => <MomentText at={filed_at} />,
    },
    {
      key: 'business',
      header: t('business'),
      cell: ({ company_name }) => company_name,
      note: ({ claimant, receipt_no }) => `${claimant} · ${receipt_no}`,
    },
    { key: 'ground', header: t('ground'), cell: ({ ground }) => t(ground) },
    { key: 'state', header: t('state'), cell: (claim) => <RefundTag claim={claim} /> },
    { key: 'due', header: t('due'), cell: ({ due_on }) => <DayText day={due_on} /> },
    { key: 'asked', header: t('claimed_amount'), align: 'end', cell: ({ amount }) => <Pesos amount={amount} /> },
    {
      key: 'found',
      header: t('due_amount'),
      align: 'end',
      cell: ({ amount_found }) => (amount_found === null ? '–' : <Pesos amount={amount_found} />),
    },
  ];
}

const renderRefundCard = (claim: RefundRow) => (
  <RowCard
    title={claim.company_name}
    to={addresses.refund(claim.refund_no)}
    note={
      <>
        {claim.refund_no} · {claim.receipt_no}
        <br />
        {claim.message}
      </>
    }
    status={<RefundTag claim={claim} />}
    end={<Pesos amount={claim.amount_found ?? claim.amount} />}
  />
);
