import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runInNewContext } from 'node:vm';

import { HOUSE } from '../configuration.ts';
import { completeHouse } from './house.ts';

const shell = resolve(import.meta.dirname, '../../../../apps/shell');
const integrity = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const LOGIN = '<template id="drawn-login"><p>Sign in</p></template>';
const FILES = { 'shell.1.js': 'shell', 'page.2.js': 'page', 'page.2.css': 'sheet' };

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'ebpls-house-'));
  mkdirSync(join(dist, 'assets'));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(dist, 'assets', name), text);
});
afterEach(() => rmSync(dist, { recursive: true, force: true }));

const wrap = (script: string): string =>
  `<!doctype html><html><head><title>t</title><script src="/theme.js"></script></head><body><div id="house"></div>${script}</body></html>`;

async function completed(script: string): Promise<string> {
  writeFileSync(join(dist, 'index.html'), wrap(script));
  await completeHouse(shell, dist, LOGIN);
  return readFileSync(join(dist, 'index.html'), 'utf8');
}

test.each([
  ['rspack', '<script defer src="/assets/shell.1.js"></script>'],
  ['webpack', '<script defer="defer" src="/assets/shell.1.js"></script>'],
])('the document of %s starts its scripts by their hashes, and every file of the bundle has one', async (_, script) => {
  const html = await completed(script);
  expect(html).not.toMatch(/<script[^>]* src=/);
  expect(html).toContain(`href="/assets/shell.1.js" integrity="${integrity('shell')}" crossorigin="anonymous"`);
  const [, list = ''] = /<script type="application\/json" id="hashes">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(list)).toEqual(
    Object.fromEntries(Object.entries(FILES).map(([name, text]) => [name, integrity(text)])),
  );
  // After everything that the scripts look for.
  expect(html.indexOf('createElement')).toBeGreaterThan(html.indexOf('id="house"'));
  // The sign-in is shown before the scripts of the house start.
  expect(html.indexOf(LOGIN)).toBeGreaterThan(html.indexOf('id="house"'));
  expect(html.indexOf("createElement('script')")).toBeGreaterThan(html.indexOf(LOGIN));
});

test.each([true, false])('the starter runs in a browser that has Trusted Types: %s', async (hasTrustedTypes) => {
  const html = await completed('<script defer src="/assets/shell.1.js"></script>');
  const [, starter = ''] = /<script>([^<]*)<\/script><\/body>/.exec(html) ?? [];
  const started: object[] = [];
  const document = { createElement: () => ({}), head: { append: (script: object) => started.push(script) } };
  const createPolicy = (name: string, { createScriptURL }: { createScriptURL: (address: string) => string }) => ({
    createScriptURL: (address: string) => `${name}:${createScriptURL(address)}`,
  });
  runInNewContext(starter, { document, ...(hasTrustedTypes && { trustedTypes: { createPolicy } }) });
  expect(started).toEqual([
    {
      src: hasTrustedTypes ? 'boot:/assets/shell.1.js' : '/assets/shell.1.js',
      integrity: integrity('shell'),
      crossOrigin: 'anonymous',
      async: false,
      onerror: expect.any(Function) as unknown,
    },
  ]);
});

test('a script that does not come is asked for three times more, and then the document says so', async () => {
  const html = await completed('<script defer src="/assets/shell.1.js"></script>');
  const [, starter = ''] = /<script>([^<]*)<\/script><\/body>/.exec(html) ?? [];
  const started: { readonly src: string; readonly onerror: () => void }[] = [];
  const said: string[] = [];
  const waits: number[] = [];
  const document = {
    createElement: () => ({ remove: () => undefined }),
    head: { append: (script: (typeof started)[number]) => started.push(script) },
    querySelector: (name: string) => ({ removeAttribute: (shown: string) => said.push(`${name} ${shown}`) }),
  };
  const setTimeout = (again: (...given: unknown[]) => void, wait: number, ...given: unknown[]): void => {
    waits.push(wait);
    again(...given);
  };
  runInNewContext(starter, { document, setTimeout });
  for (const at of [0, 1, 2]) started[at]?.onerror();
  expect([started.length, said]).toEqual([4, []]);
  started[3]?.onerror();
  expect([started.length, said]).toEqual([4, ['#lost hidden']]);
  expect(waits).toEqual([2_000, 2_000, 2_000]);
  expect(new Set(started.map(({ src }) => src))).toEqual(new Set(['/assets/shell.1.js']));
});

test('the script that asks who is here is fetched and started before the house', async () => {
  writeFileSync(join(dist, 'assets/first.3.js'), 'first');
  const scripts = HOUSE.map(
    (name) => `<script defer src="/assets/${name === 'first' ? 'first.3' : 'shell.1'}.js"></script>`,
  );
  const html = await completed(scripts.join(''));
  const places = [...html.matchAll(/(first\.3|shell\.1)\.js",? ?"?(?:integrity|sha384)/g)].map(([, name]) => name);
  expect(places).toEqual(['first.3', 'shell.1', 'first.3', 'shell.1']);
});

test('a document that starts in another way stops the build', async () => {
  await expect(completed('')).rejects.toThrow('does not have the scripts that a house starts with');
});
