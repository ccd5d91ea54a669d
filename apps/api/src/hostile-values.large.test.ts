import { type Endpoint, ErrorBody, notifyPaynamics } from '@ebpls/contracts';
import * as fc from 'fast-check';
import * as v from 'valibot';

import { BROKEN_TEXT, iterateBrokenCopies, FORGED_CURSORS, createNearFit } from './testing/hostile-values.ts';
import type { TestServer } from './testing/open-server.ts';
import { saveRowSnapshot, type RowSnapshot } from './testing/rows/row-snapshot.ts';
import { ENDPOINTS, type EndpointName, type Sample, createSamples } from './testing/endpoint-samples.ts';
import { openFixtureServer } from './testing/fixture-server.ts';

const SEED = 20_260_112;
const isPart = process.env['TESTS'] === 'part';
/**
 * One of this many broken values, others in each part of a request, so that each value meets every kind of part. `npm
 * test` sends a third of them (decision 0190), `npm run storm -- values` every value to every part.
 */
const SAMPLE_STEP = Number(process.env['ONE_OF'] ?? (isPart ? '60' : '20'));
const GUESSES = Number(process.env['GUESSES'] ?? (isPart ? '1' : '2'));
// Checks before any schema are the same at every endpoint: one of each kind is enough.
const KINDS: readonly EndpointName[] = [
  'signIn',
  'updateProfile',
  'saveCompanyDraft',
  'approveClearance',
  'startPayment',
  'uploadDocument',
  'notifyPaynamics',
  'endSession',
  'getAssessment',
];

let server: TestServer;
let snapshot: RowSnapshot;
let samples: Record<EndpointName, Sample>;
let requests = 0;

beforeAll(async () => {
  const fixture = await openFixtureServer();
  server = fixture.server;
  samples = createSamples(fixture.municipality);
  snapshot = await saveRowSnapshot(server.api.db);
});
afterAll(() => server.close());

interface EndpointParts {
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

const toPlainText = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();

function toAddress({ path }: Endpoint, { params, query }: EndpointParts): string {
  const queryParts = Object.entries(query ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [`${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(toPlainText(value))}`],
  );
  return `${path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(toPlainText(params?.[name])))}${queryParts.length === 0 ? '' : `?${queryParts.join('&')}`}`;
}

interface RawRequest {
  readonly method: Endpoint['method'];
  readonly url: string;
  readonly who: Sample['who'];
  readonly payload?: string | Buffer | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sent from a new network address each time, so that no limit of a public endpoint hides its reply. */
async function send({ method, url, who, payload, headers = {} }: RawRequest): Promise<Answer> {
  requests += 1;
  const reply = await server.api.app.inject({
    method,
    url,
    remoteAddress: `10.${(requests >> 16) & 255}.${(requests >> 8) & 255}.${requests & 255}`,
    headers: {
      ...(who ? { authorization: `Bearer ${who.token}` } : {}),
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: reply.statusCode, text: reply.statusCode < 400 ? '' : reply.body };
}

const knownMessages = new Set<string>();
const isBlank = (messages: readonly string[]): boolean =>
  messages.length === 0 || messages.some((text) => text.trim() === '' || text.includes('{'));

/**
 * Never a server error, always the one shape, a message at each field in both languages; a successful change is
 * rewound.
 */
async function checkReply(rawRequest: RawRequest): Promise<void> {
  const answer = await send(rawRequest);
  if (answer.status < 400) return rawRequest.method === 'GET' ? undefined : snapshot.rewind();
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), ErrorBody), answer.text);
  if (answer.status >= 500 || !read.success) throw createFailure(rawRequest, answer);
  if (answer.status !== 422 || rawRequest.url === notifyPaynamics.path) return;
  const { fields } = read.output.error;
  if (fields === undefined || Object.values(fields).some(isBlank)) throw createFailure(rawRequest, answer);
  await compareLanguages(rawRequest, fields);
}

function createFailure({ method, url, payload, headers }: RawRequest, answer: Answer): Error {
  return new Error(
    JSON.stringify({ method, url: url.slice(0, 300), payload: payload?.toString().slice(0, 300), headers, answer }),
  );
}

/** Each message is compared once: the same request in Filipino must give other texts at the same fields. */
async function compareLanguages(
  rawRequest: RawRequest,
  fields: Readonly<Record<string, readonly string[]>>,
): Promise<void> {
  if (
    rawRequest.headers?.['accept-language'] !== undefined ||
    Object.values(fields).every((messages) => knownMessages.has(messages.join(' ')))
  )
    return;
  const filipino = await send({ ...rawRequest, headers: { ...rawRequest.headers, 'accept-language': 'fil' } });
  const filipinoFields = (JSON.parse(filipino.text) as ErrorBody).error.fields ?? {};
  for (const [field, messages] of Object.entries(fields)) {
    if (filipinoFields[field] === undefined || filipinoFields[field].some((text, index) => text === messages[index]))
      throw createFailure(rawRequest, filipino);
    knownMessages.add(messages.join(' '));
  }
}

interface Sender {
  readonly method: Endpoint['method'];
  readonly who: Sample['who'];
  readonly payload?: string | undefined;
  readonly isTurn: () => boolean;
}

/**
 * Counts on through a request, from another start at each endpoint: a failure is reproduced when its test runs alone.
 */
function createTurns(name: EndpointName): () => boolean {
  let at = ENDPOINTS.findIndex(([other]) => other === name);
  return () => at++ % SAMPLE_STEP === 0;
}

async function breakAddress(
  endpoint: Endpoint,
  { isTurn, ...sender }: Sender,
  { params = {}, query = {} }: EndpointParts,
): Promise<void> {
  for (const part of Object.keys(params))
    for (const brokenText of BROKEN_TEXT.filter(isTurn))
      await checkReply({ ...sender, url: toAddress(endpoint, { params: { ...params, [part]: brokenText }, query }) });
  for (const part of Object.keys(query)) {
    for (const brokenText of BROKEN_TEXT.filter(isTurn))
      await checkReply({ ...sender, url: toAddress(endpoint, { params, query: { ...query, [part]: brokenText } }) });
    await checkReply({ ...sender, url: `${toAddress(endpoint, { params, query })}&${part}=a&${part}=b` });
  }
  for (const cursor of 'limit' in query ? FORGED_CURSORS.filter(isTurn) : []) {
    for (const view of [query, {}])
      await checkReply({ ...sender, url: toAddress(endpoint, { params, query: { ...view, cursor } }) });
  }
}

/** Requests that fit the endpoint's schemas or nearly do; a part without a schema is left out. */
function createGuesses(
  { params, query, body }: Endpoint,
  validParams: EndpointParts['params'],
): fc.Arbitrary<EndpointParts> {
  return fc.record({
    params: params ? fc.oneof(fc.constant(validParams), createNearFit(params)) : fc.constant(validParams),
    query: query ? createNearFit(query) : fc.constant({}),
    body: body ? createNearFit(body) : fc.constant(undefined),
  }) as fc.Arbitrary<EndpointParts>;
}

describe.each(ENDPOINTS)('%s', (name, endpoint) => {
  const { method } = endpoint;

  test('refuses every broken part of its request and changes nothing', async () => {
    const { who, params, query, body } = samples[name];
    const isTurn = createTurns(name);
    await breakAddress(
      endpoint,
      { method, who, payload: body === undefined ? undefined : JSON.stringify(body), isTurn },
      { params, query },
    );
    for (const brokenBody of body === undefined ? [] : iterateBrokenCopies(body))
      if (isTurn())
        await checkReply({
          method,
          who,
          payload: JSON.stringify(brokenBody),
          url: toAddress(endpoint, { params, query }),
        });
    expect(await snapshot.facts()).toBe('');
  });

  test('survives requests that its schemas admit and that they nearly admit', async () => {
    const { who, params } = samples[name];
    const many = endpoint.query || endpoint.body ? GUESSES : Math.min(GUESSES, 5);
    for (const { body, ...asking } of fc.sample(createGuesses(endpoint, params), { seed: SEED, numRuns: many })) {
      await checkReply({
        method,
        who,
        payload: body === undefined ? undefined : JSON.stringify(body),
        url: toAddress(endpoint, asking),
      });
    }
    expect(await snapshot.facts()).toBe('');
  });
});

const endpoints = ENDPOINTS.filter(([name]) => KINDS.includes(name));
const nest = (left: string, right: string): string => left.repeat(20_000) + right.repeat(20_000);

test.each([
  ['nothing at all', ''],
  ['half an object', '{"firstname":"a"'],
  ['a list', '[]'],
  ['a word', '"a"'],
  ['a number', '1'],
  ['null', 'null'],
  ['a prototype', '{"__proto__":{"role":"admin"}}'],
  ['a constructor', '{"constructor":{"prototype":{"role":"admin"}}}'],
  ['a field twice', '{"firstname":"a","firstname":[]}'],
  ['a mark before it', '\uFEFF{}'],
  ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x00, 0xc3, 0x28])],
  ['twenty thousand lists in one another', nest('[', ']')],
  ['twenty thousand objects in one another', nest('{"a":', '}').replace('}', '1}')],
  ['twenty thousand lists in a draft', `{"section":"identity","values":{"a":${nest('[', ']')}}}`],
  ['two megabytes', JSON.stringify({ firstname: 'x'.repeat(2_000_000) })],
])('a body that is %s is refused in the one shape', async (_what, payload) => {
  for (const [name, endpoint] of endpoints) {
    if (endpoint.method === 'GET' || endpoint.accepts !== undefined) continue;
    const { who, params = {} } = samples[name];
    await checkReply({ method: endpoint.method, who, payload, url: toAddress(endpoint, { params }) });
  }
  expect(await snapshot.facts()).toBe('');
});

test.each([
  ['text/plain', 'a=b'],
  ['application/xml', '<a/>'],
  ['application/x-www-form-urlencoded', 'firstname=a'],
  ['multipart/form-data', 'no boundary'],
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="file"\r\n\r\n'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="a"; filename="a"\r\n\r\nb\r\n--x--\r\n',
  ],
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nb\r\n--x--\r\n'],
  ['application/json; charset=utf-16', '{}'],
  ['not a type', '{}'],
  ['', '{}'],
])('a body of the type %j is refused in the one shape', async (type, payload) => {
  for (const [name, endpoint] of endpoints) {
    if (endpoint.method === 'GET' || endpoint.accepts === 'raw') continue;
    const { who, params = {}, query = {} } = samples[name];
    await checkReply({
      method: endpoint.method,
      who,
      payload,
      url: toAddress(endpoint, { params, query }),
      headers: { 'content-type': type },
    });
  }
  expect(await snapshot.facts()).toBe('');
});

test.each([
  '/api/%',
  '/api/%E0%A4%A',
  '/api/companies/%FF',
  '/api/companies/%00',
  '/api//companies',
  '/api/companies/..%2f..%2fetc',
  '/api/permits/verify/',
  `/api/permits/verify/${'x'.repeat(5_000)}`,
  `/api/companies/${'9'.repeat(501)}`,
  '/api/nothing',
  '/api/companies?limit[]=1&limit[$gt]=2',
  '/api/companies?__proto__[role]=admin',
  '/api/companies?limit=1&limit=2',
  `/api/companies?search=${'x'.repeat(15_000)}`,
  '/api/companies?search=%',
  '/api/companies?cursor=%ff',
  '/api/companies;jsessionid=1',
])('the address %s is answered in the one shape', async (url) => {
  const person = samples.listMyCompanies.who;
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const)
    await checkReply({ method, who: person, url });
});

test.each([
  { authorization: 'Bearer' },
  { authorization: 'Bearer a.b.c' },
  { authorization: `Bearer ${'a'.repeat(7_000)}` },
  { authorization: 'Basic YTpi' },
  { 'accept-language': 'fil;q=x,,;;;' },
  { 'idempotency-key': 'x' },
  { 'idempotency-key': '../../etc/passwd' },
  { 'idempotency-key': 'x'.repeat(500) },
  { 'content-length': '5' },
  { 'x-forwarded-for': '\'"<>' },
  { origin: 'https://elsewhere.example' },
  { cookie: 'ebpls_refresh=%; __proto__=1' },
  { accept: 'text/html' },
])('the header %j is answered in the one shape', async (headers) => {
  for (const [name, endpoint] of endpoints) {
    const { who, params = {}, query = {} } = samples[name];
    await checkReply({ method: endpoint.method, who, url: toAddress(endpoint, { params, query }), headers });
  }
  expect(await snapshot.facts()).toBe('');
});

const toXml = (inside: string): string =>
  `paymentresponse=${encodeURIComponent(Buffer.from(`<ServiceResponseWPF><application>${inside}</application></ServiceResponseWPF>`).toString('base64'))}`;

test.each([
  '',
  '\0',
  'paymentresponse=',
  'paymentresponse=%00',
  'paymentresponse=%FF',
  'paymentresponse=%',
  'paymentresponse=!!!',
  toXml('<request_id>a\0b</request_id>'),
  toXml('<request_id>\uD800</request_id>'),
  toXml(`<request_id>${'A'.repeat(40_000)}</request_id>`),
  toXml('<request_id><a/></request_id><signature>x</signature>'),
  toXml('<signature>x</signature>'.repeat(3)),
  toXml('<a>'.repeat(5_000)),
  toXml('&#0;&lol;'),
  toXml('<__proto__><role>admin</role></__proto__>'),
  'x'.repeat(65_536),
  JSON.stringify({ paymentresponse: 'x' }),
])('an unsigned notification %j is stored and refused', async (payload) => {
  const { status } = await send({
    method: 'POST',
    url: '/api/payments/paynamics/notification',
    who: undefined,
    payload,
  });
  expect(status).toBe(422);
  expect(await snapshot.facts()).toBe('');
});
