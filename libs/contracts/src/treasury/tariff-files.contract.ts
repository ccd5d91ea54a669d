// Endpoints for revenue codes as files: what a file would change, its import into a draft, its download, and the
// drafter's reasons for what the check found.

import * as v from 'valibot';

import { defineEndpoint } from '../shared/endpoint.ts';
import { Day, Id, IdText, defineText } from '../shared/primitives.ts';

/** Bytes of the file of a revenue code or of past bills at most. */
export const TARIFF_FILE_BYTES = 10_000_000;

/** Why a file cannot be read: the field of the document, with the sheet and cell of a workbook. */
export const FileProblemReply = v.object({ place: v.string(), message: v.string() });
export type FileProblemReply = v.InferOutput<typeof FileProblemReply>;

/** A difference from the version before, as an amendment would name it. */
export const TariffChangeReply = v.object({
  part: v.string(),
  kind: v.picklist(['ADDED', 'CHANGED', 'REMOVED']),
  text: v.string(),
});
export type TariffChangeReply = v.InferOutput<typeof TariffChangeReply>;

/** Rows of a part of the code that are new, changed and gone. */
export const TariffChangeCount = v.object({
  part: v.string(),
  name: v.string(),
  added: v.number(),
  changed: v.number(),
  removed: v.number(),
});
export type TariffChangeCount = v.InferOutput<typeof TariffChangeCount>;

/** The differences of a version: counted by part, and the first of them as sentences. */
export const TariffAmendment = v.object({
  /** The version that they are compared with. */
  former: v.string(),
  counts: v.array(TariffChangeCount),
  changes: v.array(TariffChangeReply),
  /** Differences beyond those that are listed. */
  more: v.number(),
});
export type TariffAmendment = v.InferOutput<typeof TariffAmendment>;

/** What a file would bring; nothing of it is stored. */
export const TariffPreview = v.object({
  version: v.string(),
  title: v.string(),
  effective_on: Day,
  lines: v.number(),
  charges: v.number(),
  /** An open draft has this name and would be replaced. */
  replaces_draft: v.boolean(),
  /** Null before the first version. */
  amendment: v.nullable(TariffAmendment),
  refused: v.number(),
  reasons: v.number(),
  asked: v.number(),
});
export type TariffPreview = v.InferOutput<typeof TariffPreview>;

export const previewTariffFile = defineEndpoint({
  method: 'POST',
  path: '/api/ordinances/tariff-files/preview',
  summary: 'Read a revenue code from a workbook or JSON file and return its problems or its changes',
  accepts: 'multipart',
  reply: v.object({ problems: v.array(FileProblemReply), preview: v.nullable(TariffPreview) }),
});

/** Refused `invalid` at the first place that is no tariff; nothing is stored then. */
export const importTariffFile = defineEndpoint({
  method: 'POST',
  path: '/api/ordinances/tariff-files',
  summary: 'Import a revenue code from a workbook or JSON file into a draft',
  accepts: 'multipart',
  reply: v.object({ ordinance_version_id: Id, revision: v.number() }),
});

const TariffVersionPath = v.object({ ordinance_version_id: IdText });

export const downloadTariff = defineEndpoint({
  method: 'GET',
  path: '/api/ordinances/:ordinance_version_id/tariff-file',
  summary: 'Download a version of the revenue code as a workbook or JSON document',
  params: TariffVersionPath,
  query: v.object({ format: v.optional(v.picklist(['xlsx', 'json'], 'field.invalid'), 'xlsx') }),
});

/** Refused `missing` where the check finds nothing at this path, `conflict` when it is no draft. */
export const saveFindingReason = defineEndpoint({
  method: 'PUT',
  path: '/api/ordinances/:ordinance_version_id/finding-reasons',
  summary: 'Save the drafter’s reason for a finding of the check',
  params: TariffVersionPath,
  body: v.object({
    path: v.pipe(v.string('field.required'), v.minLength(1, 'field.required'), v.maxLength(200, 'text.too_long')),
    reason: defineText('reason.required', 500),
  }),
  reply: v.object({ ordinance_version_id: Id, path: v.string(), reason: v.string() }),
});
