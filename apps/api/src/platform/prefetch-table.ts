import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';

const PrefetchTable = v.record(v.string(), v.string());
const NOTHING: v.InferOutput<typeof PrefetchTable> = {};
/** What the shell sets at a sign-in; it says nothing but that there may be a session. */
const SIGNED_IN = /(?:^|;\s*)ebpls_signed_in=1(?:;|$)/;

/**
 * What the first view of an address needs besides the shell, as a `Link` header; no header outside every
 * area, for strangers, who are led to the sign-in first, and where the release says nothing of it. `tools/release`
 * writes the file: by mounts what any page below them needs, after an equals sign what one page adds.
 */
export type GetPrefetches = (
  root: string,
  address: string,
  request: FastifyRequest,
) => Promise<{ readonly link?: string }>;

export function createPrefetchReader(): GetPrefetches {
  let held: { readonly root: string; readonly ahead: Promise<v.InferOutput<typeof PrefetchTable>> } | undefined;
  return async (root, address, request) => {
    if (!SIGNED_IN.test(request.headers.cookie ?? '')) return {};
    if (held?.root !== root) held = { root, ahead: readPrefetchTable(root) };
    const ahead = await held.ahead;
    const page = ahead[`=${address}`];
    for (let mount = address; mount !== ''; mount = mount.slice(0, mount.lastIndexOf('/')))
      if (Object.hasOwn(ahead, mount)) return { link: [ahead[mount], page].filter(Boolean).join(', ') };
    return {};
  };
}

/** A page without it is a slower page, never none. */
async function readPrefetchTable(root: string): Promise<v.InferOutput<typeof PrefetchTable>> {
  const text = await readFile(join(root, 'ahead.json'), 'utf8').catch(() => '{}');
  try {
    const { success, output } = v.safeParse(PrefetchTable, JSON.parse(text));
    return success ? output : NOTHING;
  } catch {
    return NOTHING;
  }
}
