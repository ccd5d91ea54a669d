import { createSlot } from '../testing/create-slot.ts';
import { openFederation } from './federation.ts';
import { loadHashes } from './trust/hashes.ts';

interface Plugin {
  readonly name: string;
  readonly errorLoadShare?: (given: { readonly pkgName: string; readonly shareScopeMap: ScopeMap }) => void;
}
interface Copy {
  readonly loaded?: boolean;
  readonly loading: Promise<unknown> | null;
}
type ScopeMap = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, Copy>>>>>>;

interface RegisteredRemote {
  readonly name: string;
  readonly entry: string;
}
const registeredRemotes: RegisteredRemote[] = [];
let everywhere: readonly Plugin[] = [];
jest.mock('@module-federation/enhanced/runtime', () => ({
  createInstance: () => ({
    registerRemotes: (remotes: readonly RegisteredRemote[]) => registeredRemotes.push(...remotes),
    loadRemote: () => Promise.resolve({}),
  }),
  registerGlobalPlugins: (plugins: readonly Plugin[]) => {
    everywhere = plugins;
  },
}));
jest.mock('@module-federation/inject-external-runtime-core-plugin', () => () => ({ name: 'core' }));
jest.mock('./shared-libraries.ts', () => ({ createSharedLibraries: () => ({}) }));

test('a container is opened by its script, once for all its slots', async () => {
  const [fire, rhu] = [createSlot('fire'), createSlot('rhu')];
  const { load } = openFederation([fire, rhu]);
  await Promise.all([load(fire), load(fire), load(rhu)]);
  expect(registeredRemotes).toEqual(
    [fire, rhu].map(({ container, entry }) => ({
      name: container,
      entry: entry.replace('mf-manifest.json', 'remoteEntry.js'),
    })),
  );
});

test('a shared library that failed to load is not cached as lost, and a loaded one stays', () => {
  openFederation([]);
  const resolvedPromise = Promise.resolve();
  const copies = { '1.0.0': { loading: Promise.resolve() }, '0.9.0': { loaded: true, loading: resolvedPromise } };
  const shareScopeMap = { default: { '@ebpls/ui/overlays': copies } };
  for (const plugin of everywhere) plugin.errorLoadShare?.({ pkgName: '@ebpls/ui/overlays', shareScopeMap });
  expect(copies).toEqual({ '1.0.0': { loading: null }, '0.9.0': { loaded: true, loading: resolvedPromise } });
});

test('the container and its routes are prefetched for the next page, and nothing else of the version', async () => {
  const slot = createSlot('fire');
  const names = ['remoteEntry.js', '__federation_expose_routes.0a1b.js', 'at/dashboard.0a1b.js', 'routes.0a1b.css'];
  const list = Object.fromEntries(names.map((name) => [name, 'sha384-x']));
  Object.assign(globalThis, { fetch: async () => ({ ok: true, json: async () => list }) });
  await loadHashes({ ...slot, files: 'sha384-list' });
  openFederation([slot]).preload(slot);
  const links = [...document.head.querySelectorAll('link')];
  const folder = new URL(slot.entry, location.origin).href.replace('mf-manifest.json', '');
  expect(links.map(({ rel, as, href }) => ({ rel, as, href }))).toEqual(
    names.slice(0, 2).map((name) => ({ rel: 'prefetch', as: 'script', href: folder + name })),
  );
});
