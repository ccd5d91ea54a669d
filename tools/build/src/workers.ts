import { globSync } from 'node:fs';
import { basename } from 'node:path';

import { compile } from './compile.ts';
import { type BuildOptions, distOf } from './configuration.ts';
import { rules } from './rules.ts';

/** The workers of an app: every `*.worker.ts` below its sources, by the name under which it is served. */
function workersOf(dir: string): Record<string, string> {
  const files = globSync('src/**/*.worker.ts', { cwd: dir });
  return Object.fromEntries(files.map((file) => [basename(file, '.ts'), `./${file}`]));
}

/**
 * The configuration of an app's workers, or undefined where it has none. They are bundled on their own, beside the app:
 * inside a federated remote every entry would get the federation's runtime, whose core only the page has. Their names
 * carry no hash, so that a page can name them; the folder that they are served from does.
 */
export function workerConfiguration(options: BuildOptions): object | undefined {
  const { project, mode, publicPath } = options;
  const entry = workersOf(project.dir);
  if (Object.keys(entry).length === 0) return undefined;
  return {
    name: `${project.name}-workers`,
    mode,
    context: project.dir,
    target: ['webworker', 'es2022'],
    entry,
    output: {
      path: distOf(options),
      filename: '[name].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      publicPath: publicPath ?? 'auto',
    },
    resolve: { extensions: ['.ts', '.js'] },
    module: { rules: rules({ ...options, refresh: false }) },
    devtool: false,
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/** Lays the app's workers beside its bundle. */
export async function layWorkers(options: BuildOptions): Promise<void> {
  const configuration = workerConfiguration(options);
  if (configuration !== undefined) await compile(options.bundler, configuration);
}
