// Page of the fire bureau's list of the businesses that it has not cleared for a year; the head of the bureau edits it.

import { callEndpoint } from '@ebpls/api-client';
import { CompanyCode, FireListPaper, getFireList, saveFireList } from '@ebpls/contracts';
import { useSession } from '@ebpls/remote-kit';
import { Button, dayWritten, EmptyState, MomentText, Page, Row, Stack, Text, useLocale } from '@ebpls/ui';
import { Segmented, RowCard, Table, type TableColumn } from '@ebpls/ui/lists';
import { useState } from 'react';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import * as v from 'valibot';

import { ActDialog } from '../acts/act-dialog.tsx';
import type { ActForm } from '../acts/act-form.ts';
import { type ActHandler, createFormAct, createAct, runAct } from '../acts/acts.ts';
import { useOffice } from '../clearances/find-office.ts';
import { useWords, words } from './fire-list.messages.ts';

const NEXT_YEAR_FROM_MONTH = 10; // from October on the page shows the list of the next year, due by 20 December

function yearsToList(): readonly [number, number] {
  const now = new Date();
  const year = now.getFullYear();
  return now.getMonth() + 1 >= NEXT_YEAR_FROM_MONTH ? [year + 1, year] : [year, year + 1];
}

export async function loader({ request }: LoaderFunctionArgs) {
  const [first, second] = yearsToList();
  const tax_year = Number(new URL(request.url).searchParams.get('year')) === second ? second : first;
  return {
    tax_year,
    years: [first, second].toSorted((one, other) => one - other),
    ...(await callEndpoint(getFireList, { params: { tax_year: String(tax_year) }, signal: request.signal })),
  };
}

const FireListEntryInput = v.object({ company_code: v.pipe(v.string(), v.trim(), v.toUpperCase(), CompanyCode) });

/** The list is replaced whole, so it is read again before every change. */
async function replaceList(
  tax_year: string,
  next: (codes: readonly string[]) => readonly string[],
  paper?: v.InferOutput<typeof FireListPaper>,
): Promise<void> {
  const { data } = await callEndpoint(getFireList, { params: { tax_year } });
  await callEndpoint(saveFireList, {
    params: { tax_year },
    body: { ...(paper && { paper }), company_codes: [...next(data.map(({ company_code }) => company_code))] },
  });
}

/** `on` is the year; of one business the year and its number, `2027/SI-000102`. */
const FIRE_LIST_ACTS: Readonly<Record<string, ActHandler>> = {
  add: createFormAct(FireListEntryInput, ({ on }, { company_code }) =>
    replaceList(on, (codes) => [...new Set([...codes, company_code])]),
  ),
  paper: createFormAct(FireListPaper, ({ on }, paper) => replaceList(on, (codes) => codes, paper)),
  remove: createAct(({ on }) => {
    const [tax_year = '', company_code] = on.split('/');
    return replaceList(tax_year, (codes) => codes.filter((code) => code !== company_code));
  }),
};

export function action(args: ActionFunctionArgs) {
  const getSuccessText = (act: string) => words(act === 'add' || act === 'paper' ? `success_${act}` : 'success_remove');
  return runAct(args, { acts: FIRE_LIST_ACTS, getSuccessText });
}

/**
 * Whom the fire bureau has not cleared for a year (domain reference 1.4). Its head writes it, the licensing office
 * reads it.
 */
export function Component() {
  const { tax_year, years, data, paper } = useLoaderData<typeof loader>();
  const t = useWords();
  const office = useOffice();
  const mayWrite = useSession(({ user }) => user?.permissions.includes('office_head') === true) && office === 'fire';
  const [form, setForm] = useState<ActForm>();
  const base = `/${office ?? ''}/request/holdings`;
  const paperForm = usePaperForm(tax_year, paper);
  const add: ActForm = {
    act: 'add',
    on: tax_year,
    title: t('add'),
    lead: t('add_lead', { year: tax_year }),
    confirm: t('add'),
    fields: [{ kind: 'text', name: 'company_code', label: t('company_code'), help: t('company_help') }],
  };
  return (
    <Page
      title={t('title')}
      subtitle={t('subtitle')}
      breadcrumb={[{ label: t('holdings'), to: `${base}/list` }, { label: t('title') }]}
      actions={
        mayWrite ? (
          <ListActs has_paper={paper !== null} onPaper={() => setForm(paperForm)} onAdd={() => setForm(add)} />
        ) : undefined
      }
    >
      <Stack gap={6}>
        <Row>
          <Segmented
            size="desk"
            label={t('year')}
            value={String(tax_year)}
            options={years.map((year) => ({
              value: String(year),
              label: String(year),
              to: `${base}/fire-list?year=${year}`,
            }))}
          />
        </Row>
        <GivenPaper paper={paper} />
        {!mayWrite && (
          <Text tone="muted" size="secondary">
            {t('head_only')}
          </Text>
        )}
        <Table
          caption={t('title')}
          {...useFireListTable(tax_year, mayWrite ? setForm : undefined)}
          rows={data}
          rowKey={({ company_code }) => company_code}
          empty={
            <EmptyState icon="check-circle" title={t('none', { year: tax_year })}>
              {t('none_text')}
            </EmptyState>
          }
        />
      </Stack>
      {form && <ActDialog key={`${form.act} ${form.on}`} form={form} onClose={() => setForm(undefined)} />}
    </Page>
  );
}

type StoredFireListPaper = Awaited<ReturnType<typeof loader>>['paper'];

/** The paper by which the bureau gave its list; without one nothing is listed. */
function usePaperForm(tax_year: number, paper: StoredFireListPaper): ActForm {
  const t = useWords();
  const options = (['NEGATIVE', 'POSITIVE'] as const).map((value) => ({ value, label: t(value) }));
  return {
    act: 'paper',
    on: tax_year,
    title: t('paper_title', { year: tax_year }),
    lead: t('paper_lead'),
    confirm: t('paper_save'),
    fields: [
      { kind: 'choice', name: 'kind', label: t('paper_kind'), options, initialChoice: paper?.kind ?? 'NEGATIVE' },
      { kind: 'text', name: 'reference', label: t('paper_reference'), initialText: paper?.reference ?? '' },
      { kind: 'day', name: 'given_on', label: t('paper_date') },
    ],
  };
}

function GivenPaper({ paper }: { readonly paper: StoredFireListPaper }) {
  const t = useWords();
  const locale = useLocale();
  if (paper === null) return <Text>{t('paper_none')}</Text>;
  const { kind, reference, given_on } = paper;
  return <Text>{t('paper_summary', { kind: t(kind), reference, day: dayWritten(given_on, locale) })}</Text>;
}

interface ListActsProps {
  readonly has_paper: boolean;
  readonly onPaper: () => void;
  readonly onAdd: () => void;
}

function ListActs({ has_paper, onPaper, onAdd }: ListActsProps) {
  const t = useWords();
  return (
    <Row>
      <Button kind={has_paper ? 'secondary' : 'primary'} onClick={onPaper}>
        {t('paper_record')}
      </Button>
      {has_paper && (
        <Button kind="primary" onClick={onAdd}>
          {t('add')}
        </Button>
      )}
    </Row>
  );
}

type FireListRow = Awaited<ReturnType<typeof loader>>['data'][number];

/** The rows as a table and as cards; `openForm` is absent for accounts that may only read. */
function useFireListTable(tax_year: number, openForm: ((form: ActForm) => void) | undefined) {
  const t = useWords();
  const act = ({ company_code, company_name }: FireListRow) => {
    const form: ActForm = {
      act: 'remove',
      on: `${tax_year}/${company_code}`,
      title: t('dialog_remove', { name: company_name, year: tax_year }),
      confirm: t('remove'),
      fields: [],
    };
    return (
      openForm && (
        <Button size="desk" kind="quiet" aria-label={`${t('remove')}: ${company_name}`} onClick={() => openForm(form)}>
          {t('remove')}
        </Button>
      )
    );
  };
  const columns: TableColumn<FireListRow>[] = [
    { key: 'business', header: t('business'), cell: ({ company_name }) => company_name },
    { key: 'number', header: t('number'), cell: ({ company_code }) => company_code },
    { key: 'listed', header: t('listed'), cell: ({ listed_at }) => <MomentText at={listed_at} /> },
    ...(openForm ? [{ key: 'acts', header: t('acts'), align: 'end' as const, cell: act }] : []),
  ];
  return {
    columns,
    card: (row: FireListRow) => (
      <RowCard
        title={row.company_name}
        note={
          <>
            {row.company_code} · <MomentText at={row.listed_at} />
          </>
        }
        end={act(row)}
      />
    ),
  };
}
