// Lists the reasons to refuse a release: wrong contract, shared libraries, addresses, names, files or size.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Artifact } from './store/artifact.ts';
import { HASHES, type Hashes, computeSha384 } from './store/files.ts';
import { listOverBudget } from './inspect/budget.ts';
import { listTrialRefusals } from './canary/trial-refusals.ts';
import { findDeclaredSlot, type Filling, type Proposal } from './proposal.ts';
import type { PublishedBuild } from './store/publish.ts';

/** Addresses of the shell and the server, which no remote may use. */
const RESERVED_MOUNTS = [
  '/api',
  '/assets',
  '/r',
  '/home',
  '/pricing',
  '/citizens-charter',
  '/complaints',
  '/accessibility',
  '/track',
  '/status',
  '/404',
  '/login',
  '/login-unprotected',
  '/register',
  '/register-unprotected',
  '/recover',
  '/ebpls',
  '/setup',
  '/permits',
];

/** Everything that forbids this release, as sentences for the person who composes it; empty when it may be. */
export function listCompositionRefusals(proposal: Proposal): string[] {
  const { shell, fillings, trials } = proposal;
  const all = [...fillings, ...trials.values()];
  return [
    ...all.flatMap((filling) => [...listRefusals(filling, shell), ...findBrokenFiles(filling.published)]),
    ...twiceMounted(fillings),
    ...twiceNamed(all),
    ...listTrialRefusals(proposal),
    ...listOverBudget(proposal),
  ];
}

/** Whether this shell could run that build in that slot. */
export function isCompatible(filling: Filling, shell: Artifact): boolean {
  return listRefusals(filling, shell).length === 0 && findBrokenFiles(filling.published).length === 0;
}

function listRefusals(filling: Filling, shell: Artifact): string[] {
  const { slot, artifact, published } = filling;
  const name = `${published.name}@${published.id}`;
  if (!artifact.declaration || !findDeclaredSlot(filling)) return [`${name} does not declare the slot "${slot}".`];
  const { built_for } = artifact.declaration;
  return [
    ...(artifact.declaration.name === published.name
      ? []
      : [`${name} declares itself as "${artifact.declaration.name}"; a remote has one name everywhere.`]),
    ...(built_for < shell.contract.minimum || built_for > shell.contract.current
      ? [
          `${name} was built for contract ${built_for}; this shell speaks ${shell.contract.minimum} to ${shell.contract.current}.`,
        ]
      : []),
    ...(manifestName(published) === artifact.container
      ? []
      : [`${name}: its manifest names the container "${manifestName(published)}", not "${artifact.container}".`]),
    ...Object.entries(artifact.shared)
      .filter(([shared, version]) => shell.shared[shared] !== version)
      .map(
        ([shared, version]) =>
          `${name} was built with ${shared} ${version}; the shell shares ${shell.shared[shared] ?? 'none'}.`,
      ),
    ...(findDeclaredSlot(filling)?.mounts ?? [])
      .filter((mount) =>
        RESERVED_MOUNTS.some((reservedMount) => mount === reservedMount || mount.startsWith(`${reservedMount}/`)),
      )
      .map((mount) => `${name} wants ${mount}, which belongs to the shell.`),
  ];
}

function manifestName({ folder }: PublishedBuild): unknown {
  const path = join(folder, 'mf-manifest.json');
  if (!existsSync(path)) return undefined;
  const manifest: unknown = JSON.parse(readFileSync(path, 'utf8'));
  return typeof manifest === 'object' && manifest !== null && 'name' in manifest ? manifest.name : undefined;
}

function findBrokenFiles({ name, id, folder }: PublishedBuild): string[] {
  const hashes = JSON.parse(readFileSync(join(folder, HASHES), 'utf8')) as Hashes; // written by publish
  return Object.entries(hashes)
    .filter(([path, hash]) => !existsSync(join(folder, path)) || computeSha384(join(folder, path)) !== hash)
    .map(([path]) => `${name}@${id}: ${path} is not the file that was published.`);
}

function twiceMounted(fillings: readonly Filling[]): string[] {
  const mounts = fillings.flatMap((filling) =>
    (findDeclaredSlot(filling)?.mounts ?? []).map((mount) => ({ mount, slot: filling.slot })),
  );
  return mounts
    .filter(({ mount }, place) => mounts.findIndex((other) => other.mount === mount) !== place)
    .map(({ mount, slot }) => `The slot "${slot}" wants ${mount}, which another slot has already.`);
}

/** Two builds with one container name: the browser would run only the first. */
function twiceNamed(fillings: readonly Filling[]): string[] {
  const first = new Map<string, PublishedBuild>();
  return fillings.flatMap(({ artifact, published }) => {
    const earlierArtifact = first.get(artifact.container ?? '') ?? published;
    first.set(artifact.container ?? '', earlierArtifact);
    if (earlierArtifact.name !== published.name)
      return [`${published.name} and ${earlierArtifact.name} both call their container "${artifact.container}".`];
    return earlierArtifact.id === published.id
      ? []
      : [
          `${published.name} appears as ${earlierArtifact.id} and as ${published.id}: give one of them another version.`,
        ];
  });
}
