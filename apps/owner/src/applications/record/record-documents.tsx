import { fetchFile } from '@ebpls/api-client';
import { type AssessmentReply, type DocumentCheck, downloadDocument, type RequirementItem } from '@ebpls/contracts';
import { DownloadButton } from '@ebpls/remote-kit';
import { getDocumentCheck } from '@ebpls/rules';
import { RowItem, Rows, Section, Text, TextLink } from '@ebpls/ui';

import { addresses } from '../../addresses.ts';
import { DocumentStatus } from '../../shared/documents/document-status.tsx';
import { OriginalsLeft } from '../originals/slip-link.tsx';
import { useWords } from './record.messages.ts';

/** Documents of this application with the offices' decisions. */
export function RecordDocuments({ assessment }: { readonly assessment: AssessmentReply }) {
  const t = useWords();
  const { requirements, company_code, state, clearances } = assessment;
  const shownRequirements = requirements.filter(({ document, is_mandatory }) => document !== null || is_mandatory);
  if (shownRequirements.length === 0) return null;
  const officeClearances = clearances.filter(
    ({ office, is_needed, clearance_id }) => office !== 'bplo' && is_needed && clearance_id !== null,
  );
  const check = getDocumentCheck(
    state,
    officeClearances.map((clearance) => clearance.state),
  );
  return (
    <Section
      folds
      title={t('papers')}
      brief={t('brief_papers', {
        sent: shownRequirements.filter(({ document, is_brought }) => document !== null || is_brought).length,
        all: shownRequirements.length,
      })}
      actions={<TextLink to={addresses.papers(company_code)}>{t('papers_all')}</TextLink>}
    >
      <OriginalsLeft assessment={assessment} />
      <Rows label={t('papers')}>
        {shownRequirements.map((item) => (
          <RecordDocument key={item.code} item={item} check={check} />
        ))}
      </Rows>
    </Section>
  );
}

interface RecordDocumentProps {
  readonly item: RequirementItem;
  readonly check: DocumentCheck;
}

function RecordDocument({ item, check }: RecordDocumentProps) {
  const t = useWords();
  const { name, document } = item;
  if (!document)
    return (
      <RowItem
        title={name}
        note={
          item.inapplicable_reason === undefined
            ? t(getMissingNote(item))
            : t('paper_excused', { reason: item.inapplicable_reason })
        }
      />
    );
  const { document_id, file_name, state, remarks } = document;
  return (
    <RowItem
      title={name}
      note={
        <>
          <DownloadButton asLink fetch={() => fetchFile(downloadDocument, { params: { document_id } })}>
            {file_name}
          </DownloadButton>
          {remarks && (
            <Text size="secondary" tone="warning">
              {remarks}
            </Text>
          )}
        </>
      }
      status={<DocumentStatus state={state} check={check} />}
    />
  );
}

/** The note of a document without a file: its original was seen, is to be brought, or nothing was sent. */
function getMissingNote({ is_brought, seen_by }: RequirementItem): 'original_seen' | 'original' | 'paper_missing' {
  if (!is_brought) return 'paper_missing';
  return seen_by === undefined ? 'original' : 'original_seen';
}
