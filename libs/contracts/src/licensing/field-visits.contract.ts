import * as v from 'valibot';

import { VISIT_RESULTS } from './clearances.contract.ts';
import { defineEndpoint } from '../shared/endpoint.ts';
import { Day, Instant, defineOptionalText, Uuid } from '../shared/primitives.ts';
import { CHECK_ANSWERS } from './checklists.contract.ts';
import { REPORT_OUTCOMES, VisitReply, VisitPath } from './visits.contract.ts';

const VisitItem = v.object({ item_code: v.string(), question: v.string() });

/** A visit as an inspector takes it along. */
export const FieldVisit = v.object({
  ...VisitReply.entries,
  owner_name: v.string(),
  phone: v.string(),
  /** Findings of the visit before this one. */
  earlier_findings: v.string(),
});
export type FieldVisit = v.InferOutput<typeof FieldVisit>;

/** Stored on the inspector’s phone; everything that a visit needs without signal. */
export const getFieldVisits = defineEndpoint({
  method: 'GET',
  path: '/api/visits/field',
  summary: 'List the inspector’s visits of the day, with the checklist of each place',
  reply: v.object({ day: Day, items: v.array(VisitItem), data: v.array(FieldVisit) }),
});

const Degrees = (limit: number) => v.pipe(v.number('place.format'), v.minValue(-limit), v.maxValue(limit));
/** Position of a phone, as the phone reports it. */
export const FieldPlace = v.object({
  latitude: Degrees(90),
  longitude: Degrees(180),
  accuracy_m: v.pipe(v.number('place.format'), v.minValue(0), v.maxValue(100_000)),
});
export type FieldPlace = v.InferOutput<typeof FieldPlace>;

const Coordinate = (limit: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^-?\d{1,3}(?:\.\d{1,8})?$/, 'place.format'),
      v.transform(Number),
      v.minValue(-limit, 'place.format'),
      v.maxValue(limit, 'place.format'),
    ),
  );

/** One picture in the part `file`; the same `photo_key` again is the same photo. A photo without a place is marked. */
export const sendVisitPhoto = defineEndpoint({
  method: 'POST',
  path: '/api/visits/:inspection_no/photos',
  summary: 'Upload a photo of a visit',
  params: VisitPath,
  query: v.object({
    report_key: Uuid,
    photo_key: Uuid,
    taken_at: Instant,
    latitude: Coordinate(90),
    longitude: Coordinate(180),
  }),
  accepts: 'multipart',
  reply: v.object({ photo_key: v.string(), has_place: v.boolean() }),
});

/** Most points of one signature. */
export const SIGNATURE_POINTS = 1200;
const Coordinates = v.pipe(v.number(), v.integer('signature.format'), v.minValue(0), v.maxValue(1000));
/** Lines drawn by a finger, on a field of 1000 by 400. */
export const SignatureLines = v.pipe(
  v.array(
    v.pipe(
      v.array(v.tuple([Coordinates, Coordinates])),
      v.minLength(2, 'signature.format'),
      v.maxLength(200, 'signature.format'),
    ),
  ),
  v.maxLength(40, 'signature.format'),
  v.check((lines) => lines.reduce((sum, line) => sum + line.length, 0) <= SIGNATURE_POINTS, 'signature.format'),
);
export type SignatureLines = v.InferOutput<typeof SignatureLines>;

const ItemCode = v.pipe(v.string(), v.regex(/^[A-Z]{2,12}\d{2}$/, 'visit_item.unknown'));

/** The inspector's report of a visit. */
export const VisitReport = v.object({
  /** Drawn by the phone; the same key again is the same report. */
  report_key: Uuid,
  /** The time that the phone knew the visit for, so that one that was moved since is noticed. */
  scheduled_at: Instant,
  visited_at: Instant,
  result: v.picklist(VISIT_RESULTS, 'inspection.result_required'),
  findings: defineOptionalText(1000),
  checklist: v.pipe(
    v.array(
      v.object({
        item_code: ItemCode,
        answer: v.picklist(CHECK_ANSWERS),
        remark: defineOptionalText(200),
      }),
    ),
    v.maxLength(40),
  ),
  /** Name of the person met; empty when nobody was. */
  met_name: defineOptionalText(120),
  signature: SignatureLines,
  /** The person met did not want to sign. */
  refuses_to_sign: v.optional(v.boolean(), false),
  place: v.nullable(FieldPlace),
});
export type VisitReport = v.InferOutput<typeof VisitReport>;

export const reportVisit = defineEndpoint({
  method: 'POST',
  path: '/api/visits/:inspection_no/report',
  summary: 'Submit the report of a visit; all reports are stored, and one is valid',
  params: VisitPath,
  body: VisitReport,
  body_size: 'large',
  reply: v.object({
    inspection_no: v.string(),
    outcome: v.picklist(REPORT_OUTCOMES),
    /** Outcome of the report, in the reader’s language. */
    message: v.string(),
  }),
});
