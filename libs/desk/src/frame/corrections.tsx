// Shows the fields of the form that an office marked for correction, and lists those that it may mark.

import {
  CORRECTABLE_FIELDS,
  CORRECTED_LABELS,
  type AssessmentReply,
  findCorrectableField,
  type Correction,
} from '@ebpls/contracts';
import { dayWritten, Facts, Section, Stack, Text, useLocale } from '@ebpls/ui';

import { useWords } from '../messages/desk.messages.ts';

interface MarkOption {
  readonly value: string;
  readonly label: string;
}

/** The fields of this business that its office may mark, each with its value; a change is returned as a whole. */
export function useMarkOptions({ business, change }: AssessmentReply): MarkOption[] {
  const locale = useLocale();
  const formatAnswer = useAnswerWritten();
  if (change !== null) return [];
  return CORRECTABLE_FIELDS.flatMap(({ path, section, name }) => {
    const answers = business?.[section];
    if (typeof answers !== 'object' || answers === null || !(name in answers)) return [];
    const answer = formatAnswer(path, (answers as Readonly<Record<string, unknown>>)[name]);
    return [{ value: path, label: `${CORRECTED_LABELS[name][locale]}: ${answer}` }];
  });
}

/** The marked fields, the reasons, and the values then and now. */
export function Corrections({ corrections }: { readonly corrections: readonly Correction[] }) {
  const t = useWords();
  const formatAnswer = useAnswerWritten();
  if (corrections.length === 0) return null;
  return (
    <Section title={t('corrections')} level={3}>
      <Stack gap={4}>
        {corrections.map(({ field, label, reason, before, after, marked_at }) => (
          <Stack key={`${field} ${marked_at}`} gap={1}>
            <Text weight="bold">{label}</Text>
            <Text size="secondary" tone="muted">
              {reason}
            </Text>
            <Facts
              columns={2}
              items={[
                { label: t('correction_before'), value: formatAnswer(field, before) },
                {
                  label: t('correction_after'),
                  value: after === undefined ? t('correction_open') : formatAnswer(field, after),
                },
              ]}
            />
          </Stack>
        ))}
      </Stack>
    </Section>
  );
}

/** An answer of a field that may be marked, in words. */
function useAnswerWritten(): (path: string, answer: unknown) => string {
  const t = useWords();
  const locale = useLocale();
  return (path, answer) => {
    if (typeof answer === 'boolean') return t(answer ? 'answer_yes' : 'answer_no');
    const text = typeof answer === 'string' || typeof answer === 'number' ? String(answer) : '';
    if (text === '') return t('answer_none');
    return findCorrectableField(path)?.kind === 'day' ? dayWritten(text, locale) : text;
  };
}
