import { type ReplyBody, type listDocuments, TUS } from '@ebpls/contracts';
import { expect, type Locator, type Page } from '@playwright/test';

import { getProduct } from './e2e-harness.ts';
import { removePapers } from './office/remove-papers.ts';
import type { PaperFile } from './papers.ts';
import { MAIN_OWNER, signIn, test } from './municipality.ts';

/** The papers of a form on a small phone with a poor connection. */
test.describe.configure({ mode: 'serial' });

const PHONE = { width: 360, height: 740 };
const OWNER = MAIN_OWNER;
const COMPANY = 'SI-000146';
const BASIS_OF_TAX = 'R02';
const A_SECOND = 64_000;
const LINE = { offline: false, latency: 100, uploadThroughput: A_SECOND, downloadThroughput: -1 };
const MAX_UPLOAD_BYTES = 400_000;

let phone: Page;
let form = '';

/** A photo of a paper as by the camera of a phone: 12 megapixels, print, and the noise of its lens. */
async function createCameraPhoto(name: string, width = 4_000, height = 3_000): Promise<PaperFile> {
  const base64 = await phone.evaluate(
    ([wide, high]) => {
      const canvas = document.createElement('canvas');
      canvas.width = wide;
      canvas.height = high;
      const brush = canvas.getContext('2d');
      if (!brush) throw new Error('no canvas');
      brush.fillStyle = '#f4f1ea';
      brush.fillRect(0, 0, wide, high);
      for (let speck = 0; speck < 60_000; speck += 1) {
        brush.fillStyle = `rgb(${(speck * 37) % 256} ${(speck * 91) % 256} ${(speck * 53) % 256} / 12%)`;
        brush.fillRect((speck * 7919) % wide, (speck * 104_729) % high, 24, 24);
      }
      brush.fillStyle = '#111';
      brush.font = `${Math.round(high / 50)}px sans-serif`;
      for (let line = 1; line < 45; line += 1)
        brush.fillText(`${line}. Certificate of registration, paragraph ${line * 17}.`, wide / 20, (line * high) / 46);
      return canvas.toDataURL('image/jpeg', 0.95).split(',')[1] ?? '';
    },
    [width, height] as const,
  );
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') };
}

/** The fold of a document, and the file input in it. */
const getFold = (name: RegExp): Locator => phone.getByRole('region', { name });
const getControl = (name: RegExp): Locator => getFold(name).getByLabel(name);

test('a photo of 12 megapixels arrives once and whole over a connection that loses three of ten requests, though the page is reloaded twice', async ({
  municipality,
}) => {
  // Papers of the withdrawn application would be there already, and those of an earlier run of this journey.
  const { next_version } = await removePapers(COMPANY, BASIS_OF_TAX);
  phone = await signIn(await municipality.visitor({ viewport: PHONE }), OWNER, getProduct().password);
  await phone.goto(`/app/management/companies/assessment/${COMPANY}`);
  await phone.getByRole('button', { name: 'Renew for 2026' }).click();
  await phone.waitForURL(/\/edit\/DRAFT-\d+\//);
  form = new URL(phone.url()).pathname;
  // On a phone each document is in a fold; that of the address is open.
  await phone.goto(`${form}?step=papers&document=${BASIS_OF_TAX}`);
  await expect(phone.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
  const photo = await createCameraPhoto('registration.jpg');
  expect(photo.buffer.length).toBeGreaterThan(2_000_000);

  const line = await phone.context().newCDPSession(phone);
  await line.send('Network.emulateNetworkConditions', LINE);
  const counts = { asked: 0, lost: 0, begun: 0, offsets: [] as number[], most: 0 };
  await phone.route(/\/api\/(?:companies\/[^/]+\/)?uploads/, async (route, request) => {
    counts.asked += 1;
    if (request.method() === 'PATCH') counts.most = Math.max(counts.most, request.postDataBuffer()?.length ?? 0);
    // Three of ten requests are lost: before they reach the server, or their replies on the way back.
    if ([3, 6, 9].includes(counts.asked % 10)) {
      counts.lost += 1;
      if (counts.asked % 2 === 0) await route.fetch().catch(() => undefined);
      await route.abort('connectionreset').catch(() => undefined);
    } else await route.continue().catch(() => undefined);
  });
  phone.on('response', (response) => {
    if (response.request().method() === 'POST' && response.url().includes('/uploads')) counts.begun += 1;
    if (response.request().method() === 'HEAD') counts.offsets.push(Number(response.headers()['upload-offset']));
  });

  const first = getFold(/^Basis of tax/).locator('.eb-file');
  await getControl(/^Basis of tax/).setInputFiles({ ...photo });
  await expect(first).toContainText(/Uploading [1-9]\d%/);
  await phone.reload();
  await expect(first).toContainText(/Uploading [4-9]\d%/);
  await phone.reload();
  await expect(phone.getByText(/^1 of \d done$/)).toBeVisible({ timeout: 60_000 });
  await expect(first).toContainText('registration.jpg');

  await phone.unroute(/\/api\/(?:companies\/[^/]+\/)?uploads/);
  await line.send('Network.emulateNetworkConditions', { ...LINE, latency: 0, uploadThroughput: -1 });
  const [answer] = await Promise.all([
    phone.waitForResponse((response) => /\/documents\?assessment_code/.test(response.url())),
    phone.reload(),
  ]);
  const { data } = (await answer.json()) as ReplyBody<typeof listDocuments>; // what the endpoint answers
  expect(data).toMatchObject([{ file_name: 'registration.jpg', version: next_version, media_type: 'image/jpeg' }]);
  expect(counts.lost).toBeGreaterThanOrEqual(2);
  // The upload continued from its last offset, piece by piece, and never restarted.
  expect([counts.begun, counts.offsets.some((offset) => offset > 0)]).toEqual([1, true]);
  expect(counts.most).toBeLessThanOrEqual(TUS.chunk_bytes);
  expect(Math.max(...counts.offsets)).toBeLessThanOrEqual(MAX_UPLOAD_BYTES);
});

test('three photos become one PDF in the owner’s order', async () => {
  const pages = [];
  for (const name of ['one.jpg', 'two.jpg', 'three.jpg']) pages.push(await createCameraPhoto(name, 1_200, 1_600));
  const insurance = getFold(/^Fire insurance policy/);
  await insurance.locator('summary').click();
  await getControl(/^Fire insurance policy/).setInputFiles(pages);
  const list = phone.locator('.eb-pages');
  await expect(list.getByRole('listitem')).toHaveCount(3);
  const listPictures = () => list.locator('img').evaluateAll((all) => all.map((one) => (one as HTMLImageElement).src));
  const [, , last] = await listPictures();
  await phone.getByRole('button', { name: 'Move page 3 up' }).click();
  await expect.poll(async () => (await listPictures())[1]).toBe(last);
  await phone.getByRole('button', { name: 'Upload 3 pages as one PDF' }).click();
  const sentPaper = insurance.locator('.eb-file');
  await expect(sentPaper).toContainText(/\.pdf/);
  // Another page can be added only to a paper that has arrived; before its first byte is sent, it does not count as
  // being sent.
  await expect(sentPaper.getByRole('button', { name: 'Add a page' })).toBeVisible();
});

test('papers to be brought count as done, and the check page lists every paper with a warning', async () => {
  const missing = phone.locator('.eb-section.folds').filter({ hasText: 'Missing' }).first();
  const title = await missing.getByRole('heading').innerText();
  // The first missing one is open by itself.
  await missing.getByRole('button', { name: 'I will bring it' }).click();
  await expect(phone.getByText(/^2 of \d done$/)).toBeVisible();
  await expect(phone.getByRole('region', { name: title, exact: true })).toContainText(
    'Bring the original to the municipal hall.',
  );
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);

  await phone.goto(`${form}?step=sign`);
  const papers = phone.getByRole('list', { name: 'Documents' }).getByRole('listitem');
  await expect(papers.filter({ hasText: 'registration.jpg' })).toHaveCount(1);
  await expect(papers.filter({ hasText: '.pdf' })).toHaveCount(1);
  await expect(papers.filter({ hasText: 'Bring the original' })).toHaveCount(1);
  await expect(phone.getByText(/^Bring 1 original to the municipal hall/)).toBeVisible();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
});
