import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { PUBLIC_PAGES } from '@ebpls/contracts';
import { sql } from 'kysely';

import { openTestServer, type TestServer } from '../../testing/open-server.ts';
import { seedMunicipality } from '../../testing/municipality-seed.ts';

const SHELL =
  '<!doctype html><html lang="en" dir="ltr"><head><meta name="description" content="The shell." />' +
  '<title>eBPLS</title></head><body><script>begin()</script></body></html>';
const PLACEHOLDERS = [
  { mounts: ['/app'], admits: ['user', 'none'] },
  { mounts: ['/fire'], admits: ['fire'] },
  { mounts: ['/docs'], admits: 'anyone' },
];
const PUBLIC_URL = 'https://permits.example.gov.ph';
const ANYTHING = { accept: '*/*' };
const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ PUBLIC_URL });
  await seedMunicipality(server.api.db);
  const releases = server.api.config.release_dir;
  const root = join(releases, 'releases', '1');
  await mkdir(root, { recursive: true });
  await writeFile(join(root, 'index.html'), SHELL);
  await writeFile(join(root, 'login.html'), SHELL.replace('begin()', 'login()'));
  await writeFile(join(root, 'preview.png'), 'a picture');
  await writeFile(join(root, 'release.json'), JSON.stringify({ number: 1, slots: PLACEHOLDERS }));
  await symlink(root, join(releases, 'current'));
});
afterAll(() => server.close());

const open = (url: string, headers: Record<string, string> = ANYTHING) => server.api.app.inject({ url, headers });

function readTags(html: string): Record<string, string> {
  const metas = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)];
  return Object.fromEntries(metas.map(([, name = '', text = '']) => [name, text]));
}

test.each(PUBLIC_PAGES.map(({ path }) => path.replaceAll(/:\w+/g, 'k1.x')))(
  '%s is there for previews in chats and for browsers, with a title and a description of its own',
  async (url) => {
    for (const headers of [ANYTHING, BROWSER, {}]) {
      const { statusCode, body } = await open(url, headers);
      const { description, ...tags } = readTags(body);
      expect([statusCode, body.match(/<title>/g)?.length]).toEqual([200, 1]);
      expect(body).toContain(`<title>${url === '/home' ? 'Home · eBPLS' : tags['og:title']}</title>`);
      expect([description === 'The shell.', description]).toEqual([false, tags['og:description']]);
    }
  },
);

test('the start page is named Home, and its preview describes its purpose', async () => {
  const { body } = await open('/home');
  expect(body).toContain('<title>Home · eBPLS</title>');
  expect(readTags(body)).toMatchObject({ 'og:title': 'Business permits online · eBPLS' });
});

test('a preview of the prices has absolute addresses below PUBLIC_URL, the municipality and a picture that is served', async () => {
  const { body } = await open('/pricing');
  expect(body).toContain('<html lang="en" dir="ltr">');
  expect(body).toContain(`<link rel="canonical" href="${PUBLIC_URL}/pricing">`);
  expect(readTags(body)).toMatchObject({
    'og:type': 'website',
    'og:title': 'Fees and taxes · eBPLS',
    'og:site_name': 'eBPLS, Municipality of San Isidro',
    'og:url': `${PUBLIC_URL}/pricing`,
    'og:image': `${PUBLIC_URL}/preview.png`,
    'og:locale': 'en_PH',
    'twitter:card': 'summary_large_image',
  });
  const picture = await open('/preview.png');
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
});

test.each([
  ['/pricing?language=fil', ''],
  ['/pricing', 'ebpls_language=fil'],
])('%s with the cookie %j is described in Filipino', async (url, cookie) => {
  const { body } = await open(url, { ...ANYTHING, cookie });
  expect(body).toContain('<html lang="fil"');
  expect(body).toContain('<title>Mga bayad at buwis · eBPLS</title>');
});

test('no two pages share a title, and none that search engines may list has a code in its address', async () => {
  const indexedPages = PUBLIC_PAGES.filter(({ is_indexed }) => is_indexed);
  const titles = await Promise.all(indexedPages.map(async ({ path }) => readTags((await open(path)).body)['og:title']));
  expect(new Set(titles).size).toBe(indexedPages.length);
  expect(indexedPages.filter(({ path }) => path.includes(':'))).toEqual([]);
});

test('the code in an address is not in the preview, and search engines do not index it', async () => {
  const { headers, body } = await open('/permits/verify/k1.MP-2026-00002.x');
  expect(headers['x-robots-tag']).toBe('noindex');
  expect(body).not.toContain('MP-2026-00002');
});

test('the sign-in has its own document, and the policy that it needs', async () => {
  expect((await open('/login')).body).toContain('login()');
  expect((await open('/register')).body).toContain('begin()');
  const getPolicy = async (url: string) => String((await open(url)).headers['content-security-policy']);
  expect(await getPolicy('/login')).not.toBe(await getPolicy('/register'));
});

test('signed-in areas are served to browsers and 404 for search engines; documentation is for both', async () => {
  for (const url of ['/app/management/companies', '/fire/dashboard?case=1', '/app']) {
    const { statusCode, headers } = await open(url, BROWSER);
    expect([url, statusCode, headers['x-robots-tag']]).toEqual([url, 200, 'noindex']);
  }
  const docs = await open('/docs/welcome', BROWSER);
  expect([docs.statusCode, docs.headers['x-robots-tag']]).toEqual([200, undefined]);
  expect((await open('/pricing')).headers['x-robots-tag']).toBeUndefined();
});

test.each(['/nowhere', '/pricing/of/what', '/application', '/404', '/rhu/dashboard'])(
  '%s is 404 for everybody; a browser gets the shell, which shows it',
  async (url) => {
    const browser = await open(url, BROWSER);
    expect([browser.statusCode, browser.body, browser.headers['x-robots-tag']]).toEqual([404, SHELL, 'noindex']);
    for (const headers of [ANYTHING, {}]) {
      const { statusCode, body } = await open(url, headers);
      expect([statusCode, body]).toEqual([404, 'Not found']);
    }
    const secondReply = await open(url, { ...BROWSER, 'if-none-match': String(browser.headers['etag']) });
    expect(secondReply.statusCode).toBe(404);
  },
);

test('a name of the municipality that an administrator writes stays text', async () => {
  const other = await openTestServer({ RELEASE_DIR: server.api.config.release_dir });
  await seedMunicipality(other.api.db);
  await sql`
    update setting set value = jsonb_set(value, '{name}', to_jsonb('"><script>$&'::text))
    where key = 'municipality'`.execute(other.api.db);
  const { body } = await other.api.app.inject({ url: '/pricing', headers: ANYTHING });
  expect(body).toContain('eBPLS, Municipality of &quot;&gt;&lt;script&gt;$&amp;"');
  await other.close();
});
