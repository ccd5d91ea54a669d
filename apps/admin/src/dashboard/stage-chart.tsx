import { type AdminDashboard, APPLICATION_STAGES } from '@ebpls/contracts';
import { BarChart, Chart, type ChartPoint, TextLink } from '@ebpls/ui';

import { addresses } from '../addresses.ts';
import { texts, useWords } from './dashboard.messages.ts';

type StageChartProps = Pick<AdminDashboard, 'stages' | 'period_from' | 'counted_on'>;
type ReachedStage = AdminDashboard['stages'][number];

/** How far the applications filed in the period have come, and at which stage they are now. */
export function StageChart({ stages, period_from: from, counted_on: to }: StageChartProps) {
  const t = useWords();
  const period = { dated_by: 'filed', from, to };
  const points = stages.map((entry): ChartPoint => {
    const { view, reached, now } = entry;
    const stage = APPLICATION_STAGES.find((candidate) => candidate === view);
    const rows = reached > 0 ? addresses.transactionsDated('all', { ...period, ...(stage && { stage }) }) : undefined;
    return {
      label: t(toStageKey(entry)),
      value: reached,
      to: rows,
      cells: [
        { text: reached, to: rows },
        { text: now, ...(now > 0 && { to: addresses.transactionsDated(view, period) }) },
      ],
    };
  });
  const filedCount = stages[0]?.reached ?? 0;
  const issuedCount = stages.at(-1)?.reached ?? 0;
  return (
    <Chart
      title={t('stages')}
      sentence={
        filedCount === 0 ? (
          t('stages_none')
        ) : (
          <>
            <TextLink to={addresses.transactionsDated('all', period)}>
              {t('flow_filed', { count: filedCount })}
            </TextLink>
            {'. '}
            {t('stages_issued', { count: issuedCount })}
          </>
        )
      }
      isEmpty={filedCount === 0}
      points={points}
      heads={[t('stage'), t('reached'), t('now')]}
      legend={[]}
    >
      <BarChart points={points} isAcross />
    </Chart>
  );
}

type StageKey = Extract<keyof typeof texts, `stage_${string}`>;

function toStageKey({ view }: ReachedStage): StageKey {
  const key = `stage_${view}`;
  return key in texts ? (key as StageKey) : 'stage_submitted';
}
