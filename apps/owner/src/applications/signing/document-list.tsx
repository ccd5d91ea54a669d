import type { AssessmentReply, DocumentRow, RequirementItem, UploadQuota } from '@ebpls/contracts';
import { useStore } from '@ebpls/remote-kit';
import { Blocker, MomentText, Remark, RowItem, Rows, Section, Stack, Text, TextLink, useLocale } from '@ebpls/ui';
import { StatusBadge } from '@ebpls/ui/lists';

import { addresses } from '../../addresses.ts';
import { useWords as useFormWords } from '../../owner.messages.ts';
import { toDocumentKey } from '../../shared/documents/document-upload.store.ts';
import { useWords } from '../application.messages.ts';
import { isMissing, listDocumentsToReplace } from '../documents/required-documents.ts';
import { getRejectionReason } from '../documents/document-file.tsx';
import { usePhotoHint } from '../documents/document-pages.tsx';
import { documentPhotosStore } from '../documents/document-photos.store.ts';
import { UploadQuotas } from '../documents/upload-quotas.tsx';

interface DocumentListProps {
  readonly assessment: AssessmentReply;
  readonly quotas: readonly UploadQuota[];
}

/** List of all documents before the signature: sent ones, those to be brought, and those that prevent filing. */
export function DocumentList({ assessment, quotas }: DocumentListProps) {
  const t = useWords();
  const f = useFormWords();
  const { requirements, assessment_code, company_code } = assessment;
  const missingRequirements = requirements.filter(isMissing);
  // The notice of a returned application names these above.
  const toReplace = assessment.returned ? listDocumentsToReplace(requirements).length : 0;
  const optionalRequirements = requirements.filter(isLeftOut);
  const originals = requirements.filter(({ is_brought }) => is_brought);
  if (requirements.length === 0) return null;
  return (
    <Section
      title={t('step_papers')}
      actions={
        <TextLink to={addresses.editApplication(assessment_code, company_code, 'papers')}>{f('change')}</TextLink>
      }
    >
      <Stack gap={4}>
        {missingRequirements.length > toReplace && (
          <Blocker tone="warning" title={t('papers_left', { count: missingRequirements.length })}>
            {t('papers_missing_why')}
          </Blocker>
        )}
        {originals.length > 0 && (
          <Remark tone="warning" icon="alert">
            {t('originals', { count: originals.length })}
          </Remark>
        )}
        <UploadQuotas quotas={quotas} />
        <Rows label={t('step_papers')}>
          {requirements
            .filter((item) => !isLeftOut(item))
            .map((item) => (
              <ListedDocument key={item.code} item={item} assessment={assessment} />
            ))}
          {optionalRequirements.length > 0 && (
            <RowItem title={optionalRequirements.map(({ name }) => name).join(', ')} note={t('paper_not_needed')} />
          )}
        </Rows>
      </Stack>
    </Section>
  );
}

/** Optional, and neither uploaded nor brought. */
function isLeftOut({ document, is_mandatory, is_brought, inapplicable_reason }: RequirementItem): boolean {
  return document === null && !is_mandatory && is_brought !== true && inapplicable_reason === undefined;
}

interface ListedProps {
  readonly item: RequirementItem;
  readonly assessment: AssessmentReply;
}

function ListedDocument({ item, assessment }: ListedProps) {
  const t = useWords();
  const { name, document, is_brought, inapplicable_reason: reason, is_kept } = item;
  if (document)
    return (
      <RowItem
        title={name}
        note={
          <>
            {is_kept ? <KeptNote document={document} /> : document.file_name}
            <DocumentWarning item={item} assessment={assessment} />
          </>
        }
        status={<StatusBadge kind="document" status={document.state} />}
      />
    );
  if (is_brought) return <RowItem title={name} note={t('original')} />;
  if (reason !== undefined) return <RowItem title={name} note={t('paper_excused', { reason })} />;
  return <RowItem title={name} note={t('paper_not_sent')} />;
}

/** Warning of the papers' step on this paper: requested again, out of date, hard to read. */
function DocumentWarning({ item, assessment: { assessment_code, company_code } }: ListedProps) {
  const t = useWords();
  const locale = useLocale();
  const key = toDocumentKey({ assessment_code, company_code, requirement_code: item.code });
  const hint = usePhotoHint(useStore(documentPhotosStore, (photos) => photos[key]));
  return [getRejectionReason(t, item, locale), hint].map(
    (warning) =>
      warning !== undefined && (
        <Text key={warning} size="secondary" tone="warning">
          {warning}
        </Text>
      ),
  );
}

function KeptNote({ document: { file_name, uploaded_at } }: { readonly document: DocumentRow }) {
  const t = useWords();
  return (
    <>
      {file_name}. {t('paper_reused')} <MomentText at={uploaded_at} />
    </>
  );
}
