// Rounds and parses map positions of a business.

import type { Reference } from '@ebpls/contracts';
import type { MapPosition } from '@ebpls/ui';

type Bounds = Reference['municipality']['bounds'];

/** Six decimals are about ten centimetres; more would be false precision. */
export function roundPoint({ lat, lng }: MapPosition): MapPosition {
  return { lat: Math.round(lat * 1e6) / 1e6, lng: Math.round(lng * 1e6) / 1e6 };
}

export function isInside({ lat, lng }: MapPosition, { south, west, north, east }: Bounds): boolean {
  return lat >= south && lat <= north && lng >= west && lng <= east;
}

/** Parses two typed coordinates; undefined until both are valid numbers. */
export function parsePoint(lat: string, lng: string): MapPosition | undefined {
  const point = { lat: parseDegrees(lat, 90), lng: parseDegrees(lng, 180) };
  return point.lat === undefined || point.lng === undefined
    ? undefined
    : roundPoint({ lat: point.lat, lng: point.lng });
}

function parseDegrees(value: string, limit: number): number | undefined {
  const text = value.trim().replace(',', '.');
  const degrees = Number(text);
  return text === '' || Number.isNaN(degrees) || Math.abs(degrees) > limit ? undefined : degrees;
}

/** Returns the point of an unchecked draft, if any. */
export function findPoint(values: { readonly geo_lat?: unknown; readonly geo_lng?: unknown }): MapPosition | undefined {
  return typeof values.geo_lat === 'number' && typeof values.geo_lng === 'number'
    ? { lat: values.geo_lat, lng: values.geo_lng }
    : undefined;
}
