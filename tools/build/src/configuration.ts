// Creates the bundler configuration of every app, for Rspack and webpack.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ModuleFederationPlugin as RspackFederation } from '@module-federation/enhanced/rspack';
import { ModuleFederationPlugin as WebpackFederation } from '@module-federation/enhanced/webpack';
import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';

import { createFederation, HOST, listRuntimeModules, listSharedVersions } from './federation.ts';
import { type Bundler, getContainerName, type Mode, type Project } from './project.ts';
import { createRules } from './rules.ts';

/** Options of the build of one app. */
export interface BuildOptions {
  readonly project: Project;
  readonly bundler: Bundler;
  readonly mode: Mode;
  /**
   * Address of the bundle; the development server gives each app its own folder. A built remote finds itself by its own
   * address.
   */
  readonly publicPath?: string;
  readonly refresh?: boolean;
  /** Folder of the bundle; the app's own `dist` when left out. */
  readonly into?: string;
}

/**
 * A script of its own only for what several pages share and is worth a request, measured as it is written: smaller
 * pieces come with each of their pages. A first view that is cut into more costs a slow line more in requests than the
 * next page saves.
 */
const FEW_SCRIPTS = { minSize: 50_000, cacheGroups: { defaultVendors: false as const } };

/**
 * Scripts that documents of the shell start: the one that requests the session arrives and runs while the shell itself
 * still loads. The start page has a small script of its own and works without the shell.
 */
const ENTRIES = {
  first: './src/first.ts',
  shell: { import: './src/main.ts', dependOn: 'first' },
  landing: './src/plain/main.ts',
};
/** Entries of the shell, in the order in which they run. */
export const SHELL_ENTRIES = ['first', 'shell'];

/** Scripts of first views: of the shell, of its shared libraries, of a remote's routes and pages. */
const FIRST_VIEW =
  /^(?:assets\/(?:first|shell|federation)|remoteEntry|__federation_expose_routes|at\/[\w/-]+)\.(?:\w+\.)?js$/;

/** Replacement for a part of a library that no page of ours uses. */
const STAND_INS = { 'tough-cookie$': join(import.meta.dirname, 'stand-ins/no-cookies.ts') };

/** Folder in which a build writes its bundle. */
export function getDistFolder({ project, into }: Pick<BuildOptions, 'project' | 'into'>): string {
  return into ?? join(project.dir, 'dist');
}

/** The whole configuration of one app, for either bundler: nothing about an app is configured in the app. */
export function createConfiguration(options: BuildOptions): object {
  const { project, mode } = options;
  // Chunks are named while developing: numbers get another digit when an opened page makes the chunks many, and a page
  // with the former ones requests its update forever.
  const ids = options.refresh === true ? 'named' : 'deterministic';
  return {
    name: project.name,
    mode,
    context: project.dir,
    target: ['web', 'es2022'],
    entry: project.declaration ? {} : ENTRIES,
    output: output(options),
    resolve: { extensions: ['.ts', '.tsx', '.js'], alias: { ...listRuntimeModules(), ...STAND_INS } },
    module: { rules: createRules(options) },
    plugins: plugins(options),
    experiments: { css: true },
    // No eval in either mode, so that what we develop is what the content security policy lets run.
    devtool: mode === 'development' ? 'cheap-module-source-map' : false,
    cache: cache(options),
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    // While developing, a page is compiled when it is first opened: nobody edits all of them at once.
    ...(options.refresh === true && { lazyCompilation: { entries: false, imports: true } }),
    optimization: { chunkIds: ids, moduleIds: ids, splitChunks: FEW_SCRIPTS, ...minimizer(options) },
  };
}

/** The shell's drawn documents as a program for Node: it draws them with the very parts that the bundle holds. */
export function createDocumentConfiguration(options: BuildOptions, into: string): object {
  const { project, mode } = options;
  return {
    name: `${project.name}-prerender`,
    mode,
    context: project.dir,
    target: 'node20',
    entry: { documents: './src/landing/documents.tsx' },
    output: { path: into, filename: '[name].cjs', library: { type: 'commonjs2' } },
    // Optional parts of a socket that no drawing opens.
    externals: ['bufferutil', 'utf-8-validate'],
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    // A document holds its styles itself, so the drawing is given them as text.
    module: { rules: createRules({ ...options, refresh: false }), parser: { 'css/auto': { exportType: 'text' } } },
    experiments: { css: true },
    devtool: false,
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    optimization: { minimize: false },
  };
}

/**
 * The browsers that know what our styles are made of (`:has`, container queries, `color-mix`). Without a list the
 * minimizer rewrites for browsers that we do not support: direction becomes a matter of the language, and a mirrored
 * page in English is not mirrored any more.
 */
const STYLED_FOR = ['chrome >= 111', 'edge >= 111', 'firefox >= 121', 'safari >= 16.4', 'ios_saf >= 16.4'];

/**
 * Webpack leaves styles as they are written, because it takes no list of browsers; and the document, whose scripts
 * `shell-document.ts` would not find without their quotes and end tags.
 */
function minimizer({ bundler }: BuildOptions): object {
  if (bundler === 'webpack') return { minimizeOptions: { css: false, html: false } };
  const styles = new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: STYLED_FOR } });
  return { minimizer: [new rspack.SwcJsMinimizerRspackPlugin(), styles] };
}

function output({ project, mode, publicPath, into, refresh = false }: BuildOptions): object {
  const isRemote = project.declaration !== undefined;
  const hash = mode === 'production' ? '.[contenthash:8]' : '';
  const folder = isRemote ? '' : 'assets/';
  return {
    path: getDistFolder({ project, ...(into !== undefined && { into }) }),
    // The development server compiles an app's workers into the same folder, beside it and not after it.
    clean: !refresh,
    uniqueName: isRemote ? getContainerName(project) : 'shell',
    publicPath: publicPath ?? (isRemote ? 'auto' : '/'),
    filename: `${folder}[name]${hash}.js`,
    chunkFilename: `${folder}[name]${hash}.js`,
    cssFilename: `${folder}[name]${hash}.css`,
    cssChunkFilename: `${folder}[name]${hash}.css`,
    assetModuleFilename: `${folder}[name].[contenthash:8][ext]`,
  };
}

function plugins({ project, bundler, refresh = false }: BuildOptions): object[] {
  const Federation = bundler === 'rspack' ? RspackFederation : WebpackFederation;
  const refreshPlugins = refresh ? [new ReactRefreshRspackPlugin()] : [createWholeCompilation(bundler)];
  if (project.declaration) return [new Federation(createFederation(project)), ...refreshPlugins];
  const Define = bundler === 'rspack' ? rspack.DefinePlugin : webpack.DefinePlugin;
  return [
    new Define({ SHARED_VERSIONS: JSON.stringify(listSharedVersions(project)), ...HOST }),
    ...refreshPlugins,
    page({ project, bundler, refresh }),
  ];
}

/**
 * Code of a first view is compiled whole while it loads, beside the page's own thread. Without it V8 compiles each
 * function at its first call, which was a quarter of the page's computing time before it was rendered
 * (https://v8.dev/blog/explicit-compile-hints). It reads the comment at the very beginning; other browsers ignore it.
 */
function createWholeCompilation(bundler: Bundler): object {
  const Banner = bundler === 'rspack' ? rspack.BannerPlugin : webpack.BannerPlugin;
  // Once the script is minimized, which drops comments, and before its name is made from what it holds.
  const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
  return new Banner({ banner: '//# allFunctionsCalledOnLoad', raw: true, stage, test: FIRST_VIEW });
}

/**
 * The document of the shell. While developing, the hook of fast refresh must run before everything else (React keeps
 * only the first one).
 */
function page({ project, bundler, refresh }: Pick<BuildOptions, 'project' | 'bundler' | 'refresh'>): object {
  const html = readFileSync(join(project.dir, 'src/index.html'), 'utf8');
  const templateContent = refresh ? html.replace('<head>', '<head><script src="/refresh-hook.js"></script>') : html;
  const options = { templateContent, scriptLoading: 'defer' as const, inject: 'body' as const, chunks: SHELL_ENTRIES };
  return bundler === 'rspack' ? new rspack.HtmlRspackPlugin(options) : new HtmlWebpackPlugin(options);
}

function cache({ project, bundler, mode, refresh }: BuildOptions): object {
  const directory = join(
    project.root,
    'node_modules/.cache/ebpls',
    [bundler, project.name, project.version, mode, refresh ? 'refresh' : ''].filter(Boolean).join('-'),
  );
  const name = `${project.name}-${mode}`;
  return bundler === 'rspack'
    ? {
        type: 'persistent',
        version: name,
        buildDependencies: [import.meta.filename],
        storage: { type: 'filesystem', directory },
      }
    : { type: 'filesystem', name, buildDependencies: { config: [import.meta.filename] }, cacheDirectory: directory };
}
