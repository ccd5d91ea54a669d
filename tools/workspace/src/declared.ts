import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const IMPORT = /^\s*(?:import|export)\b[^'\n]*'([^']+)'|^\} from '([^']+)'/gm;
const CODE = /\.(?:ts|tsx)$/;

/**
 * Rooms that a project imports without naming them in its package file. Nx reads its graph there: what is not named
 * does not make a cached result stale, and a broken project would look sound.
 */
export function listUndeclared(root: string, project: string, files: readonly string[]): string[] {
  const manifest = JSON.parse(readFileSync(join(root, project, 'package.json'), 'utf8')) as Manifest;
  const named = { ...manifest.dependencies, ...manifest.devDependencies };
  const imported = files
    .filter((file) => file.startsWith(`${project}/`) && CODE.test(file))
    .flatMap((file) => roomsIn(file, readFileSync(join(root, file), 'utf8')));
  return [...new Set(imported)]
    .filter((room) => room !== manifest.name && !(room in named))
    .map((room) => `${project} imports ${room}, which its package file does not name`);
}

/** By name, or by a path that leaves the project. */
function roomsIn(file: string, text: string): string[] {
  return [...text.matchAll(IMPORT)].flatMap(([, begun, continued]) => {
    const path = begun ?? continued ?? '';
    if (path.startsWith('@ebpls/')) return [path.split('/').slice(0, 2).join('/')];
    const other = path.startsWith('.') ? /^(?:apps|libs|tools)\/([^/]+)/.exec(join(file, '..', path))?.[1] : undefined;
    return other === undefined ? [] : [`@ebpls/${other}`];
  });
}
