// Loads the start page that the build rendered for a release.

import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

import type { Locale } from '@ebpls/contracts';

import { type Inline, extractInline } from '../../platform/http/headers.ts';

/** The start page of a release as the build rendered it, and the other facts of that release. */
export interface RenderedPages {
  readonly root: string;
  readonly pages: Readonly<Record<Locale, string>>;
  readonly inline: Inline;
  readonly has_docs: boolean;
  readonly has_form: boolean;
}

/** Specification section 7: below the provider's attachments. */
const FORM_PATH = 'attachments/forms/business-permit-form.xlsx';

/** Reads the drawings of a release once; undefined for a release without them. */
export function openRenderedPages(): (root: string) => Promise<RenderedPages | undefined> {
  let cachedDrawings: { readonly root: string; readonly drawings: Promise<RenderedPages | undefined> } | undefined;
  return (root) => {
    // The files of a numbered release never change; only the served release does.
    if (cachedDrawings?.root !== root) cachedDrawings = { root, drawings: readDrawings(root) };
    return cachedDrawings.drawings;
  };
}

async function readDrawings(root: string): Promise<RenderedPages | undefined> {
  const read = (language: Locale): Promise<string> =>
    readFile(join(root, '.documents', `home.${language}.html`), 'utf8');
  try {
    const [en, fil] = await Promise.all([read('en'), read('fil')]);
    return {
      root,
      pages: { en, fil },
      inline: extractInline(en + fil),
      has_docs: await hasDocs(root),
      has_form: await isFile(join(root, FORM_PATH)),
    };
  } catch {
    return undefined;
  }
}

async function hasDocs(root: string): Promise<boolean> {
  const { slots = [] } = JSON.parse(await readFile(join(root, 'release.json'), 'utf8')) as {
    slots?: readonly { readonly mounts: readonly string[] }[];
  }; // composed by our own tool
  return slots.some(({ mounts }) => mounts.includes('/docs'));
}

function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (stats) => stats.isFile(),
    () => false,
  );
}
