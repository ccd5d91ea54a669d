import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { CONTRACT } from '@ebpls/remote-kit/declare';
import { rspack } from '@rspack/core';
import webpack from 'webpack';

import { type BuildOptions, configuration, distOf } from './configuration.ts';
import { sharedVersions } from './federation.ts';
import { containerName, type Project } from './project.ts';

/** What a bundler tells us at the end, as far as we ask. */
interface Outcome {
  hasErrors(): boolean;
  hasWarnings(): boolean;
  toString(options: object): string;
}

interface Compiler {
  run(done: (error: Error | null, outcome?: Outcome) => void): void;
  close(done: () => void): void;
}

/** Builds one app into its `dist`. Throws with the bundler's own words when the build fails. */
export async function build(options: BuildOptions): Promise<void> {
  const compile = (options.bundler === 'rspack' ? rspack : webpack) as unknown as (configuration: object) => Compiler; // the two bundlers agree on this much
  const compiler = compile(configuration(options));
  try {
    const outcome = await run(compiler);
    if (outcome.hasErrors()) throw new Error(outcome.toString({ preset: 'errors-warnings', colors: false }));
    if (outcome.hasWarnings()) console.warn(outcome.toString({ preset: 'errors-warnings', colors: false }));
  } finally {
    await new Promise<void>((closed) => compiler.close(closed));
  }
  finish(options.project, distOf(options));
}

function run(compiler: Compiler): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    compiler.run((error, outcome) => (outcome && !error ? resolve(outcome) : reject(error ?? new Error('The bundler gave no answer.'))));
  });
}

/** Beside the bundle: files that are served as they are, and the words by which the release knows this artifact. */
function finish(project: Project, dist: string): void {
  const asTheyAre = join(project.dir, 'public');
  if (existsSync(asTheyAre)) cpSync(asTheyAre, dist, { recursive: true });
  const artifact = {
    name: project.name,
    version: project.version,
    container: project.declaration ? containerName(project) : null,
    declaration: project.declaration ?? null,
    contract: CONTRACT,
    shared: sharedVersions(project),
  };
  writeFileSync(join(dist, 'artifact.json'), `${JSON.stringify(artifact, undefined, 2)}\n`);
}
