// Reads the manifest of the release that is served to browsers.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import * as v from 'valibot';

const Version = v.object({ version: v.string() });
const ReleaseTrial = v.object({
  version: v.string(),
  until: v.string(),
  group: v.union([v.object({ office: v.string() }), v.object({ user: v.string() }), v.object({ percent: v.number() })]),
});

/** The part of a composed release that the administrator sees. */
const ComposedRelease = v.object({
  number: v.number(),
  composed_at: v.string(),
  shell: v.string(),
  signature: v.optional(v.object({ key: v.string() })),
  slots: v.array(
    v.object({
      slot: v.string(),
      remote: v.string(),
      version: v.string(),
      before: v.optional(Version),
      trial: v.optional(ReleaseTrial),
    }),
  ),
});
export type ComposedRelease = v.InferOutput<typeof ComposedRelease>;

/** The release in a folder; undefined where it is missing or unreadable. */
export async function readComposedRelease(
  release_dir: string,
  release: number | 'current',
): Promise<ComposedRelease | undefined> {
  const folder = release === 'current' ? 'current' : join('releases', String(release));
  const text = await readFile(join(release_dir, folder, 'release.json'), 'utf8').catch(() => 'null');
  try {
    const result = v.safeParse(ComposedRelease, JSON.parse(text));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a release has that version in that slot, for everybody, on trial, or as a fallback; or as its shell. */
export function hasVersion({ shell, slots }: ComposedRelease, slot: string, version: string): boolean {
  if (slot === 'shell') return version === shell;
  return slots.some(
    (one) => one.slot === slot && [one.version, one.before?.version, one.trial?.version].includes(version),
  );
}
