import { createHash } from 'node:crypto';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';

import { createDocumentHeaders } from './headers.ts';
import { openTestServer, type TestServer } from '../../testing/open-server.ts';

const STARTER = 'document.head.append(1)';
const REST =
  '<script type="application/json" id="hashes">{}</script>' +
  `<link rel="preload" as="script" href="/a.js" integrity="sha384-ahead"><script>${STARTER}</script>`;
const SHELL_PAGE = `<!doctype html><title>eBPLS</title>${REST}`;
/** A public page has a head of its own (`public-pages.test.ts`). */
const removeHead = (html: string): string => html.slice(html.indexOf('<script type="application/json"'));

let server: TestServer;
let root: string;
beforeAll(async () => {
  server = await openTestServer({
    SANDBOX_URL: 'http://pay.example:4201',
    MAP_TILES_URL: 'https://{s}.tiles.example/{z}/{x}/{y}.png',
  });
  root = join(server.api.config.release_dir, 'releases', '1');
  const store = join(server.api.config.release_dir, 'store', 'owner', '0.1.0-0123abcd');
  await mkdir(store, { recursive: true });
  await mkdir(join(root, 'r', 'owner'), { recursive: true });
  await symlink(store, join(root, 'r', 'owner', '0.1.0-0123abcd'));
  await writeFile(join(store, 'mf-manifest.json'), '{"name":"owner_0_1_0"}');
  await writeFile(join(root, 'index.html'), SHELL_PAGE);
  await writeFile(
    join(root, 'release.json'),
    JSON.stringify({ number: 1, slots: [{ mounts: ['/app', '/fire', '/affiliate', '/apples', '/constructor'] }] }),
  );
  await writeFile(join(root, 'main.0123abcd.js'), 'export const a = 1;');
  await writeFile(join(root, 'main.0123abcd.js.br'), brotliCompressSync('export const a = 1;'));
  await writeFile(join(root, 'main.0123abcd.css'), 'a {}');
  await writeFile(join(root, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(store, 'remoteEntry.js'), 'var owner_0_1_0;');
  await writeFile(join(store, 'wasm-qr.worker.js'), 'self.postMessage(1);');
  await writeFile(join(store, 'pdf.worker.js'), 'self.postMessage(1);');
  await writeFile(join(root, '.secret'), 'no');
  await writeFile(join(server.api.config.data_dir, 'outside.txt'), 'no');
  await symlink(join(server.api.config.data_dir, 'outside.txt'), join(root, 'outside.txt'));
});
afterAll(() => server.close());

const open = (url: string, headers: Record<string, string> = { accept: 'text/html' }) =>
  server.api.app.inject({ url, headers });

test('before there is a release, a plain page explains it', async () => {
  const reply = await open('/');
  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '5']);
  await symlink(root, join(server.api.config.release_dir, 'current'));
  expect((await open('/')).statusCode).toBe(200);
});

test.each(['/', '/home', '/app/management/companies', '/permits/verify/k1.SI-1.2.x', '/fire/dashboard?case=1'])(
  '%s opens the shell',
  async (url) => {
    const reply = await open(url);
    expect([reply.statusCode, reply.headers['content-type'], reply.headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
    ]);
    expect(removeHead(reply.body)).toBe(REST);
  },
);

test('the sign-in has a document of its own where the release has one, with the policy that it needs', async () => {
  const style = 'p{color:red}';
  const template = `<template id="prerendered-login"><style>${style}</style></template>`;
  await writeFile(join(root, 'login.html'), SHELL_PAGE + template);
  for (const url of ['/login?next=%2Fapp', '/login.html']) {
    const { body, headers } = await open(url);
    expect([url, removeHead(body)]).toEqual([url, REST + template]);
    const hash = createHash('sha256').update(style).digest('base64');
    const [, styles = ''] = /style-src ([^;]*)/.exec(String(headers['content-security-policy'])) ?? [];
    expect(styles.split(' ')).toContain(`'sha256-${hash}'`);
  }
  for (const url of ['/login/verification', '/register']) expect(removeHead((await open(url)).body)).toBe(REST);
  expect((await open('/register')).headers['content-security-policy']).toBe(
    (await open('/')).headers['content-security-policy'],
  );
  await rm(join(root, 'login.html'));
});

test("a client with a possible session gets the prefetches of the address's area, and anonymous ones do not", async () => {
  const prefetchTable = {
    '/app': '</own.js>; rel=preload',
    '/app/chat': 'chat',
    '=/app/list': 'page',
    '=/login': 'page',
  };
  await writeFile(join(root, 'ahead.json'), JSON.stringify(prefetchTable));
  const getLinkHeader = async (url: string, cookie = 'ebpls_language=fil; ebpls_signed_in=1') =>
    (await open(url, { accept: 'text/html', cookie })).headers['link'];
  expect(await getLinkHeader('/app/management/companies?page=2')).toBe('</own.js>; rel=preload');
  expect(await getLinkHeader('/app/chat/new')).toBe('chat');
  // Prefetches of a page apply to its own address and to none below it.
  expect(await getLinkHeader('/app/list?page=2')).toBe('</own.js>; rel=preload, page');
  expect(await getLinkHeader('/app/list/new')).toBe('</own.js>; rel=preload');
  for (const url of ['/apples', '/login', '/release.json', '/constructor'])
    expect(await getLinkHeader(url)).toBeUndefined();
  for (const cookie of ['', 'ebpls_signed_in=0', 'xebpls_signed_in=1'])
    expect(await getLinkHeader('/app', cookie)).toBeUndefined();
});

test('the release is revalidated each time; a file with a hash is cached for ever', async () => {
  expect((await open('/release.json')).headers['cache-control']).toBe('no-cache');
  expect((await open('/main.0123abcd.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await open('/r/owner/0.1.0-0123abcd/mf-manifest.json')).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  );
});

test('worker and manifest are revalidated each time, and a worker that is switched off is replaced by the removing one', async () => {
  await writeFile(join(root, 'service.worker.js'), 'self.kept = 1;');
  await writeFile(join(root, 'manifest.webmanifest'), '{}');
  const [worker, manifest] = [await open('/service.worker.js', {}), await open('/manifest.webmanifest', {})];
  expect([worker.body, worker.headers['cache-control'], worker.headers['content-type']]).toEqual([
    'self.kept = 1;',
    'no-cache',
    'text/javascript; charset=utf-8',
  ]);
  expect([manifest.headers['cache-control'], manifest.headers['content-type']]).toEqual([
    'no-cache',
    'application/manifest+json',
  ]);
  const off = await openTestServer({ OFFLINE: '0' });
  try {
    const end = await off.api.app.inject({ url: '/service.worker.js' });
    expect([end.statusCode, end.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(end.body).toContain('registration.unregister()');
    expect(end.body).toContain("data === 'take-over'");
    expect(end.body).not.toMatch(/navigate|reload/);
  } finally {
    await off.close();
  }
});

test('WebAssembly may be compiled in a worker that is named for it, and nowhere else', async () => {
  const getPolicy = async (url: string) => String((await open(url)).headers['content-security-policy']);
  const worker = await getPolicy('/r/owner/0.1.0-0123abcd/wasm-qr.worker.js');
  expect(worker).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
  );
  expect(await getPolicy('/r/owner/0.1.0-0123abcd/pdf.worker.js')).toBe(worker.replace(" 'wasm-unsafe-eval'", ''));
  for (const url of ['/', '/affiliate/dashboard', '/main.0123abcd.js', '/wasm-qr.worker.js/x']) {
    expect(await getPolicy(url)).not.toContain('wasm-unsafe-eval');
  }
});

test('a compressed file is sent to clients that accept it', async () => {
  const compressedReply = await open('/main.0123abcd.js', { 'accept-encoding': 'gzip, br' });
  expect([
    compressedReply.headers['content-encoding'],
    compressedReply.headers['content-type'],
    brotliDecompressSync(compressedReply.rawPayload).toString(),
  ]).toEqual(['br', 'text/javascript; charset=utf-8', 'export const a = 1;']);
  expect((await open('/main.0123abcd.js', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBeUndefined();
});

test('a file that the browser has cached is not sent again', async () => {
  const first = await open('/release.json');
  expect((await open('/release.json', { 'if-none-match': String(first.headers['etag']) })).statusCode).toBe(304);
});

test.each([
  '/missing.js',
  '/r/owner/0.1.0-0123abcd/gone.js',
  '/r/nobody/1/x',
  '/.secret',
  '/outside.txt',
  '/%2e%2e/%2e%2e/outside.txt',
  '/..%5Coutside.txt',
  '/%00',
  '/%E0%A4%A',
])('%s is missing', async (url) => {
  const reply = await open(url);
  expect([400, 404]).toContain(reply.statusCode);
  expect(reply.body).not.toBe('no');
});

test('a missing file of a program is never answered with a page', async () => {
  expect((await open('/r/owner/0.1.0-0123abcd/gone', { accept: 'text/html' })).statusCode).toBe(404);
});

const createPolicy = (scripts: string): string =>
  [
    "default-src 'self'",
    `script-src 'self'${scripts}`,
    "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    "img-src 'self' data: blob: https://*.tiles.example",
    "connect-src 'self' ws://localhost:4200 ws://127.0.0.1:4200",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self' http://pay.example:4201",
    "require-trusted-types-for 'script'",
    `trusted-types boot default dompurify, script-src${scripts} 'strict-dynamic'`,
  ].join('; ');

test.each(['/', '/index.html', '/app/management/companies', '/register', '/permits/verify/x.y'])(
  '%s runs the script that starts it and what that one starts; foreign frames and forms are forbidden',
  async (url) => {
    const { headers } = await open(url);
    expect(headers['content-security-policy']).toBe(
      createPolicy(` 'sha256-${createHash('sha256').update(STARTER).digest('base64')}' 'sha384-ahead'`),
    );
    expect(headers).toMatchObject(SAFE);
  },
);

test.each(['/missing', '/missing.html', '/missing.css', '/favicon.svg'])('%s runs nothing', async (url) => {
  const { headers } = await open(url, { accept: 'text/plain' });
  expect(headers['content-security-policy']).toBe(createPolicy(''));
  expect(headers).toMatchObject(SAFE);
});

test.each(['/main.0123abcd.js', '/main.0123abcd.css', '/release.json', '/r/owner/0.1.0-0123abcd/remoteEntry.js'])(
  '%s has the headers for its use in a page, and none that only pages and workers read',
  async (url) => {
    const { headers, statusCode } = await open(url, { 'accept-encoding': 'br' });
    expect(statusCode).toBe(200);
    const { 'x-content-type-options': sniff, 'cross-origin-resource-policy': origin } = SAFE;
    expect(headers).toMatchObject({ 'x-content-type-options': sniff, 'cross-origin-resource-policy': origin });
    expect(Object.keys(headers).join(' ')).not.toMatch(/security-policy|integrity|frame|referrer|opener|permissions/);
  },
);

const SAFE = {
  'integrity-policy': 'blocked-destinations=(script)',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

test.each(['/.git/config', '/missing.js', '/..%5Coutside.txt', '/%00', '/%E0%A4%A', '/api/unknown', '/api/%E0%A4%A'])(
  '%s is missing with all headers of safety',
  async (url) => {
    for (const method of ['GET', 'HEAD', 'POST'] as const) {
      const { headers } = await server.api.app.inject({ method, url });
      expect(headers).toMatchObject({
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
    }
  },
);

test('pages open sockets to our own origins and to the configured one, and to nobody else', () => {
  const addresses = {
    public_url: 'https://permits.example.gov.ph',
    own_origins: ['http://10.0.0.5:4200'],
    socket_url: 'https://live.example.gov.ph/socket',
  };
  const config = { ...server.api.config, ...addresses, is_production: true };
  expect(createDocumentHeaders(config)['content-security-policy']).toContain(
    "connect-src 'self' wss://permits.example.gov.ph ws://10.0.0.5:4200 https://live.example.gov.ph wss://live.example.gov.ph;",
  );
});

test('forms go to the configured gateway, and to no sandbox beside it', () => {
  const paynamics = { ...server.api.config.paynamics, endpoint: 'https://gateway.example/pay/default.aspx' };
  const { 'content-security-policy': policy } = createDocumentHeaders({ ...server.api.config, paynamics });
  expect(policy).toContain("form-action 'self' https://gateway.example;");
});

test('an unknown address below /api is never answered with a page', async () => {
  const reply = await open('/api/unknown');
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
});

test('a release that was removed is answered as missing', async () => {
  await rm(join(server.api.config.release_dir, 'current'));
  expect((await open('/release.json')).statusCode).toBe(503);
});

test('after a rollback a page of the last release still finds its files, and nothing else of that release', async () => {
  const { release_dir } = server.api.config;
  await rm(join(release_dir, 'current'), { force: true });
  await symlink(root, join(release_dir, 'current'));
  const left = join(release_dir, 'releases', '2');
  const part = 'r/owner/0.2.0-89abcdef';
  await mkdir(join(left, part), { recursive: true });
  await writeFile(join(left, part, 'clearances.5ae55947.js'), 'export const part = 2;');
  await writeFile(join(left, 'main.89abcdef.js'), 'export const main = 2;');
  await writeFile(join(left, 'page.html'), 'the page of release 2');
  await writeFile(join(left, 'plain.js'), 'export const plain = 2;');
  const openChunk = () => open(`/${part}/clearances.5ae55947.js`, {});
  expect((await openChunk()).statusCode).toBe(404);
  await writeFile(join(release_dir, 'served.json'), '[1,2]');
  expect(await openChunk()).toMatchObject({ statusCode: 200, body: 'export const part = 2;' });
  expect((await open('/main.89abcdef.js', {})).headers['cache-control']).toContain('immutable');
  for (const url of ['/plain.js', '/page.html', '/r/owner/0.2.0-89abcdef/gone.js'])
    expect((await open(url, {})).statusCode).toBe(404);
  await writeFile(join(release_dir, 'served.json'), '[1,"../.."]');
  expect((await openChunk()).statusCode).toBe(404);
});
