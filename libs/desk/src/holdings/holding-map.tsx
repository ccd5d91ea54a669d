import 'leaflet/dist/leaflet.css';

import type { Reference } from '@ebpls/contracts';
import * as L from 'leaflet';
import { useCallback } from 'react';

import * as styles from './holding-map.module.css';

interface HoldingMapProps {
  readonly reference: Pick<Reference, 'municipality' | 'barangays' | 'map_tiles_url'>;
  readonly point: { readonly lat: number; readonly lng: number };
  readonly label: string;
}

/** A barangay and its neighbours are in sight. */
const NEAR = 13;
/** Leaflet draws tooltips at 650. */
const ABOVE_NAMES = '660';

/** The municipality, its barangays and one establishment, drawn from our own figures; tiles only where a server is set. */
export function HoldingMap({ reference, point: { lat, lng }, label }: HoldingMapProps) {
  const draw = useCallback(
    (box: HTMLDivElement | null) => {
      if (!box) return;
      const map = drawMap(box, reference).setView([lat, lng], NEAR);
      map.createPane('pin').style.zIndex = ABOVE_NAMES;
      const drop = document.createElement('span');
      drop.className = styles['pin'] ?? '';
      const icon = L.divIcon({ className: styles['pinbox'] ?? '', html: drop, iconSize: [32, 32], iconAnchor: [16, 28] });
      L.marker([lat, lng], { icon, keyboard: false, alt: label, pane: 'pin' }).addTo(map);
      return () => void map.remove();
    },
    [reference, lat, lng, label],
  );
  return <div ref={draw} className={styles['map']} role="application" aria-label={label} />;
}

function drawMap(box: HTMLElement, { municipality, barangays, map_tiles_url }: HoldingMapProps['reference']): L.Map {
  const { south, west, north, east } = municipality.bounds;
  const bounds = L.latLngBounds([south, west], [north, east]);
  const map = L.map(box, { attributionControl: map_tiles_url !== null, maxBounds: bounds.pad(0.5), minZoom: 9, maxZoom: 18 }).fitBounds(bounds);
  if (map_tiles_url !== null) L.tileLayer(map_tiles_url, { maxZoom: 18 }).addTo(map);
  L.rectangle(bounds, { className: styles['bounds'] ?? '', interactive: false, fill: map_tiles_url === null }).addTo(map);
  for (const { name, lat, lng } of barangays) {
    const centre = L.circleMarker([lat, lng], { radius: 4, className: styles['centre'] ?? '', interactive: false });
    centre.bindTooltip(name, { permanent: true, direction: 'right', offset: [4, 0], className: styles['name'] ?? '' }).addTo(map);
  }
  return map;
}
