import type { Assessment } from '@ebpls/contracts';
import { useMemo } from 'react';

import type { FieldSentences } from '../../form-fields.ts';
import { useWords } from '../application.messages.ts';
import { texts, useWords as useAskWords } from './ask.messages.ts';
import { declaredLines } from './steps.ts';

const LABELS = [
  'capitalization',
  'gross_essential',
  'gross_non_essential',
  'total_assets',
  'employees_female',
  'employees_male',
  'payment_mode',
  'signed_name',
] as const;
const OF_LINE = /^lines\.(\d+)\.(\w+)$/;

/** The sentences of the declaration; what is declared by line names its line as well. */
export function useDeclaredSentences(assessment: Assessment): FieldSentences {
  const t = useWords();
  const ask = useAskWords();
  return useMemo(() => {
    const lines = declaredLines(assessment);
    const read = (path: string): { readonly field: string; readonly name?: string } => {
      const [, place, field] = OF_LINE.exec(path) ?? [];
      const line = lines[Number(place)];
      if (field === undefined || line === undefined) return { field: path };
      return {
        field,
        name:
          line.category === undefined ? line.name : t('line_category', { name: line.name, category: line.category }),
      };
    };
    return {
      ask: (path) => {
        const { field, name = '' } = read(path);
        const known = (Object.keys(texts) as (keyof typeof texts)[]).find((key) => key === field);
        return known && ask(known, { name });
      },
      label: (path) => {
        const { field, name } = read(path);
        const known = LABELS.find((label) => label === field);
        if (known === undefined) return undefined;
        return name === undefined ? t(known) : ask('labelled', { label: t(known), name });
      },
    };
  }, [ask, assessment, t]);
}
