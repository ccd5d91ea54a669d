import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { listFiles } from './repo-checks.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** As prose, addresses, versions and passwords write them; in small letters `maliwanag` is the word for clear. */
const NAMES = /san[ -]?isidro|tubigan|maliwanag\.example/i;
const CAPITALIZED_NAME = /(?:of|ng|sa) Maliwanag|MALIWANAG-/;
/** What runs in every municipality; the docs, the demo pages and tests may name an example. */
const PRODUCT = /^(?:apps\/(?!docs\/|demos\/|e2e\/)|libs\/(?!testing-))[^/]+\/(?!test\/)/;
const TEST = /\.(?:test|large\.test|spec)\.tsx?$|\/testing\//;
/** They refuse the published password of the demonstration and words of which passwords are guessed. */
const REFUSALS = [
  'apps/api/src/platform/config/secret-strength.ts',
  'apps/api/src/platform/passwords/blocked-passwords.ts',
];

test('the product names no municipality of the demonstration', () => {
  const files = listFiles(ROOT).filter(
    (file) => PRODUCT.test(file) && !TEST.test(file) && /\.(?:tsx?|html|json|css|svg|sql|md)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(1000);
  const naming = files.filter((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    return NAMES.test(text) || CAPITALIZED_NAME.test(text);
  });
  expect(naming.filter((file) => !REFUSALS.includes(file))).toEqual([]);
});
