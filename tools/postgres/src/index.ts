export type { Connection, Postgres, PostgresOptions } from './start-postgres.ts';
export { startPostgres, urlOf } from './start-postgres.ts';
export type { Account } from './account.ts';
export { accountFor as databaseAccount } from './account.ts';
export { SERVING_USER } from './cluster.ts';
export { processMark, signal } from './processes.ts';
