// Finds secrets of the server in built bundles.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Matches names of settings that only the server may know, their well-known defaults, and the form of keys, in built
 * bundles.
 */
const SECRET = new RegExp(
  [
    /PAYNAMICS_MERCHANT_KEY|CARD_PROVIDER_KEY|EBPLS_TOKEN_SECRET|EBPLS_SETUP_CODE/,
    /EBPLS_DATABASE|DATABASE_URL|SMTP_URL|sandbox-merchant-key/,
    /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
    /postgres(?:ql)?:\/\//,
  ]
    .map(({ source }) => source)
    .join('|'),
);
/** The product's documentation names every setting; only values are forbidden there. */
const DOCUMENTATION = /[\\/]apps[\\/]docs[\\/]/;
const VALUE = /-----BEGIN [A-Z ]*PRIVATE KEY-----/;
const READ_BY_BROWSERS = /\.(?:js|mjs|css|html|json|map|svg|txt)$/;

/** Sentences about each file below the folder that a browser could read and that holds a server's secret. */
export function findSecrets(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && READ_BY_BROWSERS.test(entry.name))
    .flatMap((entry) => {
      const file = join(entry.parentPath, entry.name);
      const secret = (DOCUMENTATION.test(file) ? VALUE : SECRET).exec(readFileSync(file, 'utf8'))?.[0];
      return secret === undefined ? [] : [`${file} holds "${secret}", which belongs to the server alone`];
    });
}
