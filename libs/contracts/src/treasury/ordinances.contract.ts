// Endpoints with which the administrator drafts and tests versions of the revenue code, and a second person publishes
// them. A rehearsal is a dry run: it computes last year's assessments under a draft.

import * as v from 'valibot';

import { defineEndpoint } from '../shared/endpoint.ts';
import { OrdinanceSections, OrdinanceText } from './ordinance.contract.ts';
import { TariffAmendment } from './tariff-files.contract.ts';
import { TariffFindingReply } from './tariff-versions.contract.ts';
import { Day, Id, IdText, Instant, Pesos, defineText } from '../shared/primitives.ts';

export const ORDINANCE_STATES = ['DRAFT', 'PUBLISHED', 'WITHDRAWN'] as const;
export const OrdinanceState = v.picklist(ORDINANCE_STATES);
export type OrdinanceState = (typeof ORDINANCE_STATES)[number];

export const REHEARSAL_STATES = ['WAITING', 'RUNNING', 'DONE'] as const;
export const RehearsalState = v.picklist(REHEARSAL_STATES);
export type RehearsalState = (typeof REHEARSAL_STATES)[number];

const OrdinancePath = v.object({ ordinance_version_id: IdText });

/** A version of the revenue code in the list: what it is called, from when it holds, and how many bills rest on it. */
export const OrdinanceRow = v.object({
  ordinance_version_id: Id,
  version: v.string(),
  title: v.string(),
  effective_on: Day,
  state: OrdinanceState,
  /** The published version that a draft was copied from. */
  parent: v.nullable(v.object({ ordinance_version_id: Id, version: v.string() })),
  bills: v.number(),
  created_by: v.nullable(v.string()),
  created_at: Instant,
  saved_by: v.nullable(v.string()),
  saved_at: Instant,
  published_by: v.nullable(v.string()),
  published_at: v.nullable(Instant),
  reason: v.string(),
});
export type OrdinanceRow = v.InferOutput<typeof OrdinanceRow>;

/**
 * One figure or word that differs from the version before, in the reader's language. Empty text where there was or is
 * nothing.
 */
export const OrdinanceChange = v.object({ path: v.string(), what: v.string(), was: v.string(), becomes: v.string() });
export type OrdinanceChange = v.InferOutput<typeof OrdinanceChange>;

const comparedAmounts = { before: Pesos, after: Pesos, difference: Pesos };

/** One assessment under both versions. `percent` is null where nothing was billed before. */
export const AffectedAssessment = v.object({
  assessment_code: v.string(),
  company_code: v.string(),
  company_name: v.string(),
  ...comparedAmounts,
  percent: v.nullable(v.string()),
});
export type AffectedAssessment = v.InferOutput<typeof AffectedAssessment>;

/** The bills of one line of business or barangay under both versions. */
export const RehearsalShare = v.object({ code: v.string(), name: v.string(), bills: v.number(), ...comparedAmounts });
export type RehearsalShare = v.InferOutput<typeof RehearsalShare>;

/** Last year's assessments computed once with the version in force and once with the draft. Money of a whole year. */
export const Rehearsal = v.object({
  rehearsal_id: Id,
  /** False when the draft was saved again since. */
  is_current: v.boolean(),
  state: RehearsalState,
  tax_year: v.nullable(v.number()),
  assessments: v.number(),
  done: v.number(),
  ...comparedAmounts,
  more: v.number(),
  less: v.number(),
  same: v.number(),
  accounts: v.array(v.object({ account_code: v.string(), name: v.string(), ...comparedAmounts })),
  /** By the line of business with the largest sales or capital of each bill, and by barangay; absent on former ones. */
  lines: v.optional(v.array(RehearsalShare)),
  barangays: v.optional(v.array(RehearsalShare)),
  /** The hundred whose bill changes most, the largest change first. */
  most_affected: v.array(AffectedAssessment),
  refused: v.number(),
  /** The first hundred that cannot be assessed under the draft or the version in force, with the reason. */
  refusals: v.array(
    v.object({ assessment_code: v.string(), company_name: v.string(), version: v.string(), reason: v.string() }),
  ),
  asked_by: v.string(),
  asked_at: Instant,
  finished_at: v.nullable(Instant),
});
export type Rehearsal = v.InferOutput<typeof Rehearsal>;

export const ORDINANCE_ACTS = ['draft', 'save', 'rehearse', 'publish', 'withdraw'] as const;

/** A version whole: its text, what it changes, its last rehearsal, and what the reader may do with it. */
export const OrdinanceVersion = v.object({
  ...OrdinanceRow.entries,
  /** Rises with every save; a save names the one that it began from. */
  revision: v.number(),
  content: OrdinanceText,
  /** Set on a version that is a tariff: `content` then holds only what no tariff says. */
  tariff: v.optional(
    v.object({
      lines: v.number(),
      charges: v.number(),
      findings: v.array(TariffFindingReply),
      /** What it changes in the version before; null before the first one. */
      amendment: v.optional(v.nullable(TariffAmendment)),
    }),
  ),
  editors: v.array(v.string()),
  changes: v.array(OrdinanceChange),
  rehearsal: v.nullable(Rehearsal),
  open_draft_id: v.nullable(Id),
  acts: v.array(v.picklist(ORDINANCE_ACTS)),
  /** Why the reader cannot publish this draft, as a sentence. */
  why_not_publish: v.nullable(v.string()),
});
export type OrdinanceVersion = v.InferOutput<typeof OrdinanceVersion>;

const MovedOrdinance = v.object({ ordinance_version_id: Id, state: OrdinanceState, revision: v.number() });

export const listOrdinances = defineEndpoint({
  method: 'GET',
  path: '/api/ordinances',
  summary: 'List the versions of the revenue code, latest effective date first',
  reply: v.object({ data: v.array(OrdinanceRow) }),
});

export const getOrdinance = defineEndpoint({
  method: 'GET',
  path: '/api/ordinances/:ordinance_version_id',
  summary: 'Get a complete version of the revenue code',
  params: OrdinancePath,
  reply: OrdinanceVersion,
});

/** The first version of all; refused `conflict` where there is one or a draft of it. */
export const startFirstDraft = defineEndpoint({
  method: 'POST',
  path: '/api/ordinances/starter',
  summary: 'Create the first revenue code as a copy of the template',
  body: v.object({
    title: defineText('field.required', 200),
    version: OrdinanceSections.heading.entries.version,
    effective_on: Day,
  }),
  reply: v.object({ ordinance_version_id: Id }),
});

/** Refused `conflict` where the version, or the one that a withdrawn draft was made from, has an open draft already. */
export const startDraft = defineEndpoint({
  method: 'POST',
  path: '/api/ordinances/:ordinance_version_id/drafts',
  summary: 'Create a draft as a copy of a published version or a withdrawn draft',
  params: OrdinancePath,
  body: v.object({
    version: OrdinanceSections.heading.entries.version,
    effective_on: Day,
    /** A published version of the former shape is converted to tables; of no effect on one that has them. */
    edit_as: v.optional(v.picklist(['PARTS', 'TABLES'], 'field.invalid'), 'PARTS'),
  }),
  reply: MovedOrdinance,
});

const revision = v.pipe(v.number('count.required'), v.integer('count.integer'), v.minValue(1, 'count.too_few'));
const defineSectionInput = <const Name extends keyof typeof OrdinanceSections>(section: Name) =>
  v.object({ section: v.literal(section), revision, values: OrdinanceSections[section] });

/** One section of a draft, whole; `revision` is the one it was read at. */
export const OrdinanceSectionInput = v.variant(
  'section',
  [
    defineSectionInput('heading'),
    defineSectionInput('scale'),
    defineSectionInput('business_tax'),
    defineSectionInput('fees'),
    defineSectionInput('exemptions'),
    defineSectionInput('late'),
    defineSectionInput('due'),
    defineSectionInput('retirement'),
    defineSectionInput('routing'),
    defineSectionInput('presumptive'),
  ],
  'ordinance.section_unknown',
);
export type OrdinanceSectionInput = v.InferOutput<typeof OrdinanceSectionInput>;
export type SectionName = OrdinanceSectionInput['section'];

/**
 * Refused `conflict` when somebody saved the draft since it was read, `invalid` with the field when a figure cannot be.
 */
export const saveDraft = defineEndpoint({
  method: 'PUT',
  path: '/api/ordinances/:ordinance_version_id',
  summary: 'Save a section of a draft',
  params: OrdinancePath,
  body: OrdinanceSectionInput,
  body_size: 'large',
  reply: MovedOrdinance,
});

/** The present draft is rehearsed once a day; a repeated request replies with the same rehearsal. */
export const rehearseDraft = defineEndpoint({
  method: 'POST',
  path: '/api/ordinances/:ordinance_version_id/rehearsals',
  summary: 'Assess last year’s businesses under the draft and under the version in force',
  params: OrdinancePath,
  reply: v.object({ rehearsal_id: Id, state: RehearsalState }),
});

/** Refused `forbidden` to everyone who edited the draft, `conflict` when its present text was not rehearsed. */
export const publishDraft = defineEndpoint({
  method: 'POST',
  path: '/api/ordinances/:ordinance_version_id/publish',
  summary: 'Publish a draft as a second person; bills use it from its first day',
  params: OrdinancePath,
  body: v.object({ reason: defineText('reason.required', 500) }),
  reply: MovedOrdinance,
});

export const withdrawDraft = defineEndpoint({
  method: 'POST',
  path: '/api/ordinances/:ordinance_version_id/withdraw',
  summary: 'Withdraw a draft; it remains readable',
  params: OrdinancePath,
  body: v.object({ reason: defineText('reason.required', 500) }),
  reply: MovedOrdinance,
});
