import { callEndpoint, fetchFile } from '@ebpls/api-client';
import { type DeficiencyReply, downloadProofFile, getDeficiency } from '@ebpls/contracts';
import { DownloadButton, useNudge } from '@ebpls/remote-kit';
import {
  Blocker,
  Button,
  DayText,
  dayWritten,
  type Fact,
  Facts,
  formatPesos,
  Page,
  Pesos,
  Stack,
  useLocale,
} from '@ebpls/ui';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { addresses } from '../../addresses.ts';
import { ProofForm } from './proof-form.tsx';
import { useWords } from './proof.messages.ts';

export function loader({ params, request }: LoaderFunctionArgs) {
  const assessment_code = params['assessment_code'] ?? '';
  return callEndpoint(getDeficiency, { params: { assessment_code }, signal: request.signal });
}

/** The proof of the sales of a year for its owner: what is due when, the figures and the file, and the decision. */
export function Component() {
  const year = useLoaderData<typeof loader>();
  const t = useWords();
  useNudge('assessment');
  const { company_code, company_name, tax_year } = year;
  return (
    <Page
      title={t('title', { year: tax_year })}
      subtitle={`${company_name} · ${company_code}`}
      width="form"
      breadcrumb={[{ label: company_name, to: addresses.company(company_code) }, { label: t('crumb') }]}
    >
      <Stack gap={6}>
        <ProofState year={year} />
        <Facts items={useProofFacts(year)} />
        {year.acts.includes('file') && <ProofForm key={year.revision} year={year} />}
      </Stack>
    </Page>
  );
}

function ProofState({ year }: { readonly year: DeficiencyReply }) {
  const t = useWords();
  const locale = useLocale();
  const { state, blocked, proof, due_on, amount, assessment_code, company_code, top_no, payment_code } = year;
  if (blocked !== null) return <Blocker tone="warning" title={blocked} />;
  const day = dayWritten(due_on, locale);
  if (state === 'PENDING')
    return (
      <Blocker tone="warning" title={t('pending', { day })}>
        {t('pending_more', { proof })}
      </Blocker>
    );
  if (state === 'FILED')
    return (
      <Blocker tone="info" title={t('filed')}>
        {year.file_name === null ? t('file_missing') : t('filed_more')}
      </Blocker>
    );
  if (state === 'CLOSED') return <Blocker tone="success" title={t('closed')} />;
  return (
    <Blocker
      tone="info"
      title={t('ordered', { amount: amount === null ? '' : formatPesos(amount), top_no: top_no ?? '' })}
      action={
        <Button kind="primary" to={addresses.due(payment_code ?? assessment_code, company_code)}>
          {t('to_payment')}
        </Button>
      }
    >
      {t('ordered_more', { day })}
    </Blocker>
  );
}

function useProofFacts(year: DeficiencyReply): Fact[] {
  const t = useWords();
  const { assessment_code, result, tax_billed, due_on, proof, ordinance_section, file_name, lines, acts } = year;
  const filedLines = acts.includes('file') || year.state === 'PENDING' ? [] : lines;
  return [
    { label: t('proof'), value: proof },
    { label: t('due'), value: <DayText day={due_on} /> },
    { label: t('section'), value: ordinance_section },
    { label: t('tax_billed'), value: <Pesos amount={tax_billed} /> },
    ...filedLines.flatMap(({ name, has_essential, proved_non_essential, proved_essential }): Fact[] => [
      toSales(t(has_essential ? 'other_sales_of' : 'sales_of', { line: name }), proved_non_essential),
      ...(has_essential ? [toSales(t('essential_sales_of', { line: name }), proved_essential)] : []),
    ]),
    ...(result === null
      ? []
      : [
          { label: t('tax_proved'), value: <Pesos amount={result.tax_proved} /> },
          { label: t('deficiency'), value: <Pesos amount={result.amount} strong /> },
        ]),
    ...(result !== null && result.surcharge + result.interest > 0
      ? [{ label: t('with_late_charges'), value: <Pesos amount={result.total} strong /> }]
      : []),
    ...(file_name === null
      ? []
      : [
          {
            label: t('file'),
            value: (
              <DownloadButton asLink fetch={() => fetchFile(downloadProofFile, { params: { assessment_code } })}>
                {file_name}
              </DownloadButton>
            ),
          },
        ]),
  ];
}

const toSales = (label: string, amount: DeficiencyReply['lines'][number]['proved_essential']): Fact => ({
  label,
  value: amount === null ? '–' : <Pesos amount={amount} />,
});
