import { startTestServer } from '@ebpls/testing-api';

import { migrateDatabase } from '../../apps/api/src/platform/database/migrate.ts';

export default (): Promise<void> =>
  startTestServer(async (url, name) => void (await migrateDatabase(url, { name, creates: true })));
