import * as v from 'valibot';

import { VISIT_RESULTS } from './clearances.contract.ts';
import { CHECK_ANSWERS } from './checklists.contract.ts';
import { defineEndpoint } from '../shared/endpoint.ts';
import { ClearingOffice } from '../shared/roles.ts';
import { AssessmentCode, CompanyCode, Day, Id, IdText, Instant, defineDay, defineText } from '../shared/primitives.ts';

/** State of a visit; MISSED: nobody was met, or its day passed without a report. */
export const VISIT_STATES = ['PLANNED', 'MOVED', 'DONE', 'MISSED'] as const;
export type VisitState = (typeof VISIT_STATES)[number];

/** TAKEN: the outcome of the visit. SECOND: another report was there first. STALE: moved or decided since. */
export const REPORT_OUTCOMES = ['TAKEN', 'SECOND', 'STALE'] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

/** Limits of a phone's report of one visit: photos, photos of all its phones together, reports. */
export const VISIT_LIMITS = { photos: 12, photos_in_all: 60, reports: 20 } as const;

const InspectionNo = v.pipe(v.string(), v.regex(/^INS-\d{4}-\d{5,7}$/, 'id.format'));
export const VisitPath = v.object({ inspection_no: InspectionNo });

/** One office’s visit to one place. */
export const VisitReply = v.object({
  inspection_no: v.string(),
  clearance_id: v.number(),
  assessment_code: v.string(),
  company_code: CompanyCode,
  company_name: v.string(),
  barangay_name: v.string(),
  address: v.string(),
  scheduled_at: Instant,
  planned_on: Day,
  state: v.picklist(VISIT_STATES),
  result: v.nullable(v.picklist([...VISIT_RESULTS, 'PARTIAL'])),
  /** The inspector of the visit; null until a colleague is named. */
  inspector_id: v.nullable(v.number()),
  inspectors: v.string(),
  is_moved_by_owner: v.boolean(),
  /** The place was seen before and failed, or nobody was met. */
  is_again: v.boolean(),
});
export type VisitReply = v.InferOutput<typeof VisitReply>;

const Inspector = v.object({ account_id: v.number(), name: v.string() });

export const listVisits = defineEndpoint({
  method: 'GET',
  path: '/api/visits',
  summary: 'List the office’s visits of two weeks by day and barangay, from today or a given date',
  query: v.object({ from: v.optional(Day) }),
  reply: v.object({
    today: Day,
    from: Day,
    until: Day,
    data: v.array(VisitReply),
    inspectors: v.array(Inspector),
    /** Most visits of the office in a day. */
    day_capacity: v.number(),
  }),
});

export const getVisitCalendar = defineEndpoint({
  method: 'GET',
  path: '/api/visit-calendar',
  summary: 'Count the office’s visits of a month by day and barangay, with the visits of one day',
  query: v.object({ day: v.optional(Day) }),
  reply: v.object({
    today: Day,
    /** The day whose visits are listed: the one that is named, else today. */
    day: Day,
    /** The month in whole weeks from Sunday, so that days of its neighbours are among them. */
    weeks: v.array(v.array(Day)),
    days: v.array(
      v.object({
        day: Day,
        barangay_name: v.string(),
        visits: v.number(),
        /** The first businesses of the day there, as many as a day shows. */
        names: v.array(v.string()),
      }),
    ),
    /** Holidays on which the office is closed. */
    closed: v.array(v.object({ day: Day, name: v.string() })),
    data: v.array(VisitReply),
    inspectors: v.array(Inspector),
    day_capacity: v.number(),
  }),
});

export const assignVisit = defineEndpoint({
  method: 'POST',
  path: '/api/visits/:inspection_no/assign',
  summary: 'Assign the inspector of a visit',
  params: VisitPath,
  body: v.object({ inspector_id: Id }),
  reply: VisitReply,
});

export const getVisit = defineEndpoint({
  method: 'GET',
  path: '/api/visits/:inspection_no',
  summary: 'Get a visit with its reports and photos',
  params: VisitPath,
  reply: v.object({
    visit: VisitReply,
    reports: v.array(
      v.object({
        outcome: v.picklist(REPORT_OUTCOMES),
        reported_by: v.string(),
        received_at: Instant,
        visited_at: Instant,
        result: v.picklist(VISIT_RESULTS),
        findings: v.string(),
        checklist: v.array(v.object({ question: v.string(), answer: v.picklist(CHECK_ANSWERS), remark: v.string() })),
        met_name: v.string(),
        is_signed: v.boolean(),
        has_place: v.boolean(),
        photos: v.array(v.object({ photo_id: v.number(), taken_at: Instant, has_place: v.boolean() })),
      }),
    ),
  }),
});

export const downloadVisitPhoto = defineEndpoint({
  method: 'GET',
  path: '/api/visits/photos/:photo_id',
  summary: 'Download a photo of a visit',
  params: v.object({ photo_id: IdText }),
});

export const downloadVisitSlip = defineEndpoint({
  method: 'GET',
  path: '/api/visits/:inspection_no/slip',
  summary: 'Download the slip of a visit as a PDF',
  params: VisitPath,
});

export const listVisitsOfApplication = defineEndpoint({
  method: 'GET',
  path: '/api/assessments/:assessment_code/visits',
  summary: 'List the planned visits of an application, with the alternative dates that its owner can request',
  params: v.object({ assessment_code: AssessmentCode }),
  reply: v.object({
    data: v.array(
      v.object({
        inspection_no: v.string(),
        office: ClearingOffice,
        title: v.string(),
        scheduled_at: Instant,
        inspectors: v.string(),
        /** Days on which the office has capacity; empty when the visit stays as it is. */
        free_days: v.array(Day),
      }),
    ),
  }),
});

/** Once for each visit, until the day before it. */
export const requestAnotherDay = defineEndpoint({
  method: 'POST',
  path: '/api/visits/:inspection_no/another-day',
  summary: 'Request another date of a visit as owner',
  params: VisitPath,
  body: v.object({ day: defineDay('scheduled_on.required'), reason: defineText('visit.reason_required', 200) }),
  reply: v.object({ inspection_no: v.string(), scheduled_at: Instant }),
});
