import { expect, type Locator, type Page } from '@playwright/test';

import { loadReply } from './load-reply.ts';
import { getProduct } from './e2e-harness.ts';
import { performAct } from './office/desk.ts';
import { openQueue, takeNext } from './office/desk-keyboard.ts';
import { type StagedCases, stageCases } from './office/stage-cases.ts';
import { getRecordAddress } from './owner/payment-steps.ts';
import { createPdf } from './papers.ts';
import { expectReadable } from './expect-readable.ts';
import { signIn, test, type MunicipalityFixture } from './municipality.ts';

/**
 * An office marks two answers and a paper; the owner corrects them on a small phone, and nothing else changes. Or it
 * refuses, and the owner appeals.
 */
const PHONE = { width: 360, height: 740 };
const AREA = 'Floor area in square meters';
const CONTACT_LABEL = 'Emergency contact';

let stagedCases: StagedCases | undefined;
test.afterEach(async () => {
  await stagedCases?.withdraw();
  stagedCases = undefined;
});

type Section = Readonly<Record<string, unknown>>;
type Form = Readonly<Record<'place' | 'contacts', Section>>;
interface Answers {
  readonly business: Form;
  readonly declaration: Section;
}

/** A form with the two marked answers of another one, every key in its place. */
function replaceMarked(form: Form, other: Form): Form {
  return {
    ...form,
    place: { ...form.place, business_area_sqm: other.place['business_area_sqm'] },
    contacts: { ...form.contacts, emergency_name: other.contacts['emergency_name'] },
  };
}

const getEditAddress = ({ assessment_code, company_code }: StagedCases['applications'][number]): string =>
  `/app/management/companies/assessment/edit/${assessment_code}/${company_code}`;

async function markField(
  dialog: Locator,
  { place, label, reason }: { readonly place: number; readonly label: string; readonly reason: string },
): Promise<void> {
  await dialog.getByRole('button', { name: 'Mark a field' }).click();
  await dialog.getByRole('combobox', { name: `Field ${place}`, exact: true }).fill(label);
  await dialog.getByRole('option', { name: `${label}: ` }).click();
  await dialog.getByLabel(`Reason ${place}`, { exact: true }).fill(reason);
}

async function markTwoAnswers(page: Page): Promise<void> {
  await performAct(page, 'Return', {
    confirm: 'Return to the owner',
    notice: 'You have just decided this case.',
    fill: async (dialog) => {
      await dialog.getByLabel('Remarks to the owner').fill('Two answers differ from the plan.');
      await dialog.getByRole('checkbox').first().check();
      await markField(dialog, { place: 1, label: AREA, reason: 'The plan says 64.' });
      await markField(dialog, { place: 2, label: CONTACT_LABEL, reason: 'Name a person.' });
    },
  });
}

/** A case of a new owner, claimed by the clerk of the fire bureau. */
async function openFireCase(municipality: MunicipalityFixture, searchName: string) {
  stagedCases = await stageCases({ office: 'fire', count: 1, name: searchName });
  const [name = ''] = stagedCases.names;
  const [application] = stagedCases.applications;
  if (application === undefined) throw new Error('No case was staged.');
  const fire = await municipality.clerk('fire');
  await openQueue(fire, '/fire', name);
  await takeNext(fire, name);
  return { name, application, fire, owner: stagedCases.owner };
}

test('only what an office marked is corrected, everything else stays byte for byte, and the office sees both', async ({
  municipality,
}) => {
  const { name, application, fire, owner: email } = await openFireCase(municipality, 'Itatama');
  await markTwoAnswers(fire);
  await expect(fire.getByText('Not answered yet').first()).toBeVisible();
  await fire.screenshot({ path: test.info().outputPath('marked.png') });

  const owner = await signIn(await municipality.visitor({ viewport: PHONE }), email, getProduct().password);
  const read = (): Promise<Answers> => loadReply<Answers>(owner, `/api/assessments/${application.assessment_code}`);
  const before = await read();
  await owner.goto(getRecordAddress(application));
  await expect(owner.getByText(new RegExp(AREA)).first()).toBeVisible();
  await owner.screenshot({ path: test.info().outputPath('record.png'), fullPage: true });
  await owner.getByRole('link', { name: /^Reply to / }).click();
  await expect(owner.getByText('The plan says 64.')).toBeVisible();
  await expect(owner.getByText('Your other answers stay the same.')).toBeVisible();
  // Only the two marked answers and the note can be edited.
  await expect(owner.getByRole('main').getByRole('textbox')).toHaveCount(3);
  await owner.getByRole('textbox', { name: AREA }).fill('64');
  await owner.getByRole('textbox', { name: CONTACT_LABEL }).fill('Liza M. Cruz');
  await owner.reload();
  await expect(owner.getByRole('textbox', { name: CONTACT_LABEL })).toHaveValue('Liza M. Cruz');
  const paper = createPdf('again.pdf', 'The paper, readable');
  await owner
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ ...paper });
  await expect(owner.getByText(paper.name)).toBeVisible();
  await owner.screenshot({ path: test.info().outputPath('answer.png'), fullPage: true });
  expect(await owner.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await owner.getByRole('button', { name: /^Send to / }).click();
  await expect(owner.getByRole('heading', { level: 1, name: /^Sent to / })).toBeVisible();

  const after = await read();
  expect(after.business.place['business_area_sqm']).toBe(64);
  expect(after.business.contacts['emergency_name']).toBe('Liza M. Cruz');
  expect(JSON.stringify(replaceMarked(after.business, before.business))).toBe(JSON.stringify(before.business));
  expect(JSON.stringify(after.declaration)).toBe(JSON.stringify(before.declaration));

  await openQueue(fire, '/fire', name);
  await fire.keyboard.press('j');
  const correctedAnswers = fire.getByRole('region', { name: 'Corrected answers' });
  await expect(correctedAnswers.getByText('64', { exact: true })).toBeVisible();
  await expect(correctedAnswers.getByText('Liza M. Cruz')).toBeVisible();
  await fire.screenshot({ path: test.info().outputPath('corrected.png') });
});

test('the licensing office marks before it accepts, and only the marked fields return to it changed', async ({
  municipality,
}) => {
  stagedCases = await stageCases({ count: 1, name: 'Minarkahan' });
  const [name = ''] = stagedCases.names;
  const [application] = stagedCases.applications;
  if (application === undefined) throw new Error('No case was staged.');
  const bplo = await municipality.clerk('bplo');
  await openQueue(bplo, '/bplo', name);
  await bplo.keyboard.press('j');
  await performAct(bplo, 'Return', {
    confirm: 'Return to the owner',
    notice: `Returned ${name} to the owner.`,
    fill: async (dialog) => {
      await dialog.getByLabel('Remarks to the owner').fill('One answer differs from the plan.');
      await markField(dialog, { place: 1, label: AREA, reason: 'The plan says 31.' });
    },
  });

  const owner = await signIn(await municipality.visitor({ viewport: PHONE }), stagedCases.owner, getProduct().password);
  const read = (): Promise<Answers> => loadReply<Answers>(owner, `/api/assessments/${application.assessment_code}`);
  const before = await read();
  await owner.goto(getEditAddress(application));
  // The marked field, and the note to the office.
  await expect(owner.getByRole('main').getByRole('textbox')).toHaveCount(2);
  await owner.getByRole('textbox', { name: AREA }).fill('31');
  await owner.screenshot({ path: test.info().outputPath('returned.png'), fullPage: true });
  await owner.getByRole('button', { name: 'Submit again' }).click();
  await expect(owner).toHaveURL(new RegExp(`${getRecordAddress(application)}$`));

  const after = await read();
  expect(after.business.place['business_area_sqm']).toBe(31);
  expect(JSON.stringify(replaceMarked(after.business, before.business))).toBe(JSON.stringify(before.business));
  expect(JSON.stringify(after.declaration)).toBe(JSON.stringify(before.declaration));
  await openQueue(bplo, '/bplo', name);
  await bplo.keyboard.press('j');
  const correctedAnswers = bplo.getByRole('region', { name: 'Corrected answers' });
  await expect(correctedAnswers.getByText('31', { exact: true })).toBeVisible();
  await bplo.screenshot({ path: test.info().outputPath('bplo.png') });
});

test('a refused clearance is appealed on a phone, the signatory reverses it, and the office continues', async ({
  municipality,
}) => {
  const { name, application, fire, owner: email } = await openFireCase(municipality, 'Iaapela');
  await performAct(fire, 'Refuse', {
    confirm: 'Refuse',
    notice: 'You have just decided this case.',
    fill: async (dialog) => {
      await dialog.getByLabel('Legal ground').fill('RA 9514');
      await dialog.getByLabel('Remarks to the owner').fill('There is no second way out.');
    },
  });

  const owner = await signIn(await municipality.visitor({ viewport: PHONE }), email, getProduct().password);
  const appeal = owner.getByRole('link', { name: 'Appeal', exact: true });
  // The owner sees the refusal once it cannot be undone any more.
  await expect(async () => {
    await owner.goto(getRecordAddress(application));
    await expect(appeal).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await appeal.click();
  await owner.getByLabel('Why is the decision wrong?').fill('The second door opens on the alley behind the store.');
  await owner.getByRole('button', { name: 'File the appeal' }).click();
  await expect(owner.getByText('A different officer is reviewing the decision')).toBeVisible();
  await expectReadable(owner);

  const mayor = await municipality.clerk('mayor');
  await mayor.goto(`/administrator/request/appeals/${/APL-\d{4}-\d{6}/.exec(owner.url())?.[0]}`);
  await performAct(mayor, 'Reverse', {
    confirm: 'Reverse',
    notice: 'The decision was reversed.',
    fill: (dialog) => dialog.getByLabel('Reason for the decision').fill('The door is on the plan.'),
  });

  await openQueue(fire, '/fire', name);
  await fire.keyboard.press('j');
  await expect(fire.getByText(/assigned to you/)).toBeVisible();
  await expect(fire.getByRole('button', { name: /^Approve/ })).toBeVisible();
  await expect(owner.getByText('Your appeal was granted')).toBeVisible();
});
