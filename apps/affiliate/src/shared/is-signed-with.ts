import type { PermitList } from '@ebpls/contracts';

const ED25519 = { name: 'Ed25519' };

/**
 * Returns whether this key signed the text; undefined where the browser lacks Ed25519 (before Chrome 137, Firefox 129
 * and Safari 17), so that an old phone calls no permit forged.
 */
export async function isSignedWith(
  { public_key }: PermitList['keys'][number],
  text: string,
  signature: string,
): Promise<boolean | undefined> {
  const key = await crypto.subtle
    ?.importKey('raw', toBytes(public_key), ED25519, false, ['verify'])
    .catch(() => undefined);
  if (key === undefined) return undefined;
  return crypto.subtle.verify(ED25519, key, toBytes(signature), new TextEncoder().encode(text));
}

function toBytes(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (sign) => sign.codePointAt(0) ?? 0);
}
