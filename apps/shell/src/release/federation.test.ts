import { aSlot } from '../testing/a-release.ts';
import { openFederation } from './federation.ts';

interface Op {
  readonly nameOrAlias: string;
}
interface Plugin {
  readonly name: string;
  readonly beforePreloadRemote?: (given: { readonly preloadOps: Op[] }) => Promise<void>;
}

let plugins: readonly Plugin[] = [];
jest.mock('@module-federation/enhanced/runtime', () => ({
  createInstance: (given: { readonly plugins: readonly Plugin[] }) => {
    plugins = given.plugins;
    return { registerRemotes: () => undefined, loadRemote: () => Promise.resolve({}) };
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
