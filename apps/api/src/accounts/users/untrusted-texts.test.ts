import { addWalkInCitizen, appointDelegate, inviteUser, signUp, updateProfile } from '@ebpls/contracts';

import { expectOk, openChangeFixture } from '../../testing/changes/change-fixture.ts';
import { createForm, registerBusiness } from '../../testing/application-fixture.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';

/** Mails of the municipality begin with its own text and contain no addresses of others (decision 0096). */
let server: TestServer;
let owner: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  server = await openTestServer();
  await openChangeFixture(server);
  server.setNow('2026-01-12T08:00:00+08:00');
  admin = await server.person('admin');
});
beforeEach(async () => {
  owner = await server.person('user', { firstname: 'Nena', lastname: 'Cruz' });
});
afterAll(() => server.close());

const findLastMail = (to_address: string) =>
  server.api.db
    .selectFrom('mail')
    .select(['subject', 'body_text'])
    .where('to_address', '=', to_address)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

test.each([
  'You won 5000! Go to http://evil.example/prize now',
  'Nena www.evil',
  'evil.ph',
  'write to me@evil.example',
])('the name %s is refused wherever a name is entered', async (firstname) => {
  const person = { firstname, lastname: 'Cruz' };
  const email = `name.${process.pid}@example.com`;
  const clerk = await server.person('bplo');
  const answers = await Promise.all([
    server.request(updateProfile, owner, { body: { ...person, phone: '', bio: '' } } as never),
    server.request(signUp, undefined, {
      body: { ...person, email, password: 'tindahan sa kanto 26', agrees: true },
    } as never),
    server.request(addWalkInCitizen, clerk, { body: { ...person, email } }),
    server.request(inviteUser, admin, {
      body: { ...person, email, locale: 'en', role_ids: [12], permissions: [] },
    } as never),
  ]);
  for (const { status, body } of answers)
    expect([status, body]).toMatchObject([
      422,
      { error: { fields: { firstname: [expect.stringContaining('web or e-mail address')] } } },
    ]);
});

test.each(['Ma. Theresa', 'J.P.', 'Sto. Niño', 'Juan Carlos III'])('the name %s is a name', async (firstname) => {
  expectOk(
    await server.request(updateProfile, owner, { body: { firstname, lastname: 'Cruz', phone: '', bio: '' } } as never),
  );
});

test('an appointed delegate reads the text of the municipality first', async () => {
  const company_code = await registerBusiness(server, owner, createForm('Nanalo ka ng 5000'));
  const delegate_email = `stranger.${process.pid}@example.com`;
  const body = { delegate_email, scope: ['FILE'], ends_on: '2026-12-31' };
  const { status } = await server.request(appointDelegate, owner, { params: { company_code }, body } as never);
  expect(status).toBe(200);
  const { subject, body_text } = await findLastMail(delegate_email);
  expect(subject).not.toMatch(/Nanalo|Nena/);
  expect(body_text.indexOf('“Nena Cruz”')).toBeGreaterThan(0);
  expect(body_text).toMatch(
    /^(Good day!|Magandang araw!)\n\n(An account holder|Inaanyayahan ka ng isang may account|May may account)/,
  );
});

test('an invitation names the title of the office, and no name that the sender wrote', async () => {
  const email = `clerk.${process.pid}@example.com`;
  const body = { firstname: 'Nanalo', lastname: 'Ka', email, locale: 'en', role_ids: [12], permissions: [] };
  expectOk(await server.request(inviteUser, admin, { body } as never));
  const { body_text } = await findLastMail(email);
  expect(body_text).not.toMatch(/bplo|Nanalo/);
  expect(body_text).toMatch(/An account was created for you at the municipality \([\w ]+\)/);
});
