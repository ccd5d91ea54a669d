// Compares versions of a form draft field by field, so that answers saved in two places can be merged.

import { parseCentavos } from '@ebpls/contracts';

/** Values typed in one part of a form, as its fields show them. */
export type PartValues = Readonly<Record<string, unknown>>;

/** How a form's answers belong together; every other key is a field of its own. */
export interface DraftShape {
  /** Keys that mean something only together: the two numbers of one place on the map. */
  readonly together?: readonly (readonly string[])[];
  /** Lists whose rows stay where they are, and the keys by which a row is known; each amount of a row is a field. */
  readonly rows?: Readonly<Record<string, readonly string[]>>;
  /** Keys of groups, alone or in a row: each answer of a group is a field. */
  readonly groups?: readonly string[];
}

/** A field that changes as one; `path` is the dotted name by which forms and sentences know it. */
export interface DraftField {
  readonly path: string;
  readonly keys: readonly string[];
}

/** The fields that any of these versions of a part answers. */
export function listDraftFields(shape: DraftShape, versions: readonly PartValues[]): DraftField[] {
  const names = [...new Set(versions.flatMap((version) => Object.keys(version)))];
  const fields = names.flatMap((name): DraftField[] => {
    const group = shape.together?.find((keys) => keys.includes(name));
    if (group !== undefined) return [{ path: group[0] ?? name, keys: group }];
    return rowFields(shape, versions, name) ?? listGroupFields(shape, versions, { name, path: name });
  });
  return [...new Map(fields.map((field) => [field.path, field])).values()];
}

interface GroupPlace {
  readonly name: string;
  /** Dotted name of the group in a version. */
  readonly path: string;
}

/** The answers of a group, each a field; any other key is one field. */
function listGroupFields({ groups = [] }: DraftShape, versions: readonly PartValues[], at: GroupPlace): DraftField[] {
  const field = { path: at.path, keys: [at.path] };
  if (!groups.includes(at.name)) return [field];
  const codes = new Set(versions.flatMap((version) => Object.keys(recordIn(getAnswer(version, field)))));
  return [...codes].map((code) => ({ path: `${at.path}.${code}`, keys: [`${at.path}.${code}`] }));
}

/** The fields of a list row by row; undefined where the versions do not have the same rows. */
function rowFields(shape: DraftShape, versions: readonly PartValues[], name: string): DraftField[] | undefined {
  const rowKeys = shape.rows?.[name];
  if (rowKeys === undefined) return undefined;
  const lists = versions.map((version) => rowsIn(version[name]));
  const getRowName = (row: PartValues): string => canonicalText(rowKeys.map((key) => row[key]));
  const [first = []] = lists;
  const is_same = lists.every(
    (list) =>
      list.length === first.length && list.every((row, place) => getRowName(row) === getRowName(first[place] ?? {})),
  );
  if (!is_same) return undefined;
  return first.flatMap((_, place) => {
    const keys = new Set(lists.flatMap((list) => Object.keys(list[place] ?? {})));
    return [...keys]
      .filter((key) => !rowKeys.includes(key))
      .flatMap((key) => listGroupFields(shape, versions, { name: key, path: `${name}.${place}.${key}` }));
  });
}

function rowsIn(value: unknown): readonly PartValues[] {
  return Array.isArray(value) ? value.map((row: unknown) => recordIn(row)) : [];
}

function recordIn(value: unknown): PartValues {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** Answer of a version in a field; the list of answers when the field has several keys. */
export function getAnswer(version: PartValues, { keys }: DraftField): unknown {
  const answers = keys.map((key) => key.split('.').reduce<unknown>((value, name) => recordIn(value)[name], version));
  return answers.length === 1 ? answers[0] : answers;
}

/** The version with another one's answers in some fields. */
export function withAnswers(version: PartValues, other: PartValues, fields: readonly DraftField[]): PartValues {
  return fields
    .flatMap(({ keys }) => keys)
    .reduce((values, key) => withAnswer(values, key.split('.'), getAnswer(other, { path: key, keys: [key] })), version);
}

function withAnswer(value: PartValues, [name = '', ...rest]: readonly string[], answer: unknown): PartValues {
  const child = value[name];
  if (rest.length === 0) return { ...value, [name]: answer };
  if (!Array.isArray(child)) return { ...value, [name]: withAnswer(recordIn(child), rest, answer) };
  const [place = '', ...key] = rest;
  const rows = child.map((row: unknown, at) => (String(at) === place ? withAnswer(recordIn(row), key, answer) : row));
  return { ...value, [name]: rows };
}

/** Whether two versions answer a field alike. */
export function isSameAnswer(one: PartValues, other: PartValues, field: DraftField): boolean {
  return canonicalText(getAnswer(one, field)) === canonicalText(getAnswer(other, field));
}

/** Whether two versions answer everything alike. */
export function isSameDraft(shape: DraftShape, one: PartValues, other: PartValues): boolean {
  return listDraftFields(shape, [one, other]).every((field) => isSameAnswer(one, other, field));
}

/**
 * One text for everything that is the same answer: keys in order, nothing typed is nothing, and an amount is the same
 * with and without commas. What begins with a zero is a number of a paper or a telephone.
 */
function canonicalText(value: unknown): string {
  return JSON.stringify(normaliseAnswer(value));
}

function normaliseAnswer(value: unknown): unknown {
  if (value === undefined || value === null || value === false || value === '') return '';
  if (Array.isArray(value)) return value.map(normaliseAnswer);
  if (typeof value === 'string') return amountText(value) ?? value;
  if (typeof value !== 'object') return amountText(String(value)) ?? String(value);
  const entries = Object.entries(value).map(([key, child]): [string, unknown] => [key, normaliseAnswer(child)]);
  return entries.filter(([, child]) => child !== '').toSorted(([one], [other]) => (one < other ? -1 : 1));
}

function amountText(text: string): string | undefined {
  const amount = /^0\d/.test(text) ? undefined : parseCentavos(text);
  return amount === undefined ? undefined : `${amount} centavos`;
}
