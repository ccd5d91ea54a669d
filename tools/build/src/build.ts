import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { CONTRACT } from '@ebpls/remote-kit/declare';

import { layBill } from './bill/bill.ts';
import { bootFiles } from './boot-files.ts';
import { compile, listGroupFiles, listChunkGroups, type Outcome, listShares } from './compile.ts';
import { type BuildOptions, configuration, getDistFolder } from './configuration.ts';
import { EVERY_AREA, sharedVersions, SOME_PAGES } from './federation.ts';
import { containerName, type Project } from './project.ts';
import { layWorkers } from './workers.ts';

const PAGE = 'at/';

/** Builds one app into its `dist`. Throws with the bundler's own words when the build fails. */
export async function build(options: BuildOptions): Promise<void> {
  const outcome = await compile(options.bundler, configuration(options));
  const dist = getDistFolder(options);
  finish(options.project, dist, outcome);
  const isShell = !options.project.declaration;
  if (isShell) {
    // Only the shell has documents, and what draws them takes time to load.
    const [{ completeHouse }, { layDocuments }] = await Promise.all([
      import('./document/house.ts'),
      import('./document/documents.ts'),
    ]);
    await completeHouse(options.project.dir, dist, await layDocuments(options, outcome));
  }
  const workers = await layWorkers(options, isShell ? bootFiles(dist, outcome) : undefined);
  layBill(options.project, dist, [outcome, ...workers]);
}

/** Beside the bundle: files that are served as they are, and the words by which the release knows this artifact. */
function finish(project: Project, dist: string, outcome: Outcome): void {
  const asTheyAre = join(project.dir, 'public');
  if (existsSync(asTheyAre)) cpSync(asTheyAre, dist, { recursive: true });
  const artifact = {
    name: project.name,
    version: project.version,
    container: project.declaration ? containerName(project) : null,
    declaration: project.declaration ?? null,
    contract: CONTRACT,
    shared: sharedVersions(project),
    ...(project.declaration
      ? { opens_pages: pagesOf(outcome, listGroupFiles), asked_by_pages: pagesOf(outcome, listShares) }
      : { opens_areas: scriptsOf(outcome, EVERY_AREA), given_to_pages: givenToPages(outcome) }),
  };
  writeFileSync(join(dist, 'artifact.json'), `${JSON.stringify(artifact, undefined, 2)}\n`);
  if (project.declaration) for (const list of ['mf-manifest.json', 'mf-stats.json']) orderShared(join(dist, list));
}

/**
 * The federation lists what is shared in the order in which it came upon it, which is another one when a part of the
 * bundle comes from the cache. The same sources must give the same bytes, or they are published as another build.
 */
function orderShared(file: string): void {
  const listed = JSON.parse(readFileSync(file, 'utf8')) as { shared: { name: string }[] }; // the plugin's own format
  const shared = listed.shared.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  writeFileSync(file, `${JSON.stringify({ ...listed, shared }, undefined, 2)}\n`);
}

/**
 * What a page needs besides the routes of its remote, for the pages that people come to first. They are named in the
 * routes: `webpackChunkName: "at/dashboard"` is the page at `dashboard` below the mount.
 */
function pagesOf(outcome: Outcome, needs: (outcome: Outcome, page: string) => string[]): Record<string, string[]> {
  const names = listChunkGroups(outcome).filter((name) => name.startsWith(PAGE));
  return Object.fromEntries(names.toSorted().map((name) => [name.slice(PAGE.length), needs(outcome, name)]));
}

/** Where the shell has what it gives to the pages that ask for it, by the names of the shared modules. */
function givenToPages(outcome: Outcome): Record<string, string[]> {
  const scripts = (name: string, chunk: string): string[] => {
    const found = scriptsOf(outcome, chunk);
    if (found.length === 0) throw new Error(`The shell has no chunk "${chunk}" in which it would give ${name}.`);
    return found;
  };
  return Object.fromEntries(Object.entries(SOME_PAGES).map(([name, chunk]) => [name, scripts(name, chunk)]));
}

/** What the shell needs besides itself before it can open any area. */
function scriptsOf(outcome: Outcome, group: string): string[] {
  return listGroupFiles(outcome, group).filter((name) => name.endsWith('.js'));
}
