// Endpoints of one clearance: an office claims the case, inspects, decides and takes back; the owner answers a return.

import * as v from 'valibot';

import { AssessmentReply, ClearanceItem } from './assessments.contract.ts';
import { CheckedItem } from './checklists.contract.ts';
import { CorrectedAnswers, Marks } from './corrected-fields.ts';
import { ExtraDocuments, OtherDocuments } from './extra-documents.contract.ts';
import { defineEndpoint } from '../shared/endpoint.ts';
import { OfficeFees } from './proposed-fees.contract.ts';
import { CLEARANCE_AUDIT_OUTCOMES, ClearanceAudit } from './post-audits.contract.ts';
import { OfferedTemplate } from './office-templates.contract.ts';
import { Day, IdText, Instant, defineOptionalText, defineDay, defineText } from '../shared/primitives.ts';
import { ClearanceState } from '../shared/states.ts';
import { OutOfTurnReason } from './turns.contract.ts';

/**
 * Result of a visit: passed, failed, refused by the person who met the inspector, or nobody was there (domain reference
 * 3.4). A visit refused in time keeps silence from deciding (3.10a).
 */
export const VISIT_RESULTS = ['PASSED', 'FAILED', 'REFUSED', 'NO_SHOW'] as const;
export type VisitResult = (typeof VISIT_RESULTS)[number];

export const InspectionVisit = v.object({
  inspection_no: v.string(),
  scheduled_at: Instant,
  visited_at: v.nullable(Instant),
  inspectors: v.string(),
  result: v.nullable(v.picklist([...VISIT_RESULTS, 'PARTIAL'])),
  findings: v.string(),
  next_on: v.nullable(Day),
});

/** The decisions of an office that may wait for the seconds in which they can be taken back. */
export const HELD_ACTS = ['approve', 'approve_with_conditions', 'return', 'reject'] as const;
export const HeldAct = v.picklist(HELD_ACTS);
export type HeldAct = v.InferOutput<typeof HeldAct>;

/** For so long a decision that was sent with `is_held` can be taken back (decision 0115). */
export const TAKE_BACK_SECONDS = 10;

/** One case on an office’s desk: its own part, and what it may see of the application. */
export const ClearanceCase = v.object({
  clearance: ClearanceItem,
  assigned_name: v.nullable(v.string()),
  is_mine: v.boolean(),
  assessment: AssessmentReply,
  inspections: v.array(InspectionVisit),
  checklist: v.array(CheckedItem),
  acts: v.array(v.string()),
  /** Documents of the catalogue outside the frozen list, which a return requests with a legal ground alone. */
  other_documents: OtherDocuments,
  /** The office's own fees in this case; absent where it has none. */
  fees: v.optional(OfficeFees),
  /** Texts that the office writes often, for the forms of its acts. */
  templates: v.optional(v.array(OfferedTemplate)),
  /** The office's later finding on a part that was open when the law decided the application. */
  audit: v.optional(ClearanceAudit),
  /** A decision that can still be undone: nobody outside the municipality was notified of it. */
  held: v.optional(v.object({ act: HeldAct, decided_by: v.string(), is_mine: v.boolean() })),
});
export type ClearanceCase = v.InferOutput<typeof ClearanceCase>;

export const ClearancePath = v.object({ clearance_id: IdText });
/** Result of one act on a case. */
export const DecidedClearance = v.object({
  clearance_id: v.number(),
  state: ClearanceState,
  clearance_no: v.nullable(v.string()),
  /** For how many seconds the decision can still be undone; absent when it is carried out already. */
  held_seconds: v.optional(v.number()),
});
/** Sent with a decision: it waits for the seconds in which it can be taken back. */
const HeldFlag = v.optional(v.boolean(), false);
const toClearancePath = (verb: string) => `/api/clearances/:clearance_id/${verb}` as const;

export const getClearance = defineEndpoint({
  method: 'GET',
  path: '/api/clearances/:clearance_id',
  summary: 'Get a case with its documents',
  params: ClearancePath,
  reply: ClearanceCase,
});

/** Claims the most urgent unclaimed case; two clerks never get the same one. */
export const nextClearance = defineEndpoint({
  method: 'POST',
  path: '/api/clearances/next',
  summary: 'Assign the most urgent case to the user',
  reply: v.object({ clearance_id: v.nullable(v.number()) }),
});

export const claimClearance = defineEndpoint({
  method: 'POST',
  path: toClearancePath('claim'),
  summary: 'Assign a case to the user; a reason is required to take it before its turn',
  params: ClearancePath,
  body: v.optional(OutOfTurnReason, {}),
  reply: DecidedClearance,
});

export const approveClearance = defineEndpoint({
  method: 'POST',
  path: toClearancePath('approve'),
  summary: 'Clear the application for the office',
  params: ClearancePath,
  body: v.object({ remarks: defineOptionalText(500), is_held: HeldFlag }),
  reply: DecidedClearance,
});

/** Row T5: a barangay whose days have passed may still issue its clearance. */
export const issueClearanceLate = defineEndpoint({
  method: 'POST',
  path: toClearancePath('issue-late'),
  summary: 'Issue a barangay clearance that was not issued in time',
  params: ClearancePath,
  body: v.object({ remarks: defineOptionalText(500) }),
  reply: DecidedClearance,
});

/** Row C11: an office audits once each part that was open when the law decided the application. */
export const markClearanceAudit = defineEndpoint({
  method: 'POST',
  path: toClearancePath('post-audit'),
  summary: 'Complete the office’s post-audit of a part that was decided by law',
  params: ClearancePath,
  body: v.object({
    outcome: v.picklist(CLEARANCE_AUDIT_OUTCOMES, 'outcome.required'),
    finding: defineText('findings.required', 1_000),
  }),
  reply: DecidedClearance,
});

export const approveClearanceWithConditions = defineEndpoint({
  method: 'POST',
  path: toClearancePath('approve-with-conditions'),
  summary: 'Clear the application with dated conditions',
  params: ClearancePath,
  body: v.object({
    remarks: defineOptionalText(500),
    conditions: v.pipe(
      v.array(
        v.object({ text: defineText('condition.required', 300), due_on: defineDay('condition.due_on_required') }),
      ),
      v.minLength(1, 'condition.required'),
      v.maxLength(10, 'condition.too_many'),
    ),
    is_held: HeldFlag,
  }),
  reply: DecidedClearance,
});

/** To the owner for this office alone; its clock stops, unless only documents outside the frozen list are requested. */
export const returnClearance = defineEndpoint({
  method: 'POST',
  path: toClearancePath('return'),
  summary: 'Return the case to the owner with remarks',
  params: ClearancePath,
  body: v.object({
    remarks: defineText('remarks.required', 500),
    requirement_codes: v.array(v.string()),
    marks: Marks,
    extra_documents: ExtraDocuments,
    is_held: HeldFlag,
  }),
  reply: DecidedClearance,
});

export const rejectClearance = defineEndpoint({
  method: 'POST',
  path: toClearancePath('reject'),
  summary: 'Refuse the clearance in writing',
  params: ClearancePath,
  body: v.object({
    ground: defineText('ground.required', 200),
    remarks: defineText('remarks.required', 1000),
    is_held: HeldFlag,
  }),
  reply: DecidedClearance,
});

/** Only by its decider, and only before it is carried out. */
export const takeBackDecision = defineEndpoint({
  method: 'POST',
  path: toClearancePath('take-back'),
  summary: 'Undo a decision before it is carried out',
  params: ClearancePath,
  reply: DecidedClearance,
});

/** Before a bill is computed; the case is then reviewed again. */
export const recallClearance = defineEndpoint({
  method: 'POST',
  path: toClearancePath('recall'),
  summary: 'Recall an approval as head of the office',
  params: ClearancePath,
  body: v.object({ reason: defineText('recall.reason_required', 500) }),
  reply: DecidedClearance,
});

/** The owner’s answer to a returned case; only that office is notified of it. */
export const resubmitClearance = defineEndpoint({
  method: 'POST',
  path: toClearancePath('resubmit'),
  summary: 'Resubmit a returned case to its office as its owner',
  params: ClearancePath,
  body: v.object({ note: defineOptionalText(500), answers: CorrectedAnswers }),
  reply: DecidedClearance,
});

export const scheduleInspection = defineEndpoint({
  method: 'POST',
  path: toClearancePath('schedule-inspection'),
  summary: 'Schedule a visit',
  params: ClearancePath,
  body: v.object({
    scheduled_on: defineDay('scheduled_on.required'),
    scheduled_time: v.pipe(v.string('time.required'), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'time.required')),
    inspectors: defineText('inspectors.required', 200),
  }),
  reply: DecidedClearance,
});

export const recordInspection = defineEndpoint({
  method: 'POST',
  path: toClearancePath('record-inspection'),
  summary: 'Record the result of a visit',
  params: ClearancePath,
  body: v.pipe(
    v.object({ result: v.picklist(VISIT_RESULTS, 'inspection.result_required'), findings: defineOptionalText(1000) }),
    v.forward(
      v.check(
        ({ result, findings }) => result === 'PASSED' || result === 'REFUSED' || findings !== '',
        'inspection.findings_required',
      ),
      ['findings'],
    ),
    v.forward(
      v.check(({ result, findings }) => result !== 'REFUSED' || findings !== '', 'inspection.refusal_required'),
      ['findings'],
    ),
  ),
  reply: DecidedClearance,
});
