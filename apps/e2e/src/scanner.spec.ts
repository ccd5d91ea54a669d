import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Browser, chromium, expect } from '@playwright/test';
import { create } from 'qrcode';

import { launchOptions } from './browser.ts';
import { getProduct } from './e2e-harness.ts';
import { expectReadable } from './expect-readable.ts';
import { signIn, test } from './municipality.ts';

const WIDTH = 640;
const HEIGHT = 480;
const WHITE = 235;
const BLACK = 16;
const CODE = 'aaaaaaaa.MP-2026-00001.20261231.nobody-signed-this';

let folder: string;
let browser: Browser;

/**
 * The picture of a camera in front of a QR code: one frame of uncompressed video, which Chromium's fake camera
 * repeats.
 */
function createVideo(text: string): Buffer {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const scale = Math.floor(HEIGHT / (modules.size + 8));
  const left = (WIDTH - modules.size * scale) / 2;
  const top = (HEIGHT - modules.size * scale) / 2;
  const luma = Buffer.alloc(WIDTH * HEIGHT, WHITE);
  for (let y = 0; y < modules.size * scale; y += 1) {
    for (let x = 0; x < modules.size * scale; x += 1) {
      const isDark = modules.get(Math.floor(y / scale), Math.floor(x / scale));
      if (isDark) luma[Math.floor(top + y) * WIDTH + Math.floor(left + x)] = BLACK;
    }
  }
  const chroma = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  return Buffer.concat([Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\nFRAME\n`), luma, chroma]);
}

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ebpls-camera-'));
  const file = join(folder, 'code.y4m');
  writeFileSync(file, createVideo(`${getProduct().address}/permits/verify/${CODE}`));
  const options = await launchOptions();
  const camera = [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${file}`,
  ];
  browser = await chromium.launch({ ...options, args: [...(options.args ?? []), ...camera] });
});

test.afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

test('an affiliate scans with the camera in a browser that reads no codes itself, also in a new tab without signal', async () => {
  const context = await browser.newContext({
    baseURL: getProduct().address,
    viewport: { width: 360, height: 740 },
    permissions: ['camera'],
    serviceWorkers: 'allow',
  });
  const page = await signIn(await context.newPage(), 'market@sanisidro-maligaya.example', getProduct().password);
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });

  await page.getByRole('button', { name: 'Scan with the camera' }).click();

  await expect(page).toHaveURL(new RegExp(`/affiliate/scanner/result/${CODE}$`));
  await expect(page.getByRole('heading', { name: 'The municipality did not issue this code' })).toBeVisible();
  expect(violations).toEqual([]);

  await page.getByRole('link', { name: 'Check another permit' }).click();
  await expect(page.getByText('List of revoked permits as of')).toBeVisible();
  // The reader was loaded before the service worker was active; the browser caches it now.
  await expect.poll(() => page.evaluate(isReaderKept), { timeout: 60_000 }).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/^Offline\./)).toBeVisible();
  await expect(page.getByText('List of revoked permits as of')).toBeVisible();
  await expectReadable(page);
  await page.screenshot({ path: test.info().outputPath('scanner-offline-360.png'), fullPage: true });
  await page.getByRole('button', { name: 'Scan with the camera' }).click();
  await expect(page.getByRole('heading', { name: 'The municipality did not issue this code' })).toBeVisible();
  await expect(page.getByText('Checked offline on this device.', { exact: false })).toBeVisible();
  // A tab that the phone discarded is another one.
  const other = await context.newPage();
  await page.close();
  await other.goto('/affiliate/dashboard');
  await expect(other.getByText('1 scan to be sent when online')).toBeVisible();
  await context.setOffline(false);
  await expect(other.getByText('Your figures will appear again when you are online.')).toBeHidden();
  await expect(other.getByText('1 scan to be sent when online')).toBeHidden();
  await context.close();
});

async function isReaderKept(): Promise<boolean> {
  for (const name of await caches.keys()) {
    const files = await (await caches.open(name)).keys();
    if (files.some(({ url }) => url.endsWith('.wasm'))) return true;
  }
  return false;
}
