import type { Reference } from '@ebpls/contracts';

import type { Point } from './place-map.tsx';

type Bounds = Reference['municipality']['bounds'];

/** Six decimals are a hand's breadth; more only look exact. */
export function roundPoint({ lat, lng }: Point): Point {
  return { lat: Math.round(lat * 1e6) / 1e6, lng: Math.round(lng * 1e6) / 1e6 };
}

export function isInside({ lat, lng }: Point, { south, west, north, east }: Bounds): boolean {
  return lat >= south && lat <= north && lng >= west && lng <= east;
}

/** Reads two typed coordinates; undefined until both are numbers that exist on earth. */
export function pointFromTexts(lat: string, lng: string): Point | undefined {
  const read = { lat: degrees(lat, 90), lng: degrees(lng, 180) };
  return read.lat === undefined || read.lng === undefined ? undefined : roundPoint({ lat: read.lat, lng: read.lng });
}

function degrees(typed: string, most: number): number | undefined {
  const text = typed.trim().replace(',', '.');
  const read = Number(text);
  return text === '' || Number.isNaN(read) || Math.abs(read) > most ? undefined : read;
}

/** A point in a draft, where nothing has been checked yet. */
export function pointIn(values: { readonly geo_lat?: unknown; readonly geo_lng?: unknown }): Point | undefined {
  return typeof values.geo_lat === 'number' && typeof values.geo_lng === 'number' ? { lat: values.geo_lat, lng: values.geo_lng } : undefined;
}
