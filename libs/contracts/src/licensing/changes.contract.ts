// Endpoints and schemas of amendments, retirements and temporary permits: the declared change, and the closing visit.

import * as v from 'valibot';

import { BusinessLine, IdentitySection, PlaceSection } from './business-form.ts';
import { defineEndpoint } from '../shared/endpoint.ts';
import { defineBusinessName, defineName, defineOptionalBusinessName, definePrintableText } from '../shared/names.ts';
import { defineLineCode, MeasuredValues, TaxCategory } from '../treasury/ordinance/vocabulary.ts';
import { ApplicationState } from '../shared/states.ts';
import {
  Amount,
  AssessmentCode,
  BarangayCode,
  Day,
  defineOptionalText,
  defineDay,
  defineText,
} from '../shared/primitives.ts';

/** The date of closure and what it rests on (form field 38). */
export const CLOSURE_REASONS = ['LOSS', 'TRANSFER', 'SOLD', 'MERGED', 'DEATH', 'OTHER'] as const;

/** Gross from 1 January to the end of the line, under oath (LGC s.145). */
const ClosedLine = v.object({
  line: defineLineCode('line.required'),
  category: v.optional(TaxCategory),
  gross_current_year: Amount,
  gross_current_year_essential: v.optional(Amount),
});
const ClosedLines = v.pipe(
  v.array(ClosedLine, 'lines.required'),
  v.minLength(1, 'lines.required'),
  v.maxLength(80, 'lines.too_many'),
);

const AddedLine = v.object({
  line: BusinessLine.entries.line,
  products: BusinessLine.entries.products,
  units: BusinessLine.entries.units,
  category: v.optional(TaxCategory),
  capitalization: Amount,
  /** Measures of the line that the revenue code asks (`listFormMeasures`), by their code. */
  measures: v.optional(MeasuredValues),
});

/** The changed values of a business, as its owner declares them (domain reference 3.6 and 3.7). */
export const BusinessChange = v.variant('kind', [
  v.object({ kind: v.literal('CHANGE_LOCATION'), place: PlaceSection }),
  v.object({
    kind: v.literal('CHANGE_AREA'),
    business_area_sqm: v.pipe(
      v.number('area.required'),
      v.minValue(0.01, 'area.positive'),
      v.maxValue(1_000_000, 'area.too_large'),
      v.check((area) => Number.isInteger(Math.round(area * 1e6) / 1e4), 'area.decimals'),
    ),
  }),
  v.object({
    kind: v.literal('CHANGE_NAME'),
    company_name: v.pipe(defineBusinessName('company_name.required', 200), v.minLength(2, 'company_name.too_short')),
    trade_name: defineOptionalBusinessName(200),
    registration_no: defineText('registration_no.required', 40),
    registration_date: Day,
    registration_expiry: v.optional(v.union([v.literal(''), Day]), ''),
  }),
  v.object({ kind: v.literal('CHANGE_ORG_TYPE'), identity: IdentitySection }),
  v.object({ kind: v.literal('CHANGE_CAPITAL'), total_assets: Amount }),
  v.object({
    kind: v.literal('ADD_LINE'),
    lines: v.pipe(v.array(AddedLine, 'lines.required'), v.minLength(1, 'lines.required'), v.maxLength(40)),
    /** Measures of the whole business that the added lines need, in the place of those declared for the year. */
    measures: v.optional(MeasuredValues),
  }),
  v.object({ kind: v.literal('DROP_LINE'), lines: ClosedLines }),
  v.object({ kind: v.literal('TRANSFER_OWNERSHIP') }),
  v.object({
    kind: v.literal('RETIREMENT'),
    closure_date: defineDay('closure_date.required'),
    reason: v.picklist(CLOSURE_REASONS, 'closure_reason.required'),
    remarks: defineOptionalText(500),
    lines: ClosedLines,
  }),
  // A temporary permit (form field 1): an event beside the year's permit, anywhere in the municipality.
  v.object({
    kind: v.literal('SPECIAL'),
    event_name: definePrintableText('event_name.required', 120),
    venue: definePrintableText('venue.required', 160),
    brgycode: BarangayCode,
    starts_on: defineDay('starts_on.required'),
    ends_on: defineDay('ends_on.required'),
  }),
]);
export type BusinessChange = v.InferOutput<typeof BusinessChange>;
/** The change as it travels and is stored: money as decimal text. */
export type BusinessChangeInput = v.InferInput<typeof BusinessChange>;
export type ChangeKind = BusinessChange['kind'];

export const FiledChange = v.object({
  change: BusinessChange,
  signed_name: defineName('signed_name.required', 120),
  agrees: v.literal(true, 'declaration.required'),
});
export type FiledChange = v.InferOutput<typeof FiledChange>;

const ApplicationPath = v.object({ assessment_code: AssessmentCode });
const ChangeMoveReply = v.object({ assessment_code: v.string(), state: ApplicationState });

/** Also the resubmission of a returned one. */
export const fileChange = defineEndpoint({
  method: 'POST',
  path: '/api/assessments/:assessment_code/change',
  summary: 'File an amendment, a retirement or a temporary permit',
  params: ApplicationPath,
  body: FiledChange,
  reply: ChangeMoveReply,
});

/** Finding of the closing visit: really closed, still open, or a closing in name only. */
export const CLOSING_OUTCOMES = ['CLOSED', 'OPERATING', 'SIMULATED'] as const;
export const ClosingOutcome = v.picklist(CLOSING_OUTCOMES, 'closing_outcome.required');
export type ClosingOutcome = (typeof CLOSING_OUTCOMES)[number];

export const recordClosingVisit = defineEndpoint({
  method: 'POST',
  path: '/api/assessments/:assessment_code/closing-visit',
  summary: 'Record the result of the licensing office’s visit to a retiring business',
  params: ApplicationPath,
  body: v.object({
    visited_on: defineDay('visited_on.required'),
    outcome: ClosingOutcome,
    findings: defineText('findings.required', 2000),
  }),
  reply: ChangeMoveReply,
});

export const reverseRetirement = defineEndpoint({
  method: 'POST',
  path: '/api/assessments/:assessment_code/reverse',
  summary: 'Reverse a certified retirement as a second signatory',
  params: ApplicationPath,
  body: v.object({ reason: defineText('reason.required', 1000) }),
  reply: ChangeMoveReply,
});
