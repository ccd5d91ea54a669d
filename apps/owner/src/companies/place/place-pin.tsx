import type { Reference } from '@ebpls/contracts';
import { loadStreetMap } from '@ebpls/remote-kit';
import { findBarangayAt } from '@ebpls/rules';
import { Button, type MapPosition, Row, Stack, Text } from '@ebpls/ui';
import { MunicipalityMap } from '@ebpls/ui/records';
import { useId, useState } from 'react';

import { useWords } from '../form/form.messages.ts';
import { Coordinates } from './coordinates.tsx';
import { isInside, roundPoint } from '../../shared/place/points.ts';

interface PlacePinProps {
  readonly reference: Reference;
  readonly brgycode?: string | undefined;
  readonly point: MapPosition | undefined;
  readonly onMove?: ((point: MapPosition) => void) | undefined;
  readonly errors?: { readonly lat?: string | undefined; readonly lng?: string | undefined };
}

/** Position of the business: a map for touch and arrow keys, and coordinates to type. */
export function PlacePin({ reference, brgycode, point, onMove, errors = {} }: PlacePinProps) {
  const t = useWords();
  const statusId = useId();
  const label = t('map_label', { municipality: reference.municipality.name });

  return (
    <Stack gap={4}>
      <MunicipalityMap
        reference={reference}
        label={label}
        describedBy={statusId}
        brgycode={brgycode}
        point={point}
        near
        loadStreets={loadStreetMap}
        onMove={onMove && ((movedPoint) => onMove(roundPoint(movedPoint)))}
        loading={<Text tone="muted">{t('map_loading')}</Text>}
        failed={<Text tone="muted">{t('map_failed')}</Text>}
      />
      <output id={statusId}>
        <Text as="span" size="secondary" tone="muted">
          <PinStatus reference={reference} point={point} />
        </Text>
      </output>
      {onMove && <Helpers reference={reference} brgycode={brgycode} onMove={onMove} />}
      {onMove && <Coordinates point={point} onMove={onMove} errors={errors} />}
    </Stack>
  );
}

/** Position of the pin in words, for people who cannot see the map. */
function PinStatus({ reference: { barangays }, point }: Pick<PlacePinProps, 'reference' | 'point'>) {
  const t = useWords();
  if (!point) return t('pin_none');
  const at = `${point.lat}, ${point.lng}`;
  const lies_in = findBarangayAt(point, barangays);
  const barangay = barangays.find(({ brgycode }) => brgycode === lies_in)?.name;
  return barangay === undefined ? t('pin_at', { at }) : t('pin_in', { barangay, at });
}

interface HelpersProps extends Pick<PlacePinProps, 'reference' | 'brgycode'> {
  readonly onMove: (point: MapPosition) => void;
}

function Helpers({ reference, brgycode, onMove }: HelpersProps) {
  const t = useWords();
  const [notice, setNotice] = useState<string>();
  const barangay = reference.barangays.find((one) => one.brgycode === brgycode);

  const locate = (): void => {
    if (!('geolocation' in navigator)) return setNotice(t('location_refused'));
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const ownPoint = roundPoint({ lat: coords.latitude, lng: coords.longitude });
        if (!isInside(ownPoint, reference.municipality.bounds))
          return setNotice(t('location_outside', { municipality: reference.municipality.name }));
        setNotice(undefined);
        onMove(ownPoint);
      },
      () => setNotice(t('location_refused')),
      { enableHighAccuracy: true, timeout: 10_000 },
    );
  };

  return (
    <Stack gap={2}>
      <Row>
        <Button icon="map" onClick={locate}>
          {t('use_my_location')}
        </Button>
        {barangay && (
          <Button kind="quiet" onClick={() => onMove(roundPoint(barangay))}>
            {t('use_barangay')}
          </Button>
        )}
      </Row>
      <output>
        {notice !== undefined && (
          <Text as="span" tone="warning" size="secondary">
            {notice}
          </Text>
        )}
      </output>
    </Stack>
  );
}
