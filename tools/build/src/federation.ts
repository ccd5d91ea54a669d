import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { containerName, type Project } from './project.ts';

/**
 * What the shell gives to every remote at run time: one React, one router, one look, one session. Everything else is
 * bundled by the remote that uses it, so that an office can move alone. Chakra is not in the list: sharing a package
 * defeats tree shaking, so it lives inside `@ebpls/ui`.
 */
const PACKAGES = ['react', 'react/jsx-runtime', 'react-dom', 'react-router'] as const;
const OURS = ['@ebpls/ui', '@ebpls/ui/overlays', '@ebpls/api-client', '@ebpls/remote-kit'] as const;

interface Share {
  readonly singleton: true;
  readonly version: string;
  readonly requiredVersion: string | false;
  readonly import: false;
}

/** The shared list as a remote asks for it: promised by the shell, never brought along. */
export function sharing(project: Project): Record<string, Share> {
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
export function sharedVersions(project: Project): Record<string, string> {
  return Object.fromEntries(Object.entries(sharing(project)).map(([name, { version }]) => [name, version]));
}

/**
 * The options of the Module Federation plugin for a remote. There is no argument for what is exposed: a remote shows
 * its routes and nothing else. The shell has no such plugin: it opens the federation at run time, with the first
 * remote.
 */
export function federation(project: Project) {
  return {
    name: containerName(project),
    filename: 'remoteEntry.js',
    exposes: { './routes': './src/routes.tsx' },
    remotes: {},
    shared: sharing(project),
    shareStrategy: 'loaded-first' as const,
    manifest: true,
    dts: false,
    experiments: { externalRuntime: true },
  };
}
