import type { ReleaseSlot, ReleaseVersion } from '@ebpls/remote-kit/declare';
import { createInstance, registerGlobalPlugins } from '@module-federation/enhanced/runtime';
import provideRuntime from '@module-federation/inject-external-runtime-core-plugin';

import { yieldToBrowser } from '../next-task.ts';
import { createSharedLibraries } from './shared-libraries.ts';
import { listVersionFiles } from './trust/hashes.ts';

/** Module federation host that loads the remotes. */
export interface Federation {
  /** Runs the container of a version and returns its exposed module. */
  readonly load: (version: ReleaseVersion) => Promise<unknown>;
  /** Fetches the files of `load` as soon as the connection is idle. */
  readonly preload: (version: ReleaseVersion) => void;
}

/**
 * The host knows the addresses of this release's containers, runs a script only when its hash is the released one, and
 * gives every remote the libraries that the shell has loaded. Two builds of one version share their container's name,
 * so a document can hold the first of them only; the other one needs a new document.
 */
export function openFederation(slots: readonly ReleaseSlot[]): Federation {
  registerGlobalPlugins([RETRY_PLUGIN]);
  const host = createInstance({
    name: 'shell',
    remotes: [],
    shared: createSharedLibraries(),
    shareStrategy: 'loaded-first',
    plugins: [provideRuntime(), createHashPlugin(slots.flatMap(listVersions)), IN_PIECES],
  });
  const entries = new Map<string, string>();
  const recordEntry = ({ container, entry }: ReleaseVersion): void => {
    const knownEntry = entries.get(container);
    if (knownEntry === entry) return;
    if (knownEntry !== undefined) throw new Error(`${container} is another build in this document.`);
    entries.set(container, entry);
    host.registerRemotes([{ name: container, entry: `${getFolder(entry)}/${CONTAINER}` }]);
  };
  return {
    load: async (version) => {
      recordEntry(version);
      return host.loadRemote(`${version.container}/routes`, { from: 'runtime' });
    },
    preload: ({ entry }) => {
      for (const href of listVersionFiles(entry, FIRST_FILES)) {
        const link = Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href });
        document.head.appendChild(link);
      }
    },
  };
}

/** The script of a container, whose hash a release names; its routes load with it. */
const CONTAINER = 'remoteEntry.js';
const FIRST_FILES = /^(?:remoteEntry|__federation_expose_routes\.\w+)\.js$/;

/** Returns every version that a person may get in a slot. */
function listVersions({ before, trial, ...own }: ReleaseSlot): ReleaseVersion[] {
  return [own, ...(before ? [before] : []), ...(trial ? [trial] : [])];
}

type Plugins = NonNullable<Parameters<typeof createInstance>[0]['plugins']>;

function createHashPlugin(versions: readonly ReleaseVersion[]): Plugins[number] {
  const hashes = new Map(versions.map(({ entry, integrity }) => [getFolder(entry), integrity]));
  return {
    name: 'released-hash',
    createScript({ url }) {
      const integrity = hashes.get(getFolder(new URL(url, location.origin).pathname));
      if (!integrity || !url.endsWith(`/${CONTAINER}`)) return undefined;
      const script = document.createElement('script');
      Object.assign(script, { src: url, integrity, crossOrigin: 'anonymous', async: true });
      return script;
    },
  };
}

/** Running a container, passing the shared libraries to it, and running its routes are separate tasks. */
const IN_PIECES: Plugins[number] = {
  name: 'in-pieces',
  beforeInitRemote: async () => yieldToBrowser(),
  beforeGetExpose: async () => yieldToBrowser(),
  beforeExecuteFactory: async () => yieldToBrowser(),
};

/**
 * Runs for every container, because each requests shared libraries by itself: the runtime keeps a load that failed with
 * the connection; the next part that needs it fetches it again.
 */
const RETRY_PLUGIN: Plugins[number] = {
  name: 'asked-again',
  errorLoadShare({ pkgName, shareScopeMap }) {
    const copies = Object.values(shareScopeMap).flatMap((scope) => Object.values(scope[pkgName] ?? {}));
    for (const copy of copies) if (copy.loaded !== true) copy.loading = null;
  },
};

const getFolder = (address: string): string => address.slice(0, address.lastIndexOf('/'));
