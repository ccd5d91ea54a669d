export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;

const MAX_PICTURE_BYTES = 1_000_000; // The tab's storage holds some five of that size.

/** The picture as a data address, so that it survives a reload; nothing when it is none, or too large. */
export function readPicture(file: File): Promise<string | undefined> {
  if (!PICTURE_TYPES.some((type) => type === file.type) || file.size > MAX_PICTURE_BYTES)
    return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => resolve(undefined));
    reader.readAsDataURL(file);
  });
}
