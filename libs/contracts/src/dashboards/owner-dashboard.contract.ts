import * as v from 'valibot';

import { AssessmentRow } from '../licensing/assessment-row.ts';
import { defineEndpoint } from '../shared/endpoint.ts';
import { CompanyCode, ListQuery, Pesos } from '../shared/primitives.ts';
import { OWN_VIEWS } from '../shared/views.ts';

/** Tasks of the owner, tasks of offices, and the amount owed. */
export const OwnerDashboard = v.object({
  businesses: v.number(),
  open_applications: v.number(),
  waiting_on_owner: v.number(),
  due_now: Pesos,
  /** One page of the requested view; applications that wait for the owner come first. */
  applications: v.array(AssessmentRow),
  next_cursor: v.nullable(v.string()),
});
export type OwnerDashboard = v.InferOutput<typeof OwnerDashboard>;
export const getOwnerDashboard = defineEndpoint({
  method: 'GET',
  path: '/api/dashboard/owner',
  summary: 'Get the owner’s figures, and the applications behind one figure',
  query: v.object({ view: v.optional(v.picklist(OWN_VIEWS), 'open'), cursor: ListQuery.cursor }),
  reply: OwnerDashboard,
});

/** An owner's payments of one month by purpose, less reversals and amounts owed back. */
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

/** An owner's payments over the years, and of this year by business. */
export const OwnerFigures = v.object({
  /** This year in Manila. */
  year: v.number(),
  permits_in_force: v.number(),
  /** Months with payments only, of this year and the four before it, oldest first. */
  paid: v.array(PaidMonth),
  companies: v.array(v.object({ company_code: CompanyCode, company_name: v.string(), paid_this_year: Pesos })),
});
export type OwnerFigures = v.InferOutput<typeof OwnerFigures>;
export const getOwnerFigures = defineEndpoint({
  method: 'GET',
  path: '/api/dashboard/owner/figures',
  summary: 'Get the owner’s payments by month and business, and the permits in force',
  reply: OwnerFigures,
});
