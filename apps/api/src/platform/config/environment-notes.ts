// Explains every environment variable for the generated documentation page.

import type { Environment } from './environment.ts';
import { type EnvironmentNote, PAYMENT_NOTES, UPLOAD_NOTES } from './group-notes.ts';

/**
 * A setting without its note does not compile. The page of environment variables is generated from this and the
 * schema.
 */
export const ENVIRONMENT_NOTES: Readonly<Record<keyof Environment, EnvironmentNote>> = {
  PORT: { group: 'Address', does: 'Where the product answers; the payment sandbox takes the next one' },
  HOST: {
    group: 'Address',
    does:
      'The address on which API and sandbox listen: this machine alone, unless something else is written here, such as ' +
      '`0.0.0.0` for all networks. Every start says when it is reached from beyond',
  },
  PUBLIC_URL: {
    group: 'Address',
    does: 'The address in mails and QR codes; with https the cookies become secure',
    unset: '`http://localhost:PORT`',
  },
  OWN_ORIGINS: {
    group: 'Address',
    does:
      'Further addresses of the same system, separated by commas: who comes by one of them gets links and ' +
      'returns from the payment page there. Any other Host header is ignored',
  },
  SOCKET_URL: {
    group: 'Address',
    does: 'Where browsers open the realtime socket when it is not the same address; those nodes have the same `PUBLIC_URL`',
    unset: '`PUBLIC_URL`',
  },
  TRUST_PROXY: {
    group: 'Address',
    does: 'How many proxies stand in front; with fewer than there are, all visitors share the limits of one address',
  },
  PROXY_ADDRESSES: {
    group: 'Address',
    does:
      'Where the proxies are, addresses and networks separated by commas; `X-Forwarded-For` of anybody else is ignored, ' +
      'and the log says so',
  },
  PRIVATE_NETWORKS: {
    group: 'Address',
    does:
      'Networks in which production reaches a database or a mail server without encryption, such as that of the ' +
      'containers of one machine; every start says so',
  },
  DATA_DIR: { group: 'Storage', does: 'Database, files, mails, keys and logs; closed to every other account' },
  STORAGE_URL: {
    group: 'Storage',
    does: 'Where uploaded files are kept: a folder as `file:///path`, or a bucket of an S3-compatible store as `s3://bucket/prefix`',
    unset: 'a folder in `DATA_DIR`',
  },
  STORAGE_ENDPOINT: { group: 'Storage', does: 'Where the store of the bucket answers', unset: 'Amazon S3' },
  STORAGE_REGION: { group: 'Storage', does: 'The region of the bucket' },
  STORAGE_ACCESS_KEY: { group: 'Storage', does: 'The account at the store; together with `STORAGE_SECRET_KEY`' },
  STORAGE_SECRET_KEY: {
    group: 'Storage',
    does: 'Signs what goes to the store; it may read, write, remove and list in that bucket and nothing else',
    is_secret: true,
  },
  STORAGE_ENCRYPTION: { group: 'Storage', does: 'How the store encrypts each file; `none` leaves it to the store' },
  RELEASE_DIR: { group: 'Storage', does: 'Where the composed releases lie' },
  DISK_RESERVE_MB: { group: 'Storage', does: 'With less room than this, nothing is saved any more and reads go on' },
  ...UPLOAD_NOTES,
  DATABASE_URL: {
    group: 'Database',
    does: 'A PostgreSQL server of your own, by the role that serves requests',
    is_secret: true,
    unset: 'the embedded server',
  },
  DATABASE_OWNER_URL: {
    group: 'Database',
    does: 'The role that owns the tables and migrates them',
    is_secret: true,
    unset: 'the role of `DATABASE_URL` does both',
  },
  DATABASE_DIRECT_URL: {
    group: 'Database',
    does: 'The same role past a pooler in transaction mode, for what listens: the realtime line and the jobs',
    is_secret: true,
    unset: '`DATABASE_URL`',
  },
  EBPLS_DATABASE: {
    group: 'Database',
    does: 'The address of the embedded server; the launcher sets it, nobody else needs to',
    is_secret: true,
  },
  DATABASE_POOL: { group: 'Database', does: 'How many connections one process holds; health and jobs have their own' },
  HEAVY_READS: { group: 'Database', does: 'How many reports, large statements and exports one process reads at once' },
  WIDE_READS: { group: 'Database', does: 'The same for screens over many rows: figures, the map, receipts by name' },
  PUBLIC_READS: { group: 'Database', does: 'The same for reads without a sign-in, so that offices keep connections' },
  DATABASE_NAMED_STATEMENTS: { group: 'Database', does: '`0` behind a pooler that forgets prepared statements' },
  EBPLS_SETUP_CODE: {
    group: 'Identity',
    does: 'The code that makes the first administrator of an empty municipality, for a day and once; only its hash is kept',
    is_secret: true,
    unset: 'made at the start and printed',
  },
  EBPLS_TOKEN_SECRET: {
    group: 'Identity',
    does: 'Signs access tokens; the same on every node',
    is_secret: true,
    unset: 'made once and kept in `DATA_DIR`',
  },
  EBPLS_PERMIT_KEY: {
    group: 'Identity',
    does: 'Signs permits; without it, issued permits cannot be verified',
    is_secret: true,
    unset: 'made once and kept in `DATA_DIR`',
  },
  EBPLS_STAFF_KEYS: {
    group: 'Identity',
    does: '`1` lets staff sign in only from a browser that binds the session to a key of its own (HTTPS)',
  },
  EBPLS_SECOND_STEP: {
    group: 'Identity',
    does: 'Whose sign-in requires a code as well: `none`, `powers` (administrator, treasurer, signatory, cashier), `staff`',
    unset: '`powers` in production, `none` elsewhere',
  },
  SMTP_URL: {
    group: 'Mail',
    does: 'The mail server, with its account',
    is_secret: true,
    unset: 'mails are laid into `DATA_DIR/outbox`',
  },
  MAIL_FROM: { group: 'Mail', does: 'Whom mails come from' },
  MAIL_DIGEST_HOUR: {
    group: 'Mail',
    does: 'The hour of the town’s clock at which everyone gets one letter with what happened and needs no act',
  },
  SMS_API_KEY: {
    group: 'Mail',
    does: 'The account at the gateway of text messages (Semaphore); together with `SMS_SENDER`',
    is_secret: true,
    unset: 'text messages are laid into `DATA_DIR/outbox-sms`',
  },
  SMS_SENDER: { group: 'Mail', does: 'The sender name that the gateway granted' },
  SMS_URL: { group: 'Mail', does: 'Where the gateway takes text messages; https in production' },
  SMS_PERSON_MOST: { group: 'Mail', does: 'How many text messages one person gets in a day' },
  SMS_TOWN_MOST: {
    group: 'Mail',
    does: 'How many text messages the town pays for in a day; what is beyond is dropped',
  },
  ...PAYMENT_NOTES,
  OFFLINE: { group: 'Screens', does: '0 gives every browser a service worker that drops what it kept and ends itself' },
  TOP_BAR_TOOLS: { group: 'Screens', does: '`1` shows search, contacts and notifications in the top bar' },
  MAP_TILES_URL: {
    group: 'Screens',
    does: 'Where map tiles come from, with `{z}`, `{x}`, `{y}` and, where the service asks for it, `{key}`',
    unset: 'the drawn map of the town',
  },
  MAP_STREETS_FILE: {
    group: 'Screens',
    does: 'A GeoJSON file of streets, drawn behind the barangays of every map; see the municipality reference',
    unset: 'the barangays without streets',
  },
  MAPS_SERVICE_KEY: {
    group: 'Screens',
    does: 'Fills `{key}`; every browser sees it, so restrict it to your address at the map service',
  },
  NOTIFICATION_DAYS: {
    group: 'Operation',
    does: 'How long a notification is kept after it was read; an unread one stays a year',
  },
  NODE_ENV: {
    group: 'Operation',
    does: '`production` refuses the demonstration, the sandbox and every secret that is published or guessed; else `development` or `test`',
  },
  ROLE: { group: 'Operation', does: '`api` or `worker` to run the two apart' },
  EBPLS_SUPERVISED: { group: 'Operation', does: 'The launcher sets it: the process ends with the one that started it' },
  METRICS_TOKEN: {
    group: 'Operation',
    does: 'Who asks `/metrics` shows it (`Authorization: Bearer …`)',
    unset: 'there is no `/metrics`',
  },
  LOG_LEVEL: { group: 'Operation', does: 'How much is logged' },
  EBPLS_DEMO: { group: 'Trial', does: '`0` starts an empty municipality; anything else is refused in production' },
  EBPLS_NOW: { group: 'Trial', does: 'Moves the business clock; refused in production', unset: 'the real time' },
};
