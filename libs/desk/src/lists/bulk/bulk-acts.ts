// Sends actions on several selected rows of a desk to the server, and returns the result of each row.

import { callEndpoint } from '@ebpls/api-client';
import {
  type BulkResult,
  claimClearances,
  printPermits,
  printVisitSlips,
  releasePermits,
  type EndpointReply,
  signPermits,
} from '@ebpls/contracts';

import { type ActHandler, createFormAct } from '../../acts/acts.ts';
import { type BulkAct, toBulkActName } from './bulk-rows.ts';

/** Reply of a bulk action, without a notice, because the open dialog shows the result of each row. */
const toBulkAnswer = ({ data }: { readonly data: readonly BulkResult[] }) => ({ done: true, results: data }) as const;

/** The results of the rows, with the address of the prepared papers. */
const toPreparedAnswer = ({ data, print_id }: EndpointReply<typeof printPermits>) =>
  ({ ...toBulkAnswer({ data }), print_id }) as const;

/** Acts of the licensing office and the signatory on several applications at once. */
export const APPLICATION_BULK_ACTS: Readonly<Record<string, ActHandler>> = {
  [toBulkActName('release')]: createFormAct(
    releasePermits.body,
    ({ idempotency_key }, body) => callEndpoint(releasePermits, { body, idempotency_key }),
    toBulkAnswer,
  ),
  [toBulkActName('sign')]: createFormAct(
    signPermits.body,
    ({ idempotency_key }, body) => callEndpoint(signPermits, { body, idempotency_key }),
    toBulkAnswer,
  ),
  [toBulkActName('print_permit')]: createFormAct(
    printPermits.body,
    ({ idempotency_key }, body) => callEndpoint(printPermits, { body, idempotency_key }),
    toPreparedAnswer,
  ),
};

/** Acts of an office on several cases at once. */
export const CLEARANCE_BULK_ACTS: Readonly<Record<string, ActHandler>> = {
  [toBulkActName('claim')]: createFormAct(
    claimClearances.body,
    ({ idempotency_key }, body) => callEndpoint(claimClearances, { body, idempotency_key }),
    toBulkAnswer,
  ),
  [toBulkActName('print_slip')]: createFormAct(
    printVisitSlips.body,
    ({ idempotency_key }, body) => callEndpoint(printVisitSlips, { body, idempotency_key }),
    toPreparedAnswer,
  ),
};

const BY_CLEARANCE: ReadonlySet<string> = new Set<BulkAct>(['claim', 'print_slip']);

/** The rows as the contract of the act names them. */
export function toBulkBody(act: string, ids: readonly string[], reason: object = {}): unknown {
  return BY_CLEARANCE.has(act) ? { clearance_ids: ids.map(Number), ...reason } : { assessment_codes: ids };
}
