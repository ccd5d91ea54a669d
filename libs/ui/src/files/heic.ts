/**
 * Brands of HEIF photos in HEVC (ISO/IEC 23008-12, annex B), which browsers cannot show; `mif1` and `msf1` are written
 * by older iPhones.
 */
const BRANDS: readonly string[] = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'];
const BRAND_END_BYTES = 12;

/** Whether any of these files is a photo in HEIC, by its bytes, independent of its name. */
export async function hasHeicPhoto(files: readonly File[]): Promise<boolean> {
  const checks = await Promise.all(files.filter(mayBeHeic).map(isHeicPhoto));
  return checks.includes(true);
}

/** Without reading it: a PDF or a table is none. */
export function mayBeHeic({ name, type }: File): boolean {
  return type === '' || type.startsWith('image/') || /\.hei[cf]$/i.test(name);
}

async function isHeicPhoto(file: File): Promise<boolean> {
  const head = await readStart(file);
  return head.slice(4, 8) === 'ftyp' && BRANDS.includes(head.slice(8));
}

/** The bytes as the characters of their numbers; empty where this browser cannot read the file: the server checks it. */
function readStart(file: File): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onloadend = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.readAsText(file.slice(0, BRAND_END_BYTES), 'latin1');
  });
}
