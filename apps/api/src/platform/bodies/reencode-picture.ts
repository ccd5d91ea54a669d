// Re-encodes an uploaded picture, so that only its pixels are stored.

import type { Metadata, Sharp, SharpOptions } from 'sharp';

import type { MessageKey } from '../messages/catalogue.ts';
import { findFileKind, isHeic } from './file-kind.ts';
import { createFileRefusal } from './file-part.ts';
import { openSemaphore } from './semaphore.ts';

/** Checked in the header, before a pixel is decoded: the cameras of phones usually make 12 to 24 megapixels. */
const MAX_PIXELS = 40_000_000;
// Small print of a photographed certificate stays readable; half the size of a phone's file.
const JPEG_QUALITY = 85;
const MAX_DECODE_SECONDS = 30;
const MIN_PHOTO_BYTES = 1_000_000;

const FORMATS = {
  jpeg: { media_type: 'image/jpeg', ending: 'jpg' },
  png: { media_type: 'image/png', ending: 'png' },
  webp: { media_type: 'image/webp', ending: 'webp' },
} as const;
type Format = keyof typeof FORMATS;
const MEDIA_TYPES: readonly string[] = Object.values(FORMATS).map(({ media_type }) => media_type);

/** A re-encoded picture: pixels alone, upright, in sRGB. */
export interface EncodedPicture {
  readonly bytes: Buffer;
  readonly media_type: (typeof FORMATS)[Format]['media_type'];
  readonly ending: (typeof FORMATS)[Format]['ending'];
  readonly width: number;
  readonly height: number;
}

// A picture of 40 megapixels takes up to 240 MB while it is decoded.
const decoders = openSemaphore(2);

/**
 * Decodes a JPEG, PNG or WebP and encodes it again, so that only the visible picture remains: no place or
 * camera (EXIF, XMP, ICC), no comment, nothing after the end. A camera's rotation is applied. The format
 * stays, except that an opaque photo in PNG becomes a JPEG. Refused: invalid at `file` when it is none of the
 * three, cannot be decoded whole, is animated, or has more than 40 megapixels.
 */
export function reencodePicture(bytes: Buffer): Promise<EncodedPicture> {
  return decoders.run(async () => {
    const header = await readHeader(bytes);
    const picture = await encodePicture(bytes, header.format);
    return isPhotoInPng(picture, header) ? encodePicture(bytes, 'jpeg') : picture;
  });
}

interface Header {
  readonly format: Format;
  readonly has_alpha: boolean;
}

async function readHeader(bytes: Buffer): Promise<Header> {
  await refuseOtherFormats(bytes);
  const { format, width, height, pages = 1, hasAlpha } = await readMetadata(bytes);
  if (!isFormat(format)) throw createFileRefusal('picture.kind');
  if (width * height > MAX_PIXELS) throw createFileRefusal('picture.pixels');
  if (pages > 1) throw createFileRefusal('picture.animated');
  return { format, has_alpha: hasAlpha };
}

/**
 * The library reads many more formats, among them drawings with references, and of an animated PNG the first frame: it
 * never receives those.
 */
async function refuseOtherFormats(bytes: Buffer): Promise<void> {
  const media_type = await findFileKind(bytes);
  if (media_type === 'image/apng') throw createFileRefusal('picture.animated');
  if (isHeic(media_type)) throw createFileRefusal('file.heic');
  if (!MEDIA_TYPES.includes(media_type ?? '')) throw createFileRefusal('picture.kind');
}

function isFormat(format: string): format is Format {
  return format in FORMATS;
}

async function readMetadata(bytes: Buffer): Promise<Metadata> {
  // The number of pixels is checked by us, with a sentence of its own.
  const picture = await openPicture(bytes, { limitInputPixels: false });
  return picture.metadata().catch(createPictureRefusal('picture.broken'));
}

async function encodePicture(bytes: Buffer, format: Format): Promise<EncodedPicture> {
  const picture = await openPicture(bytes, { limitInputPixels: MAX_PIXELS });
  const { data, info } = await createEncoder(picture.autoOrient(), format)
    .timeout({ seconds: MAX_DECODE_SECONDS })
    .toBuffer({ resolveWithObject: true })
    .catch(createPictureRefusal('picture.broken'));
  return { bytes: data, width: info.width, height: info.height, ...FORMATS[format] };
}

function createEncoder(picture: Sharp, format: Format): Sharp {
  if (format === 'png') return picture.png({ compressionLevel: 9 });
  return format === 'jpeg' ? picture.jpeg({ quality: JPEG_QUALITY }) : picture.webp({ quality: JPEG_QUALITY });
}

/** A screenshot takes far less than a byte for each pixel, a photo more. */
function isPhotoInPng({ bytes, width, height, ending }: EncodedPicture, { has_alpha }: Header): boolean {
  return ending === 'png' && !has_alpha && bytes.length > Math.max(MIN_PHOTO_BYTES, width * height);
}

function createPictureRefusal(key: MessageKey): () => never {
  return () => {
    throw createFileRefusal(key);
  };
}

/** Imported with the first picture: a server that gets none never loads the native library. */
async function openPicture(bytes: Buffer, options: SharpOptions): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp(bytes, { ...options, failOn: 'error' });
}
