import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { getMunicipality, getReference, getStreetMap } from '@ebpls/contracts';

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
    'government',
    'hall',
    'has_deficiencies',
    'has_tools',
    'name',
    'offices',
    'province',
    'website',
  ]);
  expect((await server.request(getReference, undefined)).status).toBe(401);
});

test('the streets of a GeoJSON file are drawn by their kinds, with the attribution that its licence requires', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ebpls-streets-'));
  const file = join(folder, 'streets.geojson');
  const toFeature = (properties: object | null, type: string, coordinates: unknown) => ({
    type: 'Feature',
    properties,
    geometry: { type, coordinates },
  });
  const line = [
    [123.4500001, 13.25],
    [123.46, 13.26],
  ];
  const features = [
    toFeature({ highway: 'trunk_link', name: 'Maharlika Highway' }, 'LineString', line),
    toFeature({ highway: 'residential', name: null }, 'MultiLineString', [line, line]),
    toFeature({ highway: 'footway' }, 'LineString', line),
    toFeature({ highway: 'proposed' }, 'LineString', line),
    toFeature({ highway: 'residential' }, 'Polygon', [line]),
    toFeature(null, 'Point', [123, 13]),
  ];
  await writeFile(file, JSON.stringify({ type: 'FeatureCollection', features }));
  const serverWithStreets = await openTestServer({ MAP_STREETS_FILE: file });
  await seedMunicipality(serverWithStreets.api.db);
  const owner = await serverWithStreets.person('user');
  const { street_map } = (await serverWithStreets.request(getStreetMap, owner)).body;
  const expectedBarangays = [
    [123.45, 13.25],
    [123.46, 13.26],
  ];
  expect(street_map).toEqual({
    attribution: '© OpenStreetMap contributors (ODbL)',
    streets: [
      { kind: 'road', name: 'Maharlika Highway', line: expectedBarangays },
      { kind: 'street', line: expectedBarangays },
      { kind: 'street', line: expectedBarangays },
      { kind: 'path', line: expectedBarangays },
    ],
  });
  await serverWithStreets.close();
  await rm(folder, { recursive: true });
});

test('a municipality without a file has no streets', async () => {
  const owner = await server.person('user');
  expect((await server.request(getStreetMap, owner)).body).toEqual({ street_map: null });
});
