import { type Json, listMismatches } from './schema-mismatches.ts';

const text = { type: 'string' };
const object = (properties: Record<string, Json>, requiredNames: readonly string[] = [], overrides = {}): Json => ({
  type: 'object',
  properties,
  required: requiredNames,
  ...overrides,
});

const FITS: readonly [string, Json, Json][] = [
  ['a field that the reader does not know', object({ a: text, b: text }), object({ a: text })],
  ['a field that the reader can do without', object({}), object({ a: text })],
  ['fewer values than are known', { enum: ['a'] }, { enum: ['a', 'b'] }],
  ['one of the alternatives', text, { anyOf: [text, { type: 'null' }] }],
  ['a whole number where any is taken', { type: 'integer' }, { type: 'number' }],
  ['a shorter text', { ...text, maxLength: 10 }, { ...text, maxLength: 20 }],
  ['anything where anything is taken', object({ a: text }), {}],
  ['values where their type is taken', { enum: ['a'] }, text],
];

test.each(FITS)('taken: %s', (_, writtenSchema, read) => {
  expect(listMismatches(writtenSchema, read, 'it')).toEqual([]);
});

const MISFITS: readonly [string, Json, Json, string][] = [
  ['another type', text, { type: 'number' }, 'it is string, not number.'],
  ['anything where a text is taken', {}, text, 'it is anything, not string.'],
  ['null', { anyOf: [text, { type: 'null' }] }, text, 'it is null, not string.'],
  ['any text where few are known', text, { enum: ['a'] }, 'it may be other values than "a".'],
  ['a longer text', { ...text, maxLength: 20 }, { ...text, maxLength: 10 }, 'it may go beyond the maxLength of 10.'],
  ['a text without its pattern', text, { ...text, pattern: '^a$' }, 'it may have another pattern.'],
  ['an empty list', { type: 'array' }, { type: 'array', minItems: 1 }, 'it may go beyond the minItems of 1.'],
  [
    'an item of a list',
    { type: 'array', items: object({}) },
    { type: 'array', items: object({ a: text }, ['a']) },
    'it[].a may be missing.',
  ],
  [
    'a field where no others are taken',
    object({ a: text }),
    object({}, [], { additionalProperties: false }),
    'it.a is not taken.',
  ],
  [
    'a value of a table',
    object({}, [], { additionalProperties: text }),
    object({}, [], { additionalProperties: { type: 'number' } }),
    'it.* is string, not number.',
  ],
  [
    'none of the alternatives',
    text,
    { anyOf: [{ type: 'null' }, { type: 'number' }] },
    'it is none of what is taken there.',
  ],
];

test.each(MISFITS)('not taken: %s', (_, writtenSchema, read, reason) => {
  expect(listMismatches(writtenSchema, read, 'it')).toEqual([reason]);
});
