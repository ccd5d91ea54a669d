import { containerName, type Project } from '@ebpls/build';
import type { Release, ReleaseSlot } from '@ebpls/remote-kit/declare';

/** Where the development server lays an app's bundle. */
export function getPublicPath({ name }: Pick<Project, 'name'>): string {
  return `/_mf/${name}/`;
}

/**
 * The release as the sources would make it: every declared slot, from this very server. Only here can a slot point at
 * sources.
 */
export function releaseFromSources(remotes: readonly Project[]): Release {
  return { number: 0, composed_at: new Date(0).toISOString(), shell: 'sources', slots: remotes.flatMap(slotsOf) };
}

/**
 * A composed release in which the slots of these remotes come from their sources. Without a release, when no api
 * answers, they stand alone.
 */
export function releaseWithSources(released: Release | undefined, remotes: readonly Project[]): Release {
  const sources = releaseFromSources(remotes);
  if (!released) return sources;
  const names = new Set(remotes.map(({ name }) => name));
  const filled = new Set(sources.slots.map(({ slot }) => slot));
  const others = released.slots.filter(({ slot, remote }) => !names.has(remote) && !filled.has(slot));
  return { ...released, shell: sources.shell, slots: [...others, ...sources.slots] };
}

function slotsOf(project: Project): ReleaseSlot[] {
  const { declaration, name } = project;
  if (!declaration) return [];
  return Object.entries(declaration.slots).map(([slot, { mounts, admits, menu = [] }]) => ({
    slot,
    remote: name,
    version: 'sources',
    container: containerName(project),
    entry: `${getPublicPath(project)}mf-manifest.json`,
    // A bundle in memory changes at every keystroke.
    integrity: '',
    title: declaration.title,
    mounts,
    admits,
    menu,
  }));
}
