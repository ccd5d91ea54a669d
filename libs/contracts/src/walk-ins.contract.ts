import * as v from 'valibot';

import { Email, Locale } from './auth.contract.ts';
import { endpoint } from './endpoint.ts';
import { normalMobile, normalTin } from './inputs/numbers.ts';
import { lastName, nameText } from './names.ts';
import { Instant } from './primitives.ts';

/** Names the walk-in under which a request of the licensing office is the citizen's own. */
export const WALK_IN_HEADER = 'x-walk-in';

export const WalkInNo = v.pipe(v.string(), v.regex(/^WI-\d{4}-\d{6}$/, 'walk_in_no.format'));
export type WalkInNo = v.InferOutput<typeof WalkInNo>;

const MobileNumber = v.pipe(
  v.string('mobile.required'),
  v.trim(),
  v.maxLength(24, 'mobile.format'),
  v.check((typed) => normalMobile(typed) !== undefined, 'mobile.format'),
  v.transform((typed) => (normalMobile(typed) ?? '').replaceAll(' ', '')),
);
const Tin = v.pipe(
  v.string('tin.required'),
  v.trim(),
  v.check((typed) => normalTin(typed) !== undefined, 'tin.format'),
  v.transform((typed) => normalTin(typed) ?? ''),
);

/** What a citizen says of themselves, whole: an account is found by all of it or not at all. */
export const CitizenKey = v.variant('by', [
  v.object({ by: v.literal('EMAIL'), value: Email }),
  v.object({ by: v.literal('MOBILE'), value: MobileNumber }),
  v.object({ by: v.literal('TIN'), value: Tin }),
]);
export type CitizenKey = v.InferOutput<typeof CitizenKey>;

/** An account as the clerk sees it: enough to ask the citizen whether it is theirs. */
export const Citizen = v.object({
  name: v.string(),
  /** `n•••@example.com` */
  email: v.string(),
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

export const findCitizen = endpoint({
  method: 'POST',
  path: '/api/walk-ins/citizen',
  summary: 'Finds the account of a citizen at the counter by their whole e-mail, mobile number or TIN',
  body: CitizenKey,
  reply: v.object({ citizen: v.nullable(Citizen) }),
});

export const openWalkIn = endpoint({
  method: 'POST',
  path: '/api/walk-ins',
  summary: 'Begins to file for the citizen who was found; the citizen is written to',
  body: CitizenKey,
  reply: WalkIn,
});

/** The mailed link lets the citizen claim the account; the clerk knows no password of it. */
export const openWalkInForNewcomer = endpoint({
  method: 'POST',
  path: '/api/walk-ins/newcomer',
  summary: 'Makes an account in the name of the citizen and begins to file for them',
  body: v.object({
    firstname: nameText('firstname.required', 100),
    lastname: lastName(),
    email: Email,
    locale: v.optional(Locale, 'fil'),
  }),
  reply: WalkIn,
});

export const getOpenWalkIn = endpoint({
  method: 'GET',
  path: '/api/walk-ins/open',
  summary: 'The citizen whom the clerk files for at this moment',
  reply: v.object({ walk_in: v.nullable(WalkIn) }),
});

export const endWalkIn = endpoint({
  method: 'POST',
  path: '/api/walk-ins/:walk_in_no/end',
  summary: 'The citizen leaves; nothing more is done in their name',
  params: WalkInPath,
  reply: WalkIn,
});
