import { getMunicipality, getReference } from '@ebpls/contracts';

import { openTestServer, type TestServer } from '../../testing/open-server.ts';
import { seedMunicipality } from '../../testing/municipality-seed.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
  await seedMunicipality(server.api.db);
});
afterAll(() => server.close());

test('anyone may read the municipality’s name and the names of its offices and barangays', async () => {
  const { status, body } = await server.request(getMunicipality, undefined);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    name: 'San Isidro',
    province: 'Maligaya',
    website: 'https://sanisidro-maligaya.example',
    hall: 'Municipal Hall, Poblacion I, San Isidro, Maligaya 9901',
  });
  expect(body.offices).toContainEqual({
    office: 'fire',
    title: { en: 'Bureau of Fire Protection', fil: 'Kawanihan ng Pamatay-Sunog' },
  });
  expect(body.barangays).toContainEqual({ role_name: 'barangay-poblacion-1', name: 'Poblacion I' });
});

test('search, contacts and notifications are hidden until the operator shows them', async () => {
  expect((await server.request(getMunicipality, undefined)).body.has_tools).toBe(false);
  const serverWithTools = await openTestServer({ TOP_BAR_TOOLS: '1' });
  await seedMunicipality(serverWithTools.api.db);
  expect((await serverWithTools.request(getMunicipality, undefined)).body.has_tools).toBe(true);
  await serverWithTools.close();
});

test('an anonymous person reads no other settings', async () => {
  const { body } = await server.request(getMunicipality, undefined);
  expect(Object.keys(body).toSorted()).toEqual([
    'barangays',
    'hall',
    'has_tools',
    'name',
    'offices',
    'province',
    'website',
  ]);
  expect((await server.request(getReference, undefined)).status).toBe(401);
});
