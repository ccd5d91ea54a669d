import { callEndpoint } from '@ebpls/api-client';
import { getOwnerDashboard } from '@ebpls/contracts';
import type { OwnStart } from '@ebpls/remote-kit';

import { StartBlock } from './start-block.tsx';

/** First block of the account page for an owner without a business (decision 0084); its code loads only then. */
export const accountStart: OwnStart = {
  load: (signal) => callEndpoint(getOwnerDashboard, { query: {}, signal }),
  Above: StartBlock,
};
