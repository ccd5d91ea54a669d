// Reads the list of slots of a release, and finds the published build of a `remote@version`.

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { OFFICE_ROLES } from '@ebpls/contracts';
import * as v from 'valibot';

import { HASHES } from './store/files.ts';
import type { ReleasePaths } from './release-paths.ts';
import type { PublishedBuild } from './store/publish.ts';

const Pin = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*@[\w.-]+$/, 'A pin reads remote@version.'));

const OFFICES = [...OFFICE_ROLES, 'barangay', 'affiliate', 'admin'] as const;

const TrialGroup = v.union([
  v.strictObject({ office: v.picklist(OFFICES, `An office is one of ${OFFICES.join(', ')}.`) }),
  v.strictObject({ user: v.pipe(v.string(), v.minLength(1)) }),
  v.strictObject({ percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)) }),
]);
const Until = v.pipe(v.string(), v.isoTimestamp('An end reads 2026-12-01T17:00:00+08:00.'));

/** List of the slots of a release: which remote, at which version, fills each, with canaries and size budgets. */
const SlotList = v.object({
  shell: Pin,
  slots: v.record(v.string(), Pin),
  /** The most that a person fetches before the first page of a remote, packed, in KB; by the remote's name. */
  budgets_kb: v.optional(v.record(v.string(), v.number())),
  trials: v.optional(v.record(v.string(), v.object({ pin: Pin, group: TrialGroup, until: Until }))),
  /** Versions in no slot, laid in so that a tester may open them. */
  beside: v.optional(v.array(Pin)),
});

/** The platform team's file: which remote, at which version, fills which slot. */
export type SlotList = v.InferOutput<typeof SlotList>;

export function readSlots(path: string): SlotList {
  return checkSlots(JSON.parse(readFileSync(path, 'utf8')), path);
}

/** Throws when this is no list of slots, with the name of where it comes from. */
export function checkSlots(content: unknown, from: string): SlotList {
  const result = v.safeParse(SlotList, content);
  if (!result.success) throw new Error(`${from}: ${v.summarize(result.issues)}`);
  return result.output;
}

/**
 * Finds what a pin means: `owner@0.1.0-1a2b3c4d` exactly that, `owner@0.1.0` the newest published build of that
 * version.
 */
export function findPublished(pin: string, places: ReleasePaths): PublishedBuild {
  const [name = '', version = ''] = pin.split('@');
  const shelf = join(places.store, name);
  const ids = existsSync(shelf) ? readdirSync(shelf) : [];
  const id = ids.includes(version)
    ? version
    : newest(
        shelf,
        ids.filter(
          (candidate) =>
            candidate.replace(/-[0-9a-f]{8}$/, '') === version && existsSync(join(shelf, candidate, HASHES)),
        ),
      );
  if (id === undefined) throw new Error(`${pin} was not published. Build it and run "publish ${name}".`);
  return { name, id, folder: join(shelf, id) };
}

function newest(shelf: string, ids: readonly string[]): string | undefined {
  const age = (id: string): number => statSync(join(shelf, id, HASHES)).mtimeMs;
  return ids.toSorted((one, other) => age(other) - age(one))[0];
}
