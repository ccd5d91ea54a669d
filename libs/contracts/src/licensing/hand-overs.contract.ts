// Endpoints that return a claimed case to the queue, or hand all claimed cases over to a colleague.

import * as v from 'valibot';

import { ClearancePath, DecidedClearance } from './clearances.contract.ts';
import { defineEndpoint } from '../shared/endpoint.ts';
import { defineOptionalText, defineText } from '../shared/primitives.ts';

/** Returns a case to the queue; only by its holder, or the head of the office. */
export const returnClearanceToQueue = defineEndpoint({
  method: 'POST',
  path: '/api/clearances/:clearance_id/give-back',
  summary: 'Puts a claimed case back into the queue, with the reason',
  params: ClearancePath,
  body: v.object({ reason: defineText('reason.required', 300) }),
  reply: DecidedClearance,
});

/** Colleagues at this desk to whom cases can be handed over. */
export const listColleagues = defineEndpoint({
  method: 'GET',
  path: '/api/clearances/colleagues',
  summary: 'The others of the signed-in office or barangay',
  reply: v.object({ data: v.array(v.object({ account_id: v.number(), name: v.string() })) }),
});

/** At the end of a shift: everything that the person has, to a colleague, or to the queue when nobody is named. */
export const handOverClearances = defineEndpoint({
  method: 'POST',
  path: '/api/clearances/hand-over',
  summary: 'Hands all claimed cases to a colleague, or back to the queue, with a note',
  body: v.object({
    to_account_id: v.nullable(v.pipe(v.number('handover.colleague'), v.safeInteger('handover.colleague'))),
    note: defineOptionalText(300),
  }),
  reply: v.object({ handed_over: v.number(), to_queue: v.number() }),
});
