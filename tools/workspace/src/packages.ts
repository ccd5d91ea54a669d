// Checks the npm packages in the lock file: pinned by a hash, and under an allowed licence.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Entry {
  readonly link?: boolean;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly license?: string;
  readonly hasInstallScript?: boolean;
}

export interface Lock {
  readonly packages: Readonly<Record<string, Entry>>;
}

const ALLOWED_LICENCES = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Zlib',
  'Unlicense',
  'OFL-1.1',
]);

/** Packages under a licence outside the allowed ones, each with the reason why it may stay. */
export const EXCEPTIONS: Readonly<Record<string, string>> = {
  'axe-core': 'MPL-2.0; used in tests as it is, never changed and never shipped.',
  'caniuse-lite': 'CC-BY-4.0; a table that the build reads, never shipped.',
  argparse: 'Python-2.0, which permits what MIT does; build and job tools read their arguments with it.',
  'combine-errors': 'MIT by its Readme, but its package file does not say so; not in what browsers load.',
  'png-js': 'MIT by its LICENSE file, but its package file does not say so.',
  'xmlhttprequest-ssl': 'MIT, written in the form of old package files.',
};

/**
 * The image library below `sharp`, one package for each platform, is LGPL-3.0: a program of its own that is loaded as
 * it is, never changed and never part of a bundle (decision 0086).
 */
const LIBVIPS = '@img/sharp-';

/** Every package from outside, by its place in node_modules. */
export function listOutside(lock: Lock): [string, Entry][] {
  return Object.entries(lock.packages).filter(([place, { link }]) => place.includes('node_modules/') && !link);
}

/** Packages that the lock does not pin to their bytes, or that it takes from an address of its own. */
export function listUnpinned(lock: Lock): string[] {
  const outside = listOutside(lock);
  const looseVersions = outside
    .filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
    .map(([place]) => `${place} has no sha512 integrity`);
  const addressedPackages = outside
    .filter(([, { resolved }]) => resolved !== undefined)
    .map(([place, { resolved }]) => `${place} is fetched from ${resolved}`);
  return [...looseVersions, ...addressedPackages];
}

/**
 * Packages whose licence we did not agree to. Reads what is installed; what this machine does not install, from the
 * lock.
 */
export function listUnlicensed(root: string, lock: Lock): string[] {
  return listOutside(lock).flatMap(([place, entry]) => {
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const licence = readLicence(join(root, place, 'package.json')) ?? entry.license;
    return name in EXCEPTIONS || name.startsWith(LIBVIPS) || isAllowed(licence)
      ? []
      : [`${name}: ${licence ?? 'no licence named'}`];
  });
}

/** `(MIT OR GPL)` needs one that we agree to, `MIT AND Zlib` all of them. */
export function isAllowed(licence: string | undefined): boolean {
  if (licence === undefined) return false;
  const plainLicence = licence.replaceAll(/[()]/g, '').trim();
  if (plainLicence.includes(' OR ')) return plainLicence.split(' OR ').some((part) => isAllowed(part));
  return plainLicence.split(' AND ').every((part) => ALLOWED_LICENCES.has(part.trim()));
}

function readLicence(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  const { license } = JSON.parse(readFileSync(file, 'utf8')) as { license?: unknown };
  return typeof license === 'string' ? license : undefined;
}
