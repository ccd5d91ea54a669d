import type { ReleaseSlot } from '@ebpls/remote-kit/declare';
import { createInstance } from '@module-federation/enhanced/runtime';
import provideRuntime from '@module-federation/inject-external-runtime-core-plugin';

import { given } from './given.ts';

export type Federation = ReturnType<typeof createInstance>;

/**
 * The host of all remotes: it knows where the containers of this release lie, runs a container script only when its
 * hash is the released one, and gives every remote what the shell has already loaded.
 */
export function openFederation(slots: readonly ReleaseSlot[]): Federation {
  const remotes = new Map(slots.map(({ container, entry }) => [container, { name: container, entry }]));
  return createInstance({
    name: 'shell',
    remotes: [...remotes.values()],
    shared: given(),
    shareStrategy: 'loaded-first',
    plugins: [provideRuntime(), releasedHash(slots)],
  });
}

type Plugins = NonNullable<Parameters<typeof createInstance>[0]['plugins']>;

function releasedHash(slots: readonly ReleaseSlot[]): Plugins[number] {
  const hashes = new Map(slots.map(({ entry, integrity }) => [folderOf(entry), integrity]));
  return {
    name: 'released-hash',
    createScript({ url }) {
      const integrity = hashes.get(folderOf(new URL(url, location.origin).pathname));
      if (!integrity || !url.endsWith('/remoteEntry.js')) return undefined;
      const script = document.createElement('script');
      Object.assign(script, { src: url, integrity, crossOrigin: 'anonymous', async: true });
      return script;
    },
  };
}

const folderOf = (address: string): string => address.slice(0, address.lastIndexOf('/'));
