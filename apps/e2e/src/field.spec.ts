import { type BrowserContext, expect, type Page } from '@playwright/test';

import { loadReply } from './load-reply.ts';
import { getProduct } from './e2e-harness.ts';
import { openCase } from './office/desk.ts';
import { approveCase, claimCase } from './office/clearance-steps.ts';
import { type StagedCases, stageCases } from './office/stage-cases.ts';
import { planVisit, sign } from './office/visits.ts';
import { getRecordAddress } from './owner/payment-steps.ts';
import { createPhoto } from './papers.ts';
import { expectReadable } from './expect-readable.ts';
import { signIn, test } from './municipality.ts';

/**
 * Fire fails an inspection without signal, the owner corrects, and the place is inspected again and passes (decision
 * 0122).
 */
const PHONE = { width: 360, height: 740 };
const INSPECTOR = 'fire@sanisidro-maligaya.example';

test.describe.configure({ mode: 'serial' });

let stagedCases: StagedCases;
let name: string;
let context: BrowserContext;
let phone: Page;

test.beforeAll(async ({ municipality }) => {
  stagedCases = await stageCases({ office: 'fire', count: 1, name: 'Dadalawin' });
  name = stagedCases.names[0] ?? '';
  phone = await municipality.visitor({
    viewport: PHONE,
    serviceWorkers: 'allow',
    permissions: ['geolocation'],
    geolocation: { latitude: 13.25, longitude: 123.45, accuracy: 9 },
  });
  context = phone.context();
  await signIn(phone, INSPECTOR, getProduct().password);
});
test.afterAll(() => stagedCases?.withdraw());

const answer = (question: RegExp, value: string) =>
  phone.getByRole('group', { name: question }).getByText(value, { exact: true }).click();

async function finish(result: string): Promise<void> {
  await answer(/Result of the visit/, result);
  await phone.getByLabel('Person met').fill('Liza M. Cruz');
  await sign(phone);
  await expectReadable(phone);
  await phone.screenshot({ path: test.info().outputPath('visit-360.png'), fullPage: true });
  await phone.getByRole('button', { name: 'Finish the visit' }).click();
}

test('an inspector fails a visit without signal, and it is sent once when the signal is back', async ({
  municipality,
}) => {
  const desk = await municipality.clerk('fire');
  await claimCase(desk, 'fire', name);
  await planVisit(desk, name);

  await phone.goto('/fire/field');
  await expect(phone.getByRole('link', { name })).toBeVisible();
  await phone.getByRole('button', { name: 'Save on this phone' }).click();
  await expect(phone.getByText('Today’s visits are saved on this phone.')).toBeVisible();
  await expect.poll(() => phone.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await phone.reload();
  await expect(phone.getByText('Today’s visits are saved on this phone.')).toBeVisible();
  await expectReadable(phone);
  await phone.screenshot({ path: test.info().outputPath('day-360.png'), fullPage: true });
  const photo = await createPhoto('exit.jpg', phone);

  await context.setOffline(true);
  await phone.reload();
  await expect(phone.getByText(/^You are offline\. This page was last updated at/)).toBeVisible();
  await phone.getByRole('link', { name }).click();
  await answer(/exits are free/, 'Does not comply');
  await phone.getByLabel('What is wrong').fill('Sacks stand before the rear exit.');
  await phone.locator('input[type="file"]').first().setInputFiles(photo);
  await expect(phone.getByText('with location')).toBeVisible();
  // Entered text stays, also when the phone discards the page.
  await phone.reload();
  await expect(phone.getByLabel('What is wrong')).toHaveValue('Sacks stand before the rear exit.');
  await finish('Failed, correction required');
  await expect(phone.getByText('1 visit report will be sent when you are online.')).toBeVisible();
  await expectReadable(phone);
  await phone.screenshot({ path: test.info().outputPath('waits-360.png'), fullPage: true });

  await context.setOffline(false);
  await expect(phone.getByText('Recorded', { exact: true })).toBeVisible();
  await expect(phone.getByText('1 visit report will be sent when you are online.')).toBeHidden();
});

test('the owner reads the findings and corrects them', async ({ municipality }) => {
  const [application] = stagedCases.applications;
  if (application === undefined) throw new Error('No case was staged.');
  const owner = await signIn(await municipality.visitor({ viewport: PHONE }), stagedCases.owner, getProduct().password);
  await owner.goto(getRecordAddress(application));
  await expect(owner.getByText(/Sacks stand before the rear exit\./).first()).toBeVisible();
  await owner.getByRole('link', { name: /^Reply to / }).click();
  await owner.getByRole('main').getByRole('textbox').last().fill('The exit is free.');
  await owner.getByRole('button', { name: /^Send to / }).click();
  await expect(owner.getByRole('heading', { level: 1, name: /^Sent to / })).toBeVisible();
});

test('the place is inspected again with the earlier findings, and passes', async ({ municipality }) => {
  const desk = await municipality.clerk('fire');
  await openCase(desk, '/fire', name);
  await planVisit(desk, name);
  await desk.goto('/fire/request/visits?from=2026-01-12');
  await expect(desk.getByRole('link', { name, exact: true })).toHaveCount(2);
  await expectReadable(desk);
  await desk.screenshot({ path: test.info().outputPath('agenda.png'), fullPage: true });
  await desk.getByRole('button', { name: `Assign: ${name}` }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(desk.getByText('The visit was assigned. The inspector will be notified.')).toBeVisible();

  await phone.goto('/fire/field');
  await phone.getByRole('link', { name }).first().click();
  await expect(phone.getByText(/Sacks stand before the rear exit\./)).toBeVisible();
  const { items } = await loadReply<{ items: { question: string }[] }>(phone, '/api/visits/field');
  for (const { question } of items)
    await phone.getByRole('group', { name: question }).getByText('Complies', { exact: true }).click();
  await finish('Passed');
  await expect(phone.getByText('Recorded', { exact: true })).toHaveCount(2);

  await desk.goto('/fire/request/visits?from=2026-01-12');
  await desk
    .getByRole('link', { name: `Report on ${name}` })
    .first()
    .click();
  await expect(desk.getByRole('heading', { name: 'Report by Joel Pascua' })).toBeVisible();
  await expect(desk.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await expectReadable(desk);
  await desk.screenshot({ path: test.info().outputPath('record.png'), fullPage: true });
  await openCase(desk, '/fire', name);
  await approveCase(desk, name);
});
