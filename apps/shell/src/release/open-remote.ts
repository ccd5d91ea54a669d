import type { RemoteModule } from '@ebpls/remote-kit';
import type { ReleaseSlot } from '@ebpls/remote-kit/declare';
import { loadRemote, preloadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';

/** Fetches the code behind a slot. */
export type OpenRemote = (slot: ReleaseSlot) => Promise<RemoteModule>;

/** What stands behind a door is not a remote of ours: it exposes no `createRoutes`. */
export class NotARemote extends Error {}

/** Tells the federation runtime where the containers of this release lie, and to run a container script only when its hash is the released one. */
export function registerSlots(slots: readonly ReleaseSlot[]): void {
  const hashes = new Map(slots.map(({ entry, integrity }) => [folderOf(entry), integrity]));
  registerPlugins([
    {
      name: 'released-hash',
      createScript({ url }) {
        const integrity = hashes.get(folderOf(new URL(url, location.origin).pathname));
        if (!integrity || !url.endsWith('/remoteEntry.js')) return undefined;
        const script = document.createElement('script');
        Object.assign(script, { src: url, integrity, crossOrigin: 'anonymous', async: true });
        return script;
      },
    },
  ]);
  const remotes = new Map(slots.map(({ container, entry }) => [container, { name: container, entry }]));
  registerRemotes([...remotes.values()]);
}

const folderOf = (address: string): string => address.slice(0, address.lastIndexOf('/'));

export const openRemote: OpenRemote = async ({ container }) => {
  const remote = await loadRemote<RemoteModule>(`${container}/routes`, { from: 'runtime' });
  if (typeof remote?.createRoutes !== 'function') throw new NotARemote(container);
  return remote;
};

/** Fetches the person's own area while they still read the first page. A failure shows when they open the door. */
export function prefetchRemote({ container }: ReleaseSlot): void {
  void preloadRemote([{ nameOrAlias: container, exposes: ['routes'] }]).catch(() => undefined);
}
