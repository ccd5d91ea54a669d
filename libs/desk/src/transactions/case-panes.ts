// Bundles everything that an open application needs and the list does not: its reading view, the panes beside the list,
// its acts. On a phone the chunk loads when an application is opened, with the contracts of everything in it.

import { callEndpoint, catchAbsent } from '@ebpls/api-client';
import { getAssessment, getBill, listBills } from '@ebpls/contracts';

import type { OpenedTransaction } from './transaction-forms.ts';

export { PapersPane } from '../papers/papers-pane.tsx';
export { TRANSACTION_ACTS } from './transaction-acts.ts';
export { TransactionCasePane } from './transaction-case.tsx';

/** The application with its bill and the bill's former versions; null when it is not there for this person. */
export async function findTransaction(assessment_code: string, signal: AbortSignal): Promise<OpenedTransaction | null> {
  const options = { params: { assessment_code }, signal };
  const assessment = await catchAbsent(callEndpoint(getAssessment, options));
  if (!assessment) return null;
  const bill = assessment.bill_id === null ? undefined : await catchAbsent(callEndpoint(getBill, options));
  const versions = bill && bill.version > 1 ? await catchAbsent(callEndpoint(listBills, options)) : undefined;
  return { assessment, bill, versions: versions?.data ?? [] };
}
