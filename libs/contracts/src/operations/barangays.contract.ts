// Endpoints with which the administrator lists, recodes, merges and closes barangays.

import * as v from 'valibot';

import { defineEndpoint } from '../shared/endpoint.ts';
import { BarangayCode } from '../shared/primitives.ts';

const MAX_RECODED_BARANGAYS = 500; // more than any municipality has

const barangayCounts = {
  businesses: v.number(),
  /** People who clear for it. */
  staff: v.number(),
  open_applications: v.number(),
};

/** A barangay as the administrator keeps it. */
export const KeptBarangay = v.object({
  brgycode: BarangayCode,
  name: v.string(),
  lat: v.number(),
  lng: v.number(),
  /** Codes that it had before, and those of barangays that were merged into it. */
  former_codes: v.array(v.string()),
  ...barangayCounts,
  /** Nothing refers to it, so that it can be closed. */
  can_close: v.boolean(),
});
export type KeptBarangay = v.InferOutput<typeof KeptBarangay>;

export const listBarangays = defineEndpoint({
  method: 'GET',
  path: '/api/municipality/barangays',
  summary: 'List the barangays with their former codes and linked records',
  reply: v.object({ data: v.array(KeptBarangay) }),
});

/** One barangay gets another code: its own new one, or that of the barangay that it is merged into. */
export const BarangayRecode = v.object({
  former_code: BarangayCode,
  brgycode: BarangayCode,
  name: v.pipe(
    v.string('barangays.name'),
    v.trim(),
    v.minLength(1, 'barangays.name'),
    v.maxLength(80, 'barangays.name'),
  ),
});
export type BarangayRecode = v.InferOutput<typeof BarangayRecode>;

/** `SAME_NAME`: the file has no old codes, and the barangay of that name is proposed. */
export const RecodePreview = v.object({
  changes: v.array(
    v.object({
      ...BarangayRecode.entries,
      former_name: v.string(),
      proposed_by: v.picklist(['OLD_CODE', 'SAME_NAME']),
      is_merge: v.boolean(),
      ...barangayCounts,
    }),
  ),
  /** Rows of the file that are no barangay of now; the file of PSGC rows adds them afterwards. */
  unmatched: v.array(v.object({ brgycode: v.string(), name: v.string() })),
});
export type RecodePreview = v.InferOutput<typeof RecodePreview>;

/** Changes nothing. Refused `invalid` with every wrong row as `rows.3.former_code`. */
export const previewBarangayRecode = defineEndpoint({
  method: 'POST',
  path: '/api/municipality/barangays/recode/preview',
  summary: 'Preview the changes of a file with new barangay codes',
  accepts: 'multipart',
  reply: RecodePreview,
});

/** All of them or none. Refused `invalid` with every wrong change as `changes.3.former_code`. */
export const recodeBarangays = defineEndpoint({
  method: 'POST',
  path: '/api/municipality/barangays/recode',
  summary: 'Change barangay codes; businesses, staff, applications and fees are updated',
  body: v.object({
    changes: v.pipe(
      v.array(BarangayRecode),
      v.minLength(1, 'barangays.nothing_to_recode'),
      v.maxLength(MAX_RECODED_BARANGAYS, 'barangays.nothing_to_recode'),
    ),
  }),
  reply: v.object({ recoded: v.number(), merged: v.number(), ...barangayCounts }),
});

export const closeBarangay = defineEndpoint({
  method: 'DELETE',
  path: '/api/municipality/barangays/:brgycode',
  summary: 'Remove a barangay that no longer exists and has no linked records',
  params: v.object({ brgycode: BarangayCode }),
  reply: v.object({ closed: v.literal(true) }),
});
