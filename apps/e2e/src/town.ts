import { type Browser, type BrowserContext, expect, type Page, test as bare } from '@playwright/test';

import { house, openOwnHouse } from './e2e-harness.ts';

/** Everyone of the demonstration has an address at the hall, or a business of their own. */
const HALL = '@sanisidro-maligaya.example';
export const MAIN_OWNER = 'rogelio.abantao@negosyo.example';
/**
 * Reads the template pages in every look and language. Settings belong to the account, so nobody else may be at work
 * under it.
 */
export const TEMPLATE_READER = 'nenita.dumalaog@negosyo.example';

/** People of the town, each at their own machine. */
export interface Town {
  /** The page of an office's clerk, by the mailbox at the hall (`fire`, `treasurer`); signed in at the first call. */
  readonly clerk: (mailbox: string) => Promise<Page>;
  /** The page of whoever has this account. */
  readonly person: (email: string, password?: string) => Promise<Page>;
  /** A machine where nobody has ever been. */
  readonly stranger: (options?: Parameters<Browser['newContext']>[0]) => Promise<Page>;
  /** Everybody known sits at a desk again: a journey that held a phone in its hand leaves none to the next one. */
  readonly backToDesks: () => Promise<void>;
  /** What the policies of the pages stopped since the last call. A journey that ends with any has failed. */
  readonly takeStopped: () => string[];
}

/** How browsers tell it in their console. */
const STOPPED = /Content Security Policy|Trusted(?:HTML|Script|Type)|Integrity-Policy/;

const DESK = { width: 1280, height: 900 };

/** Lanes that have a product to themselves, beside the one that all others share. */
const ALONE = ['alone', 'system-alone'];

export const test = bare.extend<{ readonly afterwards: undefined }, { readonly town: Town }>({
  town: [
    async ({ browser }, use, { project }) => {
      const closeProduct = ALONE.includes(project.name) ? await openOwnHouse() : undefined;
      const opened: BrowserContext[] = [];
      const known = new Map<string, Promise<Page>>();
      const stopped: string[] = [];
      const stranger: Town['stranger'] = async (options) => {
        const context = await browser.newContext({
          baseURL: house().address,
          viewport: DESK,
          locale: 'en-PH',
          timezoneId: 'Asia/Manila',
          acceptDownloads: true,
          serviceWorkers: 'block',
          ...options,
        });
        opened.push(context);
        context.on('console', (message) => {
          if (STOPPED.test(message.text())) stopped.push(`${message.page()?.url()}: ${message.text()}`);
        });
        return context.newPage();
      };
      const person: Town['person'] = (email, password = house().password) => {
        const page = known.get(email) ?? stranger().then((fresh) => signIn(fresh, email, password));
        known.set(email, page);
        return page;
      };
      const backToDesks: Town['backToDesks'] = async () => {
        const pages = await Promise.all(known.values());
        const small = pages.filter((page) => page.viewportSize()?.width !== DESK.width);
        await Promise.all(small.map((page) => page.setViewportSize(DESK)));
      };
      await use({
        stranger,
        person,
        clerk: (mailbox) => person(`${mailbox}${HALL}`),
        backToDesks,
        takeStopped: () => stopped.splice(0),
      });
      await Promise.all(opened.map((context) => context.close())).finally(closeProduct);
    },
    { scope: 'worker' },
  ],
  afterwards: [
    async ({ town }, use) => {
      await use(undefined);
      await town.backToDesks();
      expect(town.takeStopped(), 'what the policies of the pages had to stop').toEqual([]);
    },
    { auto: true },
  ],
});

/** Signs in by the form; the page then shows the person's first page. */
export async function signIn(page: Page, email: string, password: string): Promise<Page> {
  await page.goto('/login');
  await agree(page);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  // The account page is a step on the way to an office's own area.
  await expect(page).not.toHaveURL(email.endsWith(HALL) ? /\/login|\/app\// : /\/login/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await typesPasswordAgain(page, password);
  return page;
}

/** A page that is used by several journeys is older than five minutes when it is asked who sits there. */
async function typesPasswordAgain(page: Page, password: string): Promise<void> {
  const asked = page.getByRole('alertdialog', { name: 'Your password, please' });
  await page.addLocatorHandler(asked, async () => {
    await asked.getByLabel('Password', { exact: true }).fill(password);
    await asked.getByRole('button', { name: 'Go on' }).click();
  });
}

/** Answers the line about cookies that stands at the foot of everything on a new machine. */
export async function agree(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'I Agree' }).click();
}
