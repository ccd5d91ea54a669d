import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { configuration, readProject } from '@ebpls/build';
import { rspack, type RspackOptions } from '@rspack/core';

import { launchBrowser } from '../../../apps/e2e/src/browser.ts';
import { ROOT } from './programs.ts';
import type { Reading } from './reading.ts';
import { serveFolder } from './serve-folder.ts';

const KB = 1024;
const OPEN_REMOTE = /release[\\/]open-remote\.ts$/;

/** P-1: JavaScript of the landing page in brotli bytes, the composed release against the same sources as one bundle. */
export async function landing(): Promise<Reading[]> {
  const twin = await mkdtemp(join(tmpdir(), 'ebpls-twin-'));
  try {
    await buildTwin(twin);
    const release = join(process.env['RELEASE_DIR'] ?? join(ROOT, '.release'), 'current');
    const ours = await scriptBytes(release, release);
    const theirs = await scriptBytes(twin, release);
    return [
      { id: 'P-1', what: 'JavaScript of the landing page, brotli', unit: 'KB', ours: ours / KB, theirs: theirs / KB, other: 'single bundle', must: { most: 1.4 } },
      { id: 'P-1', what: 'the same, as a ceiling', unit: 'KB', ours: ours / KB, must: { most: 200 } },
    ];
  } finally {
    await rm(twin, { recursive: true, force: true });
  }
}

async function buildTwin(folder: string): Promise<void> {
  const project = await readProject(join(ROOT, 'apps/shell'));
  const whole = configuration({ project, bundler: 'rspack', mode: 'production' }) as RspackOptions;
  const plugins = (whole.plugins ?? []).filter((plugin) => !/Federation/.test(String(plugin?.constructor.name)));
  const instead = new rspack.NormalModuleReplacementPlugin(OPEN_REMOTE, join(ROOT, 'tools/bench/src/twin/open-remote.ts'));
  const options: RspackOptions = { ...whole, output: { ...whole.output, path: folder, uniqueName: 'twin' }, cache: false, plugins: [...plugins, instead] };
  await new Promise<void>((resolve, reject) => {
    rspack(options, (error, outcome) => {
      if (error) reject(error);
      else if (outcome?.hasErrors()) reject(new Error(outcome.toString({ preset: 'errors-only' })));
      else resolve();
    });
  });
}

/** Loads the landing page in a browser with an empty cache and adds up the scripts as they travelled. */
async function scriptBytes(folder: string, release: string): Promise<number> {
  const site = await serveFolder(folder, { '/release.json': await readFile(join(release, 'release.json')), '/theme.js': await readFile(join(release, 'theme.js')) });
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    const talk = await page.context().newCDPSession(page);
    const scripts = new Set<string>();
    let bytes = 0;
    await talk.send('Network.enable');
    talk.on('Network.responseReceived', ({ requestId, type }) => void (type === 'Script' && scripts.add(requestId)));
    talk.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength;
    });
    await page.goto(`${site.address}/home`, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    return bytes;
  } finally {
    await browser.close();
    await site.close();
  }
}
