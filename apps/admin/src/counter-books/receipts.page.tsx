import { call, fetchFile } from '@ebpls/api-client';
import {
  type ApprovalRow,
  type CounterReceiptRow,
  downloadReceipt,
  listApprovals,
  listCounterReceipts,
} from '@ebpls/contracts';
import { ActDialog, type ActForm, RowCard } from '@ebpls/desk';
import { useNudge } from '@ebpls/remote-kit';
import {
  Button,
  DateField,
  EmptyState,
  MomentText,
  NoMatch,
  Page,
  Pager,
  Pesos,
  pesosWritten,
  Row,
  RowItem,
  Rows,
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
import { FileButton } from '../file-button.tsx';
import { useWords } from './records-words.ts';

export { recordAction as action } from './record-acts.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams;
  const query = {
    search: asked.get('search') ?? undefined,
    day: asked.get('day') || undefined,
    cursor: asked.get('cursor') ?? undefined,
    collector: asked.get('whose') === 'own' ? ('own' as const) : ('all' as const),
  };
  const [receipts, { data: approvals }] = await Promise.all([
    call(listCounterReceipts, { query, signal: request.signal }),
    call(listApprovals, { signal: request.signal }),
  ]);
  return { receipts, approvals };
}

/** Receipts of the counter, and what waits for a treasurer's word on top of them. */
export function Component() {
  const { receipts, approvals } = useLoaderData<typeof loader>();
  const t = useWords();
  const title = usePartName('receipts');
  const [asking, ask] = useState<ActForm>();
  const [query] = useSearchParams();
  useNudge('counter');
  const filters = [...query].filter(([name, value]) => name !== 'cursor' && value !== '');
  const pageAt = (cursor: string | undefined): string => {
    const next = new URLSearchParams([
      ...filters,
      ...(cursor === undefined ? [] : [['cursor', cursor] as [string, string]]),
    ]);
    return `${addresses.counterPart('receipts')}${next.size > 0 ? `?${next}` : ''}`;
  };
  return (
    <Page title={title} subtitle={t('receipts_subtitle')} width="wide">
      <Stack gap={6}>
        <CounterTabs current="receipts" />
        {approvals.length > 0 && <Waiting approvals={approvals} ask={ask} />}
        <Filters />
        <Table
          caption={title}
          columns={useColumns(ask)}
          rows={receipts.data}
          rowKey={({ receipt_no }) => receipt_no}
          card={cardWith(ask)}
          empty={
            filters.length === 0 ? (
              <EmptyState icon="receipt" title={t('no_receipts')}>
                {t('no_receipts_text')}
              </EmptyState>
            ) : (
              <NoMatch words={query.get('search') ?? ''} clearTo={addresses.counterPart('receipts')} />
            )
          }
        />
        <Pager nextCursor={receipts.next_cursor} cursor={query.get('cursor') ?? undefined} to={pageAt} />
      </Stack>
      {asking && <ActDialog key={`${asking.act} ${asking.on}`} form={asking} onClose={() => ask(undefined)} />}
    </Page>
  );
}

function Filters() {
  const t = useWords();
  const [query] = useSearchParams();
  const submit = useSubmit();
  return (
    <Form
      key={query.toString()}
      onChange={(event) =>
        event.target instanceof HTMLInputElement && event.target.type === 'search'
          ? undefined
          : void submit(event.currentTarget)
      }
    >
      <Row align="end">
        <SearchField label={t('receipts_search')} defaultValue={query.get('search') ?? ''} />
        <DateField name="day" label={t('day')} defaultValue={query.get('day') ?? ''} />
        <SelectField
          name="whose"
          label={t('whose')}
          width="short"
          options={[
            { value: 'all', label: t('all') },
            { value: 'own', label: t('own') },
          ]}
          defaultValue={query.get('whose') ?? 'all'}
        />
      </Row>
    </Form>
  );
}

type Ask = (form: ActForm) => void;

function Waiting({ approvals, ask }: { readonly approvals: readonly ApprovalRow[]; readonly ask: Ask }) {
  const t = useWords();
  const asked = (row: ApprovalRow, act: 'grant' | 'deny'): ActForm => ({
    act,
    on: row.approval_id,
    title: t(`ask_${act}`, { amount: pesosWritten(row.amount), business: row.company_name }),
    lead: row.reason,
    confirm: t(act),
    is_danger: act === 'deny',
    fields: [{ kind: 'lines', name: 'remarks', label: t('remarks'), is_optional: true }],
  });
  return (
    <Section title={t('waiting')}>
      <Rows label={t('waiting')}>
        {approvals.map((row) => (
          <RowItem
            key={row.approval_id}
            title={`${t(row.kind)}: ${row.company_name}`}
            note={
              <>
                {t('asked_by', { name: row.asked_by })}: {row.reason}
                <br />
                {[row.top_no, ...row.receipt_nos].join(' · ')}
              </>
            }
            status={<Pesos amount={row.amount} />}
            end={
              row.can_decide && (
                <Row gap={2}>
                  <Button size="desk" onClick={() => ask(asked(row, 'grant'))}>
                    {t('grant')}
                  </Button>
                  <Button size="desk" kind="quiet" onClick={() => ask(asked(row, 'deny'))}>
                    {t('deny')}
                  </Button>
                </Row>
              )
            }
          />
        ))}
      </Rows>
    </Section>
  );
}

const TONE: Readonly<Record<CounterReceiptRow['state'], Tone>> = {
  ISSUED: 'success',
  CANCELLED: 'muted',
  REVERSED: 'danger',
};

function State({ row }: { readonly row: CounterReceiptRow }) {
  const t = useWords();
  return (
    <Stack gap={1} align="start">
      <Tag tone={TONE[row.state]}>{t(row.state)}</Tag>
      {row.undone_reason !== null && (
        <Text as="small" size="caption" tone="muted">
          {row.undone_reason}
        </Text>
      )}
    </Stack>
  );
}

function useColumns(ask: Ask): TableColumn<CounterReceiptRow>[] {
  const t = useWords();
  return [
    {
      key: 'receipt',
      header: t('receipt'),
      cell: ({ receipt_no }) => (
        <Text as="span" size="secondary" unbroken>
          {receipt_no}
        </Text>
      ),
      note: ({ report_no }) => (report_no === null ? '' : t('report', { report_no })),
    },
    {
      key: 'issued',
      header: t('issued'),
      cell: ({ issued_at }) => <MomentText at={issued_at} />,
      note: ({ collector_name }) => collector_name,
    },
    {
      key: 'business',
      header: t('business'),
      cell: ({ company_name }) => company_name,
      note: ({ top_no, payor }) => `${top_no} · ${payor}`,
    },
    { key: 'tender', header: t('tender'), cell: ({ tender }) => t(tender) },
    { key: 'state', header: t('state'), cell: (row) => <State row={row} /> },
    { key: 'amount', header: t('amount'), align: 'end', cell: ({ amount }) => <Pesos amount={amount} /> },
    { key: 'acts', header: t('acts'), align: 'end', cell: (row) => <Acts row={row} ask={ask} /> },
  ];
}

function Acts({ row, ask }: { readonly row: CounterReceiptRow; readonly ask: Ask }) {
  const t = useWords();
  const { receipt_no } = row;
  const reason = { kind: 'lines', name: 'reason', label: t('reason') } as const;
  const cancel: ActForm = {
    act: 'cancel',
    on: receipt_no,
    title: t('ask_cancel', { receipt_no }),
    lead: t('lead_cancel'),
    confirm: t('cancel'),
    is_danger: true,
    fields: [reason],
  };
  const reverse: ActForm = {
    act: 'reverse',
    on: receipt_no,
    title: t('ask_reverse', { receipt_no }),
    lead: t('lead_reverse'),
    confirm: t('ask'),
    fields: [reason],
  };
  return (
    <Row gap={2} justify="end">
      {row.acts.includes('cancel') && (
        <Button size="desk" kind="quiet" aria-label={`${t('cancel')}: ${receipt_no}`} onClick={() => ask(cancel)}>
          {t('cancel')}
        </Button>
      )}
      {row.acts.includes('ask_reversal') && (
        <Button
          size="desk"
          kind="quiet"
          aria-label={`${t('ask_reversal')}: ${receipt_no}`}
          onClick={() => ask(reverse)}
        >
          {t('ask_reversal')}
        </Button>
      )}
      <FileButton
        shows
        kind="quiet"
        label={`${t('print')}: ${receipt_no}`}
        fetch={() => fetchFile(downloadReceipt, { params: { receipt_no } })}
      >
        {t('print')}
      </FileButton>
    </Row>
  );
}

const cardWith = (ask: Ask) => (row: CounterReceiptRow) => (
  <RowCard
    title={row.receipt_no}
    note={
      <>
        {row.company_name} · <MomentText at={row.issued_at} />
      </>
    }
    status={<State row={row} />}
    end={
      <Stack gap={2} align="end">
        <Pesos amount={row.amount} />
        <Acts row={row} ask={ask} />
      </Stack>
    }
  />
);
