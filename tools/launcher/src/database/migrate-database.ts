// Migrates the database at a start, after a backup when its tables are about to change.

import { join } from 'node:path';

import type { LauncherConfig } from '../config.ts';
import { runStep, type Surroundings } from '../steps.ts';

const MIGRATE = 'apps/api/src/platform/database/migrate.ts';

interface DatabaseAddresses {
  readonly servingUrl: string;
  /** Address for the role that owns the tables; undefined when the serving role does. */
  readonly ownerUrl: string | undefined;
}

type Progress = Pick<Surroundings, 'report' | 'stop'>;

/**
 * Brings the tables to this version, after a backup when a database in use is about to change, and reports what has
 * run. Throws a sentence for the operator; the tables are then unchanged.
 */
export async function migrateDatabase(
  config: LauncherConfig,
  { servingUrl, ownerUrl }: DatabaseAddresses,
  progress: Progress,
): Promise<void> {
  const output = await runProgram('Migrating the database', [MIGRATE], {
    config,
    progress,
    env: {
      EBPLS_DATABASE: servingUrl,
      DATABASE_OWNER_URL: ownerUrl ?? '',
      EBPLS_UPDATE_BACKUP: await backUpBefore(config, ownerUrl ?? servingUrl, progress),
    },
  });
  if (output !== '') progress.report(output);
}

/** The file of the backup; empty where nothing changes, or where the server of DATABASE_URL keeps its own. */
async function backUpBefore(config: LauncherConfig, ownerUrl: string, progress: Progress): Promise<string> {
  const pendingList = await runProgram('Checking the database', [MIGRATE, 'pending'], {
    config,
    progress,
    env: { EBPLS_DATABASE: ownerUrl },
  });
  const pending = pendingList.split('\n').filter(Boolean);
  if (pending.length === 0) return '';
  progress.report(`this version migrates the database: ${pending.length} to run, ${pending.join(', ')}`);
  if (config.databaseUrl !== undefined) {
    progress.report(
      'the server of DATABASE_URL is not backed up here: make a backup on that server first to be able to undo the update',
    );
    return '';
  }
  const program = ['tools/backup/src/main.ts', 'before-update'];
  const output = await runProgram('The backup before the update', program, { config, progress });
  const [file = '', ...lines] = output.split('\n');
  for (const line of lines) progress.report(line);
  return file;
}

interface ProgramContext {
  readonly config: LauncherConfig;
  readonly progress: Progress;
  readonly env?: Readonly<Record<string, string>>;
}

function runProgram(title: string, [file = '', ...words]: readonly string[], context: ProgramContext): Promise<string> {
  const { config, progress, env } = context;
  return runStep(title, [process.execPath, join(config.root, file), ...words], {
    cwd: config.root,
    env: { ...env, DATA_DIR: config.dataDir },
    stop: progress.stop,
  });
}
