// Tables of a rehearsal of a draft: totals by account, the most affected assessments, and those that the rules refuse.

import type { AffectedAssessment, Rehearsal, RehearsalShare } from '@ebpls/contracts';
import { Pesos, formatPesos, Section, Text } from '@ebpls/ui';
import { Table, type TableColumn } from '@ebpls/ui/lists';

import { addresses } from '../addresses.ts';
import { useWords } from './code.messages.ts';

export function formatSignedPesos(amount: AffectedAssessment['difference']): string {
  return `${amount > 0 ? '+' : ''}${formatPesos(amount)}`;
}

type AmountComparison = Pick<AffectedAssessment, 'before' | 'after' | 'difference'>;

function useAmountColumns<R extends AmountComparison>(): TableColumn<R>[] {
  const t = useWords();
  return [
    { key: 'before', header: t('before'), align: 'end', cell: ({ before }) => <Pesos amount={before} /> },
    { key: 'after', header: t('after'), align: 'end', cell: ({ after }) => <Pesos amount={after} /> },
    {
      key: 'difference',
      header: t('difference'),
      align: 'end',
      cell: ({ difference }) => (
        <Text as="span" unbroken>
          {formatSignedPesos(difference)}
        </Text>
      ),
    },
  ];
}

export function Accounts({ rehearsal: { accounts, before, after, difference } }: { readonly rehearsal: Rehearsal }) {
  const t = useWords();
  const amounts = useAmountColumns<Rehearsal['accounts'][number]>();
  const foot = {
    account: t('all'),
    before: <Pesos amount={before} strong />,
    after: <Pesos amount={after} strong />,
    difference: (
      <Text as="span" weight="bold" unbroken>
        {formatSignedPesos(difference)}
      </Text>
    ),
  };
  return (
    <Section level={3} title={t('accounts')}>
      <Table
        density="compact"
        caption={t('accounts')}
        columns={[
          { key: 'account', header: t('account'), cell: ({ name }) => name, note: ({ account_code }) => account_code },
          ...amounts,
        ]}
        rows={accounts}
        rowKey={({ account_code }) => account_code}
        foot={foot}
      />
    </Section>
  );
}

interface SharesProps {
  readonly title: string;
  readonly rows: readonly RehearsalShare[] | undefined;
}

/** Totals by line of business or by barangay, the largest change first. */
export function Shares({ title, rows = [] }: SharesProps) {
  const t = useWords();
  const amounts = useAmountColumns<RehearsalShare>();
  if (rows.length === 0) return null;
  const columns: TableColumn<RehearsalShare>[] = [
    { key: 'name', header: title, cell: ({ name }) => name, note: ({ code }) => code },
    { key: 'bills', header: t('bills'), align: 'end', cell: ({ bills }) => bills },
    ...amounts,
  ];
  return (
    <Section level={3} title={title}>
      <Table density="compact" caption={title} columns={columns} rows={rows} rowKey={({ code }) => code} />
    </Section>
  );
}

export function MostAffectedTable({ rows }: { readonly rows: readonly AffectedAssessment[] }) {
  const t = useWords();
  const amounts = useAmountColumns<AffectedAssessment>();
  if (rows.length === 0) return null;
  const columns: TableColumn<AffectedAssessment>[] = [
    {
      key: 'business',
      header: t('business'),
      cell: ({ company_name }) => company_name,
      note: ({ assessment_code }) => assessment_code,
    },
    ...amounts,
    {
      key: 'percent',
      header: t('percent'),
      align: 'end',
      cell: ({ percent }) => (percent === null ? '–' : `${percent}%`),
    },
  ];
  return (
    <Section level={3} title={t('most')}>
      <Table
        density="compact"
        caption={t('most')}
        columns={columns}
        rows={rows}
        rowKey={({ assessment_code }) => assessment_code}
        rowTo={({ assessment_code }) => addresses.transaction(assessment_code)}
      />
    </Section>
  );
}

export function Refusals({ rehearsal: { refused, refusals } }: { readonly rehearsal: Rehearsal }) {
  const t = useWords();
  if (refused === 0) return null;
  const columns: TableColumn<Rehearsal['refusals'][number]>[] = [
    {
      key: 'business',
      header: t('business'),
      cell: ({ company_name }) => company_name,
      note: ({ assessment_code }) => assessment_code,
    },
    { key: 'version', header: t('version'), cell: ({ version }) => version },
    { key: 'reason', header: t('refusal_reason'), cell: ({ reason }) => reason },
  ];
  return (
    <Section level={3} title={t('refusals', { count: refused })}>
      <Table
        density="compact"
        caption={t('refusals', { count: refused })}
        columns={columns}
        rows={refusals}
        rowKey={({ assessment_code }) => assessment_code}
      />
    </Section>
  );
}
