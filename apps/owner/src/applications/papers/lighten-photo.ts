/** A paper stays readable at that many pixels, and a phone's photo shrinks to a tenth. */
const LONGEST_SIDE = 2_000;
const JPEG_QUALITY = 0.82;
/** Below that a photo travels as it is. */
const LIGHT_ENOUGH = 600_000;

/** The size that fits into the longest side with the same proportions; never larger than it was. */
export function fittedSize(width: number, height: number): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/**
 * Makes a large photo smaller before it is sent. A PDF, a light photo or one that this browser cannot read is left as
 * it is.
 */
export async function lightenPhoto(file: File): Promise<File> {
  if (!file.type.startsWith('image/') || file.size <= LIGHT_ENOUGH || !('createImageBitmap' in globalThis)) return file;
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return file;
  const smaller = await redraw(picture);
  picture.close();
  if (!smaller || smaller.size >= file.size) return file;
  return new File([smaller], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' });
}

function redraw(picture: ImageBitmap): Promise<Blob | null> {
  const { width, height } = fittedSize(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY);
  });
}
