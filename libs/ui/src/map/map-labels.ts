import * as L from 'leaflet';

import type { MapPosition } from './map-position.ts';
import * as styles from './municipality-map.module.css';

/** A name on the map. */
export interface MapLabel extends MapPosition {
  readonly text: string;
  /** The map shows it from this zoom on. */
  readonly from_zoom: number;
  /** It stands beside a dot; else on its position. */
  readonly is_beside?: boolean | undefined;
  /** Degrees by which it is turned, clockwise. */
  readonly turn?: number | undefined;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

// Pixels of the caption size of 12 pixels, measured for the widest face of the type scale.
const LETTER_WIDTH = 7;
const LABEL_HEIGHT = 20;
const PADDING = 12;
const DOT = 8;

/** Names of a map; of two that would lie on one another, the one that was added first is shown. */
export class MapLabels {
  readonly #map: L.Map;
  readonly #layer: L.LayerGroup;
  #labels: readonly MapLabel[] = [];

  constructor(map: L.Map) {
    this.#map = map;
    this.#layer = L.layerGroup().addTo(map);
    map.on('zoomend', () => this.#place());
  }

  add(labels: readonly MapLabel[]): void {
    this.#labels = [...this.#labels, ...labels];
    this.#place();
  }

  #place(): void {
    this.#layer.clearLayers();
    const zoom = this.#map.getZoom();
    const takenBoxes: Box[] = [];
    for (const label of this.#labels.filter(({ from_zoom }) => from_zoom <= zoom)) {
      const at = this.#map.project([label.lat, label.lng], zoom);
      const sides = label.is_beside ? (['right', 'left'] as const) : (['center'] as const);
      const side = sides.find((one) => !takenBoxes.some((box) => isTouching(box, toBox(label, at, one))));
      if (side === undefined) continue;
      takenBoxes.push(toBox(label, at, side));
      createTooltip(label, side).addTo(this.#layer);
    }
  }
}

type Side = 'right' | 'left' | 'center';

function toBox({ text, turn = 0 }: MapLabel, { x, y }: L.Point, side: Side): Box {
  const labelWidth = text.length * LETTER_WIDTH + PADDING;
  const [cos, sin] = [Math.abs(Math.cos((turn * Math.PI) / 180)), Math.abs(Math.sin((turn * Math.PI) / 180))];
  const width = labelWidth * cos + LABEL_HEIGHT * sin;
  const height = labelWidth * sin + LABEL_HEIGHT * cos;
  const left = { right: x + DOT, left: x - DOT - width, center: x - width / 2 }[side];
  return { left, top: y - height / 2, right: left + width, bottom: y + height / 2 };
}

function isTouching(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function createTooltip({ text, lat, lng, turn = 0 }: MapLabel, side: Side): L.Tooltip {
  const content = document.createElement('span');
  content.textContent = text;
  if (turn !== 0) content.style.rotate = `${turn}deg`;
  return L.tooltip({
    permanent: true,
    pane: 'shadowPane',
    direction: side,
    offset: side === 'center' ? [0, 0] : [side === 'right' ? 4 : -4, 0],
    className: styles[side === 'center' ? 'street' : 'name'] ?? '',
  })
    .setLatLng([lat, lng])
    .setContent(content);
}
