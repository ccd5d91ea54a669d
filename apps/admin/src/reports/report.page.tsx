import { callEndpoint, fetchFile, isRefusal } from '@ebpls/api-client';
import { downloadReport, getReference, getReport, type ReportName, REPORTS } from '@ebpls/contracts';
import { DownloadButton } from '@ebpls/remote-kit';
import { Blocker, Facts, Page, Pesos, Row, Section, Stack, Text, useNarrow } from '@ebpls/ui';
import { Pager } from '@ebpls/ui/lists';
import { type LoaderFunctionArgs, redirect, useLoaderData, useSearchParams } from 'react-router';

import { addresses } from '../addresses.ts';
import { FILTERS_BY_REPORT, type ReportFilterValues, parseFilters } from './parse-filters.ts';
import { ReportFilters } from './report-filters.tsx';
import { ReportTable } from './report-table.tsx';
import { useWords } from './report.messages.ts';

export async function loader({ params, request }: LoaderFunctionArgs) {
  const name = REPORTS.find((candidate) => candidate === params['report']);
  if (!name) throw redirect(addresses.reports);
  const search = new URL(request.url).searchParams;
  const filters = parseFilters(search, name);
  const [{ barangays }, answer] = await Promise.all([
    callEndpoint(getReference, { signal: request.signal }),
    readReport(name, { ...filters, cursor: search.get('cursor') ?? undefined }, request.signal),
  ]);
  return { name, filters, barangays, ...answer };
}

/** Page of one report with its filters, its totals and its files. */
export function Component() {
  const { name, report, refusal } = useLoaderData<typeof loader>();
  const t = useWords();
  return (
    <Page
      title={report?.title ?? t(name)}
      subtitle={report?.subtitle}
      breadcrumb={[{ label: t('title'), to: addresses.reports }, { label: t(name) }]}
      actions={report && <Files />}
      width="wide"
    >
      <Stack gap={6}>
        <FoldedFilters />
        {refusal && (
          <Blocker tone="danger" title={t('refused')}>
            {refusal.message}
          </Blocker>
        )}
        <Read />
      </Stack>
    </Page>
  );
}

/** On a phone the filters are one line with the period, open while one of them is refused. */
function FoldedFilters() {
  const { name, filters, barangays, report, refusal } = useLoaderData<typeof loader>();
  const t = useWords();
  const isNarrow = useNarrow();
  if (FILTERS_BY_REPORT[name].length === 0) return null;
  const form = (
    <ReportFilters
      report={name}
      filters={filters}
      used={report?.asked}
      errors={refusal?.fields ?? {}}
      barangays={barangays}
    />
  );
  return isNarrow ? (
    <Section title={t('filters')} level={3} folds startsOpen={refusal !== undefined}>
      {form}
    </Section>
  ) : (
    form
  );
}

/** A refused filter shows its error at its field; any other failure replaces the page. */
async function readReport(
  name: ReportName,
  query: ReportFilterValues & { readonly cursor: string | undefined },
  signal: AbortSignal,
) {
  try {
    return {
      report: await callEndpoint(getReport, { params: { report: name }, query: { ...query, limit: '50' }, signal }),
      refusal: undefined,
    };
  } catch (error) {
    if (!isRefusal(error) || error.code !== 'invalid') throw error;
    return { report: undefined, refusal: { message: error.message, fields: error.fields } };
  }
}

/** The whole report of the filters in the address. */
function Files() {
  const { name, filters } = useLoaderData<typeof loader>();
  const t = useWords();
  return (
    <Row gap={2}>
      {(['xlsx', 'csv'] as const).map((format) => (
        <DownloadButton
          size="desk"
          key={format}
          fetch={() => fetchFile(downloadReport, { params: { report: name }, query: { ...filters, format } })}
        >
          {t(format)}
        </DownloadButton>
      ))}
    </Row>
  );
}

function Read() {
  const { name, report } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const t = useWords();
  if (!report) return null;
  const getPageAddress = (cursor: string | undefined): string => {
    const next = new URLSearchParams(search);
    next.delete('cursor');
    if (cursor !== undefined) next.set('cursor', cursor);
    return next.size > 0 ? `${addresses.report(name)}?${next}` : addresses.report(name);
  };
  return (
    <>
      <Text tone="muted" size="secondary">
        {report.note} {t('rows', { count: report.count })}
      </Text>
      {report.sums.length > 0 && (
        <Section title={t('figures')} level={3}>
          <Facts
            columns={2}
            items={report.sums.map(({ label, amount }) => ({ label, value: <Pesos amount={amount} strong /> }))}
          />
        </Section>
      )}
      <ReportTable report={report} />
      <Pager nextCursor={report.next_cursor} cursor={search.get('cursor') ?? undefined} to={getPageAddress} />
    </>
  );
}
