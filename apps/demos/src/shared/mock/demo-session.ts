// The invented user of the demo, with a sign-in that needs no server.

import { http, HttpResponse } from 'msw';

import { type CallDemo, createDemoServer, refuse } from './demo-server.ts';

/** The user of the demonstration; the names of the template are unchanged (specification section 3, decision D56). */
export interface DemoUser {
  readonly id: string;
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly username: string;
  readonly role: string;
  readonly phone: string;
  readonly country: string;
  readonly state: string;
  readonly timezone: string;
  readonly bio: string;
}

/** Shown on the page itself: it opens nothing but these pages. */
export const DEMO_PASSWORD = 'Maligaya-2020';

/** Specification section 9: a mock token lives two days. */
const TOKEN_LIFETIME_S = 2 * 24 * 60 * 60;

export const DEMO_USER: DemoUser = {
  id: 'demo-1',
  name: 'Liwayway Reyes',
  firstName: 'Liwayway',
  lastName: 'Reyes',
  email: 'demo@ebpls.example',
  username: 'liwayway',
  role: 'Project manager',
  phone: '+63 917 555 0101',
  country: 'Philippines',
  state: 'Maligaya',
  timezone: 'Asia/Manila',
  bio: 'Runs the shop that these pages tell of.',
};

const seconds = (now: number): number => Math.floor(now / 1000);

/** A token of the mock server: the claims in plain base64url, unsigned, worth nothing elsewhere. */
export function getDemoToken(user_id: string, now = Date.now()): string {
  const part = (value: object): string => btoa(JSON.stringify(value)).replaceAll('=', '');
  return [part({ alg: 'none', typ: 'JWT' }), part({ user_id, exp: seconds(now) + TOKEN_LIFETIME_S }), 'demo'].join('.');
}

function isValid(token: string): boolean {
  try {
    const claims: unknown = JSON.parse(atob(token.split('.')[1] ?? ''));
    const { user_id, exp } = Object(claims) as { user_id?: unknown; exp?: unknown };
    return user_id === DEMO_USER.id && typeof exp === 'number' && exp > seconds(Date.now());
  } catch {
    return false;
  }
}

/** The mock error for a call without a good token (specification section 8), or nothing. */
export function checkToken(request: Request): Response | undefined {
  const token = request.headers.get('authorization')?.replace(/^Bearer /, '');
  if (!token) return refuse(401, 'Authorization token missing');
  return isValid(token) ? undefined : refuse(401, 'Invalid authorization token');
}

export const SESSION_HANDLERS = [
  http.post('*/api/account/login', async ({ request }) => {
    const { email, password } = Object(await request.json()) as { email?: unknown; password?: unknown };
    if (email !== DEMO_USER.email || password !== DEMO_PASSWORD)
      return refuse(400, 'Please check your email and password');
    return HttpResponse.json({ accessToken: getDemoToken(DEMO_USER.id), user: DEMO_USER });
  }),
  http.get('*/api/account/me', ({ request }) => checkToken(request) ?? HttpResponse.json({ user: DEMO_USER })),
];

const callDemo = createDemoServer(SESSION_HANDLERS);

/** Signs the visitor in at the demonstration as its one person, and returns the demonstration's token. */
export async function signInToDemo(signal?: AbortSignal, server: CallDemo = callDemo): Promise<string> {
  const { accessToken } = await server<{ accessToken: string }>('/api/account/login', {
    json: { email: DEMO_USER.email, password: DEMO_PASSWORD },
    signal,
  });
  return accessToken;
}
