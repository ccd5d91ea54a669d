import type { Endpoint } from '@ebpls/contracts';

import type { Reads } from './marker.ts';

/**
 * What an owner may read without signal, by its path in the contract (the schemas themselves would weigh more than all
 * of this). Not among them, and never kept: what is to be paid (due, bill, statement, figures), sessions and second
 * steps, messages and offers that also are somebody else's, and files.
 */
const KEPT_PATHS: ReadonlySet<string> = new Set([
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

/** What an inspector reads at a place without signal: the visits of the day, and nothing else of the desk. */
const FIELD_PATHS: ReadonlySet<string> = new Set(['/api/municipality', '/api/visits/field']);

/** An affiliate's permits are judged with a signed list of their own (decision 0125), which is nobody's secret. */
const SCAN_PATHS: ReadonlySet<string> = new Set(['/api/municipality']);

const PATHS: Readonly<Record<Reads, ReadonlySet<string>>> = { own: KEPT_PATHS, field: FIELD_PATHS, scan: SCAN_PATHS };

export function isKept({ method, path }: Endpoint, reads: Reads = 'own'): boolean {
  return method === 'GET' && PATHS[reads].has(path);
}

/** The same reply without any amount that is to be paid: what is not kept cannot be shown too late. */
export function withoutDues(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(withoutDues);
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      if (name === 'due_now') return [name, '0.00'];
      return [name, name === 'estimate' ? null : withoutDues(value)];
    }),
  );
}
