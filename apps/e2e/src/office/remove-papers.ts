import { Client } from 'pg';

import { getProduct } from '../e2e-harness.ts';
import { getDatabaseUrl } from './stage-cases.ts';

const BUSINESS_CONDITION = `business_id = (select business_id from business where company_code = $1)`;
const TAKE = `update document set removed_at = now() where ${BUSINESS_CONDITION}`;
const WITHDRAW = `update application set state = 'WITHDRAWN' where ${BUSINESS_CONDITION} and state = 'DRAFT'`;
const NEXT_VERSION = `
  select coalesce(max(version), 0) + 1 as next_version
  from document where ${BUSINESS_CONDITION} and requirement_code = $2`;

/**
 * Removes a business's papers and its begun form, so that its next application begins without any. Returns the version
 * that the next paper for `requirement_code` gets: removed papers keep theirs.
 */
export async function removePapers(company_code: string, requirement_code: string): Promise<{ next_version: number }> {
  const db = new Client({ connectionString: getDatabaseUrl(getProduct().data_dir) });
  await db.connect();
  try {
    await db.query(TAKE, [company_code]);
    await db.query(WITHDRAW, [company_code]);
    const { rows } = await db.query<{ next_version: number }>(NEXT_VERSION, [company_code, requirement_code]);
    return { next_version: rows[0]?.next_version ?? 1 };
  } finally {
    await db.end();
  }
}
