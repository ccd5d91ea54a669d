// oxlint-disable-next-line typescript/triple-slash-reference -- the declaration is no module
/// <reference path="../css.d.ts" />
import * as L from 'leaflet';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';

import type { Tone } from '../theme/tokens.ts';
import { drawMunicipality, type LoadStreets, type MunicipalityMapData } from './draw-municipality.ts';
import type { MapPosition } from './map-position.ts';
import * as styles from './municipality-map.module.css';

/** One place, or several that are too near each other. */
export interface PinMark extends MapPosition {
  readonly count: number;
  readonly tone: Tone;
  /** Name of the place: read aloud, and shown when it is chosen. */
  readonly label: string;
}

/** The visible area, in degrees. */
export interface MapView {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly zoom: number;
}

export interface LeafletPinsProps {
  readonly reference: MunicipalityMapData;
  readonly label: string;
  /** Id of a text that leads to the same places as a list. */
  readonly describedBy?: string | undefined;
  readonly marks: readonly PinMark[];
  /** The initially visible part; the whole municipality when it is left out. */
  readonly view?: MapView | undefined;
  readonly onView: (view: MapView) => void;
  /** Fetches the streets once the barangays are drawn; the same function at every render. */
  readonly loadStreets?: LoadStreets | undefined;
}

/** More marks than this are no row of stops for the Tab key: the list beside the map is shorter. */
const MAX_TAB_STOPS = 40;
const REST_MS = 250;
const CLOSER = 2;

/** The municipality with many places. Pressing a mark of several zooms in, a single one shows its name. */
export function LeafletPins({ reference, label, describedBy, marks, view, onView, loadStreets }: LeafletPinsProps) {
  const [map, setMap] = useState<L.Map>();
  const [begin] = useState(view);
  const notifyView = useEffectEvent(onView);

  const draw = useCallback(
    (box: HTMLDivElement | null) => {
      if (!box) return;
      const newMap = drawMunicipality(box, reference, loadStreets);
      if (begin) newMap.setView([(begin.south + begin.north) / 2, (begin.west + begin.east) / 2], begin.zoom);
      setMap(newMap);
      return () => void newMap.remove();
    },
    [reference, begin, loadStreets],
  );

  useEffect(() => {
    let rest: ReturnType<typeof setTimeout> | undefined;
    const handleMove = (): void => {
      clearTimeout(rest);
      rest = setTimeout(() => map && notifyView(toMapView(map)), REST_MS);
    };
    map?.on('moveend', handleMove);
    return () => {
      clearTimeout(rest);
      map?.off('moveend', handleMove);
    };
  }, [map]);

  useEffect(() => {
    if (!map) return;
    const layer = L.layerGroup(marks.map((mark) => drawMark(map, mark, marks.length <= MAX_TAB_STOPS))).addTo(map);
    return () => void layer.remove();
  }, [map, marks]);

  return (
    <div ref={draw} className={styles['map']} role="application" aria-label={label} aria-describedby={describedBy} />
  );
}

function toMapView(map: L.Map): MapView {
  const bounds = map.getBounds();
  return {
    south: bounds.getSouth(),
    west: bounds.getWest(),
    north: bounds.getNorth(),
    east: bounds.getEast(),
    zoom: Math.floor(map.getZoom()),
  };
}

function drawMark(map: L.Map, { lat, lng, count, tone, label }: PinMark, isStop: boolean): L.Marker {
  const icon = L.divIcon({
    className: `${styles['mark'] ?? ''} ${styles[tone] ?? ''}`,
    html: count > 1 ? String(count) : '',
    iconSize: count > 1 ? [40, 40] : [24, 24],
  });
  const mark = L.marker([lat, lng], { icon, keyboard: isStop });
  mark.on('add', () => {
    const element = mark.getElement();
    element?.setAttribute('aria-label', label);
    element?.setAttribute('role', isStop ? 'button' : 'img');
  });
  if (count === 1) {
    const words = document.createElement('span');
    words.textContent = label;
    return mark.bindPopup(words);
  }
  return mark.on('click', () => void map.setView([lat, lng], Math.min(map.getZoom() + CLOSER, map.getMaxZoom())));
}
