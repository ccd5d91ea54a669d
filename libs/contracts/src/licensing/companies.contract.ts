// Endpoints of a business: its registration by the owner, and the reference data of forms.

import * as v from 'valibot';

import { BarangayShape } from './barangay-shape.ts';
import { ActivitySection, ContactsSection, IdentitySection, PeopleSection, PlaceSection } from './business-form.ts';
import { OpenRequest } from './open-request.ts';
import { OnBehalf } from './delegate-scope.ts';
import { defineEndpoint } from '../shared/endpoint.ts';
import { PermitBrief } from './permit-brief.ts';
import { Amendment, ApplicationState, ApplicationType, BusinessState, BusinessStanding } from '../shared/states.ts';
import {
  AssessmentCode,
  BarangayCode,
  CompanyCode,
  Day,
  DraftRevision,
  DraftRevisionQuery,
  Instant,
  ListQuery,
  Pesos,
  definePage,
} from '../shared/primitives.ts';

/** The whole registration of one place of business; sections are the steps of the form. */
export const BusinessForm = v.object({
  identity: IdentitySection,
  place: PlaceSection,
  contacts: ContactsSection,
  people: PeopleSection,
  activity: ActivitySection,
});
export type BusinessForm = v.InferOutput<typeof BusinessForm>;
/** The form as it travels and is stored: money as decimal text. */
export type BusinessFormInput = v.InferInput<typeof BusinessForm>;

export const FORM_SECTIONS = ['identity', 'place', 'contacts', 'people', 'activity'] as const;
export const FormSection = v.picklist(FORM_SECTIONS);
export type FormSection = (typeof FORM_SECTIONS)[number];

/** Values typed so far in one step; checked only when the form is finished, so that nothing is lost. */
export const DraftValues = v.pipe(
  v.record(v.string(), v.unknown()),
  v.check((values) => JSON.stringify(values).length <= 20_000, 'draft.too_long'),
);

/** A save was stored as this revision. */
export const KeptDraft = v.object({ saved_at: Instant, draft_revision: DraftRevision });

const CompanyDraft = v.record(FormSection, v.record(v.string(), v.unknown()));

/** Body of the refusal of a stale save of the form. */
export const PresentForm = v.object({ ...KeptDraft.entries, draft: CompanyDraft });
export type PresentForm = v.InferOutput<typeof PresentForm>;

export const ApplicationBrief = v.object({
  assessment_id: v.number(),
  assessment_code: v.string(),
  application_type: ApplicationType,
  tax_year: v.number(),
  state: ApplicationState,
});

/** One row of Business Holdings. `due_now` is what the owner owes today, penalties included. */
export const CompanyRow = v.object({
  company_code: CompanyCode,
  company_name: v.string(),
  brgycode: v.nullable(BarangayCode),
  barangay_name: v.nullable(v.string()),
  state: BusinessState,
  standing: BusinessStanding,
  is_draft: v.boolean(),
  lines: v.array(v.string()),
  /** The open application, else the newest; `is_reply_pending` while an office needs a reply of the owner. */
  application: v.nullable(v.object({ ...ApplicationBrief.entries, is_reply_pending: v.optional(v.boolean()) })),
  permit: v.nullable(PermitBrief),
  due_now: Pesos,
  updated_at: Instant,
});
export type CompanyRow = v.InferOutput<typeof CompanyRow>;

/** The days that a temporary permit may cover. */
export const EventBounds = v.object({ tax_year: v.number(), from: Day, to: Day, days_at_most: v.number() });
export type EventBounds = v.InferOutput<typeof EventBounds>;

/**
 * One place of business as its owner sees it. `draft` holds what was typed; `form` is the last complete registration.
 */
export const Company = v.object({
  ...CompanyRow.entries,
  form: v.nullable(v.record(v.string(), v.unknown())),
  draft: CompanyDraft,
  draft_revision: DraftRevision,
  saved_at: Instant,
  is_editable: v.boolean(),
  /** Applications that may be filed now, by kind and year. */
  can_request: v.array(OpenRequest),
  /** Why nothing may, in the reader’s language; null when something may. */
  cannot_request: v.nullable(v.string()),
  /** Which changes of its permit, and whether its closure, may be applied for now, and for which year. */
  can_change: v.array(v.object({ amendment: Amendment, tax_year: v.number() })),
  can_retire: v.nullable(v.object({ tax_year: v.number() })),
  /** Whether a temporary permit may be, for which year, and what bounds its days. */
  can_hold_event: v.nullable(EventBounds),
  /** Why nothing of these may, in the reader’s language; null when something may. */
  cannot_change: v.nullable(v.string()),
  applications: v.array(ApplicationBrief),
  on_behalf: v.optional(OnBehalf),
  /** The deceased owner of its estate; absent when no heir continues it. */
  estate_of: v.optional(v.string()),
  /** The proof of sales that the revenue code of the year requires after the renewal; absent where none is open. */
  proof_of_sales: v.optional(
    v.object({
      assessment_code: AssessmentCode,
      tax_year: v.number(),
      state: v.picklist(['PENDING', 'FILED']),
      /** Name of the document. */
      proof: v.string(),
      due_on: Day,
    }),
  ),
});
export type Company = v.InferOutput<typeof Company>;

const CompanyPath = v.object({ company_code: CompanyCode });

export const listMyCompanies = defineEndpoint({
  method: 'GET',
  path: '/api/companies',
  summary: 'List the business holdings of the signed-in owner',
  query: v.object({
    ...ListQuery,
    /** Only the businesses whose permit is to be renewed for this year. */
    to_renew: v.optional(v.pipe(v.string(), v.regex(/^20\d{2}$/, 'year.format'), v.transform(Number))),
  }),
  reply: definePage(CompanyRow),
});

export const createCompany = defineEndpoint({
  method: 'POST',
  path: '/api/companies',
  summary: 'Create a draft registration of a business holding',
  body: v.object({}),
  reply: v.object({ company_code: CompanyCode }),
});

export const getCompany = defineEndpoint({
  method: 'GET',
  path: '/api/companies/:company_code',
  summary: 'Get a business holding',
  params: CompanyPath,
  reply: Company,
});

export const saveCompanyDraft = defineEndpoint({
  method: 'PUT',
  path: '/api/companies/:company_code/draft',
  summary: 'Save the draft of one step of the form, unless another request saved it in the meantime',
  params: CompanyPath,
  body: v.object({ section: FormSection, values: DraftValues, draft_revision: DraftRevision }),
  reply: KeptDraft,
});

/** Checks every step together; the fields of a refusal are keyed `section.field`. */
export const registerCompany = defineEndpoint({
  method: 'POST',
  path: '/api/companies/:company_code/register',
  summary: 'Complete the registration from its draft',
  params: CompanyPath,
  query: DraftRevisionQuery,
  reply: v.object({
    company_code: CompanyCode,
    /** A business like this is registered already; which one is for the licensing office alone. */
    has_similar: v.boolean(),
  }),
});

export const discardCompany = defineEndpoint({
  method: 'DELETE',
  path: '/api/companies/:company_code',
  summary: 'Discard an incomplete registration',
  params: CompanyPath,
});

const POINT = { lat: v.number(), lng: v.number() };

/** Names and figures that every form needs, one call. */
export const Reference = v.object({
  municipality: v.object({
    name: v.string(),
    province: v.string(),
    region: v.string(),
    zip: v.string(),
    website: v.string(),
    hall: v.string(),
    centre: v.object(POINT),
    bounds: v.object({ south: v.number(), west: v.number(), north: v.number(), east: v.number() }),
  }),
  today: Day,
  tax_year: v.number(),
  map_tiles_url: v.nullable(v.string()),
  barangays: v.array(
    v.object({ brgycode: BarangayCode, name: v.string(), ...POINT, shape: v.nullable(BarangayShape) }),
  ),
  lines: v.array(
    v.object({
      line: v.string(),
      name: v.string(),
      psic: v.string(),
      categories: v.array(v.string()),
      is_essential: v.boolean(),
      asks_liquor: v.boolean(),
      units: v.array(v.string()),
      papers: v.string(),
      /** Everyday words for the line, and its name in the other language. */
      synonyms: v.array(v.string()),
    }),
  ),
  /** The revenue code of the year asks measures of the lines of business (`listFormMeasures`). */
  asks_measures: v.optional(v.boolean()),
  offices: v.array(v.object({ office: v.string(), role_id: v.number(), title: v.string(), checks: v.string() })),
  requirements: v.array(v.object({ code: v.string(), name: v.string(), verified_by: v.array(v.string()) })),
});
export type Reference = v.InferOutput<typeof Reference>;

export const getReference = defineEndpoint({
  method: 'GET',
  path: '/api/reference',
  summary: 'Get the reference data: municipality, barangays, lines of business, offices and documents',
  reply: Reference,
});
