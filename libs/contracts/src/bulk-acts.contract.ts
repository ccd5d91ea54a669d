import * as v from 'valibot';

import { endpoint } from './endpoint.ts';
import { AssessmentCode, Id } from './primitives.ts';
import { TurnReason } from './turns.contract.ts';

/** As many rows one act takes at once: what a queue shows on one page, and no more than a person looks through. */
export const BULK_MOST = 100;

/**
 * What became of one row: `done`; `refused` by the rules, with why in the words of the single act; `failed` on our
 * side, nothing of it was kept.
 */
export const BulkResult = v.object({
  /** The row as it was named in the request. */
  code: v.string(),
  outcome: v.picklist(['done', 'refused', 'failed']),
  message: v.nullable(v.string()),
});
export type BulkResult = v.InferOutput<typeof BulkResult>;

/** In the order of the request. */
const BulkReply = v.object({ data: v.array(BulkResult) });

/** Each row once: a row named twice would be refused as decided by itself. */
function rowsOf<S extends v.GenericSchema<unknown, string | number>>(row: S) {
  return v.pipe(
    v.array(row, 'bulk.required'),
    v.minLength(1, 'bulk.required'),
    v.maxLength(BULK_MOST, 'bulk.too_many'),
    v.check((rows) => new Set(rows).size === rows.length, 'bulk.twice'),
  );
}

const ApplicationRows = v.object({ assessment_codes: rowsOf(AssessmentCode) });

export const releasePermits = endpoint({
  method: 'POST',
  path: '/api/permits/release',
  summary: 'The licensing office releases several permits; each is decided alone and answers for itself',
  body: ApplicationRows,
  reply: BulkReply,
});

export const signPermits = endpoint({
  method: 'POST',
  path: '/api/permits/sign',
  summary: 'The signatory signs the released permits of several applications; each is decided alone',
  body: ApplicationRows,
  reply: BulkReply,
});

export const claimClearances = endpoint({
  method: 'POST',
  path: '/api/clearances/claim',
  summary: 'Takes several cases; what a colleague was faster with is refused and the rest is taken',
  body: v.object({ clearance_ids: rowsOf(Id), ...TurnReason.entries }),
  reply: BulkReply,
});
