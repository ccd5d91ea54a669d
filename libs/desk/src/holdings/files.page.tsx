import { callEndpoint, fetchFile } from '@ebpls/api-client';
import { type DocumentRow, downloadDocument, getHolding, listDocuments } from '@ebpls/contracts';
import { DownloadButton, useNudge } from '@ebpls/remote-kit';
import { EmptyState, MomentText, Page, formatFileSize, Text } from '@ebpls/ui';
import { StatusBadge, Table, type TableColumn } from '@ebpls/ui/lists';
import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router';

import { useOffice } from '../clearances/find-office.ts';
import { useWords } from './holdings.messages.ts';

/** Loads the documents of one application, as far as this office may see them (decision D27). */
export async function loader({ params, request }: LoaderFunctionArgs) {
  const { company_code = '', assessment_code = '' } = params;
  const [holding, { data }] = await Promise.all([
    callEndpoint(getHolding, { params: { company_code }, signal: request.signal }),
    callEndpoint(listDocuments, { params: { company_code }, query: { assessment_code }, signal: request.signal }),
  ]);
  return { holding, data };
}

/** The papers of one application, as far as this office may see them (decision D27). */
export function Component() {
  const { holding, data } = useLoaderData<typeof loader>();
  const { assessment_code = '' } = useParams();
  const t = useWords();
  useNudge('document');
  const base = `/${useOffice() ?? ''}/request/holdings`;
  return (
    <Page
      title={t('files_of', { business: holding.company_name })}
      subtitle={`${holding.company_code} · ${assessment_code}`}
      breadcrumb={[
        { label: t('title'), to: `${base}/list` },
        { label: holding.company_name, to: `${base}/location/view/${holding.company_code}` },
        { label: t('files') },
      ]}
    >
      <Table
        caption={t('files')}
        columns={useColumns()}
        rows={data}
        rowKey={({ document_id }) => document_id}
        empty={
          <EmptyState icon="file" title={t('no_files')}>
            {t('no_files_text')}
          </EmptyState>
        }
      />
      <Text size="caption" tone="muted">
        {t('recorded')}
      </Text>
    </Page>
  );
}

function useColumns(): TableColumn<DocumentRow>[] {
  const t = useWords();
  return [
    {
      key: 'paper',
      header: t('paper'),
      cell: ({ requirement_name, file_name, size, version }) => (
        <>
          {requirement_name}{' '}
          <Text as="small" size="caption" tone="muted">
            {file_name}, {formatFileSize(size)}, {t('version', { version })}
          </Text>
        </>
      ),
    },
    { key: 'state', header: t('state'), cell: ({ state }) => <StatusBadge kind="document" status={state} /> },
    { key: 'remarks', header: t('remarks'), cell: ({ remarks }) => remarks },
    { key: 'sent', header: t('sent'), align: 'end', cell: ({ uploaded_at }) => <MomentText at={uploaded_at} /> },
    {
      key: 'open',
      header: t('open'),
      align: 'end',
      cell: ({ document_id }) => (
        <DownloadButton size="desk" kind="quiet" fetch={() => fetchFile(downloadDocument, { params: { document_id } })}>
          {t('download')}
        </DownloadButton>
      ),
    },
  ];
}
