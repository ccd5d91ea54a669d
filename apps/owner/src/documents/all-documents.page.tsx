import { callEndpoint } from '@ebpls/api-client';
import { listVault, type VaultPaper } from '@ebpls/contracts';
import { useNudge } from '@ebpls/remote-kit';
import {
  Button,
  EmptyState,
  MomentText,
  Page,
  RowItem,
  Rows,
  Section,
  Stack,
  Text,
  TextLink,
  VisuallyHidden,
} from '@ebpls/ui';
import { Pager } from '@ebpls/ui/lists';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { addresses } from '../addresses.ts';
import { DocumentStatus } from '../shared/documents/document-status.tsx';
import { Holds } from '../shared/documents/document-dates.tsx';
import { useWords } from './document.messages.ts';

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
  const businesses = groupByBusiness(papers.filter(({ held_by }) => held_by === 'business'));
  const folds = businesses.length > 1;
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
        {of_owner.length > 0 && (
          <Section title={t('of_owner')}>
            <DocumentRows label={t('of_owner')} papers={of_owner} />
          </Section>
        )}
        <Stack>
          {businesses.map((business) => (
            <BusinessDocuments key={business[0]?.company_code} papers={business} folds={folds} />
          ))}
        </Stack>
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

/** The newest documents of each business; first the businesses with a document to upload again. */
function groupByBusiness(papers: readonly VaultPaper[]): VaultPaper[][] {
  const groups = [...Map.groupBy(papers, ({ company_code }) => company_code).values()].map(listNewest);
  return groups.toSorted((one, other) => Number(countUnfit(other) > 0) - Number(countUnfit(one) > 0));
}

const FIT: readonly VaultPaper['state'][] = ['PENDING_REVIEW', 'VALID'];

/** Documents that an application cannot use: an office refused them, or they have expired. */
function countUnfit(papers: readonly VaultPaper[]): number {
  return papers.filter(({ state, is_expired }) => is_expired === true || !FIT.includes(state)).length;
}

interface BusinessDocumentsProps {
  readonly papers: readonly VaultPaper[];
  /** Of several businesses each is one line until it is opened. */
  readonly folds: boolean;
}

function BusinessDocuments({ papers, folds }: BusinessDocumentsProps) {
  const t = useWords();
  const { company_code = '', company_name = '' } = papers[0] ?? {};
  const title = company_name || company_code;
  const unfit = countUnfit(papers);
  return (
    <Section
      title={title}
      folds={folds && 'always'}
      brief={
        unfit > 0 ? (
          <Text as="span" size="secondary" tone="warning">
            {t('count_unfit', { count: unfit, all: papers.length })}
          </Text>
        ) : (
          t('count', { count: papers.length })
        )
      }
      actions={
        <TextLink to={addresses.papers(company_code)}>
          {t('versions')}
          <VisuallyHidden> {title}</VisuallyHidden>
        </TextLink>
      }
    >
      <DocumentRows label={title} papers={papers} />
    </Section>
  );
}

interface DocumentRowsProps {
  readonly label: string;
  readonly papers: readonly VaultPaper[];
}

function DocumentRows({ label, papers }: DocumentRowsProps) {
  return (
    <Rows label={label}>
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
          status={<DocumentStatus state={paper.state} is_expired={paper.is_expired} check={paper.check} />}
        />
      ))}
    </Rows>
  );
}
