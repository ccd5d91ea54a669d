// Schema of a slot of the release: a remote, its mounts and its published versions.

import * as v from 'valibot';

const BilingualText = v.object({ en: v.string(), fil: v.string() });
const Address = v.pipe(v.string(), v.regex(/^\//, 'below our own origin'));

const Entries = v.array(
  v.object({
    path: v.string(),
    label: BilingualText,
    icon: v.string(),
    for: v.optional(v.array(v.string())),
    permissions: v.optional(v.array(v.string())),
    feature: v.optional(v.string()),
    covers: v.optional(v.array(v.string())),
  }),
);

/** One published build of a remote. */
export const Version = {
  version: v.string(),
  container: v.pipe(v.string(), v.regex(/^[\w$]+$/)),
  entry: Address,
  integrity: v.string(),
  files: v.optional(v.string()),
};

const SlotTrialGroup = v.union([
  v.object({ office: v.string() }),
  v.object({ user: v.string() }),
  v.object({ percent: v.number() }),
]);

/** A slot as `/release.json` has it. */
export const Slot = v.object({
  slot: v.string(),
  remote: v.string(),
  ...Version,
  before: v.optional(v.object(Version)),
  trial: v.optional(v.object({ ...Version, group: SlotTrialGroup, until: v.string() })),
  title: BilingualText,
  mounts: v.array(Address),
  admits: v.union([v.literal('anyone'), v.array(v.string())]),
  menu: Entries,
  sections: v.optional(v.array(v.object({ title: BilingualText, entries: Entries }))),
  commands: v.optional(Entries),
});
