import { startTestServer } from '@ebpls/testing-api';

import { migrate } from '../../apps/api/src/platform/database/migrate.ts';

export default (): Promise<void> =>
  startTestServer(async (url, name) => void (await migrate(url, { name, creates: true })));
