import { Client } from 'pg';

import { getProduct } from '../e2e-harness.ts';
import { getDatabaseUrl } from '../office/stage-cases.ts';

/** Runs statements of a staging step on the database of the product, one after the other. */
export async function withDatabase<Result>(run: (db: Client) => Promise<Result>): Promise<Result> {
  const db = new Client({ connectionString: getDatabaseUrl(getProduct().data_dir) });
  await db.connect();
  try {
    return await run(db);
  } finally {
    await db.end();
  }
}
