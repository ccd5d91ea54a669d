import { call } from '@ebpls/api-client';
import { getSettlement, type SettlementDeposit, type SettlementLine } from '@ebpls/contracts';
import { ActDialog, type ActForm, RowCard, runAct, useAct } from '@ebpls/desk';
import { useNudge, useSession } from '@ebpls/remote-kit';
import {
  Button,
  DayText,
  Facts,
  MomentText,
  Page,
  Pesos,
  pesosWritten,
  Section,
  Stack,
  Table,
  type TableColumn,
  Tag,
  Text,
  type Tone,
} from '@ebpls/ui';
import { useState } from 'react';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { addresses } from '../addresses.ts';
import { SETTLEMENT_ACTS } from './gateway-acts.ts';
import { PaymentTabs } from './payment-tabs.tsx';
import { useWords, words } from './payment-words.ts';

const TONE: Readonly<Record<SettlementLine['state'], Tone>> = {
  MATCHED: 'info',
  EXCEPTION: 'warning',
  DEPOSITED: 'success',
  CLOSED: 'muted',
};

export function loader({ params, request }: LoaderFunctionArgs) {
  return call(getSettlement, { params: { file_id: params['file_id'] ?? '' }, signal: request.signal });
}

export function action(asked: ActionFunctionArgs) {
  return runAct(asked, {
    acts: SETTLEMENT_ACTS,
    said: (act) => (act in SETTLEMENT_ACTS ? words(`said_${act as 'deposit' | 'decide' | 'close'}`) : undefined),
  });
}

/** One settlement file: what the bank has to receive, and the rows behind it. */
export function Component() {
  const file = useLoaderData<typeof loader>();
  const t = useWords();
  const [asking, ask] = useState<ActForm>();
  const may = useSession(({ user }) => user?.permissions.includes('treasurer') === true);
  const { busy, run } = useAct();
  useNudge('payment');
  const waits = file.matched + file.exceptions > 0;
  const isClosed = file.closed === file.rows;

  return (
    <Page
      title={file.file_name}
      subtitle={
        <>
          <MomentText at={file.imported_at} /> · {file.imported_by}
        </>
      }
      width="wide"
      breadcrumb={[
        { label: t('settlements_title'), to: addresses.paymentPart('settlements') },
        { label: file.file_name },
      ]}
      actions={
        may && !isClosed ? (
          <Button
            disabled={waits}
            why={waits ? t('still_open') : undefined}
            busy={busy}
            onClick={() => run('close', file.file_id)}
          >
            {t('close_file')}
          </Button>
        ) : undefined
      }
    >
      <Stack gap={6}>
        <PaymentTabs current="settlements" />
        <Facts
          columns={2}
          items={[
            { label: t('rows'), value: file.rows },
            { label: t('gross'), value: <Pesos amount={file.gross} /> },
            { label: t('fee'), value: <Pesos amount={file.fee} /> },
            { label: t('net'), value: <Pesos amount={file.net} /> },
          ]}
        />
        <Deposits ask={may ? ask : undefined} />
        <Lines ask={may ? ask : undefined} />
      </Stack>
      {asking && (
        <ActDialog key={`${asking.act} ${asking.on} ${asking.title}`} form={asking} onClose={() => ask(undefined)} />
      )}
    </Page>
  );
}

/** Absent for those who may only look. */
type Ask = ((form: ActForm) => void) | undefined;

function Deposits({ ask }: { readonly ask: Ask }) {
  const { deposits, file_id } = useLoaderData<typeof loader>();
  const t = useWords();
  const drawn = useDeposits(file_id, ask);
  if (deposits.length === 0) return null;
  return (
    <Section title={t('deposits')}>
      <Table caption={t('deposits')} {...drawn} rows={deposits} rowKey={({ bank_reference }) => bank_reference} />
    </Section>
  );
}

function useDeposits(file_id: number, ask: Ask) {
  const t = useWords();
  const act = (deposit: SettlementDeposit) => <DepositAct deposit={deposit} file_id={file_id} ask={ask} />;
  const columns: TableColumn<SettlementDeposit>[] = [
    { key: 'reference', header: t('bank_reference'), cell: ({ bank_reference }) => bank_reference },
    { key: 'rows', header: t('rows'), align: 'end', cell: ({ rows }) => rows },
    { key: 'gross', header: t('gross'), align: 'end', cell: ({ gross }) => <Pesos amount={gross} /> },
    { key: 'fee', header: t('fee'), align: 'end', cell: ({ fee }) => <Pesos amount={fee} /> },
    { key: 'net', header: t('net'), align: 'end', cell: ({ net }) => <Pesos amount={net} /> },
    { key: 'received', header: t('deposited_on'), align: 'end', cell: act },
  ];
  return {
    columns,
    card: (deposit: SettlementDeposit) => (
      <RowCard
        title={deposit.bank_reference}
        note={`${t('rows')}: ${deposit.rows}`}
        status={act(deposit)}
        end={<Pesos amount={deposit.net} />}
      />
    ),
  };
}

function DepositAct({
  deposit: { bank_reference, net, deposited_on },
  file_id,
  ask,
}: {
  readonly deposit: SettlementDeposit;
  readonly file_id: number;
  readonly ask: Ask;
}) {
  const t = useWords();
  if (deposited_on !== null) return <DayText day={deposited_on} />;
  if (!ask) return t('not_deposited');
  const form: ActForm = {
    act: 'deposit',
    on: file_id,
    title: t('ask_deposit', { amount: pesosWritten(net) }),
    lead: t('lead_deposit', { reference: bank_reference }),
    confirm: t('deposit'),
    fields: [
      {
        kind: 'list',
        name: 'bank_reference',
        label: t('bank_reference'),
        options: [{ value: bank_reference, label: bank_reference }],
        chosen: bank_reference,
      },
      { kind: 'day', name: 'deposited_on', label: t('deposited_on') },
    ],
  };
  return (
    <Button
      size="desk"
      aria-label={`${t('deposit')}: ${bank_reference}, ${pesosWritten(net)}`}
      onClick={() => ask(form)}
    >
      {t('deposit')}
    </Button>
  );
}

function Lines({ ask }: { readonly ask: Ask }) {
  const { lines, file_id } = useLoaderData<typeof loader>();
  const t = useWords();
  const drawn = useLines(file_id, ask);
  return (
    <Section title={t('rows_title')}>
      <Table caption={t('rows_title')} density="compact" {...drawn} rows={lines} rowKey={({ line_id }) => line_id} />
    </Section>
  );
}

function useLines(file_id: number, ask: Ask) {
  const t = useWords();
  const act = (line: SettlementLine) => <LineAct line={line} file_id={file_id} ask={ask} />;
  const columns: TableColumn<SettlementLine>[] = [
    { key: 'row', header: t('row'), align: 'end', cell: ({ row_no }) => row_no },
    {
      key: 'business',
      header: t('business'),
      cell: ({ company_name }) => company_name ?? '–',
      note: ({ request_id }) => request_id,
    },
    { key: 'finding', header: t('finding'), cell: (line) => <Finding line={line} /> },
    {
      key: 'settled',
      header: t('settled_on'),
      cell: ({ settled_on }) => <DayText day={settled_on} />,
      note: ({ bank_reference }) => bank_reference,
    },
    { key: 'gross', header: t('gross'), align: 'end', cell: ({ gross }) => <Pesos amount={gross} /> },
    { key: 'fee', header: t('fee'), align: 'end', cell: ({ fee }) => <Pesos amount={fee} /> },
    { key: 'net', header: t('net'), align: 'end', cell: ({ net }) => <Pesos amount={net} /> },
    { key: 'decide', header: t('acts'), align: 'end', cell: act },
  ];
  return {
    columns,
    card: (line: SettlementLine) => (
      <Stack gap={2}>
        <RowCard
          title={line.company_name ?? line.request_id}
          note={<Finding line={line} />}
          end={<Pesos amount={line.gross} />}
        />
        {act(line)}
      </Stack>
    ),
  };
}

function LineAct({
  line,
  file_id,
  ask,
}: {
  readonly line: SettlementLine;
  readonly file_id: number;
  readonly ask: Ask;
}) {
  const t = useWords();
  if (line.state !== 'EXCEPTION' || !ask) return null;
  const canAccept = line.problem === 'AMOUNT' || line.problem === 'REFERENCE';
  const form: ActForm = {
    act: 'decide',
    on: `${file_id}/${line.line_id}`,
    title: t('ask_decide', { row: line.row_no, message: line.message }),
    confirm: t('decide'),
    fields: [
      {
        kind: 'choice',
        name: 'decision',
        label: t('decision'),
        chosen: canAccept ? '' : 'set_aside',
        options: [
          ...(canAccept ? [{ value: 'accept', label: t('accept') }] : []),
          { value: 'set_aside', label: t('set_aside') },
        ],
      },
      { kind: 'lines', name: 'remarks', label: t('remarks') },
    ],
  };
  return (
    <Button size="desk" aria-label={`${t('decide')}: ${t('row')} ${line.row_no}`} onClick={() => ask(form)}>
      {t('decide')}
    </Button>
  );
}

function Finding({ line: { state, message, remarks } }: { readonly line: SettlementLine }) {
  const t = useWords();
  return (
    <div>
      <Tag tone={TONE[state]}>{t(`ROW_${state}`)}</Tag>
      <Text as="div" size="caption" tone="muted">
        {message}
        {remarks !== '' && ` ${remarks}`}
      </Text>
    </div>
  );
}
