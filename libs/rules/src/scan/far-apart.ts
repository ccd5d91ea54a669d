// Detects impossible travel: two scans of one permit code too far apart for the time between them.

const EARTH_KM = 6_371;
/**
 * Speed above which two scans of one permit code are impossible travel: faster than any car or boat between two
 * barangays; slower than a plane, in which no permit on a wall travels.
 */
const FASTEST_KMH = 120;
/** Below this, two phones may only disagree about where they are. */
const MIN_APART_KM = 3;

export interface Sighting {
  readonly lat: number;
  readonly lng: number;
  /** In metres, as reported by the device. */
  readonly accuracy: number;
  readonly seen_at: string;
}

/** Kilometres between two places along the surface of the earth. */
export function computeKilometres(one: Pick<Sighting, 'lat' | 'lng'>, other: Pick<Sighting, 'lat' | 'lng'>): number {
  const rad = (degrees: number): number => (degrees * Math.PI) / 180;
  const half = (from: number, to: number): number => Math.sin(rad(to - from) / 2) ** 2;
  const chord = half(one.lat, other.lat) + Math.cos(rad(one.lat)) * Math.cos(rad(other.lat)) * half(one.lng, other.lng);
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Whether one code was seen at two places between which nobody travels in that time: one of the papers is a copy. */
export function isFarApart(one: Sighting, other: Sighting): boolean {
  const apart = computeKilometres(one, other) - (one.accuracy + other.accuracy) / 1_000;
  const hours = Math.abs(Date.parse(one.seen_at) - Date.parse(other.seen_at)) / 3_600_000;
  return apart > MIN_APART_KM && apart > hours * FASTEST_KMH;
}
