// Columns of the list of accounts, with the acts on each.

import type { UserRow } from '@ebpls/contracts';
import { RowMenu, useAct } from '@ebpls/desk';
import { Button, MomentText, Tag, Text, type Tone } from '@ebpls/ui';
import type { TableColumn } from '@ebpls/ui/lists';

import { useRequestSentence } from './request-forms.ts';
import { formatUserName } from './user-forms.ts';
import { useWords } from './user.messages.ts';

const USER_TONES: Readonly<Record<UserRow['state'], Tone>> = {
  active: 'success',
  invited: 'info',
  unconfirmed: 'warning',
  closed: 'muted',
};

interface UserActHandlers {
  readonly getRoleTitle: (role_name: string) => string; // A role as people call it.
  readonly change: (user: UserRow) => void;
  readonly close: (user: UserRow) => void;
  readonly resetStep: (user: UserRow) => void;
}

/** State of an account in the list, and its acts. */
export function useUserColumns(handlers: UserActHandlers): TableColumn<UserRow>[] {
  const t = useWords();
  const getSentence = useRequestSentence();
  return [
    {
      key: 'name',
      header: t('name'),
      cell: formatUserName,
      note: ({ email }) => email || t('no_email'),
    },
    {
      key: 'roles',
      header: t('role'),
      cell: ({ roles }) =>
        roles.length === 0 ? t('no_role') : roles.map(({ name }) => handlers.getRoleTitle(name)).join(', '),
    },
    {
      key: 'permissions',
      header: t('permissions'),
      cell: ({ permissions }) => permissions.map((permission) => t(permission)).join(', ') || '–',
    },
    {
      key: 'state',
      header: t('state'),
      cell: ({ state }) => <Tag tone={USER_TONES[state]}>{t(state)}</Tag>,
      note: (user) => user.waiting !== null && `${t('pending_tag')}: ${getSentence({ ...user.waiting, user })}`,
    },
    {
      key: 'last_used',
      header: t('last_used'),
      cell: ({ last_used_at }) => (last_used_at === null ? t('never') : <MomentText at={last_used_at} />),
    },
    { key: 'acts', header: t('acts'), align: 'end', cell: (user) => <UserActs user={user} handlers={handlers} /> },
  ];
}

function UserActs({ user, handlers }: { readonly user: UserRow; readonly handlers: UserActHandlers }) {
  const t = useWords();
  const { busy, run } = useAct();
  if (user.is_self)
    return (
      <Text as="span" size="caption" tone="muted">
        {t('own')}
      </Text>
    );
  const getActLabel = (verb: string): string => `${verb}: ${formatUserName(user)}`;
  if (user.state === 'closed')
    return (
      <Button size="desk" busy={busy} aria-label={getActLabel(t('reopen'))} onClick={() => run('reopen', user.id)}>
        {t('reopen')}
      </Button>
    );
  return (
    <RowMenu
      label={getActLabel(t('acts'))}
      items={[
        ...(user.state === 'invited'
          ? [{ label: t('mail_again'), disabled: busy, onChoose: () => run('mail_again', user.id) }]
          : []),
        ...(user.state === 'unconfirmed' ? [] : [{ label: t('change'), onChoose: () => handlers.change(user) }]),
        ...(user.has_second_step ? [{ label: t('reset_step'), onChoose: () => handlers.resetStep(user) }] : []),
        { label: t('close'), danger: true, apart: true, onChoose: () => handlers.close(user) },
      ]}
    />
  );
}
