import type { ReleaseSlot, ReleaseVersion } from '@ebpls/remote-kit/declare';
import { createInstance, registerGlobalPlugins } from '@module-federation/enhanced/runtime';
import provideRuntime from '@module-federation/inject-external-runtime-core-plugin';

import { nextTask } from '../next-task.ts';
import { given } from './given.ts';
import { hashOf } from './trust/hashes.ts';

/** The host of all remotes. */
export interface Federation {
  /** Runs the container of a version and answers what it shows. */
  readonly load: (version: ReleaseVersion) => Promise<unknown>;
  /** Fetches what `load` will need. */
  readonly preload: (version: ReleaseVersion) => Promise<void>;
}

/**
 * The host knows where the containers of this release lie, runs a script only when its hash is the released one, and
 * gives every remote what the shell has already loaded. Two builds of one version call their container alike, so a
 * document can hold the first of them only; for the other one it has to be loaded anew.
 */
export function openFederation(slots: readonly ReleaseSlot[]): Federation {
  const fetched = new Set<string>();
  registerGlobalPlugins([ASKED_AGAIN]);
  const host = createInstance({
    name: 'shell',
    remotes: [],
    shared: given(),
    shareStrategy: 'loaded-first',
    plugins: [
      provideRuntime(),
      releasedHash(slots.flatMap(versionsOf)),
      fetchedOnce(fetched),
      AFTER_THE_PAGE,
      IN_PIECES,
    ],
  });
  const entries = new Map<string, string>();
  const know = ({ container, entry }: ReleaseVersion): void => {
    const known = entries.get(container);
    if (known === entry) return;
    if (known !== undefined) throw new Error(`${container} is another build in this document.`);
    entries.set(container, entry);
    host.registerRemotes([{ name: container, entry }]);
  };
  return {
    load: async (version) => {
      know(version);
      if (isHere(version)) fetched.add(version.container);
      return host.loadRemote(`${version.container}/routes`, { from: 'runtime' });
    },
    preload: async (version) => {
      know(version);
      await host.preloadRemote([{ nameOrAlias: version.container, exposes: ['routes'] }]);
    },
  };
}

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
      if (!integrity || !url.endsWith('/remoteEntry.js')) return undefined;
      const script = document.createElement('script');
      Object.assign(script, { src: url, integrity, crossOrigin: 'anonymous', async: true });
      return script;
    },
    // The manifest is data, so no rule about scripts covers it.
    async fetch(address, options) {
      const integrity = hashOf(address);
      return fetch(address, integrity === undefined ? options : { ...options, integrity });
    },
  };
}

/** The document, or `preload`, asks for the manifest together with all scripts that it names. */
const isHere = ({ entry }: ReleaseVersion): boolean =>
  performance.getEntriesByName(new URL(entry, location.origin).href).length > 0;

/** Compares no versions and puts no links into the head for containers whose scripts have been asked for. */
function fetchedOnce(fetched: ReadonlySet<string>): Plugins[number] {
  return {
    name: 'fetched-once',
    async beforePreloadRemote({ preloadOps }) {
      const left = preloadOps.filter(({ nameOrAlias }) => !fetched.has(nameOrAlias));
      preloadOps.splice(0, preloadOps.length, ...left);
    },
  };
}

/** What is fetched ahead leaves the line to what the page itself asks for. */
const AFTER_THE_PAGE: Plugins[number] = {
  name: 'after-the-page',
  createLink({ url, attrs }) {
    if (attrs?.['rel'] !== 'preload') return undefined;
    const link = document.createElement('link');
    return Object.assign(link, { rel: 'prefetch', as: attrs['as'], href: url });
  },
};

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
