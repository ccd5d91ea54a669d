import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from './stage.ts';

/** A project of the repository, by its folder and its package file. */
export interface Project {
  readonly name: string;
  /** `apps/owner`: below the repository. */
  readonly folder: string;
  readonly targets: readonly string[];
}

/** Every folder with a project file, as Nx sees them, in a fixed order. */
export function listProjects(root = ROOT): Project[] {
  const folders = ['apps', 'libs', 'tools'].flatMap((kind) =>
    readdirSync(join(root, kind))
      .toSorted()
      .map((name) => `${kind}/${name}`),
  );
  return folders
    .filter((folder) => existsSync(join(root, folder, 'project.json')))
    .map((folder) => {
      const { name, targets = {} } = JSON.parse(readFileSync(join(root, folder, 'project.json'), 'utf8')) as {
        name: string;
        targets?: object;
      };
      return { name, folder, targets: Object.keys(targets) };
    });
}
