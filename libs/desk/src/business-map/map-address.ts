import { BUSINESS_STATES, type BusinessState, PIN_STATES, type PinState } from '@ebpls/contracts';
import type { MapView } from '@ebpls/ui';

/** What the address of the map names: the narrowing, the list, and what is in sight. */
export interface MapAddress {
  readonly state: BusinessState | undefined;
  readonly brgycode: string | undefined;
  readonly line: string | undefined;
  readonly pin: PinState | undefined;
  readonly cursor: string | undefined;
  readonly view: MapView | undefined;
}

/** Reads it; what a person mistyped narrows nothing. */
export function readMap(asked: URLSearchParams): MapAddress {
  const text = (name: string): string | undefined => asked.get(name) || undefined;
  return {
    state: BUSINESS_STATES.find((known) => known === asked.get('state')),
    brgycode: text('brgycode'),
    line: text('line'),
    pin: PIN_STATES.find((known) => known === asked.get('pin')),
    cursor: text('cursor'),
    view: readView(asked.get('box'), asked.get('zoom')),
  };
}

function readView(box: string | null, zoom: string | null): MapView | undefined {
  const [south, west, north, east, ...more] = (box ?? '').split(',').map(Number);
  const near = Number(zoom);
  if (south === undefined || west === undefined || north === undefined || east === undefined) return undefined;
  const isView = more.length === 0 && [south, west, north, east, near].every(Number.isFinite) && zoom !== null;
  return isView && Math.abs(south) <= 90 && Math.abs(north) <= 90 && Math.abs(west) <= 180 && Math.abs(east) <= 180
    ? { south, west, north, east, zoom: Math.min(Math.max(Math.floor(near), 0), 20) }
    : undefined;
}

/** The same address with something changed; another narrowing begins the list anew. */
export function mapAt(asked: URLSearchParams, change: Readonly<Record<string, string | undefined>>): string {
  const next = new URLSearchParams(asked);
  if (!('cursor' in change) && !('box' in change)) next.delete('cursor');
  for (const [name, value] of Object.entries(change))
    if (value === undefined || value === '') next.delete(name);
    else next.set(name, value);
  return `?${next}`;
}

/** A metre is enough. */
const PARTS = 100_000;

/** A view as an address writes it. */
export function viewWritten({ south, west, north, east, zoom }: MapView): { box: string; zoom: string } {
  const within = (degrees: number, most: number): string =>
    String(Math.round(Math.min(Math.max(degrees, -most), most) * PARTS) / PARTS);
  return {
    box: [within(south, 90), within(west, 180), within(north, 90), within(east, 180)].join(','),
    zoom: String(zoom),
  };
}
