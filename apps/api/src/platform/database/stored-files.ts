import type { FileRecords } from '../storage.ts';
import type { Database } from './database.ts';

/** Records of stored files in the table `stored_file` (decision 0086). */
export function openFileRecords(db: Database): FileRecords {
  return {
    add: async ({ id, size, sha256 }) => {
      await db.insertInto('stored_file').values({ storage_key: id, size, sha256 }).execute();
    },
    find: (id) =>
      db.selectFrom('stored_file').select(['size', 'sha256']).where('storage_key', '=', id).executeTakeFirst(),
    remove: async (id) => {
      await db.deleteFrom('stored_file').where('storage_key', '=', id).execute();
    },
  };
}
