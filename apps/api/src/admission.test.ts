import * as contracts from '@ebpls/contracts';
import { type Endpoint, isEndpoint, OFFICE_ROLES, PERMISSIONS } from '@ebpls/contracts';
import { may } from '@ebpls/rules';

import { openTestServer, type Person, type TestServer } from './testing/open-server.ts';

const ROLES = [
  'user',
  'admin',
  ...OFFICE_ROLES,
  'barangay-poblacion-1',
  'affiliate',
  'clerk of another office',
  null,
] as const;

let server: TestServer;
const people = new Map<string | null, Person>();
beforeAll(async () => {
  server = await openTestServer();
  for (const role of ROLES) people.set(role, await server.person(role, { brgycode: '0000000001' }));
});
afterAll(() => server.close());

test('every endpoint of the contracts is served, each once', () => {
  const declared = Object.values<unknown>(contracts).filter(isEndpoint).map(nameOf);
  expect(server.api.endpoints.map(({ endpoint }) => nameOf(endpoint)).toSorted()).toEqual(declared.toSorted());
});

test('nobody enters where someone must be signed in', async () => {
  for (const { endpoint, action } of server.api.endpoints) {
    if (action === 'public') continue;
    expect([nameOf(endpoint), (await send(endpoint, undefined)).status]).toEqual([nameOf(endpoint), 401]);
  }
});

test.each(ROLES)('%s is refused exactly where the policy says so', async (role) => {
  const person = people.get(role);
  const actor = await server.api.sessions.actorOfToken(person?.token ?? '');
  for (const { endpoint, action } of server.api.endpoints) {
    if (action === 'public') continue;
    const { status } = await send(endpoint, person);
    expect([nameOf(endpoint), status === 403]).toEqual([nameOf(endpoint), !may(actor, action)]);
  }
});

test('a permission opens doors that the role alone does not', async () => {
  // Nobody is cashier and treasurer at once.
  for (const apart of ['cashier', 'treasurer'] as const) {
    const permissions = PERMISSIONS.filter((permission) => permission !== apart);
    const chief = await server.person('admin', { permissions });
    for (const { endpoint, action } of server.api.endpoints) {
      if (action === 'public' || !may({ role: 'admin', permissions }, action)) continue;
      expect([nameOf(endpoint), (await send(endpoint, chief)).status === 403]).toEqual([nameOf(endpoint), false]);
    }
  }
});

function nameOf({ method, path }: Endpoint): string {
  return `${method} ${path}`;
}

/** With numbers that no row has, so that an admitted request changes nothing. */
function send(endpoint: Endpoint, person: Person | undefined) {
  return server.ask(
    endpoint,
    person,
    endpoint.method === 'GET' || endpoint.method === 'DELETE' ? { params: nothing } : { params: nothing, body: {} },
  );
}

const nothing = new Proxy<Record<string, string>>({}, { get: () => '999999999' });
