import { callEndpoint } from '@ebpls/api-client';
import { listOwnerTasks } from '@ebpls/contracts';
import type { OwnStart } from '@ebpls/remote-kit';

import { StartBlock } from './start-block.tsx';

/** First block of the account page: the tasks of an owner, or where to start without a business (decision 0084). */
export const accountStart: OwnStart = {
  load: (signal) => callEndpoint(listOwnerTasks, { signal }),
  Above: StartBlock,
};
