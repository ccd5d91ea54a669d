import { Client } from 'pg';

import { house } from '../house.ts';
import { databaseOf } from './stage-cases.ts';

const TAKE = `
  update document set removed_at = now()
  where business_id = (select business_id from business where company_code = $1)`;

/** Takes away what was sent for a business before, so that its next application begins without any paper. */
export async function takePapers(company_code: string): Promise<void> {
  const db = new Client({ connectionString: databaseOf(house().data_dir) });
  await db.connect();
  try {
    await db.query(TAKE, [company_code]);
  } finally {
    await db.end();
  }
}
