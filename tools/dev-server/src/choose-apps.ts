// Chooses the apps that the development server builds from their sources.

import type { Project } from '@ebpls/build';

/** Error for a name that is no remote's. The message is a sentence for the person who typed it. */
export class UnknownRemote extends Error {}

/**
 * The apps that are served from source: all of them, or the shell with one remote. The shell always is: a page redraws
 * in place only with the development build of React, and the shell is what brings React.
 */
export function chooseApps(apps: readonly Project[], remote: string | undefined): Project[] {
  if (remote === undefined) return [...apps];
  const remotes = apps.filter(isRemote).map(({ name }) => name);
  if (!remotes.includes(remote))
    throw new UnknownRemote(`There is no remote "${remote}"; there are ${remotes.toSorted().join(', ')}.`);
  return apps.filter((app) => app.name === remote || !isRemote(app));
}

/** Paths below the origin at which the slots of a remote begin. */
export function listMountPaths({ declaration }: Project): string[] {
  return Object.values(declaration?.slots ?? {}).map(({ mounts: [first] }) => first);
}

function isRemote({ declaration }: Project): boolean {
  return declaration !== undefined;
}
