import { SeriesChart, ShareChart } from '@ebpls/charts';
import { type Centavos, monthNames, type OwnerFigures } from '@ebpls/contracts';
import { BarChart, Chart, Grid, pesosWritten, useLocale } from '@ebpls/ui';

import { useWords } from './figures.messages.ts';
import { byMonth, monthsOf, partOf, PARTS, totalOf, yearsOf } from './paid-figures.ts';

const pesos = (centavos: number): string => pesosWritten(centavos as Centavos); // sums of whole centavos

/** `₱12k` at the axis, where a phone has little room. */
function thousands(centavos: number): string {
  const amount = centavos / 100;
  return amount >= 10_000 ? `₱${Math.round(amount / 1000)}k` : `₱${Math.round(amount).toLocaleString('en')}`;
}

interface FiguresProps {
  readonly figures: OwnerFigures;
}

/** What the owner paid, by year, by month, by what it was for and by business. */
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

function ByYear({ figures }: FiguresProps) {
  const t = useWords();
  const years = yearsOf(figures);
  const late = partOf(figures.paid, 'late');
  return (
    <SeriesChart
      kind="columns"
      title={t('years')}
      sentence={t(late > 0 ? 'years.late' : 'years.says', {
        amount: pesos(totalOf(figures.paid)),
        year: years[0] ?? figures.year,
        late: pesos(late),
      })}
      labels={years.map(String)}
      series={PARTS.filter((part) => partOf(figures.paid, part) > 0).map((part) => ({
        name: t(part),
        values: years.map((year) => partOf(monthsOf(figures, year), part)),
      }))}
      write={pesos}
      writeShort={thousands}
    />
  );
}

function ByMonth({ figures, today }: FiguresProps & { readonly today: string }) {
  const t = useWords();
  const locale = useLocale();
  const { year } = figures;
  const begun = Number(today.slice(5, 7));
  return (
    <SeriesChart
      kind="line"
      title={t('months')}
      sentence={t('months.says', {
        amount: pesos(totalOf(monthsOf(figures, year))),
        before: pesos(totalOf(monthsOf(figures, year - 1))),
      })}
      labels={monthNames(locale)}
      series={[
        { name: String(year), values: byMonth(figures, year).slice(0, begun) },
        { name: String(year - 1), values: byMonth(figures, year - 1) },
      ]}
      write={pesos}
      writeShort={thousands}
    />
  );
}

function ByPart({ figures }: FiguresProps) {
  const t = useWords();
  const months = monthsOf(figures, figures.year);
  const shares = PARTS.map((part) => ({ name: t(part), value: partOf(months, part) })).filter(({ value }) => value > 0);
  return (
    <ShareChart
      title={t('shares', { year: figures.year })}
      sentence={t('shares.says', { amount: pesos(totalOf(months)) })}
      shares={shares}
      write={pesos}
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
      text: pesos(paid_this_year),
    }));
  const [first] = points;
  return (
    <Chart
      title={t('companies', { year })}
      sentence={first ? t('companies.says', { name: first.label }) : t('latest.none')}
      points={points}
    >
      <BarChart points={points} />
    </Chart>
  );
}
