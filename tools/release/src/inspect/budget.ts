import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import type { Filling, Proposal } from '../proposal.ts';
import { routeFiles } from '../first-view/ahead.ts';

const KB = 1024;

/** Remotes whose first visit fetches more than the list allows, each as a sentence. */
export function overBudget({ list, fillings, ...shell }: Proposal): string[] {
  const { budgets_kb = {} } = list;
  const seen = new Set<string>();
  return fillings.flatMap((filling) => {
    const { name, id } = filling.published;
    const most = budgets_kb[name];
    if (most === undefined || seen.has(name + id)) return [];
    seen.add(name + id);
    const kb = Math.ceil(firstVisit(filling, shell) / KB);
    return kb > most ? [`${name}@${id} makes a first visit fetch ${kb} KB; its budget is ${most} KB.`] : [];
  });
}

/** Bytes that a browser without anything fetches until a remote's routes are known, packed as they are served. */
function firstVisit(
  { published }: Pick<Filling, 'published'>,
  { shell, shell_folder }: Pick<Proposal, 'shell' | 'shell_folder'>,
): number {
  const document = join(shell_folder, 'index.html');
  const named = existsSync(document)
    ? readFileSync(document, 'utf8').matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)
    : [];
  const shells = new Set([...[...named].map(([, path = '']) => path), ...shell.opens_areas]);
  const own = ['mf-manifest.json', 'remoteEntry.js', ...routeFiles(published.folder)];
  return [...[...shells].map((path) => join(shell_folder, path)), ...own.map((path) => join(published.folder, path))]
    .map(packedSize)
    .reduce((sum, size) => sum + size, 0);
}

function packedSize(path: string): number {
  const served = [`${path}.br`, path].find((one) => existsSync(one));
  return served === undefined ? 0 : statSync(served).size;
}
