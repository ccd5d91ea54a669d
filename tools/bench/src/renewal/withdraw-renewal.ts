import { listCompanyAssessments, withdrawAssessment } from '@ebpls/contracts';

import type { RunningProduct } from '../../../../apps/e2e/src/e2e-harness.ts';
import { openSession } from '../areas/signed-in-areas.ts';
import { CAFE } from './renew.ts';

/** Withdraws an open renewal of the café, so that it can be measured once more. */
export async function withdrawRenewal(product: RunningProduct): Promise<void> {
  const { token } = await openSession(CAFE, product);
  const headers = {
    authorization: `Bearer ${token}`,
    origin: product.address,
    'content-type': 'application/json',
    'idempotency-key': crypto.randomUUID(),
  };
  const at = (path: string, name: string, value: string): string => product.address + path.replace(`:${name}`, value);
  const answer = await fetch(at(listCompanyAssessments.path, 'company_code', CAFE.company_code), { headers });
  const { data } = (await answer.json()) as { data: { assessment_code: string; state: string }[] }; // the contract's list
  const open = data.filter(({ state }) => OPEN.includes(state));
  for (const { assessment_code } of open) {
    const { ok, status } = await fetch(at(withdrawAssessment.path, 'assessment_code', assessment_code), {
      method: withdrawAssessment.method,
      headers,
      body: '{}',
    });
    if (!ok) throw new Error(`${assessment_code} cannot be taken back: ${status}`);
  }
}

/** Begun or billed, and nothing paid. */
const OPEN: readonly string[] = ['DRAFT', 'FOR_PAYMENT'];
