import type { FastifyInstance } from 'fastify';

import type { Config } from './config.ts';
import { openDatabase, openPlainPool, openPool } from './database.ts';
import type { Api } from './http/api.ts';
import { spendToken } from './identity/one-time-tokens.ts';
import { installationKey } from './identity/secrets.ts';
import { openSessions } from './identity/sessions.ts';
import { endForsaken, sweepDaily } from './identity/sweep.ts';
import { openJobs } from './jobs.ts';
import { openLimits } from './limits/limits.ts';
import { openLive } from './live.ts';
import { deliverMail } from './mail.ts';
import { openStorage } from './storage.ts';

/** Opens what features work with, and closes it in the other order when the server closes. */
export async function openSupplies(
  app: FastifyInstance,
  config: Config,
  limits_now: () => number = Date.now,
): Promise<Pick<Api, 'db' | 'storage' | 'live' | 'jobs' | 'sessions' | 'limits'>> {
  const on_error = (error: Error): void => app.log.warn({ err: error }, 'database connection');
  const pool = openPool(config.database_url, { max: config.database_pool, on_error });
  const jobs_pool = openPlainPool(config.database_url, { on_error });
  const db = openDatabase(pool, config);
  const sessions = await openSessions(
    app,
    db,
    config.token_secret ?? (await installationKey(config.data_dir, 'access-token')),
  );
  const limits = openLimits({ db, log: app.log, now: limits_now });
  const jobs = openJobs({ pool: jobs_pool, log: (level, message) => logJob(app, level, message) });
  const actorOfTicket = async (ticket: string) => {
    const spent = await spendToken(db, 'socket', ticket);
    return spent?.session_id ? sessions.actorOfSession(spent.session_id) : undefined;
  };
  const live = openLive({ app, config, sessions, actorOfTicket });
  const storage = openStorage(config);
  deliverMail({ db, jobs, config });
  sweepDaily({ db, jobs });
  endForsaken({ db, jobs, onEnd: live.dropSession });

  app.addHook('preClose', async () => live.stop());
  app.addHook('onClose', async () => {
    limits.stop();
    await jobs.stop();
    await db.destroy();
    await jobs_pool.end();
  });
  return { db, storage, live, jobs, sessions, limits };
}

function logJob(app: FastifyInstance, level: string, message: string): void {
  if (level === 'error') app.log.error(message);
  else if (level === 'warning') app.log.warn(message);
  else app.log.debug(message);
}
