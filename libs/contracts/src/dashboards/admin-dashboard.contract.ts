import * as v from 'valibot';

import { defineEndpoint } from '../shared/endpoint.ts';
import { Day, Pesos } from '../shared/primitives.ts';

const PerDay = v.object({ day: Day, filed: v.number(), issued: v.number() });

/** The municipality in figures. */
export const AdminDashboard = v.object({
  counted_on: Day,
  open_applications: v.number(),
  past_limit: v.number(),
  waiting_for_signature: v.number(),
  waiting_for_approval: v.number(),
  collected_today: Pesos,
  receipts_today: v.number(),
  per_day: v.array(PerDay),
  collected_per_week: v.array(v.object({ from: Day, to: Day, online: Pesos, counter: Pesos })),
  days_to_decide: v.array(
    v.object({
      arta_class: v.string(),
      limit: v.number(),
      median: v.nullable(v.number()),
      nine_of_ten: v.nullable(v.number()),
    }),
  ),
  offices: v.array(
    v.object({
      office: v.string(),
      title: v.string(),
      open: v.number(),
      due_today: v.number(),
      overdue: v.number(),
      with_owner: v.number(),
      median_days: v.nullable(v.number()),
      oldest: v.nullable(v.string()),
    }),
  ),
});
export type AdminDashboard = v.InferOutput<typeof AdminDashboard>;
export const getAdminDashboard = defineEndpoint({
  method: 'GET',
  path: '/api/dashboard/admin',
  summary: 'The municipality’s figures',
  reply: AdminDashboard,
});
