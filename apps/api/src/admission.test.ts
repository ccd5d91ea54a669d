import * as contracts from '@ebpls/contracts';
import { type Endpoint, isEndpoint, OFFICE_ROLES, PERMISSIONS } from '@ebpls/contracts';
import { type Action, isAllowed } from '@ebpls/rules';
import { sql } from 'kysely';

import { openTestServer, type TestPerson, type TestServer } from './testing/open-server.ts';

const ROLES = [
  'user',
  'admin',
  ...OFFICE_ROLES,
  'barangay-poblacion-1',
  'barangay-balite',
  'affiliate',
  'clerk of another office',
  null,
] as const;

let server: TestServer;
const people = new Map<string | null, TestPerson>();
beforeAll(async () => {
  server = await openTestServer();
  for (const role of ROLES) people.set(role, await server.person(role, { brgycode: '0000000001' }));
});
afterAll(() => server.close());

test('every endpoint of the contracts is served, each once', () => {
  const declared = Object.values<unknown>(contracts).filter(isEndpoint).map(nameOf);
  expect(server.api.endpoints.map(({ endpoint }) => nameOf(endpoint)).toSorted()).toEqual(declared.toSorted());
});

/** What answers without being an endpoint: the composed release, and the description of the endpoints. */
const NO_ENDPOINTS = ['GET *', 'GET /api/docs', 'GET /api/docs*', 'GET /api/openapi.json'];

test('the framework knows no route but the endpoints and what is named here', () => {
  const served = server.api.endpoints.map(({ endpoint }) => nameOf(endpoint));
  expect(routesOf(server.api.app.printRoutes({ commonPrefix: false })).toSorted()).toEqual(
    [...served, ...NO_ENDPOINTS].toSorted(),
  );
});

/** Method and path of each route in the tree that the framework prints: a level is four characters deep. */
function routesOf(tree: string): string[] {
  const parents: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods = ''] = /^([│├└─ ]*)(\S*) \((.*)\)$/.exec(line) ?? [];
    const depth = indent.length / 4;
    parents.splice(depth - 1, Infinity, part);
    const path = parents.join('');
    return methods
      .split(', ')
      .filter((method) => method !== '' && method !== 'HEAD')
      .map((method) => `${method} ${path}`);
  });
}

const STRANGERS: Readonly<Record<string, (person: TestPerson) => Promise<TestPerson | undefined>>> = {
  nobody: async () => undefined,
  'somebody whose token was changed': async (person) => ({ ...person, token: changed(person.token) }),
  'somebody whose session was ended': async (person) => {
    await server.api.db
      .updateTable('session')
      .set({ ended_at: sql`now()` })
      .where('id', '=', person.session_id)
      .execute();
    server.api.sessions.forget(person.session_id);
    return person;
  },
  'somebody whose session is over': async (person) => {
    await server.api.db
      .updateTable('session')
      .set({ expires_at: sql`now()` })
      .where('id', '=', person.session_id)
      .execute();
    server.api.sessions.forget(person.session_id);
    return person;
  },
};

test.each(Object.keys(STRANGERS))('%s is told to sign in wherever someone must be signed in', async (name) => {
  const stranger = await STRANGERS[name]?.(await server.person('admin', { permissions: ['treasurer', 'signatory'] }));
  const answers = await statusesFor(stranger, () => true);
  expect(answers).toEqual(answers.map(([name]) => [name, 401]));
});

/** The same token with another letter in its signature. */
function changed(token: string): string {
  const place = token.length - 10;
  return token.slice(0, place) + (token[place] === 'A' ? 'B' : 'A') + token.slice(place + 1);
}

test.each(ROLES)('%s is refused exactly where the policy says so', async (role) => {
  const person = people.get(role);
  const actor = await server.api.sessions.actorOfToken(person?.token ?? '');
  const answers = await statusesFor(person, () => true);
  const refused = new Set(answers.filter(([, status]) => status === 403).map(([name]) => name));
  const expected = actions().filter(({ action }) => !isAllowed(actor, action));
  expect([...refused]).toEqual(expected.map(({ endpoint }) => nameOf(endpoint)));
});

test('a permission opens doors that the role alone does not', async () => {
  // Nobody is cashier and treasurer at once.
  for (const apart of ['cashier', 'treasurer'] as const) {
    const permissions = PERMISSIONS.filter((permission) => permission !== apart);
    const chief = await server.person('admin', { permissions });
    const answers = await statusesFor(chief, (action) => isAllowed({ role: 'admin', permissions }, action));
    expect(answers.filter(([, status]) => status === 403)).toEqual([]);
  }
});

function nameOf({ method, path }: Endpoint): string {
  return `${method} ${path}`;
}

/** What only somebody who is signed in may ask. */
function actions() {
  return server.api.endpoints.flatMap(({ endpoint, action }) => (action === 'public' ? [] : [{ endpoint, action }]));
}

// As many as may be put together or wait for it at a time (`LOAD`), so that none is sent away for that.
const AT_ONCE = 6;

async function statusesFor(
  person: TestPerson | undefined,
  isAsked: (action: Action) => boolean,
): Promise<(readonly [string, number])[]> {
  const asked = actions().filter(({ action }) => isAsked(action));
  const answers: (readonly [string, number])[] = [];
  for (let from = 0; from < asked.length; from += AT_ONCE) {
    const some = asked.slice(from, from + AT_ONCE);
    answers.push(
      ...(await Promise.all(
        some.map(async ({ endpoint }) => [nameOf(endpoint), (await send(endpoint, person)).status] as const),
      )),
    );
  }
  return answers;
}

/** With numbers that no row has, so that an admitted request changes nothing. */
function send(endpoint: Endpoint, person: TestPerson | undefined) {
  return server.ask(
    endpoint,
    person,
    endpoint.method === 'GET' || endpoint.method === 'DELETE' ? { params: nothing } : { params: nothing, body: {} },
  );
}

const nothing = new Proxy<Record<string, string>>({}, { get: () => '999999999' });
