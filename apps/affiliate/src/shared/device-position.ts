import type { Scan } from './scan-queue.ts';

const GEOLOCATION_TIMEOUT_MS = 3_000;

/**
 * Returns the position of the device if its owner allowed that before; a scan is never interrupted by a permission
 * prompt.
 */
export async function findPositionIfAllowed(): Promise<Scan['place']> {
  const permission = await navigator.permissions?.query({ name: 'geolocation' }).catch(() => undefined);
  return permission?.state === 'granted' ? requestPosition() : undefined;
}

/** Requests the position of the device; the browser asks for permission the first time. Undefined when it is denied. */
export function requestPosition(): Promise<Scan['place']> {
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({ lat: latitude, lng: longitude, accuracy: Math.min(accuracy, 100_000) }),
      () => resolve(undefined),
      { timeout: GEOLOCATION_TIMEOUT_MS, maximumAge: 60_000 },
    );
  });
}
