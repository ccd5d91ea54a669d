import * as v from 'valibot';

import { endpoint } from './endpoint.ts';
import { Count, Instant, text } from './primitives.ts';

/** In which form of an office a template is offered (decision 0119). */
export const TEMPLATE_ACTS = ['return', 'reject', 'condition'] as const;
export type TemplateAct = (typeof TEMPLATE_ACTS)[number];

/** What a template may name of the case; written in braces: `{business}`. */
export const TEMPLATE_WORDS = ['business', 'owner', 'application', 'barangay', 'year'] as const;
export type TemplateWord = (typeof TEMPLATE_WORDS)[number];

/** So many an office keeps. */
export const TEMPLATES_MOST = 30;
const TITLE_MOST = 60;
const TEXT_MOST = 300;

const WORD = /\{([^{}]*)\}/g;
const KNOWN: ReadonlySet<string> = new Set(TEMPLATE_WORDS);

/** Whether a text names nothing in braces but what a case has. */
export function namesKnownWords(written: string): boolean {
  return [...written.matchAll(WORD)].every(([, word = '']) => KNOWN.has(word));
}

const Sentence = v.pipe(
  text('template.text_required', TEXT_MOST),
  v.check((written) => namesKnownWords(written), 'template.unknown_word'),
);
const OfficeTemplate = v.object({
  act: v.picklist(TEMPLATE_ACTS, 'template.act_required'),
  title: v.object({
    en: text('template.title_required', TITLE_MOST),
    fil: text('template.title_required', TITLE_MOST),
  }),
  text: v.object({ en: Sentence, fil: Sentence }),
});
export type OfficeTemplate = v.InferOutput<typeof OfficeTemplate>;

/** What an office keeps: version 0 is an office that has none yet. */
export const OfficeTemplates = v.object({
  version: v.number(),
  templates: v.array(OfficeTemplate),
  published_at: v.nullable(Instant),
  published_by: v.nullable(v.string()),
  may_publish: v.boolean(),
});
export type OfficeTemplates = v.InferOutput<typeof OfficeTemplates>;

/** A template as it is offered in a case: in the clerk's language, with the facts of the case in it. */
export const OfferedTemplate = v.object({ act: v.picklist(TEMPLATE_ACTS), title: v.string(), text: v.string() });
export type OfferedTemplate = v.InferOutput<typeof OfferedTemplate>;

export const getOfficeTemplates = endpoint({
  method: 'GET',
  path: '/api/office-templates',
  summary: 'What the signed-in office writes often, as it stands',
  reply: OfficeTemplates,
});

/** A new version; what was written with the one before stays as it was sent. */
export const publishOfficeTemplates = endpoint({
  method: 'PUT',
  path: '/api/office-templates',
  summary: 'The head of an office writes its templates anew',
  body: v.object({
    /** The version that was changed, so that nobody overwrites what they have not seen. */
    version: Count,
    templates: v.pipe(v.array(OfficeTemplate), v.maxLength(TEMPLATES_MOST, 'template.too_many')),
  }),
  reply: OfficeTemplates,
});
