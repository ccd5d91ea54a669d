import { createHash } from 'node:crypto';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { sql } from 'kysely';

import { openTestServer, type TestServer } from '../../testing/open-server.ts';
import { seedMunicipality } from '../../testing/municipality-seed.ts';

const FIRST = 'document.documentElement.dataset.script=""';
const RULES = '{"prefetch":[{"urls":["/login"]}]}';
const STYLE = 'body{margin:0}';
const createDrawing = (language: string, text: string): string =>
  `<!doctype html><html lang="${language}"><style>${STYLE}</style><script>${FIRST}</script>` +
  `<script type="speculationrules">${RULES}</script><script type="application/json">{}</script>` +
  `<p>{{#municipality}}${text} {{name}}{{/municipality}}{{^municipality}}${text}{{/municipality}}</p>` +
  '{{#figures}}<b>{{issued}} in {{year}}</b>{{/figures}}' +
  '{{#website}}<a href="{{website}}">site</a>{{/website}}' +
  '{{#docs}}<a href="/docs">docs</a>{{/docs}}' +
  '{{#form}}<a href="/attachments/forms/business-permit-form.xlsx">form</a>{{/form}}</html>';

let server: TestServer;
let releases: string;
beforeAll(async () => {
  server = await openTestServer();
  await seedMunicipality(server.api.db);
  releases = server.api.config.release_dir;
  await writeRelease('1', { form: true, docs: true });
  await writeRelease('2', { form: false, docs: false });
  await mkdir(join(releases, 'releases/3'), { recursive: true });
  await writeFile(join(releases, 'releases/3/index.html'), 'the shell');
  await promoteRelease('1');
});
afterAll(() => server.close());

async function writeRelease(number: string, parts: { readonly form: boolean; readonly docs: boolean }): Promise<void> {
  const root = join(releases, 'releases', number);
  await mkdir(join(root, '.documents'), { recursive: true });
  await mkdir(join(root, 'attachments/forms'), { recursive: true });
  await writeFile(join(root, '.documents/home.en.html'), createDrawing('en', 'Municipality of'));
  await writeFile(join(root, '.documents/home.fil.html'), createDrawing('fil', 'Bayan ng'));
  await writeFile(join(root, 'index.html'), 'the shell');
  await writeFile(
    join(root, 'release.json'),
    JSON.stringify({ slots: [{ mounts: parts.docs ? ['/docs'] : ['/app'] }] }),
  );
  if (parts.form) await writeFile(join(root, 'attachments/forms/business-permit-form.xlsx'), 'a sheet');
}

async function promoteRelease(number: string): Promise<void> {
  await rm(join(releases, 'current'), { force: true });
  await symlink(join(releases, 'releases', number), join(releases, 'current'));
}

const open = (url = '/home', headers: Record<string, string> = {}) =>
  server.api.app.inject({ url, headers: { accept: 'text/html', ...headers } });

test('the start page is whole before any script runs: the municipality’s name, figures of its rows, and the parts of the release', async () => {
  const { statusCode, headers, body } = await open();
  expect([statusCode, headers['content-type'], headers['cache-control'], headers['vary']]).toEqual([
    200,
    'text/html; charset=utf-8',
    'no-cache',
    'accept-encoding, cookie',
  ]);
  expect(body).toContain(
    '<p>Municipality of San Isidro</p><b>0 in 2026</b><a href="https://sanisidro-maligaya.example">site</a>' +
      '<a href="/docs">docs</a><a href="/attachments/forms/business-permit-form.xlsx">form</a>',
  );
  expect(body).not.toContain('{{');
});

test('each of its addresses is served once', async () => {
  const warnings = jest.spyOn(server.api.app.log, 'warn');
  for (const url of ['/', '/home', '/home/']) await open(url);
  expect(warnings).not.toHaveBeenCalled();
  warnings.mockRestore();
});

test('the root address redirects to the start page', async () => {
  const { statusCode, headers } = await open('/');
  expect([statusCode, headers['location'], headers['cache-control']]).toEqual([302, '/home', 'no-cache']);
  expect((await open('/home/')).headers['location']).toBe('/home');
});

test.each([
  ['nothing', '/home', '', 'en'],
  ['the cookie of the settings', '/home', 'ebpls_language=fil', 'fil'],
  ['the address', '/home?language=fil', 'ebpls_language=en', 'fil'],
  ['an unknown language', '/home?language=xx', 'ebpls_language=fil', 'en'],
  ['two languages at once', '/home?language=fil&language=en', '', 'en'],
])('%s chooses the language', async (_, url, cookie, language) => {
  expect((await open(url, { cookie })).body).toContain(`<html lang="${language}">`);
});

test('the policy names the scripts of the drawing, and nothing that the municipality wrote', async () => {
  const computeHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const policy = String((await open()).headers['content-security-policy']);
  expect(policy).toContain(`script-src 'self' ${computeHash(FIRST)} ${computeHash(RULES)};`);
  expect(policy).toContain(`, script-src ${computeHash(FIRST)} ${computeHash(RULES)} 'strict-dynamic'`);
  expect(policy).toContain(`${computeHash(STYLE)}; img-src`);
  expect(policy).not.toContain('unsafe');
});

test('the drawing itself, with its placeholders, is served to nobody', async () => {
  expect((await open('/.documents/home.en.html')).statusCode).toBe(404);
});

test('the page is sent compressed, and once', async () => {
  const plain = await open();
  const br = await open('/home', { 'accept-encoding': 'gzip, deflate, br' });
  const gzipReply = await open('/home', { 'accept-encoding': 'gzip' });
  expect([br.headers['content-encoding'], brotliDecompressSync(br.rawPayload).toString()]).toEqual(['br', plain.body]);
  expect([gzipReply.headers['content-encoding'], gunzipSync(gzipReply.rawPayload).toString()]).toEqual([
    'gzip',
    plain.body,
  ]);
  const secondReply = await open('/home', { 'if-none-match': String(plain.headers['etag']) });
  expect([secondReply.statusCode, secondReply.body]).toEqual([304, '']);
  expect((await open('/home?language=fil', { 'if-none-match': String(plain.headers['etag']) })).statusCode).toBe(200);
});

test('another release has its own page, and one without drawings leaves the address to the shell', async () => {
  await promoteRelease('2');
  const { body } = await open();
  expect(body).not.toMatch(/docs|form/);
  await promoteRelease('3');
  expect((await open()).body).toBe('the shell');
  expect((await open('/')).body).toBe('the shell');
  await promoteRelease('1');
});

test('the municipality’s name that an administrator writes stays text', async () => {
  const other = await openTestServer({ RELEASE_DIR: releases });
  await seedMunicipality(other.api.db);
  await sql`
    update setting
    set value = jsonb_set(value, '{name}', to_jsonb('</p><script>alert(1)</script>{{#docs}}'::text))
    where key = 'municipality'`.execute(other.api.db);
  const { body } = await other.api.app.inject({ url: '/home', headers: { accept: 'text/html' } });
  expect(body).toContain('<p>Municipality of &lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;{{#docs}}</p>');
  await other.close();
});

test('a municipality that is not set up has its start page, without a name and without figures', async () => {
  const other = await openTestServer({ RELEASE_DIR: releases });
  const { statusCode, body } = await other.api.app.inject({ url: '/home', headers: { accept: 'text/html' } });
  expect([statusCode, body.includes('<p>Municipality of</p>'), body.includes('<b>')]).toEqual([200, true, false]);
  await other.close();
});
