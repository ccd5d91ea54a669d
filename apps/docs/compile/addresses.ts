import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import type { Declaration } from '@ebpls/remote-kit/declare';

import { ROOT } from './places.ts';

export interface Area {
  readonly name: string;
  readonly title: string;
  readonly mounts: readonly string[];
  readonly admits: string;
  /** Paths of its pages below the mount. */
  readonly paths: readonly string[];
}

/** Every remote with its mounts, whom it admits and the paths of its pages. */
export function listAreas(): Area[] {
  const files = globSync('apps/*/remote.config.ts', { cwd: ROOT }).toSorted();
  return files.flatMap((file) => toAreas(declarationAt(file), file));
}

/** The addresses of the shell's own pages. */
export function listShellAddresses(): string[] {
  const routes = ['routing/routes.tsx', 'routing/redirect-rules.ts'].flatMap((file) =>
    pathsIn(readFileSync(join(ROOT, 'apps/shell/src', file), 'utf8')),
  );
  return [...new Set(routes.filter((path) => path !== '*').map((path) => `/${path}`))];
}

/** The tables of the page about routing. */
export function renderAddressTables(): string {
  const areas = listAreas();
  const mounts = areas.map(
    ({ name, title, mounts, admits }) =>
      `| ${title} | ${mounts.map((mount) => `\`${mount}\``).join(' ')} | ${admits} | \`${name}\` |`,
  );
  const pages = areas
    .filter(({ paths }, at) => paths.length > 0 && areas.findIndex((area) => area.title === areas[at]?.title) === at)
    .map(
      ({ title, mounts, paths }) =>
        `### ${title}\n\n${paths.map((path) => `- \`${mounts[0] ?? ''}/${path}\``).join('\n')}`,
    );
  const shell = listShellAddresses().map((address) => `- \`${address}\``);
  return [
    `| Area | Mount | Admits | Remote |\n|---|---|---|---|\n${mounts.join('\n')}`,
    `### The shell's own pages\n\n${shell.join('\n')}`,
    ...pages,
  ].join('\n\n');
}

const load = createRequire(import.meta.url);

function declarationAt(file: string): Declaration {
  const { default: declaration } = load(join(ROOT, file)) as { default: Declaration }; // its own type check guards this
  return declaration;
}

function toAreas({ name, title, slots }: Declaration, file: string): Area[] {
  const paths = pathsOfRemote(file.replace('/remote.config.ts', ''));
  return Object.values(slots).map(({ mounts, admits }) => ({
    name,
    title: title.en,
    mounts,
    admits: admits === 'anyone' ? 'everybody' : admits.map((role) => `\`${role}\``).join(', '),
    paths,
  }));
}

/** Desks have pages from the library that all offices share; every area has the account page. */
function pathsOfRemote(folder: string): string[] {
  const [file] = globSync(`${folder}/src/routes.{ts,tsx}`, { cwd: ROOT });
  const text = file === undefined ? '' : readFileSync(join(ROOT, file), 'utf8');
  const account = text.includes('accountRoute(') ? ['account'] : [];
  return [...new Set([...account, ...pathsIn(text), ...deskPaths(text)])].filter((path) => !/^[:*]/.test(path));
}

function deskPaths(text: string): string[] {
  const makers = readFileSync(join(ROOT, 'libs/desk/src/routes.ts'), 'utf8').split('export function ');
  return makers
    .filter((maker) => text.includes(`${maker.split('(')[0] ?? ''}(`) && maker.includes('('))
    .flatMap(pathsIn);
}

const ROUTE_PATH = /\bpath: (?:'([^']*)'|`([^`]*)`|([A-Z_]+)\b)|\bfrom: '\/?([^']*)'/g;

/** The paths that a table of routes names, its constants filled in. */
function pathsIn(text: string): string[] {
  const constants = new Map<string, string>();
  const fill = (path: string): string =>
    path.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => constants.get(name) ?? '');
  for (const [, name = '', quotedText, templateText = ''] of text.matchAll(
    /const ([A-Z_]+) = (?:'([^']*)'|`([^`]*)`)/g,
  ))
    constants.set(name, quotedText ?? fill(templateText));
  return [...text.matchAll(ROUTE_PATH)].map(([, quotedText, templateText, name = '', from]) => {
    const path = quotedText ?? from ?? (templateText === undefined ? constants.get(name) : fill(templateText));
    return path ?? '';
  });
}
