import type { AssessmentRow } from '@ebpls/contracts';
import { EmptyState, MomentText, Text } from '@ebpls/ui';
import { RowCard, StatusBadge, Table, type TableColumn } from '@ebpls/ui/lists';

import { addresses } from '../addresses.ts';
import { useWords } from './company.messages.ts';

/** List of a business's applications. */
export function Applications({ rows }: { readonly rows: readonly AssessmentRow[] }) {
  const t = useWords();
  const columns = useColumns();
  return (
    <Table
      caption={t('applications')}
      columns={columns}
      rows={rows}
      rowKey={({ assessment_id }) => assessment_id}
      rowTo={({ assessment_code, company_code }) => addresses.record(assessment_code, company_code)}
      card={renderCompanyApplicationCard}
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

const renderCompanyApplicationCard = (row: AssessmentRow) => <ApplicationCard row={row} />;

function ApplicationCard({ row }: { readonly row: AssessmentRow }) {
  const t = useWords();
  const { assessment_code, company_code, application_type, tax_year, state, clearances_all, clearances_done } = row;
  return (
    <RowCard
      title={`${t(application_type)} ${tax_year}`}
      to={addresses.record(assessment_code, company_code)}
      note={assessment_code}
      status={<StatusBadge kind="application" status={state} />}
      end={
        clearances_all > 0 && (
          <Text as="span" size="secondary">
            {t('of_clearances', { done: clearances_done, all: clearances_all })}
          </Text>
        )
      }
    />
  );
}
