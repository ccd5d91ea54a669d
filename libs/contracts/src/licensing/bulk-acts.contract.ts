import * as v from 'valibot';

import { defineEndpoint } from '../shared/endpoint.ts';
import { AssessmentCode, Id, Uuid } from '../shared/primitives.ts';
import { OutOfTurnReason } from './turns.contract.ts';

/** Maximum rows of one bulk action: one page of a queue, as many as a person looks through. */
export const MAX_BULK_ROWS = 100;

/**
 * Result of one row: `done`; `refused` by the rules, with the reason in the text of the single act; `failed` on our
 * side, and nothing of it was saved.
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

/** Most papers of one print, which is rendered while the person waits. */
export const MAX_PRINTED_PAPERS = 50;

/** Each row once: a row named twice would be refused as decided by itself. */
function defineDistinctRows<S extends v.GenericSchema<unknown, string | number>>(
  row: S,
  { most, refused }: { readonly most: number; readonly refused: string } = {
    most: MAX_BULK_ROWS,
    refused: 'bulk.too_many',
  },
) {
  return v.pipe(
    v.array(row, 'bulk.required'),
    v.minLength(1, 'bulk.required'),
    v.maxLength(most, refused),
    v.check((rows) => new Set(rows).size === rows.length, 'bulk.duplicate'),
  );
}

const ApplicationRows = v.object({ assessment_codes: defineDistinctRows(AssessmentCode) });

export const releasePermits = defineEndpoint({
  method: 'POST',
  path: '/api/permits/release',
  summary: 'Release several permits; each has its own result',
  body: ApplicationRows,
  reply: BulkReply,
});

export const signPermits = defineEndpoint({
  method: 'POST',
  path: '/api/permits/sign',
  summary: 'Sign the released permits of several applications; each has its own result',
  body: ApplicationRows,
  reply: BulkReply,
});

export const claimClearances = defineEndpoint({
  method: 'POST',
  path: '/api/clearances/claim',
  summary: 'Assign several cases to the user; cases that a colleague has taken are refused',
  body: v.object({ clearance_ids: defineDistinctRows(Id), ...OutOfTurnReason.entries }),
  reply: BulkReply,
});

const PRINT_LIMIT = { most: MAX_PRINTED_PAPERS, refused: 'bulk.too_many_papers' };

/**
 * Each row alone, and where the papers of those that are done are fetched as one file, within ten minutes; null when
 * there is none.
 */
const PrintReply = v.object({ data: v.array(BulkResult), print_id: v.nullable(Uuid) });
const PrintPath = v.object({ print_id: Uuid });

export const printPermits = defineEndpoint({
  method: 'POST',
  path: '/api/permits/print',
  summary: 'Prepare the permits of several applications for printing as one file; each has its own result',
  body: v.object({ assessment_codes: defineDistinctRows(AssessmentCode, PRINT_LIMIT) }),
  reply: PrintReply,
});

export const downloadPrintedPermits = defineEndpoint({
  method: 'GET',
  path: '/api/permits/prints/:print_id',
  summary: 'Download the permits that the user prepared for printing, as one PDF',
  params: PrintPath,
});

export const printVisitSlips = defineEndpoint({
  method: 'POST',
  path: '/api/visits/print',
  summary: 'Prepare the slips of the planned visits of several cases for printing as one file',
  body: v.object({ clearance_ids: defineDistinctRows(Id, PRINT_LIMIT) }),
  reply: PrintReply,
});

export const downloadPrintedSlips = defineEndpoint({
  method: 'GET',
  path: '/api/visits/prints/:print_id',
  summary: 'Download the slips that the user prepared for printing, as one PDF',
  params: PrintPath,
});
