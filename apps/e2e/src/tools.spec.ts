import { expect, type Page } from '@playwright/test';

import { getProduct } from './e2e-harness.ts';
import { expectNothingGrave } from './expect-readable.ts';
import { MAIN_OWNER, signIn, test } from './municipality.ts';

/** Settings of a municipality with search, contacts and notifications; the rest is its own reply. */
async function showTools(page: Page): Promise<void> {
  await page.route('**/api/municipality', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), has_tools: true } });
  });
}

test('by the tools an owner writes to an office, gets its answer at the bell, and finds a business by keyboard', async ({
  municipality,
}) => {
  const subject = `Second extinguisher ${Date.now()}`;
  const owner = await municipality.visitor({ viewport: { width: 360, height: 800 } });
  await showTools(owner);
  await signIn(owner, MAIN_OWNER, getProduct().password);

  await owner.getByRole('button', { name: 'Contacts' }).click();
  await expect(owner.getByText('Choose the office you want to message.')).toBeVisible();
  await expectNothingGrave(owner);
  await owner
    .getByRole('list', { name: 'Offices' })
    .getByRole('button', { name: /FIRE.*no\. 4/ })
    .click();
  const drawer = owner.getByRole('dialog', { name: 'New Inquiry' });
  await drawer.getByLabel('Subject').fill(subject);
  await drawer.getByLabel('Remarks').fill('Abantao Laundry');
  await drawer.getByLabel('Message').fill('Do I need a second one?');
  await drawer.getByRole('button', { name: 'Send to FIRE' }).click();
  await expect(owner.getByText('Inquiry successfully send.')).toBeVisible();
  await owner.keyboard.press('Escape');

  const clerk = await municipality.clerk('fire');
  await clerk.goto('/fire/dashboard');
  await clerk.getByRole('button', { name: /^Inquiry/ }).click();
  await clerk
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(subject) })
    .click();
  await clerk.getByRole('dialog').getByLabel('Reply', { exact: true }).fill('Yes, near the door.');
  await clerk.getByRole('dialog').getByRole('button', { name: 'Send reply' }).click();
  await clerk.keyboard.press('Escape');

  const bell = owner.getByRole('button', { name: /^Notifications/ });
  await bell.click();
  const line = owner
    .getByRole('list', { name: 'Notifications' })
    .getByRole('button', { name: new RegExp(`New reply: ${subject}`) });
  await expect(line).toContainText('Unread');
  await expectNothingGrave(owner);
  await line.click();
  await expect(owner.getByRole('dialog').getByText('Yes, near the door.')).toBeVisible();
  await owner.keyboard.press('Escape');
  await bell.click();
  await expect(line).not.toContainText('Unread');
  await owner.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(owner.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await owner.keyboard.press('Escape');

  await owner.keyboard.press('Control+k');
  const field = owner.getByRole('combobox', { name: 'Name or number' });
  await expect(field).toBeFocused();
  await owner.keyboard.type('laundry');
  await expect(owner.getByRole('option').first()).toContainText('Laundry');
  await expectNothingGrave(owner);
  await owner.keyboard.press('Enter');
  await expect(owner.getByRole('heading', { level: 1 })).toContainText('Laundry');
  await expect(owner).toHaveURL(/\/app\/management\/companies\/assessment\//);
});

test('a press beside a floating panel closes it and reaches nothing of the page behind it', async ({
  municipality,
}) => {
  const clerk = await municipality.clerk('fire');
  await clerk.goto('/fire/dashboard');
  const behind = clerk.getByRole('navigation').getByRole('link', { name: 'Request For Clearances' });
  const place = await behind.boundingBox();
  if (place === null) throw new Error('The menu has no place.');
  await behind.evaluate((link) => {
    for (const press of ['pointerdown', 'click'])
      link.addEventListener(press, () => link.toggleAttribute('data-pressed', true));
  });
  const openings = [() => clerk.locator('button.eb-fab').click(), () => clerk.keyboard.press('Control+k')];
  for (const open of openings) {
    await open();
    await expect(clerk.getByRole('dialog').locator('input').first()).toBeFocused();
    await passFrames(clerk);
    await clerk.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
    await expect(clerk.getByRole('dialog')).toHaveCount(0);
    expect(await behind.getAttribute('data-pressed')).toBeNull();
  }
  await behind.click();
  await expect(clerk).toHaveURL(/\/fire\/request\/clearances/);
});

/**
 * A floating panel listens for a press outside of it two frames after it took the focus, sooner than a hand can press.
 */
function passFrames(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => setTimeout(resolve));
  });
}
