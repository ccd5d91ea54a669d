// Reads the files and modules of a bundler's result.

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
  toJson(options: object): OutcomeData;
}

export interface OutcomeData {
  readonly namedChunkGroups?: Readonly<Record<string, Group>>;
  readonly modules?: readonly Module[];
  readonly chunks?: readonly Chunk[];
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
