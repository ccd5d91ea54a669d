import { callEndpoint, catchAbsent } from '@ebpls/api-client';
import { getRevenueCode, type RevenueCode } from '@ebpls/contracts';
import { formatPercent } from '@ebpls/rules';
import { useEstimateWords } from '@ebpls/remote-kit/estimate-messages';
import { Button, dayWritten, EmptyState, Page, Section, Stack, Text, useLocale } from '@ebpls/ui';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { addresses } from '../addresses.ts';
import { Fees } from './code/fees.tsx';
import { EstimatedByServer } from './estimated-by-server.tsx';
import { TaxRows } from './code/tax-rows.tsx';
import { useWords } from './simulator.messages.ts';

export async function loader({ params, request }: LoaderFunctionArgs) {
  return {
    code: await catchAbsent(
      callEndpoint(getRevenueCode, { query: { version: params['version'] }, signal: request.signal }),
    ),
  };
}

/** Page of the tables of the revenue code's version that a bill names. */
export function Component() {
  const { code } = useLoaderData<typeof loader>();
  const t = useWords();
  if (code) return <Code code={code} />;
  return (
    <Page title={t('code_missing')}>
      <EmptyState
        icon="scroll"
        title={t('code_missing')}
        action={<Button to={addresses.companies}>{t('holdings')}</Button>}
      >
        {t('code_missing_more')}
      </EmptyState>
    </Page>
  );
}

function Code({ code: { ordinance, form_measures } }: { readonly code: RevenueCode }) {
  const t = useWords();
  const e = useEstimateWords();
  const locale = useLocale();
  const { title, version, effective_on } = ordinance;
  return (
    <Page
      title={title[locale]}
      subtitle={t('code_about', { version, day: dayWritten(effective_on, locale) })}
      breadcrumb={[{ label: t('holdings'), to: addresses.companies }, { label: t('code_title') }]}
      actions={<Button to={addresses.simulator()}>{e('title')}</Button>}
    >
      {form_measures ? <EstimatedByServer /> : <Tables ordinance={ordinance} />}
    </Page>
  );
}

type CodeProps = Pick<RevenueCode, 'ordinance'>;

function Tables({ ordinance }: CodeProps) {
  const t = useWords();
  const { business_tax, fees } = ordinance;
  const { new_business, barangay_tax } = business_tax;
  return (
    <Stack gap={12}>
      <Section title={t('tax_part')}>
        <Stack gap={6}>
          <Text>
            {t('tax_new', { rate: formatPercent(new_business.rate), section: new_business.ordinance_section })}{' '}
            {t('tax_barangay', { rate: formatPercent(barangay_tax.rate), section: barangay_tax.ordinance_section })}
          </Text>
          <TaxRows rows={business_tax.rows} />
        </Stack>
      </Section>
      <Section title={t('fees_part')}>
        <Fees fees={fees} />
      </Section>
      <Days ordinance={ordinance} />
    </Stack>
  );
}

function Days({ ordinance: { late, due } }: CodeProps) {
  const t = useWords();
  const locale = useLocale();
  // Any leap year works for formatting a month and day.
  const days = due.quarter_days.map((day) => dayWritten(`2028-${day}`, locale, { year: false })).join(', ');
  const rule = {
    surcharge: formatPercent(late.surcharge),
    interest: formatPercent(late.interest_per_month),
    months: late.months_at_most,
    section: late.ordinance_section,
  };
  return (
    <>
      <Section title={t('due_part')}>
        <Text>{t('due_rule', { days, section: due.ordinance_section })}</Text>
      </Section>
      <Section title={t('late_part')}>
        <Text>{t('late_rule', rule)}</Text>
      </Section>
    </>
  );
}
