import type { RoleKind } from '@ebpls/contracts';
import { lazyWithRetry } from '@ebpls/ui';
import { Suspense } from 'react';

import { useMunicipality } from '../routing/municipality.ts';
import { isStaff } from './commands/is-staff.ts';
import { SearchKeys } from './search-keys.tsx';

const TopTools = lazyWithRetry(() => import('./top-tools.tsx').then((module) => module.TopTools));

/**
 * Place of search, contacts and notifications in the top bar; their code loads only where the municipality shows them.
 */
export function ToolsSlot({ visitor }: { readonly visitor: RoleKind }) {
  const isShown = useMunicipality()?.has_tools === true;
  if (!isShown) return isStaff(visitor) && <SearchKeys visitor={visitor} />;
  return (
    <Suspense fallback={null}>
      <TopTools visitor={visitor} />
    </Suspense>
  );
}
