import { expect, type Page } from '@playwright/test';

import { expectReadable } from '../expect-readable.ts';
import { TEMPLATE_READER, test } from '../municipality.ts';

const PHONE = { width: 360, height: 780 };
const DESK = { width: 1280, height: 900 };

let page: Page;
let violations: string[];

test.beforeEach(async ({ municipality }) => {
  page = await municipality.person(TEMPLATE_READER);
  violations = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
});

test.afterEach(async () => {
  page.removeAllListeners('console');
  expect(violations).toEqual([]);
});

/** Opens an address in one of the looks, so that every look is checked somewhere. */
async function openIn(address: string, look: { theme: string; direction?: 'rtl' }, size = DESK): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate((settings) => {
    const before = JSON.parse(localStorage.getItem('settings') ?? '{}') as object;
    localStorage.setItem('settings', JSON.stringify({ ...before, direction: 'ltr', ...settings, version: 1 }));
  }, look);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('a project is made in three steps, found by its tag and applied for', async () => {
  await openIn('/app/projects/create', { theme: 'LIGHT' }, PHONE);
  await expectReadable(page);
  await page.getByText(/^Project owner/).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Project name').fill('Balut deliveries');
  await page.getByLabel(/^Tags/).fill('night');
  await page.getByLabel(/^Tags/).press('Enter');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('textbox', { name: 'Description' }).fill('From ten at night until the last one is sold.');
  await page.reload();
  await page.getByRole('textbox', { name: 'Description' }).fill('From ten at night until two.');
  await page.getByRole('button', { name: 'Complete' }).click();
  await page.getByRole('link', { name: 'Open the project' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Balut deliveries' })).toBeVisible();
  await expect(page.getByText('From ten at night until two.')).toBeVisible();

  await openIn('/app/projects/browse', { theme: 'ONE_DARK' });
  await page.getByLabel(/^Keywords/).fill('bakery');
  await page.getByLabel(/^Keywords/).press('Enter');
  await page.getByRole('button', { name: 'Level', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Expert' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/keywords=bakery&level=expert/);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expectReadable(page);
  await page.getByRole('link', { name: 'Point of sale for a bakery' }).click();
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByLabel(/^Note to/).fill('I baked for six years.');
  await page.getByRole('button', { name: 'Send the application' }).click();
  await expect(page.getByText('Your application was sent.')).toBeVisible();
  await expect(page.getByText('Applied', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Activity' }).click();
  await expect(page.getByText('Liwayway Reyes applied')).toBeVisible();
  await expectReadable(page, { contrast: false });

  await openIn('/app/projects/overview', { theme: 'UNICORN', direction: 'rtl' });
  await page.getByLabel('New to-do').fill('Buy eggs');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByRole('checkbox', { name: 'Buy eggs' })).toBeVisible();
  await expectReadable(page);
});

test('a post with a picture, and a connection that is requested and withdrawn', async () => {
  await openIn('/app/social/feed', { theme: 'UNICORN' }, PHONE);
  await page.getByLabel(/on your mind/).fill('New stall on Friday');
  await page.getByLabel('Add a picture').setInputFiles({
    name: 'dot.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
      'base64',
    ),
  });
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByRole('article').first()).toContainText('New stall on Friday');
  await page.reload();
  await page.getByRole('button', { name: 'Enlarge the picture of Liwayway Reyes' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  // The top bar may cover half a button at some scroll positions, which is no fault of the page.
  await page.evaluate(() => scrollTo(0, 0));
  await expectReadable(page);

  await openIn('/app/social/profile', { theme: 'LIGHT', direction: 'rtl' });
  await page.getByRole('button', { name: 'Connect with Amihan Bernardo' }).click();
  await page.getByRole('button', { name: 'Withdraw the request to Amihan Bernardo' }).click();
  await expect(page.getByRole('button', { name: 'Connect with Amihan Bernardo' })).toBeFocused();
  await page.getByRole('tab', { name: 'Connections' }).click();
  await page.getByLabel('Search connections').pressSequentially('hiraya');
  await expect(page.getByRole('link', { name: /Hiraya/ })).toHaveCount(4);
  await expectReadable(page);
});

test('both editors and both forms run under the policy of the product', async () => {
  await openIn('/app/extra/editors/quill', { theme: 'ONE_DARK' });
  const field = page.getByRole('textbox', { name: 'Notice' });
  await field.press('Control+a');
  await field.pressSequentially('Sold out');
  await field.press('Shift+Home');
  await page.getByRole('button', { name: 'Bold' }).click();
  await expect(page.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('strong', { hasText: 'Sold out' })).toHaveCount(2);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved in this tab.')).toBeVisible();
  await expectReadable(page);

  await openIn('/app/extra/editors/draft-js', { theme: 'LIGHT' }, PHONE);
  await page.getByRole('button', { name: 'Full screen' }).click();
  await expect(page.getByRole('button', { name: 'Exit full screen' })).toBeVisible();
  await page.getByRole('button', { name: 'Exit full screen' }).click();
  await expect(page.getByRole('button', { name: 'Full screen', exact: true })).toBeVisible();
  await expectReadable(page);

  for (const [path, theme] of [
    ['formik', 'UNICORN'],
    ['redux', 'ONE_DARK'],
  ] as const) {
    await openIn(`/app/extra/forms/${path}`, { theme }, PHONE);
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByLabel('First name')).toBeFocused();
    await expectReadable(page, { contrast: theme === 'UNICORN' });
    await page.getByLabel('First name').fill('Ana');
    await page.getByLabel('Last name').fill('Cruz');
    await page.getByLabel('E-mail').fill('ana@example.com');
    await page.getByLabel('Password', { exact: true }).fill('1234567');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByText(/^Thank you, Ana/)).toBeVisible();
  }
});

test('the list of pages shows a failed call and retries it', async () => {
  await openIn('/app/extra', { theme: 'ONE_DARK', direction: 'rtl' }, PHONE);
  await page.getByRole('button', { name: 'Make the next call fail' }).click();
  await page.getByLabel('Search people and places').fill('market');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText('Something went wrong')).toBeVisible();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByText('There are no notifications')).toBeVisible();
  await page.getByRole('button', { name: 'Restart the demonstration' }).click();
  await expect(page.getByText('Item shipped')).toBeVisible();
  await expectReadable(page);
});
