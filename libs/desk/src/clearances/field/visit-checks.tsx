import { CHECK_ANSWERS } from '@ebpls/contracts';
import { Stack, Text, TextField } from '@ebpls/ui';
import { RadioField } from '@ebpls/ui/forms';

import type { FieldWork } from './field-works.ts';
import { useWords } from './field.messages.ts';

export interface VisitItem {
  readonly item_code: string;
  readonly question: string;
}

interface VisitChecksProps {
  readonly items: readonly VisitItem[];
  readonly work: FieldWork;
  readonly change: (part: Partial<FieldWork>) => void;
  readonly error: string | undefined;
}

/** The office's questions; an item that is not met requires a remark. */
export function VisitChecks({ items, work, change, error }: VisitChecksProps) {
  const t = useWords();
  const answer = (item_code: string, part: Partial<FieldWork['answers'][string]>): void => {
    const before = work.answers[item_code] ?? { answer: 'COMPLIANT', remark: '' };
    change({ answers: { ...work.answers, [item_code]: { ...before, ...part } } });
  };
  return (
    <Stack gap={4}>
      {error !== undefined && <Text tone="danger">{error}</Text>}
      {items.map(({ item_code, question }) => {
        const visitAnswer = work.answers[item_code];
        return (
          <Stack key={item_code} gap={2}>
            <RadioField
              label={question}
              name={item_code}
              inline
              value={visitAnswer?.answer ?? ''}
              options={CHECK_ANSWERS.map((value) => ({ value, label: t(value) }))}
              onChange={({ target }) => {
                const checkAnswer = CHECK_ANSWERS.find((one) => one === target.value);
                if (checkAnswer) answer(item_code, { answer: checkAnswer });
              }}
            />
            {visitAnswer?.answer === 'NOT_COMPLIANT' && (
              <TextField
                label={t('remark')}
                optional
                id={`remark-${item_code}`}
                maxLength={200}
                value={visitAnswer.remark}
                onChange={({ target }) => answer(item_code, { remark: target.value })}
              />
            )}
          </Stack>
        );
      })}
    </Stack>
  );
}
