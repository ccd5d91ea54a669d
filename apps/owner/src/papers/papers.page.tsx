import { call, fetchFile } from '@ebpls/api-client';
import { type DocumentRow, downloadDocument, getCompany, listDocuments } from '@ebpls/contracts';
import {
  Button,
  EmptyState,
  MomentText,
  Page,
  RowItem,
  Rows,
  Section,
  sizeWritten,
  Stack,
  StatusBadge,
  Text,
} from '@ebpls/ui';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { addresses } from '../addresses.ts';
import { DownloadButton } from '../download-button.tsx';
import { useWords } from './paper.messages.ts';

export async function loader({ params, request }: LoaderFunctionArgs) {
  const company_code = params['company_code'] ?? '';
  const [company, { data: documents }] = await Promise.all([
    call(getCompany, { params: { company_code }, signal: request.signal }),
    call(listDocuments, { params: { company_code }, query: {}, signal: request.signal }),
  ]);
  return { company, documents };
}

export function Component() {
  const { company, documents } = useLoaderData<typeof loader>();
  const t = useWords();
  const { company_code, company_name } = company;
  const papers = [...Map.groupBy(documents, ({ requirement_code }) => requirement_code).values()];

  return (
    <Page
      title={t('title')}
      subtitle={t('subtitle', { name: company_name || company_code })}
      breadcrumb={[
        { label: t('holdings'), to: addresses.companies },
        { label: company_name || company_code, to: addresses.company(company_code) },
        { label: t('title') },
      ]}
    >
      {papers.length === 0 && (
        <EmptyState
          icon="file"
          title={t('none_title')}
          action={<Button to={addresses.company(company_code)}>{t('to_business')}</Button>}
        >
          {t('none')}
        </EmptyState>
      )}
      <Stack gap={8}>
        {papers.map((versions) => (
          <Paper key={versions[0]?.requirement_code} versions={versions.toSorted((a, b) => b.version - a.version)} />
        ))}
      </Stack>
    </Page>
  );
}

function Paper({ versions }: { readonly versions: readonly DocumentRow[] }) {
  const [newest] = versions;
  if (!newest) return null;
  return (
    <Section title={newest.requirement_name}>
      <Rows label={newest.requirement_name}>
        {versions.map((version) => (
          <Version key={version.document_id} document={version} is_newest={version === newest} />
        ))}
      </Rows>
    </Section>
  );
}

function Version({ document, is_newest }: { readonly document: DocumentRow; readonly is_newest: boolean }) {
  const t = useWords();
  const { document_id, file_name, size, version, uploaded_at, state, remarks } = document;
  return (
    <RowItem
      title={
        <Text as="span" weight={is_newest ? 'bold' : 'regular'} tone={is_newest ? 'default' : 'muted'}>
          {file_name}
        </Text>
      }
      note={
        <>
          {t('version', { version })} · {sizeWritten(size)} · <MomentText at={uploaded_at} />
          {remarks && (
            <Text size="secondary" tone="warning">
              {remarks}
            </Text>
          )}
        </>
      }
      status={is_newest ? <StatusBadge kind="document" status={state} /> : undefined}
      end={
        <DownloadButton asLink fetch={() => fetchFile(downloadDocument, { params: { document_id } })}>
          {t('download')}
        </DownloadButton>
      }
    />
  );
}
