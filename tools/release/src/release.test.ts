import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

import { compose, CompositionRefused } from './compose.ts';
import { type ReleasePaths, readRelease } from './release-paths.ts';
import { promote, getPromotedNumber, restoreRelease } from './promote.ts';
import { createList, openTempRelease, type RemoteInput, SHARED, type TempRelease } from './testing/release-fixture.ts';

let temp: TempRelease;
let places: ReleasePaths;
let publishBuild: TempRelease['published'];

beforeEach(() => {
  temp = openTempRelease();
  ({ places, published: publishBuild } = temp);
});
afterEach(() => temp.clear());

test('a release names the address of each slot and carries the files with their hashes', async () => {
  await publishBuild('shell');
  const owner = await publishBuild('owner');
  const number = compose(createList({ owner: 'owner@0.1.0' }), places);
  expect(number).toBe(1);
  const [slot] = readRelease(1, places).slots;
  expect(slot).toMatchObject({
    slot: 'owner',
    container: 'owner_0_1_0',
    entry: `/r/owner/${owner.id}/mf-manifest.json`,
    mounts: ['/owner'],
    integrity: expect.stringMatching(/^sha384-/),
  });
  const release = join(places.releases, '1');
  expect(existsSync(join(release, 'index.html'))).toBe(true);
  expect(existsSync(join(release, `r/owner/${owner.id}/remoteEntry.js`))).toBe(true);
  for (const packedFile of ['remoteEntry.js.br', 'assets/reader.wasm.br', 'assets/reader.wasm.gz'])
    expect(existsSync(join(release, `r/owner/${owner.id}`, packedFile))).toBe(true);
  expect(JSON.parse(readFileSync(join(release, 'release-hashes.json'), 'utf8'))).toHaveProperty([
    `r/owner/${owner.id}/remoteEntry.js`,
  ]);
});

test('a release lists for each mount the files of its first view, each as the page will request it', async () => {
  const shell = await publishBuild('shell');
  const pages = {
    list: ['assets/page.js'],
    'pay/list': ['assets/routes.js', 'assets/page.js'],
    tour: ['assets/page.js'],
  };
  const owner = await publishBuild('owner', {
    mounts: ['/app', '/pay', '/tour'],
    opens_pages: pages,
    asked_by_pages: { list: ['@ebpls/ui', '@ebpls/ui/lists', '@ebpls/ui/forms'] },
  });
  compose(createList({ owner: 'owner@0.1.0' }), places);
  const read = (name: string) => readFileSync(join(places.releases, '1', name), 'utf8');
  const [slot] = readRelease(1, places).slots;
  const hashesIn = (folder: string): Record<string, string> =>
    JSON.parse(readFileSync(join(folder, 'hashes.json'), 'utf8'));
  const [shells, hashes] = [hashesIn(shell.folder), hashesIn(owner.folder)];
  const renderLink = (name: string) =>
    `</r/owner/${owner.id}/${name}>; rel=preload; as=script; fetchpriority=low; crossorigin=anonymous; integrity="${hashes[name]}"`;
  const listsLink = `</assets/lists.js>; rel=preload; as=script; fetchpriority=low; crossorigin=anonymous; integrity="${shells['assets/lists.js']}"`;
  const links = [
    `</assets/federation.js>; rel=preload; as=script; fetchpriority=low; crossorigin=anonymous; integrity="${shells['assets/federation.js']}"`,
    `</r/owner/${owner.id}/hashes.json>; rel=preload; as=fetch; crossorigin=anonymous; fetchpriority=low`,
    `</r/owner/${owner.id}/remoteEntry.js>; rel=preload; as=script; fetchpriority=low; crossorigin=anonymous; integrity="${slot?.integrity}"`,
    renderLink('assets/routes.js'),
    renderLink('assets/routes.css').replace('as=script', 'as=style'),
  ].join(', ');
  expect(JSON.parse(read('ahead.json'))).toEqual({
    '/app': links,
    '/pay': links,
    '/tour': links,
    // The shared script of the page is listed once, though the page imports two of the modules in it.
    '=/app/list': [listsLink, renderLink('assets/page.js')].join(', '),
    // The page of one mount's own, instead of the one that all have.
    '=/pay/list': [renderLink('assets/routes.js'), renderLink('assets/page.js')].join(', '),
    '=/tour/list': [listsLink, renderLink('assets/page.js')].join(', '),
    // The mount itself.
    '=/tour': renderLink('assets/page.js'),
  });
  expect(existsSync(join(places.releases, '1', 'release.json.br'))).toBe(true);
});

test('the document of a release lists the first requests of the pages of its mounts', async () => {
  await publishBuild('shell');
  const asks = { list: '/api/companies?view=open' };
  await publishBuild('owner', { slots: { owner: { mounts: ['/app', '/pay'], admits: ['user'], asks } } });
  compose(createList({ owner: 'owner@0.1.0' }), places);
  const html = readFileSync(join(places.releases, '1', 'index.html'), 'utf8');
  const [, requests = ''] = /<script type="application\/json" id="asks">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(requests)).toEqual({ '/app/list': asks.list, '/pay/list': asks.list });
});

test('the sign-in of a release has a document of its own, and no other page carries what that one shows', async () => {
  const loginHtml = '<template id="prerendered-login"><p>\n</p></template><script>show()</script>';
  await publishBuild('shell', { entry: loginHtml });
  await publishBuild('owner');
  compose(createList({ owner: 'owner@0.1.0' }), places);
  const readDocument = (name: string) => readFileSync(join(places.releases, '1', name), 'utf8');
  expect(readDocument('login.html')).toContain(loginHtml);
  expect(readDocument('index.html')).toBe(readDocument('login.html').replace(loginHtml, ''));
  expect(brotliDecompressSync(readFileSync(join(places.releases, '1', 'login.html.br'))).toString()).toContain(
    loginHtml,
  );
});

test('what was published never changes, and publishing it again changes nothing', async () => {
  const first = await publishBuild('owner');
  const second = await publishBuild('owner');
  expect(second).toEqual(first);
});

test('one build of a remote fills nine places, and one of them can stay on its own version', async () => {
  await publishBuild('shell');
  const slots = { fire: { mounts: ['/fire'], admits: ['fire'] }, rhu: { mounts: ['/rhu'], admits: ['rhu'] } };
  await publishBuild('department', { slots });
  await publishBuild('department', { slots, version: '0.2.0', code: 'second' });
  compose(createList({ fire: 'department@0.2.0', rhu: 'department@0.1.0' }), places);
  expect(readRelease(1, places).slots.map(({ slot, container, mounts }) => [slot, container, mounts[0]])).toEqual([
    ['fire', 'department_0_2_0', '/fire'],
    ['rhu', 'department_0_1_0', '/rhu'],
  ]);
});

const owner = { owner: 'owner@0.1.0' };

test.each<[string, RemoteInput, Record<string, string>, RegExp]>([
  ['a slot that the remote does not declare', {}, { cashier: 'owner@0.1.0' }, /does not declare the slot "cashier"/],
  ['a remote of an older contract', { built_for: 0 }, owner, /was built for contract 0; this shell speaks 1 to 1/],
  ['a remote of a newer contract', { built_for: 2 }, owner, /was built for contract 2/],
  [
    'another React',
    { shared: { ...SHARED, react: '20.0.0' } },
    owner,
    /was built with react 20\.0\.0; the shell shares 19\.3\.1/,
  ],
  ['a remote that has two names', { declared_name: 'ownr' }, owner, /declares itself as "ownr"/],
  [
    'a manifest that names another container',
    { manifest_name: 'owner_9' },
    owner,
    /names the container "owner_9", not "owner_0_1_0"/,
  ],
  [
    'a first visit that is too heavy',
    { entry: randomBytes(2000).toString('base64url') },
    owner,
    /fetch \d KB; its budget is 1 KB/,
  ],
  ['a mount that belongs to the shell', { mounts: ['/login'] }, owner, /wants \/login, which belongs to the shell/],
  ['a mount below the server', { mounts: ['/api/own'] }, owner, /wants \/api\/own, which belongs to the shell/],
])('a release is refused for %s', async (_, input, slots, reason) => {
  await publishBuild('shell');
  await publishBuild('owner', input);
  const light = createList(slots, { budgets_kb: { owner: 1 } });
  expect(() => compose(light, places)).toThrow(CompositionRefused);
  expect(() => compose(light, places)).toThrow(reason);
});

test('a shell takes remotes of the contracts that it still speaks, and refuses an older one in one sentence', async () => {
  await publishBuild('shell', { contract: { minimum: 2, current: 4 } });
  for (const built_for of [1, 2, 3, 4]) await publishBuild(`built-for-${built_for}`, { built_for });
  const createSlots = (contracts: readonly number[]): Record<string, string> =>
    Object.fromEntries(contracts.map((contract) => [`built-for-${contract}`, `built-for-${contract}@0.1.0`]));
  expect(compose(createList(createSlots([2, 3, 4])), places)).toBe(1);
  expect(() => compose(createList(createSlots([1, 2, 3, 4])), places)).toThrow(
    /^built-for-1@0\.1\.0-\w{8} was built for contract 1; this shell speaks 2 to 4\.$/,
  );
});

test('two slots on one mount are refused', async () => {
  await publishBuild('shell');
  await publishBuild('owner', { mounts: ['/app'] });
  await publishBuild('demos', { mounts: ['/app'] });
  expect(() => compose(createList({ owner: 'owner@0.1.0', demos: 'demos@0.1.0' }), places)).toThrow(
    /"demos" wants \/app, which another slot has already/,
  );
});

test('two builds of one version are refused, because the browser would run only the first', async () => {
  await publishBuild('shell');
  const slots = { fire: { mounts: ['/fire'], admits: ['fire'] }, rhu: { mounts: ['/rhu'], admits: ['rhu'] } };
  const first = await publishBuild('department', { slots });
  const second = await publishBuild('department', { slots, code: 'other' });
  expect(() => compose(createList({ fire: `department@${first.id}`, rhu: `department@${second.id}` }), places)).toThrow(
    /give one of them another version/,
  );
});

test('a file that was changed in the store is refused', async () => {
  await publishBuild('shell');
  const { folder: buildFolder } = await publishBuild('owner');
  writeFileSync(join(buildFolder, 'remoteEntry.js'), 'something else');
  expect(() => compose(createList(owner), places)).toThrow(/remoteEntry\.js is not the file that was published/);
});

test('a remote that nobody published is named', () => {
  expect(() => compose(createList(owner), places)).toThrow(/shell@0\.1\.0 was not published/);
});

test('an artifact with a nonsense declaration is not published', async () => {
  await expect(publishBuild('owner', { mounts: ['app without slash'] })).rejects.toThrow(/declaration/);
});

test('a mistake is taken back by one command', async () => {
  await publishBuild('shell');
  await publishBuild('owner');
  temp.serve(compose(createList(owner), places));
  const better = await publishBuild('owner', { code: 'second' });
  temp.serve(compose(createList(owner), places));
  expect(getPromotedNumber(places)).toBe(2);
  expect(readRelease(2, places).slots[0]?.version).toBe(better.id);
  expect(restoreRelease(places)).toBe(1);
  expect(getPromotedNumber(places)).toBe(1);
  expect(() => restoreRelease(places)).toThrow(/no earlier release/);
});

test('a page that was open during a release still finds the files of the former one', async () => {
  await publishBuild('shell');
  const first = await publishBuild('owner');
  compose(createList(owner), places);
  await publishBuild('owner', { code: 'second' });
  compose(createList(owner), places);
  expect(existsSync(join(places.releases, `2/r/owner/${first.id}/remoteEntry.js`))).toBe(true);
});

test('the releases that were served last are on record, newest first and four at most, whichever way the pointer moved', async () => {
  await publishBuild('shell');
  for (const code of ['1', '2', '3', '4', '5']) {
    await publishBuild('owner', { code });
    temp.serve(compose(createList(owner), places));
  }
  const readServed = (): unknown => JSON.parse(readFileSync(places.served, 'utf8'));
  expect(readServed()).toEqual([5, 4, 3, 2]);
  restoreRelease(places);
  expect(readServed()).toEqual([4, 5, 3, 2]);
});

test('what is not there cannot be promoted', () => {
  expect(() => promote(7, places)).toThrow('There is no release 7.');
});
