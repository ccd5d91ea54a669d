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
const TOKEN = /^([\w-]{8})\.([A-Z0-9-]{4,24})\.(\d{8})\.([\w-]{86})$/;

export interface PermitKeys {
  readonly key_id: string;
  readonly signing: KeyObject;
  /** Public keys by id: the one in use and the retired ones, so that old permits stay readable. */
  readonly known: ReadonlyMap<string, KeyObject>;
}

/**
 * The keys of the permits' codes, in `<data_dir>/keys`. The signing key is made at the first start, or given by setting where several servers
 * share it (decision E27); a retired one stays as `permit-<any name>.pem` and only verifies.
 */
export function loadPermitKeys({
  data_dir,
  permit_key,
}: {
  readonly data_dir: string;
  readonly permit_key?: string | undefined;
}): PermitKeys {
  const folder = join(data_dir, 'keys');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (permit_key === undefined) makeOnce(folder);
  const signing =
    permit_key === undefined
      ? createPrivateKey(readFileSync(join(folder, SIGNING)))
      : createPrivateKey({ key: Buffer.from(permit_key, 'base64'), format: 'der', type: 'pkcs8' });
  const known = readdirSync(folder)
    .filter((name) => KEY_FILE.test(name))
    .map((name) => createPublicKey(readFileSync(join(folder, name))))
    .concat(createPublicKey(signing))
    .map((key) => [idOf(key), key] as const);
  return { key_id: idOf(createPublicKey(signing)), signing, known: new Map(known) };
}

/** `keyId.permitNo.expiry.signature`, Ed25519 over what stands before the last point: about 120 characters. */
export function makeToken({ key_id, signing }: PermitKeys, permit_no: string, expires_on: string): string {
  const signed = `${key_id}.${permit_no}.${expires_on.replaceAll('-', '')}`;
  return `${signed}.${sign(null, Buffer.from(signed), signing).toString('base64url')}`;
}

/** The permit number of a code that we signed; undefined for any other text. */
export function readToken({ known }: PermitKeys, token: string): { readonly permit_no: string } | undefined {
  const [, key_id = '', permit_no = '', expiry = '', signature = ''] = TOKEN.exec(token) ?? [];
  const key = known.get(key_id);
  const signed = Buffer.from(signature, 'base64url');
  // One code for one permit: the last sign has bits that no byte uses, and other signs would read as the same signature.
  if (!key || signed.toString('base64url') !== signature) return undefined;
  if (!verify(null, Buffer.from(`${key_id}.${permit_no}.${expiry}`), key, signed)) return undefined;
  return { permit_no };
}

// Written aside and linked, so that two processes that start together agree on one key.
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

function idOf(key: KeyObject): string {
  return createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('base64url')
    .slice(0, 8);
}
