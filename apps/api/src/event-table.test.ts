import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { EVENT_CONSUMERS } from './event-consumers.ts';

const SOURCES = import.meta.dirname;
const PAGE = join(SOURCES, '../../docs/content/reference/events.md');
const EFFECTS = { reload: 'page reload', notification: 'notification', mail: 'e-mail and notification' } as const;

interface DeclaredEvent {
  readonly name: string;
  readonly kind: string;
  readonly sentence: string;
}

const sources = globSync('**/*.ts', { cwd: SOURCES })
  .filter((file) => !file.includes('.test.') && !file.startsWith('testing/'))
  .toSorted()
  .map((file) => ({ file, text: readFileSync(join(SOURCES, file), 'utf8') }));

const events: readonly DeclaredEvent[] = sources.flatMap(({ text }) =>
  [...text.matchAll(/\/\*\*((?:(?!\*\/)[^])*)\*\/\nexport const (\w+) = defineEvent<\w+>\(\s*'(\w+)',?\s*\);/g)].map(
    ([, comment = '', name = '', kind = '']) => ({
      name,
      kind,
      sentence: comment.replaceAll(/\s*\n\s*\*?\s*/g, ' ').trim(),
    }),
  ),
);

/** Files that insert an event, or that call the function beside its declaration which does. */
function listActs({ name }: DeclaredEvent): string[] {
  const inserting = sources.filter(({ text }) => new RegExp(String.raw`insertEvent\([^;]*\b${name}\b`).test(text));
  return inserting.flatMap(({ file, text }) => (file.endsWith('-events.ts') ? listCallers(text) : [file])).toSorted();
}

function listCallers(text: string): string[] {
  const functions = [...text.matchAll(/^export (?:async )?function (insert\w+)/gm)].map(([, name = '']) => name);
  return sources
    .filter((one) => one.text !== text && functions.some((name) => one.text.includes(`${name}(`)))
    .map(({ file }) => file);
}

const formatReaders = ({ kind }: DeclaredEvent): string =>
  EVENT_CONSUMERS.filter((consumer) => consumer.kind === kind)
    .map(({ name, effect }) => `${name.replaceAll('_', ' ')} (${EFFECTS[effect]})`)
    .join(', ');

test('every event has an act that inserts it, a reader, and names of its own', () => {
  expect(events.length).toBeGreaterThan(30);
  expect(sources.filter(({ text }) => / = defineEvent</.test(text)).length).toBeGreaterThan(0);
  const declarations = sources.flatMap(({ text }) => [...text.matchAll(/ = defineEvent</g)]);
  expect(declarations).toHaveLength(events.length);
  expect(events.filter((event) => listActs(event).length === 0 || formatReaders(event) === '')).toEqual([]);
  const keys = EVENT_CONSUMERS.map(({ kind, name }) => `${kind} ${name}`);
  expect(new Set(keys).size).toBe(keys.length);
  const kinds = new Set(events.map(({ kind }) => kind));
  expect(EVENT_CONSUMERS.filter(({ kind }) => !kinds.has(kind))).toEqual([]);
});

test('the page of events in the docs is drawn from the code', () => {
  const rows = events
    .toSorted((one, other) => one.kind.localeCompare(other.kind))
    .map((event) => {
      const acts = listActs(event).map((file) => `\`${file.replace(/\.ts$/, '')}\``);
      return `| \`${event.kind}\` | ${event.sentence} | ${acts.join(', ')} | ${formatReaders(event)} |`;
    });
  const page = readFileSync(PAGE, 'utf8');
  expect(page.split('\n').filter((line) => line.startsWith('| `'))).toEqual(rows);
});
