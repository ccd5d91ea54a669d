// Page of the owner's documents for one office, of the businesses in one barangay.

import { callEndpoint, fetchFile } from '@ebpls/api-client';
import {
  CLEARING_OFFICES,
  type DocumentRow,
  downloadDocument,
  getReference,
  listDocuments,
  listMyCompanies,
  type Reference,
} from '@ebpls/contracts';
import { DownloadButton } from '@ebpls/remote-kit';
import { Button, EmptyState, MomentText, Page } from '@ebpls/ui';
import { RowCard, StatusBadge, Table, type TableColumn } from '@ebpls/ui/lists';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { addresses } from '../addresses.ts';
import { useWords } from './document.messages.ts';

type SentDocument = DocumentRow & { readonly company_name: string };

/**
 * Loads the documents submitted with applications of one type in one barangay: those of the signed-in owner only; an
 * unknown type or barangay is no error (decision D26).
 */
export async function loader({ params, request }: LoaderFunctionArgs) {
  const { signal } = request;
  const reference = await callEndpoint(getReference, { signal });
  const barangay = reference.barangays.find(({ brgycode }) => brgycode === params['brgycode']);
  const type = CLEARING_OFFICES.find((office) => office === params['type']?.toLowerCase());
  if (!barangay || !type) return { sentTo: undefined, papers: [] };

  const { data } = await callEndpoint(listMyCompanies, { query: { limit: '100' }, signal });
  const barangayCompanies = data.filter(({ brgycode }) => brgycode === barangay.brgycode);
  const sentDocuments = await Promise.all(
    barangayCompanies.map(({ company_code, company_name }) => loadDocuments(company_code, company_name, signal)),
  );
  const office = reference.offices.find((one) => one.office === type)?.title ?? type;
  return {
    sentTo: { type, office, barangay: barangay.name },
    papers: sentDocuments
      .flat()
      .filter(({ requirement_code }) => type === 'barangay' || isFor(reference, type, requirement_code)),
  };
}

async function loadDocuments(company_code: string, company_name: string, signal: AbortSignal): Promise<SentDocument[]> {
  const { data } = await callEndpoint(listDocuments, { params: { company_code }, query: {}, signal });
  return data.map((document) => ({ ...document, company_name }));
}

function isFor({ requirements }: Reference, office: string, requirement_code: string): boolean {
  return requirements.some(
    ({ code, verified_by }) =>
      code === requirement_code && verified_by.some((verifier) => verifier.toLowerCase() === office),
  );
}

export function Component() {
  const { sentTo, papers } = useLoaderData<typeof loader>();
  const t = useWords();
  const columns = useColumns();
  if (!sentTo) {
    return (
      <Page title={t('sent_title')}>
        <EmptyState
          icon="file"
          title={t('unknown_title')}
          action={<Button to={addresses.companies}>{t('to_holdings')}</Button>}
        >
          {t('unknown')}
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page
      title={t('sent_title')}
      subtitle={sentTo.type === 'barangay' ? t('sent_barangay', sentTo) : t('sent_office', sentTo)}
      breadcrumb={[{ label: t('holdings'), to: addresses.companies }, { label: t('sent_title') }]}
    >
      <Table
        caption={t('sent_title')}
        columns={columns}
        rows={papers}
        rowKey={({ document_id }) => document_id}
        card={renderSentDocumentCard}
        empty={
          <EmptyState icon="file" title={t('sent_none_title')}>
            {t('sent_none')}
          </EmptyState>
        }
      />
    </Page>
  );
}

function useColumns(): TableColumn<SentDocument>[] {
  const t = useWords();
  return [
    { key: 'paper', header: t('col_paper'), cell: ({ requirement_name }) => requirement_name },
    { key: 'business', header: t('col_business'), cell: ({ company_name }) => company_name },
    { key: 'state', header: t('col_state'), cell: ({ state }) => <StatusBadge kind="document" status={state} /> },
    { key: 'sent', header: t('col_sent'), cell: ({ uploaded_at }) => <MomentText at={uploaded_at} /> },
    { key: 'file', header: t('download'), align: 'end', cell: (paper) => <Download paper={paper} /> },
  ];
}

const renderSentDocumentCard = (paper: SentDocument) => (
  <RowCard
    title={paper.requirement_name}
    note={paper.company_name}
    status={<StatusBadge kind="document" status={paper.state} />}
    end={<Download paper={paper} />}
  />
);

function Download({ paper: { document_id } }: { readonly paper: SentDocument }) {
  const t = useWords();
  return (
    <DownloadButton asLink fetch={() => fetchFile(downloadDocument, { params: { document_id } })}>
      {t('download')}
    </DownloadButton>
  );
}
