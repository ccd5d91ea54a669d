import { type AdminDashboard, DASHBOARD_PERIODS, type DashboardPeriod, formatMonth } from '@ebpls/contracts';
import { useLocale } from '@ebpls/ui';
import { Segmented } from '@ebpls/ui/lists';

import { addresses } from '../addresses.ts';
import { useWords } from './dashboard.messages.ts';

/** Chooses the period of the charts; the address holds it, and the last 30 days need none. */
export function PeriodSwitch({ period, counted_on }: Pick<AdminDashboard, 'period' | 'counted_on'>) {
  const t = useWords();
  const locale = useLocale();
  const labels: Readonly<Record<DashboardPeriod, string>> = {
    today: t('period_today'),
    last_30_days: t('period_last_30_days'),
    month: formatMonth(counted_on, locale).split(' ')[0] ?? counted_on,
    year: counted_on.slice(0, 4),
  };
  return (
    <Segmented
      label={t('period')}
      value={period}
      options={DASHBOARD_PERIODS.map((value) => ({
        value,
        label: labels[value],
        to: value === 'last_30_days' ? addresses.dashboard : `${addresses.dashboard}?period=${value}`,
      }))}
    />
  );
}
