import { callEndpoint } from '@ebpls/api-client';
import { listSanctions, listScanAlerts, type SanctionRow } from '@ebpls/contracts';
import { useNudge, useSession } from '@ebpls/remote-kit';
import { Button, DayText, EmptyState, NoMatch, Page, Row, SearchField, Stack } from '@ebpls/ui';
import { Segmented, Pager, RowCard, Table, type TableColumn } from '@ebpls/ui/lists';
import { useState } from 'react';
import { Form, type LoaderFunctionArgs, useLoaderData, useLocation, useSearchParams } from 'react-router';

import { ActDialog } from '../acts/act-dialog.tsx';
import { useOffice } from '../clearances/find-office.ts';
import { ImpossibleTravelAlerts } from './impossible-travel-alerts.tsx';
import { sanctionAction, useSanctionForms } from './sanction-acts.ts';
import { SanctionBadge } from './sanction-badge.tsx';
import { useWords } from './sanction.messages.ts';

const stateIn = (query: URLSearchParams) => (query.get('state') === 'closed' ? 'closed' : 'open');

/** Loads the sanction cases that a desk sees, and alerts about copied permits. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { pathname, searchParams: query } = new URL(request.url);
  const { signal } = request;
  const [list, alerts] = await Promise.all([
    callEndpoint(listSanctions, {
      query: {
        search: query.get('search') ?? undefined,
        cursor: query.get('cursor') ?? undefined,
        state: stateIn(query),
      },
      signal,
    }),
    // The licensing office and the administration follow copies up; other offices have no part in them.
    /^\/(?:bplo|administrator)\//.test(pathname)
      ? callEndpoint(listScanAlerts, { query: { limit: '5' }, signal })
      : { data: [] },
  ]);
  return { ...list, alerts: alerts.data };
}

export const action = sanctionAction;

/** The cases that a desk sees; the head of an office recommends one here. */
export function Component() {
  const { data, next_cursor, alerts } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const t = useWords();
  useNudge('sanction');
  const search = query.get('search') ?? '';
  const state = stateIn(query);
  const at = (change: Readonly<Record<string, string | undefined>>): string => {
    const entries = Object.entries({ search, state, ...change }).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, value]],
    );
    return `${pathname}?${new URLSearchParams(entries)}`;
  };
  return (
    <Page title={t('title')} subtitle={t('subtitle')} width="wide" actions={<Recommend />}>
      <Stack gap={6}>
        <Row align="end">
          <Form role="presentation">
            <input type="hidden" name="state" value={state} />
            <SearchField key={search} label={t('search')} defaultValue={search} />
          </Form>
          <Segmented
            size="desk"
            label={t('which')}
            value={state}
            options={(['open', 'closed'] as const).map((side) => ({
              value: side,
              label: t(side),
              to: at({ state: side }),
            }))}
          />
        </Row>
        <Table
          caption={t('title')}
          columns={useColumns()}
          rows={data}
          rowKey={({ sanction_no }) => sanction_no}
          rowTo={({ sanction_no }) => `${pathname}/${sanction_no}`}
          card={(row) => renderSanctionCard(row, `${pathname}/${row.sanction_no}`)}
          empty={
            search === '' ? (
              <EmptyState icon="check-circle" title={t(state === 'open' ? 'none' : 'none_closed')} />
            ) : (
              <NoMatch searchText={search} clearTo={at({ search: '' })} />
            )
          }
        />
        <Pager nextCursor={next_cursor} cursor={query.get('cursor') ?? undefined} to={(cursor) => at({ cursor })} />
        <ImpossibleTravelAlerts alerts={alerts} />
      </Stack>
    </Page>
  );
}

/** Only the head of an office recommends; who signs never does. */
function Recommend() {
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
    { key: 'ground', header: t('ground'), cell: ({ ground_name }) => ground_name },
    { key: 'office', header: t('office'), cell: ({ office_name }) => office_name },
    { key: 'state', header: t('state'), cell: (row) => <SanctionBadge of={row} /> },
    {
      key: 'answer_by',
      header: t('answer_by'),
      cell: ({ answer_by }) => answer_by !== null && <DayText day={answer_by} />,
    },
  ];
}

function renderSanctionCard(row: SanctionRow, to: string) {
  const { company_name, sanction_no, ground_name } = row;
  return (
    <RowCard
      title={company_name}
      to={to}
      note={
        <>
          {sanction_no}
          <br />
          {ground_name}
        </>
      }
      status={<SanctionBadge of={row} />}
    />
  );
}
