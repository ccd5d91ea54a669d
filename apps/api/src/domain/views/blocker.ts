import type { ApplicationState, ClearanceState, ClearingOffice, Locale } from '@ebpls/contracts';
import { blockerOf, clearanceBlockerOf, manilaDay } from '@ebpls/rules';
import { sql } from 'kysely';

import { messageText } from '../../platform/messages/catalogue.ts';
import { inLocale, type ReferenceRows } from '../reference/reference-rows.ts';

/**
 * Of the clearances of an application: the offices that have not decided, and whether all that is left waits for the
 * owner.
 */
export const HELD_BY = sql`
  array_agg(office order by due_on, clearance_id)
    filter (where state in ('PENDING', 'UNDER_REVIEW', 'INSPECTION_SCHEDULED')) as waiting_offices,
  count(*) filter (where state = 'FOR_COMPLIANCE') > 0
    and count(*) filter (where state in ('PENDING', 'UNDER_REVIEW', 'INSPECTION_SCHEDULED')) = 0 as waits_for_owner`;

interface Held {
  readonly state: ApplicationState;
  readonly entered_at: string | null;
  readonly waiting_offices: readonly ClearingOffice[] | null;
  readonly waits_for_owner: boolean;
}

const NAMED_MOST = 2;

/** Who holds an application, since when, and the one act of theirs by which it goes on; nothing when nobody does. */
export function blockerLine(
  { state, entered_at, waiting_offices, waits_for_owner }: Held,
  { rows, locale }: { readonly rows: ReferenceRows; readonly locale: Locale },
): { readonly blocker?: string } {
  const blocker = blockerOf(state, waits_for_owner);
  if (blocker === undefined || entered_at === null) return {};
  const { holder, act } = blocker;
  const offices = (waiting_offices ?? []).map((office) => titleOf(office, rows, locale));
  if (holder === 'offices' && offices.length === 0) return {};
  const of_holder =
    holder === 'offices' ? namesOf(offices, locale) : messageText(`blocker.holder.${holder}`, {}, locale);
  const done = messageText(`blocker.act.${act}`, {}, locale);
  const params = { holder: of_holder, day: manilaDay(entered_at), act: done };
  return { blocker: messageText('blocker.line', params, locale) };
}

interface HeldClearance {
  readonly state: ClearanceState;
  readonly received_at: string;
  readonly updated_at: string;
  readonly assigned_name: string | null;
}

/** The same for one office's clearance: nobody yet, whoever took it, or the owner; nothing when it is decided. */
export function clearanceBlockerLine(
  { state, received_at, updated_at, assigned_name }: HeldClearance,
  locale: Locale,
): { readonly blocker?: string } {
  const blocker = clearanceBlockerOf(state);
  if (blocker === undefined) return {};
  const { holder, act } = blocker;
  const is_clerks = holder === 'clerk';
  if (is_clerks && assigned_name === null) return {};
  const named = is_clerks ? assigned_name : messageText(`blocker.holder.${holder}`, {}, locale);
  const params = {
    holder: named ?? '',
    day: manilaDay(state === 'PENDING' ? received_at : updated_at),
    act: messageText(`blocker.act.${act}`, {}, locale),
  };
  return { blocker: messageText('blocker.line', params, locale) };
}

/** The first two offices, and how many more. */
function namesOf(offices: readonly string[], locale: Locale): string {
  const more = offices.length - NAMED_MOST;
  const named = offices.slice(0, NAMED_MOST).join(', ');
  return more > 0 ? messageText('blocker.and_more', { offices: named, count: more }, locale) : named;
}

function titleOf(office: ClearingOffice, { offices }: ReferenceRows, locale: Locale): string {
  const facts = offices.get(office);
  return facts === undefined ? office : inLocale(facts.title, locale);
}
