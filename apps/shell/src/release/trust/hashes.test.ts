import { checkWhatIsLoaded, findHash, isListed, loadHashes, readShellHashes } from './hashes.ts';

const HASHES = { 'remoteEntry.js': 'sha384-entry', 'a.js': 'sha384-a', 'a.css': 'sha384-sheet' };
const VERSION = {
  version: '0.1.0-00000000',
  container: 'owner_0_1_0',
  entry: '/r/owner/0.1.0-00000000/mf-manifest.json',
  integrity: 'sha384-entry',
  files: 'sha384-list',
};

const fetchMock = jest.fn((..._args: [string, RequestInit]) => Promise.resolve({ ok: true, json: async () => HASHES }));
beforeAll(async () => {
  Object.assign(globalThis, { fetch: fetchMock });
  await loadHashes(VERSION);
});

test('the list is fetched once, by the hash of the signed release', async () => {
  const other = { ...VERSION, entry: '/r/rhu/0.1.0-00000000/mf-manifest.json' };
  await Promise.all([loadHashes(other), loadHashes(other)]);
  expect(fetchMock.mock.calls).toEqual([['/r/rhu/0.1.0-00000000/hashes.json', { integrity: 'sha384-list' }]]);
});

test('a list that did not load is fetched again', async () => {
  const other = { ...VERSION, entry: '/r/fire/0.1.0-00000000/mf-manifest.json' };
  fetchMock.mockRejectedValueOnce(new TypeError('failed'));
  await expect(loadHashes(other)).rejects.toThrow('failed');
  await loadHashes(other);
  expect(findHash(`${location.origin}/r/fire/0.1.0-00000000/a.js`)).toBe('sha384-a');
});

test('a listed file has its hash, a missing one has a hash that no file has, others are unchanged', () => {
  expect(findHash('/r/owner/0.1.0-00000000/a.js')).toBe('sha384-a');
  expect(findHash('/r/owner/0.1.0-00000000/evil.js')).toBe(`sha384-${'A'.repeat(64)}`);
  expect(findHash('/assets/shell.js')).toBeUndefined();
  expect(findHash('https://elsewhere.example/r/owner/0.1.0-00000000/a.js')).toBeUndefined();
});

test('a script or style that a loader adds to the head gets its hash', () => {
  checkWhatIsLoaded(document);
  const put = (element: HTMLScriptElement | HTMLLinkElement): string => document.head.appendChild(element).integrity;
  const createScript = (src: string) => Object.assign(document.createElement('script'), { src });
  const createLink = (href: string) => Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  expect(put(createScript('/r/owner/0.1.0-00000000/a.js'))).toBe('sha384-a');
  expect(put(createScript('/r/owner/0.1.0-00000000/evil.js'))).toBe(`sha384-${'A'.repeat(64)}`);
  expect(put(createLink('/r/owner/0.1.0-00000000/a.css'))).toBe('sha384-sheet');
  expect(put(createScript('/assets/shell.js'))).toBeFalsy();
});

test('the shell’s own files have the hashes of the document', () => {
  document.head.innerHTML = '<script type="application/json" id="hashes">{"shell.js":"sha384-own"}</script>';
  readShellHashes(document);
  expect(findHash('/assets/shell.js')).toBe('sha384-own');
  expect(['/assets/shell.js', '/assets/evil.js', '/r/owner/0.1.0-00000000/a.js', '/api/me'].map(isListed)).toEqual([
    true,
    false,
    true,
    false,
  ]);
});
