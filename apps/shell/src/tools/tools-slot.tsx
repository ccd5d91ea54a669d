import type { RoleKind } from '@ebpls/contracts';
import { lazy, Suspense } from 'react';

import { useMunicipality } from '../house/municipality.ts';

const TopTools = lazy(() => import('./top-tools.tsx').then(({ TopTools: tools }) => ({ default: tools })));

/**
 * The place of search, contacts and notifications in the top bar; their code comes only where the municipality shows
 * them.
 */
export function ToolsSlot({ visitor }: { readonly visitor: RoleKind }) {
  const isShown = useMunicipality()?.has_tools === true;
  return (
    isShown && (
      <Suspense fallback={null}>
        <TopTools visitor={visitor} />
      </Suspense>
    )
  );
}
