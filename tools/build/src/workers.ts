// Configures the bundle of an app's web workers, beside its pages.

import { globSync } from 'node:fs';
import { basename } from 'node:path';

import { rspack } from '@rspack/core';
import webpack from 'webpack';

import type { BootFile } from './boot-files.ts';
import { type BuildOptions, getDistFolder } from './configuration.ts';
import { createRules } from './rules.ts';

/** Lists the web workers of an app: every `*.worker.ts` below its sources, by the name under which it is served. */
function listWorkers(dir: string): Record<string, string> {
  const files = globSync('src/**/*.worker.ts', { cwd: dir });
  return Object.fromEntries(files.map((file) => [basename(file, '.ts'), `./${file}`]));
}

/**
 * The configuration of an app's workers, or undefined where it has none. They are bundled on their own, beside the app:
 * inside a federated remote every entry would get the federation's runtime, whose core only the page has. Their names
 * carry no hash, so that a page can name them; the folder that a remote's are served from does. `boot` is what the
 * shell's service worker keeps from its installation on.
 */
export function createWorkerConfiguration(options: BuildOptions, boot?: readonly BootFile[]): object | undefined {
  const { project, bundler, mode, publicPath } = options;
  const entry = listWorkers(project.dir);
  if (Object.keys(entry).length === 0) return undefined;
  const Define = bundler === 'rspack' ? rspack.DefinePlugin : webpack.DefinePlugin;
  return {
    name: `${project.name}-workers`,
    mode,
    context: project.dir,
    target: ['webworker', 'es2022'],
    entry,
    output: {
      path: getDistFolder(options),
      filename: '[name].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      publicPath: publicPath ?? 'auto',
    },
    resolve: { extensions: ['.ts', '.js'] },
    module: { rules: createRules({ ...options, refresh: false }) },
    ...(boot && { plugins: [new Define({ BOOT_FILES: JSON.stringify(boot) })] }),
    devtool: false,
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
