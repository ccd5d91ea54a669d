import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { env, execPath } from 'node:process';
import { promisify } from 'node:util';

import { acceptInvitation, closeUser, getMe, inviteUser, listUsers, signIn } from '@ebpls/contracts';

import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';

const PROGRAM = join(import.meta.dirname, '../../administrators.ts');
const ADMIN = 2;

let server: TestServer;
let chief: TestPerson;
let mayor: TestPerson;
beforeAll(async () => {
  server = await openTestServer();
  chief = await server.person('admin', { firstname: 'Corazon', lastname: 'Alvarado', permissions: ['treasurer'] });
  mayor = await server.person('admin', { firstname: 'Victoria', lastname: 'Manalastas', permissions: ['signatory'] });
});
afterAll(() => server.close());

/** Runs the command as the operator does, beside the running server, which delivers its events. */
async function run(...args: string[]): Promise<{ out: string; err: string }> {
  const { database_url, data_dir } = server.api.config;
  const settings = { env: { ...env, DATABASE_URL: database_url, DATA_DIR: data_dir, NODE_ENV: '' } };
  const printedOutput = await promisify(execFile)(execPath, [PROGRAM, ...args], settings).then(
    ({ stdout }) => ({ out: stdout, err: '' }),
    (error: { stderr?: string }) => ({ out: '', err: error.stderr ?? '' }),
  );
  await server.deliverEvents();
  return printedOutput;
}

const listMails = async (email: string) =>
  (
    await server.api.db
      .selectFrom('mail')
      .select(['template', 'body_text'])
      .where('to_address', '=', email)
      .orderBy('id', 'desc')
      .execute()
  ).map(({ template, body_text }) => ({ template, body_text }));
const listActs = () =>
  server.api.db
    .selectFrom('audit_entry')
    .select(['account_id', 'act', 'detail'])
    .where('act', 'in', ['user.appoint', 'user.remove'])
    .orderBy('id', 'desc')
    .execute();

test('with two administrators left neither is removed over the screens, and the sentence names the command', async () => {
  const { status, body } = await server.request(closeUser, chief, { params: { user_id: mayor.account_id } });
  expect([status, body.error.code, body.error.message]).toEqual([
    409,
    'conflict',
    'Fewer than two administrators would remain, so the next change could not be approved. Please appoint another administrator first, or use the command on the server.',
  ]);
});

test('the command removes one of two, whose session ends at once, and both are mailed', async () => {
  const { out } = await run('remove', mayor.email);
  expect(out).toBe(
    `Victoria Manalastas (${mayor.email}) is no administrator any more. The person and all administrators were notified.\n`,
  );
  expect(
    (
      await server.serving.db
        .selectFrom('session')
        .select('ended_at')
        .where('account_id', '=', mayor.account_id)
        .executeTakeFirstOrThrow()
    ).ended_at,
  ).not.toBeNull();
  for (const { email } of [chief, mayor])
    expect((await listMails(email))[0]).toMatchObject({
      template: 'account_reduced',
      body_text: expect.stringContaining(
        'The command on the server removed these permissions from Victoria Manalastas',
      ),
    });
  expect((await listActs())[0]).toMatchObject({
    account_id: null,
    act: 'user.remove',
    detail: { actor: 'server command' },
  });
});

test('the last administrator is not removed by the command either', async () => {
  expect((await run('remove', chief.email)).err).toBe(
    'This is the last administrator. Please appoint another one first.\n',
  );
  expect((await run('remove', 'nobody@hall.example')).err).toBe('No administrator has this e-mail address.\n');
  expect((await run('appoint')).err).toContain('npm run administrators -- appoint');
});

test('the command appoints a new person, who accepts the mailed invitation and approves at once', async () => {
  const email = 'ramon@hall.example';
  expect((await run('appoint', email)).err).toBe(
    'No account has this e-mail address. Please add --firstname and --lastname.\n',
  );
  const { out } = await run(
    'appoint',
    email,
    '--firstname',
    'Ramon',
    '--lastname',
    'Cruz',
    '--permission',
    'signatory',
  );
  expect(out).toBe(
    'Ramon Cruz (ramon@hall.example) is an administrator now: admin, signatory. An invitation was mailed, and all administrators were notified.\n',
  );
  expect((await listMails(chief.email))[0]).toMatchObject({
    template: 'account_staff',
    body_text: expect.stringContaining('The command on the server gave these people'),
  });
  const [invitation] = await listMails(email);
  const token = /invitation\?token=([\w-]+)/.exec(invitation?.body_text ?? '')?.[1] ?? '';
  const password = 'malinaw ang tubig sa batis';
  const accept = () => server.request(acceptInvitation, undefined, { body: { token, password } });
  const replies = await Promise.all([accept(), accept()]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  const second = await accept();
  expect([second.status, Object.keys(second.body.error.fields ?? {})]).toEqual([422, ['token']]);
  const { accessToken } = (await server.request(signIn, undefined, { body: { email, password } })).body;
  const ramon: TestPerson = { account_id: 0, session_id: '', email, token: accessToken ?? '' };
  expect((await server.request(getMe, ramon)).body).toMatchObject({ permissions: ['signatory'] });
  const inviteReply = await server.request(inviteUser, ramon, {
    body: { firstname: 'Rosa', lastname: 'Aquino', email: 'rosa@hall.example', role_ids: [ADMIN], permissions: [] },
  });
  expect(inviteReply.body.waiting?.powers).toEqual(['admin']);
});

test('the command restores the administration of a former account and reopens it', async () => {
  await server.api.db
    .updateTable('account')
    .set({ disabled_at: new Date() })
    .where('id', '=', mayor.account_id)
    .execute();
  const { out } = await run('appoint', mayor.email, '--permission', 'treasurer');
  expect(out).toContain('is an administrator now: admin, treasurer. The grant was mailed');
  const { data } = (await server.request(listUsers, chief, { query: { search: mayor.email } })).body;
  expect(data).toMatchObject([{ state: 'active', roles: [{ name: 'admin' }], permissions: ['treasurer'] }]);
  expect((await listMails(mayor.email))[0]?.template).toBe('account_staff');
  expect((await run('appoint', mayor.email, '--permission', 'cashier')).err).toContain(
    'A person cannot be both treasurer and cashier',
  );
});

test('the command removes a second step whose phone is lost, and the person is mailed', async () => {
  const { account_id, email } = chief;
  expect((await run('reset-second-step', email)).err).toBe(
    'This person has not set up two-step sign-in, so there is nothing to reset.\n',
  );
  expect((await run('reset-second-step', 'nobody@hall.example')).err).toBe('No account has this e-mail address.\n');
  await server.api.db
    .insertInto('account_totp')
    .values({ account_id, secret: 'JBSWY3DPEHPK3PXP', confirmed_at: server.api.clock.now(), next_secret: null })
    .execute();
  expect((await run('reset-second-step', email)).out).toContain('sets up a new second step. The person was notified.');
  const left = await server.api.db.selectFrom('account_totp').select('secret').where('account_id', '=', account_id);
  expect(await left.execute()).toEqual([]);
  expect((await listMails(email))[0]).toMatchObject({ template: 'second_step_reset' });
  const storedRow = await server.api.db
    .selectFrom('audit_entry')
    .select(['account_id', 'detail'])
    .where('act', '=', 'user.second_step')
    .execute();
  expect(storedRow).toEqual([{ account_id: null, detail: { actor: 'server command' } }]);
});
