import * as v from 'valibot';

import { defineEndpoint } from '../shared/endpoint.ts';

/** Most characters of a browser's report; the browser cuts them before it sends. */
export const MAX_RELEASE_REPORT_LENGTHS = { slot: 60, version: 80, message: 300 } as const;

const defineReportText = (maxLength: number) =>
  v.pipe(v.string('text.format'), v.maxLength(maxLength, 'text.too_long'));

/**
 * Stage at which a part of a release failed: its `entry` did not come or was altered, a piece of `code` did not come,
 * its first page could not be rendered (`render`), or the `signature` of the whole release was wrong.
 */
export const RELEASE_STAGES = ['entry', 'code', 'render', 'signature'] as const;
export type ReleaseStage = (typeof RELEASE_STAGES)[number];

/** A browser's report of a part that did not start. */
export const ReleaseReport = v.object({
  release_no: v.pipe(v.number('text.format'), v.safeInteger('text.format'), v.minValue(1, 'text.format')),
  slot: defineReportText(MAX_RELEASE_REPORT_LENGTHS.slot),
  version: defineReportText(MAX_RELEASE_REPORT_LENGTHS.version),
  stage: v.picklist(RELEASE_STAGES, 'text.format'),
  message: defineReportText(MAX_RELEASE_REPORT_LENGTHS.message),
});
export type ReleaseReport = v.InferOutput<typeof ReleaseReport>;

export const reportRelease = defineEndpoint({
  method: 'POST',
  path: '/api/release/reports',
  summary: 'Report that a part of a release did not start in a browser; repeated failures of a version are counted',
  body: ReleaseReport,
});

/** The same failure of one version, as often as browsers reported it. */
const ReleaseFailure = v.object({
  release_no: v.number(),
  slot: v.string(),
  version: v.string(),
  stage: v.picklist(RELEASE_STAGES),
  message: v.string(),
  /** How many people reported it: one person counts once. */
  times: v.number(),
  last_at: v.string(),
});

const ServedSlot = v.object({
  slot: v.string(),
  remote: v.string(),
  version: v.string(),
  /** The release to which browsers roll back; null when there is no other. */
  before: v.nullable(v.string()),
  trial: v.nullable(v.object({ version: v.string(), group: v.string(), until: v.string() })),
  /** How many people reported this version in this slot within the last day. */
  failures_today: v.number(),
});

/** The served release, and the browsers' reports of it; the latest failure first, at most a hundred. */
export const ServedRelease = v.object({
  release_no: v.nullable(v.number()),
  composed_at: v.nullable(v.string()),
  /** The public key of the signature; null for a release of sources. */
  signed_with: v.nullable(v.string()),
  slots: v.array(ServedSlot),
  failures: v.array(ReleaseFailure),
});
export type ServedRelease = v.InferOutput<typeof ServedRelease>;

export const getServedRelease = defineEndpoint({
  method: 'GET',
  path: '/api/release',
  summary: 'List the version of each slot, its reported failures and current trials',
  reply: ServedRelease,
});
