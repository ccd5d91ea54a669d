// Lists the endpoints whose replies a browser may store for reading offline, by the kind of person who is signed in.

import type { Endpoint } from '@ebpls/contracts';

import type { Reads } from './offline-mark.ts';

/**
 * Reads available to an owner offline, by their path in the contract (the schemas would weigh more than all of this).
 * Never stored: amounts due (due, bill, statement, figures), sessions and second steps, messages and offers that belong
 * to two parties, and files.
 */
const CACHED_PATHS: ReadonlySet<string> = new Set([
  '/api/assessments/:assessment_code',
  '/api/assessments/:assessment_code/renewal',
  '/api/claims/mine',
  '/api/companies',
  '/api/companies/:company_code',
  '/api/companies/:company_code/assessments',
  '/api/companies/:company_code/documents',
  '/api/dashboard/owner',
  '/api/municipality',
  '/api/payments',
  '/api/reference',
  '/api/refunds/:refund_no',
  '/api/refunds/mine',
]);

/** Reads available to an inspector offline: the visits of the day and nothing else of the desk. */
const FIELD_PATHS: ReadonlySet<string> = new Set(['/api/municipality', '/api/visits/field']);

/** An affiliate's permits are checked with a signed list of their own (decision 0125), which is not secret. */
const SCAN_PATHS: ReadonlySet<string> = new Set(['/api/municipality']);

const PATHS: Readonly<Record<Reads, ReadonlySet<string>>> = { own: CACHED_PATHS, field: FIELD_PATHS, scan: SCAN_PATHS };

export function isEndpointCached({ method, path }: Endpoint, reads: Reads = 'own'): boolean {
  return method === 'GET' && PATHS[reads].has(path);
}

/** Returns the same reply without any amount due: an amount that is not stored cannot be shown out of date. */
export function removeDues(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(removeDues);
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      if (name === 'due_now') return [name, '0.00'];
      return [name, name === 'estimate' ? null : removeDues(value)];
    }),
  );
}
