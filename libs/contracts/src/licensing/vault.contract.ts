import * as v from 'valibot';

import { DocumentRow } from './documents.contract.ts';
import { defineEndpoint } from '../shared/endpoint.ts';
import { DocumentCheck } from '../shared/states.ts';
import { CompanyCode, Day, definePage, Instant, ListQuery, Uuid } from '../shared/primitives.ts';

/** One version of an uploaded document, with who filed and who opened it. */
export const VaultPaper = v.object({
  ...DocumentRow.entries,
  company_code: v.string(),
  company_name: v.string(),
  /** Held by one business, or by the owner: then it is offered to all of their businesses. */
  held_by: v.picklist(['business', 'owner']),
  /** Its kind carries a day until which it holds. */
  expires: v.boolean(),
  /** Applications that were filed with it. It can be removed only without any. */
  uses: v.array(v.object({ assessment_code: v.string(), company_code: v.string() })),
  /** Offices that opened it, once for each day, the newest first. */
  openings: v.array(v.object({ office: v.string(), at: Instant })),
  /** The owner may enter its last valid day: nobody reviewed it, and it is with no office. */
  may_date: v.boolean(),
  /** Of the applications that it is filed with; an office’s own decision is its state. */
  check: v.optional(DocumentCheck),
});
export type VaultPaper = v.InferOutput<typeof VaultPaper>;

export const listVault = defineEndpoint({
  method: 'GET',
  path: '/api/vault',
  summary:
    'List the documents of an owner, for a page of businesses or one business; the first page includes personal ones',
  query: v.object({ company_code: v.optional(CompanyCode), cursor: ListQuery.cursor, limit: ListQuery.limit }),
  /** A page of businesses by number; their papers by requirement, the newest first. */
  reply: definePage(VaultPaper),
});

/** Both days are on the paper; null where there is none. */
export const declareValidity = defineEndpoint({
  method: 'PUT',
  path: '/api/documents/:document_id/validity',
  summary: 'Set the validity dates of a document as owner',
  params: v.object({ document_id: Uuid }),
  body: v.object({ valid_from: v.nullable(Day), valid_until: v.nullable(Day) }),
  reply: DocumentRow,
});
