import type { ReplyBody, getReady } from '@ebpls/contracts';
import { sql } from 'kysely';

import type { Api } from '../../platform/http/serve.ts';
import { listMigrationNames, toCurrentNames } from '../../platform/database/migration-names.ts';

type ReadinessReply = ReplyBody<typeof getReady>;

/** Checks database, migrations and storage; a check without a reply is `failed`. */
export async function checkReadiness({ app, healthDb, storage }: Api): Promise<ReadinessReply> {
  const checkPart = async (look: Promise<unknown>): Promise<'ok' | 'failed'> => {
    try {
      await look;
      return 'ok';
    } catch (error) {
      app.log.warn({ err: error }, 'not ready');
      return 'failed';
    }
  };
  const [database, migrations, storageState] = await Promise.all([
    checkPart(sql`select 1`.execute(healthDb)),
    checkPart(assertMigrated(healthDb)),
    checkPart(storage.check()),
  ]);
  const status = database === 'ok' && migrations === 'ok' && storageState === 'ok' ? 'ready' : 'waiting';
  return { status, database, migrations, storage: storageState };
}

/** Throws while a migration of this build has not run. */
async function assertMigrated(db: Api['db']): Promise<void> {
  const expectedNames = await listMigrationNames();
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const currentNames = new Set(await toCurrentNames(rows.map(({ name }) => name)));
  const open = expectedNames.filter((name) => !currentNames.has(name));
  if (open.length > 0) throw new Error(`migrations not run: ${open.join(', ')}`);
}
