import { exportOwnData } from '@ebpls/contracts';

import { openTestServer, type Person, type TestServer } from '../../testing/open-server.ts';
import { aClearedApplication, moveIntoTown } from '../../testing/town.ts';

let server: TestServer;
let owner: Person;

beforeAll(async () => {
  server = await openTestServer();
  await moveIntoTown(server.api.db);
  owner = await server.person('user', { firstname: 'Luz', lastname: 'Villarin' });
});
afterAll(() => server.close());

const held = async (who: Person) =>
  JSON.parse((await server.ask(exportOwnData, who)).raw.toString()) as Record<string, Record<string, unknown>[]>;

test('a person takes along all that is held about them, and nothing of others', async () => {
  const mine = await aClearedApplication(server.api.db, owner);
  const other = await aClearedApplication(server.api.db, await server.person('user'));
  const data = await held(owner);
  expect(data['account']).toEqual([expect.objectContaining({ email: owner.email, firstname: 'Luz' })]);
  expect(data['businesses']?.map(({ company_code }) => company_code)).toEqual([mine.company_code]);
  expect(data['applications']?.map(({ assessment_code }) => assessment_code)).toEqual([mine.assessment_code]);
  expect(JSON.stringify(data)).not.toContain(other.company_code);
});

test('no digest of a password and no secret is in it', async () => {
  const { headers, raw } = await server.ask(exportOwnData, owner);
  expect(headers['content-disposition']).toBe('attachment; filename="ebpls-my-data-2026-01-12.json"');
  expect(raw.toString()).not.toMatch(/\$argon2|password_hash|secret|storage_key/);
});

test('taking it along is written down', async () => {
  await held(owner);
  const data = await held(owner);
  expect(data['acts']?.map(({ act }) => act)).toContain('account.export');
});
