// Endpoints that return a claimed case to the queue, or hand all claimed cases over to a colleague.

import * as v from 'valibot';

import { ClearancePath, DecidedClearance } from './clearances.contract.ts';
import { defineEndpoint } from '../shared/endpoint.ts';
import { defineOptionalText, defineText } from '../shared/primitives.ts';

/** Returns a case to the queue; only by its holder, or the head of the office. */
export const returnClearanceToQueue = defineEndpoint({
  method: 'POST',
  path: '/api/clearances/:clearance_id/give-back',
  summary: 'Return an assigned case to the queue, with a reason',
  params: ClearancePath,
  body: v.object({ reason: defineText('reason.required', 300) }),
  reply: DecidedClearance,
});

/** Colleagues at this desk to whom cases can be handed over. */
export const listColleagues = defineEndpoint({
  method: 'GET',
  path: '/api/clearances/colleagues',
  summary: 'List the colleagues of the signed-in office or barangay',
  reply: v.object({ data: v.array(v.object({ account_id: v.number(), name: v.string() })) }),
});

/** At the end of a shift: everything that the person has, to a colleague, or to the queue when nobody is named. */
export const handOverClearances = defineEndpoint({
  method: 'POST',
  path: '/api/clearances/hand-over',
  summary: 'Reassign all of the user’s cases to a colleague, or return them to the queue, with a note',
  body: v.object({
    to_account_id: v.nullable(v.pipe(v.number('handover.colleague'), v.safeInteger('handover.colleague'))),
    note: defineOptionalText(300),
  }),
  reply: v.object({ handed_over: v.number(), to_queue: v.number() }),
});
