import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import { SEAL_LIMITS } from '@ebpls/contracts';
import type { FastifyRequest } from 'fastify';

import { openFilePart, readWhole, refusedFile } from '../../platform/bodies/file-part.ts';
import { reencodePicture } from '../../platform/bodies/reencode-picture.ts';
import type { Database, Trx } from '../../platform/database/database.ts';
import { audit } from '../../platform/identity/audit.ts';
import type { Api } from '../../platform/http/api.ts';
import { SEAL_SETTING } from '../../platform/mail/seal.ts';
import type { Actor } from '../../platform/identity/actor.ts';

const KEY = SEAL_SETTING;

/** Where the picture lies; undefined while the municipality has the product's own drawing. */
export async function findSeal(db: Database | Trx): Promise<string | undefined> {
  const row = await db.selectFrom('setting').select('value').where('key', '=', KEY).executeTakeFirst();
  return (row?.value as { readonly storage_id: string } | undefined)?.storage_id; // written below only
}

/** The picture as PNG; undefined where none was sent. */
export async function readSeal({ db, storage }: Pick<Api, 'db' | 'storage'>): Promise<Buffer | undefined> {
  const storage_id = await findSeal(db);
  return storage_id === undefined ? undefined : buffer(storage.read(storage_id));
}

/**
 * Takes the picture of the seal, drawn anew in a square, in the place of the former one. Refused: invalid at `file`
 * unless it is a picture large enough to print.
 */
export async function sendSeal(api: Api, actor: Actor, request: FastifyRequest): Promise<{ has_seal: true }> {
  const bytes = await readWhole(await openFilePart(request), SEAL_LIMITS.bytes);
  if (bytes === undefined) throw refusedFile('avatar.too_large');
  if (bytes.length === 0) throw refusedFile('file.empty');
  const picture = await reencodePicture(bytes);
  if (Math.min(picture.width, picture.height) < SEAL_LIMITS.side_least) throw refusedFile('setup.seal_small');
  const { id } = await api.storage.put(Readable.from([await squareOf(picture.bytes)]), SEAL_LIMITS.bytes);
  const former = await keepSeal(api, actor, id).catch(async (error: unknown) => {
    await api.storage.remove(id);
    throw error;
  });
  if (former !== undefined) await api.storage.remove(former);
  return { has_seal: true };
}

async function keepSeal({ db }: Api, actor: Actor, storage_id: string): Promise<string | undefined> {
  return db.transaction().execute(async (trx) => {
    const former = await findSeal(trx);
    const value = JSON.stringify({ storage_id });
    await trx
      .insertInto('setting')
      .values({ key: KEY, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
    await audit(trx, actor, {
      act: 'municipality.seal',
      object_kind: 'setting',
      object_id: KEY,
      detail: { storage_id },
    });
    return former;
  });
}

/** As large as it is ever printed, with nothing behind it. */
async function squareOf(bytes: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const side = SEAL_LIMITS.side;
  return sharp(bytes)
    .resize({ width: side, height: side, fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png({ compressionLevel: 9 })
    .toBuffer();
}
