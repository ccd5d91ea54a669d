// Finds the stage of an application for a person who knows its number and the mobile number of its owner.

import {
  type ApplicationState,
  type findApplicationStatus as findStatusEndpoint,
  type EndpointInput,
  type Locale,
  normaliseMobile,
  type ReplyBody,
} from '@ebpls/contracts';
import { findBlocker, toManilaDay } from '@ebpls/rules';

import type { Api } from '../../platform/http/api.ts';
import { getMessageText } from '../../platform/messages/catalogue.ts';
import { getLocaleText, loadReferenceRows, type ReferenceRows } from '../../platform/reference/reference-rows.ts';
import { Refused } from '../../platform/refused.ts';
import { findStatusRow, type StatusRow } from './status-checks.queries.ts';

type StatusInput = EndpointInput<typeof findStatusEndpoint>['body'];
type StatusReply = ReplyBody<typeof findStatusEndpoint>;
type PublicState = Exclude<ApplicationState, 'DRAFT'>;

/**
 * The stage, the offices that have not decided and the next step; null for a wrong pair, whatever is wrong with it.
 * Refused: too_many, after wrong pairs of this number, of this mobile number or from this
 * network; unknown ones are counted alike.
 */
export async function findApplicationStatus(
  api: Pick<Api, 'db' | 'limits'>,
  { reference_no, mobile }: StatusInput,
  { network, locale }: { readonly network: string; readonly locale: Locale },
): Promise<StatusReply> {
  const counts = [
    ['status_of_reference', reference_no],
    ['status_of_mobile', mobile],
    ['status_of_network', network],
  ] as const;
  const waits = await Promise.all(counts.map(([name, by]) => api.limits.guess(name, by)));
  const retry_after = Math.max(...waits);
  if (retry_after > 0) throw new Refused('too_many', 'request.too_many', { retry_after });
  const [row, rows] = await Promise.all([findStatusRow(api.db, reference_no), loadReferenceRows(api.db)]);
  if (row === undefined || !row.mobiles.some((mobileText) => toDigits(mobileText) === mobile))
    return { application: null };
  await Promise.all(counts.map(([name, by]) => api.limits.forgive(name, by)));
  return { application: toStatusReply(row, rows, locale) };
}

function toDigits(mobileText: string | null): string | undefined {
  return normaliseMobile(mobileText ?? '')?.replaceAll(' ', '');
}

function toStatusReply(row: StatusRow, rows: ReferenceRows, locale: Locale): StatusReply['application'] {
  const { assessment_code, application_type, tax_year, state, entered_at, done, all_of_them, waits_for_owner } = row;
  const is_owners_turn = findBlocker(state, waits_for_owner)?.holder === 'owner';
  const offices = state === 'IN_CLEARANCE' ? (row.waiting_offices ?? []) : [];
  const nextStep = state === 'IN_CLEARANCE' && waits_for_owner ? 'ANSWER_OFFICE' : (state as PublicState);
  return {
    assessment_code,
    application_type,
    tax_year,
    state,
    since: entered_at === null ? null : toManilaDay(entered_at),
    cleared: { done, all: all_of_them },
    offices: offices.map((office) =>
      getLocaleText(rows.offices.get(office)?.title ?? { en: office, fil: office }, locale),
    ),
    is_owners_turn,
    next_step: getMessageText(`status_check.next.${nextStep}`, {}, locale),
  };
}
