import { PROOF_HEADER } from '@ebpls/contracts';
import type { Page } from '@playwright/test';

/**
 * What the API answers to the person of this page: asked from within it, with the token and the key that only this
 * browser holds.
 */
export function answerTo<T>(page: Page, address: string): Promise<T> {
  return page.evaluate(
    async ({ asked, header }) => {
      const open = indexedDB.open('ebpls');
      await new Promise((resolve) => (open.onsuccess = resolve));
      const kept = open.result.transaction('keys').objectStore('keys').get('session');
      await new Promise((resolve) => (kept.onsuccess = resolve));
      const { privateKey } = kept.result as CryptoKeyPair;
      const [time, nonce] = [Date.now(), crypto.randomUUID()];
      const proven = new TextEncoder().encode(['GET', asked, time, nonce].join('\n'));
      const signature = new Uint8Array(
        await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, proven),
      );
      const written = btoa(String.fromCharCode(...signature))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');
      const answer = await fetch(asked, {
        headers: {
          authorization: `Bearer ${localStorage.getItem('accessToken')}`,
          [header]: [time, nonce, written].join('.'),
        },
      });
      return (await answer.json()) as unknown;
    },
    { asked: address, header: PROOF_HEADER },
  ) as Promise<T>;
}
