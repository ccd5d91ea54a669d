// Browser steps of the licensing office: accept, bill, approve, release and sign the permit.

import { expect, type Page } from '@playwright/test';

import { loadReply } from '../load-reply.ts';
import { performAct, openCase } from './desk.ts';

const EXECUTION_TIMEOUT_MS = 30_000; // ten seconds to undo, and the time of the job that executes the act

/** Performs an act on the open application that can be undone for ten seconds, and waits until it is executed. */
export async function waitUntilExecuted(page: Page, act: () => Promise<void>): Promise<void> {
  const code = new URL(page.url()).searchParams.get('case') ?? '';
  const loadState = async (): Promise<string> => {
    const { state } = await loadReply<{ readonly state: string }>(page, `/api/assessments/${code}`);
    return state;
  };
  const before = await loadState();
  expect(before).toBeDefined();
  await act();
  await expect.poll(loadState, { timeout: EXECUTION_TIMEOUT_MS }).not.toBe(before);
}

export async function acceptApplication(page: Page, company_name: string): Promise<void> {
  await openCase(page, '/bplo', company_name);
  await waitUntilExecuted(page, () =>
    performAct(page, 'Accept', { confirm: 'Accept', notice: `Accepted ${company_name}.` }),
  );
}

export async function computeBill(page: Page, company_name: string): Promise<void> {
  await openCase(page, '/bplo', company_name);
  await performAct(page, 'Compute the bill', {
    confirm: 'Compute',
    notice: `Computed the bill of ${company_name}.`,
  });
}

/** The second person approves; the amount is on the button (decision E24). */
export async function approveBill(page: Page, company_name: string, amount: string): Promise<void> {
  await openCase(page, '/administrator', company_name);
  await waitUntilExecuted(page, () =>
    performAct(page, 'Approve the bill', {
      confirm: `Approve ${amount}`,
      notice: `Approved the bill of ${company_name}.`,
    }),
  );
}

export async function releasePermit(page: Page, company_name: string): Promise<void> {
  await openCase(page, '/bplo', company_name);
  await waitUntilExecuted(page, () =>
    performAct(page, 'Release for signature', {
      confirm: 'Release',
      notice: `Released the document for ${company_name}.`,
    }),
  );
}

export async function signPermit(
  page: Page,
  company_name: string,
  paper: 'permit' | 'certificate' = 'permit',
): Promise<void> {
  await openCase(page, '/administrator', company_name);
  await performAct(page, `Sign the ${paper}`, { confirm: 'Sign', notice: `Signed the document for ${company_name}.` });
}
