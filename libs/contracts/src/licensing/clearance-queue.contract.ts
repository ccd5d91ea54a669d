import * as v from 'valibot';

import { defineEndpoint } from '../shared/endpoint.ts';
import { ListFileQuery, defineSort } from '../accounts/lists.contract.ts';
import { CompanyCode, Day, Instant, ListQuery, definePage } from '../shared/primitives.ts';
import { ApplicationType, ClearanceState } from '../shared/states.ts';
import { OUT_OF_TURN_GROUNDS } from './turns.contract.ts';
import { CLEARANCE_VIEWS, DUE_GROUPS } from '../shared/views.ts';

/** One row of an office’s queue, most urgent first. */
export const ClearanceRow = v.object({
  clearance_id: v.number(),
  assessment_code: v.string(),
  company_code: CompanyCode,
  company_name: v.string(),
  barangay_name: v.string(),
  application_type: ApplicationType,
  tax_year: v.number(),
  state: ClearanceState,
  due_on: v.nullable(Day),
  days_used: v.number(),
  days_limit: v.number(),
  is_paused: v.boolean(),
  is_mine: v.boolean(),
  assigned_name: v.nullable(v.string()),
  inspection_at: v.nullable(Instant),
  flags: v.array(v.string()),
  due_group: v.picklist(DUE_GROUPS),
  /** Minutes since the case came into its state. */
  waited_minutes: v.number(),
  /** Holder, start and the act that continues it; absent when it is decided. */
  blocker: v.optional(v.string()),
  /**
   * The clerk who took it before cases that were due earlier, when and why; in the view `out_of_turn` alone (decision
   * 0115).
   */
  out_of_turn: v.optional(
    v.object({ at: Instant, taken_by: v.string(), ground: v.picklist(OUT_OF_TURN_GROUNDS), note: v.string() }),
  ),
});
export type ClearanceRow = v.InferOutput<typeof ClearanceRow>;

const QueueFilters = {
  search: ListQuery.search,
  view: v.optional(v.picklist(CLEARANCE_VIEWS), 'open'),
  sort: defineSort('clearances'),
};

export const listClearances = defineEndpoint({
  method: 'GET',
  path: '/api/clearances',
  summary: 'List the queue of the signed-in office or barangay',
  query: v.object({ ...QueueFilters, cursor: ListQuery.cursor, limit: ListQuery.limit }),
  reply: v.object({ ...definePage(ClearanceRow).entries, counts: v.record(v.string(), v.number()) }),
});

/** Refused: conflict when it would hold more than `MAX_LIST_FILE_ROWS` rows. */
export const downloadClearances = defineEndpoint({
  method: 'GET',
  path: '/api/lists/clearances/file',
  summary: 'Download the whole queue with the same filters and order as a workbook or CSV file',
  query: v.object({ ...QueueFilters, ...ListFileQuery }),
});
