import { type Endpoint, ErrorBody } from '@ebpls/contracts';
import fc from 'fast-check';
import * as v from 'valibot';

import { BROKEN_TEXT, brokenCopies, FORGED_CURSORS, nearly } from './testing/hostile.ts';
import { openTestServer, type TestServer } from './testing/open-server.ts';
import { keepRows, type Kept } from './testing/rewind.ts';
import { ENDPOINTS, type EndpointName, type Sample, samplesOf } from './testing/samples.ts';
import { stageTown } from './testing/staged-town.ts';

const SEED = 20_260_112;
const GUESSES = 12;
// What is judged before any schema is the same behind every door: one door of each kind will do.
const KINDS: readonly EndpointName[] = ['signIn', 'updateProfile', 'saveCompanyDraft', 'approveClearance', 'startPayment', 'uploadDocument', 'notifyPaynamics', 'endSession', 'getAssessment'];

let server: TestServer;
let kept: Kept;
let samples: Record<EndpointName, Sample>;
let before: string;
let knocks = 0;

beforeAll(async () => {
  server = await openTestServer();
  samples = samplesOf(await stageTown(server));
  kept = await keepRows(server.api.db);
  before = await kept.facts();
});
afterAll(() => server.close());

interface Asking {
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

const plain = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();

function addressOf({ path }: Endpoint, { params = {}, query = {} }: Asking): string {
  const asked = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [`${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(plain(value))}`]));
  return `${path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(plain(params[name])))}${asked.length === 0 ? '' : `?${asked.join('&')}`}`;
}

interface Knock {
  readonly method: Endpoint['method'];
  readonly url: string;
  readonly who: Sample['who'];
  readonly payload?: string | Buffer | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** From a new network address each time, so that no limit of the open doors hides what is behind them. */
async function knock({ method, url, who, payload, headers = {} }: Knock): Promise<Answer> {
  knocks += 1;
  const reply = await server.api.app.inject({
    method,
    url,
    remoteAddress: `10.${(knocks >> 16) & 255}.${(knocks >> 8) & 255}.${knocks & 255}`,
    headers: { ...(who ? { authorization: `Bearer ${who.token}` } : {}), ...(payload === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: reply.statusCode, text: reply.statusCode < 400 ? '' : reply.body };
}

const seen = new Map<string, true>();

/** Never ours to blame, always the one shape, a message at each field in both languages; what succeeded is taken back. */
async function judge(asked: Knock): Promise<void> {
  const answer = await knock(asked);
  const told = { asked: { method: asked.method, url: asked.url.slice(0, 300), payload: asked.payload?.toString().slice(0, 300), headers: asked.headers }, ...answer };
  if (answer.status < 400) {
    if (asked.method !== 'GET') await kept.rewind();
    return;
  }
  const read = v.safeParse(ErrorBody, v.safeParse(v.pipe(v.string(), v.parseJson()), answer.text).output);
  if (answer.status >= 500 || !read.success) throw new Error(JSON.stringify(told));
  const { fields } = read.output.error;
  if (answer.status !== 422 || !asked.url.startsWith('/api/') || asked.url.includes('notification')) return;
  if (fields === undefined || Object.values(fields).some((said) => said.length === 0 || said.some((text) => text.trim() === '' || text.includes('{')))) throw new Error(JSON.stringify(told));
  const isNew = Object.entries(fields).some(([, said]) => !seen.has(said.join(' ')));
  if (!isNew || asked.headers?.['accept-language'] !== undefined) return;
  const filipino = await knock({ ...asked, headers: { ...asked.headers, 'accept-language': 'fil' } });
  const said = (JSON.parse(filipino.text) as ErrorBody).error.fields ?? {};
  for (const [field, texts] of Object.entries(fields)) {
    if (said[field] === undefined || said[field].some((text, index) => text === texts[index])) throw new Error(`${field}: ${texts.join(' ')} / ${said[field]?.join(' ')}`);
    seen.set(texts.join(' '), true);
  }
}

describe.each(ENDPOINTS)('%s', (name, endpoint) => {
  afterEach(async () => {
    expect(await kept.facts()).toBe(before);
  });

  test('refuses every broken part of its request and changes nothing', async () => {
    const { who, params = {}, query = {}, body } = samples[name];
    const payload = body === undefined ? undefined : JSON.stringify(body);
    const { method } = endpoint;
    for (const part of Object.keys(params)) for (const broken of BROKEN_TEXT) await judge({ method, who, payload, url: addressOf(endpoint, { params: { ...params, [part]: broken }, query }) });
    for (const part of Object.keys(query)) {
      for (const broken of BROKEN_TEXT) await judge({ method, who, payload, url: addressOf(endpoint, { params, query: { ...query, [part]: broken } }) });
      await judge({ method, who, payload, url: `${addressOf(endpoint, { params, query })}&${part}=a&${part}=b` });
    }
    if ('limit' in query) {
      for (const cursor of FORGED_CURSORS) for (const view of [query, {}]) await judge({ method, who, payload, url: addressOf(endpoint, { params, query: { ...view, cursor } }) });
    }
    if (body !== undefined) for (const broken of brokenCopies(body)) await judge({ method, who, payload: JSON.stringify(broken), url: addressOf(endpoint, { params, query }) });
  });

  test('survives what its schemas let through and what they nearly do', async () => {
    const { who, params = {} } = samples[name];
    const guess = fc.record({
      params: endpoint.params ? fc.oneof(fc.constant(params), nearly(endpoint.params)) : fc.constant({}),
      query: endpoint.query ? nearly(endpoint.query) : fc.constant({}),
      body: endpoint.body ? nearly(endpoint.body) : fc.constant(undefined),
    });
    for (const { params: at, query, body } of fc.sample(guess, { seed: SEED, numRuns: endpoint.query || endpoint.body ? GUESSES : 5 })) {
      const asking = { params: (at ?? {}) as Record<string, unknown>, query: (query ?? {}) as Record<string, unknown> };
      await judge({ method: endpoint.method, who, payload: body === undefined ? undefined : JSON.stringify(body), url: addressOf(endpoint, asking) });
    }
  });
});

const doors = ENDPOINTS.filter(([name]) => KINDS.includes(name));
const deep = (left: string, right: string): string => left.repeat(20_000) + right.repeat(20_000);

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
  ['twenty thousand lists in one another', deep('[', ']')],
  ['twenty thousand objects in one another', deep('{"a":', '}').replace('}', '1}')],
  ['two megabytes', JSON.stringify({ firstname: 'x'.repeat(2_000_000) })],
])('a body that is %s is refused in the one shape', async (_what, payload) => {
  for (const [name, endpoint] of doors) {
    if (endpoint.method === 'GET' || endpoint.accepts !== undefined) continue;
    const { who, params = {} } = samples[name];
    await judge({ method: endpoint.method, who, payload, url: addressOf(endpoint, { params }) });
  }
  expect(await kept.facts()).toBe(before);
});

test.each([
  ['text/plain', 'a=b'],
  ['application/xml', '<a/>'],
  ['application/x-www-form-urlencoded', 'firstname=a'],
  ['multipart/form-data', 'no boundary'],
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="file"\r\n\r\n'],
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="a"; filename="a"\r\n\r\nb\r\n--x--\r\n'],
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nb\r\n--x--\r\n'],
  ['application/json; charset=utf-16', '{}'],
  ['not a type', '{}'],
  ['', '{}'],
])('a body of the type %j is refused in the one shape', async (type, payload) => {
  for (const [name, endpoint] of doors) {
    if (endpoint.method === 'GET' || endpoint.accepts === 'raw') continue;
    const { who, params = {}, query = {} } = samples[name];
    await judge({ method: endpoint.method, who, payload, url: addressOf(endpoint, { params, query }), headers: { 'content-type': type } });
  }
  expect(await kept.facts()).toBe(before);
});

test.each([
  '/api/%', '/api/%E0%A4%A', '/api/companies/%FF', '/api/companies/%00', '/api//companies', '/api/companies/..%2f..%2fetc', '/api/permits/verify/', `/api/permits/verify/${'x'.repeat(5_000)}`, `/api/companies/${'9'.repeat(501)}`, '/api/nothing',
  '/api/companies?limit[]=1&limit[$gt]=2', '/api/companies?__proto__[role]=admin', '/api/companies?limit=1&limit=2', `/api/companies?search=${'x'.repeat(15_000)}`, '/api/companies?search=%', '/api/companies?cursor=%ff', '/api/companies;jsessionid=1',
])('the address %s is answered in the one shape', async (url) => {
  const who = samples.listMyCompanies.who;
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) await judge({ method, who, url });
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
  for (const [name, endpoint] of doors) {
    const { who, params = {}, query = {} } = samples[name];
    await judge({ method: endpoint.method, who, url: addressOf(endpoint, { params, query }), headers });
  }
  expect(await kept.facts()).toBe(before);
});

const xml = (inside: string): string => `paymentresponse=${encodeURIComponent(Buffer.from(`<ServiceResponseWPF><application>${inside}</application></ServiceResponseWPF>`).toString('base64'))}`;

test.each([
  '', '\0', 'paymentresponse=', 'paymentresponse=%00', 'paymentresponse=%FF', 'paymentresponse=%', 'paymentresponse=!!!', xml('<request_id>a\0b</request_id>'), xml('<request_id>\uD800</request_id>'), xml(`<request_id>${'A'.repeat(200_000)}</request_id>`),
  xml('<request_id><a/></request_id><signature>x</signature>'), xml('<signature>x</signature>'.repeat(3)), xml('<a>'.repeat(5_000)), xml('&#0;&lol;'), xml('<__proto__><role>admin</role></__proto__>'), 'x'.repeat(300_000), JSON.stringify({ paymentresponse: 'x' }),
])('a notification %j that the gateway never signed is kept and refused', async (payload) => {
  const { status } = await knock({ method: 'POST', url: '/api/payments/paynamics/notification', who: undefined, payload });
  expect(status).toBe(422);
  expect(await kept.facts()).toBe(before);
});
