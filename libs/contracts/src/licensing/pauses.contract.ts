import * as v from 'valibot';

import { defineEndpoint } from '../shared/endpoint.ts';
import { CompanyCode, Day, IdText, Instant, defineDay, defineText } from '../shared/primitives.ts';

/** States of the days for which an owner closes a business temporarily (decision 0079). */
export const PAUSE_STATES = ['DECLARED', 'CLOSED', 'REOPENED', 'WITHDRAWN'] as const;
export const PauseState = v.picklist(PAUSE_STATES);
export type PauseState = (typeof PAUSE_STATES)[number];

export const Pause = v.object({
  pause_id: v.number(),
  /** State today, even when it is not recorded yet. */
  state: PauseState,
  reason: v.string(),
  closed_from: Day,
  closed_until: Day,
  declared_at: Instant,
  /** The first day on which it was open again. */
  reopened_on: v.nullable(Day),
});
export type Pause = v.InferOutput<typeof Pause>;

const CompanyPath = v.object({ company_code: CompanyCode });
const PausePath = v.object({ pause_id: IdText });

export const listPauses = defineEndpoint({
  method: 'GET',
  path: '/api/companies/:company_code/pauses',
  summary: 'List the temporary closures of the business, newest first',
  params: CompanyPath,
  reply: v.object({
    data: v.array(Pause),
    /** Why none can be declared now, in the reader’s language; null when one can. */
    cannot_pause: v.nullable(v.string()),
    /** The last day that can be named. */
    until_at_most: v.nullable(Day),
  }),
});

export const declarePause = defineEndpoint({
  method: 'POST',
  path: '/api/companies/:company_code/pauses',
  summary: 'Declare a temporary closure of the business',
  params: CompanyPath,
  body: v.object({
    closed_from: defineDay('closed_from.required'),
    closed_until: defineDay('closed_until.required'),
    reason: defineText('pause_reason.required', 200),
  }),
  reply: Pause,
});

export const endPause = defineEndpoint({
  method: 'POST',
  path: '/api/pauses/:pause_id/end',
  summary: 'Reopen the business immediately, or withdraw a temporary closure that has not started',
  params: PausePath,
  reply: Pause,
});
