// Explains every environment variable for the generated documentation page.

import type { Environment } from './environment.ts';
import { type EnvironmentNote, MAIL_NOTES, PAYMENT_NOTES, UPLOAD_NOTES } from './group-notes.ts';

/**
 * A setting without its note does not compile. The page of environment variables is generated from this and the
 * schema.
 */
export const ENVIRONMENT_NOTES: Readonly<Record<keyof Environment, EnvironmentNote>> = {
  PORT: { group: 'Address', does: 'The port of the product; the payment sandbox uses the next port' },
  HOST: {
    group: 'Address',
    does:
      'The address on which the API and the sandbox listen. The default is this machine only; `0.0.0.0` listens on all ' +
      'networks. Each start logs a warning if other machines can connect',
  },
  PUBLIC_URL: {
    group: 'Address',
    does: 'The base address of links in e-mails and QR codes; with https, cookies have the attribute `Secure`',
    unset: '`http://localhost:PORT`',
  },
  OWN_ORIGINS: {
    group: 'Address',
    does:
      'Additional addresses of the same system, separated by commas. Links and returns from the payment page use the ' +
      'address of the request if it is listed. Other Host headers are ignored',
  },
  SOCKET_URL: {
    group: 'Address',
    does: 'The address of the web socket, if it differs from the address of the pages. All nodes need the same `PUBLIC_URL`',
    unset: '`PUBLIC_URL`',
  },
  TRUST_PROXY: {
    group: 'Address',
    does: 'The number of proxies in front of the API. If it is too low, all visitors share the rate limits of one address',
  },
  PROXY_ADDRESSES: {
    group: 'Address',
    does:
      'The addresses or networks of the proxies, separated by commas. `X-Forwarded-For` from other addresses is ignored ' +
      'and logged',
  },
  PRIVATE_NETWORKS: {
    group: 'Address',
    does:
      'Networks in which production can connect to a database or a mail server without encryption, for example the ' +
      'container network of one machine. Each start logs a warning',
  },
  DATA_DIR: {
    group: 'Storage',
    does: 'The folder of the database, files, e-mails, keys and logs; other accounts have no access',
  },
  STORAGE_URL: {
    group: 'Storage',
    does: 'The storage of uploaded files: a folder (`file:///path`) or a bucket of an S3-compatible store (`s3://bucket/prefix`)',
    unset: 'a folder in `DATA_DIR`',
  },
  STORAGE_ENDPOINT: { group: 'Storage', does: 'The endpoint of the object store', unset: 'Amazon S3' },
  STORAGE_REGION: { group: 'Storage', does: 'The region of the bucket' },
  STORAGE_ACCESS_KEY: { group: 'Storage', does: 'The access key of the object store; requires `STORAGE_SECRET_KEY`' },
  STORAGE_SECRET_KEY: {
    group: 'Storage',
    does: 'The secret key of the object store. It needs permission only to read, write, delete and list objects of the bucket',
    is_secret: true,
  },
  STORAGE_ENCRYPTION: {
    group: 'Storage',
    does: 'The server-side encryption of each file; `none` uses the default of the store',
  },
  RELEASE_DIR: { group: 'Storage', does: 'The folder of the composed releases' },
  DISK_RESERVE_MB: {
    group: 'Storage',
    does: 'The minimum free disk space. Below it, changes are rejected and read requests continue',
  },
  ...UPLOAD_NOTES,
  DATABASE_URL: {
    group: 'Database',
    does: 'The address of your PostgreSQL server, with the role that serves requests',
    is_secret: true,
    unset: 'the embedded server',
  },
  DATABASE_OWNER_URL: {
    group: 'Database',
    does: 'The same database, with the role that owns the tables and runs the migrations',
    is_secret: true,
    unset: 'the role of `DATABASE_URL`',
  },
  DATABASE_DIRECT_URL: {
    group: 'Database',
    does: 'The same database and role without the connection pooler, for `LISTEN`: live updates and jobs',
    is_secret: true,
    unset: '`DATABASE_URL`',
  },
  EBPLS_DATABASE: {
    group: 'Database',
    does: 'The address of the embedded server; set by the launcher',
    is_secret: true,
  },
  DATABASE_POOL: {
    group: 'Database',
    does: 'The maximum number of connections of one process. Health checks and jobs have their own connections',
  },
  HEAVY_READS: {
    group: 'Database',
    does: 'The maximum number of concurrent reports, large statements and exports of one process',
  },
  WIDE_READS: {
    group: 'Database',
    does: 'The same for screens that read many rows: figures, the map, receipts by name',
  },
  PUBLIC_READS: {
    group: 'Database',
    does: 'The same for requests without sign-in, so that connections remain for the offices',
  },
  DATABASE_NAMED_STATEMENTS: {
    group: 'Database',
    does: 'Set `0` for a connection pooler that does not support prepared statements',
  },
  EBPLS_SETUP_CODE: {
    group: 'Identity',
    does: 'The code that creates the first administrator of an empty municipality. It works once and expires after 24 hours. Only its hash is stored',
    is_secret: true,
    unset: 'generated and printed at the start',
  },
  EBPLS_TOKEN_SECRET: {
    group: 'Identity',
    does: 'The key that signs access tokens; the same on every node',
    is_secret: true,
    unset: 'made once and kept in `DATA_DIR`',
  },
  EBPLS_PERMIT_KEY: {
    group: 'Identity',
    does: 'The key that signs permits; without it, issued permits cannot be verified',
    is_secret: true,
    unset: 'made once and kept in `DATA_DIR`',
  },
  EBPLS_STAFF_KEYS: {
    group: 'Identity',
    does: '`1` requires staff to sign in with a browser that binds the session to a key (HTTPS)',
  },
  EBPLS_SECOND_STEP: {
    group: 'Identity',
    does: 'The users who must use two-step sign-in: `none`, `powers` (administrator, treasurer, signatory, cashier) or `staff`',
    unset: '`powers` in production, `none` elsewhere',
  },
  ...MAIL_NOTES,
  ...PAYMENT_NOTES,
  OFFLINE: {
    group: 'Screens',
    does: '`0` sends every browser a service worker that deletes its caches and unregisters',
  },
  TOP_BAR_TOOLS: { group: 'Screens', does: '`1` shows search, contacts and notifications in the top bar' },
  MAP_TILES_URL: {
    group: 'Screens',
    does: 'The address of map tiles, with `{z}`, `{x}`, `{y}` and, if the service requires it, `{key}`',
    unset: 'the built-in map of the municipality',
  },
  MAP_STREETS_FILE: {
    group: 'Screens',
    does: 'A GeoJSON file of streets, shown below the barangays on every map; see the municipality reference',
    unset: 'no streets are shown',
  },
  MAPS_SERVICE_KEY: {
    group: 'Screens',
    does: 'The value of `{key}`. It is visible in the browser, so restrict it to your address at the map service',
  },
  NOTIFICATION_DAYS: {
    group: 'Operation',
    does: 'The number of days after which a read notification is deleted. Unread notifications are deleted after 1 year',
  },
  NODE_ENV: {
    group: 'Operation',
    does: '`production` refuses the demonstration, the sandbox and secrets that are published or weak. Other values: `development`, `test`',
  },
  ROLE: { group: 'Operation', does: '`api` or `worker` runs only this part in the process' },
  EBPLS_SUPERVISED: {
    group: 'Operation',
    does: 'Set by the launcher: the process exits when its parent process exits',
  },
  METRICS_TOKEN: {
    group: 'Operation',
    does: 'The bearer token for `/metrics` (`Authorization: Bearer …`)',
    unset: '`/metrics` is turned off',
  },
  LOG_LEVEL: { group: 'Operation', does: 'The log level' },
  EBPLS_DEMO: { group: 'Trial', does: '`0` starts an empty municipality; required in production' },
  EBPLS_NOW: { group: 'Trial', does: 'The business date or time; refused in production', unset: 'the current time' },
};
