import type { Affected, OrdinanceVersion, Rehearsal } from '@ebpls/contracts';
import { useAct } from '@ebpls/desk';
import {
  Button,
  EmptyState,
  Figure,
  Figures,
  Meter,
  momentWritten,
  Pesos,
  pesosWritten,
  Section,
  Stack,
  Table,
  type TableColumn,
  Text,
  useLocale,
} from '@ebpls/ui';

import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

import { addresses } from '../addresses.ts';
import { useWords } from './code-words.ts';

// Nudges tell every step; this is for a page whose live line is down.
const ASK_AGAIN_MS = 2_000;

/** Asks again while the work goes on. */
function useProgress(isUnderWay: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => void revalidate(), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isUnderWay, revalidate]);
}

/** Last year's assessments under the version in force and under the draft. */
export function RehearsalPanel({
  version: { ordinance_version_id, rehearsal, acts },
}: {
  readonly version: OrdinanceVersion;
}) {
  const t = useWords();
  const { busy, run } = useAct();
  const isUnderWay = rehearsal !== null && rehearsal.state !== 'DONE';
  useProgress(isUnderWay);
  const button = acts.includes('rehearse') && !isUnderWay && rehearsal?.is_current !== true && (
    <Button size="desk" busy={busy} onClick={() => run('rehearse', ordinance_version_id)}>
      {t(rehearsal === null ? 'rehearse' : 'rehearse_again')}
    </Button>
  );
  return (
    <Section title={t('rehearsal')} hint={t('rehearsal_hint')} actions={button}>
      {rehearsal === null ? (
        <EmptyState title={t('no_rehearsal')}>{t('no_rehearsal_text')}</EmptyState>
      ) : (
        <Findings rehearsal={rehearsal} />
      )}
    </Section>
  );
}

function Findings({ rehearsal }: { readonly rehearsal: Rehearsal }) {
  const t = useWords();
  const locale = useLocale();
  const { state, done, assessments, is_current, asked_by, asked_at, tax_year } = rehearsal;
  if (state !== 'DONE')
    return (
      <Meter
        label={t('under_way')}
        value={done}
        max={Math.max(assessments, 1)}
        text={t('of', { done, all: assessments })}
      />
    );
  if (tax_year === null) return <Text>{t('nothing_billed')}</Text>;
  return (
    <Stack gap={6}>
      {!is_current && (
        <Text tone="warning" weight="bold">
          {t('old_rehearsal')}
        </Text>
      )}
      <Text size="caption" tone="muted">
        {t('rehearsed_by', { who: asked_by, when: momentWritten(asked_at, locale), year: tax_year })}
      </Text>
      <Outcome rehearsal={rehearsal} />
      <Accounts rehearsal={rehearsal} />
      <MostAffected rows={rehearsal.most_affected} />
      <Refusals rehearsal={rehearsal} />
    </Stack>
  );
}

function Outcome({ rehearsal: { difference, more, less, same } }: { readonly rehearsal: Rehearsal }) {
  const t = useWords();
  return (
    <Figures>
      <Figure value={signed(difference)} label={t('difference')} />
      <Figure value={more} label={t('more')} />
      <Figure value={less} label={t('less')} />
      <Figure value={same} label={t('same')} />
    </Figures>
  );
}

function signed(amount: Affected['difference']): string {
  return `${amount > 0 ? '+' : ''}${pesosWritten(amount)}`;
}

type Compared = Pick<Affected, 'before' | 'after' | 'difference'>;

function useAmountColumns<R extends Compared>(): TableColumn<R>[] {
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
          {signed(difference)}
        </Text>
      ),
    },
  ];
}

function Accounts({ rehearsal: { accounts, before, after, difference } }: { readonly rehearsal: Rehearsal }) {
  const t = useWords();
  const amounts = useAmountColumns<Rehearsal['accounts'][number]>();
  const foot = {
    account: t('all'),
    before: <Pesos amount={before} strong />,
    after: <Pesos amount={after} strong />,
    difference: (
      <Text as="span" weight="bold" unbroken>
        {signed(difference)}
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

function MostAffected({ rows }: { readonly rows: readonly Affected[] }) {
  const t = useWords();
  const amounts = useAmountColumns<Affected>();
  if (rows.length === 0) return null;
  const columns: TableColumn<Affected>[] = [
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

function Refusals({ rehearsal: { refused, refusals } }: { readonly rehearsal: Rehearsal }) {
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
