import { useSession, getVisitorKind } from '@ebpls/remote-kit';
import type { ReleaseSlot } from '@ebpls/remote-kit/declare';

import { isAdmitted, type Mount, findMount } from '../release/mounts.ts';

interface OwnArea {
  readonly after: Promise<void>; // Resolves when the document's own page is rendered, which has to come first.
  readonly fetch: (slot: ReleaseSlot) => void;
}

/** Prefetches the JavaScript of the person's own area, so that it opens at once after the sign-in or from another page. */
export function fetchOwnArea(mounts: readonly Mount[], { after, fetch }: OwnArea): void {
  const fetchOwn = (): void => {
    const own = mounts.findLast((mount) => mount.slot.admits !== 'anyone' && isAdmitted(mount, getVisitorKind()));
    // A person who is on a page of the area loads it already.
    if (own && own.slot !== findMount(mounts, location.pathname)?.slot) fetch(own.slot);
  };
  void after.then(fetchOwn);
  useSession.subscribe((now, before) => {
    if (now.status !== before.status) void after.then(fetchOwn);
  });
}
