// Names the measures of the revenue code in the messages of a form.

import { type FormMeasure, type FormRelief, formatMeasureName } from '@ebpls/contracts';
import { useLocale } from '@ebpls/ui';
import { useMemo } from 'react';

import type { FieldSentences } from '../fields/form-fields.ts';
import { useWords } from './measure.messages.ts';

const MEASURE_PATH = /^(?:lines\.(\d+)\.)?measures\.(.+)$/;
const CLAIM_PATH = /^exemptions\.\d+\.figures\.(.+)$/;

interface NamedMeasures {
  readonly measures: readonly FormMeasure[] | undefined;
  /** Reliefs whose claims declare amounts. */
  readonly reliefs?: readonly FormRelief[] | undefined;
  /** Name of the line of business in a row of the form. */
  readonly getLineName: (place: number) => string | undefined;
}

/** Hook that adds the labels and questions of measures to those of a form's own fields. */
export function useMeasureSentences(
  own: FieldSentences,
  { measures, reliefs, getLineName }: NamedMeasures,
): FieldSentences {
  const t = useWords();
  const locale = useLocale();
  return useMemo(() => {
    const getFigureLabel = (figure: string | undefined): string | undefined =>
      reliefs?.flatMap(({ figures }) => figures).find(({ code }) => code === figure)?.name[locale];
    const getLabel = (path: string): string | undefined => {
      const [, place, code] = MEASURE_PATH.exec(path) ?? [];
      const measure = measures?.find((one) => one.code === code);
      if (measure === undefined) return getFigureLabel(CLAIM_PATH.exec(path)?.[1]);
      const label = formatMeasureName(measure, locale);
      const name = place === undefined ? undefined : getLineName(Number(place));
      return name === undefined ? label : t('of_line', { label, name });
    };
    return {
      ...own,
      getQuestion: (path) => {
        const label = getLabel(path);
        return label === undefined ? own.getQuestion(path) : t('question', { label });
      },
      label: (path) => getLabel(path) ?? own.label(path),
    };
  }, [own, measures, reliefs, getLineName, locale, t]);
}
