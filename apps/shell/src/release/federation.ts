import type { ReleaseSlot, ReleaseVersion } from '@ebpls/remote-kit/declare';
import { createInstance, registerGlobalPlugins } from '@module-federation/enhanced/runtime';
import provideRuntime from '@module-federation/inject-external-runtime-core-plugin';

import { nextTask } from '../next-task.ts';
import { given } from './given.ts';
import { listed } from './trust/hashes.ts';

/** The host of all remotes. */
export interface Federation {
  /** Runs the container of a version and answers what it shows. */
  readonly load: (version: ReleaseVersion) => Promise<unknown>;
  /** Fetches what `load` will need, as soon as nobody needs the line for more. */
  readonly preload: (version: ReleaseVersion) => void;
}

/**
 * The host knows where the containers of this release lie, runs a script only when its hash is the released one, and
 * gives every remote what the shell has already loaded. Two builds of one version call their container alike, so a
 * document can hold the first of them only; for the other one it has to be loaded anew.
 */
export function openFederation(slots: readonly ReleaseSlot[]): Federation {
  registerGlobalPlugins([ASKED_AGAIN]);
  const host = createInstance({
    name: 'shell',
    remotes: [],
    shared: given(),
    shareStrategy: 'loaded-first',
    plugins: [provideRuntime(), releasedHash(slots.flatMap(versionsOf)), IN_PIECES],
  });
  const entries = new Map<string, string>();
  const know = ({ container, entry }: ReleaseVersion): void => {
    const known = entries.get(container);
    if (known === entry) return;
    if (known !== undefined) throw new Error(`${container} is another build in this document.`);
    entries.set(container, entry);
    host.registerRemotes([{ name: container, entry: `${folderOf(entry)}/${CONTAINER}` }]);
  };
  return {
    load: async (version) => {
      know(version);
      return host.loadRemote(`${version.container}/routes`, { from: 'runtime' });
    },
    preload: ({ entry }) => {
      for (const href of listed(entry, NEEDED_AT_ONCE)) {
        const link = Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href });
        document.head.appendChild(link);
      }
    },
  };
}

/** The script of a container, which is what a release names its hash for; its routes come with it. */
const CONTAINER = 'remoteEntry.js';
const NEEDED_AT_ONCE = /^(?:remoteEntry|__federation_expose_routes\.\w+)\.js$/;

/** Every version that somebody may get in a slot. */
function versionsOf({ before, trial, ...own }: ReleaseSlot): ReleaseVersion[] {
  return [own, ...(before ? [before] : []), ...(trial ? [trial] : [])];
}

type Plugins = NonNullable<Parameters<typeof createInstance>[0]['plugins']>;

function releasedHash(versions: readonly ReleaseVersion[]): Plugins[number] {
  const hashes = new Map(versions.map(({ entry, integrity }) => [folderOf(entry), integrity]));
  return {
    name: 'released-hash',
    createScript({ url }) {
      const integrity = hashes.get(folderOf(new URL(url, location.origin).pathname));
      if (!integrity || !url.endsWith(`/${CONTAINER}`)) return undefined;
      const script = document.createElement('script');
      Object.assign(script, { src: url, integrity, crossOrigin: 'anonymous', async: true });
      return script;
    },
  };
}

/** Running a container, giving it what is shared, and running its routes are tasks of their own. */
const IN_PIECES: Plugins[number] = {
  name: 'in-pieces',
  beforeInitRemote: async () => nextTask(),
  beforeGetExpose: async () => nextTask(),
  beforeExecuteFactory: async () => nextTask(),
};

/**
 * Of every container, for each asks for shared libraries by itself: the runtime keeps what a lost line made of one; the
 * next part that needs it fetches it again.
 */
const ASKED_AGAIN: Plugins[number] = {
  name: 'asked-again',
  errorLoadShare({ pkgName, shareScopeMap }) {
    const copies = Object.values(shareScopeMap).flatMap((scope) => Object.values(scope[pkgName] ?? {}));
    for (const copy of copies) if (copy.loaded !== true) copy.loading = null;
  },
};

const folderOf = (address: string): string => address.slice(0, address.lastIndexOf('/'));
