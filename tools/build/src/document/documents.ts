import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { compile } from '../compile.ts';
import { listGroupFiles, type Outcome } from '../bundler/outcome.ts';
import { type BuildOptions, getDistFolder, SHELL_ENTRIES } from '../configuration.ts';
import { inlineScript } from './shell-document.ts';
import { renderPreload, type Script, readScript, renderStarter } from './starter.ts';

/**
 * The folder of pre-rendered documents in a build; its name prevents that they are served with unfilled placeholders.
 */
export const DOCUMENTS = '.documents';

/** Parts of a document that depend on the bundle beside it. */
interface BundleParts {
  readonly first: string;
  readonly last: string;
  readonly preload: string;
  readonly ahead: readonly string[];
}

/** Documents that the shell renders when it is built. */
export interface RenderedDocuments {
  /** Documents that need no script to be shown, by their names. */
  readonly documents: Readonly<Record<string, string>>;
  /** The sign-in, for the shell document. */
  readonly login: string;
}

/** Entries and pages that most people open next from the start page. */
const NEXT = [...SHELL_ENTRIES, 'login', 'register'];

/** Writes the rendered documents beside a finished bundle; returns the sign-in for the shell document. */
export async function writeDocuments(options: BuildOptions, outcome: Outcome): Promise<string> {
  const dist = getDistFolder(options);
  const script = listGroupFiles(outcome, 'landing').find((name) => name.endsWith('.js'));
  if (script === undefined) throw new Error('The bundle has no script for the start page.');
  const prefetchedNames = new Set(NEXT.flatMap((group) => listGroupFiles(outcome, group)));
  const { documents, login } = await renderShellDocuments(options, {
    script: readScript(dist, script),
    ahead: [...prefetchedNames].map((name) => `/${name}`),
  });
  mkdirSync(join(dist, DOCUMENTS), { recursive: true });
  for (const [name, html] of Object.entries(documents)) writeFileSync(join(dist, DOCUMENTS, name), html);
  return login;
}

/** Draws the documents of the shell from its sources: its own parts, run once here instead of in every browser. */
export async function renderShellDocuments(
  options: BuildOptions,
  { script, ahead }: Pick<BundleParts, 'ahead'> & { readonly script: Script },
): Promise<RenderedDocuments> {
  const { project } = options;
  const cache = join(project.root, 'node_modules/.cache/ebpls');
  mkdirSync(cache, { recursive: true });
  const outFolder = mkdtempSync(join(cache, 'drawing-'));
  try {
    await compile({ kind: 'documents', options, into: outFolder });
    const { renderDocuments, renderLogin } = createRequire(import.meta.url)(join(outFolder, 'documents.cjs')) as {
      renderDocuments: (bundle: BundleParts) => Record<string, string>;
      renderLogin: () => string;
    }; // what the shell's documents.tsx exports
    const first = await inlineScript(project.dir, 'theme.js');
    return {
      documents: renderDocuments({ first, last: renderStarter([script]), preload: renderPreload(script), ahead }),
      login: renderLogin(),
    };
  } finally {
    rmSync(outFolder, { recursive: true, force: true });
  }
}
