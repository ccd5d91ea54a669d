import type { Assessment, DocumentRow, RequirementItem } from '@ebpls/contracts';
import { Blocker, MomentText, Remark, RowItem, Rows, Section, Stack, StatusBadge, TextLink } from '@ebpls/ui';

import { addresses } from '../../addresses.ts';
import { useWords } from '../application.messages.ts';
import { isMissing } from '../form/steps.ts';

/** Every paper before the signature: what was sent, what is brought, and what keeps the application from being filed. */
export function PapersListed({ assessment }: { readonly assessment: Assessment }) {
  const t = useWords();
  const { requirements, assessment_code, company_code } = assessment;
  const missing = requirements.filter(isMissing);
  const brought = requirements.filter(({ is_brought }) => is_brought);
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
        {brought.length > 0 && (
          <Remark tone="warning" icon="alert">
            {t('papers_brought', { count: brought.length })}
          </Remark>
        )}
        <Rows label={t('step_papers')}>
          {requirements.map((item) => (
            <Listed key={item.code} item={item} />
          ))}
        </Rows>
      </Stack>
    </Section>
  );
}

function Listed({ item }: { readonly item: RequirementItem }) {
  const t = useWords();
  const { name, document, is_brought, is_mandatory, is_kept } = item;
  if (document)
    return (
      <RowItem
        title={name}
        note={is_kept ? <KeptNote document={document} /> : document.file_name}
        status={<StatusBadge kind="document" status={document.state} />}
      />
    );
  if (is_brought) return <RowItem title={name} note={t('paper_brought')} />;
  return <RowItem title={name} note={t(is_mandatory ? 'paper_not_sent' : 'paper_not_needed')} />;
}

function KeptNote({ document: { file_name, uploaded_at } }: { readonly document: DocumentRow }) {
  const t = useWords();
  return (
    <>
      {file_name}. {t('paper_kept')} <MomentText at={uploaded_at} />
    </>
  );
}
