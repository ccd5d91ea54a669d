// Serves the two sites that benchmarks compare: the release, and the shell built as one bundle.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { createConfiguration, DOCUMENTS, readProject } from '@ebpls/build';
import {
  completeStartPage,
  getMunicipality,
  getPublicFigures,
  type PublicFigures,
  type PublicMunicipality,
} from '@ebpls/contracts';
import { rspack, type RspackOptions } from '@rspack/core';

import { ROOT } from '../programs.ts';
import { serveFolder, type Site } from './serve-folder.ts';

const OPEN_REMOTE = /release[\\/]open-remote\.ts$/;
const HOME = /landing[\\/]home\.page\.tsx$/;

/** Municipality that both start pages show. */
const municipality = {
  name: 'San Isidro',
  province: 'Maligaya',
  website: 'https://sanisidro-maligaya.example',
  hall: 'Municipal Hall, Poblacion I, San Isidro, Maligaya 9901',
  offices: [],
  barangays: [],
} as unknown as PublicMunicipality;
const figures: PublicFigures = {
  year: 2026,
  permits_issued: 1286,
  median_days_renewal: 2,
  median_days_new: 5,
  counted_at: '2026-01-12 08:00',
};

/**
 * The release as the product serves it: the start page is completed by the server. An older release draws it in the
 * browser.
 */
export async function openOwnSite(release: string): Promise<Site> {
  const html = await readFile(join(release, DOCUMENTS, 'home.en.html'), 'utf8').catch(() => undefined);
  const home =
    html === undefined
      ? {}
      : { '/home': Buffer.from(completeStartPage(html, { municipality, figures, has_docs: true, has_form: true })) };
  return serveFolder(release, { ...answers(), ...home });
}

/** The single bundle, beside the files that both sides share. */
export async function openOtherSite(folder: string, release: string): Promise<Site> {
  return serveFolder(folder, {
    ...answers(),
    '/release.json': await readFile(join(release, 'release.json')),
    '/theme.js': await readFile(join(release, 'theme.js')),
  });
}

function answers(): Record<string, Buffer> {
  return {
    [getMunicipality.path]: Buffer.from(JSON.stringify(municipality)),
    [getPublicFigures.path]: Buffer.from(JSON.stringify(figures)),
  };
}

/** The shell's own sources once more: every remote a lazy route of one bundle, and the start page a page of React. */
export async function buildTwin(folder: string): Promise<void> {
  const project = await readProject(join(ROOT, 'apps/shell'));
  const whole = createConfiguration({ project, bundler: 'rspack', mode: 'production' }) as RspackOptions;
  const replaceModule = (module: RegExp, by: string) =>
    new rspack.NormalModuleReplacementPlugin(module, join(ROOT, 'tools/bench/src/twin', by));
  const options: RspackOptions = {
    ...whole,
    entry: { shell: './src/main.ts' },
    output: { ...whole.output, path: folder, uniqueName: 'twin' },
    cache: false,
    plugins: [
      ...(whole.plugins ?? []),
      replaceModule(OPEN_REMOTE, 'open-remote.ts'),
      replaceModule(HOME, 'home.page.tsx'),
    ],
  };
  await new Promise<void>((resolve, reject) => {
    rspack(options, (error, outcome) => {
      if (error) reject(error);
      else if (outcome?.hasErrors()) reject(new Error(outcome.toString({ preset: 'errors-only' })));
      else resolve();
    });
  });
}
