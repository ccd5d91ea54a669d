import * as v from 'valibot';

import { defineEndpoint } from '../shared/endpoint.ts';
import { Id, IdText, Instant, ListQuery, definePage } from '../shared/primitives.ts';

/** An act whose readers could not all be notified: the job is repeated by itself, and at once when asked for. */
export const FailedEventRow = v.object({
  event_id: Id,
  kind: v.string(),
  acted_at: Instant,
  /** Who acted; null for the system itself. */
  actor_name: v.nullable(v.string()),
  attempts: v.number(),
  last_error: v.string(),
});
export type FailedEventRow = v.InferOutput<typeof FailedEventRow>;

export const listFailedEvents = defineEndpoint({
  method: 'GET',
  path: '/api/failed-events',
  summary: 'List actions with failed notifications, newest first',
  query: v.object({ cursor: ListQuery.cursor, limit: ListQuery.limit }),
  reply: definePage(FailedEventRow),
});

/** Refused: missing, or conflict when everybody was notified meanwhile. */
export const retryEvent = defineEndpoint({
  method: 'POST',
  path: '/api/failed-events/:event_id/retry',
  summary: 'Retry the notifications of an action',
  params: v.object({ event_id: IdText }),
  reply: v.object({ event_id: Id }),
});
