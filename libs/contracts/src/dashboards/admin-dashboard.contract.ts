import * as v from 'valibot';

import { defineEndpoint } from '../shared/endpoint.ts';
import { Day, Pesos } from '../shared/primitives.ts';
import { TRANSACTION_VIEWS } from '../shared/views.ts';

/** The periods of the charts, each up to today: this day, the last 30 days, this month, this year. */
export const DASHBOARD_PERIODS = ['today', 'last_30_days', 'month', 'year'] as const;
export type DashboardPeriod = (typeof DASHBOARD_PERIODS)[number];

/** An hour of today (0 to 23), a day, or a month of a year, from `day` to `until`, both inclusive. */
const FlowBucket = v.object({
  day: Day,
  until: Day,
  hour: v.nullable(v.number()),
  filed: v.number(),
  issued: v.number(),
});

/** A stage on the way to the permit. */
const DashboardStage = v.object({
  view: v.picklist(TRANSACTION_VIEWS),
  /** Applications filed in the period that have come at least this far. */
  reached: v.number(),
  /** Those of them that are there now. */
  now: v.number(),
});

/** The municipality in figures. */
export const AdminDashboard = v.object({
  period: v.picklist(DASHBOARD_PERIODS),
  /** First day of the period; its last is `counted_on`. */
  period_from: Day,
  counted_on: Day,
  open_applications: v.number(),
  past_limit: v.number(),
  waiting_for_signature: v.number(),
  waiting_for_approval: v.number(),
  collected_today: Pesos,
  receipts_today: v.number(),
  per_day: v.array(FlowBucket),
  /** `last_year`: collected between the same dates of the year before, up to the date of today. */
  collected_per_week: v.array(v.object({ from: Day, to: Day, online: Pesos, counter: Pesos, last_year: Pesos })),
  days_to_decide: v.array(
    v.object({
      arta_class: v.string(),
      limit: v.number(),
      /** Applications of the class decided in the period. */
      decided: v.number(),
      median: v.nullable(v.number()),
      nine_of_ten: v.nullable(v.number()),
    }),
  ),
  stages: v.array(DashboardStage),
  offices: v.array(
    v.object({
      office: v.string(),
      title: v.string(),
      open: v.number(),
      due_today: v.number(),
      overdue: v.number(),
      with_owner: v.number(),
      median_days: v.nullable(v.number()),
      /** Half of the clearances decided in the period used at most this share of their limit, in percent. */
      limit_used: v.nullable(v.number()),
      /** Working days in which nine of ten clearances of the period were decided, and their share of the limit, in percent. */
      nine_of_ten_days: v.nullable(v.number()),
      nine_of_ten_used: v.nullable(v.number()),
      oldest: v.nullable(v.string()),
      /** Business of the oldest application. */
      oldest_name: v.nullable(v.string()),
    }),
  ),
});
export type AdminDashboard = v.InferOutput<typeof AdminDashboard>;
export const getAdminDashboard = defineEndpoint({
  method: 'GET',
  path: '/api/dashboard/admin',
  summary: 'Get the dashboard figures of the municipality',
  query: v.object({ period: v.optional(v.picklist(DASHBOARD_PERIODS), 'last_30_days') }),
  reply: AdminDashboard,
});
