import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type KeyObject } from 'node:crypto';
import { parseArgs } from 'node:util';

import { type Override, formatOverrideText } from '@ebpls/remote-kit/declare';

import { toReleaseVersion } from '../compose.ts';
import type { ReleasePaths } from '../release-paths.ts';
import { createSignature } from '../signing/sign.ts';
import { findPublished } from '../slots.ts';
import { readArtifact } from '../store/artifact.ts';
import { parseUntil } from './canary.ts';

const OVERRIDE_USAGE = 'override <slot> <remote@version> --user <account> --until <time>';
const MAX_OVERRIDE_DAYS = 14; // days; a forgotten address stays dangerous

/**
 * Signs that one account may have one version in one slot until a time; gives the address that begins it in that
 * person's tab. The version must lie in the served release, so that what runs is what was composed and signed.
 */
export function signOverride(
  args: readonly string[],
  { places, key }: { places: ReleasePaths; key: KeyObject },
): readonly string[] {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { user: text, until: text },
  });
  const [slot, pin] = positionals;
  if (slot === undefined || pin === undefined || values.user === undefined) throw new Error(OVERRIDE_USAGE);
  const until = parseUntil(values.until);
  const days = (Date.parse(until) - Date.now()) / 86_400_000;
  if (days <= 0 || days > MAX_OVERRIDE_DAYS) throw new Error(`An override ends within ${MAX_OVERRIDE_DAYS} days.`);
  const build = findPublished(pin, places);
  if (!existsSync(join(places.current, 'r', build.name, build.id)))
    throw new Error(`${pin} is not in the served release. Add it under "beside" in the list of slots first.`);
  const artifact = readArtifact(build.folder);
  if (!artifact.declaration?.slots[slot]) throw new Error(`${pin} does not declare the slot "${slot}".`);
  const trial = { ...toReleaseVersion({ artifact, published: build }), group: { user: values.user }, until };
  const content: Override = { slot, trial };
  const signedOverride = { override: content, signature: createSignature(formatOverrideText(content), key) };
  const address = Buffer.from(JSON.stringify(signedOverride)).toString('base64url');
  return [`/login#override=${address}`];
}
