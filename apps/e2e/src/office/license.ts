import type { Page } from '@playwright/test';

import { act, openCase } from './desk.ts';

export async function accept(page: Page, company_name: string): Promise<void> {
  await openCase(page, '/bplo', company_name);
  await act(page, 'Accept', { confirm: 'Accept', said: 'The application is accepted; the offices have it.' });
}

export async function compute(page: Page, company_name: string): Promise<void> {
  await openCase(page, '/bplo', company_name);
  await act(page, 'Compute the bill', { confirm: 'Compute', said: 'The bill is computed and waits for approval.' });
}

/** The second person approves; the amount stands on the button that does it (decision E24). */
export async function approveBill(page: Page, company_name: string, amount: string): Promise<void> {
  await openCase(page, '/administrator', company_name);
  await act(page, 'Approve the bill', {
    confirm: `Approve ${amount}`,
    said: 'The bill is approved; the owner can pay.',
  });
}

export async function release(page: Page, company_name: string): Promise<void> {
  await openCase(page, '/bplo', company_name);
  await act(page, 'Release for signature', { confirm: 'Release', said: 'Released. It waits for signature.' });
}

export async function signPermit(
  page: Page,
  company_name: string,
  paper: 'permit' | 'certificate' = 'permit',
): Promise<void> {
  await openCase(page, '/administrator', company_name);
  await act(page, `Sign the ${paper}`, { confirm: 'Sign', said: 'Signed and in force.' });
}
