import type { Fee, LineOfBusiness, RevenueCode } from '@ebpls/contracts';
import { dayWritten, Grid, Heading, openOnPrint, Section, Stack, Text, useLocale } from '@ebpls/ui';
import { Table } from '@ebpls/ui/lists';

import { type OrdinanceTexts, useWords } from './law.messages.ts';
import { listFeeSteps, type LawStep, formatRate, listTaxSteps } from './steps.ts';

type CodeProps = Pick<RevenueCode, 'ordinance' | 'form_measures'>;

interface TablesProps extends CodeProps {
  /** Line of business whose taxes and fees are shown; all of them, folded by kind, without it. */
  readonly line?: LineOfBusiness | undefined;
  /** Beside the estimate the tables are in one column. */
  readonly columns?: 1 | 2;
  /** All tables are open, as in the version that an older bill names. */
  readonly isOpen?: boolean;
}

/** Taxes, fees, surcharge and interest from a version of the revenue code; a tariff has no tables of this shape. */
export function FeeTables(props: TablesProps) {
  const t = useWords();
  const { form_measures, ordinance, line, isOpen } = props;
  if (form_measures) return <Text>{t('fees_by_line')}</Text>;
  const folds = isOpen ? undefined : 'always';
  const fees = ordinance.fees.filter((fee) => fee.in_force && (line === undefined || isChargedOnLine(fee, line)));
  return (
    <Stack>
      <BusinessTax {...props} folds={line ? undefined : folds} />
      <Fees {...props} title={t('fees')} folds={line ? undefined : folds} fees={fees.filter(isPermitFee)} />
      <Fees {...props} title={t('other_fees')} folds={folds} fees={fees.filter((fee) => !isPermitFee(fee))} />
      <Late ordinance={ordinance} folds={folds} />
    </Stack>
  );
}

/** Charged with a permit, new or renewed; the others are charged on request, or for an event. */
const isPermitFee = ({ applies_to }: Fee): boolean => applies_to.includes('NEW') || applies_to.includes('RENEWAL');

/** The agriculture clearance is for agricultural lines only; other conditions are of the business. */
const isChargedOnLine = ({ when }: Fee, { flags }: LineOfBusiness): boolean =>
  when !== 'agricultural_line' || flags.includes('agriculture');

interface KindProps extends TablesProps {
  readonly folds: 'always' | undefined;
}

function BusinessTax({ ordinance: { business_tax }, line, columns, folds }: KindProps) {
  const t = useWords();
  const locale = useLocale();
  const { rate, ordinance_section } = business_tax.new_business;
  const rows = business_tax.rows.filter(
    (row) => line?.taxed_as.some(({ category }) => category === row.category) ?? true,
  );
  return (
    <Section
      level={3}
      title={t('business_tax')}
      hint={t('new_business', { rate: formatRate(rate), section: ordinance_section })}
      folds={folds}
      brief={rows.length}
    >
      <Grid columns={columns} gap={6}>
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
      <Heading level={4}>{name}</Heading>
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

interface FeesProps extends KindProps {
  readonly title: string;
  readonly fees: readonly Fee[];
}

/** A fee of which the line is never charged an amount is left out. */
function Fees({ title, fees, line, columns, folds }: FeesProps) {
  const t = useWords();
  const locale = useLocale();
  const charges = fees
    .map((fee) => ({ ...fee, steps: listFeeSteps(fee.rule, t, line) }))
    .filter(({ steps }) => steps.length > 0);
  return (
    <Section level={3} title={title} folds={folds} brief={charges.length}>
      <Grid columns={columns} gap={6}>
        {charges.map(({ code, name, ordinance_section, steps }) => (
          <Charge key={code} name={name[locale]} section={ordinance_section} steps={steps} />
        ))}
      </Grid>
    </Section>
  );
}

function Late({ ordinance: { due, late }, folds }: Pick<KindProps, 'ordinance' | 'folds'>) {
  const t = useWords();
  const locale = useLocale();
  const days = due.quarter_days.map((day) => dayWritten(`2000-${day}`, locale, { year: false })).join(', ');
  return (
    <Section level={3} title={t('late')} folds={folds}>
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
