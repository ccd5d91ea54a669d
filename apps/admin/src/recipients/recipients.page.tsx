// The offices that owners can write to: their labels, their readers, and whether they can be chosen (decision D1).

import { callEndpoint } from '@ebpls/api-client';
import {
  changeInquiryRecipient,
  DEFAULT_RECIPIENT,
  getMunicipality,
  type InquiryRecipientRow,
  listRecipientRows,
  listRoles,
  type RoleRow,
  getRoleKind,
  switchInquiryRecipient,
} from '@ebpls/contracts';
import { type ActHandler, ActDialog, type ActForm, createFormAct, createAct, runAct, useAct } from '@ebpls/desk';
import { RowMenu, useNudge, useRoleTitle } from '@ebpls/remote-kit';
import { Button, joinFacts, Page, Row, Stack, Tag } from '@ebpls/ui';
import { RowCard, Table, type TableColumn } from '@ebpls/ui/lists';
import { useState } from 'react';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { useWords, words } from './recipient.messages.ts';

export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  // Without the municipality's own names the roles keep theirs.
  const municipality = callEndpoint(getMunicipality, { signal }).catch(() => undefined);
  const [recipients, roles] = await Promise.all([
    callEndpoint(listRecipientRows, { signal }),
    callEndpoint(listRoles, { signal }),
  ]);
  return { recipients: recipients.data, desks: roles.data.filter(isDesk), municipality: await municipality };
}

const NO_DESK = new Set(['user', 'admin', 'affiliate', 'none']);

function isDesk({ name }: RoleRow): boolean {
  return !NO_DESK.has(getRoleKind(name));
}

const createSwitchAct = (is_on: boolean): ActHandler =>
  createAct(({ on, idempotency_key }) =>
    callEndpoint(switchInquiryRecipient, { params: { role_id: on }, body: { is_on }, idempotency_key }),
  );
const RECIPIENT_ACTS: Readonly<Record<string, ActHandler>> = {
  change: createFormAct(changeInquiryRecipient.body, ({ on, idempotency_key }, body) =>
    callEndpoint(changeInquiryRecipient, { params: { role_id: on }, body, idempotency_key }),
  ),
  switch_on: createSwitchAct(true),
  switch_off: createSwitchAct(false),
};
const RECIPIENT_ACTS_WITH_MESSAGE = ['change', 'switch_on', 'switch_off'] as const;

export function action(args: ActionFunctionArgs) {
  return runAct(args, {
    acts: RECIPIENT_ACTS,
    getSuccessText: (act) => {
      const actWithMessage = RECIPIENT_ACTS_WITH_MESSAGE.find((one) => one === act);
      return actWithMessage && words(`success_${actWithMessage}`);
    },
  });
}

export function Component() {
  const { recipients } = useLoaderData<typeof loader>();
  const t = useWords();
  const [actForm, setActForm] = useState<ActForm>();
  const getForm = useRecipientForm();
  useNudge('inquiry');
  return (
    <Page title={t('title')} subtitle={t('subtitle')} width="wide">
      <Stack gap={6}>
        <Table
          caption={t('title')}
          columns={useColumns((row) => setActForm(getForm(row)))}
          rows={recipients}
          rowKey={({ role_id }) => role_id}
          card={createRecipientCard((row) => setActForm(getForm(row)))}
        />
      </Stack>
      {actForm && <ActDialog key={actForm.on} form={actForm} onClose={() => setActForm(undefined)} />}
    </Page>
  );
}

function useRoleTitles(): (role_name: string) => string {
  const { municipality } = useLoaderData<typeof loader>();
  const getTitle = useRoleTitle(municipality);
  return (role_name) => getTitle(role_name) ?? role_name;
}

/** The place of a recipient in the list, as owners count them; the numbers of the roles do not begin with 1. */
function useNumbers(): (role_id: number) => number {
  const { recipients } = useLoaderData<typeof loader>();
  return (role_id) => recipients.findIndex((row) => row.role_id === role_id) + 1;
}

/** The note of a recipient whose label an earlier one has too. */
function useAliasText(): (row: InquiryRecipientRow) => string | undefined {
  const { recipients } = useLoaderData<typeof loader>();
  const t = useWords();
  return ({ role_id, label }) => {
    const first = recipients.findIndex((row) => row.label === label);
    return recipients[first]?.role_id === role_id ? undefined : t('alias', { number: first + 1 });
  };
}

function useRecipientForm(): (row: InquiryRecipientRow) => ActForm {
  const { desks } = useLoaderData<typeof loader>();
  const t = useWords();
  const getRoleTitle = useRoleTitles();
  const getNumber = useNumbers();
  const options = desks.map(({ id, name }) => ({ value: String(id), label: getRoleTitle(name) }));
  return ({ role_id, label, delivers_to }) => ({
    act: 'change',
    on: role_id,
    title: t('dialog_change', { number: getNumber(role_id), label }),
    lead: t('lead_change'),
    confirm: t('save'),
    fields: [
      { kind: 'text', name: 'label', label: t('label'), initialText: label },
      { kind: 'list', name: 'delivers_to', label: t('desk'), options, initialChoice: String(delivers_to) },
    ],
  });
}

function useColumns(change: (row: InquiryRecipientRow) => void): TableColumn<InquiryRecipientRow>[] {
  const t = useWords();
  const getRoleTitle = useRoleTitles();
  const getNumber = useNumbers();
  return [
    { key: 'number', header: t('number'), cell: ({ role_id }) => getNumber(role_id) },
    {
      key: 'label',
      header: t('label'),
      isTitle: true,
      cell: ({ label }) => label,
      note: useAliasText(),
    },
    { key: 'desk', header: t('desk'), cell: ({ desk }) => getRoleTitle(desk) },
    { key: 'threads', header: t('threads'), align: 'end', cell: ({ threads }) => threads },
    {
      key: 'state',
      header: t('state'),
      cell: (row) => <RecipientTag row={row} />,
    },
    { key: 'acts', header: t('acts'), align: 'end', cell: (row) => <RecipientActs row={row} change={change} /> },
  ];
}

function RecipientTag({ row: { is_on, role_id } }: Pick<RecipientProps, 'row'>) {
  const t = useWords();
  return (
    <Tag tone={is_on ? 'success' : 'muted'}>{role_id === DEFAULT_RECIPIENT ? t('first') : t(is_on ? 'on' : 'off')}</Tag>
  );
}

/** A recipient on a phone. */
function RecipientCard({ row, change }: RecipientProps) {
  const t = useWords();
  const { run } = useAct();
  const number = useNumbers()(row.role_id);
  const { role_id, label, desk, threads, is_on } = row;
  const act = is_on ? 'switch_off' : 'switch_on';
  return (
    <RowCard
      title={label}
      status={<RecipientTag row={row} />}
      note={joinFacts([
        `${t('number')} ${number}`,
        useRoleTitles()(desk),
        `${t('threads')}: ${threads}`,
        useAliasText()(row),
      ])}
      menu={
        <RowMenu
          label={`${t('acts')}: ${number} ${label}`}
          items={[
            { label: t('change'), onChoose: () => change(row) },
            ...(role_id === DEFAULT_RECIPIENT ? [] : [{ label: t(act), onChoose: () => run(act, role_id) }]),
          ]}
        />
      }
    />
  );
}

const createRecipientCard = (change: RecipientProps['change']) => (row: RecipientProps['row']) => (
  <RecipientCard row={row} change={change} />
);

interface RecipientProps {
  readonly row: InquiryRecipientRow;
  readonly change: (row: InquiryRecipientRow) => void;
}

function RecipientActs({ row, change }: RecipientProps) {
  const t = useWords();
  const { busy, run } = useAct();
  const getNumber = useNumbers();
  const { role_id, label, is_on } = row;
  const getActLabel = (verb: string): string => `${verb}: ${getNumber(role_id)} ${label}`;
  const act = is_on ? 'switch_off' : 'switch_on';
  return (
    <Row gap={2} justify="end" wrap={false}>
      <Button size="desk" aria-label={getActLabel(t('change'))} onClick={() => change(row)}>
        {t('change')}
      </Button>
      {role_id !== DEFAULT_RECIPIENT && (
        <Button size="desk" kind="quiet" busy={busy} aria-label={getActLabel(t(act))} onClick={() => run(act, role_id)}>
          {t(act)}
        </Button>
      )}
    </Row>
  );
}
