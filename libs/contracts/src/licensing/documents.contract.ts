// Endpoints of the documents that owners send for requirements: upload, list, download, remove and review them.

import * as v from 'valibot';

import { defineEndpoint } from '../shared/endpoint.ts';
import { DocumentState } from '../shared/states.ts';
import {
  AssessmentCode,
  CompanyCode,
  Day,
  Instant,
  Uuid,
  defineOptionalText,
  defineText,
} from '../shared/primitives.ts';

/** Limits of an upload: the file types of a phone, 10 MB at most (domain reference 2.1). */
export const UPLOAD_LIMITS = {
  bytes: 10 * 1024 * 1024,
  media_types: ['application/pdf', 'image/jpeg', 'image/png'],
} as const;

/** One file that was sent for one requirement; earlier versions are stored. */
export const DocumentRow = v.object({
  document_id: Uuid,
  requirement_code: v.string(),
  requirement_name: v.string(),
  version: v.number(),
  file_name: v.string(),
  media_type: v.string(),
  size: v.number(),
  sha256: v.string(),
  state: DocumentState,
  remarks: v.string(),
  uploaded_at: Instant,
  valid_from: v.optional(v.nullable(Day)),
  valid_until: v.optional(v.nullable(Day)),
  /** Today, or on the day when its application was decided. */
  is_expired: v.optional(v.boolean()),
});
export type DocumentRow = v.InferOutput<typeof DocumentRow>;

/** How much of a quota is used. An owner is shown it before it is full. */
export const UploadQuota = v.object({
  of: v.picklist(['application', 'year', 'new']),
  used_bytes: v.number(),
  limit_bytes: v.number(),
});
export type UploadQuota = v.InferOutput<typeof UploadQuota>;

export const RequirementCode = v.pipe(v.string('requirement.unknown'), v.regex(/^R\d{2}$/, 'requirement.unknown'));
const DocumentPath = v.object({ document_id: Uuid });

/** One file in the part `file`; its type is read from its bytes, not from its name. */
export const uploadDocument = defineEndpoint({
  method: 'POST',
  path: '/api/companies/:company_code/documents',
  summary: 'Upload a document for a requirement',
  params: v.object({ company_code: CompanyCode }),
  query: v.object({ requirement_code: RequirementCode, assessment_code: v.optional(AssessmentCode) }),
  accepts: 'multipart',
  reply: DocumentRow,
});

export const listDocuments = defineEndpoint({
  method: 'GET',
  path: '/api/companies/:company_code/documents',
  summary: 'List the documents of a business or an application',
  params: v.object({ company_code: CompanyCode }),
  query: v.object({ assessment_code: v.optional(AssessmentCode) }),
  /** `quotas`: of the owner who reads it, the application's first; empty for offices. */
  reply: v.object({ data: v.array(DocumentRow), quotas: v.array(UploadQuota) }),
});

/** Instead of sending a copy, until the application is filed; its offices see it. */
export const bringPaper = defineEndpoint({
  method: 'PUT',
  path: '/api/assessments/:assessment_code/brought-papers',
  summary: 'Declare that the owner will bring the original of a document to the municipal hall',
  params: v.object({ assessment_code: AssessmentCode }),
  body: v.object({ requirement_code: RequirementCode, is_brought: v.boolean() }),
  reply: v.object({ is_brought: v.boolean() }),
});

/** Until the application is filed the owner states that a document does not apply, with the reason; null withdraws it. */
export const markDocumentInapplicable = defineEndpoint({
  method: 'PUT',
  path: '/api/assessments/:assessment_code/inapplicable-documents',
  summary: 'Declare that a document does not apply to the business, with the reason',
  params: v.object({ assessment_code: AssessmentCode }),
  body: v.object({ requirement_code: RequirementCode, reason: v.nullable(defineText('inapplicable.reason', 300)) }),
  reply: v.object({ inapplicable_reason: v.nullable(v.string()) }),
});

/** An office marks the original of a document that the owner brought as seen, or takes a wrong mark back. */
export const markOriginalSeen = defineEndpoint({
  method: 'PUT',
  path: '/api/assessments/:assessment_code/seen-originals',
  summary: 'Record that an office has seen the original',
  params: v.object({ assessment_code: AssessmentCode }),
  body: v.object({ requirement_code: RequirementCode, is_seen: v.boolean() }),
  reply: v.object({ is_seen: v.boolean() }),
});

/** The bytes. Opening a paper of another person is recorded. */
export const downloadDocument = defineEndpoint({
  method: 'GET',
  path: '/api/documents/:document_id/file',
  summary: 'Download the file of a document',
  params: DocumentPath,
});

export const removeDocument = defineEndpoint({
  method: 'DELETE',
  path: '/api/documents/:document_id',
  summary: 'Remove a document that no office has reviewed',
  params: DocumentPath,
});

export const reviewDocument = defineEndpoint({
  method: 'POST',
  path: '/api/documents/:document_id/judge',
  summary: 'Accept a document, or report what is wrong with it',
  params: DocumentPath,
  body: v.pipe(
    v.object({
      state: v.picklist(['VALID', 'INVALID', 'INCOMPLETE', 'REQUIRES_RESUBMISSION']),
      remarks: defineOptionalText(500),
      /** The last day of the paper's validity, as read by the office; absent when the owner's own date is accepted. */
      valid_until: v.optional(v.nullable(Day)),
    }),
    v.forward(
      v.check(({ state, remarks }) => state === 'VALID' || remarks !== '', 'remarks.required'),
      ['remarks'],
    ),
  ),
  reply: DocumentRow,
});
