import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { compile, listGroupFiles, type Outcome } from '../compile.ts';
import { type BuildOptions, getDistFolder, drawingConfiguration, HOUSE } from '../configuration.ts';
import { inlineScript } from './house.ts';
import { preload, type Script, scriptIn, starter } from './starter.ts';

/** The folder of drawn documents below a build; its name keeps it from being served as it is, with its blanks. */
export const DOCUMENTS = '.documents';

/** What a document is told about the bundle beside it. */
interface DrawnWith {
  readonly first: string;
  readonly last: string;
  readonly preload: string;
  readonly ahead: readonly string[];
}

/** What the shell draws when it is built. */
export interface Drawn {
  /** Documents that need no script to be shown, by their names. */
  readonly documents: Readonly<Record<string, string>>;
  /** The sign-in, for the document of the house. */
  readonly login: string;
}

/** Ways into the house that most people take from the start page. */
const NEXT = [...HOUSE, 'login', 'register'];

/** Lays the drawn documents beside a finished bundle; gives what belongs into the document of the house. */
export async function layDocuments(options: BuildOptions, outcome: Outcome): Promise<string> {
  const dist = getDistFolder(options);
  const script = listGroupFiles(outcome, 'landing').find((name) => name.endsWith('.js'));
  if (script === undefined) throw new Error('The bundle has no script for the start page.');
  const ahead = new Set(NEXT.flatMap((group) => listGroupFiles(outcome, group)));
  const { documents, login } = await drawDocuments(options, {
    script: scriptIn(dist, script),
    ahead: [...ahead].map((name) => `/${name}`),
  });
  mkdirSync(join(dist, DOCUMENTS), { recursive: true });
  for (const [name, html] of Object.entries(documents)) writeFileSync(join(dist, DOCUMENTS, name), html);
  return login;
}

/** Draws the documents of the shell from its sources: its own parts, run once here instead of in every browser. */
export async function drawDocuments(
  options: BuildOptions,
  { script, ahead }: Pick<DrawnWith, 'ahead'> & { readonly script: Script },
): Promise<Drawn> {
  const { project, bundler } = options;
  const cache = join(project.root, 'node_modules/.cache/ebpls');
  mkdirSync(cache, { recursive: true });
  const workshop = mkdtempSync(join(cache, 'drawing-'));
  try {
    await compile(bundler, drawingConfiguration(options, workshop));
    const { renderDocuments, renderLogin } = createRequire(import.meta.url)(join(workshop, 'documents.cjs')) as {
      renderDocuments: (given: DrawnWith) => Record<string, string>;
      renderLogin: () => string;
    }; // what the shell's documents.tsx exports
    const first = await inlineScript(project.dir, 'theme.js');
    return {
      documents: renderDocuments({ first, last: starter([script]), preload: preload(script), ahead }),
      login: renderLogin(),
    };
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}
