export type { Postgres } from './start-postgres.ts';
export { startPostgres, urlOf } from './start-postgres.ts';
export { accountFor as databaseAccount } from './account.ts';
export { SERVING_USER } from './cluster.ts';
export { processMark, signal } from './processes.ts';
