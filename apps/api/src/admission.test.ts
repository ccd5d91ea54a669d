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
  const declaredNames = Object.values<unknown>(contracts).filter(isEndpoint).map(formatName);
  expect(server.api.endpoints.map(({ endpoint }) => formatName(endpoint)).toSorted()).toEqual(declaredNames.toSorted());
});

/** Routes that are no endpoints: the composed release, and the description of the endpoints. */
const NO_ENDPOINTS = ['GET *', 'GET /api/docs', 'GET /api/docs*', 'GET /api/openapi.json'];

test('the framework has no routes besides the endpoints and those listed here', () => {
  const servedNames = server.api.endpoints.map(({ endpoint }) => formatName(endpoint));
  expect(listRoutes(server.api.app.printRoutes({ commonPrefix: false })).toSorted()).toEqual(
    [...servedNames, ...NO_ENDPOINTS].toSorted(),
  );
});

/** Method and path of each route in the tree that the framework prints: a level is four characters deep. */
function listRoutes(tree: string): string[] {
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
  'somebody whose token was changed': async (person) => ({ ...person, token: tamperToken(person.token) }),
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

test.each(Object.keys(STRANGERS))('%s is asked to sign in at every endpoint that requires it', async (name) => {
  const otherPerson = await STRANGERS[name]?.(
    await server.person('admin', { permissions: ['treasurer', 'signatory'] }),
  );
  const answers = await listStatuses(otherPerson, () => true);
  expect(answers).toEqual(answers.map(([name]) => [name, 401]));
});

/** The same token with a changed character in its signature. */
function tamperToken(token: string): string {
  const place = token.length - 10;
  return token.slice(0, place) + (token[place] === 'A' ? 'B' : 'A') + token.slice(place + 1);
}

test.each(ROLES)('%s is refused exactly where the policy says so', async (role) => {
  const person = people.get(role);
  const actor = await server.api.sessions.actorOfToken(person?.token ?? '');
  const answers = await listStatuses(person, () => true);
  const refusedNames = new Set(answers.filter(([, status]) => status === 403).map(([name]) => name));
  const expectedRefusals = listActions().filter(({ action }) => !isAllowed(actor, action));
  expect([...refusedNames]).toEqual(expectedRefusals.map(({ endpoint }) => formatName(endpoint)));
});

test('a permission admits to endpoints that the role alone does not', async () => {
  // One person may not be cashier and treasurer.
  for (const apart of ['cashier', 'treasurer'] as const) {
    const permissions = PERMISSIONS.filter((permission) => permission !== apart);
    const chief = await server.person('admin', { permissions });
    const answers = await listStatuses(chief, (action) => isAllowed({ role: 'admin', permissions }, action));
    expect(answers.filter(([, status]) => status === 403)).toEqual([]);
  }
});

function formatName({ method, path }: Endpoint): string {
  return `${method} ${path}`;
}

/** Endpoints that require a sign-in. */
function listActions() {
  return server.api.endpoints.flatMap(({ endpoint, action }) => (action === 'public' ? [] : [{ endpoint, action }]));
}

// At most as many requests as may run or queue at a time (`LOAD`), so that none is refused for that.
const AT_ONCE = 6;

async function listStatuses(
  person: TestPerson | undefined,
  isIncluded: (action: Action) => boolean,
): Promise<(readonly [string, number])[]> {
  const includedActions = listActions().filter(({ action }) => isIncluded(action));
  const answers: (readonly [string, number])[] = [];
  for (let from = 0; from < includedActions.length; from += AT_ONCE) {
    const some = includedActions.slice(from, from + AT_ONCE);
    answers.push(
      ...(await Promise.all(
        some.map(async ({ endpoint }) => [formatName(endpoint), (await send(endpoint, person)).status] as const),
      )),
    );
  }
  return answers;
}

/** Uses numbers that no row has, so that an admitted request changes nothing. */
function send(endpoint: Endpoint, person: TestPerson | undefined) {
  return server.request(
    endpoint,
    person,
    endpoint.method === 'GET' || endpoint.method === 'DELETE' ? { params: nothing } : { params: nothing, body: {} },
  );
}

const nothing = new Proxy<Record<string, string>>({}, { get: () => '999999999' });
