export type { Connection, Postgres, PostgresOptions } from './start-postgres.ts';
export { startPostgres, urlOf } from './start-postgres.ts';
export { processMark, signal } from './processes.ts';
