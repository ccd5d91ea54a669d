// Renders the inline script and the preload links with which a document loads its scripts.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A script of a bundle: its address, and the hash that it must have. */
export interface Script {
  readonly src: string;
  readonly integrity: string;
}

/** A script of a bundle by its name there. */
export function readScript(dist: string, name: string): Script {
  return { src: `/${name}`, integrity: computeIntegrity(join(dist, name)) };
}

export function computeIntegrity(path: string): string {
  return `sha384-${createHash('sha384').update(readFileSync(path)).digest('base64')}`;
}

const RETRY_DELAY_MS = 2_000;
const MAX_RETRIES = 3;

/**
 * Inline script that starts those in files, in order; it belongs at the end of the body. The content security policy
 * names its hash, and `strict-dynamic` passes the trust on: Safari before 18.2 does not match a script in a file by its
 * hash (WebKit 270784). Browsers let a Trusted Types policy be made once, so that no later script gets one called
 * `boot`. A script that did not arrive is requested three times more; then the document's own `#lost`, where it has
 * one, is shown.
 */
export function renderStarter(scripts: readonly Script[]): string {
  const list = JSON.stringify(scripts.map(({ src, integrity }) => [src, integrity]));
  return `{
const boot = globalThis.trustedTypes?.createPolicy('boot', { createScriptURL: (address) => address });
const start = ([address, integrity], left) => {
const script = document.createElement('script');
Object.assign(script, { integrity, crossOrigin: 'anonymous', async: false });
script.onerror = () => {
script.remove();
if (left > 0) setTimeout(start, ${RETRY_DELAY_MS}, [address, integrity], left - 1);
else document.querySelector('#lost')?.removeAttribute('hidden');
};
script.src = boot ? boot.createScriptURL(address) : address;
document.head.append(script);
};
for (const script of ${list}) start(script, ${MAX_RETRIES});
}`;
}

/** Fetches a script while the document is still parsed, with the attributes with which the starter requests it. */
export function renderPreload({ src, integrity }: Script): string {
  return `<link rel="preload" as="script" href="${src}" integrity="${integrity}" crossorigin="anonymous">`;
}
