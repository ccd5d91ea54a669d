/** A JSON value, here a JSON Schema of a recorded call that is compared with the present one. */
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
 * Reasons why a value written by the first schema may be refused by the second, as sentences that begin with the place;
 * empty when all of it is accepted. Fields that the reader does not know are no reason unless its schema refuses
 * others.
 */
export function listMismatches(writtenSchema: Json, readSchema: Json, at: string): string[] {
  if (JSON.stringify(writtenSchema) === JSON.stringify(readSchema)) return [];
  const [from, to] = [toSchema(writtenSchema), toSchema(readSchema)];
  const [sends, takes] = [listAlternatives(from), listAlternatives(to)];
  if (sends) return sends.flatMap((one) => listMismatches(one, readSchema, at));
  if (takes)
    return takes.some((one) => listMismatches(writtenSchema, one, at).length === 0)
      ? []
      : [`${at} is none of what is taken there.`];
  return [...listValueMismatches(from, to, at), ...listTypeMismatches(from, to, at)];
}

const toSchema = (value: Json): Schema => (value !== null && typeof value === 'object' && !isList(value) ? value : {});
const toList = (value: Json | undefined): readonly Json[] => (isList(value) ? value : []);
const listAlternatives = ({ anyOf, oneOf }: Schema): readonly Json[] | undefined =>
  isList(anyOf) ? anyOf : isList(oneOf) ? oneOf : undefined;

function listValueMismatches(from: Schema, to: Schema, at: string): string[] {
  const readValues = listValues(to);
  if (!readValues) return [];
  const possibleValues = listValues(from);
  if (!possibleValues) return [`${at} may be other values than ${readValues.join(', ')}.`];
  const acceptedValues = new Set(readValues);
  return possibleValues
    .filter((value) => !acceptedValues.has(value))
    .map((value) => `${at} may be ${value}, which is not known there.`);
}

function listValues({ enum: values, const: only }: Schema): string[] | undefined {
  if (isList(values)) return values.map((value) => JSON.stringify(value));
  return only === undefined ? undefined : [JSON.stringify(only)];
}

function listTypeMismatches(from: Schema, to: Schema, at: string): string[] {
  const [writtenType, readType] = [from['type'], to['type']];
  // A list of values needs no type of its own.
  if (writtenType === undefined && listValues(from)) return [];
  const isTaken =
    readType === undefined || writtenType === readType || (readType === 'number' && writtenType === 'integer');
  if (!isTaken) return [`${at} is ${String(writtenType ?? 'anything')}, not ${String(readType)}.`];
  const inside =
    readType === 'object'
      ? listFieldMismatches(from, to, at)
      : readType === 'array'
        ? listItemMismatches(from, to, at)
        : [];
  return [...listBoundMismatches(from, to, at), ...inside];
}

function listItemMismatches(from: Schema, { items }: Schema, at: string): string[] {
  return items === undefined ? [] : listMismatches(from['items'] ?? {}, items, `${at}[]`);
}

function listBoundMismatches(from: Schema, to: Schema, at: string): string[] {
  const getBound = (side: Schema, name: string): number | undefined =>
    typeof side[name] === 'number' ? side[name] : undefined;
  const mismatches = [
    ...LOWER.filter((name) => (getBound(to, name) ?? -Infinity) > (getBound(from, name) ?? -Infinity)),
    ...UPPER.filter((name) => (getBound(to, name) ?? Infinity) < (getBound(from, name) ?? Infinity)),
  ].map((name) => `${at} may go beyond the ${name} of ${getBound(to, name)}.`);
  const other = ALIKE.filter(
    (name) => to[name] !== undefined && JSON.stringify(to[name]) !== JSON.stringify(from[name]),
  ).map((name) => `${at} may have another ${name}.`);
  return [...mismatches, ...other];
}

function listFieldMismatches(from: Schema, to: Schema, at: string): string[] {
  const [writtenFields, readFields] = [toSchema(from['properties'] ?? {}), toSchema(to['properties'] ?? {})];
  const always = new Set(toList(from['required']));
  const { additionalProperties: others } = to;
  return [
    ...toList(to['required'])
      .filter((name) => !always.has(name))
      .map((name) => `${at}.${String(name)} may be missing.`),
    ...Object.entries(writtenFields).flatMap(([name, value]) => {
      const reader = readFields[name] ?? others ?? {};
      if (reader === false) return [`${at}.${name} is not taken.`];
      return listMismatches(value ?? {}, reader, `${at}.${name}`);
    }),
    ...(typeof others === 'object' && from['additionalProperties'] !== undefined
      ? listMismatches(from['additionalProperties'], others, `${at}.*`)
      : []),
  ];
}
