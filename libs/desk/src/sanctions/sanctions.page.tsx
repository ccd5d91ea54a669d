import { callEndpoint } from '@ebpls/api-client';
import { listSanctions, listScanAlerts, type SanctionRow } from '@ebpls/contracts';
import { useSession } from '@ebpls/remote-kit';
import { Button, DayText } from '@ebpls/ui';
import { RowCard, type TableColumn } from '@ebpls/ui/lists';
import { type ReactNode, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';

import { ActDialog } from '../acts/act-dialog.tsx';
import { useOffice } from '../clearances/find-office.ts';
import { defineQueuePage, type QueueCardProps } from '../lists/queue-page/define-queue-page.tsx';
import { ImpossibleTravelAlerts } from './impossible-travel-alerts.tsx';
import { useSanctionForms } from './sanction-acts.ts';
import { SanctionBadge } from './sanction-badge.tsx';
import { useWords } from './sanction.messages.ts';

export { sanctionAction as action } from './sanction-acts.ts';

const sanctionList = defineQueuePage({
  endpoint: listSanctions,
  rowKey: ({ sanction_no }) => sanction_no,
  rowPath: ({ sanction_no }) => sanction_no,
  nudge: 'sanction',
  useWords,
  title: 'title',
  subtitle: 'subtitle',
  search: 'search',
  tabs: {
    label: 'which',
    states: [
      { value: 'open', label: 'open' },
      { value: 'closed', label: 'closed', empty: { title: 'none_closed' } },
    ],
  },
  empty: { title: 'none' },
  below: <ScanAlerts />,
  useActions: useRecommendation,
  useColumns,
  Card: SanctionCard,
});

/** The cases that a desk sees; the head of an office recommends one here. */
export const { Component } = sanctionList;

/** Loads the sanction cases that a desk sees, and alerts about copied permits. */
export async function loader(args: LoaderFunctionArgs) {
  const { url, signal } = args.request;
  const [list, alerts] = await Promise.all([
    sanctionList.loader(args),
    // The licensing office and the administration follow copies up; other offices have no part in them.
    /^\/(?:bplo|administrator)\//.test(new URL(url).pathname)
      ? callEndpoint(listScanAlerts, { query: { limit: '5' }, signal })
      : { data: [] },
  ]);
  return { ...list, alerts: alerts.data };
}

function ScanAlerts(): ReactNode {
  const { alerts } = useLoaderData<typeof loader>();
  return <ImpossibleTravelAlerts alerts={alerts} />;
}

/** Only the head of an office recommends; who signs never does. */
function useRecommendation() {
  const t = useWords();
  const getForm = useSanctionForms();
  const office = useOffice();
  const isHead = useSession(({ user }) => user?.permissions.includes('office_head') === true);
  const [query, setQuery] = useSearchParams();
  const company = query.get('company');
  const [isFormOpen, setFormOpen] = useState(company !== null);
  if (!isHead || office === undefined) return undefined;
  const close = (): void => {
    setFormOpen(false);
    if (company !== null) setQuery({});
  };
  return (
    <>
      <Button kind="primary" onClick={() => setFormOpen(true)}>
        {t('recommend')}
      </Button>
      {isFormOpen && <ActDialog form={getForm('recommend', company ?? '')} onClose={close} />}
    </>
  );
}

function useColumns(): TableColumn<SanctionRow>[] {
  const t = useWords();
  return [
    {
      key: 'number',
      isCode: true,
      header: t('number'),
      cell: ({ sanction_no }) => sanction_no,
      note: ({ recommended_on }) => <DayText day={recommended_on} />,
    },
    {
      key: 'business',
      header: t('business'),
      cell: ({ company_name }) => company_name,
      note: ({ company_code }) => company_code,
    },
    {
      key: 'ground',
      header: t('ground'),
      cell: ({ ground_name }) => ground_name,
      note: ({ office_name }) => `${t('office')} ${office_name}`,
    },
    { key: 'state', header: t('state'), cell: (row) => <SanctionBadge of={row} /> },
    {
      key: 'answer_by',
      header: t('answer_by'),
      cell: ({ answer_by }) => answer_by !== null && <DayText day={answer_by} />,
    },
  ];
}

function SanctionCard({ row, to }: QueueCardProps<SanctionRow>) {
  const { company_name, sanction_no, ground_name } = row;
  return (
    <RowCard
      title={company_name}
      to={to}
      note={`${sanction_no} · ${ground_name}`}
      status={<SanctionBadge of={row} />}
    />
  );
}
