import { callEndpoint } from '@ebpls/api-client';
import {
  ActDialog,
  type ActForm,
  applyColumnChoice,
  ListTools,
  LiveSearch,
  findReadableSort,
  readChoice,
  runAct,
} from '@ebpls/desk';
import { getMunicipality, LIST_SORTS, listAccountRequests, listRoles, listUsers, type UserRow } from '@ebpls/contracts';
import { useNudge, useRoleTitle } from '@ebpls/remote-kit';
import { Button, EmptyState, NoMatch, Page, Row, SelectField, Stack } from '@ebpls/ui';
import { Pager, Table } from '@ebpls/ui/lists';
import { useState } from 'react';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useLoaderData,
  useNavigate,
  useSearchParams,
} from 'react-router';

import { addresses } from '../addresses.ts';
import { USER_ACTS } from './user-acts.ts';
import { useUserColumns } from './user-columns.tsx';
import { useUserForms } from './user-forms.ts';
import { useWords, words } from './user.messages.ts';
import { WaitingRequests } from './waiting-requests.tsx';

const STATES = ['active', 'invited', 'unconfirmed', 'closed'] as const;

export async function loader({ request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams;
  const state = STATES.find((known) => known === asked.get('state'));
  const query = {
    search: asked.get('search') ?? undefined,
    cursor: asked.get('cursor') ?? undefined,
    role_id: asked.get('role_id') ?? undefined,
    state,
    sort: findReadableSort(asked.get('sort'), LIST_SORTS.users),
  };
  const { signal } = request;
  // Without the municipality's own names the roles keep theirs.
  const municipality = callEndpoint(getMunicipality, { signal }).catch(() => undefined);
  const [users, { data: roles }, { data: requests }, choice] = await Promise.all([
    callEndpoint(listUsers, { query, signal }),
    callEndpoint(listRoles, { signal }),
    callEndpoint(listAccountRequests, { signal }),
    readChoice('users', signal),
  ]);
  return { users, roles, requests, choice, municipality: await municipality };
}

const SAID = [
  'invite',
  'change',
  'close',
  'reopen',
  'second_step',
  'mail_again',
  'approve',
  'refuse',
  'withdraw',
] as const;

export function action(asked: ActionFunctionArgs) {
  return runAct(asked, {
    acts: USER_ACTS,
    said: (act) => {
      const known = SAID.find((one) => one === act);
      return known && words(`said_${known}`);
    },
  });
}

/** Everyone with an account: who may enter, as what, and what they may approve. */
export function Component() {
  const { users, roles, requests, choice } = useLoaderData<typeof loader>();
  const t = useWords();
  useNudge('user');
  const called = useCalled();
  const forms = useUserForms(roles, called);
  const [asking, ask] = useState<ActForm>();
  const columns = useUserColumns({
    called,
    change: (user: UserRow) => ask(forms.change(user)),
    close: (user: UserRow) => ask(forms.close(user)),
    resetStep: (user: UserRow) => ask(forms.resetStep(user)),
  });
  const { asked, pageAt } = useFilters();
  const isFiltered = asked.search !== '' || asked.role_id !== '' || asked.state !== '';

  return (
    <Page
      title={t('title')}
      subtitle={t('subtitle')}
      width="wide"
      actions={
        <>
          <Button to={addresses.successions}>{t('successions')}</Button>
          <Button to={addresses.erasures}>{t('erasures')}</Button>
          <Button to={addresses.mails}>{t('mails')}</Button>
          <Button kind="primary" icon="plus" onClick={() => ask(forms.invite)}>
            {t('invite')}
          </Button>
        </>
      }
    >
      <Stack gap={6}>
        <WaitingRequests requests={requests} ask={ask} />
        <Row align="end" justify="between">
          <Filters />
          <ListTools list="users" choice={choice} columns={columns} />
        </Row>
        <Table
          caption={t('title')}
          sticky
          density={choice.density}
          columns={applyColumnChoice(columns, choice, {
            by: LIST_SORTS.users,
            sort: asked.sort,
            to: (sort) => pageAt({ sort }),
          })}
          rows={users.data}
          rowKey={({ id }) => id}
          empty={
            isFiltered ? (
              <NoMatch words={asked.search} clearTo={addresses.users} />
            ) : (
              <EmptyState icon="users" title={t('none')}>
                {t('none_text')}
              </EmptyState>
            )
          }
        />
        <Pager nextCursor={users.next_cursor} cursor={asked.cursor} to={(cursor) => pageAt({ cursor })} />
      </Stack>
      {asking && <ActDialog key={`${asking.act} ${asking.on}`} form={asking} onClose={() => ask(undefined)} />}
    </Page>
  );
}

/** A role as people call it. */
function useCalled(): (role_name: string) => string {
  const { municipality } = useLoaderData<typeof loader>();
  const wordOf = useRoleTitle(municipality);
  return (role_name) => wordOf(role_name) ?? role_name;
}

function useFilters() {
  const [query] = useSearchParams();
  const asked = {
    search: query.get('search') ?? '',
    role_id: query.get('role_id') ?? '',
    state: query.get('state') ?? '',
    sort: query.get('sort') ?? undefined,
    cursor: query.get('cursor') ?? undefined,
  };
  const { cursor: _page, ...filters } = asked;
  const pageAt = (change: Record<string, string | undefined>): string => {
    const kept = Object.entries({ ...filters, ...change }).filter(
      (pair): pair is [string, string] => pair[1] !== undefined && pair[1] !== '',
    );
    return kept.length > 0 ? `${addresses.users}?${new URLSearchParams(kept)}` : addresses.users;
  };
  return { asked, pageAt };
}

function Filters() {
  const { roles } = useLoaderData<typeof loader>();
  const t = useWords();
  const called = useCalled();
  const navigate = useNavigate();
  const { asked, pageAt } = useFilters();
  return (
    <Row align="end">
      <LiveSearch label={t('search')} search={asked.search} to={(search) => pageAt({ search })} />
      <SelectField
        label={t('role')}
        width="short"
        placeholder={t('all_roles')}
        options={roles.map(({ id, name }) => ({ value: String(id), label: called(name) }))}
        value={asked.role_id}
        onChange={({ target }) => void navigate(pageAt({ role_id: target.value }))}
      />
      <SelectField
        label={t('state')}
        width="short"
        placeholder={t('all_states')}
        options={STATES.map((value) => ({ value, label: t(value) }))}
        value={asked.state}
        onChange={({ target }) => void navigate(pageAt({ state: target.value }))}
      />
    </Row>
  );
}
