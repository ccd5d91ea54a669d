import { callEndpoint } from '@ebpls/api-client';
import { type ClearanceRow, getOfficeDashboard, OFFICE_FIGURES, type OfficeDashboard } from '@ebpls/contracts';
import { useNudge, useSession } from '@ebpls/remote-kit';
import {
  Button,
  Chart,
  Charts,
  ColumnChart,
  DaysMeter,
  dayWritten,
  EmptyState,
  Figure,
  Figures,
  Page,
  RowItem,
  Rows,
  Section,
  Stack,
  TextLink,
  useLocale,
} from '@ebpls/ui';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { formatDeskAddress } from '../frame/desk-address.ts';
import { useOffice } from '../clearances/find-office.ts';
import { useWords } from './dashboard.messages.ts';

export function loader({ request }: LoaderFunctionArgs) {
  return callEndpoint(getOfficeDashboard, { signal: request.signal });
}

/** The office's desk in figures; each leads to the list that it counts. */
export function Component() {
  const figures = useLoaderData<typeof loader>();
  const t = useWords();
  const office = useOffice() ?? '';
  useNudge('clearance');
  const isHead = useSession(({ user }) => user?.permissions.includes('office_head') === true);
  const desk = (view: string): string => formatDeskAddress(`/${office}/request/clearances`, { view });

  return (
    <Page
      title={t('title')}
      subtitle={t('subtitle')}
      width="wide"
      actions={
        <Button kind="primary" to={desk('open')}>
          {t('open_queue')}
        </Button>
      }
    >
      <Stack gap={8}>
        <Figures>
          <Figure value={figures.open} label={t('open', { count: figures.open })} to={desk(OFFICE_FIGURES.open.view)} />
          <Figure
            value={figures.due_today}
            label={t('due_today')}
            to={desk(OFFICE_FIGURES.due_today.view)}
            tone={figures.due_today > 0 ? 'warning' : undefined}
          />
          <Figure
            value={figures.overdue}
            label={t('overdue')}
            hint={t('overdue_hint')}
            to={desk(OFFICE_FIGURES.overdue.view)}
            tone={figures.overdue > 0 ? 'danger' : undefined}
          />
          <Figure
            value={figures.with_owner}
            label={t('with_owner')}
            to={desk(OFFICE_FIGURES.with_owner.view)}
            hint={t('clock_stopped')}
          />
        </Figures>
        <DaysChart
          figures={figures}
          outOfTurnAddress={isHead && figures.out_of_turn > 0 ? desk(OFFICE_FIGURES.out_of_turn.view) : undefined}
        />
        <Oldest
          rows={figures.oldest}
          getAddress={(row) =>
            formatDeskAddress(`/${office}/request/clearances`, { case: String(row.clearance_id), pane: 'case' })
          }
        />
      </Stack>
    </Page>
  );
}

interface DaysChartProps {
  readonly figures: OfficeDashboard;
  /** The list of the cases that were taken out of turn, for the head of the office while there are any. */
  readonly outOfTurnAddress: string | undefined;
}

function DaysChart({ figures, outOfTurnAddress }: DaysChartProps) {
  const { per_day, decided_this_month, median_days, out_of_turn } = figures;
  const t = useWords();
  const locale = useLocale();
  const day = (isoDay: string): string => dayWritten(isoDay, locale, { year: false });
  const receivedPerDay = per_day.map(({ day: on, received: value }) => ({ label: day(on), value }));
  const decidedSentence = useDecidedSentence(decided_this_month, median_days);
  const decidedPerDay = per_day.map(({ day: on, decided: value }) => ({ label: day(on), value }));
  return (
    <Charts>
      <Chart
        title={t('received')}
        sentence={t('received_summary', { count: sumPoints(receivedPerDay) })}
        points={receivedPerDay}
        isEmpty={sumPoints(receivedPerDay) === 0}
        heads={[t('day'), t('cases')]}
      >
        <ColumnChart points={receivedPerDay} />
      </Chart>
      <Chart
        title={t('decided')}
        sentence={
          <>
            {t('decided_shown', { count: sumPoints(decidedPerDay) })} {decidedSentence}{' '}
            {outOfTurnAddress !== undefined && (
              <TextLink to={outOfTurnAddress}>{t('out_of_turn', { count: out_of_turn })}</TextLink>
            )}
          </>
        }
        points={decidedPerDay}
        isEmpty={sumPoints(decidedPerDay) === 0}
        heads={[t('day'), t('cases')]}
      >
        <ColumnChart points={decidedPerDay} />
      </Chart>
    </Charts>
  );
}

/** How many this month, and how fast; one case has no half. */
function useDecidedSentence(count: number, days: number | null): string {
  const t = useWords();
  if (days === null || count === 1) return t('month_summary', { count });
  return days === 0 ? t('same_day_summary', { count }) : t('median_summary', { decided: count, count: days });
}

function sumPoints(points: readonly { readonly value: number }[]): number {
  return points.reduce((all, { value }) => all + value, 0);
}

function Oldest({
  rows,
  getAddress,
}: {
  readonly rows: readonly ClearanceRow[];
  readonly getAddress: (row: ClearanceRow) => string;
}) {
  const t = useWords();
  return (
    <Section title={t('oldest')} hint={t('oldest_hint')}>
      {rows.length === 0 && <EmptyState title={t('none')}>{t('none_text')}</EmptyState>}
      {rows.length > 0 && (
        <Rows label={t('oldest')}>
          {rows.map((row) => (
            <RowItem
              key={row.clearance_id}
              isLow
              title={row.company_name}
              to={getAddress(row)}
              note={[t(row.application_type), row.barangay_name, row.assigned_name].filter(Boolean).join(' · ')}
              end={<DaysMeter part="words" used={row.days_used} limit={row.days_limit} stopped={row.is_paused} />}
            />
          ))}
        </Rows>
      )}
    </Section>
  );
}
