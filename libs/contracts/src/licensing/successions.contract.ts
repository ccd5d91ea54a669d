import * as v from 'valibot';

import { defineEndpoint } from '../shared/endpoint.ts';
import { defineName } from '../shared/names.ts';
import { PermitNo } from './permits.contract.ts';
import { CompanyCode, Day, Instant, defineDay, defineText, WhyAnother } from '../shared/primitives.ts';

/** OBJECTED: the owner objected that they live, and the claim is over for good. */
export const SUCCESSION_STATES = ['FILED', 'CHECKED', 'GRANTED', 'REFUSED', 'OBJECTED', 'WITHDRAWN'] as const;
export type SuccessionState = (typeof SUCCESSION_STATES)[number];

/** Relation of the heir to the owner. */
export const HEIR_RELATIONS = ['SPOUSE', 'CHILD', 'PARENT', 'SIBLING', 'OTHER'] as const;
export type HeirRelation = (typeof HEIR_RELATIONS)[number];

export const SUCCESSION_ACTS = ['send_paper', 'withdraw', 'object', 'check', 'grant', 'refuse'] as const;

const SuccessionNo = v.pipe(v.string(), v.regex(/^HER-\d{4}-\d{6}$/, 'id.format'));
const SuccessionPath = v.object({ succession_no: SuccessionNo });
/** A paper by its code in the list of requirements. */
const PaperQuery = v.object({ paper: v.pipe(v.string('id.format'), v.regex(/^R\d{2}$/, 'id.format')) });

/** A row of a list of claims. */
export const SuccessionRow = v.object({
  succession_no: v.string(),
  state: v.picklist(SUCCESSION_STATES),
  company_code: CompanyCode,
  company_name: v.string(),
  /** The owner in the register; to the heir the name that they typed, until the claim is checked. */
  deceased_name: v.string(),
  heir_name: v.string(),
  filed_at: Instant,
  /** The last day on which anybody may object; null until the claim is checked. */
  object_until: v.nullable(Day),
});
export type SuccessionRow = v.InferOutput<typeof SuccessionRow>;

/**
 * The claim of an heir to continue a business for the term that was paid (domain reference 3.6), as one of its sides
 * sees it: the heir, the owner of the account who may well live, or the municipality.
 */
export const Succession = v.object({
  ...SuccessionRow.entries,
  side: v.picklist(['HEIR', 'OWNER', 'HALL']),
  permit_no: v.string(),
  /** The owner's name as the heir typed it. */
  stated_name: v.string(),
  relation: v.picklist(HEIR_RELATIONS),
  died_on: Day,
  statement: v.string(),
  papers: v.array(v.object({ code: v.string(), name: v.string(), file_name: v.nullable(v.string()) })),
  objections: v.array(v.object({ by: v.string(), reason: v.string(), at: Instant })),
  finding: v.string(),
  checked_at: v.nullable(Instant),
  reason: v.string(),
  ended_at: v.nullable(Instant),
  /** Why it cannot be passed on or granted now; null when it can, or is over. */
  blocked: v.nullable(v.string()),
  /** When the owner's account was used last after the day of death; the municipality alone sees it. */
  owner_seen_at: v.nullable(Instant),
  acts: v.array(v.picklist(SUCCESSION_ACTS)),
  why_another: WhyAnother,
});
export type Succession = v.InferOutput<typeof Succession>;

export const fileSuccession = defineEndpoint({
  method: 'POST',
  path: '/api/successions',
  summary: 'File an heir’s claim to continue the business of a deceased owner',
  body: v.object({
    permit_no: PermitNo,
    /** Typed by the heir and compared by the licensing office: the register shows no name by a number. */
    deceased_name: defineName('deceased_name.required', 200),
    relation: v.picklist(HEIR_RELATIONS, 'heir_relation.required'),
    died_on: defineDay('died_on.required'),
    statement: defineText('succession_statement.required', 2_000),
    signed_name: defineName('signed_name.required', 120),
    agrees: v.literal(true, 'declaration.required'),
  }),
  reply: Succession,
});

export const listMySuccessions = defineEndpoint({
  method: 'GET',
  path: '/api/successions/mine',
  summary: 'List the owner’s heirs’ claims, and checked claims to the owner’s businesses; at most 200',
  reply: v.object({ data: v.array(SuccessionRow) }),
});

export const listSuccessions = defineEndpoint({
  method: 'GET',
  path: '/api/successions',
  summary: 'List heirs’ claims, pending ones first; at most 200',
  reply: v.object({ data: v.array(SuccessionRow) }),
});

export const getSuccession = defineEndpoint({
  method: 'GET',
  path: '/api/successions/:succession_no',
  summary: 'Get a claim; for the heir, the municipality and, once it is checked, the owner',
  params: SuccessionPath,
  reply: Succession,
});

/** One picture or PDF in the part `file`, by the same rules as the papers of an application. */
export const sendSuccessionPaper = defineEndpoint({
  method: 'POST',
  path: '/api/successions/:succession_no/papers',
  summary: 'Add or replace a document of a claim that was not yet checked',
  params: SuccessionPath,
  query: PaperQuery,
  accepts: 'multipart',
  reply: Succession,
});

export const downloadSuccessionPaper = defineEndpoint({
  method: 'GET',
  path: '/api/successions/:succession_no/papers',
  summary: 'Download a document of a claim; for the heir and the municipality',
  params: SuccessionPath,
  query: PaperQuery,
});

export const withdrawSuccession = defineEndpoint({
  method: 'POST',
  path: '/api/successions/:succession_no/withdrawal',
  summary: 'Withdraw a claim as heir',
  params: SuccessionPath,
  reply: Succession,
});

/** By the number on the permit, of a claim that was checked: another heir is notified of none, and knows that number. */
export const objectToSuccession = defineEndpoint({
  method: 'POST',
  path: '/api/successions/objections',
  summary: 'Object to a claim: as the living owner, which ends it, or as another heir',
  body: v.object({ permit_no: PermitNo, reason: defineText('reason.required', 1_000) }),
  reply: v.object({ state: v.picklist(SUCCESSION_STATES) }),
});

export const checkSuccession = defineEndpoint({
  method: 'POST',
  path: '/api/successions/:succession_no/check',
  summary: 'Forward a claim to the signatory and notify the owner, or refuse it',
  params: SuccessionPath,
  body: v.object({
    outcome: v.picklist(['CHECKED', 'REFUSED'], 'outcome.required'),
    finding: defineText('findings.required', 1_000),
  }),
  reply: Succession,
});

/** Refused to the person who checked it, and before the last day to object is over. */
export const decideSuccession = defineEndpoint({
  method: 'POST',
  path: '/api/successions/:succession_no/decision',
  summary: 'Approve or refuse a checked claim as signatory',
  params: SuccessionPath,
  body: v.object({
    outcome: v.picklist(['GRANTED', 'REFUSED'], 'outcome.required'),
    reason: defineText('reason.required', 1_000),
  }),
  reply: Succession,
});
