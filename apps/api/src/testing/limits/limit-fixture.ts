// Opens a server whose limits count, and the requests that tests count.

import { type Endpoint, signIn } from '@ebpls/contracts';
import { isAllowed, POLICY } from '@ebpls/rules';
import { hashPassword } from '../../platform/passwords/password.ts';
import { openTestServer, type TestPerson, type TestServer } from '../open-server.ts';
import { ENDPOINT_LIMITS, type EndpointLimit } from '../../platform/rate-limits/limit-rules.ts';

export interface CountedRequest {
  readonly from: string;
  readonly who?: TestPerson | undefined;
  readonly query?: string | undefined;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly at?: TestServer;
}

interface Try {
  readonly email: string;
  readonly from: string;
  readonly password?: string;
  readonly code?: string;
  /** The device cookie of an earlier sign-in. */
  readonly cookie?: string;
}

/** A server with limits from the first request on, with unused networks and requests from them. */
export async function openLimitFixture() {
  const PASSWORD = 'tatlong kabayo sa palengke';
  const server = await openTestServer();
  server.limitsAfter(0);
  const digest = await hashPassword(PASSWORD);
  const close = async (): Promise<void> => {
    await server.close();
  };

  /** For one account; `npm run storm -- passwords` tries ten thousand. */
  const GUESSES = Number(process.env['WRONG_PASSWORDS'] ?? '1000');
  const MINUTE = 60;
  let places = 0;
  /** An unused network address. */
  const createNetwork = (): string => {
    places += 1;
    return `10.${(places >> 16) & 255}.${(places >> 8) & 255}.${places & 255}`;
  };
  function send(
    { method, path }: Endpoint,
    { from, who, query = '', body, headers = {}, at = server }: CountedRequest,
  ) {
    const url = `${path.replaceAll(/:\w+/g, 'x')}${query}`;
    return at.api.app.inject({
      method,
      url,
      remoteAddress: from,
      headers: { ...(who && { authorization: `Bearer ${who.token}` }), ...headers },
      ...(body && { payload: body }),
    });
  }
  const getStatus = async (endpoint: Endpoint, request: CountedRequest): Promise<number> =>
    (await send(endpoint, request)).statusCode;
  /** A person whom the endpoint admits. */
  async function createPerson(action: string): Promise<TestPerson | undefined> {
    if (action === 'public') return undefined;
    const row = POLICY[action as keyof typeof POLICY];
    const permissions = 'permission' in row ? [row.permission] : [];
    const role = row.roles.find((one) => isAllowed({ role: one, permissions }, action as keyof typeof POLICY)) ?? null;
    return server.person(role === 'none' ? null : role, { permissions });
  }
  async function createOwner(): Promise<TestPerson> {
    const person = await server.person('user');
    await server.api.db
      .updateTable('account')
      .set({ password_hash: digest })
      .where('id', '=', person.account_id)
      .execute();
    return person;
  }
  async function enter({ email, from, password = 'not the password', code, cookie }: Try) {
    const reply = await send(signIn, {
      from,
      body: { email, password, ...(code && { code }) },
      headers: { ...(cookie && { cookie }) },
    });
    const { user, error } = reply.json<{ user: { email: string } | null; error: string | null }>();
    const device = reply.cookies.find(({ name }) => name === 'ebpls_device');
    const deviceCookie = device && `${device.name}=${device.value}`;
    return {
      status: reply.statusCode,
      user: user?.email,
      error,
      wait: Number(reply.headers['retry-after'] ?? 0),
      cookie: deviceCookie ?? '',
    };
  }
  const WRONG = 'Please check your email and password';
  const LIMITED_ENDPOINTS = Object.entries<EndpointLimit>(ENDPOINT_LIMITS).map(([name, limit]) => ({ name, ...limit }));

  return {
    close,
    server,
    PASSWORD,
    GUESSES,
    MINUTE,
    createNetwork,
    send,
    getStatus,
    createPerson,
    createOwner,
    enter,
    WRONG,
    LIMITED_ENDPOINTS,
  };
}
