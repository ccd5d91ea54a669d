// Page of the tax simulator: estimates taxes and fees in the browser from figures that the owner enters.

import { callEndpoint } from '@ebpls/api-client';
import { CompanyCode, getRevenueCode, listMyCompanies } from '@ebpls/contracts';
import { useEstimateWords } from '@ebpls/remote-kit/estimate-messages';
import { Grid, Page, SelectField, Stack } from '@ebpls/ui';
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import * as v from 'valibot';

import { addresses } from '../addresses.ts';
import { EstimatedByServer } from './estimated-by-server.tsx';
import { SimulatorForm } from './form/simulator-form.tsx';
import { createEmptyFigures, toTypedFigures, loadPrefillSource } from './prefill.ts';
import { useWords } from './simulator.messages.ts';

const BUSINESS_LIMIT = '100';

/**
 * Loads the tax simulator with the revenue code of the year and a business of the owner. The computed amounts stay in
 * the browser.
 */
export async function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  const searchParams = new URL(url).searchParams;
  const tax_year = /^20\d\d$/.exec(searchParams.get('tax_year') ?? '')?.[0];
  const company_code = searchParams.get('company_code');
  const [code, { data: companies }, prefill] = await Promise.all([
    callEndpoint(getRevenueCode, { query: { tax_year }, signal }),
    callEndpoint(listMyCompanies, { query: { limit: BUSINESS_LIMIT }, signal }),
    v.is(CompanyCode, company_code) ? loadPrefillSource(company_code, signal) : undefined,
  ]);
  return {
    code,
    companies,
    company_code: prefill?.company.company_code,
    figures: prefill ? toTypedFigures(prefill, code) : createEmptyFigures(code),
  };
}

export function Component() {
  const { code, companies, company_code, figures } = useLoaderData<typeof loader>();
  const t = useWords();
  const e = useEstimateWords();
  const go = useNavigate();
  const { tax_year, today } = code;
  const this_year = Number(today.slice(0, 4));
  const options = companies
    .filter(({ is_draft }) => !is_draft)
    .map((company) => ({ value: company.company_code, label: `${company.company_name} · ${company.company_code}` }));

  return (
    <Page
      title={e('title')}
      subtitle={e('lead', { year: tax_year })}
      breadcrumb={[{ label: t('holdings'), to: addresses.companies }, { label: e('title') }]}
    >
      <Stack gap={8}>
        <Grid columns={2} gap={6}>
          {options.length > 0 && (
            <SelectField
              name="business"
              label={t('business')}
              help={t('business_help')}
              placeholder={t('business_none')}
              options={options}
              value={company_code ?? ''}
              onChange={({ target }) => void go(addresses.simulator({ company_code: target.value, tax_year }))}
            />
          )}
          <SelectField
            name="tax_year"
            label={t('year')}
            options={[this_year, this_year + 1].map((year) => ({ value: String(year), label: String(year) }))}
            value={String(tax_year)}
            onChange={({ target }) => void go(addresses.simulator({ company_code, tax_year: Number(target.value) }))}
          />
        </Grid>
        {code.form_measures ? (
          <EstimatedByServer />
        ) : (
          <SimulatorForm key={`${company_code} ${tax_year}`} code={code} figures={figures} />
        )}
      </Stack>
    </Page>
  );
}
