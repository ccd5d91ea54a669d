// Endpoint by which a browser reports a part of a page that failed, under the reference that the person sees.

import * as v from 'valibot';

import { defineEndpoint } from '../shared/endpoint.ts';

/**
 * Reference of a failure that a person reads out to the support: twelve hexadecimal digits, like those of the server's
 * own failures.
 */
const Reference = v.pipe(v.string('text.format'), v.regex(/^[0-9a-f]{12}$/, 'text.format'));
/** Text of the browser's report; it is logged and shown to nobody else. */
const defineFailureText = (maxLength: number) =>
  v.pipe(v.string('text.format'), v.maxLength(maxLength, 'text.too_long'));

/** The most characters of each text; the browser cuts there before it sends. */
export const MAX_SCREEN_FAILURE_LENGTHS = {
  part: 100,
  page: 300,
  message: 500,
  stack: 4_000,
  component_stack: 4_000,
} as const;

/** A part of a page that failed in the browser. `page` is the address without its query, which may hold names. */
export const ScreenFailure = v.object({
  reference: Reference,
  part: defineFailureText(MAX_SCREEN_FAILURE_LENGTHS.part),
  page: defineFailureText(MAX_SCREEN_FAILURE_LENGTHS.page),
  message: defineFailureText(MAX_SCREEN_FAILURE_LENGTHS.message),
  stack: defineFailureText(MAX_SCREEN_FAILURE_LENGTHS.stack),
  component_stack: defineFailureText(MAX_SCREEN_FAILURE_LENGTHS.component_stack),
});
export type ScreenFailure = v.InferOutput<typeof ScreenFailure>;

export const reportScreenFailure = defineEndpoint({
  method: 'POST',
  path: '/api/screen-failures',
  summary: 'Log a rendering error of a browser under the reference that the user sees',
  body: ScreenFailure,
});
