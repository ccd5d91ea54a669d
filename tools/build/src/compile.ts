// Runs a bundler (Rspack or webpack) and reads the files and modules of its result.

import { rspack } from '@rspack/core';
import webpack from 'webpack';

import type { Bundler } from './project.ts';

interface Group {
  readonly assets?: readonly { readonly name: string }[];
  readonly chunks?: readonly ChunkId[];
}

type ChunkId = string | number;

interface Chunk {
  readonly id?: ChunkId | null;
  readonly modules?: readonly { readonly name?: string }[];
}

/** A module, or several that were written as one. */
interface Module {
  readonly nameForCondition?: string | null;
  readonly orphan?: boolean;
  readonly modules?: readonly Module[];
}

/** The part of a bundler's result that we read. */
export interface Outcome {
  hasErrors(): boolean;
  hasWarnings(): boolean;
  toString(options: object): string;
  toJson(options: object): {
    readonly namedChunkGroups?: Readonly<Record<string, Group>>;
    readonly modules?: readonly Module[];
    readonly chunks?: readonly Chunk[];
  };
}

interface Compiler {
  run(done: (error: Error | null, outcome?: Outcome) => void): void;
  close(done: () => void): void;
}

/** Runs a bundler once. Throws with its own words when the build fails. */
export async function compile(bundler: Bundler, configuration: object): Promise<Outcome> {
  // The two bundlers agree on this much.
  const open = (bundler === 'rspack' ? rspack : webpack) as unknown as (configuration: object) => Compiler;
  const compiler = open(configuration);
  try {
    const outcome = await runCompiler(compiler);
    if (outcome.hasErrors()) throw new Error(outcome.toString({ preset: 'errors-warnings', colors: false }));
    if (outcome.hasWarnings()) console.warn(outcome.toString({ preset: 'errors-warnings', colors: false }));
    return outcome;
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

/** The files of an entry or a named chunk, and of what it needs. */
export function listGroupFiles(outcome: Outcome, group: string): string[] {
  const { namedChunkGroups = {} } = outcome.toJson({ all: false, chunkGroups: true });
  return (namedChunkGroups[group]?.assets ?? []).map(({ name }) => name);
}

/** The names of all entries and named chunks. */
export function listChunkGroups(outcome: Outcome): string[] {
  return Object.keys(outcome.toJson({ all: false, chunkGroups: true }).namedChunkGroups ?? {});
}

/** How both bundlers call a module that somebody else gives at run time. */
const SHARED = /^consume shared module \([^)]*\) (@?[^@\s]+)/;

/** Names of the shared modules that a named chunk imports. */
export function listShares(outcome: Outcome, group: string): string[] {
  const { namedChunkGroups = {}, chunks = [] } = outcome.toJson({
    all: false,
    ids: true,
    chunkGroups: true,
    chunks: true,
    chunkModules: true,
    chunkModulesSpace: Infinity,
    cachedModules: true,
    dependentModules: true,
  });
  const own = new Set(namedChunkGroups[group]?.chunks);
  const names = chunks
    .filter(({ id }) => id !== undefined && id !== null && own.has(id))
    .flatMap(({ modules = [] }) => modules.flatMap(({ name = '' }) => SHARED.exec(name)?.[1] ?? []));
  return [...new Set(names)].toSorted();
}

/** The files of all modules that are in a bundle, as paths. */
export function listModules(outcome: Outcome): string[] {
  const everything = { all: false, modules: true, nestedModules: true, cachedModules: true, orphanModules: true };
  const { modules = [] } = outcome.toJson({ ...everything, modulesSpace: Infinity, nestedModulesSpace: Infinity });
  // A module that was read and left out, or merged into another, is listed once more beside the others as an orphan.
  return modules.filter(({ orphan }) => orphan !== true).flatMap(pathsIn);
}

function pathsIn({ nameForCondition, modules = [] }: Module): string[] {
  return [...(nameForCondition ? [nameForCondition] : []), ...modules.flatMap(pathsIn)];
}
