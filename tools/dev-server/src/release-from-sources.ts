// Creates the release that the development server serves, with the sources of remotes in their slots.

import { getContainerName, type Project } from '@ebpls/build';
import type { Release, ReleaseSlot } from '@ebpls/remote-kit/declare';

/** Folder in which the development server serves an app's bundle. */
export function getPublicPath({ name }: Pick<Project, 'name'>): string {
  return `/_mf/${name}/`;
}

/**
 * The release as the sources would make it: every declared slot, from this very server. Only here can a slot point at
 * sources.
 */
export function createSourceRelease(remotes: readonly Project[]): Release {
  return { number: 0, composed_at: new Date(0).toISOString(), shell: 'sources', slots: remotes.flatMap(toSlots) };
}

/**
 * A composed release in which the slots of these remotes come from their sources; the source release alone when no api
 * answers.
 */
export function mergeSourceRelease(release: Release | undefined, remotes: readonly Project[]): Release {
  const sources = createSourceRelease(remotes);
  if (!release) return sources;
  const names = new Set(remotes.map(({ name }) => name));
  const filledSlots = new Set(sources.slots.map(({ slot }) => slot));
  const others = release.slots.filter(({ slot, remote }) => !names.has(remote) && !filledSlots.has(slot));
  return { ...release, shell: sources.shell, slots: [...others, ...sources.slots] };
}

function toSlots(project: Project): ReleaseSlot[] {
  const { declaration, name } = project;
  if (!declaration) return [];
  return Object.entries(declaration.slots).map(([slot, { mounts, admits, menu = [], sections }]) => ({
    slot,
    remote: name,
    version: 'sources',
    container: getContainerName(project),
    entry: `${getPublicPath(project)}mf-manifest.json`,
    // A bundle in memory changes at every keystroke.
    integrity: '',
    title: declaration.title,
    mounts,
    admits,
    menu,
    ...(sections && { sections }),
  }));
}
