import { existsSync, readdirSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';

import { createConfiguration, type Project, readProject, createWorkerConfiguration } from '@ebpls/build';
import type { Release } from '@ebpls/remote-kit/declare';
import { type Configuration, lazyCompilationMiddleware, rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';

import { fetchJson } from './fetch-json.ts';
import { getPublicPath, mergeSourceRelease } from './release-from-sources.ts';
import { createStartPageMiddleware } from './start-page.ts';

/** Options of the development server. */
export interface DevServerOptions {
  readonly root: string;
  readonly port: number;
  /** Address of the api. */
  readonly api: string;
  /** Compiled apps: the shell and remotes. */
  readonly apps: readonly Project[];
  /** Whether the remotes that are not compiled are there as the api has them released, or not at all. */
  readonly others: 'released' | 'none';
}

/** The apps that run in the browser: those with a page or a declaration. */
export async function readApps(root: string): Promise<Project[]> {
  const apps = join(root, 'apps');
  const dirs = readdirSync(apps).map((name) => join(apps, name));
  return Promise.all(
    dirs
      .filter((dir) => existsSync(join(dir, 'remote.config.ts')) || existsSync(join(dir, 'src/index.html')))
      .map((dir) => readProject(dir)),
  );
}

/**
 * One compiler for the apps and one origin for everything: shell, remotes from source, released remotes, api and socket
 * behind a proxy.
 */
export async function createDevServer({ root, port, api, apps, others }: DevServerOptions): Promise<RspackDevServer> {
  const compiler = rspack(apps.flatMap(sourceConfigurations));
  const shell = apps.find(({ declaration }) => declaration === undefined);
  return new RspackDevServer(
    {
      port,
      host: 'localhost',
      // The numeric address is the same machine: without it in the list, a page opened by it never receives an edit.
      allowedHosts: ['localhost', '127.0.0.1'],
      hot: true,
      liveReload: false,
      client: { overlay: false, logging: 'warn', webSocketURL: 'auto://0.0.0.0:0/ws' },
      static: [join(root, 'apps/shell/public'), { directory: import.meta.dirname, publicPath: '/' }],
      historyApiFallback: {
        index: '/index.html',
        rewrites: [{ from: /^\/(?:api|_mf|r)\//, to: ({ parsedUrl }) => parsedUrl.pathname ?? '/' }],
      },
      proxy: [{ context: ['/api', '/attachments', '/socket.io', '/r/'], target: api, ws: true, changeOrigin: true }],
      setupMiddlewares: (middlewares) => [
        { name: 'pages-when-opened', middleware: lazyCompilationMiddleware(compiler) },
        {
          name: 'release-from-sources',
          path: '/release.json',
          middleware: async (_request: unknown, response: ServerResponse) => {
            const release = others === 'released' ? await fetchJson<Release>(`${api}/release.json`) : undefined;
            response.setHeader('content-type', 'application/json');
            response.end(JSON.stringify(mergeSourceRelease(release, apps)));
          },
        },
        ...(shell ? [{ name: 'start-page-from-sources', middleware: createStartPageMiddleware({ shell, api }) }] : []),
        ...middlewares,
      ],
    },
    compiler,
  );
}

/**
 * An app as it is developed, and its workers beside it. The factory speaks to both bundlers, so its types are
 * neither's.
 */
function sourceConfigurations(project: Project): Configuration[] {
  const publicPath = project.declaration ? getPublicPath(project) : '/';
  const options = { project, bundler: 'rspack', mode: 'development', publicPath, refresh: true } as const;
  return [createConfiguration(options), createWorkerConfiguration(options)].filter(
    (entry) => entry !== undefined,
  ) as Configuration[];
}
