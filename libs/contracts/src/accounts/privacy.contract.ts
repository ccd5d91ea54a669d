// Endpoints of a person's data rights: export of the own records, and erasure of the account on the administrator's
// decision.

import * as v from 'valibot';

import { defineEndpoint } from '../shared/endpoint.ts';
import { Id, IdText, Instant, defineOptionalText, defineText, Uuid } from '../shared/primitives.ts';

/** Days in which the file with a person's records can be downloaded. */
export const OWN_EXPORT_DAYS = 7;

/** A file with all that the system holds about a person; a job makes it within minutes. */
export const OwnExport = v.object({
  export_id: Uuid,
  state: v.picklist(['MAKING', 'READY']),
  asked_at: Instant,
  expires_at: Instant,
  /** Bytes, once it is ready. */
  size: v.nullable(Id),
});
export type OwnExport = v.InferOutput<typeof OwnExport>;

export const listOwnExports = defineEndpoint({
  method: 'GET',
  path: '/api/account/exports',
  summary: 'List the available data exports of the user, newest first',
  reply: v.object({ data: v.array(OwnExport) }),
});

export const requestOwnExport = defineEndpoint({
  method: 'POST',
  path: '/api/account/exports',
  summary: 'Request an export of all data about the user, once a day',
  reply: OwnExport,
});

export const downloadOwnExport = defineEndpoint({
  method: 'GET',
  path: '/api/account/exports/:export_id/file',
  summary: 'Download the data export as a ZIP file with JSON and CSV; only for that user, for seven days',
  params: v.object({ export_id: Uuid }),
});

/** Days in which a person may withdraw the request, decided or not. */
export const ERASURE_DAYS = 15;

export const ERASURE_STATES = ['ASKED', 'APPROVED', 'REFUSED', 'WITHDRAWN', 'EXECUTED'] as const;
/** Blockers of an erasure: something of the person's is still open, and the law wants it ended first. */
export const ERASURE_BLOCKERS = ['application', 'due', 'payment', 'claim', 'business'] as const;
export type ErasureBlocker = (typeof ERASURE_BLOCKERS)[number];

/** A request to erase records that need not be stored. `reason`: why it was decided so. */
export const Erasure = v.object({
  erasure_id: Id,
  state: v.picklist(ERASURE_STATES),
  remarks: v.string(),
  asked_at: Instant,
  executes_at: Instant,
  decided_at: v.nullable(Instant),
  reason: v.string(),
});
export type Erasure = v.InferOutput<typeof Erasure>;

const OwnErasure = v.object({ blockers: v.array(v.picklist(ERASURE_BLOCKERS)), request: v.nullable(Erasure) });
export type OwnErasure = v.InferOutput<typeof OwnErasure>;

export const getErasure = defineEndpoint({
  method: 'GET',
  path: '/api/account/erasure',
  summary: 'List the obstacles to an account deletion, with the user’s newest request',
  reply: OwnErasure,
});

export const requestErasure = defineEndpoint({
  method: 'POST',
  path: '/api/account/erasure',
  summary: 'Request the deletion of the account',
  body: v.object({ remarks: defineOptionalText(500) }),
  reply: OwnErasure,
});

export const withdrawErasure = defineEndpoint({
  method: 'POST',
  path: '/api/account/erasure/withdrawal',
  summary: 'Withdraw the deletion request before it is carried out',
  reply: OwnErasure,
});

/** A request as the administrator reads it. */
export const ErasureRow = v.object({
  ...Erasure.entries,
  user: v.object({ id: Id, email: v.string(), firstname: v.string(), lastname: v.string() }),
  blockers: v.array(v.picklist(ERASURE_BLOCKERS)),
});
export type ErasureRow = v.InferOutput<typeof ErasureRow>;

export const listErasures = defineEndpoint({
  method: 'GET',
  path: '/api/users/erasures',
  summary: 'List account deletion requests, pending ones first; at most 200',
  reply: v.object({ data: v.array(ErasureRow) }),
});

export const decideErasure = defineEndpoint({
  method: 'POST',
  path: '/api/users/erasures/:erasure_id/decision',
  summary: 'Approve or refuse an account deletion request, with a reason for the user',
  params: v.object({ erasure_id: IdText }),
  body: v.object({
    outcome: v.picklist(['APPROVED', 'REFUSED'], 'outcome.required'),
    reason: defineText('reason.required', 1000),
  }),
  reply: Erasure,
});
