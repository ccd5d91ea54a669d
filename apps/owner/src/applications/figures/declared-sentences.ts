import { type AssessmentReply, formatMeasureName } from '@ebpls/contracts';
import { useLocale } from '@ebpls/ui';
import { useMemo } from 'react';

import type { FieldSentences } from '../../shared/fields/form-fields.ts';
import { texts as labels, useWords } from '../application.messages.ts';
import { texts, useWords as useAskWords } from '../form/required.messages.ts';
import { useWords as useYearWords } from '../form/back-years.messages.ts';
import { listDeclaredLines } from '../form/steps.ts';

const isIn = <T extends object>(catalogue: T, key: string): key is Extract<keyof T, string> =>
  Object.hasOwn(catalogue, key);

const OF_LINE = /^(?:back_years\.(\d+)\.)?lines\.(\d+)\.(\w+)$/;
const OF_MEASURE = /^(?:lines\.(\d+)\.)?measures\.(.+)$/;

/**
 * Returns the labels and error texts of the declaration; for a field of a line of business they name the line as well.
 */
export function useDeclaredSentences(assessment: AssessmentReply): FieldSentences {
  const t = useWords();
  const questionTexts = useAskWords();
  const y = useYearWords();
  const locale = useLocale();
  return useMemo(() => {
    const lines = listDeclaredLines(assessment);
    const read = (path: string): { readonly field: string; readonly name?: string } => {
      const [, year_place, place, field] = OF_LINE.exec(path) ?? [];
      const line = lines[Number(place)];
      if (field === undefined || line === undefined) return { field: path };
      const name =
        line.category === undefined ? line.name : t('line_category', { name: line.name, category: line.category });
      const year = year_place === undefined ? undefined : assessment.back_years?.[Number(year_place)];
      return { field, name: year === undefined ? name : y('line_and_year', { name, year }) };
    };
    const getMeasureLabel = (path: string): string | undefined => {
      const [, place, code] = OF_MEASURE.exec(path) ?? [];
      const measure = assessment.measures?.find((one) => one.code === code);
      if (measure === undefined) return undefined;
      const label = formatMeasureName(measure, locale);
      const line = place === undefined ? undefined : lines[Number(place)];
      return line === undefined ? label : questionTexts('labelled', { label, name: line.name });
    };
    return {
      getQuestion: (path) => {
        const measured = getMeasureLabel(path);
        if (measured !== undefined) return questionTexts('measure', { label: measured });
        const { field, name = '' } = read(path);
        return isIn(texts, field) ? questionTexts(field, { name }) : undefined;
      },
      label: (path) => {
        const measured = getMeasureLabel(path);
        if (measured !== undefined) return measured;
        const { field, name } = read(path);
        if (!isIn(labels, field)) return undefined;
        return name === undefined ? t(field) : questionTexts('labelled', { label: t(field), name });
      },
    };
  }, [questionTexts, assessment, locale, t, y]);
}
