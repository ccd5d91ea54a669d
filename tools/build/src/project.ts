import { existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Declaration } from '@ebpls/remote-kit/declare';

export type Bundler = 'rspack' | 'webpack';
export type Mode = 'production' | 'development';

/** One app for the bundler. Without a declaration it is the shell, the host of all others. */
export interface Project {
  readonly dir: string;
  readonly root: string;
  readonly name: string;
  readonly version: string;
  readonly declaration: Declaration | undefined;
}

/**
 * Reads the app in `dir`: its name is its folder, its version `EBPLS_VERSION` or that of its package, its declaration
 * `remote.config.ts`.
 */
export async function readProject(dir: string, env: NodeJS.ProcessEnv = process.env): Promise<Project> {
  // npm guarantees the field in a workspace.
  const { version } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as { version: string };
  return {
    dir,
    root: resolve(dir, '../..'),
    name: basename(dir),
    version: env['EBPLS_VERSION'] ?? version,
    declaration: await readDeclaration(dir),
  };
}

async function readDeclaration(dir: string): Promise<Declaration | undefined> {
  const path = join(dir, 'remote.config.ts');
  if (!existsSync(path)) return undefined;
  // Its own type check guards this.
  const { default: declaration } = (await import(pathToFileURL(path).href)) as { default: Declaration };
  return declaration;
}

/**
 * The container's global name. It carries the version, or two offices on two versions silently get the same code, and
 * it must be a valid JavaScript name.
 */
export function getContainerName({ name, version }: Pick<Project, 'name' | 'version'>): string {
  return `${name}_${version}`.replaceAll(/[^\w$]/g, '_');
}

/** `BUNDLER=webpack` chooses the second supported bundler. */
export function getBundler(env: NodeJS.ProcessEnv): Bundler {
  const bundler = env['BUNDLER'] ?? 'rspack';
  if (bundler !== 'rspack' && bundler !== 'webpack')
    throw new Error(`BUNDLER must be rspack or webpack, not "${bundler}".`);
  return bundler;
}

/** `EBPLS_MODE=development` leaves the code readable; everything else is for production. */
export function getMode(env: NodeJS.ProcessEnv): Mode {
  return env['EBPLS_MODE'] === 'development' ? 'development' : 'production';
}
