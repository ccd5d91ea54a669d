import { Button, Grid, NumberField, type MapPosition } from '@ebpls/ui';
import { useState } from 'react';

import { useWords } from '../form/form.messages.ts';
import { parsePoint } from '../../shared/place/points.ts';

interface CoordinatesProps {
  readonly point: MapPosition | undefined;
  readonly onMove: (point: MapPosition) => void;
  readonly errors: { readonly lat?: string | undefined; readonly lng?: string | undefined };
}

/** Latitude and longitude for whoever has them; asked for behind a button, or where they are what is wrong. */
export function Coordinates({ errors, ...moving }: CoordinatesProps) {
  const t = useWords();
  const [isAsked, ask] = useState(false);
  if (isAsked || errors.lat !== undefined || errors.lng !== undefined)
    return <CoordinateFields errors={errors} {...moving} />;
  return (
    <div>
      <Button kind="quiet" onClick={() => ask(true)}>
        {t('type_coordinates')}
      </Button>
    </div>
  );
}

function CoordinateFields({ point, onMove, errors }: CoordinatesProps) {
  const t = useWords();
  const [typed, setTyped] = useState(() => textsOf(point));
  const [shown, setShown] = useState(point);
  // The map moved the pin: the texts follow without losing the focus that may stand in one of them.
  if (point !== shown) {
    setShown(point);
    setTyped(textsOf(point));
  }

  const finish = (): void => {
    const moved = parsePoint(typed.lat, typed.lng);
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

function textsOf(point: MapPosition | undefined): { readonly lat: string; readonly lng: string } {
  return { lat: point ? String(point.lat) : '', lng: point ? String(point.lng) : '' };
}
