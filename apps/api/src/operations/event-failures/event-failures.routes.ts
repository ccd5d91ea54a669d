import { listFailedEvents, retryEvent as retryEndpoint } from '@ebpls/contracts';

import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import { listFailedEventRows } from './event-failures.queries.ts';
import { retryEvent } from './retry-event.ts';

/** Acts whose readers could not be notified, for administrators. */
export function eventFailuresRoutes(api: Api): void {
  registerEndpoint(api, listFailedEvents, 'mail.read', async ({ query }) => {
    const { pageRows, next_cursor } = await listFailedEventRows(api.db, query);
    return { data: pageRows.slice(), next_cursor };
  });
  registerEndpoint(api, retryEndpoint, 'mail.send_again', ({ actor, params }) =>
    retryEvent(api, actor, params.event_id),
  );
}
