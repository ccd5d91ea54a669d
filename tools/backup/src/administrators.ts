import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { argv, env, execPath, exit } from 'node:process';

import { findServer, startPostgres, formatConnectionUrl } from '@ebpls/postgres';

import { answer, Refusal } from './refusal.ts';
import { readSettings, ROOT } from './settings.ts';

/**
 * `npm run administrators`: the command on the server that appoints and removes administrators (decision 0052). It works
 * on the database of DATABASE_URL, or on the embedded one, while the product runs or not.
 */
async function runCommand(): Promise<readonly string[]> {
  const { databaseUrl, ownerUrl, dataDir } = readSettings(env);
  if (databaseUrl !== undefined) return runProgram(ownerUrl ?? databaseUrl, dataDir);
  const folder = join(dataDir, 'postgres');
  const server = findServer(folder);
  if (server === undefined) throw new Refusal(`There is no database in ${dataDir}; DATA_DIR names the folder to use.`);
  if (server.connection !== undefined) return runProgram(formatConnectionUrl(server.connection), dataDir);
  const own = await startPostgres({ dataDir: folder });
  try {
    return runProgram(own.url, dataDir);
  } finally {
    await own.stop();
  }
}

function runProgram(database: string, dataDir: string): readonly string[] {
  const program = join(ROOT, 'apps/api/src/administrators.ts');
  const { status, stdout, stderr } = spawnSync(execPath, [program, ...argv.slice(2)], {
    env: { ...env, DATABASE_URL: database, DATABASE_OWNER_URL: '', DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Refusal(stderr.trim());
  return [stdout.trim()];
}

exit(await answer(runCommand));
