import { findCorrectableField, type CorrectedValue, type Correction } from '@ebpls/contracts';
import { DateField, dayWritten, Remark, Stack, TextField, useLocale } from '@ebpls/ui';
import { CheckField } from '@ebpls/ui/forms';
import { useState } from 'react';

import { useWords as useFormWords } from '../../owner.messages.ts';
import { useWords } from '../application.messages.ts';

type TypedAnswers = Readonly<Record<string, CorrectedValue>>;

interface CorrectedFieldsProps {
  readonly corrections: readonly Correction[];
  readonly answers: TypedAnswers;
  readonly onAnswer: (field: string, answer: CorrectedValue) => void;
  readonly errorAt: (field: string) => string | undefined;
}

/** The fields that an office marked for correction: its reason, the former answer, and the new one. */
export function CorrectedFields({ corrections, answers, onAnswer, errorAt }: CorrectedFieldsProps) {
  const t = useWords();
  const formatAnswer = useSentAnswer();
  return corrections.map((correction) => {
    const { field, label, reason } = correction;
    const answer = answers[field] ?? correction.before;
    const error = errorAt(field);
    const help = t('corrected_before', { answer: formatAnswer(correction) });
    const fieldProps = { id: field, label, help, ...(error !== undefined && { error }) };
    const kind = findCorrectableField(field)?.kind;
    return (
      <Stack key={field} gap={2}>
        <Remark icon="flag" tone="warning">
          {reason}
        </Remark>
        {kind === 'check' && (
          <CheckField
            {...fieldProps}
            checked={answer === true}
            onChange={({ target }) => onAnswer(field, target.checked)}
          />
        )}
        {kind === 'day' && (
          <DateField {...fieldProps} value={String(answer)} onChange={({ target }) => onAnswer(field, target.value)} />
        )}
        {(kind === 'text' || kind === 'number') && (
          <TextField
            {...fieldProps}
            inputMode={kind === 'number' ? 'decimal' : undefined}
            value={String(answer)}
            onChange={({ target }) => onAnswer(field, target.value)}
          />
        )}
      </Stack>
    );
  });
}

function useSentAnswer(): (correction: Correction) => string {
  const f = useFormWords();
  const locale = useLocale();
  return ({ field, before }) => {
    if (typeof before === 'boolean') return f(before ? 'yes' : 'no');
    if (before === '') return f('not_provided');
    return findCorrectableField(field)?.kind === 'day' ? dayWritten(String(before), locale) : String(before);
  };
}

/** Returns the answers for sending: a number where the field is one; the server reports any other text at its field. */
export function toCorrectedAnswers(
  corrections: readonly Correction[],
  answers: TypedAnswers,
): Record<string, CorrectedValue> {
  return Object.fromEntries(
    corrections.map(({ field, before }) => {
      const answer = answers[field] ?? before;
      const is_number = findCorrectableField(field)?.kind === 'number' && /^\d+(?:\.\d+)?$/.test(String(answer).trim());
      return [field, is_number ? Number(answer) : answer];
    }),
  );
}

/** Returns the marked fields that are not answered yet. */
export function openCorrections({ corrections }: { readonly corrections: readonly Correction[] }): Correction[] {
  return corrections.filter(({ answered_at }) => answered_at === null);
}

/** Returns the typed answers to one return and the function that changes them. */
export function useTypedAnswers(corrections: readonly Correction[]) {
  const place = getPlaceKey(corrections);
  const [answers, setAnswers] = useState(() => loadTypedAnswers(place));
  const answer = (field: string, value: CorrectedValue): void => {
    const next = { ...answers, [field]: value };
    setAnswers(next);
    saveTypedAnswers(place, next);
  };
  return { answers, answer };
}

/** Returns the storage key of the answers to one return; each round has its own. */
function getPlaceKey(corrections: readonly Correction[]): string {
  return `answers ${corrections.map(({ field, marked_at }) => `${field} ${marked_at}`).join()}`;
}

/** Text typed for an office survives a reload of this tab, until its account signs out. */
function loadTypedAnswers(place: string): TypedAnswers {
  try {
    return (JSON.parse(sessionStorage.getItem(place) ?? '{}') ?? {}) as TypedAnswers;
  } catch {
    return {};
  }
}

function saveTypedAnswers(place: string, answers: TypedAnswers): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(answers));
  } catch {
    // Without browser storage typed answers stay on the page only.
  }
}
