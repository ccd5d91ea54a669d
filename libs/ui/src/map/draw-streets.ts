import { STREET_KINDS, type Street, type StreetMap } from '@ebpls/contracts';
import * as L from 'leaflet';

import type { MapLabel, MapLabels } from './map-labels.ts';
import * as styles from './municipality-map.module.css';

/** Roads have their names where a barangay fills the map, streets where a quarter does. */
const NAME_ZOOM = { road: 14, street: 16, path: 17 } as const;

const CLASSES = { road: 'road', street: 'lane', path: 'path' } as const; // `street` is a name of one.

/** Draws the streets below everything else: one path of the drawing for each kind, however many streets there are. */
export function drawStreets(
  map: L.Map,
  { streets: { attribution, streets }, labels }: { readonly streets: StreetMap; readonly labels: MapLabels },
): void {
  const credit = attribution.replaceAll(/[<>&]/g, ''); // Leaflet writes it as HTML.
  for (const kind of STREET_KINDS.toReversed()) {
    const lines = streets.filter((street) => street.kind === kind).map(({ line }) => line.map(toLatLng));
    L.polyline(lines, {
      className: styles[CLASSES[kind]] ?? '',
      pane: 'streets',
      interactive: false,
      attribution: credit,
    }).addTo(map);
  }
  labels.add(STREET_KINDS.flatMap((kind) => listNames(streets.filter((street) => street.kind === kind))));
}

function toLatLng([lng, lat]: readonly [number, number]): [number, number] {
  return [lat, lng];
}

/** One name for each street, however many lines it has: on the longest of them. */
function listNames(streets: readonly Street[]): MapLabel[] {
  const longestStreets = new Map<string, Street>();
  for (const street of streets) {
    const { name } = street;
    if (name !== undefined && measureLine(street) > measureLine(longestStreets.get(name)))
      longestStreets.set(name, street);
  }
  return [...longestStreets.values()].map(toLabel);
}

function measureLine(street: Street | undefined): number {
  const [start, end] = [street?.line[0], street?.line.at(-1)];
  return start && end ? Math.hypot(end[0] - start[0], end[1] - start[1]) : -1;
}

/** The name lies along the middle piece of the line, never upside down. */
function toLabel({ name = '', kind, line }: Street): MapLabel {
  const middle = Math.floor((line.length - 1) / 2);
  const [[lng, lat], [nextLng, nextLat]] = [line[middle] ?? [0, 0], line[middle + 1] ?? [0, 0]];
  const east = (nextLng - lng) * Math.cos((lat * Math.PI) / 180);
  const degrees = (Math.atan2(lat - nextLat, east) * 180) / Math.PI;
  const upright = Math.abs(degrees) > 90 ? degrees - Math.sign(degrees) * 180 : degrees;
  return {
    text: name,
    lat: (lat + nextLat) / 2,
    lng: (lng + nextLng) / 2,
    from_zoom: NAME_ZOOM[kind],
    turn: Math.round(upright),
  };
}
