import { env, exit, stderr, stdin } from 'node:process';

import { readConfig, WrongConfiguration } from './config.ts';
import { migrate } from './migrate.ts';
import { buildServer } from './server.ts';

async function main(): Promise<void> {
  const config = readConfig(env);
  await migrate(config.database_url);
  const api = await buildServer({ config });
  if (config.role !== 'api') await api.jobs.start();
  if (config.role !== 'worker') await api.app.listen({ port: config.port, host: config.host });
  api.app.log.info({ role: config.role }, 'ready');

  let isEnding = false;
  const end = (reason: string): void => {
    if (isEnding) return;
    isEnding = true;
    api.app.log.info({ reason }, 'stopping');
    api.app.close().then(() => exit(0), () => exit(1));
    // A connection that does not end must not hold the stop for ever.
    setTimeout(() => exit(1), 10_000).unref();
  };
  process.on('SIGTERM', () => end('SIGTERM'));
  process.on('SIGINT', () => end('SIGINT'));
  // The launcher holds our standard input; when it dies by any cause, the pipe closes.
  if (config.is_supervised) stdin.on('end', () => end('launcher gone')).on('error', () => end('launcher gone')).resume();
}

main().catch((error: unknown) => {
  stderr.write(error instanceof WrongConfiguration ? `The settings cannot be used:\n${error.message}\n` : `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  exit(error instanceof WrongConfiguration ? 2 : 1);
});
