// Browser steps of an owner's application for a permit: declaration, papers, signature.

import { expect, type Page } from '@playwright/test';

import { type PaperFile, createPdf } from '../papers.ts';

/** An owner's declaration for the year. */
export interface PermitDeclaration {
  readonly company_code: string;
  /** Fields of the first step by their label. */
  readonly figures: Readonly<Record<string, string>>;
  /** Measures of the municipality’s revenue code by their label, as typed and as shown. */
  readonly measures?: Readonly<Record<string, string>>;
  /** Labels of measures of other lines, which the form must not have. */
  readonly absent?: readonly string[];
  readonly payment_mode?: RegExp;
  /** Photo for one paper; the others are PDF files. */
  readonly photo?: PaperFile;
  readonly signed_name: string;
  /** The estimate that the form must show before the signature. */
  readonly estimate: string;
  /** Mount of the owner's pages; their own area by default. */
  readonly mount?: string;
}

/** Applies for the permit of the year: figures, papers, signature. Returns the number of the application. */
export async function applyForPermit(page: Page, declaration: PermitDeclaration): Promise<string> {
  await page.goto(`${declaration.mount ?? '/app'}/management/companies/assessment/${declaration.company_code}`);
  await startApplication(page);
  await fillDeclaration(page, declaration);
  await sendPapers(page, declaration.photo);
  await sign(page, declaration);
  await expect(page.getByRole('heading', { level: 1, name: 'Your application was filed' })).toBeVisible();
  return page.getByRole('heading', { level: 2, name: /^APP-\d{4}-\d{6}$/ }).innerText();
}

/** A renewal is begun on the page of the business; a first permit, or a choice of years, has a page of its own. */
async function startApplication(page: Page): Promise<void> {
  const renew = page.getByRole('button', { name: /^Renew for \d{4}$/ });
  const apply = page.getByRole('link', { name: /^Apply for / });
  await expect(renew.or(apply)).toBeVisible();
  if (await renew.isVisible()) return renew.click();
  await apply.click();
  await page.getByRole('button', { name: 'Start the application' }).click();
}

/** The field of a measure; an optional one has a mark beside its name. */
export const getFigure = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}(?: \\(optional\\))?$`));

async function fillDeclaration(
  page: Page,
  { figures, measures = {}, absent = [], payment_mode }: PermitDeclaration,
): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Figures for the year' })).toBeVisible();
  for (const [label, value] of Object.entries({ ...figures, ...measures })) await getFigure(page, label).fill(value);
  for (const label of absent) await expect(getFigure(page, label)).toHaveCount(0);
  if (payment_mode) await page.getByRole('radio', { name: payment_mode }).check();
  // Leaving the field formats the amount.
  await page.keyboard.press('Tab');
  await expect(page.getByText(/^Saved /)).toBeVisible();
  await page.reload();
  for (const [label, value] of Object.entries(figures)) await expect(getFigure(page, label)).toHaveValue(`${value}.00`);
  for (const [label, value] of Object.entries(measures)) await expect(getFigure(page, label)).toHaveValue(value);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

/** Sends every required paper, one after the other, as a person would; on a phone each is in a fold. */
export async function sendPapers(page: Page, photo?: PaperFile): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
  const choosers = page.locator('input[type="file"][aria-required="true"]');
  const count = await choosers.count();
  for (let place = 0; place < count; place += 1) {
    const paper =
      place === 0 && photo ? photo : createPdf(`paper-${place + 1}.pdf`, `Paper ${place + 1} of the application`);
    await choosers.nth(place).setInputFiles({ ...paper });
    await expect(page.getByText(paper.name)).toBeAttached();
  }
  // Documents of the year before may be there already.
  const done = 'All required documents have been uploaded.';
  await expect(page.getByText(count === 0 ? new RegExp(`^(?:No document is required|${done})`) : done)).toBeVisible();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

export async function sign(
  page: Page,
  { signed_name, estimate }: Pick<PermitDeclaration, 'signed_name' | 'estimate'>,
): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Check and sign' })).toBeVisible();
  await expect(page.getByText(estimate).first()).toBeVisible();
  await page.getByRole('checkbox', { name: /I have read and agree/ }).check();
  await page.getByLabel('Your full name, as your signature').fill(signed_name);
  await page.getByRole('button', { name: 'File the application' }).click();
}
