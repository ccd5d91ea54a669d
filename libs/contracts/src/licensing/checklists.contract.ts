import * as v from 'valibot';

import { defineEndpoint } from '../shared/endpoint.ts';
import { ApplicationType } from '../shared/states.ts';
import { Count, IdText, Instant, defineOptionalText, defineText } from '../shared/primitives.ts';

/** Answers of an office about one inspected item (decision 0119). */
export const CHECK_ANSWERS = ['COMPLIANT', 'NOT_COMPLIANT', 'NOT_APPLICABLE'] as const;
export const CheckAnswer = v.picklist(CHECK_ANSWERS, 'checklist.answer_required');
export type CheckAnswer = (typeof CHECK_ANSWERS)[number];

/** Most items that an office inspects in one case. */
export const MAX_CHECKLIST_ITEMS = 40;
const MAX_REMARK_LENGTH = 300;

const ItemCode = v.pipe(v.string('checklist.unknown'), v.regex(/^I\d{2,4}$/, 'checklist.unknown'));
const QuestionText = v.object({
  en: defineText('checklist.text_required', 200),
  fil: defineText('checklist.text_required', 200),
});
const ItemApplicationTypes = v.pipe(
  v.array(ApplicationType),
  v.minLength(1, 'checklist.asked_of_required'),
  v.maxLength(8, 'list.too_long'),
);

/** One line of an office's list; `asked_of` are the kinds of application in which it is looked at. */
export const ChecklistLine = v.object({
  item: ItemCode,
  text: v.object({ en: v.string(), fil: v.string() }),
  is_mandatory: v.boolean(),
  asked_of: ItemApplicationTypes,
});
export type ChecklistLine = v.InferOutput<typeof ChecklistLine>;

/** The present checklist of an office: version 0 is an office that has none yet. */
export const OfficeChecklist = v.object({
  version: v.number(),
  items: v.array(ChecklistLine),
  published_at: v.nullable(Instant),
  published_by: v.nullable(v.string()),
  may_publish: v.boolean(),
});
export type OfficeChecklist = v.InferOutput<typeof OfficeChecklist>;

/** One item of a case with its answer, and the answer that the office gave the same business the time before. */
export const CheckedItem = v.object({
  item: v.string(),
  text: v.string(),
  is_mandatory: v.boolean(),
  answer: v.nullable(CheckAnswer),
  remark: v.string(),
  answered_by: v.nullable(v.string()),
  answered_at: v.nullable(Instant),
  last: v.nullable(v.object({ tax_year: v.number(), answer: CheckAnswer, remark: v.string() })),
});
export type CheckedItem = v.InferOutput<typeof CheckedItem>;

/** An item that an office found not to comply, as the owner reads it. */
export const ChecklistFinding = v.object({ text: v.string(), remark: v.string() });
export type ChecklistFinding = v.InferOutput<typeof ChecklistFinding>;

const ClearancePath = v.object({ clearance_id: IdText });

export const getChecklist = defineEndpoint({
  method: 'GET',
  path: '/api/checklist',
  summary: 'Get the current checklist of the signed-in office',
  reply: OfficeChecklist,
});

/** A new version; cases that came before keep the one they came with. */
export const publishChecklist = defineEndpoint({
  method: 'PUT',
  path: '/api/checklist',
  summary: 'Publish a new version of the checklist as head of the office',
  body: v.object({
    /** The version that was changed, so that nobody overwrites what they have not seen. */
    version: Count,
    items: v.pipe(
      v.array(
        v.object({
          /** Left out for a new line: the server numbers it. */
          item: v.optional(ItemCode),
          text: QuestionText,
          is_mandatory: v.boolean('checklist.answer_required'),
          asked_of: ItemApplicationTypes,
        }),
      ),
      v.minLength(1, 'checklist.empty'),
      v.maxLength(MAX_CHECKLIST_ITEMS, 'checklist.too_many'),
    ),
  }),
  reply: OfficeChecklist,
});

export const answerChecklist = defineEndpoint({
  method: 'PUT',
  path: '/api/clearances/:clearance_id/checklist',
  summary: 'Answer items of a case’s checklist; an omitted remark stays unchanged',
  params: ClearancePath,
  body: v.object({
    answers: v.pipe(
      v.array(
        v.object({ item: ItemCode, answer: CheckAnswer, remark: v.optional(defineOptionalText(MAX_REMARK_LENGTH)) }),
      ),
      v.minLength(1, 'checklist.answer_required'),
      v.maxLength(MAX_CHECKLIST_ITEMS, 'checklist.too_many'),
    ),
  }),
  reply: v.object({ items: v.array(CheckedItem) }),
});
