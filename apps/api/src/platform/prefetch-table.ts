// Finds which scripts a browser may load ahead for an address of the release.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';

const PrefetchTable = v.record(v.string(), v.string());
const NOTHING: v.InferOutput<typeof PrefetchTable> = {};
/** Cookie that the shell sets at a sign-in; it only means that there may be a session. */
const SIGNED_IN = /(?:^|;\s*)ebpls_signed_in=1(?:;|$)/;

/**
 * Prefetches of the first view of an address besides the shell, as a `Link` header; none outside every area,
 * for anonymous visitors, who are led to the sign-in first, and for an address that the release does not
 * list. `tools/release` writes the file: by mounts the files of every page below them, after an equals sign
 * those that one page adds.
 */
export type GetPrefetches = (
  root: string,
  address: string,
  request: FastifyRequest,
) => Promise<{ readonly link?: string }>;

export function createPrefetchReader(): GetPrefetches {
  let cachedTable: { readonly root: string; readonly table: Promise<v.InferOutput<typeof PrefetchTable>> } | undefined;
  return async (root, address, request) => {
    if (!SIGNED_IN.test(request.headers.cookie ?? '')) return {};
    if (cachedTable?.root !== root) cachedTable = { root, table: readPrefetchTable(root) };
    const table = await cachedTable.table;
    const page = table[`=${address}`];
    for (let mount = address; mount !== ''; mount = mount.slice(0, mount.lastIndexOf('/')))
      if (Object.hasOwn(table, mount)) return { link: [table[mount], page].filter(Boolean).join(', ') };
    return {};
  };
}

/** Without the file pages are slower, never missing. */
async function readPrefetchTable(root: string): Promise<v.InferOutput<typeof PrefetchTable>> {
  const text = await readFile(join(root, 'ahead.json'), 'utf8').catch(() => '{}');
  try {
    const { success, output } = v.safeParse(PrefetchTable, JSON.parse(text));
    return success ? output : NOTHING;
  } catch {
    return NOTHING;
  }
}
