import type { RoleKind } from '@ebpls/contracts';
import { IconButton } from '@ebpls/ui';

import { useSearchKeys } from './search-keys.tsx';
import { useWords } from './tools.messages.ts';

/** The search button of the top bar. */
export function SearchButton({ visitor }: { readonly visitor: RoleKind }) {
  const t = useWords();
  const { open, dialog } = useSearchKeys(visitor);
  return (
    <>
      <IconButton icon="search" label={t('search')} aria-haspopup="dialog" onClick={open} />
      {dialog}
    </>
  );
}
