// Broken and malicious values that tests send to every endpoint.

import * as fc from 'fast-check';
import type * as v from 'valibot';

const HUGE = 'x'.repeat(100_000);

/** Values that no form sends; a request with one of them is refused, or the value is stored as plain text. */
export const BROKEN_VALUES: readonly unknown[] = [
  undefined,
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e18,
  1e308,
  '',
  ' ',
  'NaN',
  '-1',
  '1e18',
  '999999999999999999999',
  HUGE,
  [],
  [null],
  [[]],
  {},
  { length: 1 },
  JSON.parse('{"__proto__":{"role":"admin"}}'),
  { constructor: { prototype: { role: 'admin' } } },
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'; drop table business; --",
  '\u202Egnp.exe',
  '\u2066hidden\u2069',
  'line\r\nSet-Cookie: a=b',
  '\uD800',
  'a\uDFFFb',
  '\0',
  'nul\0nul',
  '%00',
  '../../etc/passwd',
  '${7*7}{{7*7}}',
  '2026-02-30',
  '0000-00-00',
  '-271821-04-20',
  '٣٤٥',
  '１２３',
  'toString',
  '__proto__',
  'null',
];

/** The broken values for a part of an address, where everything is text. */
export const BROKEN_TEXT: readonly string[] = BROKEN_VALUES.filter(
  (value): value is string => typeof value === 'string' && value !== HUGE,
).concat(
  'x'.repeat(600),
  'DRAFT-999999999999999',
  'APP-2026-999999',
  '999999999999999',
  '00000000-0000-0000-0000-000000000000',
);

/** Cursors that resemble ours and are invalid. */
export const FORGED_CURSORS: readonly string[] = [
  ...[
    ['', -1],
    ['', Number.MAX_SAFE_INTEGER],
    ['infinity', 1],
    ['not a day', 1],
    ['2026-99-99', 1],
    ['\0', 1],
    ['\uD800', 1],
    [null, 1],
    [{}, 1],
    ['', 1.5],
    ['', '1'],
    [],
  ].map((key) => Buffer.from(JSON.stringify(key)).toString('base64url')),
  '~',
  'infinity~X',
  '2026-99-99~X',
  'x~y~z',
  '\0~\0',
  'EOR-2026-00000001',
  '0',
  '-1',
  '999999999999999',
  'x'.repeat(200),
];

type JsonTree = Readonly<Record<string, unknown>>;
const isTree = (value: unknown): value is JsonTree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every copy of a body in which one value is missing or replaced by a broken one. */
export function* iterateBrokenCopies(body: unknown): Generator<unknown> {
  yield* BROKEN_VALUES;
  if (Array.isArray(body)) {
    for (const [index, item] of body.entries())
      for (const brokenItem of iterateBrokenCopies(item)) yield body.with(index, brokenItem);
  }
  if (!isTree(body)) return;
  for (const [field, value] of Object.entries(body)) {
    // A draft stores any input: it is broken as a whole, not field by field.
    for (const brokenValue of field === 'values' ? BROKEN_VALUES : iterateBrokenCopies(value))
      yield { ...body, [field]: brokenValue };
  }
}

interface SchemaDescription {
  readonly type: string;
  readonly entries?: Readonly<Record<string, SchemaDescription>>;
  readonly options?: readonly unknown[];
  readonly item?: SchemaDescription;
  readonly wrapped?: SchemaDescription;
  readonly value?: SchemaDescription;
  readonly literal?: unknown;
  readonly pipe?: readonly { readonly requirement?: unknown }[];
}

const createChaos = (): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc.constantFrom(...BROKEN_VALUES.filter((value) => value !== HUGE)),
    fc.anything({ maxDepth: 2, withNullPrototype: false }).filter(isJson),
  );

function isJson(value: unknown): boolean {
  try {
    return JSON.stringify(value) !== undefined;
  } catch {
    return false;
  }
}

/** Requests that fit a schema or nearly do: each part is right in six of seven cases. */
export function createNearFit(schema: v.GenericSchema): fc.Arbitrary<unknown> {
  return createNear(schema as unknown as SchemaDescription);
}

function createNear(schema: SchemaDescription): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 6, arbitrary: createFitting(schema) }, { weight: 1, arbitrary: createChaos() });
}

const FITTING: Readonly<Record<string, (schema: SchemaDescription) => fc.Arbitrary<unknown>>> = {
  object: createRecord,
  strict_object: createRecord,
  string: ({ pipe }) => createText(pipe?.map(({ requirement }) => requirement).find((rule) => rule instanceof RegExp)),
  number: () => fc.oneof(fc.integer({ min: -2, max: 100_000 }), fc.double()),
  boolean: () => fc.boolean(),
  array: ({ item }) => fc.array(item ? createNear(item) : createChaos(), { maxLength: 3 }),
  optional: ({ wrapped }) => fc.option(wrapped ? createNear(wrapped) : createChaos(), { nil: undefined }),
  picklist: ({ options = [] }) => fc.constantFrom(...options),
  literal: ({ literal }) => fc.constant(literal),
  union: createOption,
  variant: createOption,
  record: ({ value }) => fc.dictionary(fc.string(), value ? createNear(value) : createChaos(), { maxKeys: 3 }),
};

function createFitting(schema: SchemaDescription): fc.Arbitrary<unknown> {
  return FITTING[schema.type]?.(schema) ?? createChaos();
}

function createRecord({ entries = {} }: SchemaDescription): fc.Arbitrary<unknown> {
  return fc.record(Object.fromEntries(Object.entries(entries).map(([field, schema]) => [field, createNear(schema)])));
}

function createOption({ options = [] }: SchemaDescription): fc.Arbitrary<unknown> {
  return fc.oneof(...options.map((option) => createFitting(option as SchemaDescription)));
}

function createText(pattern: RegExp | undefined): fc.Arbitrary<string> {
  if (pattern === undefined) return fc.string({ unit: 'binary', maxLength: 40 });
  return fc.stringMatching(new RegExp(pattern.source));
}
