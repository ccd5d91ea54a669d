// Reads the document while it is edited: rows that did not change are not read again.

import type { Bilingual } from '@ebpls/contracts';
import { Tariff, TARIFF_MESSAGES, type TariffText } from '@ebpls/contracts/tariff';
import * as v from 'valibot';

/** A place that cannot be read, such as a figure that is none. */
export interface TariffProblem {
  /** Dotted path of the cell. */
  readonly path: string;
  readonly message: Bilingual;
}

export interface ReadTariff {
  /** The document with exact figures; absent while a place of it cannot be read. */
  readonly tariff?: Tariff;
  readonly problems: readonly TariffProblem[];
}

interface ReadPart {
  readonly output?: unknown;
  readonly problems: readonly TariffProblem[];
}

const texts: Readonly<Record<string, Bilingual>> = TARIFF_MESSAGES;

function toProblem(issue: v.BaseIssue<unknown>): TariffProblem {
  const path = v.getDotPath(issue) ?? '';
  return { path, message: texts[issue.message] ?? TARIFF_MESSAGES['tariff.format'] };
}

function readPart(schema: v.GenericSchema, value: unknown): ReadPart {
  const result = v.safeParse(schema, value);
  return result.success ? { output: result.output, problems: [] } : { problems: result.issues.map(toProblem) };
}

const under = (path: string, problems: readonly TariffProblem[]): TariffProblem[] =>
  problems.map((problem) => ({ ...problem, path: problem.path === '' ? path : `${path}.${problem.path}` }));

/** Reads documents of one editor; a row that is the same object as before is taken as it was read. */
export function createTariffReader(): (document: TariffText) => ReadTariff {
  const storedParts = new WeakMap<object, ReadPart>();
  const result = (schema: v.GenericSchema, value: unknown): ReadPart => {
    if (typeof value !== 'object' || value === null) return readPart(schema, value);
    const storedPart = storedParts.get(value);
    if (storedPart !== undefined) return storedPart;
    const part = readPart(schema, value);
    storedParts.set(value, part);
    return part;
  };

  const readRows = (row: v.GenericSchema, rows: readonly unknown[]): ReadPart => {
    const parts = rows.map((value) => result(row, value));
    return {
      output: parts.map(({ output }) => output),
      problems: parts.flatMap(({ problems }, index) => under(String(index), problems)),
    };
  };

  return (document) => {
    const parts = Object.entries(document).map(([name, value]): [string, ReadPart] => {
      const schema = Tariff.entries[name as keyof Tariff] as v.GenericSchema;
      const row = findRowSchema(schema);
      return [name, row !== undefined && Array.isArray(value) ? readRows(row, value) : result(schema, value)];
    });
    const problems = parts.flatMap(([name, part]) => under(name, part.problems));
    if (problems.length > 0) return { problems };
    const tariff = Object.fromEntries(parts.map(([name, { output }]) => [name, output])) as unknown as Tariff;
    return { tariff, problems };
  };
}

/** The schema of the rows of a list, also behind a limit of their number or where the list is optional. */
function findRowSchema(schema: unknown): v.GenericSchema | undefined {
  const { type, item, wrapped, pipe } = schema as {
    readonly type?: string;
    readonly item?: v.GenericSchema;
    readonly wrapped?: unknown;
    readonly pipe?: readonly unknown[];
  };
  if (item !== undefined && type === 'array') return item;
  if (wrapped !== undefined) return findRowSchema(wrapped);
  return pipe?.[0] === undefined || pipe[0] === schema ? undefined : findRowSchema(pipe[0]);
}
