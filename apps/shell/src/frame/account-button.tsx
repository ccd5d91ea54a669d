import { formatPersonName } from '@ebpls/contracts';
import { usePicture, useRoleTitle, useSession } from '@ebpls/remote-kit';
import { AccountFace } from '@ebpls/ui/frame';

import { useWords } from '../routing/shell-root.messages.ts';
import { useMunicipality } from '../routing/municipality.ts';
import { PanelButton } from './panel-button.tsx';

/** Shows the signed-in person and opens the menu of their account. */
export function AccountButton() {
  const t = useWords();
  const user = useSession((session) => session.user);
  const getRoleTitle = useRoleTitle(useMunicipality());
  const picture = usePicture(user?.avatar ?? null);
  if (!user) return null;
  const name = formatPersonName(user);
  return (
    <PanelButton
      opens="menu"
      button={
        <button type="button" aria-label={t('account.menu', { name })}>
          <AccountFace name={name} note={getRoleTitle(user.roles[0]?.name)} src={picture} />
        </button>
      }
      fetch={() => import('./account-menu.tsx').then(({ AccountMenu }) => AccountMenu)}
    />
  );
}
