// Playwright fixture with a signed-in page for each person of the demo municipality.

import { type Browser, type BrowserContext, expect, type Page, test as bare } from '@playwright/test';

import { getProduct, getStaffDomain, openMunicipalityProduct, openOwnProduct } from './e2e-harness.ts';

export const MAIN_OWNER = 'rogelio.abantao@negosyo.example';
/**
 * The account that reads the template pages in every look and language. Settings belong to the account, so no other
 * journey may use it at the same time.
 */
export const TEMPLATE_READER = 'nenita.dumalaog@negosyo.example';

/** Pages of the municipality's people, each in a browser context of its own. */
export interface MunicipalityFixture {
  /**
   * The page of an office's clerk, by the mailbox at the municipality (`fire`, `treasurer`); signed in at the first
   * call.
   */
  readonly clerk: (mailbox: string) => Promise<Page>;
  /** The page of the person with this account. */
  readonly person: (email: string, password?: string) => Promise<Page>;
  /** A page in a new browser context, without a session or cookies. */
  readonly visitor: (options?: Parameters<Browser['newContext']>[0]) => Promise<Page>;
  /** Restores the desktop viewport of every page, after a journey that used a phone. */
  readonly resetViewports: () => Promise<void>;
  /** Violations of the pages' policies since the last call. A journey that ends with any has failed. */
  readonly drainViolations: () => string[];
}

/** Console messages of browsers about a violation. */
const VIOLATION_MESSAGE = /Content Security Policy|Trusted(?:HTML|Script|Type)|Integrity-Policy/;

const DESK = { width: 1280, height: 900 };

/** Lanes with a product of their own, beside the shared one; or another municipality. */
const OWN_PRODUCTS: Readonly<Record<string, () => Promise<() => Promise<void>>>> = {
  alone: openOwnProduct,
  'system-alone': openOwnProduct,
  maliwanag: () => openMunicipalityProduct('maliwanag'),
  tubigan: () => openMunicipalityProduct('tubigan'),
};

export const test = bare.extend<{ readonly afterwards: undefined }, { readonly municipality: MunicipalityFixture }>({
  municipality: [
    async ({ browser }, use, { project }) => {
      const closeProduct = await OWN_PRODUCTS[project.name]?.();
      const contexts: BrowserContext[] = [];
      const pagesByEmail = new Map<string, Promise<Page>>();
      const violations: string[] = [];
      const visitor: MunicipalityFixture['visitor'] = async (options) => {
        const context = await browser.newContext({
          baseURL: getProduct().address,
          viewport: DESK,
          locale: 'en-PH',
          timezoneId: 'Asia/Manila',
          acceptDownloads: true,
          serviceWorkers: 'block',
          ...options,
        });
        contexts.push(context);
        context.on('console', (message) => {
          if (VIOLATION_MESSAGE.test(message.text())) violations.push(`${message.page()?.url()}: ${message.text()}`);
        });
        return context.newPage();
      };
      const person: MunicipalityFixture['person'] = (email, password = getProduct().password) => {
        const page = pagesByEmail.get(email) ?? visitor().then((fresh) => signIn(fresh, email, password));
        pagesByEmail.set(email, page);
        return page;
      };
      const resetViewports: MunicipalityFixture['resetViewports'] = async () => {
        const pages = await Promise.all(pagesByEmail.values());
        const small = pages.filter((page) => page.viewportSize()?.width !== DESK.width);
        await Promise.all(small.map((page) => page.setViewportSize(DESK)));
      };
      await use({
        visitor,
        person,
        clerk: (mailbox) => person(`${mailbox}${getStaffDomain()}`),
        resetViewports,
        drainViolations: () => violations.splice(0),
      });
      await Promise.all(contexts.map((context) => context.close())).finally(closeProduct);
    },
    { scope: 'worker' },
  ],
  afterwards: [
    async ({ municipality }, use) => {
      await use(undefined);
      await municipality.resetViewports();
      expect(municipality.drainViolations(), 'what the policies of the pages had to stop').toEqual([]);
    },
    { auto: true },
  ],
});

/** Signs in by the form; the page then shows the person's first page. */
export async function signIn(page: Page, email: string, password: string): Promise<Page> {
  await page.goto('/login');
  await acceptCookies(page);
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  // An office's account first opens the account page, then its own area.
  await expect(page).not.toHaveURL(email.endsWith(getStaffDomain()) ? /\/login|\/app\// : /\/login/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await handlePasswordPrompt(page, password);
  return page;
}

/** Pages that several journeys share are older than five minutes, when the password is requested again. */
async function handlePasswordPrompt(page: Page, password: string): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: 'Enter your password' });
  await page.addLocatorHandler(dialog, async () => {
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Continue' }).click();
  });
}

/** Accepts the cookie notice at the foot of every page in a new browser. */
export async function acceptCookies(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'I Agree' }).click();
}
