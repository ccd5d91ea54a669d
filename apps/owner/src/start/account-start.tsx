import { callEndpoint } from '@ebpls/api-client';
import { getOwnerDashboard } from '@ebpls/contracts';
import type { OwnStart } from '@ebpls/remote-kit';

import { StartBlock } from './start-block.tsx';

/**
 * The account page, where an owner's sign-in leads, begins with the first step while there is no business yet (decision
 * 0084).
 */
export const accountStart: OwnStart = {
  load: (signal) => callEndpoint(getOwnerDashboard, { query: {}, signal }),
  Above: StartBlock,
};
