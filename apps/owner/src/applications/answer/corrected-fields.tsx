import { findCorrectableField, type Correction } from '@ebpls/contracts';
import { dayWritten, Remark, Stack, Text, useLocale } from '@ebpls/ui';

import { useWords as useFormWords } from '../../owner.messages.ts';
import { useFields } from '../../shared/fields/form-fields.ts';
import { PlainInput } from '../../shared/fields/plain-input.tsx';
import { useWords } from './answer.messages.ts';

/** The fields that an office marked for correction: its reason, the former answer, and the new one. */
export function CorrectedFields({ corrections }: { readonly corrections: readonly Correction[] }) {
  const t = useWords();
  const fields = useFields();
  const formatAnswer = useSentAnswer();
  if (corrections.length === 0) return null;
  return (
    <>
      {corrections.map((correction) => {
        const { field, label, reason } = correction;
        const kind = findCorrectableField(field)?.kind ?? 'text';
        const isCounted = kind === 'area' || kind === 'count';
        return (
          <Stack key={field} gap={2}>
            <Remark icon="flag" tone="warning">
              {reason}
            </Remark>
            <PlainInput
              kind={kind}
              field={{
                ...(isCounted ? fields.count(field) : fields.text(field)),
                label,
                help: t('before', { answer: formatAnswer(correction) }),
              }}
            />
          </Stack>
        );
      })}
      <Text tone="muted">{t('else')}</Text>
    </>
  );
}

/** Formats the answer that the owner sent before. */
export function useSentAnswer(): (correction: Pick<Correction, 'field' | 'before'>) => string {
  const f = useFormWords();
  const locale = useLocale();
  return ({ field, before }) => {
    if (typeof before === 'boolean') return f(before ? 'yes' : 'no');
    if (before === '') return f('not_provided');
    return findCorrectableField(field)?.kind === 'day' ? dayWritten(String(before), locale) : String(before);
  };
}
