// Fake API for tests of pages: it records requests and answers them with replies that the contract allows.

import {
  type ReplyBody,
  type Endpoint,
  type ErrorBody,
  getStreetMap,
  type RefusalCode,
  STATUS_BY_CODE,
} from '@ebpls/contracts';
import * as v from 'valibot';

import { fakeUploads } from './fake-uploads.ts';

/** One call as the server would have seen it. */
interface RecordedRequest {
  /** The request address with its query. */
  readonly address: string;
  readonly params: Record<string, string>;
  readonly query: Record<string, string>;
  readonly headers: Headers;
  /** The JSON body; for uploads the names and file names of the form. */
  readonly body: unknown;
}

interface FakeRefusal {
  readonly code: RefusalCode | 'failed';
  readonly message: string;
  readonly fields?: Record<string, string[]>;
  readonly reference?: string;
  readonly present?: Record<string, unknown>;
}

export interface FakeApi {
  /**
   * Prepares the reply in its wire form. It is parsed with the endpoint's own schema, so that a test cannot use a reply
   * that the contract forbids.
   */
  replyWith<E extends Endpoint>(endpoint: E, reply: ReplyBody<E> | ((call: RecordedRequest) => ReplyBody<E>)): void;
  replyWithFile(endpoint: Endpoint, content: string, file_name: string): void;
  refuseWith(endpoint: Endpoint, refusal: FakeRefusal): void;
  /** No server answers at all. */
  failOffline(endpoint: Endpoint): void;
  /** Requests to an endpoint, in order. */
  listRequests(endpoint: Endpoint): readonly RecordedRequest[];
}

interface PreparedReply {
  readonly endpoint: Endpoint;
  readonly reply: (call: RecordedRequest) => Response;
}

interface RecordedCall {
  readonly endpoint: Endpoint;
  readonly call: RecordedRequest;
}

/** An API that follows the contract, for one test file. A request without a prepared reply fails the test. */
export function createFakeApi(): FakeApi {
  let preparedReplies: PreparedReply[] = [];
  let calls: RecordedCall[] = [];
  let unpreparedCalls: string[] = [];
  const originals = { fetch: globalThis.fetch, XMLHttpRequest: globalThis.XMLHttpRequest };

  const serve = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    // Files that are served as they are do not belong to the contract; no test server has them.
    if (!url.pathname.startsWith('/api/')) return new Response(null, { status: 404 });
    const match = preparedReplies.find(
      ({ endpoint }) => endpoint.method === request.method && matchPath(endpoint, url.pathname) !== undefined,
    );
    if (!match) {
      unpreparedCalls.push(`${request.method} ${url.pathname}`);
      return createRefusalResponse({
        code: 'failed',
        message: `The test prepared no answer for ${request.method} ${url.pathname}.`,
      });
    }
    const call = await readRequest(request, matchPath(match.endpoint, url.pathname) ?? {});
    calls.push({ endpoint: match.endpoint, call });
    return match.reply(call);
  };

  beforeEach(() => {
    // Every map requests it, at a moment that no page waits for.
    preparedReplies = [{ endpoint: getStreetMap, reply: () => Response.json({ street_map: null }) }];
    calls = [];
    unpreparedCalls = [];
    globalThis.fetch = (input, init) =>
      serve(new Request(input instanceof Request ? input : new URL(input, location.origin), init));
    globalThis.XMLHttpRequest = fakeUploads(serve);
  });
  afterEach(() => {
    Object.assign(globalThis, originals);
    expect({ unprepared: unpreparedCalls }).toEqual({ unprepared: [] });
  });

  const prepare = (endpoint: Endpoint, reply: PreparedReply['reply']): void =>
    void preparedReplies.unshift({ endpoint, reply });
  return {
    replyWith: (endpoint, reply) =>
      prepare(endpoint, (call) => Response.json(parseReply(endpoint, isChosen(reply) ? reply(call) : reply))),
    replyWithFile: (endpoint, content, file_name) =>
      prepare(
        endpoint,
        () => new Response(content, { headers: { 'content-disposition': `attachment; filename="${file_name}"` } }),
      ),
    refuseWith: (endpoint, refusal) => prepare(endpoint, () => createRefusalResponse(refusal)),
    failOffline: (endpoint) =>
      prepare(endpoint, () => {
        throw new TypeError('Failed to fetch');
      }),
    listRequests: (endpoint) => calls.filter((one) => one.endpoint === endpoint).map(({ call }) => call),
  };
}

function isChosen<T>(reply: T | ((call: RecordedRequest) => T)): reply is (call: RecordedRequest) => T {
  return typeof reply === 'function';
}

function parseReply(endpoint: Endpoint, reply: unknown): unknown {
  if (endpoint.reply) v.parse(endpoint.reply, reply);
  return reply ?? {};
}

function createRefusalResponse(refusal: FakeRefusal): Response {
  const body: ErrorBody = { error: refusal };
  return Response.json(body, { status: STATUS_BY_CODE[refusal.code] });
}

function matchPath(endpoint: Endpoint, pathname: string): Record<string, string> | undefined {
  const pattern = new RegExp(`^${endpoint.path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
  const match = pattern.exec(pathname);
  return match
    ? Object.fromEntries(Object.entries(match.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]))
    : undefined;
}

async function readRequest(request: Request, params: Record<string, string>): Promise<RecordedRequest> {
  const { pathname, search, searchParams } = new URL(request.url);
  const [address, query] = [pathname + search, Object.fromEntries(searchParams)];
  const isJson = request.headers.get('content-type')?.includes('json') ?? false;
  return {
    address,
    params,
    query,
    headers: request.headers,
    body: isJson ? await request.json() : await request.text(),
  };
}
