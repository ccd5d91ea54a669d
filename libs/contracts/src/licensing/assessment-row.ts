import * as v from 'valibot';

import { CompanyCode, Day, Instant } from '../shared/primitives.ts';
import { ApplicationState, ApplicationType } from '../shared/states.ts';
import { DUE_GROUPS } from '../shared/views.ts';

/** One row of a list of applications. */
export const AssessmentRow = v.object({
  assessment_id: v.number(),
  assessment_code: v.string(),
  company_code: CompanyCode,
  company_name: v.string(),
  owner_name: v.string(),
  barangay_name: v.string(),
  application_type: ApplicationType,
  tax_year: v.number(),
  state: ApplicationState,
  submitted_at: v.nullable(Instant),
  due_on: v.nullable(Day),
  days_used: v.number(),
  days_limit: v.number(),
  clearances_done: v.number(),
  clearances_all: v.number(),
  /** Minutes since it came into its state; null for a draft. */
  blocker: v.optional(v.string()),
  waited_minutes: v.nullable(v.number()),
  /**
   * Working days left for the municipality's next act, negative when over; null while no limit runs against the
   * municipality.
   */
  days_left: v.nullable(v.number()),
  due_group: v.picklist(DUE_GROUPS),
  /** The clock is stopped: an office waits for the owner. */
  is_paused: v.boolean(),
  acts: v.array(v.string()),
});
export type AssessmentRow = v.InferOutput<typeof AssessmentRow>;
