import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runInNewContext } from 'node:vm';

import { SHELL_ENTRIES } from '../configuration.ts';
import { completeShellDocument } from './shell-document.ts';

const shell = resolve(import.meta.dirname, '../../../../apps/shell');
const integrity = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const LOGIN = '<template id="prerendered-login"><p>Sign in</p></template>';
const FILES = { 'shell.1.js': 'shell', 'page.2.js': 'page', 'page.2.css': 'sheet' };

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'ebpls-shell-'));
  mkdirSync(join(dist, 'assets'));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(dist, 'assets', name), text);
});
afterEach(() => rmSync(dist, { recursive: true, force: true }));

const wrap = (script: string): string =>
  `<!doctype html><html><head><title>t</title><script src="/theme.js"></script></head><body><div id="app"></div>${script}</body></html>`;

async function completeFixture(script: string): Promise<string> {
  writeFileSync(join(dist, 'index.html'), wrap(script));
  await completeShellDocument(shell, dist, LOGIN);
  return readFileSync(join(dist, 'index.html'), 'utf8');
}

test.each([
  ['rspack', '<script defer src="/assets/shell.1.js"></script>'],
  ['webpack', '<script defer="defer" src="/assets/shell.1.js"></script>'],
])('the document of %s starts its scripts by their hashes, and every file of the bundle has one', async (_, script) => {
  const html = await completeFixture(script);
  expect(html).not.toMatch(/<script[^>]* src=/);
  expect(html).toContain(`href="/assets/shell.1.js" integrity="${integrity('shell')}" crossorigin="anonymous"`);
  const [, list = ''] = /<script type="application\/json" id="hashes">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(list)).toEqual(
    Object.fromEntries(Object.entries(FILES).map(([name, text]) => [name, integrity(text)])),
  );
  // After everything that the scripts look for.
  expect(html.indexOf('createElement')).toBeGreaterThan(html.indexOf('id="app"'));
  // The sign-in is shown before the scripts of the shell start.
  expect(html.indexOf(LOGIN)).toBeGreaterThan(html.indexOf('id="app"'));
  expect(html.indexOf("createElement('script')")).toBeGreaterThan(html.indexOf(LOGIN));
});

test.each([true, false])('the starter runs in a browser that has Trusted Types: %s', async (hasTrustedTypes) => {
  const html = await completeFixture('<script defer src="/assets/shell.1.js"></script>');
  const [, starter = ''] = /<script>([^<]*)<\/script><\/body>/.exec(html) ?? [];
  const startedScripts: object[] = [];
  const document = { createElement: () => ({}), head: { append: (script: object) => startedScripts.push(script) } };
  const createPolicy = (name: string, { createScriptURL }: { createScriptURL: (address: string) => string }) => ({
    createScriptURL: (address: string) => `${name}:${createScriptURL(address)}`,
  });
  runInNewContext(starter, { document, ...(hasTrustedTypes && { trustedTypes: { createPolicy } }) });
  expect(startedScripts).toEqual([
    {
      src: hasTrustedTypes ? 'boot:/assets/shell.1.js' : '/assets/shell.1.js',
      integrity: integrity('shell'),
      crossOrigin: 'anonymous',
      async: false,
      onerror: expect.any(Function) as unknown,
    },
  ]);
});

test('a script that does not arrive is requested three times more, and then the document shows the failure', async () => {
  const html = await completeFixture('<script defer src="/assets/shell.1.js"></script>');
  const [, starter = ''] = /<script>([^<]*)<\/script><\/body>/.exec(html) ?? [];
  const startedScripts: { readonly src: string; readonly onerror: () => void }[] = [];
  const calls: string[] = [];
  const waits: number[] = [];
  const document = {
    createElement: () => ({ remove: () => undefined }),
    head: { append: (script: (typeof startedScripts)[number]) => startedScripts.push(script) },
    querySelector: (name: string) => ({ removeAttribute: (attribute: string) => calls.push(`${name} ${attribute}`) }),
  };
  const setTimeout = (callback: (...args: unknown[]) => void, wait: number, ...timerArgs: unknown[]): void => {
    waits.push(wait);
    callback(...timerArgs);
  };
  runInNewContext(starter, { document, setTimeout });
  for (const at of [0, 1, 2]) startedScripts[at]?.onerror();
  expect([startedScripts.length, calls]).toEqual([4, []]);
  startedScripts[3]?.onerror();
  expect([startedScripts.length, calls]).toEqual([4, ['#lost hidden']]);
  expect(waits).toEqual([2_000, 2_000, 2_000]);
  expect(new Set(startedScripts.map(({ src }) => src))).toEqual(new Set(['/assets/shell.1.js']));
});

test('the script that requests the session is fetched and started before the shell', async () => {
  writeFileSync(join(dist, 'assets/first.3.js'), 'first');
  const scripts = SHELL_ENTRIES.map(
    (name) => `<script defer src="/assets/${name === 'first' ? 'first.3' : 'shell.1'}.js"></script>`,
  );
  const html = await completeFixture(scripts.join(''));
  const places = [...html.matchAll(/(first\.3|shell\.1)\.js",? ?"?(?:integrity|sha384)/g)].map(([, name]) => name);
  expect(places).toEqual(['first.3', 'shell.1', 'first.3', 'shell.1']);
});

test('a document that starts in another way stops the build', async () => {
  await expect(completeFixture('')).rejects.toThrow('does not have the scripts of the shell');
});
