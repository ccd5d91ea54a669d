import { join } from 'node:path';

import type { Bundler, Mode, Project } from './project.ts';

/** Options of the bundler's loader rules for TypeScript, styles and assets. */
export interface RuleOptions {
  readonly project: Project;
  readonly bundler: Bundler;
  readonly mode: Mode;
  /** Set by the development server only. */
  readonly refresh?: boolean;
}

/** Modules that run when the bundle is made; only their values are in it. */
const BUILT = /\.built\.ts$/;

/** How each kind of file becomes part of a bundle. Both bundlers take the same compiler options. */
export function createRules({ project, bundler, mode, refresh = false }: RuleOptions): object[] {
  return [
    {
      test: /\.tsx?$/,
      exclude: [/node_modules/, BUILT],
      type: 'javascript/auto',
      use: [{ loader: bundler === 'rspack' ? 'builtin:swc-loader' : 'swc-loader', options: swc(mode, refresh) }],
    },
    ...(refresh ? [{ test: /\.page\.tsx$/, loader: join(import.meta.dirname, 'page-loader.cjs') }] : []),
    { test: BUILT, type: 'javascript/auto', loader: join(import.meta.dirname, 'evaluate-loader.cjs') },
    // Our libs keep to it: importing one of their modules does nothing but define what it exports.
    { test: /\.tsx?$/, include: [join(project.root, 'libs')], sideEffects: false },
    { test: /\.css$/, type: 'css/auto' },
    { test: /\.md$/, type: 'asset/source' },
    { test: /\.(?:svg|png|jpe?g|webp|woff2)$/, type: 'asset', parser: { dataUrlCondition: { maxSize: 4096 } } },
  ];
}

function swc(mode: Mode, refresh: boolean) {
  return {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: mode === 'development', refresh } },
      target: 'es2022',
    },
  };
}
