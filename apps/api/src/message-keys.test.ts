import * as contracts from '@ebpls/contracts';
import { listMessages } from '@ebpls/contracts';

import { listServerMessages as serverMessagesOf } from './platform/messages/catalogue.ts';
import { ENDPOINTS } from './testing/samples.ts';

type Walked = (message: string, at: string) => void;

/** Every message that a schema or an action of it can say, wherever it is nested. */
function walk(value: unknown, at: string, say: Walked, seen = new Set<unknown>()): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  const { message } = value as { message?: unknown };
  if (typeof message === 'string') say(message, at);
  if (typeof message === 'function') {
    for (const expected of ['never', 'Object'])
      say(
        String(
          (message as (issue: unknown) => unknown)({
            expected,
            received: '',
            input: '',
            kind: 'schema',
            type: 'strict_object',
          }),
        ),
        at,
      );
  }
  for (const [name, inner] of Object.entries(value)) if (name !== 'message') walk(inner, `${at}.${name}`, say, seen);
}

function keysOf(schema: unknown, at: string): [string, string][] {
  const found: [string, string][] = [];
  walk(schema, at, (message, where) => void found.push([where, message]));
  return found;
}

test('every message of every request has words in both languages, in the browser too', () => {
  const said = ENDPOINTS.flatMap(([name, { params, query, body }]) => keysOf({ params, query, body }, name));
  expect(said.length).toBeGreaterThan(150);
  for (const locale of ['en', 'fil'] as const) {
    const words = listMessages(locale);
    expect(said.filter(([, key]) => (words[key] ?? '').trim() === '')).toEqual([]);
  }
});

test('every message of the registration form and of a case to be assessed has words in both languages', () => {
  const said = [
    ...keysOf(contracts.BusinessForm, 'BusinessForm'),
    ...keysOf(contracts.AssessCase, 'AssessCase'),
    ...keysOf(contracts.Declaration, 'Declaration'),
  ];
  expect(said.length).toBeGreaterThan(60);
  for (const locale of ['en', 'fil'] as const) {
    const words = listMessages(locale);
    expect(said.filter(([, key]) => (words[key] ?? '').trim() === '')).toEqual([]);
  }
});

test('the two languages never say the same sentence by oversight', () => {
  const filipino = serverMessagesOf('fil');
  const same = Object.entries(serverMessagesOf('en')).filter(
    ([key, text]) => text === filipino[key] && /[a-z]{3,} [a-z]{3,}/.test(text),
  );
  expect(same).toEqual([]);
});
