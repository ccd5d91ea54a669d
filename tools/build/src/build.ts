import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { CONTRACT } from '@ebpls/remote-kit/declare';

import { writeBill } from './bill/bill-of-materials.ts';
import { listBootFiles } from './boot-files.ts';
import { compile } from './compile.ts';
import { listGroupFiles, listChunkGroups, type Outcome, listShares } from './bundler/outcome.ts';
import { type BuildOptions, getDistFolder } from './configuration.ts';
import { EVERY_AREA, listSharedVersions, SOME_PAGES } from './federation.ts';
import { getContainerName, type Project } from './project.ts';
import { createWorkerConfiguration } from './workers.ts';

const PAGE_ENTRY = 'at/';

/** Builds one app into its `dist`. Throws with the bundler's own words when the build fails. */
export async function build(options: BuildOptions): Promise<void> {
  const outcome = await compile({ kind: 'pages', options });
  const dist = getDistFolder(options);
  finish(options.project, dist, outcome);
  const isShell = !options.project.declaration;
  if (isShell) {
    // Only the shell has documents, and what draws them takes time to load.
    const [{ completeShellDocument }, { writeDocuments }] = await Promise.all([
      import('./document/shell-document.ts'),
      import('./document/documents.ts'),
    ]);
    await completeShellDocument(options.project.dir, dist, await writeDocuments(options, outcome));
  }
  const boot = isShell ? listBootFiles(dist, outcome) : undefined;
  const workers = createWorkerConfiguration(options) ? [await compile({ kind: 'workers', options, boot })] : [];
  writeBill(options.project, dist, [outcome, ...workers]);
}

/** Beside the bundle: files that are served as they are, and the words by which the release knows this artifact. */
function finish(project: Project, dist: string, outcome: Outcome): void {
  const asTheyAre = join(project.dir, 'public');
  if (existsSync(asTheyAre)) cpSync(asTheyAre, dist, { recursive: true });
  const artifact = {
    name: project.name,
    version: project.version,
    container: project.declaration ? getContainerName(project) : null,
    declaration: project.declaration ?? null,
    contract: CONTRACT,
    shared: listSharedVersions(project),
    ...(project.declaration
      ? { opens_pages: listPageNeeds(outcome, listGroupFiles), asked_by_pages: listPageNeeds(outcome, listShares) }
      : { opens_areas: listGroupScripts(outcome, EVERY_AREA), given_to_pages: listPageShares(outcome) }),
  };
  writeFileSync(join(dist, 'artifact.json'), `${JSON.stringify(artifact, undefined, 2)}\n`);
  if (project.declaration) for (const list of ['mf-manifest.json', 'mf-stats.json']) orderShared(join(dist, list));
}

/**
 * The federation lists what is shared in the order in which it came upon it, which is another one when a part of the
 * bundle comes from the cache. The same sources must give the same bytes, or they are published as another build.
 */
function orderShared(file: string): void {
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { shared: { name: string }[] }; // the plugin's own format
  const sharedModules = manifest.shared.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  writeFileSync(file, `${JSON.stringify({ ...manifest, shared: sharedModules }, undefined, 2)}\n`);
}

/**
 * Files that a page needs besides the routes of its remote, for the pages that people open first. The routes name them:
 * `webpackChunkName: "at/dashboard"` is the page at `dashboard` below the mount.
 */
function listPageNeeds(
  outcome: Outcome,
  needs: (outcome: Outcome, page: string) => string[],
): Record<string, string[]> {
  const names = listChunkGroups(outcome).filter((name) => name.startsWith(PAGE_ENTRY));
  return Object.fromEntries(names.toSorted().map((name) => [name.slice(PAGE_ENTRY.length), needs(outcome, name)]));
}

/** Scripts of the shell with the shared modules that only some pages import, by the names of the modules. */
function listPageShares(outcome: Outcome): Record<string, string[]> {
  const listScripts = (name: string, chunk: string): string[] => {
    const scriptNames = listGroupScripts(outcome, chunk);
    if (scriptNames.length === 0) throw new Error(`The shell has no chunk "${chunk}" for the shared module ${name}.`);
    return scriptNames;
  };
  return Object.fromEntries(Object.entries(SOME_PAGES).map(([name, chunk]) => [name, listScripts(name, chunk)]));
}

/** Scripts that the shell needs besides itself before it can open any area. */
function listGroupScripts(outcome: Outcome, group: string): string[] {
  return listGroupFiles(outcome, group).filter((name) => name.endsWith('.js'));
}
