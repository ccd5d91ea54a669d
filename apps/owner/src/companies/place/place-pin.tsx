import type { Reference } from '@ebpls/contracts';
import { Button, Grid, NumberField, type Place, Row, Stack, Text, TownMap } from '@ebpls/ui';
import { useState } from 'react';

import { useWords } from '../form/form.messages.ts';
import { isInside, pointFromTexts, roundPoint } from './points.ts';

interface PlacePinProps {
  readonly reference: Reference;
  readonly brgycode?: string | undefined;
  readonly point: Place | undefined;
  readonly onMove?: ((point: Place) => void) | undefined;
  readonly errors?: { readonly lat?: string | undefined; readonly lng?: string | undefined };
}

/** Where the business is: a map for the finger, coordinates for the keyboard, both the same point. */
export function PlacePin({ reference, brgycode, point, onMove, errors = {} }: PlacePinProps) {
  const t = useWords();
  const label = t('map_label', { municipality: reference.municipality.name });

  return (
    <Stack gap={4}>
      <TownMap
        reference={reference}
        label={label}
        brgycode={brgycode}
        point={point}
        onMove={onMove && ((moved) => onMove(roundPoint(moved)))}
        loading={<Text tone="muted">{t('map_loading')}</Text>}
        failed={<Text tone="muted">{t('map_failed')}</Text>}
      />
      {onMove && <Helpers reference={reference} brgycode={brgycode} onMove={onMove} />}
      {onMove && <Coordinates point={point} onMove={onMove} errors={errors} />}
    </Stack>
  );
}

interface Moving extends PlacePinProps {
  readonly onMove: (point: Place) => void;
}

function Helpers({ reference, brgycode, onMove }: Omit<Moving, 'point'>) {
  const t = useWords();
  const [told, setTold] = useState<string>();
  const barangay = reference.barangays.find((known) => known.brgycode === brgycode);

  const locate = (): void => {
    if (!('geolocation' in navigator)) return setTold(t('location_refused'));
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const here = roundPoint({ lat: coords.latitude, lng: coords.longitude });
        if (!isInside(here, reference.municipality.bounds))
          return setTold(t('location_outside', { municipality: reference.municipality.name }));
        setTold(undefined);
        onMove(here);
      },
      () => setTold(t('location_refused')),
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
        {told !== undefined && (
          <Text as="span" tone="warning" size="secondary">
            {told}
          </Text>
        )}
      </output>
    </Stack>
  );
}

function Coordinates({ point, onMove, errors = {} }: Omit<Moving, 'reference'>) {
  const t = useWords();
  const [typed, setTyped] = useState(() => textsOf(point));
  const [shown, setShown] = useState(point);
  // The map moved the pin: the texts follow without losing the focus that may stand in one of them.
  if (point !== shown) {
    setShown(point);
    setTyped(textsOf(point));
  }

  const finish = (): void => {
    const moved = pointFromTexts(typed.lat, typed.lng);
    if (moved && (moved.lat !== point?.lat || moved.lng !== point.lng)) onMove(moved);
  };

  return (
    <Grid columns={2} gap={4}>
      <NumberField
        id="geo_lat"
        label={t('geo_lat')}
        inputMode="decimal"
        value={typed.lat}
        onChange={({ target }) => setTyped({ ...typed, lat: target.value })}
        onBlur={finish}
        error={errors.lat}
      />
      <NumberField
        id="geo_lng"
        label={t('geo_lng')}
        inputMode="decimal"
        value={typed.lng}
        onChange={({ target }) => setTyped({ ...typed, lng: target.value })}
        onBlur={finish}
        error={errors.lng}
      />
    </Grid>
  );
}

function textsOf(point: Place | undefined): { readonly lat: string; readonly lng: string } {
  return { lat: point ? String(point.lat) : '', lng: point ? String(point.lng) : '' };
}
