import type { FieldPlace } from '@ebpls/contracts';

import { type FieldPhoto, createUuid } from './field-works.ts';

const MAX_PHOTO_SIDE_PX = 1600; // pixels: enough to read a label on a wall, and a tenth of a camera's size
const QUALITY = 0.8;
const POSITION_TIMEOUT_MS = 8_000;

/** A photo with the position where it was taken, made small enough to be stored and sent. */
export async function takePhoto(file: File): Promise<FieldPhoto> {
  const [picture, place] = await Promise.all([shrinkPhoto(file), placeNow()]);
  return { photo_key: createUuid(), picture, taken_at: new Date().toISOString(), place };
}

/** Position of this device; null when the person or the device does not provide it. */
export function placeNow(): Promise<FieldPlace | null> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) {
      resolve(null);
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({ latitude, longitude, accuracy_m: Math.min(100_000, Math.round(accuracy)) }),
      () => resolve(null),
      { enableHighAccuracy: true, timeout: POSITION_TIMEOUT_MS, maximumAge: 60_000 },
    );
  });
}

/** The picture as a smaller JPEG; as it came when this browser cannot draw it, for the server to check. */
async function shrinkPhoto(file: File): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, MAX_PHOTO_SIDE_PX / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    return blob ?? file;
  } catch {
    return file;
  }
}
