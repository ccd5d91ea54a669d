import { accountOf, type RoleKind, type User } from '@ebpls/contracts';
import { usePicture, useRoleWord } from '@ebpls/remote-kit';
import { AccountFace } from '@ebpls/ui';
import { Menu } from '@ebpls/ui/overlays';

import { useWords } from '../house/house.messages.ts';
import { useMunicipality } from '../house/municipality.ts';
import { leave } from '../session/leave.ts';

interface AccountMenuProps {
  readonly user: User;
  readonly name: string;
  readonly visitor: RoleKind;
}

/** The person's own things: account page, sign-out. */
export function AccountMenu({ user, name, visitor }: AccountMenuProps) {
  const t = useWords();
  const wordOf = useRoleWord(useMunicipality());
  const picture = usePicture(user.avatar);
  const face = (
    <button type="button" aria-label={t('account.menu', { name })}>
      <AccountFace name={name} note={wordOf(user.roles[0]?.name)} src={picture} />
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
