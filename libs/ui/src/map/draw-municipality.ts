// oxlint-disable-next-line typescript/triple-slash-reference -- the declaration is no module
/// <reference path="../css.d.ts" />
import 'leaflet/dist/leaflet.css';

import type { Reference, StreetMap } from '@ebpls/contracts';
import * as L from 'leaflet';

import { drawStreets } from './draw-streets.ts';
import { MapLabels } from './map-labels.ts';
import * as styles from './municipality-map.module.css';

/** Data of a map of the municipality. */
export type MunicipalityMapData = Pick<Reference, 'municipality' | 'barangays' | 'map_tiles_url'>;

/** The shape of a barangay; undefined where its boundary is not known. */
export function toShape({ shape }: MunicipalityMapData['barangays'][number], className = ''): L.Polygon | undefined {
  if (!shape) return undefined;
  const rings = shape.map((ring) => ring.map(([lng, lat]): [number, number] => [lat, lng]));
  return L.polygon(rings, { className, interactive: false });
}

/** Fetches the streets; null where the municipality has no file of them. */
export type LoadStreets = () => Promise<StreetMap | null>;

/** The whole municipality with its barangays; tiles only where a server is set. */
export function drawMunicipality(
  box: HTMLElement,
  { municipality, barangays, map_tiles_url }: MunicipalityMapData,
  loadStreets?: LoadStreets,
): L.Map {
  const { south, west, north, east } = municipality.bounds;
  const bounds = L.latLngBounds([south, west], [north, east]);
  const map = L.map(box, {
    attributionControl: true,
    maxBounds: bounds.pad(0.5),
    minZoom: 9,
    maxZoom: 18,
    zoomSnap: 0.25,
  });
  map.attributionControl.setPrefix(false);
  map.createPane('ground').style.zIndex = '210';
  map.createPane('streets').style.zIndex = '220';
  map.fitBounds(bounds);
  if (map_tiles_url !== null) L.tileLayer(map_tiles_url, { maxZoom: 18 }).addTo(map);
  L.rectangle(bounds, {
    className: styles['bounds'] ?? '',
    pane: 'ground',
    interactive: false,
    fill: map_tiles_url === null,
  }).addTo(map);
  for (const barangay of barangays) toShape(barangay, styles['shape'])?.addTo(map);
  for (const { lat, lng } of barangays)
    L.circleMarker([lat, lng], { radius: 4, className: styles['centre'] ?? '', interactive: false }).addTo(map);
  const labels = new MapLabels(map);
  labels.add(barangays.map(({ name, lat, lng }) => ({ text: name, lat, lng, from_zoom: 0, is_beside: true })));
  void loadStreets?.().then(
    (streets) => streets && map.getContainer().isConnected && drawStreets(map, { streets, labels }),
    () => undefined, // Without streets the barangays are still a map.
  );
  return map;
}
