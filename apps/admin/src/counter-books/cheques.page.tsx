import { call } from '@ebpls/api-client';
import {
  CHEQUE_STATES,
  type ChequeRow,
  type ChequeState,
  type FlagRow,
  listCheques,
  listFlags,
  roleKind,
} from '@ebpls/contracts';
import { ActDialog, type ActForm } from '@ebpls/desk';
import { useSession } from '@ebpls/remote-kit';
import { may } from '@ebpls/rules';
import {
  Button,
  DayText,
  EmptyState,
  MomentText,
  NoMatch,
  Page,
  Pager,
  Pesos,
  Row,
  SearchField,
  Section,
  SelectField,
  Stack,
  Table,
  type TableColumn,
  Tag,
  Text,
  type Tone,
} from '@ebpls/ui';
import { useState } from 'react';
import { Form, type LoaderFunctionArgs, useLoaderData, useSearchParams, useSubmit } from 'react-router';

import { addresses } from '../addresses.ts';
import { CounterTabs, usePartName } from '../counter-tabs.tsx';
import { useWords } from './records-words.ts';

export { recordAction as action } from './record-acts.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams;
  const state = CHEQUE_STATES.find((known) => known === asked.get('state'));
  const [cheques, flags] = await Promise.all([
    call(listCheques, {
      query: { search: asked.get('search') ?? undefined, cursor: asked.get('cursor') ?? undefined, state },
      signal: request.signal,
    }),
    call(listFlags, { query: { cursor: asked.get('flags') ?? undefined }, signal: request.signal }),
  ]);
  return { cheques, flags };
}

/** Cheques between counter and bank, and the businesses whose cheque came back. */
export function Component() {
  const { cheques, flags } = useLoaderData<typeof loader>();
  const t = useWords();
  const title = usePartName('cheques');
  const [asking, ask] = useState<ActForm>();
  const [query] = useSearchParams();
  const at =
    (name: 'cursor' | 'flags') =>
    (cursor: string | undefined): string => {
      const next = new URLSearchParams([...query].filter(([key]) => key !== name));
      if (cursor !== undefined) next.set(name, cursor);
      return `${addresses.counterPart('cheques')}${next.size > 0 ? `?${next}` : ''}`;
    };
  const isFiltered = (query.get('search') ?? '') !== '' || (query.get('state') ?? '') !== '';
  return (
    <Page title={title} subtitle={t('cheques_subtitle')} width="wide">
      <Stack gap={8}>
        <CounterTabs current="cheques" />
        <Section title={t('cheques_title')}>
          <Stack gap={4}>
            <Filters />
            <Table
              caption={t('cheques_title')}
              columns={useChequeColumns(ask)}
              rows={cheques.data}
              rowKey={({ cheque_id }) => cheque_id}
              empty={
                isFiltered ? (
                  <NoMatch words={query.get('search') ?? ''} clearTo={addresses.counterPart('cheques')} />
                ) : (
                  <EmptyState icon="receipt" title={t('no_cheques')}>
                    {t('no_cheques_text')}
                  </EmptyState>
                )
              }
            />
            <Pager nextCursor={cheques.next_cursor} cursor={query.get('cursor') ?? undefined} to={at('cursor')} />
          </Stack>
        </Section>
        <Section title={t('flags')}>
          <Table
            caption={t('flags')}
            columns={useFlagColumns(ask)}
            rows={flags.data}
            rowKey={({ flag_no }) => flag_no}
            empty={<EmptyState icon="flag" title={t('no_flags')} />}
          />
          <Pager nextCursor={flags.next_cursor} cursor={query.get('flags') ?? undefined} to={at('flags')} />
        </Section>
      </Stack>
      {asking && <ActDialog key={`${asking.act} ${asking.on}`} form={asking} onClose={() => ask(undefined)} />}
    </Page>
  );
}

function Filters() {
  const t = useWords();
  const [query] = useSearchParams();
  const submit = useSubmit();
  const nameOf = useStateNames();
  return (
    <Form
      key={query.toString()}
      onChange={(event) => (event.target instanceof HTMLSelectElement ? void submit(event.currentTarget) : undefined)}
    >
      <Row align="end">
        <SearchField label={t('cheques_search')} defaultValue={query.get('search') ?? ''} />
        <SelectField
          name="state"
          label={t('state')}
          width="short"
          placeholder={t('open_states')}
          options={CHEQUE_STATES.map((value) => ({ value, label: nameOf(value) }))}
          defaultValue={query.get('state') ?? ''}
        />
      </Row>
    </Form>
  );
}

function useStateNames(): (state: ChequeState) => string {
  const t = useWords();
  return (state) => t(state === 'CANCELLED' ? 'CHEQUE_CANCELLED' : state);
}

type Ask = (form: ActForm) => void;
const TONE: Readonly<Record<ChequeState, Tone>> = {
  HELD: 'warning',
  DEPOSITED: 'info',
  CLEARED: 'success',
  BOUNCED: 'danger',
  CANCELLED: 'muted',
};

function useChequeColumns(ask: Ask): TableColumn<ChequeRow>[] {
  const t = useWords();
  const nameOf = useStateNames();
  return [
    {
      key: 'cheque',
      header: t('cheque'),
      cell: ({ bank, cheque_no }) => `${bank} ${cheque_no}`,
      note: ({ dated_on, is_managers }) => (
        <>
          <DayText day={dated_on} />
          {is_managers && ` · ${t('managers')}`}
        </>
      ),
    },
    {
      key: 'business',
      header: t('business'),
      cell: ({ company_name }) => company_name,
      note: ({ top_no, receipt_nos }) => [top_no, ...receipt_nos].join(' · '),
    },
    { key: 'clears_on', header: t('clears_on'), cell: ({ clears_on }) => <DayText day={clears_on} /> },
    {
      key: 'state',
      header: t('state'),
      cell: ({ state, reason }) => (
        <Stack gap={1} align="start">
          <Tag tone={TONE[state]}>{nameOf(state)}</Tag>
          {reason !== '' && (
            <Text as="small" size="caption" tone="muted">
              {reason}
            </Text>
          )}
        </Stack>
      ),
    },
    { key: 'amount', header: t('amount'), align: 'end', cell: ({ amount }) => <Pesos amount={amount} /> },
    {
      key: 'acts',
      header: t('acts'),
      align: 'end',
      cell: (row) => row.acts.length > 0 && <ChequeActs row={row} ask={ask} />,
    },
  ];
}

function ChequeActs({ row, ask }: { readonly row: ChequeRow; readonly ask: Ask }) {
  const t = useWords();
  const { cheque_no, cheque_id } = row;
  const clear: ActForm = {
    act: 'clear',
    on: cheque_id,
    title: t('ask_clear', { cheque_no }),
    lead: t('lead_clear'),
    confirm: t('clear'),
    fields: [],
  };
  const bounce: ActForm = {
    act: 'bounce',
    on: cheque_id,
    title: t('ask_bounce', { cheque_no }),
    lead: t('lead_bounce'),
    confirm: t('bounce'),
    is_danger: true,
    fields: [{ kind: 'lines', name: 'reason', label: t('reason') }],
  };
  return (
    <Row gap={2} justify="end">
      {row.acts.includes('clear') && (
        <Button size="desk" aria-label={`${t('clear')}: ${cheque_no}`} onClick={() => ask(clear)}>
          {t('clear')}
        </Button>
      )}
      {row.acts.includes('bounce') && (
        <Button size="desk" kind="quiet" aria-label={`${t('bounce')}: ${cheque_no}`} onClick={() => ask(bounce)}>
          {t('bounce')}
        </Button>
      )}
    </Row>
  );
}

function useFlagColumns(ask: Ask): TableColumn<FlagRow>[] {
  const t = useWords();
  const may_resolve = useSession(
    ({ user }) =>
      user !== undefined && may({ role: roleKind(user.roles[0]?.name), permissions: user.permissions }, 'flag.resolve'),
  );
  const resolve = (flag_no: string): ActForm => ({
    act: 'resolve',
    on: flag_no,
    title: t('ask_resolve', { flag_no }),
    lead: t('lead_resolve'),
    confirm: t('resolve'),
    fields: [{ kind: 'lines', name: 'remarks', label: t('remarks') }],
  });
  return [
    { key: 'flag', header: t('flag'), cell: ({ flag_no }) => flag_no, note: ({ message }) => message },
    {
      key: 'business',
      header: t('business'),
      cell: ({ company_name }) => company_name,
      note: ({ company_code }) => company_code,
    },
    { key: 'opened', header: t('opened'), cell: ({ opened_at }) => <MomentText at={opened_at} /> },
    {
      key: 'state',
      header: t('state'),
      cell: ({ state, remarks }) => (
        <Stack gap={1} align="start">
          <Tag tone={state === 'OPEN' ? 'danger' : 'success'}>{t(state)}</Tag>
          {remarks !== '' && (
            <Text as="small" size="caption" tone="muted">
              {remarks}
            </Text>
          )}
        </Stack>
      ),
    },
    {
      key: 'acts',
      header: t('acts'),
      align: 'end',
      cell: ({ flag_no, state }) =>
        state === 'OPEN' &&
        may_resolve && (
          <Button size="desk" aria-label={`${t('resolve')}: ${flag_no}`} onClick={() => ask(resolve(flag_no))}>
            {t('resolve')}
          </Button>
        ),
    },
  ];
}
