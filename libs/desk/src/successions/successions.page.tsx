import { callEndpoint } from '@ebpls/api-client';
import { listSuccessions, type SuccessionRow, type SuccessionState } from '@ebpls/contracts';
import { useNudge } from '@ebpls/remote-kit';
import { DayText, EmptyState, Page, Tag, type Tone } from '@ebpls/ui';
import { RowCard, Table, type TableColumn } from '@ebpls/ui/lists';
import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';

import { useWords } from './succession.messages.ts';

export const SUCCESSION_TONES: Readonly<Record<SuccessionState, Tone>> = {
  FILED: 'warning',
  CHECKED: 'info',
  GRANTED: 'success',
  REFUSED: 'danger',
  OBJECTED: 'danger',
  WITHDRAWN: 'muted',
};

export function loader({ request: { signal } }: LoaderFunctionArgs) {
  return callEndpoint(listSuccessions, { signal });
}

/** Claims of heirs to continue a business, open ones first; each row opens its claim. */
export function Component() {
  const { data } = useLoaderData<typeof loader>();
  const t = useWords();
  useNudge('notification');
  const getAddress = useAddress();
  return (
    <Page title={t('title')} subtitle={t('subtitle')} width="wide">
      <Table
        caption={t('title')}
        columns={useColumns()}
        rows={data}
        rowKey={({ succession_no }) => succession_no}
        rowTo={getAddress}
        card={renderSuccessionCard}
        empty={
          <EmptyState icon="check-circle" title={t('none')}>
            {t('none_text')}
          </EmptyState>
        }
      />
    </Page>
  );
}

/** The list has another address on each desk. */
function useAddress(): (row: SuccessionRow) => string {
  const { pathname } = useLocation();
  return ({ succession_no }) => `${pathname}/${succession_no}`;
}

function useColumns(): TableColumn<SuccessionRow>[] {
  const t = useWords();
  return [
    { key: 'business', header: t('business'), cell: ({ company_name }) => company_name },
    { key: 'number', header: t('number'), wideOnly: true, cell: ({ succession_no }) => succession_no },
    { key: 'deceased', header: t('deceased'), cell: ({ deceased_name }) => deceased_name },
    { key: 'heir', header: t('heir'), cell: ({ heir_name }) => heir_name },
    { key: 'until', header: t('until'), cell: ({ object_until }) => object_until && <DayText day={object_until} /> },
    { key: 'state', header: t('state'), cell: (row) => <SuccessionStateTag row={row} /> },
  ];
}

function SuccessionStateTag({ row: { state } }: { readonly row: SuccessionRow }) {
  const t = useWords();
  return <Tag tone={SUCCESSION_TONES[state]}>{t(state)}</Tag>;
}

const renderSuccessionCard = (row: SuccessionRow) => <Card row={row} />;

function Card({ row }: { readonly row: SuccessionRow }) {
  const getAddress = useAddress();
  return (
    <RowCard
      title={row.company_name}
      to={getAddress(row)}
      note={`${row.heir_name} · ${row.succession_no}`}
      status={<SuccessionStateTag row={row} />}
    />
  );
}
