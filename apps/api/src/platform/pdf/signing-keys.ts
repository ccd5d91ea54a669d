import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomUUID,
  sign,
  verify,
} from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SIGNING = 'permit-signing.pem';
const KEY_FILE = /^permit-[\w-]+\.pem$/;

/** Keys that sign the codes on permits and receipts. */
export interface SigningKeys {
  readonly key_id: string;
  readonly signing: KeyObject;
  /** Public keys by id: the one in use and the retired ones, so that old papers stay readable. */
  readonly publicKeys: ReadonlyMap<string, KeyObject>;
}

/**
 * The keys of the codes on papers, in `<data_dir>/keys`. The signing key is made at the first start, or given by
 * setting where several servers share it (decision E27); a retired one stays as `permit-<any name>.pem` and only
 * verifies.
 */
export function loadSigningKeys({
  data_dir,
  permit_key,
}: {
  readonly data_dir: string;
  readonly permit_key?: string | undefined;
}): SigningKeys {
  const folder = join(data_dir, 'keys');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (permit_key === undefined) makeOnce(folder);
  const signing =
    permit_key === undefined
      ? createPrivateKey(readFileSync(join(folder, SIGNING)))
      : createPrivateKey({ key: Buffer.from(permit_key, 'base64'), format: 'der', type: 'pkcs8' });
  const publicKeys = readdirSync(folder)
    .filter((name) => KEY_FILE.test(name))
    .map((name) => createPublicKey(readFileSync(join(folder, name))))
    .concat(createPublicKey(signing))
    .map((key) => [toKeyId(key), key] as const);
  return { key_id: toKeyId(createPublicKey(signing)), signing, publicKeys: new Map(publicKeys) };
}

/** The Ed25519 signature of a text, base64url, 86 characters; the same text gets the same one. */
export function createSignature({ signing }: SigningKeys, text: string): string {
  return sign(null, Buffer.from(text), signing).toString('base64url');
}

/** Whether one of our keys made this signature of a text. */
export function isSignedByUs(
  { publicKeys }: SigningKeys,
  { key_id, text, signature }: { readonly key_id: string; readonly text: string; readonly signature: string },
): boolean {
  const key = publicKeys.get(key_id);
  const signatureBytes = Buffer.from(signature, 'base64url');
  // One valid encoding for one paper: the last character has bits that no byte uses, and others would decode to the
  // same signature.
  if (!key || signatureBytes.toString('base64url') !== signature) return false;
  return verify(null, Buffer.from(text), key, signatureBytes);
}

// Written to a temporary file and linked, so that two processes that start together agree on one key.
function makeOnce(folder: string): void {
  if (existsSync(join(folder, SIGNING))) return;
  const aside = join(folder, `${randomUUID()}.part`);
  const { privateKey } = generateKeyPairSync('ed25519');
  writeFileSync(aside, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flush: true });
  try {
    linkSync(aside, join(folder, SIGNING));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(aside);
  }
}

function toKeyId(key: KeyObject): string {
  return createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('base64url')
    .slice(0, 8);
}

/** Our public keys by id, 32 bytes base64url each: for devices that check a signature offline. */
export function listPublicKeys({ publicKeys }: SigningKeys): { key_id: string; public_key: string }[] {
  return [...publicKeys].map(([key_id, key]) => ({ key_id, public_key: key.export({ format: 'jwk' }).x ?? '' }));
}
