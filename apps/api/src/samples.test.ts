import { approveClearance } from '@ebpls/contracts';

import type { TestServer } from './testing/open-server.ts';
import { saveRowSnapshot, type RowSnapshot } from './testing/rows/row-snapshot.ts';
import { ENDPOINTS, type EndpointName, type Sample, createSamples } from './testing/endpoint-samples.ts';
import { openFixtureServer } from './testing/fixture-server.ts';

let server: TestServer;
let snapshot: RowSnapshot;
let samples: Record<EndpointName, Sample>;

beforeAll(async () => {
  const fixture = await openFixtureServer();
  server = fixture.server;
  samples = createSamples(fixture.municipality);
  snapshot = await saveRowSnapshot(server.api.db);
});
afterAll(() => server.close());

test.each(ENDPOINTS)('the sample of %s succeeds on the fixture', async (name, endpoint) => {
  const { who, expectedStatus, ...asking } = samples[name];
  const { status, body } = await server.request(endpoint, who, asking);
  expect({
    status: expectedStatus === undefined ? Math.floor(status / 100) : status,
    error: expectedStatus === undefined ? (body.error ?? undefined) : undefined,
  }).toEqual({ status: expectedStatus ?? 2, error: undefined });
  await snapshot.rewind();
});

test('a rewound fixture equals its snapshot', async () => {
  const before = await snapshot.facts();
  const { who, expectedStatus: _none, ...asking } = samples.approveClearance;
  await server.request(approveClearance, who, asking);
  expect(await snapshot.facts()).not.toBe(before);
  await snapshot.rewind();
  expect(await snapshot.facts()).toBe(before);
});
