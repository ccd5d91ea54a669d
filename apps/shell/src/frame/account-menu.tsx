import { getAccountPath, formatPersonName } from '@ebpls/contracts';
import { useSession, useVisitorKind } from '@ebpls/remote-kit';
import { Menu } from '@ebpls/ui/overlays';
import type { ReactElement } from 'react';

import { useWords } from '../routing/shell-root.messages.ts';
import { signOutAndLeave } from '../session/sign-out-and-leave.ts';

/** Menu at the account button: account page, sign-out. */
export function AccountMenu({ button }: { readonly button: ReactElement }) {
  const t = useWords();
  const visitor = useVisitorKind() ?? 'none';
  // A phone offline may know the name alone.
  const person = useSession(({ user }) => user && (user.email || formatPersonName(user)));
  return (
    <Menu
      trigger={button}
      heading={person}
      openAtFirst
      items={[
        { label: t('account'), icon: 'person', to: getAccountPath(visitor) },
        { label: t('sign_out'), icon: 'logout', apart: true, onChoose: () => void signOutAndLeave() },
      ]}
    />
  );
}
