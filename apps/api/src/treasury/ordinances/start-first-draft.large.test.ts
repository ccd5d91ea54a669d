import {
  acceptInvitation,
  createFirstAdministrator,
  getOrdinance,
  inviteUser,
  publishDraft,
  rehearseDraft,
  saveDraft,
  signIn,
  startDraft,
  startFirstDraft,
  withdrawDraft,
} from '@ebpls/contracts';

import { saveSetupLink } from '../../accounts/setup/setup-link.ts';
import { seedEmptyMunicipality } from '../../testing/empty/empty-municipality.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';

let server: TestServer;
let first: TestPerson;
let second: TestPerson;
beforeAll(async () => {
  server = await openTestServer();
  await seedEmptyMunicipality(server.api.db);
  first = await server.person('admin', { permissions: ['treasurer'] });
  second = await server.person('admin', { permissions: ['treasurer'] });
});
afterAll(() => server.close());

const start = () =>
  server.request(startFirstDraft, first, {
    body: { title: 'Revenue Code of Santa Rosa', version: 'SR-2026', effective_on: '2026-01-01' },
  });

test('the first revenue code begins as the starter code, once, and a second person publishes it', async () => {
  const { ordinance_version_id } = (await start()).body;
  expect((await start()).status).toBe(409);
  const params = { ordinance_version_id };
  const own = (await server.request(getOrdinance, first, { params })).body;
  expect(own).toMatchObject({ title: 'Revenue Code of Santa Rosa', acts: ['save', 'withdraw'] });
  const body = { reason: 'Ordinance No. 2026-001' };
  expect((await server.request(publishDraft, first, { params, body })).status).toBe(403);
  // There is no bill to rehearse.
  expect((await server.request(rehearseDraft, second, { params })).status).toBe(409);
  expect((await server.request(getOrdinance, second, { params })).body.acts).toContain('publish');
  expect((await server.request(publishDraft, second, { params, body })).body).toMatchObject({ state: 'PUBLISHED' });
  expect((await start()).status).toBe(409);
});

const password = 'anim na bangka sa ilog';

/** The first administrator of an empty municipality, as created by the set-up. */
async function setUp(empty: TestServer): Promise<TestPerson> {
  await seedEmptyMunicipality(empty.api.db);
  await saveSetupLink(empty.api.db, 'a-code-for-tests');
  const email = 'ramon@example.com';
  const body = { setup_code: 'a-code-for-tests', firstname: 'Ramon', lastname: 'Cruz', email, password };
  await empty.request(createFirstAdministrator, undefined, { body });
  return enter(empty, email);
}

async function enter(empty: TestServer, email: string): Promise<TestPerson> {
  const { accessToken } = (await empty.request(signIn, undefined, { body: { email, password } })).body;
  return { account_id: 0, session_id: '', email, token: accessToken ?? '' };
}

/** Invited by the first administrator alone, and signed in. */
async function inviteSecond(empty: TestServer, founder: TestPerson): Promise<TestPerson> {
  const email = 'second@hall.example';
  await empty.request(inviteUser, founder, {
    body: { firstname: 'Rosa', lastname: 'Aquino', email, role_ids: [2], permissions: ['treasurer'] },
  });
  const { body_text } = await empty.api.db
    .selectFrom('mail')
    .select('body_text')
    .where('to_address', '=', email)
    .where('template', '=', 'invitation')
    .executeTakeFirstOrThrow();
  const token = /invitation\?token=([\w-]+)/.exec(body_text)?.[1] ?? '';
  await empty.request(acceptInvitation, undefined, { body: { token, password } });
  return enter(empty, email);
}

const startFirst = (empty: TestServer, person: TestPerson) =>
  empty.request(startFirstDraft, person, {
    body: { title: 'Revenue Code of Santa Rosa', version: 'SR-2026', effective_on: '2026-01-01' },
  });

test.each([
  { order: 'the draft before the invitation', isDraftFirst: true, writer: 'founder' },
  { order: 'the invitation before the draft', isDraftFirst: false, writer: 'founder' },
  { order: 'the invited person writing and the first publishing', isDraftFirst: false, writer: 'second' },
] as const)('the first code is published with $order, and the record names the exception', async (order) => {
  const empty = await openTestServer();
  try {
    const founder = await setUp(empty);
    const earlyReply = order.isDraftFirst ? await startFirst(empty, founder) : undefined;
    const secondPerson = await inviteSecond(empty, founder);
    const [writer, publisher] = order.writer === 'founder' ? [founder, secondPerson] : [secondPerson, founder];
    const { ordinance_version_id } = (earlyReply ?? (await startFirst(empty, writer))).body;
    const params = { ordinance_version_id };
    expect((await empty.request(getOrdinance, publisher, { params })).body).toMatchObject({ why_not_publish: null });
    const body = { reason: 'Ordinance No. 2026-001' };
    expect((await empty.request(publishDraft, writer, { params, body })).status).toBe(403);
    expect((await empty.request(publishDraft, publisher, { params, body })).body.state).toBe('PUBLISHED');
    const { detail } = await empty.api.db
      .selectFrom('audit_entry')
      .select('detail')
      .where('act', '=', 'ordinance.publish')
      .executeTakeFirstOrThrow();
    expect(detail).toMatchObject({ exception: 'first_administrators' });
  } finally {
    await empty.close();
  }
});

test('a withdrawn first draft is copied with all its entries, and its editors do not publish the copy', async () => {
  const empty = await openTestServer();
  try {
    await seedEmptyMunicipality(empty.api.db);
    const writer = await empty.person('admin', { permissions: ['treasurer'] });
    const copier = await empty.person('admin', { permissions: ['treasurer'] });
    const publisher = await empty.person('admin', { permissions: ['treasurer'] });
    const withdrawnParams = { ordinance_version_id: (await startFirst(empty, writer)).body.ordinance_version_id };
    const { content, revision } = (await empty.request(getOrdinance, writer, { params: withdrawnParams })).body;
    const values = { ...content.retirement };
    await empty.request(saveDraft, writer, {
      params: withdrawnParams,
      body: { section: 'retirement', revision, values },
    });
    const body = { version: 'SR-2026-2', effective_on: '2026-01-01' };
    const startCopy = (person: TestPerson) => empty.request(startDraft, person, { params: withdrawnParams, body });
    expect((await startCopy(copier)).status).toBe(409);
    await empty.request(withdrawDraft, writer, { params: withdrawnParams, body: { reason: 'Another date' } });
    expect((await empty.request(getOrdinance, copier, { params: withdrawnParams })).body.acts).toEqual(['draft']);
    const params = { ordinance_version_id: (await startCopy(copier)).body.ordinance_version_id };
    expect((await startCopy(copier)).status).toBe(409);
    const typedContent = (await empty.request(getOrdinance, writer, { params: withdrawnParams })).body.content;
    const copyReply = (await empty.request(getOrdinance, writer, { params })).body;
    expect(copyReply.content).toEqual({ ...typedContent, ...body });
    expect([copyReply.parent, copyReply.editors.length]).toEqual([null, 2]);
    const reason = { reason: 'Ordinance No. 2026-001' };
    for (const person of [writer, copier])
      expect((await empty.request(publishDraft, person, { params, body: reason })).status).toBe(403);
    expect((await empty.request(publishDraft, publisher, { params, body: reason })).body.state).toBe('PUBLISHED');
  } finally {
    await empty.close();
  }
});
