import { callEndpoint } from '@ebpls/api-client';
import { type Client, type Delegation, listClients, listDelegationOffers } from '@ebpls/contracts';
import { useNudge } from '@ebpls/remote-kit';
import { DayText, EmptyState, NoMatch, Page, Pesos, RowItem, Rows, SearchField, Section, Stack, Text } from '@ebpls/ui';
import { Pager, RowCard, Table, type TableColumn } from '@ebpls/ui/lists';
import { Form, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';

import { addresses } from '../../addresses.ts';
import { Terms } from './delegate-row.tsx';
import { useWords } from './delegate.messages.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const searchParams = new URL(request.url).searchParams;
  const query = { search: searchParams.get('search') ?? undefined, cursor: searchParams.get('cursor') ?? undefined };
  const [clients, offers] = await Promise.all([
    callEndpoint(listClients, { query, signal: request.signal }),
    callEndpoint(listDelegationOffers, { signal: request.signal }),
  ]);
  return { clients, offers: offers.data };
}

/** Page of the owners for whom the reader acts as a delegate. */
export function Component() {
  const { clients, offers } = useLoaderData<typeof loader>();
  const [searchParams] = useSearchParams();
  const t = useWords();
  useNudge('company');
  useNudge('assessment');
  const isEmpty = clients.data.length === 0 && !searchParams.has('search') && !searchParams.has('cursor');
  return (
    <Page
      title={t('clients')}
      subtitle={t('clients_lead')}
      breadcrumb={[{ label: t('holdings'), to: addresses.companies }, { label: t('clients') }]}
    >
      <Stack gap={8}>
        {offers.length > 0 && <Offers offers={offers} />}
        {isEmpty ? (
          <EmptyState icon="store" title={t('clients_none_title')}>
            {t('clients_none')}
          </EmptyState>
        ) : (
          <Clients />
        )}
      </Stack>
    </Page>
  );
}

function Offers({ offers }: { readonly offers: readonly Delegation[] }) {
  const t = useWords();
  return (
    <Section title={t('offers')}>
      <Rows label={t('offers')}>
        {offers.map((offer) => (
          <RowItem
            key={offer.delegation_id}
            title={`${offer.company_name || t('unnamed')} · ${t('for_owner', { name: offer.owner_name })}`}
            to={addresses.delegation(offer.delegation_id)}
            note={<Terms delegation={offer} />}
          />
        ))}
      </Rows>
    </Section>
  );
}

function Clients() {
  const { clients } = useLoaderData<typeof loader>();
  const [searchParams] = useSearchParams();
  const t = useWords();
  const columns = useColumns();
  const search = searchParams.get('search') ?? '';
  return (
    <Stack gap={6}>
      <Form key={search}>
        <SearchField label={t('search')} defaultValue={search} />
      </Form>
      <Table
        caption={t('clients')}
        columns={columns}
        rows={clients.data}
        rowKey={({ delegation_id }) => String(delegation_id)}
        rowTo={getAddress}
        card={renderClientCard}
        empty={<NoMatch searchText={search} clearTo={addresses.clients} />}
      />
      <Pager
        nextCursor={clients.next_cursor}
        cursor={searchParams.get('cursor') ?? undefined}
        to={(cursor) => addresses.clientsAt({ search, cursor })}
      />
    </Stack>
  );
}

const getAddress = ({ company_code }: Client): string => addresses.company(company_code);
const renderClientCard = (row: Client) => <ClientCard row={row} />;

function useColumns(): TableColumn<Client>[] {
  const t = useWords();
  return [
    { key: 'business', header: t('col_business'), cell: ({ company_name }) => company_name || t('unnamed') },
    { key: 'owner', header: t('col_owner'), cell: ({ owner_name }) => owner_name },
    { key: 'waits', header: t('col_pending'), cell: (row) => <ClientPendingText row={row} /> },
    {
      key: 'next',
      header: t('col_next'),
      cell: ({ next_due_on }) => (next_due_on === null ? '–' : <DayText day={next_due_on} />),
    },
    { key: 'until', header: t('col_until'), wideOnly: true, cell: ({ ends_on }) => <DayText day={ends_on} /> },
    {
      key: 'due',
      header: t('col_due'),
      align: 'end',
      cell: ({ due_now }) => <Pesos amount={due_now} strong={due_now > 0} />,
    },
  ];
}

function ClientPendingText({ row: { waits_for } }: { readonly row: Client }) {
  const t = useWords();
  const tone = waits_for === 'OWNER' ? 'warning' : waits_for === 'OFFICE' ? 'info' : 'muted';
  return (
    <Text as="span" size="secondary" tone={tone}>
      {t(`pending_${waits_for}`)}
    </Text>
  );
}

function ClientCard({ row }: { readonly row: Client }) {
  const t = useWords();
  return (
    <RowCard
      title={row.company_name || t('unnamed')}
      to={getAddress(row)}
      note={
        <>
          {t('for_owner', { name: row.owner_name })} · {t('col_pending')}: <ClientPendingText row={row} />
        </>
      }
      end={
        row.due_now > 0 ? <Pesos amount={row.due_now} strong /> : row.next_due_on && <DayText day={row.next_due_on} />
      }
    />
  );
}
