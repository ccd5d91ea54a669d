// Draft of the declaration: typed here, saved at the server, merged with the input of other devices.

import { formatMeasuredValue, PAYMENT_MODES, PresentDeclaration } from '@ebpls/contracts';
import { getAnswer, type DraftShape, type PartField, type PresentDraft } from '@ebpls/rules';
import { type Fact, useLocale } from '@ebpls/ui';
import { useMemo } from 'react';
import * as v from 'valibot';

import type { DraftValues } from '../../shared/drafts/autosave.ts';
import { useWords as useFormWords } from '../../owner.messages.ts';
import { type OpenDraft, useDraft } from '../../shared/drafts/use-draft.ts';
import { useWords } from '../application.messages.ts';
import type { EditedApplication } from '../edited-application.ts';
import { useDeclaredSentences } from './declared-sentences.ts';
import { toDraftFigures } from '../form/steps.ts';

/** The lines have the registration's order, so that each amount of each line is an answer of its own. */
const SHAPE: DraftShape = { rows: { lines: ['line', 'category'] }, groups: ['measures'] };

export function useFiguresDraft({ assessment, company }: EditedApplication): OpenDraft<'figures'> {
  const { assessment_id, assessment_code } = assessment;
  const present = useMemo(
    (): PresentDraft => ({
      draft_revision: assessment.draft_revision,
      saved_at: assessment.saved_at,
      parts: { figures: toDraftFigures(assessment, company) },
    }),
    [assessment, company],
  );
  return useDraft<'figures'>(
    {
      shape: SHAPE,
      to: { kind: 'application', assessment_code },
      read: (refusal) => {
        const result = v.safeParse(PresentDeclaration, refusal);
        if (!result.success) return undefined;
        const { draft, ...kept } = result.output;
        return { ...kept, parts: { figures: toDraftFigures({ ...assessment, draft }, company) } };
      },
    },
    { name: `application ${assessment_id}`, present, saved_at: assessment.saved_at },
  );
}

/** Formats one figure with its answer. */
export function useFigureAnswer({ assessment }: EditedApplication): (field: PartField, values: DraftValues) => Fact {
  const t = useWords();
  const f = useFormWords();
  const { label } = useDeclaredSentences(assessment);
  const locale = useLocale();
  const formatMeasure = (path: string, answer: unknown): string | undefined => {
    const code = /(?:^|\.)measures\.(.+)$/.exec(path)?.[1];
    const measure = assessment.measures?.find((one) => one.code === code);
    if (measure === undefined || typeof answer !== 'string' || answer === '') return undefined;
    return formatMeasuredValue(measure, answer, { locale, yes: f('yes'), no: f('no') });
  };
  const formatAnswer = (answer: unknown): string => {
    const mode = PAYMENT_MODES.find((one) => one === answer);
    if (mode !== undefined) return t(mode);
    if (typeof answer === 'boolean') return f(answer ? 'yes' : 'no');
    const rows = Array.isArray(answer) ? answer.map((row: object) => Object.values(row).join(' ')) : [answer];
    return rows.filter(Boolean).join('; ') || f('not_provided');
  };
  return ({ path, keys }, values) => {
    const answer = getAnswer(values, { path, keys });
    return { label: label(path) ?? t('step_declare'), value: formatMeasure(path, answer) ?? formatAnswer(answer) };
  };
}
