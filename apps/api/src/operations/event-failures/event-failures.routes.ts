import { listFailedEvents, retryEvent as retryEndpoint } from '@ebpls/contracts';

import { readCursor, toPage } from '../../platform/database/paging.ts';
import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import { listFailedEventRows } from './event-failures.queries.ts';
import { retryEvent } from './retry-event.ts';

/** Acts whose readers could not be notified, for administrators. */
export function eventFailuresRoutes(api: Api): void {
  registerEndpoint(api, listFailedEvents, 'mail.read', async ({ query }) => {
    const rows = await listFailedEventRows(api.db, { before: readCursor(query.cursor)?.[1], limit: query.limit + 1 });
    const { pageRows, next_cursor } = toPage(rows, query.limit, ({ event_id }) => ['', event_id]);
    return { data: pageRows.slice(), next_cursor };
  });
  registerEndpoint(api, retryEndpoint, 'mail.send_again', ({ actor, params }) =>
    retryEvent(api, actor, params.event_id),
  );
}
