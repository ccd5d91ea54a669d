import { callEndpoint } from '@ebpls/api-client';
import { getCompany, listVault, type VaultPaper } from '@ebpls/contracts';
import { useNudge } from '@ebpls/remote-kit';
import { Button, EmptyState, Page, Row, Rows, Section, Stack, TextLink } from '@ebpls/ui';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { addresses } from '../addresses.ts';
import { DocumentDates } from '../shared/documents/document-dates.tsx';
import { NewerCopy } from './newer-copy.tsx';
import { ForOwner } from '../shared/behalf/for-owner.tsx';
import { useWords } from './document.messages.ts';
import { DocumentVersion } from './document-version.tsx';

export async function loader({ params, request }: LoaderFunctionArgs) {
  const company_code = params['company_code'] ?? '';
  const { signal } = request;
  const [company, { data: papers }] = await Promise.all([
    callEndpoint(getCompany, { params: { company_code }, signal }),
    callEndpoint(listVault, { query: { company_code }, signal }),
  ]);
  return { company, papers };
}

/** Page of the documents of one business and its owner: every version with its validity, its filer and its readers. */
export function Component() {
  const { company, papers } = useLoaderData<typeof loader>();
  const t = useWords();
  useNudge('document');
  const { company_code, company_name } = company;
  const name = company_name || company_code;

  return (
    <Page
      title={t('title')}
      subtitle={t('subtitle', { name })}
      status={<ForOwner of={company.on_behalf} />}
      breadcrumb={[
        { label: t('holdings'), to: addresses.companies },
        { label: name, to: addresses.company(company_code) },
        { label: t('title') },
      ]}
      actions={<TextLink to={addresses.allDocuments}>{t('all')}</TextLink>}
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
        {[...Map.groupBy(papers, ({ requirement_code }) => requirement_code).values()].map((versions) => (
          <VersionedDocument key={versions[0]?.requirement_code} versions={versions} company_code={company_code} />
        ))}
      </Stack>
    </Page>
  );
}

interface DocumentProps {
  /** The newest first. */
  readonly versions: readonly VaultPaper[];
  readonly company_code: string;
}

function VersionedDocument({ versions, company_code }: DocumentProps) {
  const t = useWords();
  const [newest] = versions;
  if (!newest) return null;
  const { requirement_name, requirement_code, held_by, expires, may_date } = newest;
  return (
    <Section title={requirement_name} hint={held_by === 'owner' ? t('of_owner_hint') : undefined}>
      <Stack gap={3}>
        <Rows label={requirement_name}>
          {versions.map((version) => (
            <DocumentVersion key={version.document_id} paper={version} isNewest={version === newest} />
          ))}
        </Rows>
        <Row gap={4}>
          <NewerCopy
            name={requirement_name}
            requirement_code={requirement_code}
            company_code={company_code}
            document_id={newest.document_id}
          />
          {expires && may_date && <DocumentDates document={newest} name={requirement_name} startsClosed />}
        </Row>
      </Stack>
    </Section>
  );
}
