import * as v from 'valibot';

import { defineEndpoint } from '../shared/endpoint.ts';
import { Count, Instant, defineText } from '../shared/primitives.ts';

/** In which form of an office a template is offered (decision 0119). */
export const TEMPLATE_ACTS = ['return', 'reject', 'condition'] as const;
export type TemplateAct = (typeof TEMPLATE_ACTS)[number];

/** Fields of the case that a template may name; written in braces: `{business}`. */
export const TEMPLATE_PLACEHOLDERS = ['business', 'owner', 'application', 'barangay', 'year'] as const;
export type TemplatePlaceholder = (typeof TEMPLATE_PLACEHOLDERS)[number];

/** Most templates of an office. */
export const MAX_OFFICE_TEMPLATES = 30;
const MAX_TITLE_LENGTH = 60;
const MAX_TEMPLATE_LENGTH = 300;

const PLACEHOLDER = /\{([^{}]*)\}/g;
const KNOWN_PLACEHOLDERS: ReadonlySet<string> = new Set(TEMPLATE_PLACEHOLDERS);

/** Whether a text names nothing in braces but what a case has. */
export function hasKnownPlaceholders(text: string): boolean {
  return [...text.matchAll(PLACEHOLDER)].every(([, placeholder = '']) => KNOWN_PLACEHOLDERS.has(placeholder));
}

const Sentence = v.pipe(
  defineText('template.text_required', MAX_TEMPLATE_LENGTH),
  v.check((text) => hasKnownPlaceholders(text), 'template.unknown_word'),
);
const OfficeTemplate = v.object({
  act: v.picklist(TEMPLATE_ACTS, 'template.act_required'),
  title: v.object({
    en: defineText('template.title_required', MAX_TITLE_LENGTH),
    fil: defineText('template.title_required', MAX_TITLE_LENGTH),
  }),
  text: v.object({ en: Sentence, fil: Sentence }),
});
export type OfficeTemplate = v.InferOutput<typeof OfficeTemplate>;

/** Templates of an office: version 0 is an office that has none yet. */
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

export const getOfficeTemplates = defineEndpoint({
  method: 'GET',
  path: '/api/office-templates',
  summary: 'List the text templates of the signed-in office',
  reply: OfficeTemplates,
});

/** A new version; what was written with the one before stays as it was sent. */
export const publishOfficeTemplates = defineEndpoint({
  method: 'PUT',
  path: '/api/office-templates',
  summary: 'Update the text templates as head of the office',
  body: v.object({
    /** The version that was changed, so that nobody overwrites what they have not seen. */
    version: Count,
    templates: v.pipe(v.array(OfficeTemplate), v.maxLength(MAX_OFFICE_TEMPLATES, 'template.too_many')),
  }),
  reply: OfficeTemplates,
});
