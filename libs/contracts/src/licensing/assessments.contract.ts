// Endpoints of an owner's permit application: start, read, save as a draft, file and withdraw it.

import * as v from 'valibot';

import { Correction, OwedLine, PaymentDays, RequirementItem, TimelineEntry } from './application-parts.ts';
import { AssessmentRow } from './assessment-row.ts';
import { ClosingOutcome } from './changes.contract.ts';
import { ChecklistFinding } from './checklists.contract.ts';
import { ClearanceCondition } from './conditions.contract.ts';
import { DraftValues, KeptDraft } from './companies.contract.ts';
import { CorrectedAnswers } from './corrected-fields.ts';
import { Declaration } from './declarations.contract.ts';
import { OnBehalf, Representative } from './delegate-scope.ts';
import { defineEndpoint } from '../shared/endpoint.ts';
import { ExtraDocument } from './extra-documents.contract.ts';
import { CodeQuestions } from './found-measures.contract.ts';
import { ProposedFee } from './proposed-fees.contract.ts';
import { OfferedTemplate } from './office-templates.contract.ts';
import { ClearingOffice } from '../shared/roles.ts';
import { SanctionState } from './sanctions.contract.ts';
import {
  Amendment,
  ApplicationState,
  ApplicationType,
  ArtaClass,
  ArtaGround,
  ClearanceState,
  PaymentMode,
  PermitState,
} from '../shared/states.ts';
import { ApplicationSilence, DeemedApproval, Overdue } from './timers.contract.ts';
import {
  AssessmentCode,
  CompanyCode,
  Day,
  DraftRevision,
  DraftRevisionQuery,
  Instant,
  Pesos,
  WhyAnother,
  defineOptionalText,
} from '../shared/primitives.ts';

const ApplicationPath = v.object({ assessment_code: AssessmentCode });

const ApplicationMoveReply = v.object({ assessment_code: v.string(), state: ApplicationState });

/** When something was requested from the owner, and the name of the person who requested it; the rules have none. */
const OwnerRequest = v.object({ at: Instant, by: v.nullable(v.string()) });

/** One office’s part of an application. Days are working days; a stopped clock does not count (RA 11032). */
export const ClearanceItem = v.object({
  clearance_id: v.nullable(v.number()),
  office: ClearingOffice,
  title: v.string(),
  checks: v.string(),
  is_needed: v.boolean(),
  reason: v.string(),
  state: ClearanceState,
  clearance_no: v.nullable(v.string()),
  due_on: v.nullable(Day),
  days_used: v.number(),
  days_limit: v.number(),
  is_paused: v.boolean(),
  remarks: v.string(),
  /** While the owner must answer: the request of this office. */
  request: v.optional(OwnerRequest),
  requested_documents: v.array(v.string()),
  /** Requested outside the frozen list; the answer may leave them out. Absent when there are none. */
  extra_documents: v.optional(v.array(ExtraDocument)),
  /** Fields that it marked in the form, oldest first; an office reads its own. */
  corrections: v.array(Correction),
  conditions: v.array(ClearanceCondition),
  /** Items that do not comply: the office's own at any time, the owner's once the office has decided. */
  findings: v.array(ChecklistFinding),
  inspection_at: v.nullable(Instant),
  decided_at: v.nullable(Instant),
  /** Absent while its time runs; on the record of an application alone. */
  overdue: v.optional(Overdue),
  /** Only in old rows that the clock approved; on the record of an application alone. */
  deemed: v.optional(DeemedApproval),
});
export type ClearanceItem = v.InferOutput<typeof ClearanceItem>;

/** A line of the estimated amount; one of an earlier year that was not filed names the year. */
const EstimatedLine = v.object({
  ...OwedLine.entries,
  of_year: v.optional(v.number()),
  is_unfiled: v.optional(v.boolean()),
});

/** Why another registered business may be the same. */
export const SIMILAR_REASONS = ['NAME', 'TIN', 'MOBILE', 'ADDRESS'] as const;
export type SimilarReason = (typeof SIMILAR_REASONS)[number];

/** One permit application of one tax year, as the viewer may see it. `acts` are what this viewer may do now. */
export const AssessmentReply = v.object({
  assessment_id: v.number(),
  assessment_code: v.string(),
  company_code: CompanyCode,
  company_name: v.string(),
  owner_name: v.string(),
  barangay_name: v.string(),
  address: v.string(),
  lines: v.array(
    v.object({ line: v.string(), name: v.string(), is_principal: v.boolean(), categories: v.array(v.string()) }),
  ),
  application_type: ApplicationType,
  /** Fields that an amendment changes. */
  amendment: v.nullable(Amendment),
  tax_year: v.number(),
  /** For a renewal: earlier years that were not filed and that it declares, oldest first. */
  back_years: v.optional(v.array(v.number())),
  /**
   * For a filed renewal of a business that stays open: earlier years neither filed nor declared with it; it waits for
   * them.
   */
  open_years: v.optional(v.array(v.number())),
  /** For a renewal with its owner: the first day on which it may be filed; absent when that day has come. */
  files_from: v.optional(Day),
  /**
   * While it is filled in: the modes of payment of a revenue code that names its own, with their due days; none where a
   * new business pays at once. Where a total does not reach a minimum, the bill is due in full.
   */
  payment_days: v.optional(v.array(PaymentDays)),
  state: ApplicationState,
  revision: v.number(),
  payment_mode: v.nullable(PaymentMode),
  arta_class: v.nullable(ArtaClass),
  /** To who may accept it: the class that the rules find before anybody decided it, and why. */
  class_found: v.optional(v.object({ arta_class: ArtaClass, ground: ArtaGround })),
  submitted_at: v.nullable(Instant),
  accepted_at: v.nullable(Instant),
  due_on: v.nullable(Day),
  days_used: v.number(),
  days_limit: v.number(),
  /** Holder, start and the act that continues it; absent when nobody holds it. */
  blocker: v.optional(v.string()),
  returned: v.nullable(v.object({ remarks: v.string(), requirement_codes: v.array(v.string()), at: Instant })),
  /** While a returned application is with its owner: the request of the licensing office. */
  return_request: v.optional(OwnerRequest),
  business: v.nullable(v.record(v.string(), v.unknown())),
  draft: v.record(v.string(), v.unknown()),
  draft_revision: DraftRevision,
  declaration: v.nullable(v.record(v.string(), v.unknown())),
  /** Values that an amendment or a retirement declares, and its changes in the reader’s language. */
  change: v.nullable(v.record(v.string(), v.unknown())),
  changes: v.array(v.object({ label: v.string(), was: v.string(), becomes: v.string() })),
  ...CodeQuestions.entries,
  closing_visit: v.nullable(
    v.object({ visited_on: Day, outcome: ClosingOutcome, findings: v.string(), visited_by: v.string() }),
  ),
  requirements: v.array(RequirementItem),
  /** Fields marked by the licensing office, oldest first; other offices' marks are at their clearances. */
  corrections: v.array(Correction),
  clearances: v.array(ClearanceItem),
  timeline: v.array(TimelineEntry),
  estimate: v.nullable(v.object({ lines: v.array(EstimatedLine), total: Pesos, warnings: v.array(v.string()) })),
  bill_id: v.nullable(v.number()),
  permit: v.nullable(v.object({ permit_no: v.string(), state: PermitState, token: v.nullable(v.string()) })),
  /** The newest permit that holds until the offices have looked, beside the permit that follows. */
  provisional: v.optional(v.object({ permit_no: v.string(), state: PermitState, token: v.string(), valid_until: Day })),
  /** Effect of the law when the legal days pass; absent while they have not begun or decide nothing. */
  silence: v.optional(ApplicationSilence),
  /** The owner requested the order of payment on declared figures; it issues by rule on this day (row A20). */
  declared_order: v.optional(v.object({ requested_on: Day, issues_on: v.nullable(Day), issued_on: v.nullable(Day) })),
  /** It is paid before the offices look; false again once they are done. */
  is_paid_first: v.optional(v.boolean(), false),
  /** To its owner: the client satisfaction survey may be answered (ARTA MC 2022-05). */
  is_survey_offered: v.optional(v.boolean(), false),
  saved_at: Instant,
  acts: v.array(v.string()),
  why_another: WhyAnother,
  /** Fees found by offices, for the persons who compute and approve. */
  proposed_fees: v.optional(v.array(ProposedFee)),
  /** Texts that the licensing office writes often, for the forms of its acts; absent for everybody else. */
  templates: v.optional(v.array(OfferedTemplate)),
  /** To the licensing office: registered businesses that may be the same as this one. */
  similar_businesses: v.optional(
    v.array(
      v.object({
        company_code: CompanyCode,
        company_name: v.string(),
        barangay_name: v.string(),
        reasons: v.array(v.picklist(SIMILAR_REASONS)),
      }),
    ),
  ),
  on_behalf: v.optional(OnBehalf),
  /** The person who filed and swore in the owner's stead; absent when the owner did. */
  filed_by: v.optional(Representative),
  /** To offices: that a case against the business is open, and whether the reader may open it. */
  open_sanction: v.optional(v.object({ sanction_no: v.string(), state: SanctionState, is_readable: v.boolean() })),
});
export type AssessmentReply = v.InferOutput<typeof AssessmentReply>;

export const listCompanyAssessments = defineEndpoint({
  method: 'GET',
  path: '/api/companies/:company_code/assessments',
  summary: 'List the applications of a business, newest year first',
  params: v.object({ company_code: CompanyCode }),
  reply: v.object({ data: v.array(AssessmentRow) }),
});

export const startAssessment = defineEndpoint({
  method: 'POST',
  path: '/api/companies/:company_code/assessments',
  summary: 'Create a draft application for a tax year; returns the open one if it exists',
  params: v.object({ company_code: CompanyCode }),
  body: v.object({
    application_type: ApplicationType,
    /** For an amendment alone. */
    amendment: v.optional(Amendment),
    tax_year: v.pipe(v.number('tax_year.required'), v.integer('tax_year.required')),
  }),
  reply: ApplicationMoveReply,
});

export const getAssessment = defineEndpoint({
  method: 'GET',
  path: '/api/assessments/:assessment_code',
  summary: 'Get an application',
  params: ApplicationPath,
  reply: AssessmentReply,
});

export const saveAssessmentDraft = defineEndpoint({
  method: 'PUT',
  path: '/api/assessments/:assessment_code/draft',
  summary: 'Save the draft of the declaration, unless another request saved it in the meantime',
  params: ApplicationPath,
  body: v.object({ values: DraftValues, draft_revision: DraftRevision }),
  reply: KeptDraft,
});

/** Body of the refusal of a stale save of the declaration. */
export const PresentDeclaration = v.object({ ...KeptDraft.entries, draft: v.record(v.string(), v.unknown()) });
export type PresentDeclaration = v.InferOutput<typeof PresentDeclaration>;

/** Also the resubmission of a returned application, with a note to the licensing office. */
export const submitAssessment = defineEndpoint({
  method: 'POST',
  path: '/api/assessments/:assessment_code/submit',
  summary: 'File the application',
  params: ApplicationPath,
  query: DraftRevisionQuery,
  body: v.object({ ...Declaration.entries, answers: CorrectedAnswers, note: defineOptionalText(500) }),
  reply: ApplicationMoveReply,
});

export const withdrawAssessment = defineEndpoint({
  method: 'POST',
  path: '/api/assessments/:assessment_code/withdraw',
  summary: 'Withdraw the application as its owner',
  params: ApplicationPath,
  reply: ApplicationMoveReply,
});
