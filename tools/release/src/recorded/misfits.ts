/** A value as JSON has it. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** Whether a value is a list; the language's own test forgets that lists may be read only. */
export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

type Schema = Readonly<Record<string, Json | undefined>>;

const LOWER = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems', 'minProperties'] as const;
const UPPER = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems', 'maxProperties'] as const;
const ALIKE = [
  'pattern',
  'format',
  'multipleOf',
  'uniqueItems',
  'not',
  'allOf',
  'propertyNames',
  'prefixItems',
] as const;

/**
 * Why something that is written as `sent` may not be taken by who reads `read`, as sentences that begin with the place;
 * empty when all of it is. Fields that the reader does not know are no reason unless it says that it takes no others.
 */
export function misfits(sent: Json, read: Json, at: string): string[] {
  if (JSON.stringify(sent) === JSON.stringify(read)) return [];
  const [from, to] = [schemaOf(sent), schemaOf(read)];
  const [sends, takes] = [alternatives(from), alternatives(to)];
  if (sends) return sends.flatMap((one) => misfits(one, read, at));
  if (takes)
    return takes.some((one) => misfits(sent, one, at).length === 0) ? [] : [`${at} is none of what is taken there.`];
  return [...ofValues(from, to, at), ...ofType(from, to, at)];
}

const schemaOf = (value: Json): Schema => (value !== null && typeof value === 'object' && !isList(value) ? value : {});
const listOf = (value: Json | undefined): readonly Json[] => (isList(value) ? value : []);
const alternatives = ({ anyOf, oneOf }: Schema): readonly Json[] | undefined =>
  isList(anyOf) ? anyOf : isList(oneOf) ? oneOf : undefined;

function ofValues(from: Schema, to: Schema, at: string): string[] {
  const known = valuesOf(to);
  if (!known) return [];
  const possible = valuesOf(from);
  if (!possible) return [`${at} may be other values than ${known.join(', ')}.`];
  const taken = new Set(known);
  return possible
    .filter((value) => !taken.has(value))
    .map((value) => `${at} may be ${value}, which is not known there.`);
}

function valuesOf({ enum: values, const: only }: Schema): string[] | undefined {
  if (isList(values)) return values.map((value) => JSON.stringify(value));
  return only === undefined ? undefined : [JSON.stringify(only)];
}

function ofType(from: Schema, to: Schema, at: string): string[] {
  const [sent, read] = [from['type'], to['type']];
  // A list of values needs no type of its own.
  if (sent === undefined && valuesOf(from)) return [];
  const isTaken = read === undefined || sent === read || (read === 'number' && sent === 'integer');
  if (!isTaken) return [`${at} is ${String(sent ?? 'anything')}, not ${String(read)}.`];
  const inside = read === 'object' ? ofFields(from, to, at) : read === 'array' ? ofItems(from, to, at) : [];
  return [...ofBounds(from, to, at), ...inside];
}

function ofItems(from: Schema, { items }: Schema, at: string): string[] {
  return items === undefined ? [] : misfits(from['items'] ?? {}, items, `${at}[]`);
}

function ofBounds(from: Schema, to: Schema, at: string): string[] {
  const bound = (side: Schema, name: string): number | undefined =>
    typeof side[name] === 'number' ? side[name] : undefined;
  const narrower = [
    ...LOWER.filter((name) => (bound(to, name) ?? -Infinity) > (bound(from, name) ?? -Infinity)),
    ...UPPER.filter((name) => (bound(to, name) ?? Infinity) < (bound(from, name) ?? Infinity)),
  ].map((name) => `${at} may go beyond the ${name} of ${bound(to, name)}.`);
  const other = ALIKE.filter(
    (name) => to[name] !== undefined && JSON.stringify(to[name]) !== JSON.stringify(from[name]),
  ).map((name) => `${at} may have another ${name}.`);
  return [...narrower, ...other];
}

function ofFields(from: Schema, to: Schema, at: string): string[] {
  const [sent, read] = [schemaOf(from['properties'] ?? {}), schemaOf(to['properties'] ?? {})];
  const always = new Set(listOf(from['required']));
  const { additionalProperties: others } = to;
  return [
    ...listOf(to['required'])
      .filter((name) => !always.has(name))
      .map((name) => `${at}.${String(name)} may be missing.`),
    ...Object.entries(sent).flatMap(([name, value]) => {
      const reader = read[name] ?? others ?? {};
      if (reader === false) return [`${at}.${name} is not taken.`];
      return misfits(value ?? {}, reader, `${at}.${name}`);
    }),
    ...(typeof others === 'object' && from['additionalProperties'] !== undefined
      ? misfits(from['additionalProperties'], others, `${at}.*`)
      : []),
  ];
}
