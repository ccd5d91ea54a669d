import { PIN_STATES, type PinState, type BusinessStanding, STANDINGS } from '@ebpls/contracts';
import type { MapView } from '@ebpls/ui';
import * as v from 'valibot';

const NEAREST = 20;

/** The state of the map in its address: the filters, the list, and the visible box. */
export interface MapAddress {
  readonly standing: BusinessStanding | undefined;
  readonly brgycode: string | undefined;
  readonly line: string | undefined;
  readonly pin: PinState | undefined;
  readonly cursor: string | undefined;
  readonly view: MapView | undefined;
}

/** Reads it; what a person mistyped narrows nothing. */
export function readMap(params: URLSearchParams): MapAddress {
  const text = (name: string): string | undefined => params.get(name) || undefined;
  return {
    standing: STANDINGS.find((candidate) => candidate === params.get('state')),
    brgycode: text('brgycode'),
    line: text('line'),
    pin: PIN_STATES.find((candidate) => candidate === params.get('pin')),
    cursor: text('cursor'),
    view: readView(params.get('box'), params.get('zoom')),
  };
}

const BOX = v.strictTuple([defineDegrees(90), defineDegrees(180), defineDegrees(90), defineDegrees(180)]);

function defineDegrees(limit: number) {
  return v.pipe(v.string(), v.nonEmpty(), v.transform(Number), v.minValue(-limit), v.maxValue(limit));
}

function readView(box: string | null, zoom: string | null): MapView | undefined {
  const result = v.safeParse(BOX, (box ?? '').split(','));
  if (!result.success || zoom === null || !/^\d{1,2}$/.test(zoom)) return undefined;
  const [south, west, north, east] = result.output;
  return { south, west, north, east, zoom: Math.min(Number(zoom), NEAREST) };
}

/** The same address with a change; another filter starts the list from its first page. */
export function getMapAddress(params: URLSearchParams, change: Readonly<Record<string, string | undefined>>): string {
  const next = new URLSearchParams(params);
  if (!('cursor' in change) && !('box' in change)) next.delete('cursor');
  for (const [name, value] of Object.entries(change))
    if (value === undefined || value === '') next.delete(name);
    else next.set(name, value);
  return `?${next}`;
}

/** A metre is enough. */
const DEGREE_PRECISION = 100_000;

/** A view as an address writes it. */
export function formatMapView({ south, west, north, east, zoom }: MapView): { box: string; zoom: string } {
  const clampDegrees = (degrees: number, limit: number): string =>
    String(Math.round(Math.min(Math.max(degrees, -limit), limit) * DEGREE_PRECISION) / DEGREE_PRECISION);
  return {
    box: [clampDegrees(south, 90), clampDegrees(west, 180), clampDegrees(north, 90), clampDegrees(east, 180)].join(','),
    zoom: String(zoom),
  };
}
