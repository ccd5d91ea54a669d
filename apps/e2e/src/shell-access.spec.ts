import { expect, type Locator, type Page } from '@playwright/test';

import { expectReadable } from './expect-readable.ts';
import { takeSample } from './sweeps/sweep-sample.ts';
import { acceptCookies, MAIN_OWNER, test, type MunicipalityFixture } from './municipality.ts';

/** Settings of the pages, and the width of the screen. */
interface Look {
  readonly theme: 'LIGHT' | 'ONE_DARK' | 'UNICORN';
  readonly direction: 'ltr' | 'rtl';
  readonly language: 'en' | 'fil';
  readonly width: 320 | 1280;
}

const THEMES = ['LIGHT', 'ONE_DARK', 'UNICORN'] as const;
const DIRECTIONS = ['ltr', 'rtl'] as const;
const LANGUAGES = ['en', 'fil'] as const;
const WIDTHS = [320, 1280] as const;
const ALL: readonly Look[] = THEMES.flatMap((theme) =>
  DIRECTIONS.flatMap((direction) =>
    LANGUAGES.flatMap((language) => WIDTHS.map((width) => ({ theme, direction, language, width }))),
  ),
);

/** Coprime to twenty-four, so that each look occurs before one repeats, and neighbours differ in much. */
const STEP = 11;

/**
 * One look at each page, another one at the next, so that consecutive pages show every theme, direction, language and
 * width (decision 0190). `AXE=all` checks all twenty-four at each.
 */
function listLooks(place: number): readonly Look[] {
  return process.env['AXE'] === 'all' ? ALL : [ALL[(place * STEP) % ALL.length] as Look]; // within the list
}

const openOwnerPage = (municipality: MunicipalityFixture): Promise<Page> => municipality.person(MAIN_OWNER);
const openFirePage = (municipality: MunicipalityFixture): Promise<Page> => municipality.clerk('fire');
const openAdminPage = (municipality: MunicipalityFixture): Promise<Page> => municipality.clerk('admin');
let visitorPage: Promise<Page> | undefined;

/** A returning visitor: the notices are answered. */
function openVisitorPage(municipality: MunicipalityFixture): Promise<Page> {
  visitorPage ??= municipality.visitor().then(async (page) => {
    await page.goto('/login');
    await acceptCookies(page);
    return page;
  });
  return visitorPage;
}

const getFab = (page: Page): Locator => page.locator('button.eb-fab');
const getDrawer = (page: Page): Locator => page.getByRole('dialog');

async function openMessenger(page: Page): Promise<void> {
  await getFab(page).click();
  await expect(getDrawer(page).getByRole('searchbox')).toBeFocused();
}

async function openThread(page: Page): Promise<void> {
  await openMessenger(page);
  await getDrawer(page).getByRole('list').getByRole('button').first().click();
  await expect(getDrawer(page).getByRole('textbox', { name: /^(?:Reply|Sagot)$/ })).toBeFocused();
}

async function openNew(page: Page): Promise<void> {
  await openMessenger(page);
  await getDrawer(page)
    .getByRole('button', { name: /^(?:New Inquiry|Bagong tanong)$/ })
    .click();
  await getDrawer(page)
    .getByRole('button', { name: /^(?:Send to|Ipadala sa) FIRE$/ })
    .click();
  await expect(getDrawer(page).locator('[aria-invalid="true"]')).toHaveCount(3);
}

async function submitEmpty(page: Page): Promise<void> {
  await page.locator('main button[type="submit"]').first().click();
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
}

/** In a new browser: the consent first, then the notice of new settings. */
async function openNotices(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.reload();
  await page.getByRole('button', { name: /^(?:I Agree|Sang-ayon ako)$/ }).click();
  // A person with the light theme sees no notice that the dark one is new.
  const isLight = await page.evaluate(() => document.documentElement.dataset['theme'] === 'LIGHT');
  await expect(
    page.getByRole('button', { name: /^(?:Switch to light theme|Lumipat sa maliwanag na tema)$/ }),
  ).toHaveCount(isLight ? 0 : 1);
}

async function openConsent(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.reload();
  await expect(page.getByRole('button', { name: /^(?:I Agree|Sang-ayon ako)$/ })).toBeVisible();
}

interface Place {
  readonly name: string;
  readonly who: (municipality: MunicipalityFixture) => Promise<Page>;
  readonly address: string;
  /** Preparation before the checks. */
  readonly prepare?: (page: Page) => Promise<void>;
}

/** Every page and every panel of the shell itself. */
const PLACES: readonly Place[] = [
  { name: 'the landing', who: openVisitorPage, address: '/home' },
  { name: 'the sign-in', who: openVisitorPage, address: '/login' },
  { name: 'the sign-in, refused', who: openVisitorPage, address: '/login', prepare: submitEmpty },
  { name: 'the sign-in by mobile number', who: openVisitorPage, address: '/login/mobile' },
  { name: 'the verification', who: openVisitorPage, address: '/login/verification' },
  { name: 'the invitation without a good link', who: openVisitorPage, address: '/login/invitation?token=spent' },
  { name: 'the registration', who: openVisitorPage, address: '/register' },
  { name: 'the registration by mobile number', who: openVisitorPage, address: '/register/mobile' },
  { name: 'the registration, refused', who: openVisitorPage, address: '/register', prepare: submitEmpty },
  { name: 'the forgotten password', who: openVisitorPage, address: '/recover/password' },
  { name: 'the new password', who: openVisitorPage, address: '/recover/password/reset-form/nobody@example.com/spent' },
  { name: 'the fees and taxes', who: openVisitorPage, address: '/pricing' },
  { name: 'the citizen’s charter', who: openVisitorPage, address: '/citizens-charter' },
  { name: 'the complaint channels', who: openVisitorPage, address: '/complaints' },
  { name: 'the accessibility statement', who: openVisitorPage, address: '/accessibility' },
  { name: 'the terms', who: openVisitorPage, address: '/home/terms-and-conditions' },
  { name: 'the privacy notice', who: openVisitorPage, address: '/home/privacy-notice' },
  { name: 'the status', who: openVisitorPage, address: '/status' },
  { name: 'the application status', who: openVisitorPage, address: '/track' },
  { name: 'the permit check', who: openVisitorPage, address: '/permits/verify' },
  { name: 'the permit check of a false code', who: openVisitorPage, address: '/permits/verify/no-such-code' },
  { name: 'the missing page of a stranger', who: openVisitorPage, address: '/404' },
  { name: 'the missing page inside', who: openOwnerPage, address: '/404' },
  { name: 'the account of an owner', who: openOwnerPage, address: '/app/account' },
  { name: 'the mails of an owner', who: openOwnerPage, address: '/app/account?tab=notifications' },
  { name: 'the security of an owner', who: openOwnerPage, address: '/app/account?tab=security' },
  { name: 'the data of an owner', who: openOwnerPage, address: '/app/account?tab=privacy' },
  { name: 'the account of an office', who: openFirePage, address: '/fire/account' },
  { name: 'the account of an administrator', who: openAdminPage, address: '/administrator/account' },
  {
    name: 'the settings',
    who: openOwnerPage,
    address: '/404',
    prepare: (page) => page.getByRole('button', { name: /^(?:Settings|Mga setting)$/ }).click(),
  },
  {
    name: 'the account menu',
    who: openOwnerPage,
    address: '/404',
    prepare: (page) => page.getByRole('button', { name: /^Account (?:of|ni)/ }).click(),
  },
  { name: 'the list of inquiries', who: openOwnerPage, address: '/404', prepare: openMessenger },
  { name: 'a new inquiry, refused', who: openOwnerPage, address: '/404', prepare: openNew },
  { name: 'a thread of inquiries', who: openOwnerPage, address: '/404', prepare: openThread },
  { name: 'a thread as an office sees it', who: openFirePage, address: '/404', prepare: openThread },
  { name: 'the consent', who: openVisitorPage, address: '/status', prepare: openConsent },
  { name: 'the notice of new settings', who: openVisitorPage, address: '/status', prepare: openNotices },
];

async function openPlace(page: Page, { address, prepare }: Place, { width, ...settings }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate(
    (chosenSettings) =>
      localStorage.setItem('settings', JSON.stringify({ ...chosenSettings, responsiveFontSizes: true })),
    settings,
  );
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(
    await page.evaluate(() => [
      document.documentElement.dir,
      document.documentElement.lang,
      document.documentElement.dataset['theme'],
    ]),
  ).toEqual([settings.direction, settings.language, settings.theme]);
  await prepare?.(page);
}

/** The pages are shared with other journeys, which rely on the default settings. */
async function restoreSettings(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('settings'));
  await page.setViewportSize({ width: 1280, height: 900 });
}

/** Longer than any screen, so that the thread has to be scrolled. */
const LONG = 'Is a photo enough, or does the office want to see the paper itself? '.repeat(60);

test.beforeAll(async ({ municipality }) => {
  const page = await openOwnerPage(municipality);
  await page.goto('/404');
  await openMessenger(page);
  await getDrawer(page).getByRole('button', { name: 'New Inquiry' }).click();
  for (const [label, words] of [
    ['Subject', 'Sari-sari store'],
    ['Remarks', 'Documents of 2019'],
    ['Message', LONG],
  ] as const)
    await getDrawer(page).getByLabel(label).fill(words);
  await getDrawer(page).getByRole('button', { name: 'Send to FIRE' }).click();
  await expect(page.getByText('Inquiry successfully send.')).toBeVisible();
});

test('the places together cover every look', () => {
  expect(new Set(PLACES.flatMap((_, at) => listLooks(at)))).toEqual(new Set(ALL));
});

for (const [at, place] of takeSample([...PLACES.entries()], 6, 2)) {
  test(`${place.name} is readable and usable for everybody, with any settings`, async ({ municipality }) => {
    const page = await place.who(municipality);
    for (const look of listLooks(at)) {
      await test.step(Object.values(look).join(' '), async () => {
        await openPlace(page, place, look);
        await expectReadable(page);
      });
    }
    await restoreSettings(page);
  });
}
