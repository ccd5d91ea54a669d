import { isSignedByUs, loadSigningKeys, type SigningKeys, createSignature } from '../../platform/pdf/signing-keys.ts';

const TOKEN = /^([\w-]{8})\.([A-Z0-9-]{4,24})\.(\d{8})\.([\w-]{86})$/;

export type PermitKeys = SigningKeys;
export const loadPermitKeys = loadSigningKeys;

/** Creates the signed code of a permit, `keyId.permitNo.expiry.signature` (Ed25519), about 120 characters. */
export function makeToken(keys: PermitKeys, permit_no: string, expires_on: string): string {
  const payload = `${keys.key_id}.${permit_no}.${expires_on.replaceAll('-', '')}`;
  return `${payload}.${createSignature(keys, payload)}`;
}

/** The permit number of a code that we signed; undefined for any other text. */
export function readToken(keys: PermitKeys, token: string): { readonly permit_no: string } | undefined {
  const [, key_id = '', permit_no = '', expiry = '', signature = ''] = TOKEN.exec(token) ?? [];
  return isSignedByUs(keys, { key_id, text: `${key_id}.${permit_no}.${expiry}`, signature })
    ? { permit_no }
    : undefined;
}
