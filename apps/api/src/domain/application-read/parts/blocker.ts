// SQL columns and replies that say who delays an application: offices, or its owner.

import type { ApplicationState, ClearanceState, ClearingOffice, Locale } from '@ebpls/contracts';
import { findBlocker, findClearanceBlocker, toManilaDay } from '@ebpls/rules';
import { sql } from 'kysely';

import { getMessageText } from '../../../platform/messages/catalogue.ts';
import { getLocaleText, type ReferenceRows } from '../../../platform/reference/reference-rows.ts';

/** Columns that say what delays an application: offices that have not decided, or the owner if all else is decided. */
export const BLOCKER_COLUMNS = sql`
  array_agg(office order by due_on, clearance_id)
    filter (where state in ('PENDING', 'UNDER_REVIEW', 'INSPECTION_SCHEDULED')) as waiting_offices,
  count(*) filter (where state = 'FOR_COMPLIANCE') > 0
    and count(*) filter (where state in ('PENDING', 'UNDER_REVIEW', 'INSPECTION_SCHEDULED')) = 0 as waits_for_owner`;

interface BlockedApplication {
  readonly state: ApplicationState;
  readonly entered_at: string | null;
  readonly waiting_offices: readonly ClearingOffice[] | null;
  readonly waits_for_owner: boolean;
}

const MAX_NAMED_OFFICES = 2;

/** Holder of an application, since when, and the act that moves it on; empty when nobody holds it. */
export function toBlockerReply(
  { state, entered_at, waiting_offices, waits_for_owner }: BlockedApplication,
  { rows, locale }: { readonly rows: ReferenceRows; readonly locale: Locale },
): { readonly blocker?: string } {
  const blocker = findBlocker(state, waits_for_owner);
  if (blocker === undefined || entered_at === null) return {};
  const { holder, act } = blocker;
  const offices = (waiting_offices ?? []).map((office) => getOfficeTitle(office, rows, locale));
  if (holder === 'offices' && offices.length === 0) return {};
  const holderName =
    holder === 'offices' ? formatOfficeNames(offices, locale) : getMessageText(`blocker.holder.${holder}`, {}, locale);
  const actText = getMessageText(`blocker.act.${act}`, {}, locale);
  const params = { holder: holderName, day: toManilaDay(entered_at), act: actText };
  return { blocker: getMessageText('blocker.line', params, locale) };
}

interface BlockedClearance {
  readonly state: ClearanceState;
  readonly received_at: string;
  readonly updated_at: string;
  readonly assigned_name: string | null;
}

/** Holder of one office's clearance: nobody yet, its clerk, or the owner; empty when it is decided. */
export function toClearanceBlockerReply(
  { state, received_at, updated_at, assigned_name }: BlockedClearance,
  locale: Locale,
): { readonly blocker?: string } {
  const blocker = findClearanceBlocker(state);
  if (blocker === undefined) return {};
  const { holder, act } = blocker;
  const isClerks = holder === 'clerk';
  if (isClerks && assigned_name === null) return {};
  const holderName = isClerks ? assigned_name : getMessageText(`blocker.holder.${holder}`, {}, locale);
  const params = {
    holder: holderName ?? '',
    day: toManilaDay(state === 'PENDING' ? received_at : updated_at),
    act: getMessageText(`blocker.act.${act}`, {}, locale),
  };
  return { blocker: getMessageText('blocker.line', params, locale) };
}

/** The first two offices, and the number of the others. */
function formatOfficeNames(offices: readonly string[], locale: Locale): string {
  const extraCount = offices.length - MAX_NAMED_OFFICES;
  const names = offices.slice(0, MAX_NAMED_OFFICES).join(', ');
  return extraCount > 0 ? getMessageText('blocker.and_more', { offices: names, count: extraCount }, locale) : names;
}

function getOfficeTitle(office: ClearingOffice, { offices }: ReferenceRows, locale: Locale): string {
  const facts = offices.get(office);
  return facts === undefined ? office : getLocaleText(facts.title, locale);
}
