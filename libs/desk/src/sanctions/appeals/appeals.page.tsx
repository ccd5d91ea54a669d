import { callEndpoint } from '@ebpls/api-client';
import { type AppealRow, listAppeals } from '@ebpls/contracts';
import { useNudge } from '@ebpls/remote-kit';
import { DayText, EmptyState, NoMatch, Page, Row, SearchField, Stack } from '@ebpls/ui';
import { Segmented, Pager, RowCard, StatusBadge, Table, type TableColumn } from '@ebpls/ui/lists';
import { Form, type LoaderFunctionArgs, useLoaderData, useLocation, useSearchParams } from 'react-router';

import { useWords } from './appeal.messages.ts';

const stateIn = (query: URLSearchParams) => (query.get('state') === 'closed' ? 'closed' : 'open');

export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams: query } = new URL(request.url);
  const search = query.get('search') ?? undefined;
  const cursor = query.get('cursor') ?? undefined;
  return callEndpoint(listAppeals, { query: { search, cursor, state: stateIn(query) }, signal: request.signal });
}

/** The appeals that a desk sees: those against its own decisions, or all of them. */
export function Component() {
  const { data, next_cursor } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const t = useWords();
  useNudge('appeal');
  const search = query.get('search') ?? '';
  const state = stateIn(query);
  const at = (change: Readonly<Record<string, string | undefined>>): string => {
    const entries = Object.entries({ search, state, ...change }).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, value]],
    );
    return `${pathname}?${new URLSearchParams(entries)}`;
  };
  return (
    <Page title={t('title')} subtitle={t('subtitle')} width="wide">
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
          rowKey={({ appeal_no }) => appeal_no}
          rowTo={({ appeal_no }) => `${pathname}/${appeal_no}`}
          card={(row) =>
            renderAppealCard(row, { to: `${pathname}/${row.appeal_no}`, against: t(`against_${row.against}`) })
          }
          empty={
            search === '' ? (
              <EmptyState icon="check-circle" title={t(state === 'open' ? 'none' : 'none_closed')} />
            ) : (
              <NoMatch searchText={search} clearTo={at({ search: '' })} />
            )
          }
        />
        <Pager nextCursor={next_cursor} cursor={query.get('cursor') ?? undefined} to={(cursor) => at({ cursor })} />
      </Stack>
    </Page>
  );
}

function useColumns(): TableColumn<AppealRow>[] {
  const t = useWords();
  return [
    {
      key: 'number',
      header: t('number'),
      cell: ({ appeal_no }) => appeal_no,
      note: ({ filed_on }) => <DayText day={filed_on} />,
    },
    {
      key: 'business',
      header: t('business'),
      cell: ({ company_name }) => company_name,
      note: ({ company_code }) => company_code,
    },
    { key: 'against', header: t('against'), cell: ({ against }) => t(`against_${against}`) },
    { key: 'office', header: t('office'), cell: ({ office_name }) => office_name },
    { key: 'state', header: t('state'), cell: ({ state }) => <StatusBadge kind="appeal" status={state} /> },
  ];
}

function renderAppealCard(
  { company_name, appeal_no, office_name, state }: AppealRow,
  { to, against }: { readonly to: string; readonly against: string },
) {
  return (
    <RowCard
      title={company_name}
      to={to}
      note={
        <>
          {appeal_no}
          <br />
          {against} · {office_name}
        </>
      }
      status={<StatusBadge kind="appeal" status={state} />}
    />
  );
}
