import { call } from '@ebpls/api-client';
import { type Bilingual, getRevenueCode, type RevenueCode } from '@ebpls/contracts';
import { Box, Button, dayWritten, Grid, Heading, Page, Section, Stack, Text, useLocale } from '@ebpls/ui';
import { Table } from '@ebpls/ui/lists';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { type LawWords, useWords } from './law.messages.ts';
import { feeSteps, type LawStep, percent, taxSteps } from './steps.ts';

/** The code in force, or the version that an older bill names. */
export function loader({ request }: LoaderFunctionArgs) {
  const version = new URL(request.url).searchParams.get('version') ?? undefined;
  return call(getRevenueCode, { query: { version }, signal: request.signal });
}

/**
 * What a permit costs: nothing for the system, and for the rest the municipality's own table, from the revenue code in
 * force.
 */
export function Component() {
  const t = useWords();
  const locale = useLocale();
  const { ordinance } = useLoaderData<typeof loader>();
  return (
    <Page title={t('pricing')} subtitle={t('pricing_intro')} width="content">
      <Stack gap={12}>
        <Grid columns={2}>
          <Offer title={t('free')} price={t('free_price')} text={t('free_text')} />
          <Offer title={t('law')} price={t('law_price')} text={t('law_text')} />
        </Grid>
        <Text tone="muted">
          {t('in_force', { title: ordinance.title[locale], day: dayWritten(ordinance.effective_on, locale) })}
        </Text>
        <BusinessTax ordinance={ordinance} />
        <Fees ordinance={ordinance} />
        <Late ordinance={ordinance} />
        <Button kind="primary" size="big" to="/app/management/companies/simulator">
          {t('estimate')}
        </Button>
      </Stack>
    </Page>
  );
}

function Offer({ title, price, text }: { readonly title: string; readonly price: string; readonly text: string }) {
  return (
    <Box look="card" pad={6}>
      <Stack gap={2}>
        <Text as="div" weight="bold">
          {title}
        </Text>
        <Heading level={3} size="landing">
          {price}
        </Heading>
        <Text tone="muted">{text}</Text>
      </Stack>
    </Box>
  );
}

type OrdinanceProps = Pick<RevenueCode, 'ordinance'>;

function BusinessTax({ ordinance: { business_tax } }: OrdinanceProps) {
  const t = useWords();
  const locale = useLocale();
  const { rate, ordinance_section } = business_tax.new_business;
  return (
    <Section title={t('business_tax')} hint={t('new_business', { rate: percent(rate), section: ordinance_section })}>
      <Stack gap={6}>
        {business_tax.rows.map(({ category, name, ordinance_section: section, schedule, essential }) => (
          <Charge
            key={category}
            name={name[locale]}
            section={section}
            steps={taxSteps(schedule, t)}
            note={essential ? t('essential', { share: percent(essential.share) }) : undefined}
          />
        ))}
      </Stack>
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
    <Table caption={name} columns={columnsOf(t)} rows={steps} rowKey={({ when }) => when} density="compact" />
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
        <details>
          <summary>{t('show_steps', { count: steps.length })}</summary>
          {table}
        </details>
      )}
    </Stack>
  );
}

function columnsOf(t: LawWords) {
  return [
    { key: 'when', header: t('when'), cell: ({ when }: LawStep) => when },
    { key: 'amount', header: t('amount'), align: 'end' as const, cell: ({ amount }: LawStep) => amount },
  ];
}

function Fees({ ordinance }: OrdinanceProps) {
  const t = useWords();
  const locale = useLocale();
  const named = ({ [locale]: name }: Bilingual) => name;
  return (
    <Section title={t('fees')}>
      <Stack gap={6}>
        {ordinance.fees
          .filter(({ in_force }) => in_force)
          .map(({ code, name, ordinance_section, rule }) => (
            <Charge key={code} name={named(name)} section={ordinance_section} steps={feeSteps(rule, t)} />
          ))}
      </Stack>
    </Section>
  );
}

function Late({ ordinance: { due, late } }: OrdinanceProps) {
  const t = useWords();
  const locale = useLocale();
  const days = due.quarter_days.map((day) => dayWritten(`2000-${day}`, locale, { year: false })).join(', ');
  return (
    <Section title={t('late')}>
      <Stack gap={2}>
        <Text>{t('due_days', { days, section: due.ordinance_section })}</Text>
        <Text>
          {t('late_rule', {
            surcharge: percent(late.surcharge),
            interest: percent(late.interest_per_month),
            months: late.months_at_most,
            section: late.ordinance_section,
          })}
        </Text>
      </Stack>
    </Section>
  );
}
