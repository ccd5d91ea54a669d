import { expect, type Locator, type Page } from '@playwright/test';

import { getProduct } from './e2e-harness.ts';
import { walkByKeyboard } from './inputs/keyboard.ts';
import { payWithGcash, getRecordAddress } from './owner/payment-steps.ts';
import { createPdf } from './papers.ts';
import { test } from './municipality.ts';

/** A business in which nothing changed since the permit of 2025. */
interface UnchangedBusiness {
  readonly company_code: string;
  readonly email: string;
  readonly signed_name: string;
  /** Label of its one line of business at the sales, and sales that need no reason. */
  readonly line: string;
  readonly sales: string;
  /** Notice of the next step. */
  readonly next: string;
}

/** The fire bureau and the barangay decide their own parts of every renewal (decision 0196), so both are permitted provisionally. */
const PROVISIONAL =
  'You can pay as soon as you file. After payment, you will get a provisional permit valid for 30 days while the offices review the renewal.';
/**
 * An internet café that the municipality's own offices need not inspect: from sign-in to the payment in six screens.
 */
const CAFE: UnchangedBusiness = {
  company_code: 'SI-000121',
  email: 'jomar.ines@negosyo.example',
  signed_name: 'Jomar K. Sta. Ines',
  line: 'Internet or computer shop',
  sales: '240000',
  next: PROVISIONAL,
};
/** Sampled for a check in 2026: it is paid first and permitted provisionally (decision 0088). */
const SAMPLED_STORE: UnchangedBusiness = {
  company_code: 'SI-000136',
  email: 'josefina.navarra@negosyo.example',
  signed_name: 'Josefina T. Navarra',
  line: 'Second-hand clothing (ukay-ukay)',
  sales: '520000',
  next: PROVISIONAL,
};
const PHONE = { width: 360, height: 740 };
const MAX_SCREENS = 6;
const UPLOADS = /\/api\/(?:companies\/[^/]+\/)?uploads/;

let phone: Page;
let screens = 0;

/** Waits for the heading of another screen. */
async function waitForScreen(name: RegExp | string): Promise<void> {
  await expect(phone.getByRole('heading', { level: 1, name })).toBeVisible();
  screens += 1;
}

test('an unchanged business is renewed on a phone by keys alone in at most six screens, up to the payment page', async ({
  municipality,
}) => {
  phone = await municipality.visitor({ viewport: PHONE });
  await phone.goto('/login');
  const { press, type } = await walkByKeyboard(phone);
  await press('button', 'I Agree');
  await waitForScreen(/Sign in/);
  await type('textbox', 'E-mail', CAFE.email);
  await type('textbox', 'Password', getProduct().password);
  await press('button', 'Sign in');
  await waitForScreen('Account');
  await press('button', 'Open the menu');
  await press('link', 'Business Holdings');
  await waitForScreen('Business Holdings');
  await press('link', 'Hangin Internet Café');
  await waitForScreen('Hangin Internet Café');
  await press('button', 'Renew for 2026');
  await waitForScreen('Renew for 2026');
  await renewByKeyboard(phone, CAFE);
  await waitForScreen('Whole year 2026');
  await expect(phone).toHaveURL(new RegExp(`/details/currentdue/APP-2026-\\d{6}/${CAFE.company_code}$`));
  await (await walkByKeyboard(phone)).tabTo('button', /GCash/);
  expect(screens).toBeLessThanOrEqual(MAX_SCREENS);
});

/** Focus stops of the renewal page, from its first question to the button that sends it. */
const EXPECTED_STOPS = [
  ['textbox', 'Sales of Internet or computer shop'],
  ['button', 'Details have changed: open the full form'],
  ['link', 'Open the registration'],
  ['button', 'Basis of tax: sworn statement of capital or gross sales'],
  ['button', 'I will bring it'],
  ['button', 'This does not apply to me'],
  ['button', 'Latest real-property tax receipt or tax declaration'],
  ['button', 'I will bring it'],
  ['button', 'This does not apply to me'],
  ['radio', 'Once, by 20 Jan 2026'],
  ['checkbox', 'I have read and agree to this declaration'],
  ['textbox', 'Your full name, as your signature'],
  ['button', 'Renew and pay'],
];
const PAPERS = ['Basis of tax: sworn statement of capital or gross sales', /^Latest real-property tax receipt/];

async function renewByKeyboard(page: Page, { line, sales, next, signed_name }: UnchangedBusiness): Promise<void> {
  await expect(page.getByText(next)).toBeVisible();
  const { tabTo, press, type } = await walkByKeyboard(page);
  const first = await tabTo('textbox', `Sales of ${line}`);
  const rest = await tabTo('button', 'Renew and pay');
  expect([...first.slice(-1), ...rest].map(({ role, name }) => [role, name])).toEqual(EXPECTED_STOPS);

  await type('textbox', `Sales of ${line}`, sales);
  for (const [place, paper] of PAPERS.entries()) {
    const fileChooser = page.waitForEvent('filechooser');
    await press('button', paper);
    const file = createPdf(`paper-${place + 1}.pdf`, `Paper ${place + 1} of the year`);
    await (await fileChooser).setFiles({ ...file });
    await expect(page.getByText(file.name)).toBeVisible();
  }
  await press('checkbox', /I have read and agree/);
  await type('textbox', 'Your full name, as your signature', signed_name);
  // The key does not wait for the last paper to arrive; pressed earlier, the button explains this.
  await expect(page.getByRole('button', { name: 'Renew and pay' })).toBeEnabled();
  await press('button', 'Renew and pay');
}

/** Blocks uploads until `release`. */
async function holdUploads(page: Page): Promise<{ readonly release: () => Promise<void> }> {
  const uploadsReleased = Promise.withResolvers<void>();
  await page.route(UPLOADS, async (route) => {
    await uploadsReleased.promise;
    await route.continue();
  });
  return {
    release: async () => {
      uploadsReleased.resolve();
      await page.unrouteAll({ behavior: 'wait' });
    },
  };
}

/** In pixels from the top of the page. */
function getTop(control: Locator): Promise<number> {
  return control.evaluate((element) => Math.round(element.getBoundingClientRect().top + window.scrollY));
}

/** The sales and the name are typed, the papers of the year are sent. */
async function renew(page: Page, { line, sales, next, signed_name }: UnchangedBusiness): Promise<void> {
  await expect(page.getByText('same as 2025').first()).toBeVisible();
  await expect(page.getByText(next)).toBeVisible();
  await page.getByLabel(`Sales of ${line}`, { exact: true }).fill(sales);
  const choosers = page.locator('input[type="file"][aria-required="true"]');
  const agrees = page.getByRole('checkbox', { name: /I have read and agree/ });
  for (let place = 0, count = await choosers.count(); place < count; place += 1) {
    const paper = createPdf(`paper-${place + 1}.pdf`, `Paper ${place + 1} of the year`);
    const uploads = await holdUploads(page);
    await choosers.nth(place).setInputFiles({ ...paper });
    await expect(page.getByRole('progressbar', { name: paper.name })).toBeVisible();
    // Controls must not move when a paper arrives, because a finger may be about to touch one.
    const below = await getTop(agrees);
    await uploads.release();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(page.getByText(paper.name)).toBeVisible();
    expect(await getTop(agrees)).toBe(below);
  }
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(PHONE.width);
  await agrees.check();
  await page.getByLabel('Your full name, as your signature').fill(signed_name);
  await page.getByRole('button', { name: 'Renew and pay' }).click();
}

test('the record shows the rule by which it was billed, and that the offices inspect after the payment', async () => {
  const code = /APP-2026-\d{6}/.exec(phone.url())?.[0] ?? '';
  await phone.goto(`/app/management/companies/assessment/details/${code}/${CAFE.company_code}`);
  await phone.locator('summary', { hasText: 'Timeline' }).click();
  await expect(
    phone.getByText(
      /Unchanged low-risk renewal: billed immediately under the revenue code; the offices will review after/,
    ),
  ).toBeVisible();
});

test('the due days of the year are saved as a calendar', async () => {
  await phone.goto('/app/management/companies/account/soa');
  const saving = phone.waitForEvent('download');
  await phone.getByRole('button', { name: 'Add due dates to my calendar' }).click();
  expect((await saving).suggestedFilename()).toBe('due-days.ics');
});

test('a business sampled for a check pays first, and has a permit until a day that anybody can verify', async ({
  municipality,
}) => {
  const { company_code, email } = SAMPLED_STORE;
  const owner = await municipality.person(email);
  await owner.setViewportSize(PHONE);
  await owner.goto(`/app/management/companies/assessment/${company_code}`);
  await owner.getByRole('button', { name: 'Renew for 2026' }).click();
  await renew(owner, SAMPLED_STORE);
  const pay = owner.getByRole('button', { name: /^Pay ₱[\d,.]+ with GCash/ });
  const amount = /₱[\d,.]+\d/.exec((await pay.textContent()) ?? '')?.[0] ?? '';
  const assessment_code = /APP-2026-\d{6}/.exec(owner.url())?.[0] ?? '';
  await payWithGcash(owner, { company_code, assessment_code }, amount);

  await owner.goto(getRecordAddress({ company_code, assessment_code }));
  await expect(owner.getByText('Provisional permit until 11 Feb 2026')).toBeVisible();
  await expect(owner.getByRole('button', { name: 'Download the provisional permit' })).toBeVisible();
  const address = await owner.getByRole('link', { name: 'See what others see' }).getAttribute('href');
  const anybody = await municipality.visitor({ viewport: PHONE });
  await anybody.goto(address ?? '');
  await expect(anybody.getByText('Provisional until')).toBeVisible();
  await expect(anybody.getByText('11 Feb 2026').first()).toBeVisible();
});
