import * as v from 'valibot';

import { normalisePermitNo } from '../inputs/numbers.ts';
import { defineEndpoint } from '../shared/endpoint.ts';
import { ApplicationState, PermitState } from '../shared/states.ts';
import { AssessmentCode, Day, Instant, ListQuery, definePage, Uuid } from '../shared/primitives.ts';

/**
 * The number as printed on a permit, with a suffix on an amended one, on a temporary or provisional one or a
 * certificate of retirement.
 */
export const PermitNo = v.pipe(
  v.string('permit_no.format'),
  v.transform((text) => normalisePermitNo(text) ?? text),
  v.regex(/^(?:MP-\d{4}-\d{5}(-[AR]\d{1,2})?|(?:CR|TP|PP)-\d{4}-\d{5})$/, 'permit_no.format'),
);
const PermitPath = v.object({ permit_no: PermitNo });
const MovedPermit = v.object({ permit_no: v.string(), permit_state: PermitState, state: ApplicationState });

export const releasePermit = defineEndpoint({
  method: 'POST',
  path: '/api/assessments/:assessment_code/release',
  summary: 'Release the permit for signature as licensing office',
  params: v.object({ assessment_code: AssessmentCode }),
  reply: MovedPermit,
});

export const signPermit = defineEndpoint({
  method: 'POST',
  path: '/api/permits/:permit_no/sign',
  summary: 'Sign the permit; it becomes active',
  params: PermitPath,
  reply: MovedPermit,
});

export const downloadPermit = defineEndpoint({
  method: 'GET',
  path: '/api/permits/:permit_no/pdf',
  summary: 'Download the permit as a PDF',
  params: PermitPath,
});

/** Effect of RA 11032 s.10 on a permit: approved before its signature, or extended past its last day. */
export const BY_LAW = ['APPROVED_BY_LAW', 'PERMIT_EXTENDED'] as const;
export type ByLaw = (typeof BY_LAW)[number];

/**
 * Public facts of a permit. `genuine`: signature right and in force; `expired`, `revoked`, `suspended`,
 * `superseded`: signature right, not in force; `closed`: the business was retired, shown by its certificate and by the
 * permit that it surrendered; `not_yet`: a temporary permit before its first day; `paused`: in force, and its owner closed the business for these days; `forged`: the signature does not fit; `foreign`: the code
 * leads to an address that is not the municipality's, whatever it holds; `unknown`: no such permit. Personal data stay
 * hidden (domain reference 6.2).
 */
export const Verification = v.object({
  verdict: v.picklist([
    'genuine',
    'expired',
    'revoked',
    'suspended',
    'superseded',
    'closed',
    'not_yet',
    'paused',
    'forged',
    'foreign',
    'unknown',
  ]),
  /** A number can be copied onto any paper; only a code proves that the paper is ours. */
  checked_by: v.picklist(['code', 'number']),
  checked_at: Instant,
  permit: v.nullable(
    v.object({
      permit_no: v.string(),
      company_name: v.string(),
      barangay_name: v.string(),
      lines: v.array(v.string()),
      issued_on: v.nullable(Day),
      valid_until: Day,
      /** The number of the paper that took its place. */
      replaced_by: v.nullable(v.string()),
      closed_on: v.nullable(Day),
      /** The last of the days for which the owner closed the business. */
      paused_until: v.nullable(Day),
      /** The event of a temporary permit and its first day. */
      event: v.nullable(v.object({ event_name: v.string(), venue: v.string(), starts_on: Day })),
      /**
       * Given by the revenue code until the offices have looked; it ends on `valid_until` or gives way to the permit.
       */
      is_provisional: v.optional(v.boolean(), false),
      /** In force, and something of its bill is overdue; never how much or of which year. */
      subject_to_payment: v.optional(v.boolean(), false),
      /** In force beyond `valid_until`, because its renewal was filed in time and is not decided. */
      until_decided: v.optional(v.boolean(), false),
      /** In force by RA 11032 s.10: approved before its signature, or extended until the renewal is decided. */
      by_law: v.optional(v.picklist(BY_LAW)),
      municipality: v.string(),
    }),
  ),
});
export type Verification = v.InferOutput<typeof Verification>;

const Token = v.pipe(v.string(), v.maxLength(300));

export const verifyPermit = defineEndpoint({
  method: 'GET',
  path: '/api/permits/verify/:token',
  summary: 'Check the code printed on a permit',
  params: v.object({ token: Token }),
  reply: Verification,
});

export const findPermit = defineEndpoint({
  method: 'GET',
  path: '/api/permits/find',
  summary: 'Check a permit by its number',
  query: v.object({ permit_no: PermitNo }),
  reply: Verification,
});

/** Degrees, and the accuracy in metres as reported by the device. */
const ScanPlace = v.object({
  lat: v.pipe(v.number('place.format'), v.minValue(-90, 'place.format'), v.maxValue(90, 'place.format')),
  lng: v.pipe(v.number('place.format'), v.minValue(-180, 'place.format'), v.maxValue(180, 'place.format')),
  accuracy: v.pipe(v.number('place.format'), v.minValue(0, 'place.format'), v.maxValue(100_000, 'place.format')),
});

/** The affiliate’s scan of a code, an address or a number: the same answer, and a row in the log of scans. */
export const scanPermit = defineEndpoint({
  method: 'POST',
  path: '/api/affiliate/scans',
  summary: 'Check a scanned code, its address or a typed permit number as affiliate',
  body: v.object({
    qrcode: Token,
    /** Drawn by the device: the same scan sent twice is one scan. */
    scan_key: v.optional(Uuid),
    /** When it was made without signal, up to a month ago; left out where it is made now. */
    scanned_at: v.optional(Instant),
    /** Position, when the affiliate allows it. */
    place: v.optional(ScanPlace),
  }),
  reply: Verification,
});

export const ScanRow = v.object({
  scanned_at: Instant,
  verdict: v.string(),
  permit_no: v.nullable(v.string()),
  company_name: v.nullable(v.string()),
});
export type ScanRow = v.InferOutput<typeof ScanRow>;

export const listScans = defineEndpoint({
  method: 'GET',
  path: '/api/affiliate/scans',
  summary: 'List the affiliate’s own scans',
  query: v.object(ListQuery),
  reply: definePage(ScanRow),
});

export const ScanAlert = v.object({
  permit_no: v.string(),
  company_code: v.string(),
  company_name: v.string(),
  kilometres: v.number(),
  first_at: Instant,
  second_at: Instant,
  noticed_at: Instant,
});
export type ScanAlert = v.InferOutput<typeof ScanAlert>;

export const listScanAlerts = defineEndpoint({
  method: 'GET',
  path: '/api/scan-alerts',
  summary: 'List codes scanned at two places within an impossible travel time, newest first',
  query: v.object(ListQuery),
  reply: definePage(ScanAlert),
});
