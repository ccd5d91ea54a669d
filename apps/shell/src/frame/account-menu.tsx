import { accountOf, type RoleKind, type User } from '@ebpls/contracts';
import { notify, signOut } from '@ebpls/remote-kit';
import { AccountFace } from '@ebpls/ui';
import { Menu } from '@ebpls/ui/overlays';

import { leaveFor } from '../house/follow-session.ts';
import { useWords, words } from '../house/house-words.ts';
import { useOfficeTitle } from '../house/municipality.ts';

interface AccountMenuProps {
  readonly user: User;
  readonly name: string;
  readonly visitor: RoleKind;
}

/** The person's own things: account page, sign-out. */
export function AccountMenu({ user, name, visitor }: AccountMenuProps) {
  const t = useWords();
  const title = useOfficeTitle(user.roles[0]?.name);
  const note = title ?? { user: t('role.user'), none: t('role.none'), admin: t('role.admin'), affiliate: t('role.affiliate') }[String(visitor)] ?? user.roles[0]?.name;
  const face = (
    <button type="button" aria-label={t('account.menu', { name })}>
      <AccountFace name={name} note={note} />
    </button>
  );
  return (
    <Menu
      trigger={face}
      heading={user.email}
      items={[
        { label: t('account'), icon: 'person', to: accountOf(visitor) },
        { label: t('sign_out'), icon: 'logout', apart: true, onChoose: () => void leave() },
      ]}
    />
  );
}

/** Signing out returns to / (specification section 2). What the server cannot confirm leaves the session as it is (decision E12). */
async function leave(): Promise<void> {
  leaveFor('/');
  try {
    await signOut();
  } catch {
    notify('failed', words('sign_out.failed'), { label: words('retry'), act: () => void leave() });
  }
}
