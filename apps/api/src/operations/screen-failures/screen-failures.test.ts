import { reportScreenFailure } from '@ebpls/contracts';

import { openTestServer, type TestServer } from '../../testing/open-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => server.close());

const FAILURE_REPORT = {
  reference: '7f3a0192c4d5',
  part: 'desk.documents',
  page: '/fire/request/clearances',
  message: 'destroy is not a function',
  stack: 'TypeError: destroy is not a function',
  component_stack: '\n    at PapersHead',
};

test('a screen part that failed in a browser is in the log under the reference that the clerk reads', async () => {
  const logError = jest.spyOn(server.api.app.log, 'error');
  const clerk = await server.person('fire');
  expect((await server.request(reportScreenFailure, clerk, { body: FAILURE_REPORT })).status).toBe(204);
  expect(logError).toHaveBeenCalledWith(
    { ...FAILURE_REPORT, role: 'fire', account_id: clerk.account_id },
    'screen failed',
  );
});

test('a report longer than a log line may be is refused, and so is an anonymous one', async () => {
  const logSpy = jest.spyOn(server.api.app.log, 'error');
  const clerk = await server.person('fire');
  const long = await server.request(reportScreenFailure, clerk, {
    body: { ...FAILURE_REPORT, stack: 'x'.repeat(4_001) },
  });
  expect([long.status, Object.keys(long.body.error.fields ?? {})]).toEqual([422, ['stack']]);
  expect((await server.request(reportScreenFailure, undefined, { body: FAILURE_REPORT })).status).toBe(401);
  expect(logSpy).not.toHaveBeenCalled();
});
