// Test fixture: a temporary release directory with builds that no bundler made.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { getReleasePaths, type ReleasePaths } from '../release-paths.ts';
import { promote } from '../promote.ts';
import { publish, type PublishedBuild } from '../store/publish.ts';
import { makeKey, loadReleaseSigningKey } from '../signing/keys.ts';
import { signRelease } from '../signing/sign.ts';
import type { SlotList } from '../slots.ts';

export const SHARED = { react: '19.3.1', '@ebpls/ui': '0.1.0' };

/** A remote that a test publishes to a temporary release directory. */
export interface RemoteInput {
  readonly version?: string;
  readonly mounts?: readonly string[];
  readonly slots?: Record<string, object>;
  readonly built_for?: number;
  /** For the shell: the contracts that it supports. */
  readonly contract?: { readonly minimum: number; readonly current: number };
  readonly manifest_name?: string;
  readonly declared_name?: string;
  readonly shared?: Record<string, string>;
  readonly code?: string;
  readonly opens_pages?: Record<string, readonly string[]>;
  readonly asked_by_pages?: Record<string, readonly string[]>;
  /** More of the container's script. */
  readonly entry?: string;
}

/** A release directory of its own, into which builds are put that no bundler made. */
export interface TempRelease {
  readonly folder: string;
  readonly places: ReleasePaths;
  published(name: string, input?: RemoteInput): Promise<PublishedBuild>;
  /** Signs with the directory's own key, which is made at the first call, and promotes. */
  serve(number: number): void;
  clear(): void;
}

export function openTempRelease(): TempRelease {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  const places = getReleasePaths(join(folder, '.release'));
  return {
    folder,
    places,
    published: (name, input) => publish(writeBuild(folder, name, input), places),
    serve(number) {
      signRelease(number, places, loadReleaseSigningKey({}, places) ?? makeKey(places));
      promote(number, places);
    },
    clear: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A list that puts these remotes into these slots. */
export const createList = (slots: Record<string, string>, overrides: Partial<SlotList> = {}): SlotList => ({
  shell: 'shell@0.1.0',
  slots,
  ...overrides,
});

function writeBuild(folder: string, name: string, input: RemoteInput = {}): string {
  const { version, code, ...options } = { version: '0.1.0', code: 'first', ...input };
  const dist = join(folder, 'dist', `${name}-${version}-${code}`);
  mkdirSync(join(dist, 'assets'), { recursive: true });
  const write = (path: string, content: unknown): void =>
    writeFileSync(join(dist, path), typeof content === 'string' ? content : JSON.stringify(content));
  const artifact = name === 'shell' ? aShell(version, options.contract) : aRemote(name, version, options);
  write('artifact.json', artifact);
  write(
    name === 'shell' ? 'index.html' : 'remoteEntry.js',
    `<title>${name}</title> ${code} ${options.entry ?? ''} `.padEnd(2000, 'x'),
  );
  write(name === 'shell' ? 'assets/federation.js' : 'assets/routes.js', `routes of ${name}`);
  if (name === 'shell') write('assets/lists.js', 'what lists are made of');
  write('assets/page.js', `page of ${name} ${code}`);
  write('assets/routes.css', `.${name} {}`);
  write('assets/reader.wasm', `reader of ${name}`.padEnd(2000, 'x'));
  const routes = { assets: { js: { sync: ['assets/routes.js'] }, css: { sync: ['assets/routes.css'] } } };
  write('mf-manifest.json', { name: options.manifest_name ?? artifact.container, exposes: [routes] });
  return dist;
}

const aShell = (version: string, contract = { minimum: 1, current: 1 }) => ({
  name: 'shell',
  version,
  container: null,
  declaration: null,
  contract,
  shared: SHARED,
  opens_areas: ['assets/federation.js'],
  given_to_pages: { '@ebpls/ui/lists': ['assets/lists.js'], '@ebpls/ui/forms': ['assets/lists.js'] },
});

function aRemote(
  name: string,
  version: string,
  {
    mounts = [`/${name}`],
    slots = { [name]: { mounts, admits: ['user'] } },
    built_for = 1,
    shared = SHARED,
    declared_name = name,
    opens_pages = {},
    asked_by_pages = {},
  }: RemoteInput,
) {
  const declaration = { name: declared_name, title: { en: name, fil: name }, built_for, slots };
  return {
    name,
    version,
    container: `${name}_${version.replaceAll('.', '_')}`,
    declaration,
    contract: { minimum: 1, current: 1 },
    shared,
    opens_pages,
    asked_by_pages,
  };
}
