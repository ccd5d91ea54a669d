import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import type { Filling, Proposal } from '../proposal.ts';
import { listRouteFiles } from '../first-view/prefetches.ts';

const KB = 1024;

/** Lists remotes whose first visit fetches more than the list of slots allows, each as a sentence. */
export function listOverBudget({ list, fillings, ...shell }: Proposal): string[] {
  const { budgets_kb = {} } = list;
  const seenFiles = new Set<string>();
  return fillings.flatMap((filling) => {
    const { name, id } = filling.published;
    const maxKilobytes = budgets_kb[name];
    if (maxKilobytes === undefined || seenFiles.has(name + id)) return [];
    seenFiles.add(name + id);
    const kb = Math.ceil(firstVisit(filling, shell) / KB);
    return kb > maxKilobytes
      ? [`${name}@${id} makes a first visit fetch ${kb} KB; its budget is ${maxKilobytes} KB.`]
      : [];
  });
}

/** Bytes that a browser without anything fetches until a remote's routes are known, packed as they are served. */
function firstVisit(
  { published }: Pick<Filling, 'published'>,
  { shell, shell_folder }: Pick<Proposal, 'shell' | 'shell_folder'>,
): number {
  const document = join(shell_folder, 'index.html');
  const namedFiles = existsSync(document)
    ? readFileSync(document, 'utf8').matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)
    : [];
  const shells = new Set([...[...namedFiles].map(([, path = '']) => path), ...shell.opens_areas]);
  const own = ['mf-manifest.json', 'remoteEntry.js', ...listRouteFiles(published.folder)];
  return [...[...shells].map((path) => join(shell_folder, path)), ...own.map((path) => join(published.folder, path))]
    .map(computePackedSize)
    .reduce((sum, size) => sum + size, 0);
}

function computePackedSize(path: string): number {
  const servedFile = [`${path}.br`, path].find((one) => existsSync(one));
  return servedFile === undefined ? 0 : statSync(servedFile).size;
}
