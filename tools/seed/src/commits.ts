import { openPlainPool } from '../../../apps/api/src/platform/database/database.ts';

/** Lets new connections of the whole database commit without waiting for the disk while demo data are made. */
export function disableSyncCommits(owner_url: string): Promise<void> {
  return runSql(owner_url, "execute format('alter database %I set synchronous_commit = off', current_database())");
}

/**
 * Takes that back, also after a start that was killed before it could. What the database's own administrator has set
 * otherwise stays.
 */
export function restoreCommits(owner_url: string): Promise<void> {
  return runSql(
    owner_url,
    `if exists (
      select 1
      from pg_db_role_setting
      where setrole = 0 and setdatabase = (select oid from pg_database where datname = current_database()) and
        'synchronous_commit=off' = any (setconfig)
    ) then
      execute format('alter database %I reset synchronous_commit', current_database());
    end if`,
  );
}

async function runSql(owner_url: string, statement: string): Promise<void> {
  const pool = openPlainPool(owner_url);
  try {
    await pool.query(`do $$ begin ${statement}; end $$`);
  } finally {
    await pool.end();
  }
}
