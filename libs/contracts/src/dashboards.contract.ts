import * as v from 'valibot';

import { AssessmentRow } from './assessments.contract.ts';
import { ClearanceRow } from './clearance-queue.contract.ts';
import { endpoint } from './endpoint.ts';
import { ScanRow } from './permits.contract.ts';
import { OWN_VIEWS } from './views.ts';
import { CompanyCode, Day, ListQuery, Pesos } from './primitives.ts';

const PerDay = v.object({ day: Day, filed: v.number(), issued: v.number() });

/** What the owner must do, what offices do, and what is owed. */
export const OwnerDashboard = v.object({
  businesses: v.number(),
  open_applications: v.number(),
  waiting_on_owner: v.number(),
  due_now: Pesos,
  /** One page of the view that was asked for; what waits for the owner comes first. */
  applications: v.array(AssessmentRow),
  next_cursor: v.nullable(v.string()),
});
export type OwnerDashboard = v.InferOutput<typeof OwnerDashboard>;
export const getOwnerDashboard = endpoint({
  method: 'GET',
  path: '/api/dashboard/owner',
  summary: 'The owner’s figures, and the applications behind one of them',
  query: v.object({ view: v.optional(v.picklist(OWN_VIEWS), 'open'), cursor: ListQuery.cursor }),
  reply: OwnerDashboard,
});

/** What an owner's payments of one month were for, reversals and amounts owed back taken off. */
export const PaidMonth = v.object({
  year: v.number(),
  /** 1 to 12, by the day that counts for the payer. */
  month: v.number(),
  tax: Pesos,
  fees: Pesos,
  /** Fire code fees, which go to the Bureau of Fire Protection. */
  fire: Pesos,
  barangay: Pesos,
  /** Surcharge and interest. */
  late: Pesos,
});
export type PaidMonth = v.InferOutput<typeof PaidMonth>;

/** What an owner paid over the years, and for which business this year. */
export const OwnerFigures = v.object({
  /** This year in Manila. */
  year: v.number(),
  permits_in_force: v.number(),
  /** Months with payments only, of this year and the four before it, oldest first. */
  paid: v.array(PaidMonth),
  companies: v.array(v.object({ company_code: CompanyCode, company_name: v.string(), paid_this_year: Pesos })),
});
export type OwnerFigures = v.InferOutput<typeof OwnerFigures>;
export const getOwnerFigures = endpoint({
  method: 'GET',
  path: '/api/dashboard/owner/figures',
  summary: 'What the owner paid by month and business, and the permits in force',
  reply: OwnerFigures,
});

/** The desk of one office or barangay in figures. */
export const OfficeDashboard = v.object({
  open: v.number(),
  due_today: v.number(),
  overdue: v.number(),
  with_owner: v.number(),
  decided_this_month: v.number(),
  median_days: v.nullable(v.number()),
  oldest: v.array(ClearanceRow),
  per_day: v.array(v.object({ day: Day, received: v.number(), decided: v.number() })),
});
export type OfficeDashboard = v.InferOutput<typeof OfficeDashboard>;
export const getOfficeDashboard = endpoint({
  method: 'GET',
  path: '/api/dashboard/office',
  summary: 'The signed-in office’s figures',
  reply: OfficeDashboard,
});

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
export const getAdminDashboard = endpoint({
  method: 'GET',
  path: '/api/dashboard/admin',
  summary: 'The municipality’s figures',
  reply: AdminDashboard,
});

export const AffiliateDashboard = v.object({
  scans_today: v.number(),
  scans_this_month: v.number(),
  not_genuine_this_month: v.number(),
  newest: v.array(ScanRow),
});
export type AffiliateDashboard = v.InferOutput<typeof AffiliateDashboard>;
export const getAffiliateDashboard = endpoint({
  method: 'GET',
  path: '/api/dashboard/affiliate',
  summary: 'The affiliate’s own scans in figures',
  reply: AffiliateDashboard,
});

/** Figures that anyone may see on the landing page; counted from rows. */
export const PublicFigures = v.object({
  year: v.number(),
  permits_issued: v.number(),
  median_days_renewal: v.nullable(v.number()),
  median_days_new: v.nullable(v.number()),
  counted_at: v.string(),
});
export type PublicFigures = v.InferOutput<typeof PublicFigures>;
export const getPublicFigures = endpoint({
  method: 'GET',
  path: '/api/figures',
  summary: 'Service figures of this year',
  reply: PublicFigures,
});
