import { type Booklet, listBooklets, getRoleKind, type ReplyBody } from '@ebpls/contracts';
import { type ActForm, defineQueuePage } from '@ebpls/desk';
import { useSession } from '@ebpls/remote-kit';
import { type Action, isAllowed } from '@ebpls/rules';
import { Button, DayText } from '@ebpls/ui';
import type { TableColumn } from '@ebpls/ui/lists';
import { useLoaderData } from 'react-router';

import { useWords } from './form.messages.ts';

export { recordAction as action } from './record-acts.ts';

/** Booklets of paper receipts: which officer has which numbers, and how each number was used. */
export const { loader, Component } = defineQueuePage({
  endpoint: listBooklets,
  rowKey: ({ booklet_id }) => booklet_id,
  useWords,
  title: 'forms_page',
  subtitle: 'forms_subtitle',
  search: 'forms_search',
  empty: { title: 'no_forms', text: 'no_forms_text', icon: 'receipt' },
  useActions: (openForm) => <FormActs openForm={openForm} />,
  useColumns,
});

function useMay(): (action: Action) => boolean {
  const user = useSession((session) => session.user);
  return (action) =>
    user !== undefined && isAllowed({ role: getRoleKind(user.roles[0]?.name), permissions: user.permissions }, action);
}

function FormActs({ openForm }: { readonly openForm: (form: ActForm) => void }) {
  const { cashiers } = useLoaderData<ReplyBody<typeof listBooklets>>();
  const t = useWords();
  const may = useMay();
  const numbers = [
    { kind: 'text', name: 'first_no', label: t('first_no') },
    { kind: 'text', name: 'last_no', label: t('last_no') },
  ] as const;
  const reason = { kind: 'lines', name: 'reason', label: t('reason') } as const;
  const assign: ActForm = {
    act: 'assign',
    on: '-',
    title: t('assign'),
    lead: t('lead_assign'),
    confirm: t('assign'),
    fields: [
      {
        kind: 'list',
        name: 'holder_id',
        label: t('holder'),
        placeholder: t('choose'),
        initialChoice: '',
        options: cashiers.map(({ account_id, name }) => ({ value: String(account_id), label: name })),
      },
      ...numbers,
    ],
  };
  const spoil: ActForm = {
    act: 'spoil',
    on: '-',
    title: t('spoil'),
    lead: t('lead_spoil'),
    confirm: t('spoil'),
    fields: [{ kind: 'text', name: 'serial', label: t('serial') }, reason],
  };
  const lose: ActForm = {
    act: 'lose',
    on: '-',
    title: t('lose'),
    lead: t('lead_lose'),
    confirm: t('lose'),
    is_danger: true,
    fields: [...numbers, reason],
  };
  return (
    <>
      {may('counter.collect') && <Button onClick={() => openForm(spoil)}>{t('spoil')}</Button>}
      {may('form.assign') && <Button onClick={() => openForm(lose)}>{t('lose')}</Button>}
      {may('form.assign') && (
        <Button kind="primary" icon="plus" onClick={() => openForm(assign)}>
          {t('assign')}
        </Button>
      )}
    </>
  );
}

function useColumns(): TableColumn<Booklet>[] {
  const t = useWords();
  return [
    { key: 'numbers', header: t('numbers'), cell: ({ first_no, last_no }) => `${first_no} – ${last_no}` },
    {
      key: 'holder',
      header: t('holder'),
      cell: ({ holder_name }) => holder_name,
      note: ({ assigned_by, assigned_on }) => (
        <>
          <DayText day={assigned_on} /> · {assigned_by}
        </>
      ),
    },
    { key: 'next', header: t('next'), cell: ({ next_no }) => next_no ?? t('used_up') },
    { key: 'used', header: t('used'), align: 'end', cell: ({ issued }) => issued },
    { key: 'spoiled', header: t('spoiled'), align: 'end', cell: ({ spoiled }) => spoiled },
    { key: 'lost', header: t('lost'), align: 'end', cell: ({ lost }) => lost },
    { key: 'left', header: t('left'), align: 'end', cell: ({ left }) => left },
  ];
}
