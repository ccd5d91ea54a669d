// Endpoint that lists what the revenue code asks of a business beside the fields of the form.

import * as v from 'valibot';

import { defineEndpoint } from '../shared/endpoint.ts';
import { Bilingual, defineLineCode, MeasuredValues } from '../treasury/ordinance/vocabulary.ts';
import { MAX_LINES } from './business-form.ts';

/** A measure that the owner declares, such as the rooms of an inn. */
export const FormMeasure = v.object({
  code: v.string(),
  name: Bilingual,
  unit: v.nullable(Bilingual),
  kind: v.picklist(['MONEY', 'COUNT', 'DECIMAL', 'YES_NO', 'CHOICE']),
  /** Declared once for the business, or for each of `lines`. */
  of: v.picklist(['BUSINESS', 'LINE']),
  lines: v.array(v.string()),
  values: v.array(v.object({ code: v.string(), name: Bilingual })),
  /** A figure for each of several things, separated by semicolons. */
  is_several: v.optional(v.boolean()),
  /** Without it the bill is refused. */
  is_required: v.boolean(),
  /** The office that checks it on site, by its code; absent where the revenue code names none. */
  verified_by: v.optional(v.string()),
});
export type FormMeasure = v.InferOutput<typeof FormMeasure>;

/** A relief of the revenue code that the owner may claim, such as that of a cooperative. */
export const FormRelief = v.object({
  code: v.string(),
  name: Bilingual,
  section: v.string(),
  /** The registered lines of business that it may cover. */
  lines: v.array(v.string()),
  /** Amounts that the claim declares. */
  figures: v.array(v.object({ code: v.string(), name: Bilingual })),
});
export type FormRelief = v.InferOutput<typeof FormRelief>;

/** Values of measures by their code, of the business and of each of its lines. */
export const FormerMeasures = v.object({
  measures: MeasuredValues,
  lines: v.array(v.object({ line: v.string(), measures: MeasuredValues })),
});
export type FormerMeasures = v.InferOutput<typeof FormerMeasures>;

const LineList = v.pipe(
  v.string('lines.required'),
  v.maxLength(2_000, 'text.too_long'),
  v.transform((text) => text.split(',')),
  v.array(defineLineCode('lines.unknown')),
  v.maxLength(MAX_LINES, 'lines.too_many'),
);

export const listFormMeasures = defineEndpoint({
  method: 'GET',
  path: '/api/measures',
  summary: 'List the measures that the revenue code of a year requires for these lines, in addition to the form',
  query: v.object({
    /** An amendment asks for the lines that it adds. */
    application_type: v.picklist(['NEW', 'RENEWAL', 'AMENDMENT'], 'application_type.required'),
    tax_year: v.optional(v.pipe(v.string(), v.regex(/^(?:19|20)\d{2}$/, 'tax_year.format'), v.transform(Number))),
    /** Codes of lines of business, separated by commas. */
    lines: LineList,
  }),
  reply: v.object({ data: v.array(FormMeasure) }),
});
