// Checks whether a permit is genuine, by its QR code or its number.

import {
  type ReplyBody,
  type ByLaw,
  PermitNo,
  type PermitState,
  type verifyPermit as verifyPermitEndpoint,
} from '@ebpls/contracts';
import { getEventPhase, isInForceUntilDecided, toManilaDay, type StandingFacts } from '@ebpls/rules';
import * as v from 'valibot';

import type { Database } from '../../platform/database/database.ts';
import type { Api } from '../../platform/http/api.ts';
import { isOwnOrigin } from '../../platform/http/own-origins.ts';
import { isUnpaidShown } from '../../domain/applications/compliance/public-check.queries.ts';
import { findStandingFacts, toStandingDay } from '../../domain/applications/compliance/standing.queries.ts';
import { loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import { findPermitExtension, isApprovedByLaw } from '../../domain/applications/deemed-approval/permit-extension.ts';
import { findPausedUntil } from '../pauses/pauses.queries.ts';
import type { PermitRow } from '../permit-pdf/permit-row.ts';
import { findPermit } from './permits.queries.ts';
import { type PermitKeys, readToken } from './permit-token.ts';

export type VerifyReply = ReplyBody<typeof verifyPermitEndpoint>;

const VERDICTS: Readonly<Record<PermitState, VerifyReply['verdict']>> = {
  GENERATED: 'unknown',
  SIGNED: 'unknown',
  ACTIVE: 'genuine',
  EXPIRED: 'expired',
  SUSPENDED: 'suspended',
  REVOKED: 'revoked',
  SURRENDERED: 'closed',
  SUPERSEDED: 'superseded',
};

type PermitCheck = { readonly answer: VerifyReply; readonly permit_id: number | null };
type CheckParts = Pick<Api, 'db' | 'clock' | 'config'>;
type CheckedBy = VerifyReply['checked_by'];

/**
 * Checks scanned or typed text: the code of a permit, the address of its QR code, or the number printed on it. The
 * verdict is that of the public page. A genuine code under a foreign address is `foreign`: its printer leads people to
 * another site.
 */
export function checkScan(parts: CheckParts, keys: PermitKeys, scannedText: string): Promise<PermitCheck> {
  const text = scannedText.trim();
  const address = /^https?:\/\//i.test(text) ? URL.parse(text) : null;
  if (address !== null && !isOwnOrigin(parts.config, address.origin)) {
    return Promise.resolve({ answer: toMissingPermitCheck(parts, 'foreign', 'code'), permit_id: null });
  }
  const typedNumber = address?.searchParams.get('permit_no') ?? text;
  const number = v.safeParse(PermitNo, typedNumber.replaceAll(/\s+/g, '-'));
  return number.success ? checkNumber(parts, number.output) : checkToken(parts, keys, address?.pathname ?? text);
}

/** Checks a code as printed, or the path that ends with it. A code that we did not sign is forged, for any number. */
export async function checkToken(parts: CheckParts, keys: PermitKeys, code: string): Promise<PermitCheck> {
  const token =
    code
      .split('/')
      .findLast((part) => part !== '')
      ?.trim() ?? '';
  const claims = readToken(keys, token);
  if (!claims) return { answer: toMissingPermitCheck(parts, 'forged', 'code'), permit_id: null };
  const permit = await findPermit(parts.db, claims.permit_no);
  // Our signature over a number whose permit carries another code: the paper was replaced.
  const isReplaced = permit !== undefined && permit.token !== token;
  return toPermitCheck(parts, permit, { isReplaced, by: 'code' });
}

/** Checks a typed number. */
export async function checkNumber(parts: CheckParts, permit_no: string): Promise<PermitCheck> {
  return toPermitCheck(parts, await findPermit(parts.db, permit_no), { isReplaced: false, by: 'number' });
}

async function toPermitCheck(
  parts: CheckParts,
  permit: PermitRow | undefined,
  { isReplaced, by }: { readonly isReplaced: boolean; readonly by: CheckedBy },
): Promise<PermitCheck> {
  if (!permit) return { answer: toMissingPermitCheck(parts, 'unknown', by), permit_id: null };
  const { permit_id } = permit;
  const today = parts.clock.today();
  const facts = await loadPermitStanding(parts.db, permit, today);
  const keptForce = isReplaced ? NO_KEPT_FORCE : await findKeptForce(parts, permit, facts);
  const verdict = getVerdict(permit, today, {
    isReplaced,
    isRetained: keptForce.until_decided || keptForce.by_law !== undefined,
  });
  if (verdict === 'unknown') return { answer: toMissingPermitCheck(parts, 'unknown', by), permit_id };
  const paused_until = verdict === 'genuine' ? await findPause(parts, permit) : null;
  const hasOverdue = verdict === 'genuine' && facts?.has_overdue === true;
  const answer = {
    ...toMissingPermitCheck(parts, paused_until === null ? verdict : 'paused', by),
    permit: {
      ...(await toPublicPermit(parts.db, permit)),
      paused_until,
      subject_to_payment: hasOverdue && (await isUnpaidShown(parts.db)),
      ...keptForce,
    },
  };
  return { answer, permit_id };
}

/** Facts for the standing of its business; undefined for papers that do not depend on the year. */
async function loadPermitStanding(
  db: Database,
  { kind, business_id }: PermitRow,
  today: string,
): Promise<StandingFacts | undefined> {
  if (kind !== 'PERMIT' && kind !== 'PROVISIONAL') return undefined;
  return findStandingFacts(db, business_id, toStandingDay(today, await loadReferenceRows(db)));
}

/** The last of the days for which the owner closed the business. */
async function findPause({ db, clock }: CheckParts, { kind, business_id }: PermitRow): Promise<string | null> {
  return kind === 'PERMIT' ? ((await findPausedUntil(db, business_id, clock.today())) ?? null) : null;
}

interface KeptForce {
  readonly until_decided: boolean;
  readonly by_law?: ByLaw;
}

const NO_KEPT_FORCE: KeptForce = { until_decided: false };

/** Finds the reason that a permit is in force beyond its last day, or before its signature. */
async function findKeptForce(
  parts: CheckParts,
  permit: PermitRow,
  facts: StandingFacts | undefined,
): Promise<KeptForce> {
  const until_decided = facts !== undefined && isInForceUntilDecided(permit, facts, parts.clock.today());
  const by_law = await findLawfulForce(parts, permit);
  return { until_decided, ...(by_law && { by_law }) };
}

/**
 * Finds how RA 11032 s.10 makes a permit valid: approved before its signature, or extended past its last day until the
 * renewal is decided (domain reference 3.10a).
 */
async function findLawfulForce({ db, clock }: CheckParts, permit: PermitRow): Promise<ByLaw | undefined> {
  const { state, kind, expires_on, permit_no, business_id } = permit;
  if (kind !== 'PERMIT') return undefined;
  const isOver = expires_on < clock.today();
  if (state === 'GENERATED' && !isOver) return (await isApprovedByLaw(db, permit_no)) ? 'APPROVED_BY_LAW' : undefined;
  if (!isOver || (state !== 'ACTIVE' && state !== 'EXPIRED')) return undefined;
  const extension = await findPermitExtension(db, business_id);
  return extension?.permit_no === permit_no ? 'PERMIT_EXTENDED' : undefined;
}

function getVerdict(
  { state, kind, expires_on, content }: PermitRow,
  today: string,
  { isReplaced, isRetained }: { readonly isReplaced: boolean; readonly isRetained: boolean },
): VerifyReply['verdict'] {
  if (isReplaced) return 'superseded';
  if (isRetained) return 'genuine';
  const { event } = content;
  if (event && state === 'ACTIVE' && getEventPhase(today, { ...event, ends_on: expires_on }) === 'not_yet')
    return 'not_yet';
  if (kind === 'RETIREMENT' && state === 'ACTIVE') return 'closed';
  return state === 'ACTIVE' && expires_on < today ? 'expired' : VERDICTS[state];
}

function toMissingPermitCheck(
  { clock }: Pick<Api, 'clock'>,
  verdict: VerifyReply['verdict'],
  checked_by: CheckedBy,
): VerifyReply {
  return { verdict, checked_by, checked_at: clock.now().toISOString(), permit: null };
}

/** Public data only: no owner, no contact, no amounts (domain reference 6.2). */
async function toPublicPermit(
  db: Database,
  { content, permit_no, kind, expires_on, signed_at, replaced_by }: PermitRow,
): Promise<Omit<NonNullable<VerifyReply['permit']>, 'paused_until' | 'subject_to_payment' | 'until_decided'>> {
  const { municipality } = await loadReferenceRows(db);
  return {
    permit_no,
    company_name: content.company_name,
    barangay_name: content.barangay_name,
    lines: [...content.lines],
    issued_on: signed_at === null ? null : toManilaDay(signed_at),
    valid_until: expires_on,
    replaced_by,
    closed_on: content.closed_on ?? (await findClosureDay(db, replaced_by)),
    event: content.event ?? null,
    is_provisional: kind === 'PROVISIONAL',
    municipality: [municipality.name, municipality.province].filter(Boolean).join(', '),
  };
}

/** The last day of a business whose permit was replaced by a certificate of retirement. */
async function findClosureDay(db: Database, replaced_by: string | null): Promise<string | null> {
  const certificate = replaced_by === null ? undefined : await findPermit(db, replaced_by);
  return certificate?.content.closed_on ?? null;
}
