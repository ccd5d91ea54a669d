// Declares Module Federation remotes and the release composed of them, for shell, remotes and tools/release. A trial is
// a canary version: only a group of people gets it.

import type { Permission, RoleKind } from '@ebpls/contracts';

/**
 * The contract between shell and remotes, incremented when `createRoutes`, the declaration or a shared library changes
 * so that older remotes cannot run. A release accepts a remote only when MINIMUM ≤ its build's version ≤ CURRENT
 * (decision E17).
 */
export const CONTRACT = { minimum: 3, current: 3 } as const;

/**
 * A text of a declaration in both languages; declarations carry their own texts so that the shell needs none of them.
 */
export interface BilingualText {
  readonly en: string;
  readonly fil: string;
}

/** Icons of menu entries: names of icons in libs/ui. */
export type MenuIcon =
  | 'store'
  | 'wallet'
  | 'scroll'
  | 'inbox'
  | 'list'
  | 'users'
  | 'file'
  | 'settings'
  | 'scan'
  | 'receipt'
  | 'chart'
  | 'map'
  | 'dashboard'
  | 'book'
  | 'shield'
  | 'calendar'
  | 'bell'
  | 'building'
  | 'check-circle'
  | 'flag'
  | 'message'
  | 'retry'
  | 'checklist'
  | 'coins'
  | 'eye'
  | 'handshake'
  | 'home'
  | 'info'
  | 'notebook'
  | 'person'
  | 'phone'
  | 'route'
  | 'scales'
  | 'send'
  | 'sun'
  | 'alert'
  | 'transfer'
  | 'trash'
  | 'upload'
  | 'warning';

export interface MenuEntry {
  /** Relative to the mount, without a leading slash. */
  readonly path: string;
  readonly label: BilingualText;
  readonly icon: MenuIcon;
  /** The role kinds that see it; omitted: all that the slot admits. */
  readonly for?: readonly RoleKind[];
  /** The account holds one of these permissions to see it; omitted: none is needed. */
  readonly permissions?: readonly Permission[];
  /** Shown only where the municipality has it; omitted: everywhere. */
  readonly feature?: 'deficiencies';
  /** Further paths whose pages mark this entry, besides those below its own path. */
  readonly covers?: readonly string[];
}

/** A titled group of entries below the entries that the specification names. */
interface MenuGroup {
  readonly title: BilingualText;
  readonly entries: readonly MenuEntry[];
}

/** One mount of the shell that a remote can fill. */
export interface Slot {
  /** Path prefixes with a leading slash; the longest one wins. The menu's entries are relative to the first. */
  readonly mounts: readonly [string, ...string[]];
  readonly admits: readonly RoleKind[] | 'anyone';
  readonly menu?: readonly MenuEntry[];
  /** Groups of further entries, each with a title, below the menu of the role. */
  readonly sections?: readonly MenuGroup[];
  /**
   * Requests of the pages that are opened first, by their paths below the mounts: the document sends them while the
   * page loads. They must equal the page's own requests, or each is sent twice.
   */
  readonly asks?: Readonly<Record<string, string>>;
  /** Pages and views that the command menu finds besides the entries of the menu and of its sections. */
  readonly commands?: readonly MenuEntry[];
}

interface Names {
  /** Lower case letters, digits and dashes; unique in the shell. */
  readonly name: string;
  readonly title: BilingualText;
}

export interface Declaration extends Names {
  readonly built_for: number;
  /** By the slot's name in the platform team's list. */
  readonly slots: Readonly<Record<string, Slot>>;
}

/**
 * Declares a remote. With `mounts` and `admits` it fills one slot that has its own name; with `slots` it fills several.
 */
export function defineRemote(
  declaration: Names & (Slot | { readonly slots: Readonly<Record<string, Slot>> }),
): Declaration {
  const { name, title } = declaration;
  if ('slots' in declaration) return { name, title, built_for: CONTRACT.current, slots: declaration.slots };
  const { mounts, admits, menu, sections, commands, asks } = declaration;
  const slot: Slot = {
    mounts,
    admits,
    ...(menu && { menu }),
    ...(sections && { sections }),
    ...(commands && { commands }),
    ...(asks && { asks }),
  };
  return { name, title, built_for: CONTRACT.current, slots: { [name]: slot } };
}

/** One published build of a remote, as browsers find and check it. */
export interface ReleaseVersion {
  readonly version: string;
  /** Global name of the container, which carries the version. */
  readonly container: string;
  /** Address of its Module Federation manifest below the origin. */
  readonly entry: string;
  /** Hash of the container script, as browsers check it. */
  readonly integrity: string;
  /** Hash of the list `hashes.json` beside the entry, which has the hash of every file; absent from sources. */
  readonly files?: string;
}

/** Group of a trial: an office, one account, or a share of the accounts. */
type TrialGroup = { readonly office: RoleKind } | { readonly user: string } | { readonly percent: number };

/** A version for a trial group only, until an instant (ISO 8601). */
export interface ReleaseTrial extends ReleaseVersion {
  readonly group: TrialGroup;
  readonly until: string;
}

/** A slot of a composed release: its declaration and the address of the built remote. */
export interface ReleaseSlot extends ReleaseVersion {
  readonly slot: string;
  readonly remote: string;
  readonly title: BilingualText;
  readonly mounts: readonly string[];
  readonly admits: readonly RoleKind[] | 'anyone';
  readonly menu: readonly MenuEntry[];
  /** Absent in releases composed before sections existed. */
  readonly sections?: readonly MenuGroup[];
  /** Absent in releases composed before commands existed. */
  readonly commands?: readonly MenuEntry[];
  /** The slot's former version, used when this one fails in the browser. */
  readonly before?: ReleaseVersion;
  readonly trial?: ReleaseTrial;
}

/** Ed25519: the public key and the signature, both base64url. */
export interface ReleaseSignature {
  readonly key: string;
  readonly value: string;
}

/** Content of `/release.json`, written only by `tools/release`. */
export interface Release {
  readonly number: number;
  readonly composed_at: string;
  readonly shell: string;
  readonly slots: readonly ReleaseSlot[];
  /** Hash of the list of every other file of the release with its own hash. */
  readonly files?: string;
  readonly signature?: ReleaseSignature;
}

/**
 * Returns the text that the signature of a release covers: everything except the signature, in its written order, after
 * a prefix that separates it from anything else signed with the same key.
 */
export function formatSignedText(release: Readonly<Record<string, unknown>>): string {
  const { signature: _, ...said } = release;
  return `ebpls release ${JSON.stringify(said)}`;
}

/** One version for one tester in its signed form: it becomes the slot's trial. */
export interface Override {
  readonly slot: string;
  readonly trial: ReleaseTrial;
}

/** Returns the text that the signature of an override covers. */
export function formatOverrideText(override: Override): string {
  return `ebpls override ${JSON.stringify(override)}`;
}
