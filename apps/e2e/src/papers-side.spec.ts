import { expect, type Page } from '@playwright/test';

import { getDocumentsPane, expectClaimed } from './office/desk-keyboard.ts';
import { type StagedCases, stageCases } from './office/stage-cases.ts';
import { stageDocumentsOfTwoYears } from './office/stage-papers.ts';
import { createLockedPdf, createPdf } from './papers.ts';
import { expectReadable } from './expect-readable.ts';
import { test } from './municipality.ts';

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };
const MANY = Array.from({ length: 300 }, (_, place) => `Old page ${place + 1}`);

test.describe.configure({ mode: 'serial' });

let stagedCases: StagedCases | undefined;
test.beforeAll(async () => {
  stagedCases = await stageCases({ office: 'rhu', count: 2, name: 'Papel sa papel' });
  const [former = '', now = ''] = stagedCases.applications.map(({ assessment_code }) => assessment_code);
  await stageDocumentsOfTwoYears(now, former, [
    { assessment_code: now, requirement_code: 'R11', file: createPdf('health.pdf', 'First of two', 'Second of two') },
    { assessment_code: former, requirement_code: 'R11', file: createPdf('health-2025.pdf', ...MANY) },
    { assessment_code: now, requirement_code: 'R06', file: createLockedPdf('locked.pdf') },
  ]);
});
test.afterAll(() => stagedCases?.withdraw());

/** The desk of the health office with that paper of the staged case. */
async function openPaper(page: Page, doc: string): Promise<void> {
  const name = stagedCases?.names[1] ?? '';
  await page.goto(`/rhu/request/clearances?search=${encodeURIComponent(name)}`);
  await page
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await getDocumentsPane(page)
    .getByRole('link', { name: new RegExp(doc) })
    .click();
}

test('a clerk pages through a PDF, enlarges it and opens the one of last year beside it', async ({ municipality }) => {
  const page = await municipality.clerk('rhu');
  await page.setViewportSize(DESK);
  await openPaper(page, 'R11');
  const pane = getDocumentsPane(page);
  await expect(pane.getByText('First of two')).toBeVisible();
  await expect(pane.getByText('of 2', { exact: true })).toBeVisible();
  const sheet = pane.getByRole('region').last();
  await sheet.focus();
  await page.keyboard.press('PageDown');
  await expect(pane.getByText('Second of two')).toBeVisible();
  const getSize = async () => Number.parseInt(await pane.getByText(/^\d+%$/).innerText(), 10);
  const fittedSize = await getSize();
  await page.keyboard.press('+');
  await expect.poll(getSize).toBeGreaterThan(fittedSize);
  await page.keyboard.press('0');
  await expect.poll(getSize).toBe(fittedSize);
  await expectReadable(page);

  await page.keyboard.press('y');
  const over = page.getByRole('dialog');
  const then = over.getByRole('region', { name: '2025', exact: true });
  await expect(over.getByText('First of two')).toBeVisible();
  await expect(then.getByText('Old page 1', { exact: true })).toBeVisible();
  await then.getByRole('textbox', { name: 'Page' }).fill('300');
  await page.keyboard.press('Enter');
  await expect(then.getByText('Old page 300')).toBeVisible();
  await expectReadable(page);
});

test('the head of the office returns the case with a template and proposes a fee', async ({ municipality }) => {
  const page = await municipality.clerk('rhu');
  await page.setViewportSize(DESK);
  await openPaper(page, 'R11');
  await page.keyboard.press('l');
  await expectClaimed(page);
  await page.getByRole('button', { name: 'Propose a fee' }).click();
  const fee = page.getByRole('dialog');
  await fee.getByLabel('Amount in pesos').fill('450.00');
  await fee.getByLabel('What you measured or found').fill('Three kitchens.');
  await expectReadable(page);
  await fee.getByRole('button', { name: 'Propose a fee' }).click();
  await expect(page.getByText('pending at the licensing office')).toBeVisible();

  await page.keyboard.press('r');
  const form = page.getByRole('dialog');
  await form.getByLabel(/^Use a template/).selectOption('Health cards');
  await expect(form.getByLabel('Remarks to the owner')).toHaveValue(/Not everyone who handles food at Papel sa papel/);
  await expectReadable(page);
  await page.keyboard.press('Escape');

  await page.goto('/rhu/request/templates');
  await page.setViewportSize(PHONE);
  await expect(page.getByRole('heading', { level: 1, name: 'Office templates' })).toBeVisible();
  await expectReadable(page);
});

test('on a phone one of the two papers is shown, and a locked PDF is reported as locked', async ({ municipality }) => {
  const page = await municipality.clerk('rhu');
  await page.setViewportSize(DESK);
  await openPaper(page, 'R11');
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: /Compare with 2025/ }).click();
  const over = page.getByRole('dialog');
  await expect(over.getByText('First of two')).toBeVisible();
  await expect(over.getByText('Old page 1', { exact: true })).toHaveCount(0);
  await over.getByRole('button', { name: '2025', exact: true }).click();
  await expect(over.getByText('Old page 1', { exact: true })).toBeVisible();
  await expect(over.getByText('First of two')).toHaveCount(0);
  await expectReadable(page);
  await page.keyboard.press('Escape');
  await expect(over).toHaveCount(0);

  await page.setViewportSize(DESK);
  await getDocumentsPane(page).getByRole('link', { name: /R06/ }).click();
  await expect(getDocumentsPane(page).getByText('This PDF is locked with a password')).toBeVisible();
  await expect(getDocumentsPane(page).getByText('Request a copy without a password from the owner.')).toBeVisible();
});
