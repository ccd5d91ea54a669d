import { expect, type Page } from '@playwright/test';

import { loadReply } from './load-reply.ts';
import { getProduct } from './e2e-harness.ts';
import { expectReadable } from './expect-readable.ts';
import { takeSample } from './sweeps/sweep-sample.ts';
import { MAIN_OWNER, signIn, test, type MunicipalityFixture } from './municipality.ts';

interface Look {
  readonly theme?: 'LIGHT' | 'ONE_DARK' | 'UNICORN';
  readonly direction?: 'ltr' | 'rtl';
  readonly language?: 'en' | 'fil';
  readonly width?: number;
}

/** Main pages, each in one sampled look; the sweep over all paths and looks is a command of its own (decision E37). */
const SAMPLE_PAGES: readonly (readonly [who: string, address: string, look: Look])[] = [
  ['stranger', '/home', { theme: 'LIGHT', width: 320 }],
  ['stranger', '/home', { theme: 'UNICORN', language: 'fil' }],
  ['stranger', '/login', { theme: 'ONE_DARK', width: 320 }],
  ['stranger', '/register', { theme: 'LIGHT', language: 'fil', width: 320 }],
  ['stranger', '/permits/verify', { theme: 'UNICORN', width: 320 }],
  ['owner', '/app/reports/dashboard', { theme: 'LIGHT' }],
  ['owner', '/app/reports/dashboard', { theme: 'ONE_DARK', direction: 'rtl', width: 320 }],
  ['owner', '/app/management/companies', { theme: 'UNICORN', width: 320 }],
  ['owner', '/app/management/companies/assessment/SI-000102', { theme: 'LIGHT', language: 'fil', width: 320 }],
  ['owner', '/app/management/companies/create', { theme: 'ONE_DARK', direction: 'rtl' }],
  ['owner', '/app/management/companies/assessment/edit/DRAFT', { theme: 'LIGHT', width: 320 }],
  ['owner', '/app/management/companies/payment/history', { theme: 'ONE_DARK', width: 320 }],
  ['owner', '/app/management/companies/account/soa', { theme: 'LIGHT', direction: 'rtl' }],
  ['owner', '/app/account', { theme: 'UNICORN', language: 'fil', width: 320 }],
  ['fire', '/fire/dashboard', { theme: 'ONE_DARK' }],
  ['fire', '/fire/request/clearances', { theme: 'LIGHT' }],
  ['fire', '/fire/request/clearances', { theme: 'UNICORN', direction: 'rtl', width: 320 }],
  ['fire', '/fire/request/holdings/list', { theme: 'ONE_DARK', width: 320 }],
  ['bplo', '/bplo/request/clearances', { theme: 'LIGHT', language: 'fil' }],
  ['barangay-silangan', '/barangay/dashboard', { theme: 'UNICORN', width: 320 }],
  ['admin', '/administrator/dashboard', { theme: 'LIGHT' }],
  ['admin', '/administrator/users', { theme: 'ONE_DARK', width: 320 }],
  ['market', '/affiliate/dashboard', { theme: 'LIGHT', width: 320 }],
];

for (const [who, address, look] of takeSample(SAMPLE_PAGES, 4, 1)) {
  const { theme = 'ONE_DARK', direction = 'ltr', language = 'en', width = 1280 } = look;
  test(`${who} can read and use ${address} in ${theme}, ${direction}, ${language}, at ${width} px`, async ({
    municipality,
  }) => {
    const page = await openPage(municipality, who);
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/home');
    await page.evaluate((settings) => localStorage.setItem('settings', JSON.stringify(settings)), {
      theme,
      direction,
      language,
      responsiveFontSizes: true,
    });
    await page.goto(address.endsWith('DRAFT') ? await findDraftAddress(page) : address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await expectReadable(page);
  });
}

const machines = new Map<string, Promise<Page>>();

/** Browser contexts of their own, because the settings of looks stay in them; a person signs in there once. */
function openPage(municipality: MunicipalityFixture, who: string): Promise<Page> {
  if (who === 'stranger') return municipality.visitor();
  const email = who === 'owner' ? MAIN_OWNER : `${who}@sanisidro-maligaya.example`;
  const page =
    machines.get(email) ?? municipality.visitor().then((fresh) => signIn(fresh, email, getProduct().password));
  machines.set(email, page);
  return page;
}

/** The form of the application that the demonstration left unfinished. */
async function findDraftAddress(page: Page): Promise<string> {
  await page.goto('/app/management/companies/assessment/SI-000141');
  return (
    (
      await page
        .getByRole('link', { name: /20\d\d$/ })
        .first()
        .getAttribute('href')
    )?.replace('/details/', '/edit/') ?? ''
  );
}

test('a token that was copied from the browser grants nothing elsewhere, and the browser itself stays signed in', async ({
  municipality,
}) => {
  const owner = await signIn(await municipality.visitor(), MAIN_OWNER, getProduct().password);
  const token = await owner.evaluate(() => localStorage.getItem('accessToken'));
  const otherBrowser = await municipality.visitor();
  await otherBrowser.goto('/home/terms-and-conditions');
  const status = await otherBrowser.evaluate(
    async (bearer) => (await fetch('/api/account/me', { headers: { authorization: `Bearer ${bearer}` } })).status,
    token,
  );
  expect(status).toBe(401);

  // Its key survives a reload.
  await owner.reload();
  await expect(owner.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await loadReply<{ email: string }>(owner, '/api/account/me')).email).toBe(MAIN_OWNER);
});
