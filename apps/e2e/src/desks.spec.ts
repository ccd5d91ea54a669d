import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, type Page } from '@playwright/test';

import { getProduct } from './e2e-harness.ts';
import {
  answerAllByKey,
  requestCopyByKey,
  getCaseHeading,
  collectPageErrors,
  decideByKey,
  getDocumentsPane,
  expectClaimed,
  expectDeskIntact,
  expectFocusKept,
  markValidByKey,
  openQueue,
  pageThroughPapers,
  takeNext,
} from './office/desk-keyboard.ts';
import { type StagedCases, stageCases } from './office/stage-cases.ts';
import { test } from './municipality.ts';

let stagedCases: StagedCases | undefined;
test.afterEach(async () => {
  await stagedCases?.withdraw();
  stagedCases = undefined;
});

async function stage(...[input]: Parameters<typeof stageCases>): Promise<StagedCases> {
  stagedCases = await stageCases(input);
  return stagedCases;
}

test('an office pages through the papers of a case, marks them and decides, by key alone', async ({ municipality }) => {
  const { names } = await stage({ office: 'rhu', count: 1, name: 'Sari-sari ng RHU' });
  const page = await municipality.clerk('rhu');
  const complaints = collectPageErrors(page);
  await openQueue(page, '/rhu', names[0] ?? '');
  await takeNext(page, names[0] ?? '');
  await pageThroughPapers(page);
  await markValidByKey(page);
  await page.keyboard.press(']');
  await expect(getDocumentsPane(page).getByText(/^2 of \d+$/)).toBeVisible();
  await requestCopyByKey(page, 'The certificate is from 2024.');
  await markValidByKey(page);
  await answerAllByKey(page);
  await decideByKey(page, 'a', 'Approve');
  await expect(page.getByText('This case has been decided.')).toBeVisible();
  await expectFocusKept(page);
  await expectDeskIntact(page);
  expect(complaints).toEqual([]);
});

test('the licensing office pages through papers, marks them, accepts and undoes it, by key alone', async ({
  municipality,
}) => {
  const { names } = await stage({ count: 1, name: 'Sari-sari ng BPLO' });
  const page = await municipality.clerk('bplo');
  const complaints = collectPageErrors(page);
  await openQueue(page, '/bplo', names[0] ?? '');
  await page.keyboard.press('j');
  await expect(getCaseHeading(page, names[0] ?? '')).toBeVisible();
  await pageThroughPapers(page);
  await markValidByKey(page);
  await page.keyboard.press(']');
  await expect(getDocumentsPane(page).getByText(/^2 of \d+$/)).toBeVisible();
  await requestCopyByKey(page, 'Sign the sworn statement.');
  await markValidByKey(page);
  await decideByKey(page, 'a', 'Accept');
  await expect(page.getByText(`Accepted ${names[0]}.`)).toBeVisible();
  await expectFocusKept(page);
  await page.keyboard.press('u');
  await expect(page.getByText('The decision was undone.').last()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Accept/ })).toBeVisible();
  await expectDeskIntact(page);
  expect(complaints).toEqual([]);
});

test('a barangay pages through the papers of a case, marks its own and decides, by key alone', async ({
  municipality,
}) => {
  const { names, searchText, secretary } = await stage({ office: 'barangay', count: 2, name: 'Sari-sari ng barangay' });
  const page = await municipality.clerk(secretary);
  const complaints = collectPageErrors(page);
  await openQueue(page, '/barangay', searchText);
  await takeNext(page, names[0] ?? '');
  await pageThroughPapers(page);
  await markValidByKey(page);
  await answerAllByKey(page);
  await decideByKey(page, 'a', 'Approve');
  await expect(getCaseHeading(page, names[1] ?? '')).toBeVisible();
  await expect(page.getByText(`Approved ${names[0]}.`)).toBeVisible();
  await expectFocusKept(page);
  await expectDeskIntact(page);
  expect(complaints).toEqual([]);
});

test('the desk shows one notice at a time, over no act, which disappears after the next key', async ({
  municipality,
}) => {
  const { names } = await stage({ count: 1, name: 'Paunawa' });
  const page = await municipality.clerk('bplo');
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(viewport);
    await openQueue(page, '/bplo', names[0] ?? '');
    await page.keyboard.press('j');
    await expect(getCaseHeading(page, names[0] ?? '')).toBeVisible();
    // The search leaves one application: a notice says after the key that no other is next in turn.
    await page.keyboard.press('t');
    await page.keyboard.press('t');
    const notice = page.locator('.eb-desksaid .eb-toast');
    await expect(notice).toHaveCount(1);
    expect(await listCoveredActs(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath(`notice-${viewport.width}.png`) });
    await page.keyboard.press('Escape');
    await expect(notice).toHaveCount(0);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
});

/** The acts of the page that a notice covers. */
function listCoveredActs(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const toasts = [...document.querySelectorAll('.eb-toast')];
    const lines = toasts.map((line) => ({ line, box: line.getBoundingClientRect() }));
    const acts = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')];
    const isUnder = (act: HTMLElement): boolean =>
      lines.some(({ line, box }) => {
        const { left, right, top, bottom, width, height } = act.getBoundingClientRect();
        const isSeen = width > 0 && height > 0 && act.checkVisibility();
        const isBeside = left >= box.right || box.left >= right || top >= box.bottom || box.top >= bottom;
        // An act below the bar of a phone is reached by scrolling.
        return isSeen && !line.contains(act) && act.closest('.eb-pane > .matter') === null && !isBeside;
      });
    return acts.filter(isUnder).map((act) => act.textContent);
  });
}

test('a picture that cannot be rendered shows a failure, and the next paper is one key away', async ({
  municipality,
}) => {
  const { names } = await stage({ office: 'rhu', count: 1, name: 'Sirang larawan', damaged: 'R11' });
  const page = await municipality.clerk('rhu');
  await openQueue(page, '/rhu', names[0] ?? '');
  await takeNext(page, names[0] ?? '');
  await expect(getDocumentsPane(page).getByText('This picture cannot be shown')).toBeVisible();
  await page.keyboard.press(']');
  await expect(getDocumentsPane(page).getByRole('toolbar', { name: 'Document view' })).toBeVisible();
  await expectDeskIntact(page);
});

test('papers that throw take their pane alone: the case is decided, and the log has the reference', async ({
  municipality,
}) => {
  const { names } = await stage({ office: 'rhu', count: 1, name: 'Bumagsak' });
  const page = await municipality.clerk('rhu');
  await page.addInitScript(() => {
    const real = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function planted(this: Element, ...args) {
      const isPlanted = this.closest('.pane.documents') && !sessionStorage.getItem('mended');
      if (isPlanted) throw new Error('planted in the papers');
      return real.apply(this, args);
    };
  });
  await openQueue(page, '/rhu', names[0] ?? '');
  await page.keyboard.press('j');
  await expect(getCaseHeading(page, names[0] ?? '')).toBeVisible();
  const failure = getDocumentsPane(page).getByRole('alert');
  await expect(failure).toContainText('This part cannot be shown right now');
  const [reference = ''] = /[0-9a-f]{12}/.exec(await failure.innerText()) ?? [];
  await expect.poll(() => readFileSync(join(getProduct().data_dir, 'logs/api.log'), 'utf8')).toContain(reference);

  await page.keyboard.press('l');
  await expectClaimed(page);
  await answerAllByKey(page);
  await decideByKey(page, 'a', 'Approve');
  await expect(page.getByText('This case has been decided.')).toBeVisible();

  await page.evaluate(() => sessionStorage.setItem('mended', 'yes'));
  await getDocumentsPane(page).getByRole('button', { name: 'Retry' }).click();
  await expect(getDocumentsPane(page).getByText(/^\d+ of \d+$/)).toBeVisible();
  await expectDeskIntact(page);
});
