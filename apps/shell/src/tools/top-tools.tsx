import type { RoleKind } from '@ebpls/contracts';
import { isAllowed } from '@ebpls/rules';
import { BarTools } from '@ebpls/ui/frame';
import { IconButton } from '@ebpls/ui';

import { NotificationsButton } from './notifications-button.tsx';
import { ContactsButton } from './contacts-button.tsx';
import { useSearchKeys } from './search-keys.tsx';
import { useWords } from './tools.messages.ts';

/**
 * Search, contacts and notifications of the top bar. The specification hides them; a municipality may show them
 * (decision D34).
 */
export function TopTools({ visitor }: { readonly visitor: RoleKind }) {
  const reader = { role: visitor, permissions: [] };
  return (
    <BarTools>
      {isAllowed(reader, 'search.ask') && <SearchButton visitor={visitor} />}
      <ContactsButton canInquire={isAllowed(reader, 'inquiry.start')} />
      <NotificationsButton />
    </BarTools>
  );
}

/** The search button of the top bar. */
function SearchButton({ visitor }: { readonly visitor: RoleKind }) {
  const t = useWords();
  const { open, dialog } = useSearchKeys(visitor);
  return (
    <>
      <IconButton icon="search" label={t('search')} aria-haspopup="dialog" onClick={open} />
      {dialog}
    </>
  );
}
