// Endpoint that imports a revenue code as a document, and what the check of such a document finds.

import * as v from 'valibot';

import { defineEndpoint } from '../shared/endpoint.ts';
import { defineText, Id } from '../shared/primitives.ts';

/** What the check found in a tariff: refused, against a section of the law, or unusual; the latter two are confirmed
 * with a reason before it is published. */
export const TariffFindingReply = v.object({
  /** Dotted path of the row or cell in the document. */
  path: v.string(),
  /** Section of the ordinance; empty where the row names none. */
  section: v.string(),
  /** Section of the law that it reads; empty or absent where it reads none. */
  law: v.optional(v.string()),
  weight: v.picklist(['REFUSED', 'REASON', 'ASKED']),
  message: v.string(),
  /** Reason of the drafter; null where none was given. */
  reason: v.nullable(v.string()),
});
export type TariffFindingReply = v.InferOutput<typeof TariffFindingReply>;

const FindingPath = v.pipe(v.string(), v.maxLength(200, 'text.too_long'));
export const FindingReasons = v.pipe(
  v.record(FindingPath, defineText('reason.required', 500)),
  v.check((reasons) => Object.keys(reasons).length <= 500, 'list.too_long'),
);

/**
 * The document has the format of the reference page "A revenue code as a file". A draft of the same name is replaced.
 * Refused `invalid` at the first place that is no tariff, or where its first day cannot be.
 */
export const importTariff = defineEndpoint({
  method: 'POST',
  path: '/api/ordinances/tariffs',
  summary: 'Import a revenue code document into a draft and return the results of the check',
  body: v.object({
    tariff: v.record(v.string(), v.unknown(), 'ordinance.tariff_document'),
    /** Reasons for findings that need one, by the path of the finding. */
    reasons: v.optional(FindingReasons, {}),
  }),
  body_size: 'document',
  reply: v.object({
    ordinance_version_id: Id,
    state: v.literal('DRAFT'),
    revision: v.number(),
    findings: v.array(TariffFindingReply),
  }),
});
