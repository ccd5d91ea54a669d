import { callEndpoint } from '@ebpls/api-client';
import { type DisputeRow, listDisputes } from '@ebpls/contracts';
import { useNudge } from '@ebpls/remote-kit';
import { DayText, Pesos } from '@ebpls/ui';
import { RowCard, type TableColumn } from '@ebpls/ui/lists';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { addresses } from '../addresses.ts';
import { TreasuryTabs } from '../treasury-tabs.tsx';
import { PendingList } from '../pending-list.tsx';
import { DisputeTag } from './dispute-state.tsx';
import { useWords } from './dispute.messages.ts';

export function loader({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const state = params.get('state') === 'closed' ? 'closed' : 'waiting';
  return callEndpoint(listDisputes, {
    query: { search: params.get('search') ?? undefined, cursor: params.get('cursor') ?? undefined, state },
    signal: request.signal,
  });
}

/** Lines of bills that owners dispute; the most urgent decision comes first. */
export function Component() {
  const list = useLoaderData<typeof loader>();
  const t = useWords();
  useNudge('payment');
  return (
    <PendingList
      title={t('title')}
      subtitle={t('subtitle')}
      search={t('search')}
      which={t('which')}
      here={addresses.disputes}
      tabs={<TreasuryTabs current="disputes" />}
      sides={[
        { value: 'waiting', label: t('pending'), none: t('none'), none_text: t('none_text') },
        { value: 'closed', label: t('closed'), none: t('closed_none') },
      ]}
      list={list}
      rowKey={({ dispute_no }) => dispute_no}
      rowTo={({ dispute_no }) => addresses.dispute(dispute_no)}
      columns={useColumns()}
      card={renderDisputeCard}
    />
  );
}

function useColumns(): TableColumn<DisputeRow>[] {
  const t = useWords();
  return [
    {
      key: 'number',
      header: t('number'),
      cell: ({ dispute_no }) => dispute_no,
      note: ({ filed_on }) => <DayText day={filed_on} />,
    },
    {
      key: 'business',
      header: t('business'),
      cell: ({ company_name }) => company_name,
      note: ({ owner_name, top_no }) => `${owner_name} · ${top_no}`,
    },
    { key: 'line', header: t('line'), cell: ({ line_name }) => line_name },
    { key: 'state', header: t('state'), cell: (dispute) => <DisputeTag dispute={dispute} /> },
    { key: 'by', header: t('by'), cell: ({ decide_by }) => <DayText day={decide_by} /> },
    { key: 'billed', header: t('billed'), align: 'end', cell: ({ amount_billed }) => <Pesos amount={amount_billed} /> },
    { key: 'held', header: t('held'), align: 'end', cell: ({ amount_held }) => <Pesos amount={amount_held} /> },
  ];
}

const renderDisputeCard = (dispute: DisputeRow) => (
  <RowCard
    title={dispute.company_name}
    to={addresses.dispute(dispute.dispute_no)}
    note={
      <>
        {dispute.dispute_no} · {dispute.top_no}
        <br />
        {dispute.line_name}
      </>
    }
    status={<DisputeTag dispute={dispute} />}
    end={<Pesos amount={dispute.amount_billed} />}
  />
);
