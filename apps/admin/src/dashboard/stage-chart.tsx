import type { AdminDashboard } from '@ebpls/contracts';
import { BarChart, Chart, type ChartPoint, TextLink } from '@ebpls/ui';

import { addresses } from '../addresses.ts';
import { texts, useWords } from './dashboard.messages.ts';

type StageChartProps = Pick<AdminDashboard, 'stages' | 'period_from' | 'counted_on'>;
type ReachedStage = AdminDashboard['stages'][number];

/** How far the applications filed in the period have come, and at which stage they are now. */
export function StageChart({ stages, period_from: from, counted_on: to }: StageChartProps) {
  const t = useWords();
  const points = stages.map((stage): ChartPoint => ({
    label: t(toStageKey(stage)),
    value: stage.reached,
    cells: [
      { text: stage.reached },
      {
        text: stage.now,
        ...(stage.now > 0 && { to: addresses.transactionsDated(stage.view, { dated_by: 'filed', from, to }) }),
      },
    ],
  }));
  const filed = stages[0]?.reached ?? 0;
  const issued = stages.at(-1)?.reached ?? 0;
  return (
    <Chart
      title={t('stages')}
      sentence={
        <>
          <TextLink to={addresses.transactionsDated('all', { dated_by: 'filed', from, to })}>
            {t('flow_filed', { count: filed })}
          </TextLink>
          {'. '}
          {t('stages_issued', { count: issued })}
        </>
      }
      points={points}
      heads={[t('stage'), t('reached'), t('now')]}
      legend={[]}
    >
      <BarChart points={points} />
    </Chart>
  );
}

type StageKey = Extract<keyof typeof texts, `stage_${string}`>;

function toStageKey({ view }: ReachedStage): StageKey {
  const key = `stage_${view}`;
  return key in texts ? (key as StageKey) : 'stage_submitted';
}
