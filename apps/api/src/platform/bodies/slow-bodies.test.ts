import { type AddressInfo, connect, type Socket } from 'node:net';

import { defineEndpoint, uploadInquiryFile } from '@ebpls/contracts';
import * as v from 'valibot';

import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { registerEndpoint } from '../http/serve.ts';

const TIMES = { idle_ms: 300, whole_ms: 700, file_bytes: 1_000, file_whole_ms: 1_500 };
const LATE = expect.stringMatching(
  /^HTTP\/1\.1 408 [^]*\{"error":\{"code":"invalid","message":"This took too long to upload\. Please send it again\."\}\}$/,
);

const echo = defineEndpoint({
  method: 'POST',
  path: '/api/test/echo',
  summary: 'Echo',
  body: v.object({ text: v.string() }),
  reply: v.object({ text: v.string() }),
});
const patient = defineEndpoint({
  method: 'POST',
  path: '/api/test/patient',
  summary: 'Patient',
  body: v.object({}),
  reply: v.object({ ok: v.boolean() }),
});

let server: TestServer;
let owner: TestPerson;
let port: number;
let release = (): void => {};
beforeAll(async () => {
  const registerEcho = (api: TestServer['api']): void => {
    registerEndpoint(api, echo, 'public', ({ body }) => body);
    registerEndpoint(api, patient, 'public', async () => {
      await new Promise<void>((resolve) => (release = resolve));
      return { ok: true };
    });
  };
  server = await openTestServer({}, registerEcho, { body_times: TIMES });
  owner = await server.person('user');
  await server.api.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.api.app.server.address() as AddressInfo).port; // listens on a port, not on a pipe
});
afterAll(() => server.close());

interface Line {
  readonly socket: Socket;
  /** The whole reply, once the server has closed the connection. */
  readonly reply: Promise<string>;
}

/** The server may close while a piece is still being written: that error is no reply. */
function waitForClose(socket: Socket): Promise<unknown> {
  return new Promise((resolve) => socket.once('close', resolve));
}

function send(path: string, headers: readonly string[], partialBody: string): Line {
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (bytes) => chunks.push(bytes)).on('error', () => {});
  socket.write(
    [`POST ${path} HTTP/1.1`, 'host: test', `authorization: Bearer ${owner.token}`, ...headers, '', partialBody].join(
      '\r\n',
    ),
  );
  return { socket, reply: waitForClose(socket).then(() => Buffer.concat(chunks).toString()) };
}

const createJsonHeaders = (length: number): string[] => ['content-type: application/json', `content-length: ${length}`];
const FORM = ['content-type: multipart/form-data; boundary=x', 'content-length: 9000000'];
const FORM_BEGUN = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n';

/** Writes piece after piece, as fast as they are produced. */
function writeSlowly({ socket }: Line, piece: string, every_ms: number): void {
  const timer = setInterval(() => (socket.writable ? socket.write(piece) : clearInterval(timer)), every_ms);
  socket.once('close', () => clearInterval(timer));
}

test('a body that stalls is ended with a sentence', async () => {
  expect(await send(echo.path, createJsonHeaders(100), '{"text":"a').reply).toEqual(LATE);
});

test('a body that comes byte by byte is ended too', async () => {
  const line = send(echo.path, createJsonHeaders(9_000), '{"text":"a');
  writeSlowly(line, 'a', 20);
  expect(await line.reply).toEqual(LATE);
});

test('so is one in chunks without an end', async () => {
  const line = send(echo.path, ['content-type: application/json', 'transfer-encoding: chunked'], '1\r\n{\r\n');
  writeSlowly(line, '1\r\n \r\n', 20);
  expect(await line.reply).toEqual(LATE);
});

test('the body of a refused request is not read for ever', async () => {
  const line = send('/api/nothing/here', createJsonHeaders(9_000), '{');
  expect(await line.reply).toMatch(/^HTTP\/1\.1 (?:404|413|408) /);
});

test('a file that hardly moves is ended', async () => {
  const line = send(uploadInquiryFile.path, FORM, FORM_BEGUN);
  writeSlowly(line, 'a', 20);
  expect(await line.reply).toMatch(/^HTTP\/1\.1 408 /);
});

test('a file upload in progress gets more time than any other body, but not unlimited time', async () => {
  const line = send(uploadInquiryFile.path, FORM, FORM_BEGUN);
  const startTime = performance.now();
  writeSlowly(line, 'a'.repeat(1_000), 20);
  expect(await line.reply).toMatch(/^HTTP\/1\.1 408 /);
  expect(performance.now() - startTime).toBeGreaterThan(TIMES.whole_ms);
});

test('a handler may take long once the body has arrived', async () => {
  const line = send(patient.path, [...createJsonHeaders(2), 'connection: close'], '{}');
  const other = send(echo.path, createJsonHeaders(100), '{"text":"a');
  await other.reply;
  release();
  expect(await line.reply).toMatch(/^HTTP\/1\.1 200 /);
});

test.each([
  ['a line that is no HTTP', 'hello\r\n\r\n', 400],
  ['headers without end', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(70_000)}`, 431],
])('%s is answered in the one error shape', async (_what, text, status) => {
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket
    .on('data', (bytes) => chunks.push(bytes))
    .on('error', () => {})
    .write(text);
  await waitForClose(socket);
  expect(Buffer.concat(chunks).toString()).toMatch(
    new RegExp(`^HTTP/1\\.1 ${status} [^]*\\{"error":\\{"code":"invalid","message":`),
  );
});
