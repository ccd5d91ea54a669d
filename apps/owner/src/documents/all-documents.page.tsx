import { callEndpoint } from '@ebpls/api-client';
import { listVault, type VaultPaper } from '@ebpls/contracts';
import { useNudge } from '@ebpls/remote-kit';
import { Button, EmptyState, MomentText, Page, RowItem, Rows, Section, Stack, TextLink } from '@ebpls/ui';
import { Pager } from '@ebpls/ui/lists';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { addresses } from '../addresses.ts';
import { Holds } from '../shared/documents/document-dates.tsx';
import { useWords } from './document.messages.ts';
import { DocumentStatus } from './document-version.tsx';

export async function loader({ request }: LoaderFunctionArgs) {
  const cursor = new URL(request.url).searchParams.get('cursor') ?? undefined;
  const { data, next_cursor } = await callEndpoint(listVault, { query: { cursor }, signal: request.signal });
  return { papers: data, cursor, next_cursor };
}

/** Page of the newest version of every document: the owner's own first, then those of the businesses. */
export function Component() {
  const { papers, cursor, next_cursor } = useLoaderData<typeof loader>();
  const t = useWords();
  useNudge('document');
  const of_owner = listNewest(papers.filter(({ held_by }) => held_by === 'owner'));
  const of_businesses = papers.filter(({ held_by }) => held_by === 'business');
  return (
    <Page
      title={t('all_title')}
      subtitle={t('all_subtitle')}
      breadcrumb={[{ label: t('holdings'), to: addresses.companies }, { label: t('all_title') }]}
    >
      {papers.length === 0 && (
        <EmptyState
          icon="file"
          title={t('none_title')}
          action={<Button to={addresses.companies}>{t('holdings')}</Button>}
        >
          {t('none')}
        </EmptyState>
      )}
      <Stack gap={8}>
        {of_owner.length > 0 && <Documents title={t('of_owner')} papers={of_owner} />}
        {[...Map.groupBy(of_businesses, ({ company_code }) => company_code)].map(
          ([company_code, businessDocuments]) => (
            <Documents
              key={company_code}
              title={businessDocuments[0]?.company_name || company_code}
              papers={listNewest(businessDocuments)}
              to={addresses.papers(company_code)}
            />
          ),
        )}
        <Pager
          nextCursor={next_cursor}
          cursor={cursor}
          to={(place) =>
            place === undefined
              ? addresses.allDocuments
              : `${addresses.allDocuments}?${new URLSearchParams({ cursor: place })}`
          }
        />
      </Stack>
    </Page>
  );
}

/** The server returns the newest first. */
function listNewest(papers: readonly VaultPaper[]): VaultPaper[] {
  return [...Map.groupBy(papers, ({ requirement_code }) => requirement_code).values()].flatMap(
    ([first]) => first ?? [],
  );
}

interface DocumentsProps {
  readonly title: string;
  readonly papers: readonly VaultPaper[];
  readonly to?: string;
}

function Documents({ title, papers, to }: DocumentsProps) {
  const t = useWords();
  return (
    <Section title={title} actions={to && <TextLink to={to}>{t('versions')}</TextLink>}>
      <Rows label={title}>
        {papers.map((paper) => (
          <RowItem
            key={paper.document_id}
            title={paper.requirement_name}
            to={addresses.papers(paper.company_code)}
            note={
              <>
                {paper.file_name} · <MomentText at={paper.uploaded_at} />
                {(paper.valid_until ?? paper.valid_from) && (
                  <div>
                    <Holds document={paper} />
                  </div>
                )}
              </>
            }
            status={<DocumentStatus paper={paper} />}
          />
        ))}
      </Rows>
    </Section>
  );
}
