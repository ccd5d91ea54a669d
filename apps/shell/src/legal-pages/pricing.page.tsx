import { callEndpoint } from '@ebpls/api-client';
import { getRevenueCode, type LineOfBusiness } from '@ebpls/contracts';
import { Box, Button, dayWritten, Grid, Heading, Page, Row, Section, Stack, Text, useLocale } from '@ebpls/ui';
import { ComboField } from '@ebpls/ui/forms';
import { useMemo } from 'react';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router';

import { computeEstimate, type EstimateAnswer } from '../estimate/compute-estimate.ts';
import { EstimateForm } from '../estimate/estimate-form.tsx';
import { EstimateResult } from '../estimate/estimate-result.tsx';
import { toLineOptions } from '../estimate/line-options.ts';
import { useWords as useEstimateWords } from '../estimate/estimate.messages.ts';
import { FeeTables } from './fee-tables.tsx';
import { useWords } from './law.messages.ts';

/** Loads the taxes and fees of the revenue code in force, or of the version that an older bill names. */
export function loader({ request }: LoaderFunctionArgs) {
  const version = new URL(request.url).searchParams.get('version') ?? undefined;
  return callEndpoint(getRevenueCode, { query: { version }, signal: request.signal });
}

export const action = ({ request }: ActionFunctionArgs): Promise<EstimateAnswer> => computeEstimate(request);

/** An estimate and a search change nothing of the code; another version is another page. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.searchParams.get('version') !== nextUrl.searchParams.get('version');

/**
 * Costs of a permit: the system is free of charge, and the rest is the municipality's own table from the revenue code
 * in force, searched by line of business and computed for the figures of a visitor.
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
        <Estimate />
        <Stack gap={6}>
          <Text tone="muted">
            {t('in_force', { title: ordinance.title[locale], day: dayWritten(ordinance.effective_on, locale) })}
          </Text>
          <FilteredTables />
        </Stack>
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

/** The version of an older bill is no longer computed with, so it offers no estimate. */
function Estimate() {
  const t = useEstimateWords();
  const code = useLoaderData<typeof loader>();
  const answer = useActionData<EstimateAnswer>();
  const [search] = useSearchParams();
  if (search.has('version')) return null;
  return (
    <Section title={t('title')} id="estimate">
      <Stack gap={6}>
        <Text>{t('lead', { year: code.tax_year })}</Text>
        <Box width="form">
          <EstimateForm code={code} firstLine={search.get('line') ?? ''} />
        </Box>
        <Text tone="muted" size="secondary">
          {t('note')}
        </Text>
        {answer && 'estimate' in answer && <EstimateResult key={JSON.stringify(answer.figures)} {...answer} />}
      </Stack>
    </Section>
  );
}

/** The tables of the code, or those of one line of business; the line is in the address. */
function FilteredTables() {
  const t = useWords();
  const locale = useLocale();
  const { ordinance, lines, form_measures } = useLoaderData<typeof loader>();
  const [search, setSearch] = useSearchParams();
  const options = useMemo(() => toLineOptions(lines, locale), [lines, locale]);
  const line = lines.find((one) => one.line === search.get('line'));
  const show = (chosen: string | undefined): void =>
    setSearch(
      (params) => {
        params.delete('line');
        if (chosen !== undefined) params.set('line', chosen);
        return params;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <>
      {lines.length > 0 && !form_measures && (
        <Box width="form">
          <Stack gap={2}>
            <ComboField
              id="fees_of_line"
              label={t('search_line')}
              help={t('search_line_help')}
              options={options}
              value={line?.line ?? ''}
              onPick={show}
            />
            {line && (
              <Row>
                <Button kind="quiet" size="desk" onClick={() => show(undefined)}>
                  {t('all_lines')}
                </Button>
              </Row>
            )}
          </Stack>
        </Box>
      )}
      <FeeTables ordinance={ordinance} form_measures={form_measures} categories={line && listCategories(line)} />
    </>
  );
}

const listCategories = ({ taxed_as }: LineOfBusiness): string[] => taxed_as.map(({ category }) => category);
