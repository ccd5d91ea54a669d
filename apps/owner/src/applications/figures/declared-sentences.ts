import type { AssessmentReply } from '@ebpls/contracts';
import { useCallback, useMemo } from 'react';

import type { FieldSentences } from '../../shared/fields/form-fields.ts';
import { useMeasureSentences } from '../../shared/measures/measure-sentences.ts';
import { texts as labels, useWords } from '../application.messages.ts';
import { texts, useWords as useAskWords } from '../form/required.messages.ts';
import { useWords as useYearWords } from '../form/back-years.messages.ts';
import { listDeclaredLines } from '../form/steps.ts';

const isIn = <T extends object>(catalogue: T, key: string): key is Extract<keyof T, string> =>
  Object.hasOwn(catalogue, key);

const LINE_PATH = /^(?:back_years\.(\d+)\.)?lines\.(\d+)\.(\w+)$/;

/**
 * Returns the labels and error texts of the declaration; for a field of a line of business they name the line as well.
 */
export function useDeclaredSentences(assessment: AssessmentReply): FieldSentences {
  const t = useWords();
  const questionTexts = useAskWords();
  const y = useYearWords();
  const own = useMemo((): FieldSentences => {
    const lines = listDeclaredLines(assessment);
    const read = (path: string): { readonly field: string; readonly name?: string } => {
      const [, year_place, place, field] = LINE_PATH.exec(path) ?? [];
      const line = lines[Number(place)];
      if (field === undefined || line === undefined) return { field: path };
      const name =
        line.category === undefined ? line.name : t('line_category', { name: line.name, category: line.category });
      const year = year_place === undefined ? undefined : assessment.back_years?.[Number(year_place)];
      return { field, name: year === undefined ? name : y('line_and_year', { name, year }) };
    };
    return {
      getQuestion: (path) => {
        const { field, name = '' } = read(path);
        return isIn(texts, field) ? questionTexts(field, { name }) : undefined;
      },
      label: (path) => {
        const { field, name } = read(path);
        if (!isIn(labels, field)) return undefined;
        return name === undefined ? t(field) : questionTexts('labelled', { label: t(field), name });
      },
    };
  }, [questionTexts, assessment, t, y]);
  const getLineName = useCallback((place: number) => listDeclaredLines(assessment)[place]?.name, [assessment]);
  return useMeasureSentences(own, { measures: assessment.measures, reliefs: assessment.reliefs, getLineName });
}
