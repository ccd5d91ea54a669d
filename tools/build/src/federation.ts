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
  readonly eager?: true;
  readonly import?: false;
}

/** The shared list: whole and eager in the shell, promised only (`import: false`) in a remote. */
export function sharing(project: Project): Record<string, Share> {
  const versions = JSON.parse(readFileSync(join(project.root, 'package.json'), 'utf8')) as { version: string; dependencies: Record<string, string> }; // our own root package
  const place = project.declaration ? { import: false as const } : { eager: true as const };
  const share = (name: string): [string, Share] => {
    const version = versions.dependencies[name.split('/')[0] ?? name];
    return [name, { singleton: true, version: version ?? versions.version, requiredVersion: version ?? false, ...place }];
  };
  const list = Object.fromEntries([...PACKAGES, ...OURS].map(share));
  // Drawers, dialogs and menus are opened on demand; the landing page must not carry them.
  return project.declaration ? list : { ...list, '@ebpls/ui/overlays': { singleton: true, version: versions.version, requiredVersion: false } };
}

/** The versions that shell and remotes must agree on; the release compares them. */
export function sharedVersions(project: Project): Record<string, string> {
  return Object.fromEntries(Object.entries(sharing(project)).map(([name, { version }]) => [name, version]));
}

/** The options of the Module Federation plugin. There is no argument for what is exposed: a remote shows its routes and nothing else. */
export function federation(project: Project) {
  const isRemote = project.declaration !== undefined;
  return {
    name: isRemote ? containerName(project) : 'shell',
    ...(isRemote && { filename: 'remoteEntry.js', exposes: { './routes': './src/routes.tsx' } }),
    remotes: {},
    shared: sharing(project),
    shareStrategy: 'loaded-first' as const,
    manifest: isRemote,
    dts: false,
    experiments: isRemote ? { externalRuntime: true } : { provideExternalRuntime: true },
  };
}
