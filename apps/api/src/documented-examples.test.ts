import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { hashPassword } from './platform/passwords/password.ts';
import { openTestServer, type TestServer } from './testing/open-server.ts';
import { seedMunicipality } from './testing/municipality-seed.ts';

/** The examples of the page "API calls": a command, and its documented reply. */
const PAGE = readFileSync(join(import.meta.dirname, '../../docs/content/api-calls.md'), 'utf8');
const NENA = { email: 'nena@negosyo.example', password: 'Tindahan-ni-Nena-2026' };

interface Example {
  readonly command: string;
  readonly answer: unknown;
}

const examples: Example[] = [...PAGE.matchAll(/```bash\n(curl [\s\S]*?)```\s+```json\n([\s\S]*?)```/g)].map(
  ([, command = '', answer = '']) => ({ command: command.replaceAll('\\\n', ' ').trim(), answer: JSON.parse(answer) }),
);

let server: TestServer;
let token = '';
beforeAll(async () => {
  server = await openTestServer();
  await seedMunicipality(server.api.db);
  const nena = await server.person('user', { firstname: 'Nena', lastname: 'Reyes' });
  await server.api.db
    .updateTable('account')
    .set({ email: NENA.email, password_hash: await hashPassword(NENA.password) })
    .where('id', '=', nena.account_id)
    .execute();
});
afterAll(() => server.close());

test('every command of the page has its reply beside it', () => {
  expect(PAGE.match(/```bash\ncurl/g)).toHaveLength(examples.length);
  expect(examples.length).toBeGreaterThan(6);
});

// In the order of the page: later examples use objects of earlier ones.
test.each(examples)('$command', async ({ command, answer }) => {
  const reply = await server.api.app.inject(toRequest(command));
  const body: unknown = reply.json();
  if (command.includes('/api/auth/signin')) ({ accessToken: token } = body as { accessToken: string });
  expect(findDifferences(answer, body)).toEqual([]);
});

test('a reply that differs from the page is reported by its place', () => {
  const documentedReply = { a: 1, b: 'x', c: [{ d: '…' }], e: null };
  expect(findDifferences(documentedReply, { a: 2, b: 'x', c: [{ d: 'anything' }], e: null, more: true })).toEqual([]);
  expect(findDifferences(documentedReply, { a: 1, b: 'y', c: [], e: 3 })).toEqual(['.b', '.c', '.e']);
  expect(findDifferences(documentedReply, { a: '1', b: 'x', c: [{}], e: null })).toEqual(['.a', '.c[0].d']);
});

function toRequest(command: string) {
  const { 1: method = 'GET' } = /-X (\w+)/.exec(command) ?? [];
  const { 1: url = '' } = /"?http:\/\/localhost:4200([^"\s]+)"?/.exec(command) ?? [];
  const { 1: payload } = /-d '([^']*)'/.exec(command) ?? [];
  const headers = [...command.matchAll(/-H "([\w-]+): ([^"]*)"/g)].map(
    ([, name = '', value = '']): [string, string] => [name.toLowerCase(), value.replace('$TOKEN', token)],
  );
  return {
    method: method as 'GET' | 'POST',
    url,
    headers: Object.fromEntries(headers),
    ...(payload === undefined ? {} : { payload }),
  };
}

/**
 * Places where a reply differs from the documented one. Numbers may differ, `…` stands for any text, further fields
 * are fine.
 */
function findDifferences(documentedValue: unknown, actual: unknown, place = ''): string[] {
  if (documentedValue === '…' || typeof documentedValue === 'number')
    return typeof actual === typeof documentedValue ? [] : [place];
  if (Array.isArray(documentedValue)) return listDifferences(documentedValue, actual, place);
  if (typeof documentedValue !== 'object' || documentedValue === null) return documentedValue === actual ? [] : [place];
  const fields = (actual ?? {}) as Readonly<Record<string, unknown>>;
  return Object.entries(documentedValue).flatMap(([name, value]) =>
    findDifferences(value, fields[name], `${place}.${name}`),
  );
}

function listDifferences(documentedList: readonly unknown[], actual: unknown, place: string): string[] {
  if (!Array.isArray(actual) || actual.length !== documentedList.length) return [place];
  return documentedList.flatMap((one, at) => findDifferences(one, actual[at], `${place}[${at}]`));
}
