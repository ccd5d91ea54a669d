// Judges a scanned permit without a connection, by its signature and the stored list of permits.

import type { ByLaw, PermitList } from '@ebpls/contracts';

import type { CalendarDay } from '../time/calendar.ts';

/** Hours for which a signed permit list proves that a permit is still in force (decision 0125). */
export const LIST_HOLDS_HOURS = 48;

/** A scanned code: its content, and whether our signature over it is valid. */
export interface ReadCode {
  readonly permit_no: string;
  readonly expires_on: CalendarDay;
  readonly is_signed_by_us: boolean;
}

export type OfflineVerdict =
  | 'genuine'
  | 'unpaid'
  | 'until_decided'
  | ByLaw
  | 'expired'
  | 'revoked'
  | 'suspended'
  | 'superseded'
  | 'closed'
  | 'forged'
  | 'unsure';

interface OfflineContext {
  readonly list: PermitList | undefined;
  readonly now: string;
  readonly today: CalendarDay;
}

/**
 * Verdict on a code without signal. A permit that the list names stays named at any age of the list; a permit is
 * genuine only with a list of the last two days. A temporary permit is never more than `unsure`: its code does not hold
 * its first day. `unpaid` is in force, subject to a payment; `until_decided` is in force beyond its last day;
 * `APPROVED_BY_LAW` is in force before its signature and `PERMIT_EXTENDED` beyond its last day by RA 11032 s.10 (domain
 * reference 3.10a). All change from one day to the next, so that they need a list of the last two days.
 */
export function getOfflineVerdict(code: ReadCode | undefined, { list, now, today }: OfflineContext): OfflineVerdict {
  if (code?.is_signed_by_us !== true) return 'forged';
  const { permit_no } = code;
  const namedPermit = list?.not_in_force.find(([number]) => number === permit_no);
  if (namedPermit) return namedPermit[1];
  if (permit_no.startsWith('CR-')) return 'closed';
  return getUnlistedVerdict(code, list !== undefined && isFresh(list, now) ? list : undefined, today);
}

/** Verdict of a list of the last two days on a code that is not out of force. */
function getUnlistedVerdict(
  { permit_no, expires_on }: ReadCode,
  freshList: PermitList | undefined,
  today: CalendarDay,
): OfflineVerdict {
  const isEnded = expires_on < today;
  const by_law = findLegalStatus(permit_no, freshList, isEnded);
  if (isEnded && by_law === undefined && freshList?.until_decided.includes(permit_no) !== true) return 'expired';
  if (freshList === undefined || permit_no.startsWith('TP-')) return 'unsure';
  if (freshList.unpaid.includes(permit_no)) return 'unpaid';
  return by_law ?? (isEnded ? 'until_decided' : 'genuine');
}

/** An approval does not extend a permit past its last day, and an extension has no effect before it. */
function findLegalStatus(permit_no: string, freshList: PermitList | undefined, isEnded: boolean): ByLaw | undefined {
  const status = freshList?.by_law.find(([number]) => number === permit_no)?.[1];
  return (status === 'PERMIT_EXTENDED') === isEnded ? status : undefined;
}

/** Whether the list is recent enough; one from the future, by a clock that was set back, is not. */
export function isFresh({ issued_at }: Pick<PermitList, 'issued_at'>, now: string): boolean {
  const hours = (Date.parse(now) - Date.parse(issued_at)) / 3_600_000;
  return hours >= -1 && hours <= LIST_HOLDS_HOURS;
}

/** Whether an arriving list may replace the stored one: an older one never does. */
export function isNewerList(
  next: Pick<PermitList, 'issued_at'>,
  storedList: Pick<PermitList, 'issued_at'> | undefined,
): boolean {
  return storedList === undefined || Date.parse(next.issued_at) > Date.parse(storedList.issued_at);
}

const PERMIT_CODE = /^([\w-]{8})\.([A-Z0-9-]{4,24})\.(\d{4})(\d{2})(\d{2})\.([\w-]{86})$/;

/** The parts of a permit's code; undefined for any other text. The signature covers the text before the last point. */
export function parsePermitCode(code: string):
  | {
      readonly key_id: string;
      readonly permit_no: string;
      readonly expires_on: CalendarDay;
      readonly signed: string;
      readonly signature: string;
    }
  | undefined {
  const match = PERMIT_CODE.exec(code);
  if (!match) return undefined;
  const [, key_id = '', permit_no = '', year = '', month = '', day = '', signature = ''] = match;
  return {
    key_id,
    permit_no,
    expires_on: `${year}-${month}-${day}`,
    signed: `${key_id}.${permit_no}.${year}${month}${day}`,
    signature,
  };
}
