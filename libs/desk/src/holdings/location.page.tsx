import { callEndpoint } from '@ebpls/api-client';
import { getHolding, getReference, getLocationView } from '@ebpls/contracts';
import { loadStreetMap } from '@ebpls/remote-kit';
import { Button, EmptyState, Facts, Page, Remark, Stack, Text } from '@ebpls/ui';
import { MunicipalityMap } from '@ebpls/ui/records';
import { StatusBadge } from '@ebpls/ui/lists';
import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router';

import { useOffice } from '../clearances/find-office.ts';
import { useWords } from './holdings.messages.ts';

export async function loader({ params, request }: LoaderFunctionArgs) {
  const company_code = params['company_code'] ?? '';
  const [holding, reference] = await Promise.all([
    callEndpoint(getHolding, { params: { company_code }, signal: request.signal }),
    callEndpoint(getReference, { signal: request.signal }),
  ]);
  return { holding, reference };
}

/**
 * The location of an establishment. The type is a kind of holding and every kind shows the same place (decision D26);
 * offices only read and never move the pin.
 */
export function Component() {
  const { holding } = useLoaderData<typeof loader>();
  const { type } = useParams();
  const t = useWords();
  const base = `/${useOffice() ?? ''}/request/holdings`;
  const { company_code, company_name } = holding;

  return (
    <Page
      title={company_name}
      subtitle={company_code}
      status={<StatusBadge kind="business" status={holding.standing} />}
      breadcrumb={[{ label: t('title'), to: `${base}/list` }, { label: t('location') }]}
    >
      {getLocationView(type) !== undefined && <LocationView />}
      {getLocationView(type) === undefined && (
        <EmptyState
          icon="map"
          title={t('unknown_view')}
          action={<Button to={`${base}/location/view/${company_code}`}>{t('see_map')}</Button>}
        >
          {t('unknown_view_text')}
        </EmptyState>
      )}
    </Page>
  );
}

function LocationView() {
  const { holding, reference } = useLoaderData<typeof loader>();
  const t = useWords();
  const { owner_name, barangay_name, address, lines, permit_no, geo_lat, geo_lng, pin_elsewhere } = holding;
  const point = geo_lat === null || geo_lng === null ? undefined : { lat: geo_lat, lng: geo_lng };
  return (
    <Stack gap={6}>
      {!point && <Text tone="muted">{t('no_pin')}</Text>}
      {pin_elsewhere && (
        <Remark icon="alert" tone="warning">
          {pin_elsewhere.barangay_name === null
            ? t('pin_outside', { declared: barangay_name })
            : t('pin_other', { found: pin_elsewhere.barangay_name, declared: barangay_name })}
        </Remark>
      )}
      {point && (
        <MunicipalityMap
          reference={reference}
          point={point}
          near
          loadStreets={loadStreetMap}
          label={t('map_of', { business: holding.company_name })}
          loading={<Text tone="muted">{t('map_loading')}</Text>}
          failed={<Text tone="muted">{t('map_failed')}</Text>}
        />
      )}
      <Facts
        columns={2}
        items={[
          { label: t('owner'), value: owner_name },
          { label: t('lines'), value: lines.join(', ') },
          { label: t('place'), value: address || barangay_name },
          { label: t('permit'), value: permit_no },
          { label: t('coordinates'), value: point && `${point.lat}, ${point.lng}` },
        ]}
      />
    </Stack>
  );
}
