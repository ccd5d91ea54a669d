// Runs a bundler: Rspack by its API, webpack by its command line.

import { rspack } from '@rspack/core';

import { type Bundle, createBundleConfiguration } from './bundler/bundle.ts';
import type { Outcome } from './bundler/outcome.ts';
import { runWebpack } from './bundler/run-webpack.ts';

interface Compiler {
  run(done: (error: Error | null, outcome?: Outcome) => void): void;
  close(done: () => void): void;
}

/** Builds a bundle, by Rspack in this process or by webpack-cli. Throws with the bundler's own words when it fails. */
export async function compile(bundle: Bundle): Promise<Outcome> {
  const outcome = await (bundle.options.bundler === 'rspack' ? runRspack(bundle) : runWebpack(bundle));
  if (outcome.hasErrors()) throw new Error(outcome.toString({ preset: 'errors-warnings', colors: false }));
  if (outcome.hasWarnings()) console.warn(outcome.toString({ preset: 'errors-warnings', colors: false }));
  return outcome;
}

async function runRspack(bundle: Bundle): Promise<Outcome> {
  // The part of its compiler that we use.
  const compiler = rspack(createBundleConfiguration(bundle) ?? {}) as unknown as Compiler;
  try {
    return await runCompiler(compiler);
  } finally {
    await new Promise<void>((resolve) => compiler.close(resolve));
  }
}

function runCompiler(compiler: Compiler): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    compiler.run((error, outcome) =>
      outcome && !error ? resolve(outcome) : reject(error ?? new Error('The bundler returned no result.')),
    );
  });
}
