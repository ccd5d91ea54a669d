import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import * as standIn from './no-cookies.ts';

const MSW = dirname(createRequire(import.meta.url).resolve('msw/package.json'));
const COOKIE_IMPORT = /import \{([^}]*)\} from ["']tough-cookie["']/g;

test('the stand-in has every name that msw imports from the package', () => {
  const sources = globSync('lib/core/**/*.mjs', { cwd: MSW }).map((name) => readFileSync(join(MSW, name), 'utf8'));
  const importedNames = sources
    .flatMap((source) => [...source.matchAll(COOKIE_IMPORT)])
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()));
  expect(importedNames.toSorted()).toEqual(Object.keys(standIn).toSorted());
});

test('nothing is stored, and nothing stored by others is read', async () => {
  const jar = new standIn.CookieJar();
  await jar.setCookie();
  expect([jar.getCookiesSync(), standIn.Cookie.fromJSON(), new standIn.MemoryCookieStore().idx]).toEqual([
    [],
    null,
    {},
  ]);
});
