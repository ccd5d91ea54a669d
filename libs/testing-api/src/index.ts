export type { FreshDatabase } from './databases.ts';
export { createDatabase } from './databases.ts';
export { startTestServer, stopTestServer, testFolder } from './test-server.ts';
