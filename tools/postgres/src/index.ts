export type { Postgres } from './start-postgres.ts';
export type { ClusterFolder } from './find-server.ts';
export { findServer, prepareClusterFolder } from './find-server.ts';
export { startPostgres, formatConnectionUrl } from './start-postgres.ts';
export { chooseAccount as databaseAccount } from './account.ts';
export { SERVING_USER } from './cluster.ts';
export { getProcessMark, sendSignal } from './processes.ts';
