// Lists the history of an application in the reader's language.

import {
  formatPersonName,
  type ClearingOffice,
  type getAssessment,
  type Locale,
  type MessageParams,
  type ReplyBody,
} from '@ebpls/contracts';

import type { Database, Trx } from '../../platform/database/database.ts';
import { isMessageKey, getMessageText } from '../../platform/messages/catalogue.ts';
import { formatRepresentative } from '../access/delegations/representatives.ts';
import { getLocaleText, type ReferenceRows } from '../../platform/reference/reference-rows.ts';

type TimelineEntry = ReplyBody<typeof getAssessment>['timeline'][number];

const ACT_TONES: Readonly<Record<string, TimelineEntry['tone']>> = {
  submit: 'info',
  resubmit: 'info',
  return: 'warning',
  reject: 'danger',
  withdraw: 'muted',
  lapse: 'danger',
  cancel: 'danger',
  accept: 'success',
  clear: 'success',
  post_payment: 'success',
  complete_payment: 'success',
  await_bank: 'info',
  sign: 'success',
  certify: 'success',
  closing_visit: 'success',
  disapprove_closure: 'danger',
  reverse_closure: 'warning',
  'clearance.approve': 'success',
  'clearance.approve_at_once': 'success',
  'clearance.approve_with_conditions': 'success',
  'clearance.deem_approved': 'success',
  'clearance.pass_over': 'warning',
  'clearance.issue_late': 'success',
  'clearance.clear_by_list': 'success',
  'clearance.audit_later': 'warning',
  'clearance.audit_right': 'success',
  'clearance.audit_wrong': 'danger',
  'clearance.open_again': 'warning',
  'clearance.withdraw_number': 'warning',
  approve_by_law: 'success',
  extend_permit: 'success',
  extend_legal_days: 'warning',
  'declared_order.request': 'info',
  'declared_order.issue': 'info',
  'clearance.recall': 'warning',
  'clearance.condition_answered': 'info',
  'clearance.condition_met': 'success',
  'clearance.condition_not_met': 'warning',
  'clearance.return': 'warning',
  'clearance.fail_inspection': 'warning',
  'clearance.record_refusal': 'warning',
  'clearance.schedule_inspection': 'info',
  'clearance.reject': 'danger',
  'clearance.grant_appeal': 'info',
  'appeal.file': 'info',
  'appeal.uphold': 'danger',
  'appeal.reverse': 'success',
  'provisional.grant': 'success',
  'provisional.end': 'warning',
  'provisional.fall': 'danger',
};

/** Acts without use to a reader, such as the begin of a review. */
const HIDDEN_ACTS = [
  'clearance.claim',
  'clearance.give_back',
  'clearance.lapse_claim',
  'clearance.restore',
  'route',
  'resume_paid',
];

/** Acts that only staff see: the order in which an office took its cases. */
const STAFF_ONLY_ACTS = ['clearance.claim_out_of_turn'];

/**
 * History of an application, newest first, in the reader's language. `office` limits it to the entries of one office
 * and the common ones.
 */
export async function listTimeline(
  db: Database | Trx,
  assessment_id: number,
  reader: { locale: Locale; rows: ReferenceRows; office?: ClearingOffice; is_owner?: boolean },
): Promise<TimelineEntry[]> {
  const query = db
    .selectFrom('timeline')
    .leftJoin('delegation', (join) =>
      join.onRef('delegation.delegation_id', '=', 'timeline.delegation_id').on('timeline.actor_id', 'is not', null),
    )
    .leftJoin('account', 'account.id', 'delegation.owner_id')
    .leftJoin('walk_in', 'walk_in.walk_in_id', 'delegation.walk_in_id')
    .select(['at', 'act', 'office', 'actor', 'note', 'params', 'delegation_no', 'walk_in_no', 'firstname', 'lastname'])
    .where('assessment_id', '=', assessment_id)
    .where('act', 'not in', reader.is_owner === true ? [...HIDDEN_ACTS, ...STAFF_ONLY_ACTS] : HIDDEN_ACTS)
    .orderBy('timeline_id', 'desc');
  const { office } = reader;
  const entries = await (
    office === undefined
      ? query
      : query.where((where) => where.or([where('office', 'is', null), where('office', '=', office)]))
  ).execute();
  return entries.map((entry) => ({
    at: entry.at,
    title: getActTitle(entry, reader),
    note: entry.note,
    tone: ACT_TONES[entry.act] ?? 'muted',
    actor: formatActor(entry, reader.locale),
    ...toReply(entry),
  }));
}

/** An owner's resubmission is the reply to the request of the licensing office or of the office that returned it. */
function toReply({ act, office }: { act: string; office: string | null }): Pick<TimelineEntry, 'reply_to'> {
  if (act === 'resubmit') return { reply_to: 'bplo' };
  return act === 'clearance.resubmit' && office !== null ? { reply_to: office as ClearingOffice } : {};
}

interface DelegatedEntry {
  readonly actor: string;
  readonly delegation_no: string | null;
  readonly walk_in_no: string | null;
  readonly firstname: string | null;
  readonly lastname: string | null;
}

/** An entry of a delegate names the owner and the authority. */
function formatActor(
  { actor, delegation_no, walk_in_no, firstname, lastname }: DelegatedEntry,
  locale: Locale,
): string {
  if (delegation_no === null) return actor;
  const names = { name: actor, owner_name: formatPersonName({ firstname: firstname ?? '', lastname }) };
  return walk_in_no === null
    ? formatRepresentative({ ...names, delegation_no }, locale)
    : formatRepresentative({ ...names, delegation_no: walk_in_no, at_counter: true }, locale);
}

/** Title of an act in the history, in the reader's language. */
export function getActTitle(
  entry: { act: string; office: string | null; params: MessageParams },
  { locale, rows }: { locale: Locale; rows: ReferenceRows },
): string {
  const key = `timeline.${entry.act}`;
  const facts = entry.office === null ? undefined : rows.offices.get(entry.office as ClearingOffice);
  const office = facts === undefined ? (entry.office ?? '') : getLocaleText(facts.title, locale);
  if (!isMessageKey(key)) return entry.act;
  const turnReasonKey = `turn.${entry.params['ground'] ?? ''}`;
  const turnReasonParams = isMessageKey(turnReasonKey) ? { ground: getMessageText(turnReasonKey, {}, locale) } : {};
  const figure = entry.params[`figure_${locale}`];
  const figureParams = figure === undefined ? {} : { figure };
  return getMessageText(key, { ...entry.params, ...figureParams, ...turnReasonParams, office }, locale);
}
