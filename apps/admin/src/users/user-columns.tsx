// Columns of the list of accounts and their cards on a phone, with the acts on each.

import type { UserRow } from '@ebpls/contracts';
import { type ActForm, useAct } from '@ebpls/desk';
import { RowMenu } from '@ebpls/remote-kit';
import { toManilaDay } from '@ebpls/rules';
import { Button, DayText, joinFacts, MomentText, Tag, Text, type Tone } from '@ebpls/ui';
import { RowCard, type TableColumn } from '@ebpls/ui/lists';
import type { ReactNode } from 'react';

import { useRequestSentence } from './request-forms.ts';
import { formatUserName, type useUserForms } from './user-forms.ts';
import { useWords } from './user.messages.ts';

const USER_TONES: Readonly<Record<UserRow['state'], Tone>> = {
  active: 'success',
  invited: 'info',
  unconfirmed: 'warning',
  closed: 'muted',
};

interface UserActHandlers {
  readonly getRoleTitle: (role_name: string) => string; // A role as people call it.
  readonly forms: ReturnType<typeof useUserForms>;
  readonly openForm: (form: ActForm) => void;
}

/** Returns the columns of the list of accounts. */
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
      cell: ({ roles }) => formatRoles(roles, handlers, t),
    },
    {
      key: 'permissions',
      header: t('permissions'),
      cell: ({ permissions }) => formatPermissions(permissions, t) || '–',
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

type Words = ReturnType<typeof useWords>;

function formatRoles(roles: UserRow['roles'], { getRoleTitle }: UserActHandlers, t: Words): string {
  return roles.length === 0 ? t('no_role') : roles.map(({ name }) => getRoleTitle(name)).join(', ');
}

const formatPermissions = (permissions: UserRow['permissions'], t: Words): string =>
  permissions.map((permission) => t(permission)).join(', ');

interface UserProps {
  readonly user: UserRow;
  readonly handlers: UserActHandlers;
}

/** Creates the rendering of an account on a phone. */
export function createUserCard(handlers: UserActHandlers): (user: UserRow) => ReactNode {
  return (user) => <UserCard user={user} handlers={handlers} />;
}

function UserCard({ user, handlers }: UserProps) {
  const t = useWords();
  const getSentence = useRequestSentence();
  const { roles, permissions, email, state, last_used_at, waiting } = user;
  return (
    <RowCard
      title={formatUserName(user)}
      isShort
      note={
        <>
          {joinFacts([formatRoles(roles, handlers, t), formatPermissions(permissions, t), email || t('no_email')])}
          {' · '}
          {last_used_at === null ? (
            t('never_used')
          ) : (
            <>
              {t('last_used')} <DayText day={toManilaDay(last_used_at)} />
            </>
          )}
        </>
      }
      // Nearly all accounts are active; only another state is shown.
      status={state !== 'active' && <Tag tone={USER_TONES[state]}>{t(state)}</Tag>}
      end={
        waiting !== null && (
          <Text as="span" size="caption" tone="muted">
            {t('pending_tag')}: {getSentence({ ...waiting, user })}
          </Text>
        )
      }
      menu={<UserActs user={user} handlers={handlers} />}
    />
  );
}

function UserActs({ user, handlers }: UserProps) {
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
        ...(user.state === 'unconfirmed'
          ? []
          : [{ label: t('change'), onChoose: () => handlers.openForm(handlers.forms.change(user)) }]),
        ...(user.has_second_step
          ? [{ label: t('reset_step'), onChoose: () => handlers.openForm(handlers.forms.resetStep(user)) }]
          : []),
        { label: t('close'), danger: true, apart: true, onChoose: () => handlers.openForm(handlers.forms.close(user)) },
      ]}
    />
  );
}
