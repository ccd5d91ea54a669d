import { SeriesChart, ShareChart } from '@ebpls/charts';
import { type Centavos, listMonthNames, type OwnerFigures } from '@ebpls/contracts';
import { BarChart, Chart, Grid, formatPesos, useLocale } from '@ebpls/ui';

import { useWords } from './figures.messages.ts';
import { listMonthlySums, filterYear, sumPart, PAYMENT_PARTS, sumMonths, listYears } from './paid-figures.ts';

const formatSum = (centavos: number): string => formatPesos(centavos as Centavos);

interface FiguresProps {
  readonly figures: OwnerFigures;
}

/** Charts of the owner's payments: by year, by month, by purpose and by business. */
export function PaidCharts({ figures, today }: FiguresProps & { readonly today: string }) {
  return (
    <Grid columns={2}>
      <ByYear figures={figures} />
      <ByMonth figures={figures} today={today} />
      <ByPart figures={figures} />
      <ByCompany figures={figures} />
    </Grid>
  );
}

// sums of whole centavos

/** `₱12k` at the axis, where a phone has little space. */
function formatThousands(centavos: number): string {
  const amount = centavos / 100;
  return amount >= 10_000 ? `₱${Math.round(amount / 1000)}k` : `₱${Math.round(amount).toLocaleString('en')}`;
}

function ByYear({ figures }: FiguresProps) {
  const t = useWords();
  const years = listYears(figures);
  const latePaid = sumPart(figures.paid, 'late');
  return (
    <SeriesChart
      kind="columns"
      title={t('years')}
      sentence={t(latePaid > 0 ? 'years.late' : 'years.summary', {
        amount: formatSum(sumMonths(figures.paid)),
        year: years[0] ?? figures.year,
        late: formatSum(latePaid),
      })}
      labels={years.map(String)}
      series={PAYMENT_PARTS.filter((part) => sumPart(figures.paid, part) > 0).map((part) => ({
        name: t(part),
        values: years.map((year) => sumPart(filterYear(figures, year), part)),
      }))}
      write={formatSum}
      writeShort={formatThousands}
    />
  );
}

function ByMonth({ figures, today }: FiguresProps & { readonly today: string }) {
  const t = useWords();
  const locale = useLocale();
  const { year } = figures;
  const begunMonths = Number(today.slice(5, 7));
  return (
    <SeriesChart
      kind="line"
      title={t('months')}
      sentence={t('months.summary', {
        amount: formatSum(sumMonths(filterYear(figures, year))),
        before: formatSum(sumMonths(filterYear(figures, year - 1))),
      })}
      labels={listMonthNames(locale)}
      series={[
        { name: String(year), values: listMonthlySums(figures, year).slice(0, begunMonths) },
        { name: String(year - 1), values: listMonthlySums(figures, year - 1) },
      ]}
      write={formatSum}
      writeShort={formatThousands}
    />
  );
}

function ByPart({ figures }: FiguresProps) {
  const t = useWords();
  const months = filterYear(figures, figures.year);
  const shares = PAYMENT_PARTS.map((part) => ({ name: t(part), value: sumPart(months, part) })).filter(
    ({ value }) => value > 0,
  );
  return (
    <ShareChart
      title={t('shares', { year: figures.year })}
      sentence={t('shares.summary', { amount: formatSum(sumMonths(months)) })}
      shares={shares}
      write={formatSum}
    />
  );
}

function ByCompany({ figures: { companies, year } }: FiguresProps) {
  const t = useWords();
  const points = companies
    .filter(({ paid_this_year }) => paid_this_year > 0)
    .map(({ company_name, paid_this_year }) => ({
      label: company_name,
      value: paid_this_year,
      text: formatSum(paid_this_year),
    }));
  const [first] = points;
  return (
    <Chart
      title={t('companies', { year })}
      sentence={first ? t('companies.summary', { name: first.label }) : t('latest.none')}
      points={points}
    >
      <BarChart points={points} />
    </Chart>
  );
}
