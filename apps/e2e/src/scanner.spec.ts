import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Browser, chromium, expect } from '@playwright/test';
import { create } from 'qrcode';

import { launchOptions } from './browser.ts';
import { house } from './house.ts';
import { signIn, test } from './town.ts';

const WIDTH = 640;
const HEIGHT = 480;
const WHITE = 235;
const BLACK = 16;
const CODE = 'aaaaaaaa.MP-2026-00001.20261231.nobody-signed-this';

let folder: string;
let browser: Browser;

/**
 * A camera that looks at a QR code: one frame of uncompressed video, which Chromium's stand-in for a camera shows again
 * and again.
 */
function videoOf(text: string): Buffer {
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
  writeFileSync(file, videoOf(`${house().address}/permits/verify/${CODE}`));
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

test('an affiliate scans a code with the camera in a browser that cannot read codes itself', async () => {
  const context = await browser.newContext({
    baseURL: house().address,
    viewport: { width: 360, height: 740 },
    permissions: ['camera'],
  });
  const page = await signIn(await context.newPage(), 'market@sanisidro-maligaya.example', house().password);
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });

  await page.getByRole('button', { name: 'Scan with the camera' }).click();

  await expect(page).toHaveURL(new RegExp(`/affiliate/scanner/result/${CODE}$`));
  await expect(page.getByRole('heading', { name: 'This code is not ours' })).toBeVisible();
  expect(violations).toEqual([]);
});
