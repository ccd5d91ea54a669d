import { aSlot } from '../testing/a-release.ts';
import { openFederation } from './federation.ts';

interface Op {
  readonly nameOrAlias: string;
}
interface Plugin {
  readonly name: string;
  readonly beforePreloadRemote?: (given: { readonly preloadOps: Op[] }) => Promise<void>;
  readonly createLink?: (asked: {
    readonly url: string;
    readonly attrs: Readonly<Record<string, string>>;
  }) => HTMLLinkElement | undefined;
  readonly errorLoadShare?: (given: { readonly pkgName: string; readonly shareScopeMap: ScopeMap }) => void;
}
interface Copy {
  readonly loaded?: boolean;
  readonly loading: Promise<unknown> | null;
}
type ScopeMap = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, Copy>>>>>>;

let plugins: readonly Plugin[] = [];
let everywhere: readonly Plugin[] = [];
jest.mock('@module-federation/enhanced/runtime', () => ({
  createInstance: (given: { readonly plugins: readonly Plugin[] }) => {
    plugins = given.plugins;
    return { registerRemotes: () => undefined, loadRemote: () => Promise.resolve({}) };
  },
  registerGlobalPlugins: (given: readonly Plugin[]) => {
    everywhere = given;
  },
}));
jest.mock('@module-federation/inject-external-runtime-core-plugin', () => () => ({ name: 'core' }));
jest.mock('./given.ts', () => ({ given: () => ({}) }));

test('scripts that were asked for with the manifest are not asked for again when the container is opened', async () => {
  const [here, elsewhere] = [aSlot('fire'), aSlot('rhu')];
  const { load } = openFederation([here, elsewhere]);
  performance.getEntriesByName = (name) => (name === location.origin + here.entry ? [{} as PerformanceEntry] : []); // one was fetched with the document
  await Promise.all([load(here), load(elsewhere)]);
  const preloadOps = [here, elsewhere].map(({ container }) => ({ nameOrAlias: container }));
  for (const plugin of plugins) await plugin.beforePreloadRemote?.({ preloadOps });
  expect(preloadOps).toEqual([{ nameOrAlias: elsewhere.container }]);
});

test('a shared library that did not come is not remembered as lost, and one that is here stays', () => {
  openFederation([]);
  const here = Promise.resolve();
  const copies = { '1.0.0': { loading: Promise.resolve() }, '0.9.0': { loaded: true, loading: here } };
  const shareScopeMap = { default: { '@ebpls/ui/overlays': copies } };
  for (const plugin of everywhere) plugin.errorLoadShare?.({ pkgName: '@ebpls/ui/overlays', shareScopeMap });
  expect(copies).toEqual({ '1.0.0': { loading: null }, '0.9.0': { loaded: true, loading: here } });
});

test('what is fetched ahead waits for what the page asks for; a sheet that is needed now does not', () => {
  openFederation([]);
  const link = (rel: string) =>
    plugins.flatMap((plugin) => plugin.createLink?.({ url: '/r/fire/1/a.js', attrs: { rel, as: 'script' } }) ?? []);
  expect(link('preload').map(({ rel, as, href }) => ({ rel, as, href }))).toEqual([
    { rel: 'prefetch', as: 'script', href: `${location.origin}/r/fire/1/a.js` },
  ]);
  expect(link('stylesheet')).toEqual([]);
});
