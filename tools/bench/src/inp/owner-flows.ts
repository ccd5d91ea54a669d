// Flows of owners and of the public in which `inp.ts` measures the interactions.

import { listCompanyAssessments } from '@ebpls/contracts';

import type { RunningProduct } from '../../../../apps/e2e/src/e2e-harness.ts';
import { openSession } from '../areas/signed-in-areas.ts';
import { type Flow, OWNER, pressKey, typeText } from './flow.ts';

const COMPANIES = '/app/management/companies';
const EDITED_BUSINESS = 'SI-000141'; // its application is a draft, so its details can be changed
/** Pays by quarters, and paid the first. */
const BY_QUARTERS = 'SI-000102';

/** Address at which the later quarters of the main owner's store are paid. */
async function loadQuartersAddress(product: RunningProduct): Promise<string> {
  const { token } = await openSession({ email: OWNER }, product);
  const answer = await fetch(product.address + listCompanyAssessments.path.replace(':company_code', BY_QUARTERS), {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = (await answer.json()) as { data: { assessment_code: string }[] }; // the contract's list, newest first
  return `${COMPANIES}/assessment/details/currentdue/${data[0]?.assessment_code ?? ''}/${BY_QUARTERS}`;
}

/** Runs in the page: which step is drawn, and which part of it; with `before`, whether it is another one. */
function stepOrWhetherAnother(before: string | undefined): string | boolean {
  const names = [...document.querySelectorAll('main h1, main form section')].map(
    (one) => one.getAttribute('aria-label') ?? one.textContent,
  );
  return before === undefined ? names.join() : names.join() !== before;
}

const owner = { email: OWNER, at: 'phone' } as const;

/** Flows of an owner on a cheap phone. */
export const OWNER_FLOWS: readonly Flow[] = [
  {
    ...owner,
    what: 'owner: open a business',
    address: COMPANIES,
    ready: 'main li a',
    act: async (page) => {
      for (const place of [0, 1, 2]) {
        await page.locator('main li a[href*="/assessment/SI-"]').nth(place).click();
        await page.waitForURL(/\/assessment\/SI-\d+/, { waitUntil: 'commit' });
        await page.locator('main h1').waitFor();
        await page.goBack();
        await page.locator('main li a').first().waitFor();
      }
    },
  },
  {
    ...owner,
    what: 'owner: type in the form',
    address: `${COMPANIES}/edit/${EDITED_BUSINESS}?step=contacts`,
    ready: '#owner_address',
    act: async (page) => {
      const words = ' malapit sa palengke';
      await page.locator('#owner_address').click();
      await page.keyboard.press('Control+End');
      await typeText(page, words);
      await pressKey(page, 'Backspace', words.length);
    },
  },
  {
    ...owner,
    what: 'owner: change the step',
    address: `${COMPANIES}/edit/${EDITED_BUSINESS}?step=identity`,
    ready: 'main form',
    act: async (page) => {
      for (const name of ['Continue', 'Continue', 'Continue', 'Continue', 'Back', 'Back']) {
        // The address changes before the step is drawn, and a press until then is one on the step that is left.
        const before = await page.evaluate(stepOrWhetherAnother, undefined);
        await page.getByRole('button', { name, exact: true }).click();
        await page.waitForFunction(stepOrWhetherAnother, String(before));
      }
    },
  },
  {
    ...owner,
    what: 'owner: pick a line of business',
    address: `${COMPANIES}/simulator`,
    ready: 'main [role="combobox"]',
    act: async (page) => {
      const box = page.getByRole('combobox', { name: 'Line of business' }).first();
      for (const words of ['tindahan', 'repair']) {
        await box.click();
        await page.keyboard.press('Control+A');
        await typeText(page, words);
        await page.locator('[role="listbox"] [role="option"]').first().click();
      }
    },
  },
  {
    ...owner,
    what: 'owner: choose quarters',
    address: loadQuartersAddress,
    ready: 'input[name^="installment-"]',
    act: async (page) => {
      const quarters = page.locator('label:has(input[name^="installment-"])');
      for (const place of [1, 2, 1, 2, 1, 0]) {
        await quarters.nth(place).click();
        await page.waitForLoadState('networkidle');
      }
    },
  },
  {
    ...owner,
    what: 'inquiry: write',
    address: COMPANIES,
    ready: 'main h1',
    act: async (page) => {
      await page.getByRole('button', { name: /^Inquiry/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'New Inquiry' }).click();
      await page.getByRole('dialog').getByLabel('Subject').click();
      await typeText(page, 'Documents of 2025');
      await page.getByRole('dialog').getByLabel('Message').click();
      await typeText(page, 'Is a photo enough?');
    },
  },
  {
    what: 'public: verify a permit',
    at: 'phone',
    address: '/permits/verify',
    ready: 'input[name="permit_no"]',
    act: async (page) => {
      for (const permit_no of ['MP-2026-00001', 'MP-2026-00002']) {
        await page.locator('input[name="permit_no"]').click();
        await page.keyboard.press('Control+A');
        await typeText(page, permit_no);
        await page.keyboard.press('Enter');
        await page.waitForURL(new RegExp(permit_no), { waitUntil: 'commit' });
        await page.locator('input[name="permit_no"]').waitFor();
      }
    },
  },
];
