import * as v from 'valibot';

import { defineEndpoint } from '../shared/endpoint.ts';
import { LOCAL_GOVERNMENTS, StoredLocalGovernment } from '../shared/local-government.ts';
import { Id, defineOptionalText, defineText } from '../shared/primitives.ts';

/** Steps of the checklist that sets up an empty municipality, in the order in which they are done. */
export const SET_UP_STEPS = [
  'municipality',
  'seal',
  'barangays',
  'administrators',
  'revenue_code',
  'staff',
  'gateway',
  'mail',
] as const;
export type SetUpStep = (typeof SET_UP_STEPS)[number];

/** Checks besides the steps before owners may use the system. */
export const LIVE_CHECKS = ['cashier', 'signature', 'forms', 'third_administrator', 'holidays', 'https'] as const;
export type LiveCheck = (typeof LIVE_CHECKS)[number];

/** Computed from the rows at every reading: nobody ticks a step. */
export const SetUp = v.object({
  /** `why`: what is there, or what is missing, in the reader's language. */
  steps: v.array(v.object({ step: v.picklist(SET_UP_STEPS), is_done: v.boolean(), why: v.string() })),
  /** `is_optional`: owners may use the system without it. */
  checks: v.array(
    v.object({ check: v.picklist(LIVE_CHECKS), is_done: v.boolean(), is_optional: v.boolean(), why: v.string() }),
  ),
  /** The draft of the revenue code that waits, or the version in force. */
  ordinance_version_id: v.nullable(Id),
  /** A trial mail waits for its server: the answer changes by itself. */
  is_mail_waiting: v.boolean(),
  /** False where owners pay at the counter alone: no gateway can be tried. */
  takes_online_payments: v.boolean(),
});
export type SetUp = v.InferOutput<typeof SetUp>;

export const getSetUp = defineEndpoint({
  method: 'GET',
  path: '/api/setup/steps',
  summary: 'List the missing set-up steps of the municipality',
  reply: SetUp,
});

/** Degrees as a map shows them. */
function defineMunicipalityDegrees(requiredKey: string, limit: number) {
  return v.pipe(
    v.string(requiredKey),
    v.trim(),
    v.minLength(1, requiredKey),
    v.regex(/^-?\d{1,3}(?:\.\d{1,9})?$/, 'municipality.degrees'),
    v.transform(Number),
    v.minValue(-limit, 'municipality.degrees'),
    v.maxValue(limit, 'municipality.degrees'),
  );
}

/** Greatest distance of a business's pin from the municipal hall, in whole kilometres. */
const Reach = v.pipe(
  v.string('municipality.reach'),
  v.trim(),
  v.regex(/^\d{1,3}$/, 'municipality.reach'),
  v.transform(Number),
  v.minValue(1, 'municipality.reach'),
  v.maxValue(150, 'municipality.reach'),
);

/** The municipality as every paper, mail and page names it. */
const MunicipalityValues = v.object({
  /** A client of an earlier release sends none: the kind stays as it is. */
  government: v.optional(v.picklist(LOCAL_GOVERNMENTS, 'municipality.government')),
  name: defineText('municipality.name', 80),
  province: defineOptionalText(80),
  region: defineOptionalText(80),
  zip: v.pipe(v.string('municipality.zip'), v.trim(), v.regex(/^\d{4}$/, 'municipality.zip')),
  hall: defineText('municipality.hall', 200),
  website: v.optional(
    v.pipe(
      v.string('municipality.website'),
      v.trim(),
      v.maxLength(200, 'text.too_long'),
      v.regex(/^(?:https:\/\/[^\s/]+\.[^\s]+)?$/, 'municipality.website'),
    ),
    '',
  ),
  lat: defineMunicipalityDegrees('municipality.place', 90),
  lng: defineMunicipalityDegrees('municipality.place', 180),
  reach_km: Reach,
  series_prefix: v.pipe(
    v.string('municipality.prefix'),
    v.trim(),
    v.toUpperCase(),
    v.regex(/^[A-Z]{2}$/, 'municipality.prefix'),
  ),
});

/** Highly urbanized cities, and the cities and the municipality of Metro Manila, belong to no province. */
export const MunicipalityInput = v.pipe(
  MunicipalityValues,
  v.forward(
    v.partialCheck(
      [['government'], ['province']],
      ({ government = 'MUNICIPALITY', province }) => government !== 'MUNICIPALITY' || province !== '',
      'municipality.province',
    ),
    ['province'],
  ),
);
export type MunicipalityInput = v.InferOutput<typeof MunicipalityInput>;

export const MunicipalityDetails = v.object({
  government: StoredLocalGovernment,
  name: v.string(),
  province: v.string(),
  region: v.string(),
  zip: v.string(),
  hall: v.string(),
  website: v.string(),
  lat: v.number(),
  lng: v.number(),
  reach_km: v.number(),
  series_prefix: v.string(),
  /** Numbers that were given begin with it, so it stays. */
  is_prefix_used: v.boolean(),
  /** Changes with each sending; null while the product's own drawing is used. */
  seal: v.nullable(v.string()),
});
export type MunicipalityDetails = v.InferOutput<typeof MunicipalityDetails>;

export const getMunicipalityDetails = defineEndpoint({
  method: 'GET',
  path: '/api/municipality/details',
  summary: 'Get the settings of the municipality',
  reply: MunicipalityDetails,
});

export const saveMunicipality = defineEndpoint({
  method: 'PUT',
  path: '/api/municipality/details',
  summary: 'Update the name, address and place of the municipality',
  body: MunicipalityInput,
  reply: MunicipalityDetails,
});

/** Limits of a seal; it is rendered again in a square of `side` pixels, and smaller for papers and for the top bar. */
export const SEAL_LIMITS = {
  bytes: 2 * 1024 * 1024,
  side_least: 128,
  side: 512,
  print_side: 264,
  bar_side: 108,
} as const;

export const sendSeal = defineEndpoint({
  method: 'POST',
  path: '/api/municipality/seal',
  summary: 'Upload the municipal seal, one file in the part `file`',
  accepts: 'multipart',
  reply: v.object({ has_seal: v.literal(true) }),
});

export const getSeal = defineEndpoint({
  method: 'GET',
  path: '/api/municipality/seal',
  summary:
    'Download the municipal seal as PNG; public; small for the top bar, cached permanently under its picture name',
  query: v.object({ of: v.optional(v.pipe(v.string(), v.maxLength(200))), size: v.optional(v.picklist(['bar'])) }),
});

/** Rows of the Philippine Standard Geographic Code; refused `invalid` with every wrong row as `rows.3.brgycode`. */
export const importBarangays = defineEndpoint({
  method: 'POST',
  path: '/api/municipality/barangays',
  summary: 'Import the barangays from a file of PSGC rows: all of them or none',
  accepts: 'multipart',
  reply: v.object({ added: v.number(), changed: v.number() }),
});

export const tryGateway = defineEndpoint({
  method: 'POST',
  path: '/api/setup/trials/gateway',
  summary: 'Test the payment gateway with a payment that does not exist; refused if online payment is off',
  reply: v.object({ is_done: v.boolean(), verdict: v.string() }),
});

export const sendTestMail = defineEndpoint({
  method: 'POST',
  path: '/api/setup/trials/mail',
  summary: 'Send a test e-mail to the user, by the route of all e-mails',
  reply: v.object({ to: v.string() }),
});
