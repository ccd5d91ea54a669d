// Configures Module Federation: which libraries the shell shares, and what a remote exposes.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { getContainerName, type Project } from './project.ts';

/**
 * Libraries that the shell provides to every remote at run time: one React, one router, one theme, one session. Every
 * other library is bundled by the remote that uses it, so that an office can be deployed alone. Chakra is not in the
 * list: sharing a package defeats tree shaking, so it is part of `@ebpls/ui`.
 */
const PACKAGES = ['react', 'react/jsx-runtime', 'react-dom', 'react-router'] as const;
const OURS = [
  '@ebpls/ui',
  '@ebpls/ui/lists',
  '@ebpls/ui/forms',
  '@ebpls/ui/overlays',
  '@ebpls/ui/records',
  '@ebpls/api-client',
  '@ebpls/api-client/uploads',
  '@ebpls/remote-kit',
  '@ebpls/remote-kit/forms',
] as const;

/** The chunk of the shell with what every area needs of it. */
export const EVERY_AREA = 'federation';
/** Those with what some pages need, as the shell names them (`apps/shell/src/release/shared-libraries.ts`). */
export const SOME_PAGES: Readonly<Record<string, string>> = {
  '@ebpls/ui/lists': 'lists',
  '@ebpls/ui/forms': 'forms',
  '@ebpls/ui/overlays': 'overlays',
  '@ebpls/ui/records': 'records',
  '@ebpls/api-client/uploads': 'forms',
  '@ebpls/remote-kit/forms': 'forms',
};

interface Share {
  readonly singleton: true;
  readonly version: string;
  readonly requiredVersion: string | false;
  readonly import: false;
}

/** Shared libraries as a remote declares them: provided by the shell, never bundled. */
export function listShared(project: Project): Record<string, Share> {
  const versions = JSON.parse(readFileSync(join(project.root, 'package.json'), 'utf8')) as {
    version: string;
    dependencies: Record<string, string>;
  }; // our own root package
  const share = (name: string): [string, Share] => {
    const version = versions.dependencies[name.split('/')[0] ?? name];
    return [
      name,
      { singleton: true, version: version ?? versions.version, requiredVersion: version ?? false, import: false },
    ];
  };
  return Object.fromEntries([...PACKAGES, ...OURS].map(share));
}

/**
 * The versions that shell and remotes must agree on; the release compares them, and the shell gives its modules under
 * them.
 */
export function listSharedVersions(project: Project): Record<string, string> {
  return Object.fromEntries(Object.entries(listShared(project)).map(([name, { version }]) => [name, version]));
}

/**
 * The options of the Module Federation plugin for a remote. There is no argument for what is exposed: a remote shows
 * its routes and nothing else. The shell has no such plugin: it opens the federation at run time, with the first
 * remote.
 */
export function createFederation(project: Project) {
  return {
    name: getContainerName(project),
    filename: 'remoteEntry.js',
    exposes: { './routes': './src/routes.tsx' },
    remotes: {},
    shared: listShared(project),
    shareStrategy: 'loaded-first' as const,
    manifest: true,
    dts: false,
    // A remote loads no other remote, so its entry carries nothing for that.
    experiments: { externalRuntime: true, optimization: { target: TARGET, disableRemote: true } },
  };
}

/** Platform of the federation: without it its runtime carries the code for Node. */
const TARGET = 'web' as const;

/**
 * Definitions for the shell, which has no plugin: it loads remotes and shares, and needs no stand-in for either. It
 * opens containers by their scripts, so that it reads no manifest of theirs.
 */
export const HOST = {
  ENV_TARGET: JSON.stringify(TARGET),
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
  FEDERATION_OPTIMIZE_NO_REMOTE: false,
  FEDERATION_OPTIMIZE_NO_SHARED: false,
};

const RUNTIME = ['@module-federation/webpack-bundler-runtime', '@module-federation/runtime'] as const;

/**
 * Modules in which a bundler finds the runtime of the federation. The plugins name the files that Node would require;
 * of the same runtime as ES modules a remote bundles only what it uses, and its entry is half the size.
 */
export function listRuntimeModules(): Record<string, string> {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced/rspack'));
  return Object.fromEntries(
    RUNTIME.map((name) => {
      const requiredPath = resolve(name);
      return [requiredPath, requiredPath.replace(/\.cjs$/, '.js')];
    }),
  );
}
