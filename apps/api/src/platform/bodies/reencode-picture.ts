import type { Metadata, Sharp, SharpOptions } from 'sharp';

import type { MessageKey } from '../messages/catalogue.ts';
import { findFileKind, isHeic } from './file-kind.ts';
import { refusedFile } from './file-part.ts';
import { openSemaphore } from './semaphore.ts';

/** Judged from the header, before a pixel is decoded: the cameras of phones make 12 to 24 megapixels as a rule. */
const PIXELS_MOST = 40_000_000;
// Small print of a photographed certificate stays readable; half the size of what phones write.
const JPEG_QUALITY = 85;
const SECONDS_MOST = 30;
const PHOTO_BYTES_LEAST = 1_000_000;

const FORMATS = {
  jpeg: { media_type: 'image/jpeg', ending: 'jpg' },
  png: { media_type: 'image/png', ending: 'png' },
  webp: { media_type: 'image/webp', ending: 'webp' },
} as const;
type Format = keyof typeof FORMATS;
const MEDIA_TYPES: readonly string[] = Object.values(FORMATS).map(({ media_type }) => media_type);

/** A picture as we encoded it: pixels alone, the right way up, in sRGB. */
export interface Picture {
  readonly bytes: Buffer;
  readonly media_type: (typeof FORMATS)[Format]['media_type'];
  readonly ending: (typeof FORMATS)[Format]['ending'];
  readonly width: number;
  readonly height: number;
}

// A picture of 40 megapixels takes up to 240 MB while it is decoded.
const decoders = openSemaphore(2);

/**
 * Decodes a JPEG, PNG or WebP and encodes it again, so that nothing of the file is kept but what can be seen: no place
 * or camera (EXIF, XMP, ICC), no comment, nothing behind the end. A camera's rotation is applied. The format stays,
 * except that an opaque photo in PNG becomes a JPEG. Refused: invalid at `file` when it is none of the three, cannot
 * be decoded whole, moves, or has more than 40 megapixels.
 */
export function reencodePicture(bytes: Buffer): Promise<Picture> {
  return decoders.run(async () => {
    const header = await readHeader(bytes);
    const picture = await encode(bytes, header.format);
    return isPhotoInPng(picture, header) ? encode(bytes, 'jpeg') : picture;
  });
}

interface Header {
  readonly format: Format;
  readonly has_alpha: boolean;
}

async function readHeader(bytes: Buffer): Promise<Header> {
  await refuseOtherFormats(bytes);
  const { format, width, height, pages = 1, hasAlpha } = await metadataOf(bytes);
  if (!isFormat(format)) throw refusedFile('picture.kind');
  if (width * height > PIXELS_MOST) throw refusedFile('picture.pixels');
  if (pages > 1) throw refusedFile('picture.moving');
  return { format, has_alpha: hasAlpha };
}

/**
 * The library reads many more formats, drawings with references among them, and of a moving PNG the first frame: it
 * is never given those.
 */
async function refuseOtherFormats(bytes: Buffer): Promise<void> {
  const media_type = await findFileKind(bytes);
  if (media_type === 'image/apng') throw refusedFile('picture.moving');
  if (isHeic(media_type)) throw refusedFile('file.heic');
  if (!MEDIA_TYPES.includes(media_type ?? '')) throw refusedFile('picture.kind');
}

function isFormat(format: string): format is Format {
  return format in FORMATS;
}

async function metadataOf(bytes: Buffer): Promise<Metadata> {
  // The number of pixels is judged by us, with a sentence of its own.
  const picture = await open(bytes, { limitInputPixels: false });
  return picture.metadata().catch(refuse('picture.broken'));
}

async function encode(bytes: Buffer, format: Format): Promise<Picture> {
  const picture = await open(bytes, { limitInputPixels: PIXELS_MOST });
  const { data, info } = await encoderOf(picture.autoOrient(), format)
    .timeout({ seconds: SECONDS_MOST })
    .toBuffer({ resolveWithObject: true })
    .catch(refuse('picture.broken'));
  return { bytes: data, width: info.width, height: info.height, ...FORMATS[format] };
}

function encoderOf(picture: Sharp, format: Format): Sharp {
  if (format === 'png') return picture.png({ compressionLevel: 9 });
  return format === 'jpeg' ? picture.jpeg({ quality: JPEG_QUALITY }) : picture.webp({ quality: JPEG_QUALITY });
}

/** A screenshot takes far less than a byte for each pixel, a photo more. */
function isPhotoInPng({ bytes, width, height, ending }: Picture, { has_alpha }: Header): boolean {
  return ending === 'png' && !has_alpha && bytes.length > Math.max(PHOTO_BYTES_LEAST, width * height);
}

function refuse(key: MessageKey): () => never {
  return () => {
    throw refusedFile(key);
  };
}

/** Loaded with the first picture: a server that gets none never loads the native library. */
async function open(bytes: Buffer, options: SharpOptions): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp(bytes, { ...options, failOn: 'error' });
}
