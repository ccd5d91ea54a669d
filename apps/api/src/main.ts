// Starts the API server: settings, database, then the listening socket and its orderly stop.

import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { env, exit, stderr, stdin } from 'node:process';

import type { PreparedDatabase } from './platform/database/prepare-database.ts';
import type { Api } from './platform/http/api.ts';

// Stripped types and compiled code are cached for the next start; only modules imported after this line benefit, hence
// no import above but Node's own.
enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/ebpls/code'));

async function main(): Promise<void> {
  const { readConfig } = await import('./platform/config/config.ts');
  const config = readConfig(env);
  process.umask(0o077);
  const { closeDataDir } = await import('./platform/private-folder.ts');
  // The launcher has done this before its programs start.
  if (!config.is_supervised) await closeDataDir(config.data_dir);
  const { prepareDatabase } = await import('./platform/database/prepare-database.ts');
  const { getOutputSink: outputSink } = await import('./platform/http/log.ts');
  const migration = prepareDatabase(config);
  // The server is built while the database is prepared; it accepts nobody before both are done.
  const builtServer = import('./server.ts').then(({ buildServer }) => buildServer({ config }));
  const [api, preparedDatabase] = await Promise.all([builtServer, migration]);
  await logStart(api, preparedDatabase);
  if (config.role !== 'api') await api.jobs.start();
  if (config.role !== 'worker') await listenForRequests(api);
  api.app.log.info({ role: config.role }, 'ready');
  flushCompileCache();

  let isEnding = false;
  const end = (reason: string): void => {
    if (isEnding) return;
    isEnding = true;
    api.app.log.info({ reason }, 'stopping');
    const stop = async (code: number): Promise<void> => {
      await outputSink().waitUntilDrained();
      exit(code);
    };
    api.app.close().then(
      () => stop(0),
      () => stop(1),
    );
    // A connection that does not end must not delay the stop for ever.
    setTimeout(() => exit(1), config.leave_ms + 10_000).unref();
  };
  process.on('SIGTERM', () => end('SIGTERM'));
  process.on('SIGINT', () => end('SIGINT'));
  // The launcher holds our standard input; when it dies for any reason, the pipe closes.
  if (config.is_supervised)
    stdin
      .on('end', () => end('launcher gone'))
      .on('error', () => end('launcher gone'))
      .resume();
}

/** Logs of each start: the migrations it has run, and permissive settings. */
async function logStart({ app, config }: Api, { by, runs }: PreparedDatabase): Promise<void> {
  if (runs.length > 0) app.log.info({ migrations: runs }, 'the database was migrated');
  if (by === 'serving_role')
    app.log.warn('DATABASE_OWNER_URL is not set: requests use the database role that owns the tables');
  const { listStartNotes } = await import('./platform/config/start-notes.ts');
  for (const note of listStartNotes(config)) app.log.warn(note);
}

/** Starts to listen; the printed set-up link works on every serving node. */
async function listenForRequests({ app, db, config: { port, host, setup_code } }: Api): Promise<void> {
  if (setup_code !== undefined) {
    const { saveSetupLink: keepSetupLink } = await import('./accounts/setup/setup-link.ts');
    await keepSetupLink(db, setup_code);
  }
  await app.listen({ port, host });
}

main().catch(async (error: unknown) => {
  const { WrongConfiguration } = await import('./platform/config/config.ts');
  const isSetting = error instanceof WrongConfiguration;
  stderr.write(
    isSetting
      ? `The settings cannot be used:\n${error.message}\n`
      : `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  exit(isSetting ? 2 : 1);
});
