import * as contracts from '@ebpls/contracts';
import { listMessages } from '@ebpls/contracts';

import { listServerMessages } from './platform/messages/catalogue.ts';
import { ENDPOINTS } from './testing/endpoint-samples.ts';

type MessageVisitor = (message: string, at: string) => void;

/** Every message of a schema and its actions, at any depth. */
function walk(value: unknown, at: string, visit: MessageVisitor, visitedValues = new Set<unknown>()): void {
  if (typeof value !== 'object' || value === null || visitedValues.has(value)) return;
  visitedValues.add(value);
  const { message } = value as { message?: unknown };
  if (typeof message === 'string') visit(message, at);
  if (typeof message === 'function') {
    for (const expectedType of ['never', 'Object'])
      visit(
        String(
          (message as (issue: unknown) => unknown)({
            expected: expectedType,
            received: '',
            input: '',
            kind: 'schema',
            type: 'strict_object',
          }),
        ),
        at,
      );
  }
  for (const [name, inner] of Object.entries(value))
    if (name !== 'message') walk(inner, `${at}.${name}`, visit, visitedValues);
}

function listKeys(schema: unknown, at: string): [string, string][] {
  const keys: [string, string][] = [];
  walk(schema, at, (message, where) => void keys.push([where, message]));
  return keys;
}

test('every message of every request has a text in both languages, in the browser too', () => {
  const keys = ENDPOINTS.flatMap(([name, { params, query, body }]) => listKeys({ params, query, body }, name));
  expect(keys.length).toBeGreaterThan(150);
  for (const locale of ['en', 'fil'] as const) {
    const words = listMessages(locale);
    expect(keys.filter(([, key]) => (words[key] ?? '').trim() === '')).toEqual([]);
  }
});

test('every message of the registration form and of a case to be assessed has a text in both languages', () => {
  const keys = [
    ...listKeys(contracts.BusinessForm, 'BusinessForm'),
    ...listKeys(contracts.AssessCase, 'AssessCase'),
    ...listKeys(contracts.Declaration, 'Declaration'),
  ];
  expect(keys.length).toBeGreaterThan(60);
  for (const locale of ['en', 'fil'] as const) {
    const words = listMessages(locale);
    expect(keys.filter(([, key]) => (words[key] ?? '').trim() === '')).toEqual([]);
  }
});

test('the two languages never have the same sentence by oversight', () => {
  const filipino = listServerMessages('fil');
  const same = Object.entries(listServerMessages('en')).filter(
    ([key, text]) => text === filipino[key] && /[a-z]{3,} [a-z]{3,}/.test(text),
  );
  expect(same).toEqual([]);
});
