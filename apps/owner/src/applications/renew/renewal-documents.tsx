import type { AssessmentReply, Reference } from '@ebpls/contracts';
import { Section, Stack, Text } from '@ebpls/ui';

import { isMissing } from '../documents/required-documents.ts';
import { DocumentField } from '../documents/document-field.tsx';
import { useWords } from './renew.messages.ts';

interface RenewalDocumentsProps {
  readonly assessment: AssessmentReply;
  readonly offices: Reference['offices'];
}

/** Documents of a renewal: valid ones are used again, the others are sent here. */
export function RenewalDocuments({ assessment, offices }: RenewalDocumentsProps) {
  const t = useWords();
  const { requirements, company_code, assessment_code } = assessment;
  // A paper that was just sent stays visible, so that it can be replaced; no office has checked it yet.
  const requestedDocuments = requirements.filter(
    (item) =>
      isMissing(item) || (item.is_mandatory && item.is_kept !== true && item.document?.state === 'PENDING_REVIEW'),
  );
  const reusedDocuments = requirements.filter((item) => item.document !== null && !requestedDocuments.includes(item));
  return (
    <Section title={t('papers')}>
      <Stack gap={6}>
        {reusedDocuments.length > 0 && (
          <Text>{t('papers_reused', { names: reusedDocuments.map(({ name }) => name).join(', ') })}</Text>
        )}
        {requestedDocuments.map((item) => (
          <DocumentField
            key={item.code}
            item={item}
            company_code={company_code}
            assessment_code={assessment_code}
            offices={offices}
            canBringOriginal
          />
        ))}
        {requestedDocuments.length === 0 && <Text tone="muted">{t('papers_all')}</Text>}
      </Stack>
    </Section>
  );
}
