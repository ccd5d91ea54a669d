import * as v from 'valibot';

import { ClearanceRow } from '../licensing/clearance-queue.contract.ts';
import { defineEndpoint } from '../shared/endpoint.ts';
import { Day } from '../shared/primitives.ts';

/** The desk of one office or barangay in figures. */
export const OfficeDashboard = v.object({
  open: v.number(),
  due_today: v.number(),
  overdue: v.number(),
  with_owner: v.number(),
  /** Taken out of turn this month, for the head of the office (decision 0115). */
  out_of_turn: v.number(),
  decided_this_month: v.number(),
  median_days: v.nullable(v.number()),
  oldest: v.array(ClearanceRow),
  per_day: v.array(v.object({ day: Day, received: v.number(), decided: v.number() })),
});
export type OfficeDashboard = v.InferOutput<typeof OfficeDashboard>;
export const getOfficeDashboard = defineEndpoint({
  method: 'GET',
  path: '/api/dashboard/office',
  summary: 'Get the dashboard figures of the signed-in office',
  reply: OfficeDashboard,
});
