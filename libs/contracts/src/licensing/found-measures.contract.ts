// Endpoint with which an office records a measure that the revenue code lets it find, such as the scales that it sealed.

import * as v from 'valibot';

import { defineEndpoint } from '../shared/endpoint.ts';
import { AssessmentCode, Instant } from '../shared/primitives.ts';
import { ClearingOffice } from '../shared/roles.ts';
import { FormerMeasures, FormMeasure, FormRelief } from './form-measures.contract.ts';

const RecordedValue = v.union([v.string(), v.boolean()]);

/** A measure that an office finds of an application, of the business or of one of its lines, with what was found. */
export const FoundMeasure = v.object({
  ...v.omit(FormMeasure, ['of', 'lines', 'verified_by']).entries,
  /** Null for the whole business. */
  line: v.nullable(v.object({ code: v.string(), name: v.string() })),
  office: ClearingOffice,
  /** The treasury, whose findings the office records; absent where the office finds it itself. */
  found_for: v.optional(v.literal('treasury')),
  /** Null while nothing was found; the bill of a required one waits. */
  found: v.nullable(v.object({ value: RecordedValue, found_by: v.string(), found_at: Instant })),
  /** The newest finding of an earlier year, offered to the office and never billed by itself. */
  former: v.optional(v.object({ value: RecordedValue, tax_year: v.number() })),
  /** To the office that records it, while it may. */
  is_recordable: v.boolean(),
});
export type FoundMeasure = v.InferOutput<typeof FoundMeasure>;

/** A registered line that the revenue code of the year replaced, in the reader's language. */
const LineToReplace = v.object({
  was: v.string(),
  was_name: v.string(),
  /** The line in its place: the only successor, or as chosen; null while it must be chosen. */
  line: v.nullable(v.string()),
  /** The code names one line alone in its place. */
  has_one_successor: v.boolean(),
  /** Its successors, then the other lines of the same row of the tax table. */
  options: v.array(v.object({ line: v.string(), name: v.string() })),
});
export type LineToReplace = v.InferOutput<typeof LineToReplace>;

/** What the revenue code of the year asks of an application, beside the fields of the form. */
export const CodeQuestions = v.object({
  /** Measures that the owner declares; absent where the code asks nothing more. */
  measures: v.optional(v.array(FormMeasure)),
  /** For the draft of a renewal: those of last year's declaration that are asked again. */
  former_measures: v.optional(FormerMeasures),
  /** Reliefs that its lines of business may claim; of a filed application those that it claims. */
  reliefs: v.optional(v.array(FormRelief)),
  /** For the draft of a renewal: registered lines that the code replaced; absent where there are none. */
  replaced_lines: v.optional(v.array(LineToReplace)),
  /** To staff: measures that offices find, with their findings; absent where there are none. */
  found_measures: v.optional(v.array(FoundMeasure)),
});
export type CodeQuestions = v.InferOutput<typeof CodeQuestions>;

export const recordMeasure = defineEndpoint({
  method: 'PUT',
  path: '/api/assessments/:assessment_code/measures',
  summary: 'Record an office’s finding for a measure of the revenue code; the newest finding is billed',
  params: v.object({ assessment_code: AssessmentCode }),
  body: v.object({
    code: v.pipe(v.string('measures.unknown'), v.maxLength(40, 'measures.unknown')),
    /** Code of the line of business; empty for the whole business. */
    line: v.optional(v.pipe(v.string('lines.unknown'), v.maxLength(40, 'lines.unknown')), ''),
    /** As entered: a number as text, the code of a choice, or `yes` or `no`. */
    value: v.pipe(
      v.string('measures.measure_required'),
      v.trim(),
      v.minLength(1, 'measures.measure_required'),
      v.maxLength(60, 'text.too_long'),
    ),
  }),
  reply: v.object({ code: v.string() }),
});
