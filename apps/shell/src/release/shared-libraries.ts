// Libraries that the shell shares with the remotes, with the versions of the build.

import type { createInstance } from '@module-federation/enhanced/runtime';

/** Written by the build: the libraries on which shell and remotes must agree, with their versions. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;

/**
 * Libraries shared with a remote, each the very module that the shell runs on. The shell's pages import the same names
 * directly, so that the first page carries only what it uses of them; the rest comes with the first remote.
 */
const MODULES: Readonly<Record<string, () => Promise<object>>> = {
  react: () => import(/* webpackChunkName: "federation" */ 'react'),
  'react/jsx-runtime': () => import(/* webpackChunkName: "federation" */ 'react/jsx-runtime'),
  'react-dom': () => import(/* webpackChunkName: "federation" */ 'react-dom'),
  'react-router': () => import(/* webpackChunkName: "federation" */ './router.ts'),
  '@ebpls/ui': () => import(/* webpackChunkName: "federation" */ '@ebpls/ui'),
  '@ebpls/ui/lists': () => import(/* webpackChunkName: "lists" */ '@ebpls/ui/lists'),
  '@ebpls/ui/forms': () => import(/* webpackChunkName: "forms" */ '@ebpls/ui/forms'),
  '@ebpls/ui/overlays': () => import(/* webpackChunkName: "overlays" */ '@ebpls/ui/overlays'),
  '@ebpls/ui/records': () => import(/* webpackChunkName: "records" */ '@ebpls/ui/records'),
  '@ebpls/api-client': () => import(/* webpackChunkName: "federation" */ '@ebpls/api-client'),
  '@ebpls/api-client/uploads': () => import(/* webpackChunkName: "forms" */ '@ebpls/api-client/uploads'),
  '@ebpls/remote-kit': () => import(/* webpackChunkName: "federation" */ '@ebpls/remote-kit'),
  '@ebpls/remote-kit/forms': () => import(/* webpackChunkName: "forms" */ '@ebpls/remote-kit/forms'),
};

type SharedLibraries = NonNullable<Parameters<typeof createInstance>[0]['shared']>;

export function createSharedLibraries(): SharedLibraries {
  const entries = Object.entries(SHARED_VERSIONS).map(([name, version]): [string, SharedLibraries[string]] => {
    const fetch = MODULES[name];
    if (!fetch) throw new Error(`The shell has no ${name} to give.`);
    const get = async (): Promise<() => object> => {
      const module = await fetch();
      return () => module;
    };
    return [name, { version, scope: 'default', get, shareConfig: { singleton: true, requiredVersion: `^${version}` } }];
  });
  return Object.fromEntries(entries);
}
