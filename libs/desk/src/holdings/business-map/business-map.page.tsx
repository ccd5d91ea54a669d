import { callEndpoint } from '@ebpls/api-client';
import { getReference, listMappedBusinesses, listPinClusters, type PinCluster } from '@ebpls/contracts';
import { loadStreetMap } from '@ebpls/remote-kit';
import { type MapView, Page, type PinMark, Stack, Text, useLocale } from '@ebpls/ui';
import { PinsMap } from '@ebpls/ui/records';
import { getStatusText, getStatusTone } from '@ebpls/ui/lists';
import { useId, useMemo, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useSearchParams } from 'react-router';

import { useOffice } from '../../clearances/find-office.ts';
import { useWords } from './business-map.messages.ts';
import { getMapAddress, readMap, formatMapView } from './map-address.ts';
import { MapFilters } from './map-filters.tsx';
import { MappedList } from './mapped-list.tsx';

const MUNICIPALITY_ZOOM = 11; // zoom at which the whole municipality is shown first

/** Loads the pins of businesses in the visible part of the map, and the businesses as a list. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { standing, brgycode, line, pin, cursor, view } = readMap(new URL(request.url).searchParams);
  const { signal } = request;
  const filters = { standing, brgycode, line };
  const reference = await callEndpoint(getReference, { signal });
  const { zoom, box } = formatMapView(view ?? { ...reference.municipality.bounds, zoom: MUNICIPALITY_ZOOM });
  const [south = '', west = '', north = '', east = ''] = box.split(',');
  const [clusters, list] = await Promise.all([
    callEndpoint(listPinClusters, { query: { ...filters, south, west, north, east, zoom }, signal }),
    callEndpoint(listMappedBusinesses, { query: { ...filters, pin, cursor }, signal }),
  ]);
  return { reference, clusters: clusters.data, businesses: list };
}

/** Businesses of the municipality, or of the barangay, on a map and as a list. */
export function Component() {
  const data = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const t = useWords();
  const help = useId();
  const isBarangay = useOffice() === 'barangay';
  // The map keeps its first reference data: a new answer moves marks only.
  const [reference] = useState(data.reference);
  const marks = useMarks(data.clusters);
  const at = readMap(params);
  const look = (view: MapView): void =>
    void navigate(getMapAddress(params, formatMapView(view)), { replace: true, preventScrollReset: true });

  return (
    <Page title={t('title')} subtitle={t('subtitle')} width="wide">
      <Stack gap={6}>
        <MapFilters at={at} reference={reference} isBarangay={isBarangay} />
        <Stack gap={2}>
          <PinsMap
            reference={reference}
            label={t('map')}
            describedBy={help}
            marks={marks}
            view={at.view}
            onView={look}
            loadStreets={loadStreetMap}
            loading={<Text tone="muted">{t('map_loading')}</Text>}
            failed={<Text tone="muted">{t('map_failed')}</Text>}
          />
          <Text id={help} size="caption" tone="muted">
            {t('map_help')}
          </Text>
        </Stack>
        <MappedList at={at} listed={data.businesses} />
      </Stack>
    </Page>
  );
}

function useMarks(clusters: readonly PinCluster[]): PinMark[] {
  const t = useWords();
  const locale = useLocale();
  return useMemo(() => {
    const getLabel = ({ count, standing, company_code, company_name }: PinCluster): string => {
      const statusText = standing === null ? '' : getStatusText('business', standing, locale);
      if (company_code !== null) return t('one', { name: company_name ?? '', code: company_code, state: statusText });
      return standing === null ? t('several', { count }) : t('several_alike', { count, state: statusText });
    };
    return clusters.map((cluster) => ({
      lat: cluster.lat,
      lng: cluster.lng,
      count: cluster.count,
      tone: cluster.standing === null ? 'info' : getStatusTone('business', cluster.standing),
      label: getLabel(cluster),
    }));
  }, [clusters, t, locale]);
}
