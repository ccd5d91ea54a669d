// Names the measures of the revenue code in the messages of a form.

import { type FormMeasure, formatMeasureName } from '@ebpls/contracts';
import { useLocale } from '@ebpls/ui';
import { useMemo } from 'react';

import type { FieldSentences } from '../fields/form-fields.ts';
import { useWords } from './measure.messages.ts';

const OF_MEASURE = /^(?:lines\.(\d+)\.)?measures\.(.+)$/;

interface NamedMeasures {
  readonly measures: readonly FormMeasure[] | undefined;
  /** Name of the line of business in a row of the form. */
  readonly getLineName: (place: number) => string | undefined;
}

/** Hook that adds the labels and questions of measures to those of a form's own fields. */
export function useMeasureSentences(own: FieldSentences, { measures, getLineName }: NamedMeasures): FieldSentences {
  const t = useWords();
  const locale = useLocale();
  return useMemo(() => {
    const getLabel = (path: string): string | undefined => {
      const [, place, code] = OF_MEASURE.exec(path) ?? [];
      const measure = measures?.find((one) => one.code === code);
      if (measure === undefined) return undefined;
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
  }, [own, measures, getLineName, locale, t]);
}
