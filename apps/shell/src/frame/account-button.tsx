import type { RoleKind } from '@ebpls/contracts';
import { useSession } from '@ebpls/remote-kit';
import { Avatar } from '@ebpls/ui';
import { lazy, Suspense } from 'react';

const AccountMenu = lazy(() => import('./account-menu.tsx').then(({ AccountMenu: menu }) => ({ default: menu })));

/** Who is signed in; the menu's code comes after the page. */
export function AccountButton({ visitor }: { readonly visitor: RoleKind }) {
  const user = useSession((session) => session.user);
  if (!user) return null;
  const name = `${user.firstname} ${user.lastname}`;
  return (
    <Suspense fallback={<Avatar name={name} />}>
      <AccountMenu user={user} name={name} visitor={visitor} />
    </Suspense>
  );
}
