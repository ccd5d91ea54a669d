import type { UserRow } from '@ebpls/contracts';
import { useAct } from '@ebpls/desk';
import { Button, MomentText, Row, Tag, Text, type Tone } from '@ebpls/ui';
import type { TableColumn } from '@ebpls/ui/lists';

import { useRequestSentence } from './request-forms.ts';
import { formatUserName } from './user-forms.ts';
import { useWords } from './user.messages.ts';

const TONE: Readonly<Record<UserRow['state'], Tone>> = {
  active: 'success',
  invited: 'info',
  unconfirmed: 'warning',
  closed: 'muted',
};

interface Asks {
  /** A role as people call it. */
  readonly called: (role_name: string) => string;
  readonly change: (user: UserRow) => void;
  readonly close: (user: UserRow) => void;
  readonly resetStep: (user: UserRow) => void;
}

/** How an account stands in the list, and what can be done with it. */
export function useUserColumns(asks: Asks): TableColumn<UserRow>[] {
  const t = useWords();
  const sentenceOf = useRequestSentence();
  return [
    {
      key: 'name',
      header: t('name'),
      cell: (user) => (
        <div>
          {formatUserName(user)}
          <Text as="div" size="caption" tone="muted">
            {user.email}
          </Text>
        </div>
      ),
    },
    {
      key: 'roles',
      header: t('role'),
      cell: ({ roles }) => (roles.length === 0 ? t('no_role') : roles.map(({ name }) => asks.called(name)).join(', ')),
    },
    {
      key: 'permissions',
      header: t('permissions'),
      cell: ({ permissions }) => permissions.map((permission) => t(permission)).join(', ') || '–',
    },
    {
      key: 'state',
      header: t('state'),
      cell: (user) => (
        <div>
          <Tag tone={TONE[user.state]}>{t(user.state)}</Tag>
          {user.waiting !== null && (
            <Text as="div" size="caption" tone="muted">
              {t('waiting_tag')}: {sentenceOf({ ...user.waiting, user })}
            </Text>
          )}
        </div>
      ),
    },
    {
      key: 'last_used',
      header: t('last_used'),
      cell: ({ last_used_at }) => (last_used_at === null ? t('never') : <MomentText at={last_used_at} />),
    },
    { key: 'acts', header: t('acts'), align: 'end', cell: (user) => <UserActs user={user} asks={asks} /> },
  ];
}

function UserActs({ user, asks }: { readonly user: UserRow; readonly asks: Asks }) {
  const t = useWords();
  const { busy, run } = useAct();
  if (user.is_self)
    return (
      <Text as="span" size="caption" tone="muted">
        {t('own')}
      </Text>
    );
  const named = (verb: string): string => `${verb}: ${formatUserName(user)}`;
  if (user.state === 'closed')
    return (
      <Button size="desk" busy={busy} aria-label={named(t('reopen'))} onClick={() => run('reopen', user.id)}>
        {t('reopen')}
      </Button>
    );
  return (
    <Row gap={2} justify="end">
      {user.state === 'invited' && (
        <Button
          size="desk"
          kind="quiet"
          busy={busy}
          aria-label={named(t('mail_again'))}
          onClick={() => run('mail_again', user.id)}
        >
          {t('mail_again')}
        </Button>
      )}
      {user.state !== 'unconfirmed' && (
        <Button size="desk" aria-label={named(t('change'))} onClick={() => asks.change(user)}>
          {t('change')}
        </Button>
      )}
      {user.has_second_step && (
        <Button size="desk" kind="quiet" aria-label={named(t('reset_step'))} onClick={() => asks.resetStep(user)}>
          {t('reset_step')}
        </Button>
      )}
      <Button size="desk" kind="quiet" aria-label={named(t('close'))} onClick={() => asks.close(user)}>
        {t('close')}
      </Button>
    </Row>
  );
}
