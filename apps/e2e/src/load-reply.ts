import { PROOF_HEADER } from '@ebpls/contracts';
import type { Page } from '@playwright/test';

/** Requests an API reply from within a page, with the token and the key of the signed-in person's browser. */
export function loadReply<T>(page: Page, address: string): Promise<T> {
  return page.evaluate(
    async ({ path, header }) => {
      const open = indexedDB.open('ebpls');
      await new Promise((resolve) => (open.onsuccess = resolve));
      const keyRequest = open.result.transaction('keys').objectStore('keys').get('session');
      await new Promise((resolve) => (keyRequest.onsuccess = resolve));
      const { privateKey } = keyRequest.result as CryptoKeyPair;
      const [time, nonce] = [Date.now(), crypto.randomUUID()];
      const proven = new TextEncoder().encode(['GET', path, time, nonce].join('\n'));
      const signature = new Uint8Array(
        await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, proven),
      );
      const encodedSignature = btoa(String.fromCharCode(...signature))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');
      const reply = await fetch(path, {
        headers: {
          authorization: `Bearer ${localStorage.getItem('accessToken')}`,
          [header]: [time, nonce, encodedSignature].join('.'),
        },
      });
      return (await reply.json()) as unknown;
    },
    { path: address, header: PROOF_HEADER },
  ) as Promise<T>;
}
