import { Button, Grid, NumberField, type MapPosition } from '@ebpls/ui';
import { useState } from 'react';

import { useWords } from '../form/form.messages.ts';
import { parsePoint } from '../../shared/place/points.ts';

interface CoordinatesProps {
  readonly point: MapPosition | undefined;
  readonly onMove: (point: MapPosition) => void;
  readonly errors: { readonly lat?: string | undefined; readonly lng?: string | undefined };
}

/** Latitude and longitude for owners who know them; shown behind a button, or where they are wrong. */
export function Coordinates({ errors, ...moving }: CoordinatesProps) {
  const t = useWords();
  const [isAsked, setAsked] = useState(false);
  if (isAsked || errors.lat !== undefined || errors.lng !== undefined)
    return <CoordinateFields errors={errors} {...moving} />;
  return (
    <div>
      <Button kind="quiet" onClick={() => setAsked(true)}>
        {t('type_coordinates')}
      </Button>
    </div>
  );
}

function CoordinateFields({ point, onMove, errors }: CoordinatesProps) {
  const t = useWords();
  const [texts, setTexts] = useState(() => toTexts(point));
  const [shownPoint, setShownPoint] = useState(point);
  // The map moved the pin: the texts follow without losing a focus in one of them.
  if (point !== shownPoint) {
    setShownPoint(point);
    setTexts(toTexts(point));
  }

  const finish = (): void => {
    const movedPoint = parsePoint(texts.lat, texts.lng);
    if (movedPoint && (movedPoint.lat !== point?.lat || movedPoint.lng !== point.lng)) onMove(movedPoint);
  };

  return (
    <Grid columns={2} gap={4}>
      <NumberField
        id="geo_lat"
        label={t('geo_lat')}
        inputMode="decimal"
        value={texts.lat}
        onChange={({ target }) => setTexts({ ...texts, lat: target.value })}
        onBlur={finish}
        error={errors.lat}
      />
      <NumberField
        id="geo_lng"
        label={t('geo_lng')}
        inputMode="decimal"
        value={texts.lng}
        onChange={({ target }) => setTexts({ ...texts, lng: target.value })}
        onBlur={finish}
        error={errors.lng}
      />
    </Grid>
  );
}

function toTexts(point: MapPosition | undefined): { readonly lat: string; readonly lng: string } {
  return { lat: point ? String(point.lat) : '', lng: point ? String(point.lng) : '' };
}
