import type { AssessmentReply, DocumentRow, RequirementItem, UploadQuota } from '@ebpls/contracts';
import { Blocker, MomentText, Remark, RowItem, Rows, Section, Stack, Text, TextLink, useLocale } from '@ebpls/ui';
import { StatusBadge } from '@ebpls/ui/lists';

import { addresses } from '../../addresses.ts';
import { toPaperKey } from '../../shared/papers/paper-sending.store.ts';
import { useWords } from '../application.messages.ts';
import { isMissing } from '../form/steps.ts';
import { getRejectionReason } from '../papers/paper-file.tsx';
import { usePhotoHint } from '../papers/paper-pages.tsx';
import { paperPhotos } from '../papers/paper-photos.store.ts';
import { UploadQuotas } from '../papers/upload-quotas.tsx';

interface PapersListedProps {
  readonly assessment: AssessmentReply;
  readonly quotas: readonly UploadQuota[];
}

/** List of all documents before the signature: sent ones, those to be brought, and those that prevent filing. */
export function PapersListed({ assessment, quotas }: PapersListedProps) {
  const t = useWords();
  const { requirements, assessment_code, company_code } = assessment;
  const missing = requirements.filter(isMissing);
  const broughtPapers = requirements.filter(({ is_brought }) => is_brought);
  if (requirements.length === 0) return null;
  return (
    <Section
      title={t('step_papers')}
      actions={
        <TextLink to={addresses.editApplication(assessment_code, company_code, 'papers')}>{t('step_papers')}</TextLink>
      }
    >
      <Stack gap={4}>
        {missing.length > 0 && (
          <Blocker tone="warning" title={t('papers_left', { count: missing.length })}>
            {t('papers_missing_why')}
          </Blocker>
        )}
        {broughtPapers.length > 0 && (
          <Remark tone="warning" icon="alert">
            {t('originals', { count: broughtPapers.length })}
          </Remark>
        )}
        <UploadQuotas quotas={quotas} />
        <Rows label={t('step_papers')}>
          {requirements.map((item) => (
            <ListedPaper key={item.code} item={item} assessment={assessment} />
          ))}
        </Rows>
      </Stack>
    </Section>
  );
}

interface ListedProps {
  readonly item: RequirementItem;
  readonly assessment: AssessmentReply;
}

function ListedPaper({ item, assessment }: ListedProps) {
  const t = useWords();
  const { name, document, is_brought, is_mandatory, is_kept } = item;
  if (document)
    return (
      <RowItem
        title={name}
        note={
          <>
            {is_kept ? <KeptNote document={document} /> : document.file_name}
            <PaperWarning item={item} assessment={assessment} />
          </>
        }
        status={<StatusBadge kind="document" status={document.state} />}
      />
    );
  if (is_brought) return <RowItem title={name} note={t('original')} />;
  return <RowItem title={name} note={t(is_mandatory ? 'paper_not_sent' : 'paper_not_needed')} />;
}

/** Warning of the papers' step on this paper: requested again, out of date, hard to read. */
function PaperWarning({ item, assessment: { assessment_code, company_code } }: ListedProps) {
  const t = useWords();
  const locale = useLocale();
  const hint = usePhotoHint(
    paperPhotos.use(toPaperKey({ assessment_code, company_code, requirement_code: item.code })),
  );
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
