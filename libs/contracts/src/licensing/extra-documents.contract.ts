// Documents outside the frozen list of an application that an office requested with a legal ground (RA 11032 s.21(b)).

import * as v from 'valibot';

import { defineEndpoint } from '../shared/endpoint.ts';
import { defineText, definePage, Instant, ListQuery } from '../shared/primitives.ts';

/** A law or an ordinance is cited by its number, so a ground without a digit cites none. */
const LegalGround = v.pipe(defineText('legal_ground.required', 300), v.regex(/\d/, 'legal_ground.citation'));

/** Sent with a return: documents outside the frozen list, each with the law that requires it. */
export const ExtraDocuments = v.optional(
  v.pipe(
    v.array(v.object({ requirement_code: defineText('extra_document.required', 10), legal_ground: LegalGround })),
    v.maxLength(5, 'extra_document.too_many'),
    v.check(
      (rows) => new Set(rows.map(({ requirement_code }) => requirement_code)).size === rows.length,
      'extra_document.duplicate',
    ),
  ),
  [],
);
export type ExtraDocuments = v.InferOutput<typeof ExtraDocuments>;

/** A document that an office requested outside the frozen list, as its owner and the office read it. */
export const ExtraDocument = v.object({ code: v.string(), name: v.string(), legal_ground: v.string() });
export type ExtraDocument = v.InferOutput<typeof ExtraDocument>;

/** Documents of the catalogue that are not on the list of an application. */
export const OtherDocuments = v.optional(v.array(v.object({ code: v.string(), name: v.string() })));

const ExtraDocumentRow = v.object({
  extra_document_id: v.number(),
  requested_at: Instant,
  requested_by: v.string(),
  office: v.string(),
  assessment_code: v.string(),
  company_name: v.string(),
  document: v.string(),
  legal_ground: v.string(),
});
export type ExtraDocumentRow = v.InferOutput<typeof ExtraDocumentRow>;

export const listExtraDocuments = defineEndpoint({
  method: 'GET',
  path: '/api/extra-documents',
  summary: 'List documents requested outside the list of an application, newest first',
  query: v.object({ ...ListQuery }),
  reply: definePage(ExtraDocumentRow),
});
