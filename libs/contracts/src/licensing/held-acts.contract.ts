// Endpoints that hold an act on an application for the seconds in which it can be undone (decision 0115).

import * as v from 'valibot';

import { defineEndpoint } from '../shared/endpoint.ts';
import { AssessmentCode, Id } from '../shared/primitives.ts';
import { ApplicationState, ArtaClass } from '../shared/states.ts';

/** The acts of the licensing office and the treasurer that can be undone for some seconds. */
export const HELD_APPLICATION_ACTS = ['accept', 'approve_bill', 'release'] as const;
export type HeldApplicationAct = (typeof HELD_APPLICATION_ACTS)[number];

const HeldActPath = v.object({ assessment_code: AssessmentCode });
const toHeldActPath = (part: string) => `/api/assessments/:assessment_code/held-act${part}` as const;

/** Refused: as the act itself would be now. */
export const holdApplicationAct = defineEndpoint({
  method: 'POST',
  path: toHeldActPath(''),
  summary: 'Accept, approve or release after a delay in which the action can be undone',
  params: HeldActPath,
  body: v.object({
    act: v.picklist(HELD_APPLICATION_ACTS),
    /** Legal class of an application that is accepted; when left out the rules find it. */
    arta_class: v.optional(ArtaClass),
    /** Bill that is approved. */
    bill_id: v.optional(Id),
  }),
  reply: v.object({ assessment_code: v.string(), state: ApplicationState, held_seconds: v.number() }),
});

/** Only by the person who decided, and only before the act is executed. */
export const withdrawHeldAct = defineEndpoint({
  method: 'POST',
  path: toHeldActPath('/withdraw'),
  summary: 'Undo a delayed action before it is executed',
  params: HeldActPath,
  reply: v.object({ assessment_code: v.string(), state: ApplicationState }),
});
