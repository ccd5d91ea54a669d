// Values and answers of the measures that the revenue code asks, as the form of the figures holds them.

import {
  type AssessmentReply,
  type FormMeasure,
  formatMeasuredValue,
  formatMeasureName,
  type MeasuredValues,
} from '@ebpls/contracts';
import { checkDeclaredMeasures, listBusinessMeasures, listLineMeasures, type MeasureProblem } from '@ebpls/rules';
import { type Fact, useLocale } from '@ebpls/ui';

import type { DraftValues } from '../drafts/autosave.ts';
import { useWords } from '../../owner.messages.ts';

type AskingApplication = Pick<AssessmentReply, 'measures' | 'former_measures'>;

function toRecord(value: unknown): DraftValues {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** The asked measures alone, each typed or declared before; an empty text for one without an answer. */
function getValues(
  formMeasures: readonly FormMeasure[],
  savedValues: unknown,
  formerValues: MeasuredValues = {},
): DraftValues {
  if (formMeasures.length === 0) return {};
  const typedValues = toRecord(savedValues);
  return {
    measures: Object.fromEntries(formMeasures.map(({ code }) => [code, typedValues[code] ?? formerValues[code] ?? ''])),
  };
}

/** First values of the measures of the business; empty where none is asked. */
export function getBusinessMeasureValues(application: AskingApplication, savedValues: unknown): DraftValues {
  const { measures, former_measures } = application;
  return getValues(listBusinessMeasures(measures), savedValues, former_measures?.measures);
}

/** First values of the measures of a line; empty where none is asked. */
export function getLineMeasureValues(application: AskingApplication, line: string, savedValues: unknown): DraftValues {
  const { measures, former_measures } = application;
  const formerValues = former_measures?.lines.find((one) => one.line === line)?.measures;
  return getValues(listLineMeasures(measures, line), savedValues, formerValues);
}

/** Figures without answers to measures that are not asked any more, because a line of business was removed. */
export function dropUnaskedMeasures(application: AskingApplication, figures: DraftValues): DraftValues {
  const { measures: business, lines, ...others } = figures;
  const rows: readonly DraftValues[] = Array.isArray(lines) ? lines : [];
  return {
    ...others,
    ...getBusinessMeasureValues(application, business),
    lines: rows.map(({ measures: own, ...row }) => ({
      ...row,
      ...getLineMeasureValues(application, String(row['line']), own),
    })),
  };
}

type CheckedFigures = Parameters<typeof checkDeclaredMeasures>[0];

/** Problems of the asked measures; an answer that is not asked any more is not sent and is no problem. */
export function checkAskedMeasures(
  figures: CheckedFigures,
  measures: readonly FormMeasure[] | undefined,
): Record<string, MeasureProblem> {
  const problems = Object.entries(checkDeclaredMeasures(figures, measures));
  return Object.fromEntries(problems.filter(([, problem]) => problem !== 'measures.unknown'));
}

/** Hook that lists the answers of the measures of one place, each with its label. */
export function useMeasureFacts(): (measures: readonly FormMeasure[], values: unknown) => Fact[] {
  const t = useWords();
  const locale = useLocale();
  const words = { locale, yes: t('yes'), no: t('no') };
  return (measures, values) =>
    measures.map((measure) => {
      const value = toRecord(values)[measure.code];
      const isAnswered = typeof value === 'boolean' || (typeof value === 'string' && value !== '');
      return {
        label: formatMeasureName(measure, locale),
        value: isAnswered ? formatMeasuredValue(measure, value, words) : t('not_provided'),
      };
    });
}
