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
 * Lists projects that a project imports without naming them in its package file. Nx reads its graph there: an unnamed
 * import does not make a cached result stale, and a broken project would look sound.
 */
export function listUndeclared(root: string, project: string, files: readonly string[]): string[] {
  const manifest = JSON.parse(readFileSync(join(root, project, 'package.json'), 'utf8')) as Manifest;
  const dependencies = { ...manifest.dependencies, ...manifest.devDependencies };
  const importedPackages = files
    .filter((file) => file.startsWith(`${project}/`) && CODE.test(file))
    .flatMap((file) => listImportedProjects(file, readFileSync(join(root, file), 'utf8')));
  return [...new Set(importedPackages)]
    .filter((name) => name !== manifest.name && !(name in dependencies))
    .map((name) => `${project} imports ${name}, which its package file does not name`);
}

/** Projects that a file imports by name, or by a path that leaves its own. */
function listImportedProjects(file: string, text: string): string[] {
  return [...text.matchAll(IMPORT)].flatMap(([, first, second]) => {
    const path = first ?? second ?? '';
    if (path.startsWith('@ebpls/')) return [path.split('/').slice(0, 2).join('/')];
    const other = path.startsWith('.') ? /^(?:apps|libs|tools)\/([^/]+)/.exec(join(file, '..', path))?.[1] : undefined;
    return other === undefined ? [] : [`@ebpls/${other}`];
  });
}
