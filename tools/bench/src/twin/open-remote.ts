// Replaces Module Federation in the shell built as one bundle, with which benchmarks compare the product: every remote
// is a lazy route.

import type { RemoteModule } from '@ebpls/remote-kit';
import type { ReleaseSlot } from '@ebpls/remote-kit/declare';

const REMOTES: Readonly<Record<string, () => Promise<unknown>>> = {
  owner: () => import('../../../../apps/owner/src/routes.tsx'),
  admin: () => import('../../../../apps/admin/src/routes.tsx'),
  department: () => import('../../../../apps/department/src/routes.tsx'),
  barangay: () => import('../../../../apps/barangay/src/routes.tsx'),
  affiliate: () => import('../../../../apps/affiliate/src/routes.tsx'),
  docs: () => import('../../../../apps/docs/src/routes.tsx'),
  demos: () => import('../../../../apps/demos/src/routes.tsx'),
};

export function registerSlots(): void {}

export async function openRemote({ container }: ReleaseSlot): Promise<RemoteModule> {
  const open = REMOTES[container.replace(/_.*$/, '')];
  if (!open) throw new Error(`No remote ${container} in the twin`);
  return (await open()) as RemoteModule;
}

export function prefetchRemote(): void {}
