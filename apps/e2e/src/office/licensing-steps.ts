// Browser steps of the licensing office: accept, bill, approve, release and sign the permit.

import type { Page } from '@playwright/test';

import { performAct, openCase } from './desk.ts';

export async function acceptApplication(page: Page, company_name: string): Promise<void> {
  await openCase(page, '/bplo', company_name);
  await performAct(page, 'Accept', { confirm: 'Accept', notice: `Accepted ${company_name}.` });
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
  await performAct(page, 'Approve the bill', {
    confirm: `Approve ${amount}`,
    notice: `Approved the bill of ${company_name}.`,
  });
}

export async function releasePermit(page: Page, company_name: string): Promise<void> {
  await openCase(page, '/bplo', company_name);
  await performAct(page, 'Release for signature', { confirm: 'Release', notice: `Released ${company_name}.` });
}

export async function signPermit(
  page: Page,
  company_name: string,
  paper: 'permit' | 'certificate' = 'permit',
): Promise<void> {
  await openCase(page, '/administrator', company_name);
  await performAct(page, `Sign the ${paper}`, { confirm: 'Sign', notice: `Signed ${company_name}.` });
}
