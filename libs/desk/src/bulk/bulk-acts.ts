import { call } from '@ebpls/api-client';
import {
  type BulkResult,
  claimClearances,
  printPermits,
  printVisitSlips,
  releasePermits,
  type Reply,
  signPermits,
} from '@ebpls/contracts';

import { type Act, formed } from '../acts/acts.ts';
import { type BulkAct, sentAs } from './bulk-rows.ts';

/** What became of each row goes to the dialog that asked, instead of a notice. */
const answered = ({ data }: { readonly data: readonly BulkResult[] }) => ({ done: true, results: data }) as const;

/** The same, with where the papers are fetched. */
const prepared = ({ data, print_id }: Reply<typeof printPermits>) => ({ ...answered({ data }), print_id }) as const;

/** What the licensing office and the signatory do with several applications at once. */
export const APPLICATION_BULK_ACTS: Readonly<Record<string, Act>> = {
  [sentAs('release')]: formed(
    releasePermits.body,
    ({ idempotency_key }, body) => call(releasePermits, { body, idempotency_key }),
    answered,
  ),
  [sentAs('sign')]: formed(
    signPermits.body,
    ({ idempotency_key }, body) => call(signPermits, { body, idempotency_key }),
    answered,
  ),
  [sentAs('print_permit')]: formed(
    printPermits.body,
    ({ idempotency_key }, body) => call(printPermits, { body, idempotency_key }),
    prepared,
  ),
};

/** What an office does with several cases at once. */
export const CLEARANCE_BULK_ACTS: Readonly<Record<string, Act>> = {
  [sentAs('claim')]: formed(
    claimClearances.body,
    ({ idempotency_key }, body) => call(claimClearances, { body, idempotency_key }),
    answered,
  ),
  [sentAs('print_slip')]: formed(
    printVisitSlips.body,
    ({ idempotency_key }, body) => call(printVisitSlips, { body, idempotency_key }),
    prepared,
  ),
};

const BY_CLEARANCE: ReadonlySet<string> = new Set<BulkAct>(['claim', 'print_slip']);

/** The rows as the contract of the act names them. */
export function rowsSent(act: string, ids: readonly string[], reason: object = {}): unknown {
  return BY_CLEARANCE.has(act) ? { clearance_ids: ids.map(Number), ...reason } : { assessment_codes: ids };
}
