import type { AssessmentReply, Reference } from '@ebpls/contracts';
import { Section, Stack, Text } from '@ebpls/ui';

import { isMissing } from '../form/steps.ts';
import { PaperField } from '../papers/paper-field.tsx';
import { useWords } from './renew.messages.ts';

interface RenewalPapersProps {
  readonly assessment: AssessmentReply;
  readonly offices: Reference['offices'];
}

/** Documents of a renewal: valid ones are used again, the others are sent here. */
export function RenewalPapers({ assessment, offices }: RenewalPapersProps) {
  const t = useWords();
  const { requirements, company_code, assessment_code } = assessment;
  // A paper that was just sent stays visible, so that it can be replaced; no office has checked it yet.
  const requestedPapers = requirements.filter(
    (item) =>
      isMissing(item) || (item.is_mandatory && item.is_kept !== true && item.document?.state === 'PENDING_REVIEW'),
  );
  const keptPapers = requirements.filter((item) => item.document !== null && !requestedPapers.includes(item));
  return (
    <Section title={t('papers')}>
      <Stack gap={6}>
        {keptPapers.length > 0 && (
          <Text>{t('papers_reused', { names: keptPapers.map(({ name }) => name).join(', ') })}</Text>
        )}
        {requestedPapers.map((item) => (
          <PaperField
            key={item.code}
            item={item}
            company_code={company_code}
            assessment_code={assessment_code}
            offices={offices}
            canBringOriginal
          />
        ))}
        {requestedPapers.length === 0 && <Text tone="muted">{t('papers_all')}</Text>}
      </Stack>
    </Section>
  );
}
