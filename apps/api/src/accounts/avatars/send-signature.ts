// Stores or removes the drawn signature that a signatory's permits are printed with.

import { Readable } from 'node:stream';

import { AVATAR_LIMITS, type SignatureState } from '@ebpls/contracts';
import type { FastifyRequest } from 'fastify';

import { recordAudit } from '../../platform/identity/audit.ts';
import type { Api } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { readPicturePart } from './send-avatar.ts';
import { replaceSignature } from './signatures.queries.ts';

/** Largest printed size: 76 by 25 mm at 200 dots per inch. */
const MAX_SIGNATURE_SIZE = { width: 600, height: 200 } as const;

/**
 * Stores a signatory's drawn signature for the permits signed from now on. Refused: invalid at `file` unless it is a
 * picture of a fit size. A former signature stays with the permits that carry it.
 */
export async function sendSignature(api: Api, actor: Actor, request: FastifyRequest): Promise<SignatureState> {
  const { bytes } = await readPicturePart(request);
  const { id } = await api.storage.put(Readable.from([await redrawSignature(bytes)]), AVATAR_LIMITS.bytes);
  try {
    await saveSignature(api, actor, id);
  } catch (error) {
    await api.storage.remove(id);
    throw error;
  }
  return { has_signature: true };
}

/** Permits signed from now on have no picture. */
export async function removeSignature(api: Api, actor: Actor): Promise<SignatureState> {
  await saveSignature(api, actor, null);
  return { has_signature: false };
}

async function saveSignature({ db, clock }: Api, actor: Actor, storage_id: string | null): Promise<void> {
  const { account_id } = actor;
  await db.transaction().execute(async (trx) => {
    await replaceSignature(trx, { account_id, storage_id, now: clock.now() });
    await recordAudit(trx, actor, {
      act: 'account.signature',
      object_kind: 'account',
      object_id: account_id,
      detail: { storage_id },
    });
  });
}

/** On white and in the printed size. */
async function redrawSignature(bytes: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(bytes)
    .flatten({ background: '#FFFFFF' })
    .resize({ ...MAX_SIGNATURE_SIZE, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();
}
