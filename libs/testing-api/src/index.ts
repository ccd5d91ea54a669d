export type { FreshDatabase } from './databases.ts';
export { freshDatabase } from './databases.ts';
export { startTestServer, stopTestServer, testFolder } from './test-server.ts';
