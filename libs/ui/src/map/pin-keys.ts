import type * as L from 'leaflet';
import { useEffect, useEffectEvent } from 'react';

import type { MapPosition } from './map-position.ts';

const STEP = 8; // pixels by which an arrow moves the pin; with Shift it moves further
const STRIDE = 40;

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The arrows move the pin while the map has the focus; the first one puts it in the middle of what is seen. */
export function usePinKeys(
  map: L.Map | undefined,
  point: MapPosition | undefined,
  onMove: ((point: MapPosition) => void) | undefined,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!map || !onMove || !arrow || event.target !== map.getContainer()) return;
    event.preventDefault();
    // Leaflet's own arrow keys pan the map.
    event.stopImmediatePropagation();
    if (!point) return onMove(toPlace(map.getCenter()));
    const at = map.latLngToContainerPoint([point.lat, point.lng]);
    const step = event.shiftKey ? STRIDE : STEP;
    onMove(toPlace(map.containerPointToLatLng([at.x + arrow[0] * step, at.y + arrow[1] * step])));
  });
  useEffect(() => {
    const box = map?.getContainer();
    box?.addEventListener('keydown', press, true);
    return () => box?.removeEventListener('keydown', press, true);
  }, [map]);
}

function toPlace({ lat, lng }: L.LatLng): MapPosition {
  return { lat, lng };
}
