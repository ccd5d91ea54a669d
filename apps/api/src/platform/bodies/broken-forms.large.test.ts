import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';

import { requestWalkInConsent } from '@ebpls/contracts';

import { A_PDF, A_PNG } from '../../testing/application-fixture.ts';
import type { TestServer } from '../../testing/open-server.ts';
import { ENDPOINTS, type EndpointName, type Sample, createSamples } from '../../testing/endpoint-samples.ts';
import { insertFiledProof } from '../../testing/deficiencies/deficiency-fixtures.ts';
import { openFixtureServer } from '../../testing/fixture-server.ts';

const TYPE = 'multipart/form-data; boundary=x';

let server: TestServer;
let samples: Record<EndpointName, Sample>;
let logError: jest.SpyInstance;
beforeAll(async () => {
  const fixture = await openFixtureServer();
  server = fixture.server;
  samples = createSamples(fixture.municipality);
  samples.sendWalkInPaper = await createConsentSample(samples);
  const { stages, counter } = fixture.municipality;
  await insertFiledProof(server, {
    assessment_code: stages.issued.assessment_code,
    entered_by: counter.cashier.account_id,
  });
  await server.api.app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => {
  logError = jest.spyOn(server.api.app.log, 'error');
});
afterEach(() => logError.mockRestore());
afterAll(() => server.close());

/** A form is read only for a consent that waits for its papers. */
async function createConsentSample({ requestWalkInConsent: sample }: typeof samples): Promise<Sample> {
  const body = { ...(sample.body as object), way: 'SIGNATURE' } as never;
  const { body: consent } = await server.request(requestWalkInConsent, sample.who, { body });
  return { who: sample.who, params: { consent_id: String(consent.consent_id) }, query: { paper: 'ID_PHOTO' } };
}

const createPart = (name: string, content: Buffer | string): Buffer =>
  Buffer.concat([
    Buffer.from(`--x\r\ncontent-disposition: form-data; name="${name}"; filename="a.pdf"\r\n\r\n`),
    Buffer.from(content),
  ]);
const LONG_PDF = Buffer.concat([A_PDF, Buffer.alloc(200_000, 'a')]);

const BROKEN_FORMS: readonly (readonly [string, Buffer])[] = [
  ['nothing at all', Buffer.of()],
  ['a first line only', Buffer.from('--x\r\n')],
  ['a head without end', Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="a')],
  ['a head with nothing behind it', createPart('file', '')],
  ['a short PDF without its end', createPart('file', A_PDF)],
  ['a long PDF without its end', createPart('file', LONG_PDF)],
  ['a PNG without its end', createPart('file', A_PNG)],
  ['half of a last line', Buffer.concat([createPart('file', A_PDF), Buffer.from('\r\n--x')])],
  ['another line than announced', Buffer.concat([createPart('file', LONG_PDF), Buffer.from('\r\n--y--\r\n')])],
  ['text without its end', createPart('file', 'Request ID')],
  ['a field in place of a file', Buffer.from('--x\r\ncontent-disposition: form-data; name="file"\r\n\r\nabc')],
  ['a forbidden name', createPart('__proto__', A_PDF)],
  ['bytes that are no form', Buffer.from([0, 255, 254, 13, 10, 13, 10])],
];
const endpoints = ENDPOINTS.filter(([, { accepts }]) => accepts === 'multipart');

interface FormRequest {
  readonly payload: Buffer;
  readonly type?: string;
}

async function send(name: EndpointName, { payload, type = TYPE }: FormRequest) {
  const { who, params, query } = samples[name];
  const [, endpoint] = endpoints.find(([own]) => own === name) ?? [];
  if (endpoint === undefined) throw new Error(`${name} takes no file`);
  return server.request(endpoint, who, {
    ...(params && { params: params as Record<string, string> }),
    ...(query && { query: query as Record<string, string> }),
    headers: { 'content-type': type },
    body: payload,
  });
}

test('at least six endpoints take a file', () => {
  expect(endpoints.length).toBeGreaterThanOrEqual(6);
});

describe.each(endpoints.map(([name]) => name))('%s', (name) => {
  test.each(BROKEN_FORMS)('refuses a form of %s at its field', async (_what, payload) => {
    const { status, body } = await send(name, { payload });
    expect([status, body.error.code, Object.keys(body.error.fields ?? {})]).toEqual([422, 'invalid', ['file']]);
    expect(logError).not.toHaveBeenCalled();
  });

  test.each(['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; boundary="'])(
    'refuses a form of the type %s',
    async (type) => {
      const { status, body } = await send(name, { payload: createPart('file', A_PDF), type });
      expect([[406, 415, 422].includes(status), body.error.code]).toEqual([true, 'invalid']);
      expect(logError).not.toHaveBeenCalled();
    },
  );
});

test('a sender who disconnects in the middle is logged as no failure', async () => {
  const { who } = samples.uploadInquiryFile;
  const { port } = server.api.app.server.address() as AddressInfo; // listens on a port, not on a pipe
  const socket = connect(port, '127.0.0.1');
  const requestClosed = new Promise((resolve) =>
    server.api.app.server.once('request', (raw) => raw.once('close', resolve)),
  );
  socket
    .on('error', () => {})
    .write(
      `POST /api/account/inquiries/files HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${who?.token}\r\ncontent-type: ${TYPE}\r\ncontent-length: 900000\r\n\r\n`,
    );
  await once(socket, 'connect');
  socket.write(createPart('file', LONG_PDF), () => socket.destroy());
  await requestClosed;
  expect(logError).not.toHaveBeenCalled();
});
