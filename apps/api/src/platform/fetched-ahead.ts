import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';

const Ahead = v.record(v.string(), v.string());
const NOTHING: v.InferOutput<typeof Ahead> = {};
/** What the shell sets at a sign-in; it says nothing but that there may be a session. */
const SIGNED_IN = /(?:^|;\s*)ebpls_signed_in=1(?:;|$)/;

/**
 * What the first view of an address needs besides the shell, as a `Link` header; no header outside every
 * area, for strangers, who are led to the sign-in first, and where the release says nothing of it. `tools/release`
 * writes the file: by mounts what any page below them needs, after an equals sign what one page adds.
 */
export type AheadOf = (root: string, address: string, request: FastifyRequest) => Promise<{ readonly link?: string }>;

export function openAhead(): AheadOf {
  let held: { readonly root: string; readonly ahead: Promise<v.InferOutput<typeof Ahead>> } | undefined;
  return async (root, address, request) => {
    if (!SIGNED_IN.test(request.headers.cookie ?? '')) return {};
    if (held?.root !== root) held = { root, ahead: read(root) };
    const ahead = await held.ahead;
    const page = ahead[`=${address}`];
    for (let mount = address; mount !== ''; mount = mount.slice(0, mount.lastIndexOf('/')))
      if (Object.hasOwn(ahead, mount)) return { link: [ahead[mount], page].filter(Boolean).join(', ') };
    return {};
  };
}

/** A page without it is a slower page, never none. */
async function read(root: string): Promise<v.InferOutput<typeof Ahead>> {
  const text = await readFile(join(root, 'ahead.json'), 'utf8').catch(() => '{}');
  try {
    const { success, output } = v.safeParse(Ahead, JSON.parse(text));
    return success ? output : NOTHING;
  } catch {
    return NOTHING;
  }
}
