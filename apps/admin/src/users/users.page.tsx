// Page of all accounts with their roles and approval rights.

import { callEndpoint, fetchFile } from '@ebpls/api-client';
import { ActDialog, type ActForm, applyColumnChoice, ListTools, LiveSearch, readChoice, runAct } from '@ebpls/desk';
import {
  downloadUsers,
  getMunicipality,
  LIST_SORTS,
  listAccountRequests,
  listRoles,
  listUsers,
} from '@ebpls/contracts';
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
import { createUserCard, useUserColumns } from './user-columns.tsx';
import { useUserForms } from './user-forms.ts';
import { getRoleChoice, toUserFilters, USER_STATES } from './user-filters.ts';
import { useWords, words } from './user.messages.ts';
import { PendingRequests } from './pending-requests.tsx';

export async function loader({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const query = { ...toUserFilters(params), cursor: params.get('cursor') ?? undefined };
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

const USER_ACTS_WITH_MESSAGE = [
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

export function action(args: ActionFunctionArgs) {
  return runAct(args, {
    acts: USER_ACTS,
    getSuccessText: (act) => {
      const actWithMessage = USER_ACTS_WITH_MESSAGE.find((one) => one === act);
      return actWithMessage && words(`success_${actWithMessage}`);
    },
  });
}

/** Everyone with an account: who may enter, as what, and what they may approve. */
export function Component() {
  const { users, roles, requests, choice } = useLoaderData<typeof loader>();
  const t = useWords();
  useNudge('user');
  const getRoleTitle = useCalled();
  const forms = useUserForms(roles, getRoleTitle);
  const [actForm, setActForm] = useState<ActForm>();
  const handlers = { getRoleTitle, forms, openForm: setActForm };
  const columns = useUserColumns(handlers);
  const { query, filterValues, getPageAddress } = useFilters();
  const isFiltered = filterValues.search !== '' || filterValues.role_id !== '' || filterValues.state !== '';

  return (
    <Page
      title={t('title')}
      subtitle={t('subtitle')}
      width="wide"
      actions={
        <Button kind="primary" icon="plus" onClick={() => setActForm(forms.invite)}>
          {t('invite')}
        </Button>
      }
    >
      <Stack gap={6}>
        <PendingRequests requests={requests} openForm={setActForm} />
        <Row align="end" justify="between">
          <Filters />
          <ListTools
            list="users"
            choice={choice}
            columns={columns}
            file={(format, hiddenColumns) =>
              fetchFile(downloadUsers, { query: { ...toUserFilters(query), format, hidden: hiddenColumns } })
            }
          />
        </Row>
        <Table
          caption={t('title')}
          sticky
          density={choice.density}
          columns={applyColumnChoice(columns, choice, {
            by: LIST_SORTS.users,
            sort: filterValues.sort,
            to: (sort) => getPageAddress({ sort }),
          })}
          rows={users.data}
          rowKey={({ id }) => id}
          card={createUserCard(handlers)}
          empty={
            isFiltered ? (
              <NoMatch searchText={filterValues.search} clearTo={addresses.users} />
            ) : (
              <EmptyState icon="users" title={t('none')}>
                {t('none_text')}
              </EmptyState>
            )
          }
        />
        <Pager
          nextCursor={users.next_cursor}
          cursor={filterValues.cursor}
          to={(cursor) => getPageAddress({ cursor })}
        />
      </Stack>
      {actForm && (
        <ActDialog key={`${actForm.act} ${actForm.on}`} form={actForm} onClose={() => setActForm(undefined)} />
      )}
    </Page>
  );
}

/** A role as people call it. */
function useCalled(): (role_name: string) => string {
  const getTitle = useRoleTitle(useLoaderData<typeof loader>().municipality);
  return (role_name) => getTitle(role_name) ?? role_name;
}

function useFilters() {
  const [query] = useSearchParams();
  const filterValues = {
    search: query.get('search') ?? '',
    role_id: query.get('role_id') ?? '',
    state: query.get('state') ?? '',
    sort: query.get('sort') ?? undefined,
    cursor: query.get('cursor') ?? undefined,
  };
  const { cursor: _page, ...filters } = filterValues;
  const getPageAddress = (change: Record<string, string | undefined>): string => {
    const entries = Object.entries({ ...filters, ...change }).filter(
      (pair): pair is [string, string] => pair[1] !== undefined && pair[1] !== '',
    );
    return entries.length > 0 ? `${addresses.users}?${new URLSearchParams(entries)}` : addresses.users;
  };
  return { query, filterValues, getPageAddress };
}

function Filters() {
  const { roles } = useLoaderData<typeof loader>();
  const t = useWords();
  const getRoleTitle = useCalled();
  const navigate = useNavigate();
  const { query, filterValues, getPageAddress } = useFilters();
  return (
    <Row align="end">
      <LiveSearch label={t('search')} search={filterValues.search} to={(search) => getPageAddress({ search })} />
      <SelectField
        label={t('role')}
        width="short"
        options={[
          { value: 'staff', label: t('all_staff') },
          { value: 'everyone', label: t('everyone') },
          ...roles.map(({ id, name }) => ({ value: String(id), label: getRoleTitle(name) })),
        ]}
        value={getRoleChoice(query)}
        onChange={({ target }) => void navigate(getPageAddress({ role_id: target.value }))}
      />
      <SelectField
        label={t('state')}
        width="short"
        placeholder={t('all_states')}
        options={USER_STATES.map((value) => ({ value, label: t(value) }))}
        value={filterValues.state}
        onChange={({ target }) => void navigate(getPageAddress({ state: target.value }))}
      />
    </Row>
  );
}
