import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import * as standIn from './no-cookies.ts';

const MSW = dirname(createRequire(import.meta.url).resolve('msw/package.json'));
const TAKEN = /import \{([^}]*)\} from ["']tough-cookie["']/g;

test('what msw takes from the package is in the stand-in', () => {
  const sources = globSync('lib/core/**/*.mjs', { cwd: MSW }).map((name) => readFileSync(join(MSW, name), 'utf8'));
  const taken = sources
    .flatMap((source) => [...source.matchAll(TAKEN)])
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()));
  expect(taken.toSorted()).toEqual(Object.keys(standIn).toSorted());
});

test('nothing is kept, and nothing that somebody else kept is read', async () => {
  const jar = new standIn.CookieJar();
  await jar.setCookie();
  expect([jar.getCookiesSync(), standIn.Cookie.fromJSON(), new standIn.MemoryCookieStore().idx]).toEqual([
    [],
    null,
    {},
  ]);
});
