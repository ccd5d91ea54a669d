import { expect, type Page } from '@playwright/test';

import { expectReadable } from '../expect-readable.ts';
import { TEMPLATE_READER, test } from '../municipality.ts';

const DESK = { width: 1280, height: 900 };
const PHONE = { width: 360, height: 780 };

/** The same page in another look, as a person's settings would set it. */
async function applyLook(page: Page, theme: 'LIGHT' | 'ONE_DARK' | 'UNICORN', direction: 'ltr' | 'rtl' = 'ltr') {
  await page.evaluate(
    (settings) => {
      const before = JSON.parse(localStorage.getItem('settings') ?? '{}') as object;
      localStorage.setItem('settings', JSON.stringify({ ...before, version: 1, ...settings }));
    },
    { theme, direction },
  );
}

test('in the chat of the template a contact is found, written to and read again after a reload', async ({
  municipality,
}) => {
  const page = await municipality.person(TEMPLATE_READER);
  await page.setViewportSize(DESK);
  await applyLook(page, 'LIGHT', 'rtl');
  await page.goto('/app/chat');
  await expect(page).toHaveURL(/\/app\/chat\/new$/);
  const recipient = page.getByRole('searchbox', { name: 'Recipient' });
  await recipient.fill('zzz');
  await expect(page.getByText('No contact matches “zzz”.')).toBeVisible();
  await expectReadable(page);
  await recipient.fill('kristine');
  await page.getByRole('list', { name: 'Contacts' }).getByRole('link').click();

  const message = page.getByRole('textbox', { name: 'Message' });
  await message.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Message is a required field.');
  await message.fill('Magandang umaga!');
  await message.press('Enter');
  const log = page.getByRole('log');
  await expect(log).toContainText('Magandang umaga!');
  await expect(message).toBeFocused();
  const picture = { name: 'stall.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await page.getByLabel('Attach a photo').and(page.locator('input')).setInputFiles(picture);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await log.getByRole('button', { name: 'Enlarge stall.png' }).click();
  await expect(page.getByRole('dialog', { name: 'stall.png' }).getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(log).toContainText('Magandang umaga!');
  await expect(page.getByRole('list', { name: 'Conversations' }).getByRole('link').first()).toContainText(
    /Kristine Ocampo.*You: sent a photo/,
  );
});

test('on a phone the chat shows one pane at a time, and a blocked contact is unblocked', async ({ municipality }) => {
  const page = await municipality.person(TEMPLATE_READER);
  await page.setViewportSize(PHONE);
  await applyLook(page, 'UNICORN');
  await page.goto('/app/chat/somebody.unknown');
  await expect(page).toHaveURL(/\/app\/chat\/new$/);
  const list = page.getByRole('list', { name: 'Conversations' });
  await expect(list.getByRole('link', { name: /Corazon/ })).toContainText('2 unread messages');
  await list.getByRole('link', { name: /Corazon/ }).click();
  await expect(list).toBeHidden();
  await page.getByRole('button', { name: 'Conversation options' }).click();
  await page.getByRole('menuitem', { name: 'Block' }).click();
  await page.getByRole('button', { name: 'Unblock' }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
  await expectReadable(page);
  await page.getByRole('link', { name: 'Back to the conversations' }).click();
  await expect(list.getByRole('link', { name: /Corazon/ })).not.toContainText('unread');
});

test('in the mail of the template a mail is read and answered, and another one written in the window', async ({
  municipality,
}) => {
  const page = await municipality.person(TEMPLATE_READER);
  await page.setViewportSize(DESK);
  await applyLook(page, 'ONE_DARK');
  await page.goto('/app/mail');
  await expect(page).toHaveURL(/\/app\/mail\/all$/);
  await expectReadable(page);
  await page.getByRole('link', { name: /^Inbox/ }).click();
  await page.getByRole('link', { name: /Delivery receipt 0418/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Delivery receipt 0418');
  await page.getByRole('button', { name: 'Reply', exact: true }).click();
  const answer = page.getByRole('textbox', { name: 'Reply' });
  await expect(answer).toBeFocused();
  await page.keyboard.type('Salamat, Danilo!');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByText('Sent to Danilo Macaraeg.')).toBeVisible();

  await page.getByRole('button', { name: 'Compose' }).click();
  await page.getByLabel('To', { exact: true }).fill('rosa@sanisidro.example');
  await page.getByLabel('Subject').fill('Ribbons');
  await page.getByRole('textbox', { name: 'Message' }).click();
  await page.keyboard.type('Ten metres, please.');
  await page.getByRole('button', { name: 'Full screen' }).click();
  await expect(page.getByRole('dialog')).toContainText('Ten metres, please.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('link', { name: 'Sent', exact: true }).click();
  const sentMails = page.getByRole('list', { name: 'Messages in Sent' });
  await expect(sentMails).toContainText('To: rosa@sanisidro.example');
  await page.reload();
  await expect(sentMails.getByRole('link', { name: 'Re: Delivery receipt 0418' })).toBeVisible();
});

test('on a phone the window covers the screen, saves a draft, and an unknown mail is reported', async ({
  municipality,
}) => {
  const page = await municipality.person(TEMPLATE_READER);
  await page.setViewportSize(PHONE);
  await applyLook(page, 'LIGHT');
  await page.goto('/app/mail/label/business/mail-1');
  await expect(page.getByRole('button', { name: 'Compose' })).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Reply' })).toBeVisible();
  await expectReadable(page);
  await page.getByRole('link', { name: 'Back to Business' }).click();
  await page.getByRole('button', { name: 'Compose' }).click();
  await page.getByLabel('To', { exact: true }).fill('rosa');
  await expectReadable(page);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Saved as draft.')).toBeVisible();
  await page.getByRole('button', { name: 'Folders' }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Drafts/ })
    .click();
  await expect(page.getByRole('list', { name: 'Messages in Drafts' })).toContainText('To: rosa');
  await page.goto('/app/mail/inbox/mail-999');
  await expect(page.getByText('Nothing has this number')).toBeVisible();
});
