import type { Bilingual, RevenueCode } from '@ebpls/contracts';
import { dayWritten, Grid, Heading, openOnPrint, Section, Stack, Text, useLocale } from '@ebpls/ui';
import { Table } from '@ebpls/ui/lists';

import { type OrdinanceTexts, useWords } from './law.messages.ts';
import { listFeeSteps, type LawStep, formatRate, listTaxSteps } from './steps.ts';

type OrdinanceProps = Pick<RevenueCode, 'ordinance'>;
type CodeProps = Pick<RevenueCode, 'ordinance' | 'form_measures'>;

interface TaxProps extends OrdinanceProps {
  /** Tax categories to show; all of them without it. */
  readonly categories?: readonly string[] | undefined;
}

/** Taxes, fees, surcharge and interest from a version of the revenue code; a tariff has no tables of this shape. */
export function FeeTables({ ordinance, form_measures, categories }: CodeProps & TaxProps) {
  const t = useWords();
  if (form_measures) return <Text>{t('fees_by_line')}</Text>;
  return (
    <>
      <BusinessTax ordinance={ordinance} categories={categories} />
      <Fees ordinance={ordinance} />
      <Late ordinance={ordinance} />
    </>
  );
}

function BusinessTax({ ordinance: { business_tax }, categories }: TaxProps) {
  const t = useWords();
  const locale = useLocale();
  const { rate, ordinance_section } = business_tax.new_business;
  const rows = business_tax.rows.filter(({ category }) => categories?.includes(category) ?? true);
  return (
    <Section
      title={t('business_tax')}
      hint={t('new_business', { rate: formatRate(rate), section: ordinance_section })}
      folds={categories === undefined}
    >
      <Grid columns={2} gap={8}>
        {rows.map(({ category, name, ordinance_section: section, schedule, essential }) => (
          <Charge
            key={category}
            name={name[locale]}
            section={section}
            steps={listTaxSteps(schedule, t)}
            note={essential ? t('essential', { share: formatRate(essential.share) }) : undefined}
          />
        ))}
      </Grid>
    </Section>
  );
}

const FEW = 4;

interface ChargeProps {
  readonly name: string;
  readonly section: string;
  readonly steps: readonly LawStep[];
  readonly note?: string | undefined;
}

/** Long schedules are folded, so that a phone shows the whole list of taxes at once. */
function Charge({ name, section, steps, note }: ChargeProps) {
  const t = useWords();
  const table = (
    <Table caption={name} columns={listColumns(t)} rows={steps} rowKey={({ when }) => when} density="compact" />
  );
  return (
    <Stack gap={2}>
      <Heading level={3}>{name}</Heading>
      <Text tone="muted" size="secondary">
        {[section, note].filter(Boolean).join(' · ')}
      </Text>
      {steps.length <= FEW ? (
        table
      ) : (
        <details ref={openOnPrint}>
          <summary>{t('show_steps', { count: steps.length })}</summary>
          {table}
        </details>
      )}
    </Stack>
  );
}

function listColumns(t: OrdinanceTexts) {
  return [
    { key: 'when', header: t('when'), cell: ({ when }: LawStep) => when },
    { key: 'amount', header: t('amount'), align: 'end' as const, cell: ({ amount }: LawStep) => amount },
  ];
}

function Fees({ ordinance }: OrdinanceProps) {
  const t = useWords();
  const locale = useLocale();
  const getName = ({ [locale]: name }: Bilingual) => name;
  return (
    <Section title={t('fees')} folds>
      <Grid columns={2} gap={8}>
        {ordinance.fees
          .filter(({ in_force }) => in_force)
          .map(({ code, name, ordinance_section, rule }) => (
            <Charge key={code} name={getName(name)} section={ordinance_section} steps={listFeeSteps(rule, t)} />
          ))}
      </Grid>
    </Section>
  );
}

function Late({ ordinance: { due, late } }: OrdinanceProps) {
  const t = useWords();
  const locale = useLocale();
  const days = due.quarter_days.map((day) => dayWritten(`2000-${day}`, locale, { year: false })).join(', ');
  return (
    <Section title={t('late')} folds>
      <Stack gap={2}>
        <Text>{t('due_days', { days, section: due.ordinance_section })}</Text>
        <Text>
          {t('late_rule', {
            surcharge: formatRate(late.surcharge),
            interest: formatRate(late.interest_per_month),
            months: late.months_at_most,
            section: late.ordinance_section,
          })}
        </Text>
      </Stack>
    </Section>
  );
}
