import { createHash } from 'node:crypto';

import { provePassword, socketTicket, uploadInquiryFile } from '@ebpls/contracts';

import { hashPassword } from '../passwords/password.ts';
import { toReplySchema } from './wire-schema.ts';
import { A_PDF, A_PNG } from '../../testing/application-fixture.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { ENDPOINTS } from '../../testing/endpoint-samples.ts';

const PASSWORD = 'tatlong kabayo sa palengke';

let server: TestServer;
let owner: TestPerson;
beforeAll(async () => {
  server = await openTestServer();
  owner = await server.person('user');
  await server.api.db
    .updateTable('account')
    .set({ password_hash: await hashPassword(PASSWORD) })
    .where('id', '=', owner.account_id)
    .execute();
});
afterAll(() => server.close());

const createHeaders = (key: string): Record<string, string> => ({
  authorization: `Bearer ${owner.token}`,
  'idempotency-key': key,
});
const findRow = (key: string) =>
  server.api.db.selectFrom('idempotency_key').selectAll().where('key', '=', key).executeTakeFirst();

const SECRET_FIELD = /"(accessToken|ticket|secret|key|uri|recovery_codes|\w*token|password)":/;

test.each(ENDPOINTS.filter(([, { method, reply }]) => method !== 'GET' && reply !== undefined))(
  '%s declares whether its reply holds a secret',
  (_name, endpoint) => {
    expect(SECRET_FIELD.test(JSON.stringify(toReplySchema(endpoint)))).toBe(endpoint.secret_reply === true);
  },
);

test('a ticket, a token and a secret of the second step are not stored, and a repeated request is refused with the reason', async () => {
  const secrets: readonly (readonly [string, string, object | undefined])[] = [
    ['ticket-key-0001', socketTicket.path, undefined],
    ['sign-in-key-0001', '/api/auth/signin', { email: owner.email, password: PASSWORD }],
    ['second-step-0001', '/api/account/second-step', { current: PASSWORD }],
  ];
  for (const [key, url, payload] of secrets) {
    const send = () =>
      server.api.app.inject({ method: 'POST', url, headers: createHeaders(key), ...(payload && { payload }) });
    const first = await send();
    expect([url, first.statusCode]).toEqual([url, 200]);
    expect(await findRow(key)).toMatchObject({ state: 'DONE', reply: null });
    const secondReply = await send();
    expect([secondReply.statusCode, secondReply.json()]).toEqual([
      409,
      {
        error: {
          code: 'conflict',
          message: 'This action was already completed, and its result can be shown only once. Please start again.',
        },
      },
    ]);
  }
});

test('the digest of a body with a password is worthless without the key of the server', async () => {
  const other = await openTestServer({
    DATABASE_URL: server.api.config.database_url,
    EBPLS_TOKEN_SECRET: 'another secret of another server, long enough',
  });
  const hashes: (string | undefined)[] = [];
  for (const [{ api }, key] of [
    [server, 'digest-key-0001'],
    [other, 'digest-key-0002'],
  ] as const) {
    const headers = {
      authorization: `Bearer ${api.sessions.accessToken(owner.account_id, owner.session_id)}`,
      'idempotency-key': key,
    };
    const { statusCode } = await api.app.inject({
      method: 'POST',
      url: provePassword.path,
      headers,
      payload: { password: PASSWORD },
    });
    expect(statusCode).toBe(200);
    hashes.push((await findRow(key))?.body_hash);
  }
  await other.close();
  const bare = createHash('sha256')
    .update(JSON.stringify([{}, {}, { password: PASSWORD }]))
    .digest('base64url');
  expect(new Set([...hashes, bare]).size).toBe(3);
});

const createForm = (content: Buffer, boundary: string): Buffer =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n`),
    content,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
const upload = (key: string, content: Buffer, boundary: string) =>
  server.api.app.inject({
    method: 'POST',
    url: uploadInquiryFile.path,
    headers: { ...createHeaders(key), 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: createForm(content, boundary),
  });

test('the same file sent again with its key, in another form, is stored once; another file is another request', async () => {
  const listFiles = () => server.api.db.selectFrom('inquiry_file').select('id').execute();
  const before = (await listFiles()).length;
  const first = await upload('file-key-0001', A_PDF, 'one');
  const secondUpload = await upload('file-key-0001', A_PDF, 'two');
  expect([first.statusCode, secondUpload.statusCode, secondUpload.json()]).toEqual([200, 200, first.json()]);

  for (const other of [A_PNG, Buffer.concat([A_PDF, Buffer.from('\n')])]) {
    const reply = await upload('file-key-0001', other, 'one');
    expect([reply.statusCode, reply.json()]).toEqual([
      409,
      { error: { code: 'conflict', message: 'This request was already submitted with different information.' } },
    ]);
  }
  expect((await listFiles()).length - before).toBe(1);
});
