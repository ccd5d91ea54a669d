import { callEndpoint } from '@ebpls/api-client';
import { type Centavos, getOwnerFigures, listMyPayments, type OwnerFigures, type Statement } from '@ebpls/contracts';
import { useNudge } from '@ebpls/remote-kit';
import {
  DayText,
  dayWritten,
  Figure,
  Figures,
  Grid,
  Page,
  Pesos,
  formatPesos,
  RowItem,
  Rows,
  Section,
  Stack,
  TextLink,
  useLocale,
} from '@ebpls/ui';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { addresses } from '../addresses.ts';
import { loadStatement } from '../shared/load-statement.ts';
import { AmountWithSignal } from '../shared/amount-offline.tsx';
import { getDueTone } from '../shared/due-tone.ts';
import { useWords } from './figures.messages.ts';
import { filterYear, type OpenDue, openDues, sumMonths } from './paid-figures.ts';
import { PaidCharts } from './paid-charts.tsx';

const LATEST = '5';
const MAX_DUE_DATES = 8;

export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  const [figures, statement, payments] = await Promise.all([
    callEndpoint(getOwnerFigures, { signal }),
    loadStatement({ signal }),
    callEndpoint(listMyPayments, { query: { limit: LATEST }, signal }),
  ]);
  return { figures, statement, payments: payments.data };
}

/** Page of the owner's payments and dues in charts. */
export function Component() {
  const { figures, statement, payments } = useLoaderData<typeof loader>();
  const t = useWords();
  useNudge('assessment');
  const dues = openDues(statement);
  return (
    <Page
      title={t('title')}
      subtitle={t('subtitle')}
      breadcrumb={[{ label: t('back'), to: addresses.dashboard }, { label: t('title') }]}
      width="wide"
    >
      <Stack gap={8}>
        <Strip figures={figures} statement={statement} next={dues.find(({ due_on }) => due_on >= statement.as_of)} />
        <PaidCharts figures={figures} today={statement.as_of} />
        <Grid columns={2}>
          <Dues dues={dues} today={statement.as_of} />
          <Latest payments={payments} />
        </Grid>
      </Stack>
    </Page>
  );
}

interface StripProps {
  readonly figures: OwnerFigures;
  readonly statement: Pick<Statement, 'as_of' | 'companies'>;
  readonly next: OpenDue | undefined;
}

function Strip({ figures, statement, next }: StripProps) {
  const t = useWords();
  const locale = useLocale();
  const due = statement.companies.reduce((all, { due_now }) => all + due_now, 0) as Centavos;
  const isOverdue = statement.companies.some(({ overdue }) => overdue > 0);
  return (
    <Figures>
      <Figure
        value={formatPesos(sumMonths(filterYear(figures, figures.year)))}
        label={t('paid', { year: figures.year })}
        to={addresses.history}
      />
      <Figure
        value={<AmountWithSignal>{formatPesos(due)}</AmountWithSignal>}
        label={t('due')}
        to={addresses.statement()}
        tone={getDueTone(due, isOverdue)}
      />
      <Figure
        value={next ? dayWritten(next.due_on, locale, { year: false }) : '–'}
        label={t('next')}
        hint={
          next && (
            <>
              <AmountWithSignal>{formatPesos(next.balance)}</AmountWithSignal> · {next.company_name}
            </>
          )
        }
      />
      <Figure
        value={figures.permits_in_force}
        label={t('permits', { count: figures.permits_in_force })}
        to={addresses.companies}
      />
    </Figures>
  );
}

function Dues({ dues, today }: { readonly dues: readonly OpenDue[]; readonly today: string }) {
  const t = useWords();
  const locale = useLocale();
  return (
    <Section title={t('dues')} hint={dues.length === 0 ? t('dues.none_more') : undefined}>
      <Rows label={t('dues')}>
        {dues.length === 0 && <RowItem title={t('dues.none')} />}
        {dues.slice(0, MAX_DUE_DATES).map(({ company_code, company_name, title, due_on, balance }) => (
          <RowItem
            key={`${company_code} ${title}`}
            title={company_name}
            to={addresses.statement(company_code)}
            note={`${title} · ${t(due_on < today ? 'dues.over' : 'dues.by', { day: dayWritten(due_on, locale) })}`}
            end={
              <AmountWithSignal>
                <Pesos amount={balance} />
              </AmountWithSignal>
            }
          />
        ))}
      </Rows>
    </Section>
  );
}

type Payments = Awaited<ReturnType<typeof loader>>['payments'];

function Latest({ payments }: { readonly payments: Payments }) {
  const t = useWords();
  return (
    <Section title={t('latest')} actions={<TextLink to={addresses.history}>{t('latest.all')}</TextLink>}>
      <Rows label={t('latest')}>
        {payments.length === 0 && <RowItem title={t('latest.none')} />}
        {payments.map(({ paid_at, reference, company_name, top_no, amount }) => (
          <RowItem
            key={`${paid_at} ${reference}`}
            title={company_name}
            note={
              <>
                <DayText day={paid_at.slice(0, 10)} /> · {top_no}
              </>
            }
            end={<Pesos amount={amount} />}
          />
        ))}
      </Rows>
    </Section>
  );
}
