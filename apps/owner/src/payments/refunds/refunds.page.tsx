import { callEndpoint } from '@ebpls/api-client';
import { listMyRefunds, type RefundRow } from '@ebpls/contracts';
import { useNudge } from '@ebpls/remote-kit';
import { MomentText, Pesos, TextLink } from '@ebpls/ui';
import { RowCard, type TableColumn } from '@ebpls/ui/lists';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { addresses } from '../../addresses.ts';
import { ClaimedList } from '../claims/claimed-list.tsx';
import { RefundTag } from './refund-state.tsx';
import { useWords } from './refund.messages.ts';

export function loader({ request }: LoaderFunctionArgs) {
  const cursor = new URL(request.url).searchParams.get('cursor') ?? undefined;
  return callEndpoint(listMyRefunds, { query: { cursor }, signal: request.signal });
}

/** The owner's refund claims, each with its state. */
export function Component() {
  const list = useLoaderData<typeof loader>();
  const t = useWords();
  useNudge('refund');
  return (
    <ClaimedList
      list={list}
      here={addresses.refunds}
      texts={{
        title: t('list_title'),
        subtitle: t('list_subtitle'),
        none: t('list_none'),
        none_text: t('list_none_text'),
        to_history: t('to_history'),
      }}
      columns={useColumns()}
      rowKey={({ refund_no }) => refund_no}
      card={renderRefundCard}
    />
  );
}

function useColumns(): TableColumn<RefundRow>[] {
  const t = useWords();
  return [
    {
      key: 'number',
      header: t('number'),
      cell: ({ refund_no }) => <TextLink to={addresses.refund(refund_no)}>{refund_no}</TextLink>,
      note: ({ filed_at }) => <MomentText at={filed_at} />,
    },
    {
      key: 'business',
      header: t('business'),
      cell: ({ company_name }) => company_name,
      note: ({ receipt_no }) => receipt_no,
    },
    { key: 'state', header: t('state'), cell: (claim) => <RefundTag claim={claim} /> },
    { key: 'said', header: t('answer'), cell: ({ message }) => message },
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
    title={claim.refund_no}
    to={addresses.refund(claim.refund_no)}
    note={
      <>
        {claim.company_name} · {claim.receipt_no}
        <br />
        {claim.message}
      </>
    }
    status={<RefundTag claim={claim} />}
    end={<Pesos amount={claim.amount_found ?? claim.amount} strong />}
  />
);
