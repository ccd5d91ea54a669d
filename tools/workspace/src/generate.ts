import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { createDecision } from './generators/decision.ts';
import type { GeneratedFiles } from './generators/files.ts';
import { createFeature } from './generators/feature.ts';
import { createPage } from './generators/page.ts';
import { createRemote } from './generators/remote.ts';

/**
 * `npm run new -- <kind> …`: generates a project, or a feature, page or decision record, in the form of this
 * repository.
 */
const root = join(import.meta.dirname, '../../..');

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    title: { type: 'string' },
    'title-fil': { type: 'string' },
    'mount-at': { type: 'string' },
    admits: { type: 'string' },
    area: { type: 'string' },
  },
});
const [what = '', ...words] = positionals;

const MAKERS: Readonly<Record<string, () => GeneratedFiles>> = {
  remote: () =>
    createRemote(root, {
      name: words[0] ?? '',
      title: values.title,
      titleFil: values['title-fil'],
      mountAt: values['mount-at'],
      admits: values.admits?.split(','),
    }),
  page: () =>
    createPage(root, {
      remote: words[0] ?? '',
      page: words[1] ?? '',
      title: values.title,
      titleFil: values['title-fil'],
    }),
  feature: () =>
    createFeature(root, { noun: words[0] ?? '', area: values.area ?? '', admits: values.admits?.split(',') ?? [] }),
  decision: () => createDecision(root, { title: values.title ?? words.join(' ') }),
};

const HOW = `npm run new -- remote <name> --title "Fire protection" [--title-fil "…"] --mount-at /fire --admits fire
npm run new -- page <remote> <noun>/<name> --title "Inspections" [--title-fil "…"]
npm run new -- feature <noun> --area licensing --admits admin,bplo
npm run new -- decision "The choice as a noun phrase"`;

/** Formats the generated files, so that they pass `npm test` unchanged. */
function layOut(files: readonly string[]): void {
  if (files.length === 0) return;
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'node_modules/oxfmt/bin/oxfmt'), ...files], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The files were made, but the formatter did not write them: ${stderr}`);
}

try {
  const make = MAKERS[what];
  if (!make) throw new Error(HOW);
  const { files, next } = make();
  layOut(files.filter((file) => /\.[jt]sx?$/.test(file)));
  console.log(files.map((file) => `  ${file}`).join('\n'));
  console.log(next);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
