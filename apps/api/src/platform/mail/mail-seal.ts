// Attaches the municipality's seal to mails.

import { buffer } from 'node:stream/consumers';

import type { SendMailOptions } from 'nodemailer';

import type { Database } from '../database/database.ts';
import type { Storage } from '../storage.ts';

import { SEAL_ID } from './mail-page.ts';

/** Twice the displayed size, for sharp screens. */
const PIXELS = 88;

// The municipality's seal as on the product's pages: the sun over fields and river. A white rim separates it from a
// dark page.
const RAYS = [-72, -48, -24, 0, 24, 48, 72]
  .map((turn) => `<path d="M24 15.500v-6" transform="rotate(${turn} 24 27)"/>`)
  .join('');
const SEAL = `<svg xmlns="http://www.w3.org/2000/svg" width="${PIXELS}" height="${PIXELS}" viewBox="0 0 48 48">
<circle cx="24" cy="24" r="24" fill="#fff"/><circle cx="24" cy="24" r="23" fill="#0B655C"/>
<g fill="none" stroke="#fff" stroke-width="1.75" stroke-linecap="round">
<circle cx="24" cy="24" r="19" stroke-width="1" opacity=".7"/>${RAYS}<path d="M7 28.500h34"/>
<path d="M8.500 32c5-2.600 10 2.600 15.500 0s10.500 2.600 15.500 0"/>
<path d="M11.500 36.500c4.200-2.200 8.200 2.200 12.500 0s8.300 2.200 12.500 0"/></g>
<path d="M15.500 27a8.500 8.500 0 0 1 17 0z" fill="#fff"/></svg>`;

let drawnSealPicture: Promise<Buffer> | undefined;

/** Setting that names the administrator's picture. */
export const SEAL_SETTING = 'municipality_seal';

interface SealStore {
  readonly db: Database;
  readonly storage: Storage;
}

type Attachment = NonNullable<SendMailOptions['attachments']>[number];

/** The seal attached to every mail: the uploaded one of the municipality, else the drawing of the product. */
export async function sealAttachment(sealStore: SealStore): Promise<Attachment> {
  const content = (await loadUploadedSeal(sealStore)) ?? (await (drawnSealPicture ??= drawSeal()));
  return { cid: SEAL_ID, filename: 'seal.png', contentType: 'image/png', content };
}

let uploadedSeal: { readonly of: string; readonly content: Buffer } | undefined;

async function loadUploadedSeal({ db, storage }: SealStore): Promise<Buffer | undefined> {
  const row = await db.selectFrom('setting').select('value').where('key', '=', SEAL_SETTING).executeTakeFirst();
  const of = (row?.value as { readonly storage_id: string } | undefined)?.storage_id; // as the set-up stores it
  if (of === undefined) return undefined;
  if (uploadedSeal?.of !== of) uploadedSeal = { of, content: await shrinkPicture(await buffer(storage.read(of))) };
  return uploadedSeal.content;
}

async function shrinkPicture(picture: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(picture).resize(PIXELS, PIXELS).png({ compressionLevel: 9 }).toBuffer();
}

async function drawSeal(): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(SEAL)).png({ compressionLevel: 9 }).toBuffer();
}
