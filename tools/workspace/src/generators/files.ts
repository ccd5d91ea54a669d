import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { getRoleKind } from '@ebpls/contracts';

/** Files that a generator wrote or changed. */
export interface GeneratedFiles {
  /** Written or changed files, as paths from the repository. */
  readonly files: readonly string[];
  /** The next step, as a sentence. */
  readonly next: string;
}

/** Writes new files; refuses when one is there, before any is written. */
export function writeNew(root: string, files: Readonly<Record<string, string>>): string[] {
  const present = Object.keys(files).find((file) => existsSync(join(root, file)));
  if (present) throw new Error(`${present} exists already.`);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return Object.keys(files);
}

/** Changes a file that is there. Refuses when the place to change is not found, so that a moved list is noticed. */
export function change(root: string, file: string, edit: (text: string) => string): string {
  const before = readFileSync(join(root, file), 'utf8');
  const after = edit(before);
  if (after === before) throw new Error(`${file} no longer has the place where this is written down.`);
  writeFileSync(join(root, file), after);
  return file;
}

/** A name in kebab-case, the word a clerk would use. */
export function checkName(name: string, subject: string): string {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name))
    throw new Error(`${subject}: "${name}" is not a name like fire or order-of-payment.`);
  return name;
}

/** Roles as the specification names them. A new role is added to libs/contracts/src/shared/roles.ts first. */
export function checkRoles(names: readonly string[]): string[] {
  if (names.length === 0) throw new Error('Whom does it admit? --admits fire,bplo');
  const unknownNames = names.filter(
    (name) => getRoleKind(name) === 'other' || (getRoleKind(name) === 'barangay' && name !== 'barangay'),
  );
  if (unknownNames.length > 0)
    throw new Error(`There is no role "${unknownNames.join(', ')}"; roles are in libs/contracts/src/shared/roles.ts.`);
  return [...names];
}

/** `order-of-payment` as `orderOfPayment` and `OrderOfPayment`. */
export function toCases(name: string): { camel: string; pascal: string; snake: string; words: string } {
  const parts = name.split('-');
  const pascal = parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('');
  return {
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    snake: parts.join('_'),
    words: parts.join(' '),
  };
}

/** A text between single quotes of a source file. */
export function quoteText(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
