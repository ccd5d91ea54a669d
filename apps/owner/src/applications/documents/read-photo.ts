// Reads a photo of a document and makes it smaller before the upload.

import { listHints, type Hint } from './legibility.ts';

/** Bytes that a phone on prepaid data sends in a few seconds. */
const MAX_PHOTO_BYTES = 400_000;
/** The first size that is light enough is used: small print stays readable in all of them. */
const ENCODINGS = [
  { longest: 2_000, quality: 0.82 },
  { longest: 2_000, quality: 0.68 },
  { longest: 1_800, quality: 0.6 },
  { longest: 1_600, quality: 0.5 },
  { longest: 1_300, quality: 0.45 },
] as const;
const THUMBNAIL_SIZE_PX = 128;
/** In pixels: enough to tell sharp print from blurred, and quick on a cheap phone. */
const SHARPNESS_SIZE_PX = 640;

/** A photo in the form in which it is sent. */
export interface Photo {
  readonly key: string;
  readonly file: File;
  /** Thumbnail as a data address; undefined where this browser cannot read the photo. */
  readonly thumbnail: string | undefined;
  readonly hints: readonly Hint[];
}

/** Returns the size that fits into the longest side with the same proportions; never larger than the original. */
export function computeFittedSize(
  { width, height }: { readonly width: number; readonly height: number },
  longestSide: number,
): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

let photos = 0;

/**
 * Reads a photo and makes it light before it is sent: redrawn upright, without the camera's metadata. A file that this
 * browser cannot read stays as it is.
 */
export async function readPhoto(file: File): Promise<Photo> {
  photos += 1;
  const key = `${photos}`;
  const picture = 'createImageBitmap' in globalThis ? await createImageBitmap(file).catch(() => undefined) : undefined;
  if (!picture) return { key, file, thumbnail: undefined, hints: [] };
  try {
    return {
      key,
      file: await createSmallerFile(picture, file),
      thumbnail: drawScaled(picture, THUMBNAIL_SIZE_PX).toDataURL('image/jpeg', 0.7),
      hints: computeHints(drawScaled(picture, SHARPNESS_SIZE_PX)),
    };
  } finally {
    picture.close();
  }
}

async function createSmallerFile(picture: ImageBitmap, file: File): Promise<File> {
  const blob = await encodePhoto(picture);
  // A drawing with few colours may be lighter in its original form; a PNG is never rotated by camera metadata.
  if (!blob || (file.type === 'image/png' && file.size <= blob.size)) return file;
  return new File([blob], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' });
}

/** Returns the first try that is light enough, or else the last one. */
async function encodePhoto(picture: ImageBitmap): Promise<Blob | null> {
  let last: Blob | null = null;
  for (const { longest, quality } of ENCODINGS) {
    last = (await encodeJpeg(drawScaled(picture, longest), quality)) ?? last;
    if (last && last.size <= MAX_PHOTO_BYTES) return last;
  }
  return last;
}

function drawScaled(picture: ImageBitmap, longestSide: number): HTMLCanvasElement {
  const { width, height } = computeFittedSize(picture, longestSide);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas
    .getContext('2d', { willReadFrequently: longestSide === SHARPNESS_SIZE_PX })
    ?.drawImage(picture, 0, 0, width, height);
  return canvas;
}

function computeHints(canvas: HTMLCanvasElement): Hint[] {
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
  return pixels ? listHints(pixels) : [];
}

function encodeJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });
}
