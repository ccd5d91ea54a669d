import { callEndpoint, fetchFile } from '@ebpls/api-client';
import { downloadHoldings, getReference, type Holding, LIST_SORTS, listHoldings } from '@ebpls/contracts';
import { EmptyState, NoMatch, Page, Row, SelectField, Stack, TextLink } from '@ebpls/ui';
import { Pager, RowCard, StatusBadge, Table, type TableColumn } from '@ebpls/ui/lists';
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useSearchParams } from 'react-router';

import { applyColumnChoice, findReadableSort } from '../lists/chosen-columns.ts';
import { ListTools } from '../lists/list-tools.tsx';
import { LiveSearch } from '../lists/live-search.tsx';
import { readChoice } from '../lists/read-choice.ts';
import { useOffice } from '../clearances/find-office.ts';
import { hasFiles } from './has-files.ts';
import { useWords } from './holdings.messages.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const sort = findReadableSort(query.get('sort'), LIST_SORTS.holdings);
  const [holdings, reference, choice] = await Promise.all([
    callEndpoint(listHoldings, {
      query: { ...toFilters(query), cursor: query.get('cursor') ?? undefined },
      signal: request.signal,
    }),
    callEndpoint(getReference, { signal: request.signal }),
    readChoice('holdings', request.signal),
  ]);
  return { ...holdings, sort, choice, barangays: reference.barangays };
}

/** Filters of the address, as the list and its file have them. */
function toFilters(query: URLSearchParams) {
  return {
    search: query.get('search') ?? undefined,
    brgycode: query.get('brgycode') ?? undefined,
    sort: findReadableSort(query.get('sort'), LIST_SORTS.holdings),
  };
}

/** The office's register of establishments: read-only, searched by name, number and barangay. */
export function Component() {
  const { data, next_cursor, barangays, sort, choice } = useLoaderData<typeof loader>();
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const t = useWords();
  const base = useRegister();
  const search = address.get('search') ?? '';
  const brgycode = address.get('brgycode') ?? '';
  const getPageAddress = (change: Record<string, string | undefined>): string => {
    const query = Object.entries({ search, brgycode, sort, ...change }).filter(
      (pair): pair is [string, string] => pair[1] !== undefined && pair[1] !== '',
    );
    return query.length > 0 ? `${base}/list?${new URLSearchParams(query)}` : `${base}/list`;
  };
  const columns = useColumns(base);

  return (
    <Page title={t('title')} subtitle={t('subtitle')} width="wide">
      <Stack gap={6}>
        <Row align="end">
          <LiveSearch label={t('search')} search={search} to={(words) => getPageAddress({ search: words })} />
          <SelectField
            label={t('barangay')}
            width="short"
            placeholder={t('all_barangays')}
            options={barangays.map(({ brgycode: value, name }) => ({ value, label: name }))}
            value={brgycode}
            onChange={({ target }) => void navigate(getPageAddress({ brgycode: target.value }))}
          />
          <ListTools
            list="holdings"
            choice={choice}
            columns={columns}
            file={(format, hiddenColumns) =>
              fetchFile(downloadHoldings, { query: { ...toFilters(address), format, hidden: hiddenColumns } })
            }
          />
        </Row>
        <Table
          caption={t('title')}
          sticky
          density={choice.density}
          columns={applyColumnChoice(columns, choice, {
            by: LIST_SORTS.holdings,
            sort,
            to: (next) => getPageAddress({ sort: next }),
          })}
          rows={data}
          rowKey={({ company_code }) => company_code}
          rowTo={({ company_code }) => `${base}/location/view/${company_code}`}
          card={renderHoldingCard}
          empty={
            search === '' && brgycode === '' ? (
              <EmptyState icon="store" title={t('none')}>
                {t('none_text')}
              </EmptyState>
            ) : (
              <NoMatch searchText={search} clearTo={`${base}/list`} />
            )
          }
        />
        <Pager
          nextCursor={next_cursor}
          cursor={address.get('cursor') ?? undefined}
          to={(cursor) => getPageAddress({ cursor })}
        />
      </Stack>
    </Page>
  );
}

function useColumns(base: string): TableColumn<Holding>[] {
  const t = useWords();
  return [
    {
      key: 'business',
      header: t('business'),
      cell: ({ company_name }) => company_name,
      note: ({ company_code }) => company_code,
    },
    { key: 'owner', header: t('owner'), cell: ({ owner_name }) => owner_name },
    { key: 'place', header: t('place'), cell: ({ address, barangay_name }) => address || barangay_name },
    { key: 'lines', header: t('lines'), cell: ({ lines }) => lines.join(', ') },
    {
      key: 'state',
      header: t('state'),
      cell: ({ standing }) => <StatusBadge kind="business" status={standing} />,
      note: ({ permit_no }) => permit_no,
    },
    { key: 'files', header: t('files'), align: 'end', cell: (row) => <FilesLink row={row} base={base} /> },
  ];
}

/** Path of this office's register. */
function useRegister(): string {
  return `/${useOffice() ?? ''}/request/holdings`;
}

/** Only where the office has a files page and an application whose papers it may see (decision D15). */
function FilesLink({ row: { company_code, assessment_code }, base }: { readonly row: Holding; readonly base: string }) {
  const t = useWords();
  const office = useOffice();
  if (assessment_code === null || office === undefined || !hasFiles(office)) return null;
  return <TextLink to={`${base}/files/${company_code}/${assessment_code}`}>{t('see_files')}</TextLink>;
}

const renderHoldingCard = (row: Holding) => <HoldingCard row={row} />;

function HoldingCard({ row }: { readonly row: Holding }) {
  const base = useRegister();
  const { company_code, company_name, address, barangay_name, standing } = row;
  return (
    <RowCard
      title={company_name}
      to={`${base}/location/view/${company_code}`}
      note={[company_code, address || barangay_name].join(' · ')}
      status={<StatusBadge kind="business" status={standing} />}
      end={<FilesLink row={row} base={base} />}
    />
  );
}
