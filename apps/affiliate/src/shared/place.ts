import type { Scan } from './scan-queue.ts';

const PATIENCE_MS = 3_000;

/** Where the device is, when its owner allowed it before; nobody is asked in the middle of a scan. */
export async function placeIfAllowed(): Promise<Scan['place']> {
  const permission = await navigator.permissions?.query({ name: 'geolocation' }).catch(() => undefined);
  return permission?.state === 'granted' ? askPlace() : undefined;
}

/** Asks the device where it is; the browser asks the person the first time. Undefined when they decline. */
export function askPlace(): Promise<Scan['place']> {
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({ lat: latitude, lng: longitude, accuracy: Math.min(accuracy, 100_000) }),
      () => resolve(undefined),
      { timeout: PATIENCE_MS, maximumAge: 60_000 },
    );
  });
}
