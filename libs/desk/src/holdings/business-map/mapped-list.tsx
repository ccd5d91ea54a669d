import type { listMappedBusinesses, MappedBusiness, EndpointReply } from '@ebpls/contracts';
import { Chip, EmptyState, Row, Section, Stack, Tag } from '@ebpls/ui';
import { Pager, RowCard, StatusBadge, Table, type TableColumn } from '@ebpls/ui/lists';
import { useSearchParams } from 'react-router';

import { useOffice } from '../../clearances/find-office.ts';
import { useWords } from './business-map.messages.ts';
import { getMapAddress, type MapAddress } from './map-address.ts';

interface MappedListProps {
  readonly at: MapAddress;
  readonly listed: EndpointReply<typeof listMappedBusinesses>;
}

/** The businesses of the map as rows, and the pins that need a correction. */
export function MappedList({ at, listed: { data, counts, next_cursor } }: MappedListProps) {
  const t = useWords();
  const [params] = useSearchParams();
  const office = useOffice();
  const columns = useColumns();
  const total = counts.placed + counts.missing + counts.elsewhere;
  return (
    <Section title={t('list')}>
      <Stack gap={4}>
        <Row gap={1}>
          <Chip selected={at.pin === undefined} count={total} to={getMapAddress(params, { pin: undefined })}>
            {t('all')}
          </Chip>
          {(['missing', 'elsewhere'] as const).map((pin) => (
            <Chip key={pin} selected={at.pin === pin} count={counts[pin]} to={getMapAddress(params, { pin })}>
              {t(pin)}
            </Chip>
          ))}
        </Row>
        <Table
          caption={t('list')}
          columns={columns}
          rows={data}
          rowKey={({ company_code }) => company_code}
          rowTo={({ company_code, is_open }) =>
            is_open ? `/${office ?? ''}/request/holdings/location/view/${company_code}` : undefined
          }
          card={renderMappedCard}
          empty={
            <EmptyState icon="map" title={t('none')}>
              {t('none_text')}
            </EmptyState>
          }
        />
        <Pager nextCursor={next_cursor} cursor={at.cursor} to={(cursor) => getMapAddress(params, { cursor })} />
      </Stack>
    </Section>
  );
}

function Pin({ business: { pin, lies_in } }: { readonly business: MappedBusiness }) {
  const t = useWords();
  if (pin === 'placed') return <Tag>{t('pin_placed')}</Tag>;
  if (pin === 'missing') return <Tag tone="warning">{t('pin_missing')}</Tag>;
  return <Tag tone="warning">{lies_in === null ? t('pin_outside') : t('pin_elsewhere', { found: lies_in })}</Tag>;
}

function useColumns(): TableColumn<MappedBusiness>[] {
  const t = useWords();
  return [
    {
      key: 'business',
      header: t('business'),
      cell: ({ company_name }) => company_name,
      note: ({ company_code }) => company_code,
    },
    {
      key: 'place',
      header: t('place'),
      cell: ({ address, barangay_name }) => address || barangay_name,
      note: ({ barangay_name }) => barangay_name,
    },
    { key: 'state', header: t('state'), cell: ({ standing }) => <StatusBadge kind="business" status={standing} /> },
    { key: 'pin', header: t('pin'), cell: (business) => <Pin business={business} /> },
  ];
}

function renderMappedCard(business: MappedBusiness) {
  const { company_name, company_code, barangay_name, standing } = business;
  return (
    <RowCard
      title={company_name}
      note={`${company_code} · ${barangay_name}`}
      status={<StatusBadge kind="business" status={standing} />}
      end={<Pin business={business} />}
    />
  );
}
