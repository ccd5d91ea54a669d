import { ADMIN_FIGURES, type AdminDashboard } from '@ebpls/contracts';
import { BarChart, Chart, type ChartPoint, TextLink } from '@ebpls/ui';

import { addresses } from '../addresses.ts';
import { useWords } from './dashboard.messages.ts';

type DecidedChartProps = Pick<AdminDashboard, 'days_to_decide' | 'past_limit' | 'period_from' | 'counted_on'>;

/** Working days from acceptance to the decision: half and nine of ten applications, with a line at the legal limit. */
export function DecidedChart({ days_to_decide, past_limit, period_from: from, counted_on: to }: DecidedChartProps) {
  const t = useWords();
  const points = days_to_decide.map(({ arta_class, limit, median, nine_of_ten, decided }): ChartPoint => {
    const rows =
      decided > 0 ? addresses.transactionsDated('all', { dated_by: 'decided', from, to, arta_class }) : undefined;
    return {
      label: t(toClassKey(arta_class)),
      value: median ?? 0,
      second: (nine_of_ten ?? 0) - (median ?? 0),
      mark: limit,
      text: t('limit_short', { limit }),
      to: rows,
      ...(decided === 0 && { none: t('none_decided') }),
      cells: [
        { text: decided, to: rows },
        { text: median ?? '–', to: rows },
        { text: nine_of_ten ?? '–', to: rows },
        { text: limit },
      ],
    };
  });
  const decisionCount = days_to_decide.reduce((all, one) => all + one.decided, 0);
  return (
    <Chart
      title={t('to_decide')}
      sentence={
        <>
          {decisionCount > 0 && (
            <>
              <TextLink to={addresses.transactionsDated('all', { dated_by: 'decided', from, to })}>
                {t('decided_count', { count: decisionCount })}
              </TextLink>
              {'. '}
            </>
          )}
          <LimitSentence classes={days_to_decide} />
          {past_limit > 0 && (
            <>
              {' '}
              <TextLink to={addresses.transactions(ADMIN_FIGURES.past_limit.view)}>
                {t('decided_late', { count: past_limit })}
              </TextLink>
            </>
          )}
        </>
      }
      isEmpty={decisionCount === 0}
      points={points}
      heads={[t('class'), t('decided'), t('median'), t('nine_of_ten'), t('limit')]}
      legend={[
        { sign: 'first', name: t('half') },
        { sign: 'second', name: t('nine_of_ten') },
        { sign: 'mark', name: t('limit') },
      ]}
    >
      <BarChart points={points} />
    </Chart>
  );
}

function LimitSentence({ classes }: { readonly classes: AdminDashboard['days_to_decide'] }) {
  const t = useWords();
  const decidedClasses = classes.filter(({ median }) => median !== null);
  if (decidedClasses.length === 0) return t('decided_none');
  const slowCount = decidedClasses.filter(({ nine_of_ten, limit }) => (nine_of_ten ?? 0) > limit).length;
  if (slowCount > 0) return t('decided_slow', { count: slowCount });
  return decidedClasses.length === classes.length ? t('decided_inside') : t('decided_inside_some');
}

function toClassKey(arta_class: string): 'SIMPLE' | 'COMPLEX' | 'HIGHLY_TECHNICAL' {
  return arta_class === 'SIMPLE' || arta_class === 'COMPLEX' ? arta_class : 'HIGHLY_TECHNICAL';
}
