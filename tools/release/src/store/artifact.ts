// Reads and validates `artifact.json`, the description of a built shell or remote.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Declaration } from '@ebpls/remote-kit/declare';
import * as v from 'valibot';

const BilingualText = v.object({ en: v.pipe(v.string(), v.minLength(1)), fil: v.pipe(v.string(), v.minLength(1)) });

const Mount = v.pipe(v.string(), v.regex(/^(?:\/[a-z0-9-]+)+$/, 'A mount is lower case words, each after a slash.'));

const Entries = v.array(
  v.object({
    path: v.pipe(v.string(), v.regex(/^[^/]/, 'A menu path is relative to the mount.')),
    label: BilingualText,
    icon: v.string(),
    for: v.optional(v.array(v.string())),
    permissions: v.optional(v.array(v.string())),
    covers: v.optional(v.array(v.string())),
  }),
);

const Slot = v.object({
  mounts: v.pipe(v.tupleWithRest([Mount], Mount)),
  admits: v.union([v.literal('anyone'), v.pipe(v.array(v.string()), v.minLength(1))]),
  menu: v.optional(Entries),
  sections: v.optional(v.array(v.object({ title: BilingualText, entries: Entries }))),
  commands: v.optional(Entries),
  asks: v.optional(
    v.record(
      v.string(),
      v.pipe(v.string(), v.regex(/^\/api\/[^<>]*$/, 'What is asked ahead is an address of the server.')),
    ),
  ),
});

const DeclarationRead = v.object({
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
  title: BilingualText,
  built_for: v.pipe(v.number(), v.integer()),
  slots: v.pipe(v.record(v.string(), Slot), v.minEntries(1)),
});

const Artifact = v.object({
  // Both become folders of the store, and an artifact may come from elsewhere.
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'A name is lower case letters, digits and hyphens.')),
  version: v.pipe(v.string(), v.regex(/^\w[\w.-]*$/, 'A version reads 0.1.0.')),
  container: v.nullable(v.string()),
  declaration: v.nullable(
    v.custom<Declaration>((value) => v.is(DeclarationRead, value), 'The declaration is not what remote-kit declares.'),
  ),
  contract: v.object({ minimum: v.number(), current: v.number() }),
  shared: v.record(v.string(), v.string()),
  /** For the shell: the scripts that any area needs besides the shell's own. */
  opens_areas: v.optional(v.array(v.string()), []),
  /** For the shell: the scripts that some pages need besides, by the name of the shared module. */
  given_to_pages: v.optional(v.record(v.string(), v.array(v.string())), {}),
  /** For a remote: scripts and sheets of the pages that people open first, by their paths below the mount. */
  opens_pages: v.optional(v.record(v.string(), v.array(v.string())), {}),
  /** For a remote: the shared modules that those pages import. */
  asked_by_pages: v.optional(v.record(v.string(), v.array(v.string())), {}),
});

/** Description of a build in `artifact.json`. The shell has no container and no declaration. */
export type Artifact = v.InferOutput<typeof Artifact>;

/** Reads the description of a built or published folder. Throws with the folder's name when it is invalid. */
export function readArtifact(folder: string): Artifact {
  const result = v.safeParse(Artifact, JSON.parse(readFileSync(join(folder, 'artifact.json'), 'utf8')));
  if (!result.success) throw new Error(`${folder} is not an artifact of this workspace: ${v.summarize(result.issues)}`);
  return result.output;
}
