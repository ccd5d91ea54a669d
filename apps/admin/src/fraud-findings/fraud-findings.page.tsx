import { callEndpoint } from '@ebpls/api-client';
import { type FraudFindingReply, listFraudFindings } from '@ebpls/contracts';
import type { ActForm } from '@ebpls/desk';
import { useNudge, useSession } from '@ebpls/remote-kit';
import { Button, DayText, MomentText } from '@ebpls/ui';
import { RowCard, type TableColumn } from '@ebpls/ui/lists';
import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { addresses } from '../addresses.ts';
import { TreasuryTabs } from '../treasury-tabs.tsx';
import { PendingList } from '../pending-list.tsx';
import { runFraudFindingAct, useProposalForm } from './fraud-finding-acts.ts';
import { FraudFindingTag } from './fraud-finding-state.tsx';
import { useWords } from './fraud-finding.messages.ts';

export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const state = searchParams.get('state') === 'closed' ? 'closed' : 'waiting';
  const search = searchParams.get('search') ?? undefined;
  const cursor = searchParams.get('cursor') ?? undefined;
  return callEndpoint(listFraudFindings, { query: { search, cursor, state }, signal: request.signal });
}

export const action = runFraudFindingAct;

/** Findings of fraud: those that require a second treasurer, and those that are decided. */
export function Component() {
  const list = useLoaderData<typeof loader>();
  const t = useWords();
  const proposal = useProposalForm();
  const isTreasurer = useSession(({ user }) => user?.permissions.includes('treasurer') === true);
  const [form, setForm] = useState<ActForm>();
  useNudge('payment');
  return (
    <PendingList
      title={t('title')}
      subtitle={t('subtitle')}
      search={t('search')}
      which={t('which')}
      here={addresses.fraudFindings}
      tabs={<TreasuryTabs current="fraud_findings" />}
      actions={
        isTreasurer ? (
          <Button kind="primary" onClick={() => setForm(proposal)}>
            {t('propose')}
          </Button>
        ) : undefined
      }
      sides={[
        { value: 'waiting', label: t('pending'), none: t('none'), none_text: t('none_text') },
        { value: 'closed', label: t('closed'), none: t('closed_none') },
      ]}
      list={list}
      rowKey={({ finding_no }) => finding_no}
      rowTo={({ finding_no }) => addresses.fraudFinding(finding_no)}
      columns={useColumns()}
      card={toFraudFindingCard}
      actForm={form}
      onFormClose={() => setForm(undefined)}
    />
  );
}

function useColumns(): TableColumn<FraudFindingReply>[] {
  const t = useWords();
  return [
    {
      key: 'number',
      header: t('number'),
      cell: ({ finding_no }) => finding_no,
      note: ({ proposed_at }) => <MomentText at={proposed_at} />,
    },
    {
      key: 'business',
      header: t('business'),
      cell: ({ company_name }) => company_name,
      note: ({ company_code }) => company_code,
    },
    { key: 'ground', header: t('ground'), cell: ({ ground }) => t(ground) },
    { key: 'years', header: t('tax_years'), cell: ({ tax_years }) => tax_years.join(', ') },
    { key: 'state', header: t('state'), cell: ({ state }) => <FraudFindingTag state={state} /> },
    { key: 'until', header: t('until'), cell: ({ assessable_until }) => <DayText day={assessable_until} /> },
  ];
}

const toFraudFindingCard = ({ company_name, finding_no, tax_years, state }: FraudFindingReply) => (
  <RowCard
    title={company_name}
    to={addresses.fraudFinding(finding_no)}
    note={`${finding_no} · ${tax_years.join(', ')}`}
    status={<FraudFindingTag state={state} />}
  />
);
