export type { FreshDatabase } from './databases.ts';
export { freshDatabase } from './databases.ts';
export { startTestServer, stopTestServer } from './test-server.ts';
