import * as v from 'valibot';

import { EmailAddress, Locale } from './auth.contract.ts';
import { defineEndpoint } from '../shared/endpoint.ts';
import { normaliseMobile, normaliseTin } from '../inputs/numbers.ts';
import { defineLastName, defineName } from '../shared/names.ts';
import { Id, IdText, Instant } from '../shared/primitives.ts';

/** Names the walk-in under which a request of the licensing office is the citizen's own. */
export const WALK_IN_HEADER = 'x-walk-in';

export const WalkInNo = v.pipe(v.string(), v.regex(/^WI-\d{4}-\d{6}$/, 'walk_in_no.format'));
export type WalkInNo = v.InferOutput<typeof WalkInNo>;

const MobileNumber = v.pipe(
  v.string('mobile.required'),
  v.trim(),
  v.maxLength(24, 'mobile.format'),
  v.check((text) => normaliseMobile(text) !== undefined, 'mobile.format'),
  v.transform((text) => (normaliseMobile(text) ?? '').replaceAll(' ', '')),
);
const Tin = v.pipe(
  v.string('tin.required'),
  v.trim(),
  v.check((text) => normaliseTin(text) !== undefined, 'tin.format'),
  v.transform((text) => normaliseTin(text) ?? ''),
);

/** Data by which a citizen identifies themselves, whole: an account is found by all of it or not at all. */
export const CitizenKey = v.variant('by', [
  v.object({ by: v.literal('EMAIL'), value: EmailAddress }),
  v.object({ by: v.literal('MOBILE'), value: MobileNumber }),
  v.object({ by: v.literal('TIN'), value: Tin }),
]);
export type CitizenKey = v.InferOutput<typeof CitizenKey>;

/** An account as the clerk sees it: enough to let the citizen confirm that it is theirs. */
export const Citizen = v.object({
  name: v.string(),
  /** `n•••@example.com` */
  email: v.string(),
  /** `0917 ••• ••67`, where the citizen confirmed a number. */
  mobile: v.nullable(v.string()),
  /** Nobody has set its password yet. */
  is_unclaimed: v.boolean(),
  businesses: v.number(),
});
export type Citizen = v.InferOutput<typeof Citizen>;

/** A clerk and the citizen before them, from the first question until one of them leaves. */
export const WalkIn = v.object({
  walk_in_no: WalkInNo,
  citizen: Citizen,
  opened_at: Instant,
  ended_at: v.nullable(Instant),
});
export type WalkIn = v.InferOutput<typeof WalkIn>;

const WalkInPath = v.object({ walk_in_no: WalkInNo });

export const findCitizen = defineEndpoint({
  method: 'POST',
  path: '/api/walk-ins/citizen',
  summary: 'Find the account of a client at the counter by the complete e-mail address, mobile number or TIN',
  body: CitizenKey,
  reply: v.object({ citizen: v.nullable(Citizen) }),
});

/** The mailed link lets the citizen claim the account; the clerk knows no password of it. */
export const addWalkInCitizen = defineEndpoint({
  method: 'POST',
  path: '/api/walk-ins/newcomer',
  summary: 'Create an account in the name of the client; a walk-in session starts in the usual way',
  body: v.object({
    firstname: defineName('firstname.required', 100),
    lastname: defineLastName(),
    email: EmailAddress,
    locale: v.optional(Locale, 'fil'),
  }),
  reply: v.object({ citizen: Citizen }),
});

/** How the citizen agrees: with a code that is sent to them, or by signature and ID before a second clerk. */
export const WALK_IN_WAYS = ['MOBILE', 'EMAIL', 'SIGNATURE'] as const;
export type WalkInWay = (typeof WALK_IN_WAYS)[number];

/** Papers of a citizen who cannot read a code now. */
export const WALK_IN_PAPERS = ['SIGNATURE', 'ID_PHOTO'] as const;
export type WalkInPaper = (typeof WALK_IN_PAPERS)[number];

/** The citizen's consent to one walk-in of one clerk. */
export const WalkInConsent = v.object({
  consent_id: Id,
  citizen: Citizen,
  clerk_name: v.string(),
  way: v.picklist(WALK_IN_WAYS),
  /** Shortened address to which the code was sent; null without a code. */
  sent_to: v.nullable(v.string()),
  requested_at: Instant,
  ends_at: Instant,
  papers: v.array(v.picklist(WALK_IN_PAPERS)),
  /** Decision of a second clerk; null while nobody decided, and for a code. */
  is_confirmed: v.nullable(v.boolean()),
});
export type WalkInConsent = v.InferOutput<typeof WalkInConsent>;

const ConsentPath = v.object({ consent_id: IdText });

export const requestWalkInConsent = defineEndpoint({
  method: 'POST',
  path: '/api/walk-ins/consents',
  summary: 'Send a code to the client, or start a consent by signature and ID',
  body: v.intersect([CitizenKey, v.object({ way: v.picklist(WALK_IN_WAYS, 'walk_in_way.required') })]),
  reply: WalkInConsent,
});

export const listWalkInConsents = defineEndpoint({
  method: 'GET',
  path: '/api/walk-ins/consents',
  summary: 'Get the pending consent of the clerk, and those of colleagues that a second clerk can confirm',
  reply: v.object({ own: v.nullable(WalkInConsent), to_confirm: v.array(WalkInConsent) }),
});

export const sendWalkInPaper = defineEndpoint({
  method: 'POST',
  path: '/api/walk-ins/consents/:consent_id/papers',
  summary: 'Upload the signature or ID photo of a client who cannot read a code',
  params: ConsentPath,
  query: v.object({ paper: v.picklist(WALK_IN_PAPERS) }),
  accepts: 'multipart',
  reply: WalkInConsent,
});

export const downloadWalkInPaper = defineEndpoint({
  method: 'GET',
  path: '/api/walk-ins/consents/:consent_id/papers',
  summary: 'Get the signature or ID photo of a pending consent; only for clerks of the licensing office',
  params: ConsentPath,
  query: v.object({ paper: v.picklist(WALK_IN_PAPERS) }),
});

export const decideWalkInConsent = defineEndpoint({
  method: 'POST',
  path: '/api/walk-ins/consents/:consent_id/decision',
  summary: 'Confirm as a second clerk that the client is present and signed, or refuse',
  params: ConsentPath,
  body: v.object({ is_confirmed: v.boolean('field.required') }),
  reply: WalkInConsent,
});

/** The citizen reads the code aloud to the clerk; a confirmed consent needs none. */
export const openWalkIn = defineEndpoint({
  method: 'POST',
  path: '/api/walk-ins',
  summary: 'Start filing for the client who agreed; the client is notified',
  body: v.object({
    consent_id: Id,
    code: v.optional(v.pipe(v.string('code.required'), v.trim(), v.regex(/^\d{6}$/, 'code.format'))),
  }),
  reply: WalkIn,
});

export const getOpenWalkIn = defineEndpoint({
  method: 'GET',
  path: '/api/walk-ins/open',
  summary: 'Get the client for whom the clerk currently files',
  reply: v.object({ walk_in: v.nullable(WalkIn) }),
});

export const endWalkIn = defineEndpoint({
  method: 'POST',
  path: '/api/walk-ins/:walk_in_no/end',
  summary: 'End the walk-in session',
  params: WalkInPath,
  reply: WalkIn,
});
