import * as v from 'valibot';

import { extractText } from '../../shared/rich-text/clean-html.ts';
import { KINDS } from '../project.ts';
import type { useWords } from '../projects.messages.ts';

type RuleTexts = ReturnType<typeof useWords>;

/** The rules of the three steps, with their messages in the person's language. */
export const createKindRules = (t: RuleTexts) => v.object({ kind: v.picklist(KINDS, t('kind.needed')) });

export const createDetailsRules = (t: RuleTexts) =>
  v.pipe(
    v.object({
      name: v.pipe(v.string(), v.trim(), v.minLength(3, t('name.short')), v.maxLength(255, t('name.long'))),
      tags: v.array(v.string()),
      startDate: v.pipe(v.string(), v.isoDate(t('date.needed'))),
      endDate: v.pipe(v.string(), v.isoDate(t('date.needed'))),
    }),
    v.forward(
      v.partialCheck([['startDate'], ['endDate']], ({ startDate, endDate }) => startDate <= endDate, t('end.before')),
      ['endDate'],
    ),
  );

export const createDescriptionRules = (t: RuleTexts) =>
  v.object({
    description: v.pipe(
      v.string(),
      v.check((html) => extractText(html) !== '', t('description.needed')),
    ),
  });
