import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { minify } from '@swc/core';

import { compile, filesOf, type Outcome } from './compile.ts';
import { type BuildOptions, distOf, drawingConfiguration } from './configuration.ts';

/** The folder of drawn documents below a build; its name keeps it from being served as it is, with its blanks. */
export const DOCUMENTS = '.documents';

/** What a document is told about the bundle beside it. */
interface DrawnWith {
  readonly first: string;
  readonly script: { readonly src: string; readonly integrity?: string };
  readonly ahead: readonly string[];
}

/** Ways into the house that most people take from the start page. */
const NEXT = ['shell', 'login', 'register'];

/** Lays the drawn documents beside a finished bundle. */
export async function layDocuments(options: BuildOptions, outcome: Outcome): Promise<void> {
  const dist = distOf(options);
  const script = filesOf(outcome, 'landing').find((name) => name.endsWith('.js'));
  if (script === undefined) throw new Error('The bundle has no script for the start page.');
  const integrity = `sha384-${createHash('sha384')
    .update(readFileSync(join(dist, script)))
    .digest('base64')}`;
  const ahead = new Set(NEXT.flatMap((group) => filesOf(outcome, group)));
  const drawn = await drawDocuments(options, {
    script: { src: `/${script}`, integrity },
    ahead: [...ahead].map((name) => `/${name}`),
  });
  mkdirSync(join(dist, DOCUMENTS), { recursive: true });
  for (const [name, html] of Object.entries(drawn)) writeFileSync(join(dist, DOCUMENTS, name), html);
}

/** Draws the documents of the shell from its sources: its own parts, run once here instead of in every browser. */
export async function drawDocuments(
  options: BuildOptions,
  drawnWith: Omit<DrawnWith, 'first'>,
): Promise<Record<string, string>> {
  const { project, bundler } = options;
  const cache = join(project.root, 'node_modules/.cache/ebpls');
  mkdirSync(cache, { recursive: true });
  const workshop = mkdtempSync(join(cache, 'drawing-'));
  try {
    await compile(bundler, drawingConfiguration(options, workshop));
    const { documents } = createRequire(import.meta.url)(join(workshop, 'documents.cjs')) as {
      documents: (given: DrawnWith) => Record<string, string>;
    }; // what the shell's documents.tsx exports
    return documents({ ...drawnWith, first: await firstScript(project.dir) });
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}

/**
 * The script before the first paint is in the document itself: a file of its own would be one more journey before
 * anything shows.
 */
async function firstScript(dir: string): Promise<string> {
  const { code } = await minify(readFileSync(join(dir, 'public/theme.js'), 'utf8'), { compress: true, mangle: true });
  return code;
}
