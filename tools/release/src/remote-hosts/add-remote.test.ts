import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import { compose } from '../compose.ts';
import { readRelease } from '../release-paths.ts';
import { HASHES, computeHashes } from '../store/files.ts';
import { createList, openTempRelease, type RemoteInput, type TempRelease } from '../testing/release-fixture.ts';
import { VERBS } from '../verbs.ts';
import { addRemote } from './add-remote.ts';
import { parseHosts } from './fetch-bytes.ts';

let team: TempRelease;
let office: TempRelease;
let server: Server;
let origin: string;
/** Replies of the office's host that replace a file, by path. */
let answerRequest: (path: string, response: ServerResponse) => boolean;

beforeEach(async () => {
  [team, office] = [openTempRelease(), openTempRelease()];
  answerRequest = () => false;
  server = createServer(({ url = '' }, response) => {
    if (answerRequest(url, response)) return;
    const path = join(office.places.store, url);
    if (existsSync(path)) response.end(readFileSync(path));
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  team.clear();
  office.clear();
});

/** Address of a remote that the office published, with its list of hashes computed again after a change. */
async function hostRemote(input: RemoteInput = {}, change: (folder: string) => void = () => {}): Promise<string> {
  const { name, id, folder } = await office.published('inspections', input);
  change(folder);
  const hashes = Object.entries(computeHashes(folder)).filter(([path]) => !/\.(?:br|gz)$/.test(path));
  writeFileSync(join(folder, HASHES), JSON.stringify(Object.fromEntries(hashes)));
  return `${origin}/${name}/${id}`;
}

const addHosted = (address: string, name = 'inspections') =>
  addRemote({ name, address }, team.places, { origins: [origin], timeout_ms: 2000 });

async function expectRefusal(act: Promise<unknown>, reason: RegExp): Promise<void> {
  await expect(act).rejects.toThrow(reason);
  expect(existsSync(team.places.store) ? readdirSync(team.places.store) : []).toEqual([]);
}

test('a remote of an allowed origin is published here as it is there, and fills a slot', async () => {
  await team.published('shell');
  const { id } = await office.published('inspections');
  const at = { root: team.folder, places: team.places, environment: { RELEASE_ORIGINS: `https://x.ph ${origin}` } };
  const lines = await VERBS['add']?.(['inspections', `${origin}/inspections/${id}/`], at);
  expect(lines).toEqual([`published inspections@${id}; put it into the list of slots`]);
  compose(createList({ inspections: `inspections@${id}` }), team.places);
  expect(readRelease(1, team.places).slots[0]).toMatchObject({
    version: id,
    entry: `/r/inspections/${id}/mf-manifest.json`,
  });
});

test('without the setting no host is requested', async () => {
  const address = await hostRemote();
  await expectRefusal(
    addRemote({ name: 'inspections', address }, team.places, parseHosts({})),
    /is not an allowed origin .*RELEASE_ORIGINS/,
  );
});

test.each<[string, RegExp]>([
  ['http://remotes.example.gov.ph/inspections/', /fetched over https/],
  ['file:///srv/inspections', /fetched over https/],
  ['https://other.example.gov.ph/inspections/', /https:\/\/other\.example\.gov\.ph is not an allowed origin/],
  ['inspections', /is not a valid address/],
])('%s is not asked', (address, reason) => expectRefusal(addHosted(address), reason));

test.each(['remotes.example.gov.ph', 'https://remotes.example.gov.ph/', '*'])(
  'the setting "%s" is refused',
  (RELEASE_ORIGINS) => expect(() => parseHosts({ RELEASE_ORIGINS })).toThrow(/^RELEASE_ORIGINS: expected origins like/),
);

const json = (path: string, change: (said: Record<string, unknown>) => object) => (folder: string) => {
  const content = JSON.parse(readFileSync(join(folder, path), 'utf8')) as Record<string, unknown>;
  writeFileSync(join(folder, path), JSON.stringify(change(content)));
};

test.each<[string, (folder: string) => void, RegExp]>([
  [
    'that loads from elsewhere',
    json('mf-manifest.json', (content) => ({ ...content, metaData: { publicPath: 'https://cdn.example/' } })),
    /loads its files from https:\/\/cdn\.example\/\. Build it with the path "auto"/,
  ],
  [
    'whose manifest names an unlisted file',
    json('mf-manifest.json', (content) => ({
      ...content,
      exposes: [{ assets: { js: { sync: ['assets/more.js'] } } }],
    })),
    /names assets\/more\.js, which hashes\.json does not list/,
  ],
  [
    'that is HTML',
    (folder) => writeFileSync(join(folder, 'mf-manifest.json'), '<html>'),
    /mf-manifest\.json is not JSON/,
  ],
  [
    'of another name',
    json('artifact.json', (content) => ({ ...content, name: 'owner' })),
    /has the name "owner", not "insp/,
  ],
  [
    'with a path for a name',
    json('artifact.json', (content) => ({ ...content, name: '../x' })),
    /: it is not an artifact of this/,
  ],
  ['that is a shell', json('artifact.json', (content) => ({ ...content, container: null })), /only remotes are taken/],
])('a remote %s is refused', async (_, change, reason) => {
  await expectRefusal(addHosted(await hostRemote({}, change)), reason);
});

test.each<[string, string, (response: ServerResponse) => void, RegExp]>([
  [
    'leads elsewhere',
    'page.js',
    (r) => r.writeHead(302, { location: 'https://evil.example/' }).end(),
    /redirects to https:/,
  ],
  ['is gone', 'page.js', (r) => r.writeHead(404).end(), /assets\/page\.js answers 404/],
  ['is another file', 'page.js', (r) => r.end('evil'), /page\.js is not the file that hashes\.json lists/],
  [
    'breaks off',
    'page.js',
    (r) => r.writeHead(200, { 'content-length': 9 }).write('x', () => r.destroy()),
    /did not send/,
  ],
  ['never ends', HASHES, (r) => pour(r), /hashes\.json is larger than the remaining 1000000 bytes/],
  ['is HTML', HASHES, (r) => r.end('<html>'), /hashes\.json is not JSON/],
  ['names little', HASHES, (r) => r.end('{}'), /does not list artifact\.json, .*: publish the remote first/],
  ['names a path out', HASHES, (r) => r.end(`{"../x":"sha384-${'A'.repeat(64)}"}`), /leads out of its folder/],
  ['names a packed twin', HASHES, (r) => r.end(withTwin()), /lists x\.js\.br: a list has no packed files/],
  [
    'names too many files',
    HASHES,
    (r) => r.end(formatFileList(2001)),
    /lists 2004 files; a remote has 2000 at the most/,
  ],
  ['names another hash', HASHES, (r) => r.end('{"x":"md5-1"}'), /A hash is sha384-/],
])('a host whose file %s is refused', async (_, path, answer, reason) => {
  const address = await hostRemote();
  answerRequest = (url, response) => {
    if (url.endsWith(path)) answer(response);
    return url.endsWith(path);
  };
  await expectRefusal(addHosted(address), reason);
});

const HASH = `sha384-${'A'.repeat(64)}`;
const formatFileList = (count: number, overrides: Record<string, string> = {}): string => {
  const neededFiles = ['artifact.json', 'mf-manifest.json', 'remoteEntry.js'];
  const names = [...neededFiles, ...Array.from({ length: count }, (_, number) => `${number}.js`)];
  return JSON.stringify({ ...Object.fromEntries(names.map((name) => [name, HASH])), ...overrides });
};
const withTwin = (): string => formatFileList(1, { 'x.js.br': HASH });

function pour(response: ServerResponse): void {
  while (!response.destroyed && response.write(' '.repeat(65_536)));
  response.once('drain', () => pour(response));
}

test('a host that is silent is given up', async () => {
  const address = await hostRemote();
  answerRequest = () => true;
  const act = addRemote({ name: 'inspections', address }, team.places, { origins: [origin], timeout_ms: 50 });
  await expectRefusal(act, /did not send the file: it took too long/);
});
