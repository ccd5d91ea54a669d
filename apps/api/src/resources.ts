import type { FastifyInstance } from 'fastify';

import type { Config } from './platform/config/config.ts';
import { openDatabase, openPlainPool, openPool } from './platform/database/database.ts';
import { openFileRecords } from './platform/database/stored-files.ts';
import type { Api } from './platform/http/api.ts';
import { registerShutdown } from './platform/load/shutdown.ts';
import { openRepeatedRequests } from './platform/http/idempotency.ts';
import { useToken } from './platform/identity/one-time-tokens.ts';
import { createNumberCodes } from './platform/passwords/number-codes.ts';
import { loadInstallationKey } from './platform/secrets.ts';
import { openSessions } from './platform/identity/sessions.ts';
import { endExpiredSessions, sweepExpiredData } from './platform/identity/sweep.ts';
import { openJobs } from './platform/jobs/jobs.ts';
import { openLimits } from './platform/rate-limits/limits.ts';
import { openLive } from './platform/live/open-live.ts';
import { deliverMail } from './platform/mail/mail.ts';
import { deliverSms } from './platform/sms/sms.ts';
import { refuseWritesWhenFull } from './platform/health/refuse-writes.ts';
import { openWriteCheck } from './platform/health/write-check.ts';
import { openStorage, listStorageFolders } from './platform/storage.ts';

type Resources = Pick<
  Api,
  'db' | 'healthDb' | 'storage' | 'live' | 'jobs' | 'sessions' | 'limits' | 'writes' | 'repeats' | 'codes'
>;

interface ResourceSettings {
  readonly limits_now?: (() => number) | undefined;
}

/** Opens the dependencies of features, and closes them in reverse order when the server closes. */
export async function openResources(
  app: FastifyInstance,
  config: Config,
  { limits_now = Date.now }: ResourceSettings,
): Promise<Resources> {
  const logError = (error: Error): void => app.log.warn({ err: error }, 'database connection');
  const { named_statements } = config;
  const jobs_pool = openPlainPool(config.direct_url, { max: 8, on_error: logError });
  const cancel = (pid: number) => jobs_pool.query('select pg_cancel_backend($1)', [pid]);
  const openServing = (max: number) => openPool(config.database_url, { max, named_statements, on_error: logError });
  const db = openDatabase(openServing(config.database_pool), { named_statements, cancel });
  // A load balancer checks health when the pool is busiest: health checks have a connection of their own.
  const healthDb = openDatabase(openServing(1), { named_statements });
  const secret = config.token_secret ?? (await loadInstallationKey(config.data_dir, 'access-token'));
  const sessions = await openSessions(app, db, secret);
  const repeats = openRepeatedRequests(db, secret);
  const codes = createNumberCodes(secret);
  const limits = openLimits({ db, log: app.log, now: limits_now });
  const jobs = openJobs({ pool: jobs_pool, log: (level, message) => logJob(app, level, message) });
  const live = openLive({ app, config, sessions, actorOfTicket: createTicketReader(db, sessions) });
  const storage = openStorage({ ...config, records: openFileRecords(db), log: app.log });
  const writes = openWriteCheck({
    db: healthDb,
    folders: [config.data_dir, ...listStorageFolders(config)],
    reserve_mb: config.disk_reserve_mb,
    files_reserve_mb: config.upload_reserve_mb,
  });
  refuseWritesWhenFull(app, writes);
  serveJobs(app, config, { db, jobs, live, storage });

  registerShutdown(app, { leave_ms: config.leave_ms, stopSockets: live.stop });
  app.addHook('onClose', async () => {
    limits.stop();
    await jobs.stop();
    await db.destroy();
    await healthDb.destroy();
    await jobs_pool.end();
  });
  return { db, healthDb, storage, live, jobs, sessions, limits, writes, repeats, codes };
}

/** Finds the person who opens a socket by the ticket of their session. */
function createTicketReader(db: Api['db'], sessions: Api['sessions']) {
  return async (ticket: string) => {
    const usedToken = await useToken(db, 'socket', ticket);
    return usedToken?.session_id ? sessions.actorOfSession(usedToken.session_id) : undefined;
  };
}

/** Jobs of the platform itself. */
function serveJobs(
  app: FastifyInstance,
  config: Config,
  { db, jobs, live, storage }: Pick<Api, 'db' | 'jobs' | 'live' | 'storage'>,
): void {
  deliverMail({ db, jobs, config, storage });
  deliverSms({ db, jobs, config, warn: (message) => app.log.warn(message) });
  sweepExpiredData({ db, jobs });
  endExpiredSessions({ db, jobs, onEnd: live.dropSession });
}

function logJob(app: FastifyInstance, level: string, message: string): void {
  if (level === 'error') app.log.error(message);
  else if (level === 'warning') app.log.warn(message);
  else app.log.debug(message);
}
