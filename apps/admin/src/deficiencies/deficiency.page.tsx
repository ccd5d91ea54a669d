import { callEndpoint, fetchFile } from '@ebpls/api-client';
import { uploadFiles } from '@ebpls/api-client/uploads';
import { type DeficiencyReply, downloadProofFile, getDeficiency, sendProofFile } from '@ebpls/contracts';
import { ActDialog, type ActForm, SecondPersonReason } from '@ebpls/desk';
import { useNudge } from '@ebpls/remote-kit';
import { Blocker, Button, DayText, type Fact, Facts, MomentText, Page, Pesos, Row, Section, Stack } from '@ebpls/ui';
import { Table, type TableColumn } from '@ebpls/ui/lists';
import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { addresses } from '../addresses.ts';
import { ReceivedFile } from '../shared/received-file.tsx';
import { DeficiencyTag } from './deficiency-state.tsx';
import { useWords } from './deficiency.messages.ts';
import { runDeficiencyAct, useDecisionForm, useRecordForm } from './proof-acts.ts';

export function loader({ params, request }: LoaderFunctionArgs) {
  const assessment_code = params['assessment_code'] ?? '';
  return callEndpoint(getDeficiency, { params: { assessment_code }, signal: request.signal });
}

export const action = runDeficiencyAct;

/** The proof of one year's sales: declared and proved figures, the tax that was billed, and the difference. */
export function Component() {
  const year = useLoaderData<typeof loader>();
  const t = useWords();
  const [form, setForm] = useState<ActForm>();
  useNudge('payment');
  return (
    <Page
      title={`${year.name} ${year.tax_year}`}
      subtitle={`${year.company_name} · ${year.company_code}`}
      status={<DeficiencyTag state={year.state} />}
      breadcrumb={[{ label: t('title'), to: addresses.deficiencies }, { label: year.company_name }]}
    >
      <Stack gap={6}>
        {year.blocked !== null && <Blocker tone="warning" title={year.blocked} />}
        <DeficiencyActs year={year} openForm={setForm} />
        <SecondPersonReason of={year} />
        <Facts columns={2} items={useDeficiencyFacts(year)} />
        <Section title={t('sales')}>
          <SalesTable lines={year.lines} />
        </Section>
        <ProofFile year={year} />
      </Stack>
      {form && <ActDialog key={form.act} form={form} onClose={() => setForm(undefined)} />}
    </Page>
  );
}

interface ActsProps {
  readonly year: DeficiencyReply;
  readonly openForm: (form: ActForm) => void;
}

function DeficiencyActs({ year, openForm }: ActsProps) {
  const t = useWords();
  const getDecision = useDecisionForm();
  const getRecord = useRecordForm();
  const { acts, revision } = year;
  if (!acts.includes('decide') && !acts.includes('record')) return null;
  const decision = getDecision(year);
  return (
    <Row gap={2}>
      {acts.includes('decide') && (
        <Button kind="primary" onClick={() => openForm(decision)}>
          {decision.confirm}
        </Button>
      )}
      {acts.includes('record') && (
        <Button kind={revision === 0 ? 'primary' : 'secondary'} onClick={() => openForm(getRecord(year))}>
          {t(revision === 0 ? 'record' : 'change')}
        </Button>
      )}
    </Row>
  );
}

function useDeficiencyFacts(year: DeficiencyReply): Fact[] {
  const t = useWords();
  const { result, tax_billed, due_on, opens_on, proof, ordinance_section, deficiency_no, top_no, reason } = year;
  return [
    { label: t('proof'), value: proof },
    { label: t('section'), value: ordinance_section },
    { label: t('opens_on'), value: <DayText day={opens_on} /> },
    { label: t('due'), value: <DayText day={due_on} /> },
    { label: t('tax_billed'), value: <Pesos amount={tax_billed} /> },
    ...(result === null
      ? []
      : [
          { label: t('tax_proved'), value: <Pesos amount={result.tax_proved} /> },
          { label: t('deficiency'), value: <Pesos amount={result.amount} strong /> },
          ...(result.surcharge + result.interest > 0
            ? [
                { label: t('surcharge'), value: <Pesos amount={result.surcharge} /> },
                { label: t('interest'), value: <Pesos amount={result.interest} /> },
                { label: t('total'), value: <Pesos amount={result.total} strong /> },
              ]
            : []),
          { label: t('computation'), value: result.reason, wide: true },
        ]),
    ...(deficiency_no === null ? [] : [{ label: t('number'), value: deficiency_no }]),
    ...toSignature(t('entered'), year.entered_by, year.entered_at),
    ...(reason === '' ? [] : [{ label: t('change_reason'), value: reason, wide: true }]),
    ...toSignature(t('decided_by'), year.decided_by, year.decided_at),
    ...(top_no === null ? [] : [{ label: t('order_no'), value: top_no }]),
  ];
}

function toSignature(label: string, by: string | null, at: string | null): Fact[] {
  if (by === null || at === null) return [];
  const value = (
    <>
      {by}, <MomentText at={at} />
    </>
  );
  return [{ label, value }];
}

type SalesLine = DeficiencyReply['lines'][number];

function SalesTable({ lines }: Pick<DeficiencyReply, 'lines'>) {
  const t = useWords();
  const showAmount = (amount: SalesLine['proved_essential']) => (amount === null ? '–' : <Pesos amount={amount} />);
  const columns: TableColumn<SalesLine>[] = [
    { key: 'line', header: t('line'), cell: ({ name }) => name },
    {
      key: 'declared',
      header: t('declared'),
      align: 'end',
      cell: ({ declared_non_essential }) => showAmount(declared_non_essential),
    },
    {
      key: 'proved',
      header: t('proved'),
      align: 'end',
      cell: ({ proved_non_essential }) => showAmount(proved_non_essential),
    },
    ...(lines.some(({ has_essential }) => has_essential)
      ? [
          {
            key: 'declared_essential',
            header: t('declared_essential'),
            align: 'end' as const,
            cell: ({ declared_essential }: SalesLine) => showAmount(declared_essential),
          },
          {
            key: 'proved_essential',
            header: t('proved_essential'),
            align: 'end' as const,
            cell: ({ proved_essential }: SalesLine) => showAmount(proved_essential),
          },
        ]
      : []),
  ];
  return <Table caption={t('sales')} columns={columns} rows={lines} rowKey={({ line }) => line} />;
}

function ProofFile({ year: { assessment_code, file_name, proof, acts } }: { readonly year: DeficiencyReply }) {
  const t = useWords();
  const params = { assessment_code };
  const sendAct = {
    id: 'proof-file',
    label: t(file_name === null ? 'add_file' : 'replace_file'),
    help: t('file_help'),
    done: t('file_received'),
    upload: (form: FormData) => uploadFiles(sendProofFile, { params, form }),
  };
  return (
    <ReceivedFile
      title={proof}
      file_name={file_name}
      open={{ label: t('download'), fetch: () => fetchFile(downloadProofFile, { params }) }}
      sending={acts.includes('send_file') ? sendAct : undefined}
    />
  );
}
