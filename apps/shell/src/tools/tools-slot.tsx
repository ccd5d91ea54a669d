import type { RoleKind } from '@ebpls/contracts';
import { lazy, Suspense } from 'react';

import { useMunicipality } from '../house/municipality.ts';
import { worksAtHall } from './commands/works-at-hall.ts';

const TopTools = lazy(() => import('./top-tools.tsx').then(({ TopTools: tools }) => ({ default: tools })));
const SearchButton = lazy(() =>
  import('./search-button.tsx').then(({ SearchButton: button }) => ({ default: button })),
);

/**
 * The place of search, contacts and notifications in the top bar; their code comes only where the municipality shows
 * them. Who works at the hall has the command menu by its keys in any case.
 */
export function ToolsSlot({ visitor }: { readonly visitor: RoleKind }) {
  const isShown = useMunicipality()?.has_tools === true;
  if (!isShown && !worksAtHall(visitor)) return null;
  return (
    <Suspense fallback={null}>
      {isShown ? <TopTools visitor={visitor} /> : <SearchButton visitor={visitor} isHidden />}
    </Suspense>
  );
}
