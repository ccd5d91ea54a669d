import { Client } from 'pg';

import { getProduct } from '../e2e-harness.ts';
import { getDatabaseUrl } from '../office/stage-cases.ts';

/** Opens a database connection for a step that prepares test data. */
export async function withDatabase<Result>(run: (db: Client) => Promise<Result>): Promise<Result> {
  const db = new Client({ connectionString: getDatabaseUrl(getProduct().data_dir) });
  await db.connect();
  try {
    return await run(db);
  } finally {
    await db.end();
  }
}
