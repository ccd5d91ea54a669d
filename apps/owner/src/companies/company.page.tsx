import { call } from '@ebpls/api-client';
import { type AssessmentRow, type Company, getCompany, listCompanyAssessments } from '@ebpls/contracts';
import { useNudge } from '@ebpls/remote-kit';
import {
  Blocker,
  Button,
  DayText,
  EmptyState,
  Facts,
  MomentText,
  Page,
  pesosWritten,
  Row,
  Section,
  Stack,
  StatusBadge,
  Table,
  type TableColumn,
} from '@ebpls/ui';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { addresses } from '../addresses.ts';
import { RowCard } from '../row-card.tsx';
import { useWords } from './company-words.ts';

export async function loader({ params, request }: LoaderFunctionArgs) {
  const company_code = params['company_code'] ?? '';
  const [company, { data: applications }] = await Promise.all([
    call(getCompany, { params: { company_code }, signal: request.signal }),
    call(listCompanyAssessments, { params: { company_code }, signal: request.signal }),
  ]);
  return { company, applications };
}

export function Component() {
  const { company, applications } = useLoaderData<typeof loader>();
  const t = useWords();
  useNudge('assessment');
  const { company_code, company_name, is_draft, can_request } = company;
  const name = company_name || t('unnamed');

  return (
    <Page
      title={name}
      subtitle={[company_code, ...company.lines, company.barangay_name].filter(Boolean).join(' · ')}
      status={<StatusBadge kind="business" status={company.state} />}
      breadcrumb={[{ label: t('title'), to: addresses.companies }, { label: name }]}
    >
      <Stack gap={8}>
        <NextAct company={company} applications={applications} />
        <Section
          title={t('applications')}
          actions={
            !is_draft &&
            can_request.length > 0 && (
              <Button size="desk" icon="plus" to={addresses.request(company_code)}>
                {t('apply')}
              </Button>
            )
          }
        >
          <Applications rows={applications} />
        </Section>
        <About company={company} />
      </Stack>
    </Page>
  );
}

function NextAct({
  company,
  applications,
}: {
  readonly company: Company;
  readonly applications: readonly AssessmentRow[];
}) {
  const t = useWords();
  const { company_code, due_now } = company;
  if (company.is_draft) {
    return (
      <Blocker
        tone="warning"
        title={t('unfinished')}
        action={
          <Button kind="primary" to={addresses.editCompany(company_code)}>
            {t('finish')}
          </Button>
        }
      >
        {t('unfinished_more')}
      </Blocker>
    );
  }
  const owing =
    applications.find(({ state }) => state === 'FOR_PAYMENT') ??
    applications.find(({ state }) => state === 'ISSUED' || state === 'PAID');
  if (due_now <= 0 || !owing) return null;
  const amount = pesosWritten(due_now);
  return (
    <Blocker
      tone="warning"
      title={t('owed', { amount })}
      action={
        <Button kind="primary" to={addresses.due(owing.assessment_code, company_code)}>
          {t('pay', { amount })}
        </Button>
      }
    >
      {t('owed_more')}
    </Blocker>
  );
}

function Applications({ rows }: { readonly rows: readonly AssessmentRow[] }) {
  const t = useWords();
  const columns = useColumns();
  return (
    <Table
      caption={t('applications')}
      columns={columns}
      rows={rows}
      rowKey={({ assessment_id }) => assessment_id}
      rowTo={({ assessment_code, company_code }) => addresses.record(assessment_code, company_code)}
      card={cardOf}
      empty={
        <EmptyState icon="file" title={t('no_application_title')}>
          {t('no_application')}
        </EmptyState>
      }
    />
  );
}

function useColumns(): TableColumn<AssessmentRow>[] {
  const t = useWords();
  return [
    {
      key: 'year',
      header: t('col_year'),
      cell: ({ tax_year, application_type }) => `${t(application_type)} ${tax_year}`,
    },
    { key: 'state', header: t('col_state'), cell: ({ state }) => <StatusBadge kind="application" status={state} /> },
    { key: 'clearances', header: t('col_clearances'), cell: (row) => <Clearances row={row} /> },
    {
      key: 'filed',
      header: t('col_filed'),
      align: 'end',
      cell: ({ submitted_at }) => (submitted_at ? <MomentText at={submitted_at} /> : t('not_filed')),
    },
  ];
}

function Clearances({ row: { clearances_all, clearances_done } }: { readonly row: AssessmentRow }) {
  const t = useWords();
  return clearances_all > 0 ? t('of', { done: clearances_done, all: clearances_all }) : '–';
}

const cardOf = (row: AssessmentRow) => <ApplicationCard row={row} />;

function ApplicationCard({ row }: { readonly row: AssessmentRow }) {
  const t = useWords();
  const { assessment_code, company_code, application_type, tax_year, state } = row;
  return (
    <RowCard
      title={`${t(application_type)} ${tax_year}`}
      to={addresses.record(assessment_code, company_code)}
      note={assessment_code}
      status={<StatusBadge kind="application" status={state} />}
      end={<Clearances row={row} />}
    />
  );
}

function About({ company }: { readonly company: Company }) {
  const t = useWords();
  const { company_code, permit } = company;
  return (
    <Section title={t('about')}>
      <Stack gap={4}>
        <Facts
          items={[
            { label: t('number'), value: company_code },
            { label: t('barangay'), value: company.barangay_name },
            { label: t('lines'), value: company.lines.join(', ') },
            {
              label: t('permit'),
              value: permit ? (
                <>
                  {permit.permit_no}, <DayText day={permit.valid_until} />
                </>
              ) : (
                t('no_permit')
              ),
            },
          ]}
        />
        <Row>
          <Button icon="edit" to={addresses.editCompany(company_code)}>
            {t('details')}
          </Button>
          <Button icon="map" to={addresses.location('view', company_code)}>
            {t('map')}
          </Button>
          <Button icon="file" to={addresses.papers(company_code)}>
            {t('papers')}
          </Button>
          <Button icon="scroll" to={addresses.statement(company_code)}>
            {t('statement')}
          </Button>
          {!company.is_draft && (
            <Button icon="wallet" to={addresses.simulator({ company_code })}>
              {t('simulate')}
            </Button>
          )}
        </Row>
      </Stack>
    </Section>
  );
}
