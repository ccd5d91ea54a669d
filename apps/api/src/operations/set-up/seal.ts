// Stores and serves the municipality's seal.

import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import { SEAL_LIMITS } from '@ebpls/contracts';
import type { FastifyRequest } from 'fastify';
import type * as v from 'valibot';

import type { SentSeal } from '../../platform/reference/reference-rows.ts';
import { openFilePart, readWhole, createFileRefusal } from '../../platform/bodies/file-part.ts';
import { reencodePicture } from '../../platform/bodies/reencode-picture.ts';
import type { Database, Trx } from '../../platform/database/database.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import type { Api } from '../../platform/http/api.ts';
import { SEAL_SETTING } from '../../platform/mail/mail-seal.ts';
import type { Actor } from '../../platform/identity/actor.ts';

const SEAL_KEY = SEAL_SETTING;

/** Storage id of the municipality's seal; undefined while the municipality has the product's own drawing. */
export async function findSeal(db: Database | Trx): Promise<string | undefined> {
  const row = await db.selectFrom('setting').select('value').where('key', '=', SEAL_KEY).executeTakeFirst();
  return (row?.value as { readonly storage_id: string } | undefined)?.storage_id; // written below only
}

interface SealPicture {
  /** Identifies the picture: another one has another name. */
  readonly of: string;
  readonly picture: Buffer;
}

let inBar: SealPicture | undefined;

/** The picture as PNG, in the size of the top bar or as stored; undefined where none was uploaded. */
export async function readSeal(
  { db, storage }: Pick<Api, 'db' | 'storage'>,
  size?: 'bar',
): Promise<SealPicture | undefined> {
  const of = await findSeal(db);
  if (of === undefined) return undefined;
  if (size === 'bar' && inBar?.of === of) return inBar;
  const seal = { of, picture: await buffer(storage.read(of)) };
  if (size !== 'bar') return seal;
  inBar = { of, picture: await renderSmall(seal.picture) };
  return inBar;
}

/**
 * Stores an uploaded seal, rendered into a square, in place of the former one. Refused: invalid at `file` unless it is
 * a picture large enough to print.
 */
export async function sendSeal(api: Api, actor: Actor, request: FastifyRequest): Promise<{ has_seal: true }> {
  const bytes = await readWhole(await openFilePart(request), SEAL_LIMITS.bytes);
  if (bytes === undefined) throw createFileRefusal('avatar.too_large');
  if (bytes.length === 0) throw createFileRefusal('file.empty');
  const picture = await reencodePicture(bytes);
  if (Math.min(picture.width, picture.height) < SEAL_LIMITS.side_least) throw createFileRefusal('setup.seal_small');
  const square = await renderSquare(picture.bytes);
  const print = `data:image/jpeg;base64,${(await renderPrint(square)).toString('base64')}`;
  const { id } = await api.storage.put(Readable.from([square]), SEAL_LIMITS.bytes);
  const formerSeal = await saveSeal(api, actor, { storage_id: id, print }).catch(async (error: unknown) => {
    await api.storage.remove(id);
    throw error;
  });
  if (formerSeal !== undefined) await api.storage.remove(formerSeal);
  return { has_seal: true };
}

async function saveSeal({ db }: Api, actor: Actor, seal: v.InferOutput<typeof SentSeal>): Promise<string | undefined> {
  return db.transaction().execute(async (trx) => {
    const formerSeal = await findSeal(trx);
    const value = JSON.stringify(seal);
    await trx
      .insertInto('setting')
      .values({ key: SEAL_KEY, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
    await recordAudit(trx, actor, {
      act: 'municipality.seal',
      object_kind: 'setting',
      object_id: SEAL_KEY,
      detail: { storage_id: seal.storage_id },
    });
    return formerSeal;
  });
}

/** In the largest printed size, on a transparent background. */
async function renderSquare(bytes: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const side = SEAL_LIMITS.side;
  return sharp(bytes)
    .resize({ width: side, height: side, fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Ready for embedding in papers: 300 dots an inch at the largest printed size, on white. */
async function renderPrint(square: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(square)
    .resize(SEAL_LIMITS.print_side)
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** Three pixels for each one of the bar, for sharp screens. */
async function renderSmall(square: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(square).resize(SEAL_LIMITS.bar_side).png({ compressionLevel: 9 }).toBuffer();
}
