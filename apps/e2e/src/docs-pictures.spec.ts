import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';

import { GUIDE_PICTURES, type Language } from './pictures/guide-pictures.ts';
import { test } from './municipality.ts';

/** Takes the pictures of the guides again; not part of `npm test`, because a picture proves nothing by itself. */
const FOLDER = join(import.meta.dirname, '../../docs/content/pictures');
const SIZES = { desk: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } } as const;
const MAX_PICTURE_BYTES = 60_000;

/** Files that are no pictures of the guides any more are deleted; the others stay until they are replaced. */
test.beforeAll(() => {
  const listedFiles = new Set(GUIDE_PICTURES.map(({ name }) => `${name}.webp`));
  for (const language of ['en', 'fil']) {
    const folder = join(FOLDER, language);
    mkdirSync(folder, { recursive: true });
    for (const file of readdirSync(folder)) if (!listedFiles.has(file)) rmSync(join(folder, file));
  }
});

for (const picture of GUIDE_PICTURES)
  for (const language of picture.languages)
    test(`${picture.name} in ${language}`, async ({ municipality }) => {
      const page = await (picture.who.includes('@')
        ? municipality.person(picture.who)
        : municipality.clerk(picture.who));
      await page.setViewportSize(SIZES[picture.size]);
      await setLanguage(page, language);
      await page.goto(picture.path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await picture.open?.(page);
      await page.evaluate(() => scrollTo(0, 0));
      const bytes = await compressPicture(await page.screenshot({ animations: 'disabled', caret: 'hide' }));
      writeFileSync(join(FOLDER, language, `${picture.name}.webp`), bytes);
    });

/** The light theme is readable on paper too. */
async function setLanguage(page: Page, language: Language): Promise<void> {
  await page.evaluate((pageLanguage) => {
    const settings = {
      theme: 'LIGHT',
      direction: 'ltr',
      responsiveFontSizes: true,
      language: pageLanguage,
      version: 1,
    };
    localStorage.setItem('settings', JSON.stringify(settings));
  }, language);
}

/** The best quality that stays below the size that a phone loads without waiting. */
async function compressPicture(picture: Buffer): Promise<Buffer> {
  for (const quality of [80, 65, 50, 35, 25]) {
    const bytes = await sharp(picture).webp({ quality }).toBuffer();
    if (bytes.length <= MAX_PICTURE_BYTES) return bytes;
  }
  throw new Error('A picture of the guides is too large at every quality.');
}
