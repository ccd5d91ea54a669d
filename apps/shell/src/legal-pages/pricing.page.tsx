import { callEndpoint } from '@ebpls/api-client';
import { getRevenueCode } from '@ebpls/contracts';
import { useEstimateWords } from '@ebpls/remote-kit/estimate-messages';
import { Box, Button, dayWritten, Grid, Page, Row, Section, Stack, Text, useLocale } from '@ebpls/ui';
import { ComboField } from '@ebpls/ui/forms';
import { useMemo, useState } from 'react';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router';

import { computeEstimate, type EstimateAnswer } from '../estimate/compute-estimate.ts';
import { EstimateForm, type EstimateFormProps } from '../estimate/estimate-form.tsx';
import { EstimateResult } from '../estimate/estimate-result.tsx';
import { toLineOptions } from '../estimate/line-options.ts';
import { useWords as usePublicEstimateWords } from '../estimate/public-estimate.messages.ts';
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
 * Costs of a permit: first the estimate for the figures of a visitor, beside it the municipality's own tables from the
 * revenue code in force, folded by kind and searched by line of business. An estimate takes the place beside its form.
 * The version of an older bill is no longer computed with, so it offers no estimate.
 */
export function Component() {
  const t = useWords();
  const code = useLoaderData<typeof loader>();
  const answer = useLastAnswer();
  const [search] = useSearchParams();
  const result = answer && 'estimate' in answer && <EstimateResult key={JSON.stringify(answer.figures)} {...answer} />;
  return (
    <Page title={t('pricing')} subtitle={t('pricing_intro')} width="content">
      {search.has('version') ? (
        <CodeTables columns={2} isOpen />
      ) : (
        <Stack gap={12}>
          <Grid columns={2} gap={12}>
            <Estimate code={code} firstLine={search.get('line') ?? ''} />
            {result || <CodeTables columns={1} />}
          </Grid>
          {result && <CodeTables columns={2} />}
        </Stack>
      )}
    </Page>
  );
}

/** The answer to the last estimate; a search of the code is a navigation, which would clear it. */
function useLastAnswer(): EstimateAnswer | undefined {
  const answer = useActionData<EstimateAnswer>();
  const [lastAnswer, setLastAnswer] = useState(answer);
  if (answer && answer !== lastAnswer) setLastAnswer(answer);
  return answer ?? lastAnswer;
}

function Estimate(props: EstimateFormProps) {
  const t = useEstimateWords();
  const p = usePublicEstimateWords();
  return (
    <Section title={t('title')} id="estimate">
      <Stack gap={6}>
        <Text>
          {t('lead', { year: props.code.tax_year })} {p('lead_public')}
        </Text>
        <EstimateForm {...props} />
        <Text tone="muted" size="secondary">
          {t('note')}
        </Text>
      </Stack>
    </Section>
  );
}

/** The tables of the code, or those of one line of business; the line is in the address. */
function CodeTables({ columns, isOpen = false }: { readonly columns: 1 | 2; readonly isOpen?: boolean }) {
  const t = useWords();
  const locale = useLocale();
  const { ordinance, lines, form_measures } = useLoaderData<typeof loader>();
  const [search, setSearch] = useSearchParams();
  const options = useMemo(() => toLineOptions(lines, locale), [lines, locale]);
  const line = lines.find((one) => one.line === search.get('line'));
  const show = (chosenCode: string | undefined): void =>
    setSearch(
      (params) => {
        params.delete('line');
        if (chosenCode !== undefined) params.set('line', chosenCode);
        return params;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Section
      title={t('code')}
      hint={t('in_force', { title: ordinance.title[locale], day: dayWritten(ordinance.effective_on, locale) })}
    >
      <Stack gap={6}>
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
        <FeeTables {...{ ordinance, form_measures, line, columns, isOpen }} />
      </Stack>
    </Section>
  );
}
