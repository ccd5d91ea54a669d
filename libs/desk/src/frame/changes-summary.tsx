import type { AssessmentReply } from '@ebpls/contracts';
import { DayText, Facts, Section, Stack, Text } from '@ebpls/ui';

import { useWords } from './business.messages.ts';

/** An amendment or a closing: the old values beside the new ones, and the findings of the closing visit. */
export function ChangesSummary({ assessment: { changes, closing_visit } }: { readonly assessment: AssessmentReply }) {
  const t = useWords();
  if (changes.length === 0) return null;
  return (
    <Section title={t('changes')} level={3}>
      <Stack gap={4}>
        <Facts
          items={changes.map(({ label, was, becomes }) => ({
            label,
            value: was === '' ? becomes : t('was_and_becomes', { was, becomes }),
          }))}
        />
        {closing_visit && (
          <Text>
            {t('closing_result')}: {t(`outcome_${closing_visit.outcome}`)}, <DayText day={closing_visit.visited_on} />,{' '}
            {closing_visit.visited_by}. {closing_visit.findings}
          </Text>
        )}
      </Stack>
    </Section>
  );
}
