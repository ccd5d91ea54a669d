// Maps a sanction case to its replies for owners and staff.

import type { ReplyBody, ClearingOffice, getSanction, listSanctions, Locale } from '@ebpls/contracts';
import { toManilaDay, isAllowed, listNextActs, sanctionMachine, countWorkingDaysLeft } from '@ebpls/rules';

import type { Database, Trx } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { getMessageText } from '../../platform/messages/catalogue.ts';
import {
  getOtherDeciderText,
  type Decider,
  type SecondPersonDecision,
  mayDecide,
  loadDecider,
} from '../../domain/access/separation/second-person.ts';
import type { ReferenceRows } from '../../platform/reference/reference-rows.ts';
import type { SanctionCase } from './sanctions.queries.ts';

export type SanctionReply = ReplyBody<typeof getSanction>;
type SanctionRowReply = ReplyBody<typeof listSanctions>['data'][number];

interface SanctionReader {
  readonly actor: Actor;
  readonly today: string;
  readonly rows: ReferenceRows;
}

/** Title of the recommending office, or barangay. */
export function getOfficeName(
  { office, brgycode }: Pick<SanctionCase, 'office' | 'brgycode'>,
  rows: ReferenceRows,
  locale: Locale,
): string {
  if (brgycode !== null) return `Barangay ${rows.barangays.get(brgycode)?.name ?? ''}`;
  return rows.offices.get(office as ClearingOffice)?.title[locale] ?? office.toUpperCase(); // written from an actor’s office
}

/** States whose texts mention a permit and do not fit a business without one. */
const CLOSURE_STATES = ['RECOMMENDED', 'SHOW_CAUSE', 'DISMISSED', 'REVOKED', 'REINSTATED', 'WITHDRAWN'] as const;
export type ClosureState = (typeof CLOSURE_STATES)[number];

/** State of a closure for want of a permit with texts of its own; undefined where the common ones fit. */
export function findClosureState(
  { ground }: Pick<SanctionCase, 'ground'>,
  state: SanctionCase['state'],
): ClosureState | undefined {
  return ground === 'NO_PERMIT' ? CLOSURE_STATES.find((one) => one === state) : undefined;
}

/** A case as a row of a list. */
export function toSanctionRow(sanction: SanctionCase, { actor, rows }: SanctionReader): SanctionRowReply {
  const { sanction_no, company_code, company_name, state, ground, answer_by } = sanction;
  return {
    sanction_no,
    company_code,
    company_name,
    state,
    ground,
    ground_name: getMessageText(`sanction.ground.${ground}`, {}, actor.locale),
    office_name: getOfficeName(sanction, rows, actor.locale),
    recommended_on: toManilaDay(sanction.recommended_at),
    answer_by,
  };
}

/** A case as this person may see it, with the acts that they may perform on it. */
export async function loadSanctionReply(
  db: Database | Trx,
  sanction: SanctionCase,
  reader: SanctionReader,
): Promise<SanctionReply> {
  const { today, rows } = reader;
  const papers = await db
    .selectFrom('sanction_paper')
    .select(['paper_id', 'file_name', 'sent_at'])
    .where('sanction_id', '=', sanction.sanction_id)
    .orderBy('sent_at')
    .orderBy('paper_id')
    .execute();
  const isAnswerable = sanction.state === 'SHOW_CAUSE' && sanction.answer_by !== null && sanction.answer_by >= today;
  return {
    ...toSanctionRow(sanction, reader),
    finding: sanction.finding,
    recommended_by: sanction.recommender,
    days_left:
      isAnswerable && sanction.answer_by !== null
        ? countWorkingDaysLeft(today, sanction.answer_by, rows.holidays)
        : null,
    answer: sanction.answer,
    answered_at: sanction.answered_at,
    decision: sanction.decision,
    decided_at: sanction.decided_at,
    compliance: sanction.compliance,
    complied_at: sanction.complied_at,
    reinstatement: sanction.reinstatement,
    reinstated_at: sanction.reinstated_at,
    permit_nos: [...sanction.permit_nos],
    papers,
    ...(await listSanctionActs(db, sanction, reader)),
  };
}

/** True while the owner may still add a paper: while an answer is awaited, or while a suspension lasts. */
export function isAcceptingPapers({ state, answer_by }: SanctionCase, today: string): boolean {
  return state === 'SUSPENDED' || (state === 'SHOW_CAUSE' && answer_by !== null && answer_by >= today);
}

/** The recommendation and its author, so that another person decides. */
export function toSanctionDecision({ recommended_by, recommended_at }: SanctionCase): SecondPersonDecision {
  return { action: 'sanction.decide', people: [recommended_by], since: recommended_at, own: 'sanction.own_case' };
}

type OfferedActs = Pick<SanctionReply, 'acts' | 'why_another'>;

async function listSanctionActs(
  db: Database | Trx,
  sanction: SanctionCase,
  reader: SanctionReader,
): Promise<OfferedActs> {
  const { actor, today } = reader;
  if (actor.role === 'user') {
    const papers = isAcceptingPapers(sanction, today) ? (['send_paper'] as const) : [];
    return { acts: [...listOwnerActs(sanction, today), ...papers] };
  }
  if (sanction.owner_id === actor.account_id) return { acts: [] };
  if (isAllowed(actor, 'sanction.show_cause')) return listSignatoryActs(sanction, await loadDecider(db, actor), today);
  const isOwnOffice = isAllowed(actor, 'sanction.recommend') && sanction.office === getSanctionOffice(actor);
  return { acts: isOwnOffice ? toActNames(listNextActs(sanctionMachine, sanction.state, 'office_head')) : [] };
}

function listSignatoryActs(sanction: SanctionCase, decider: Decider, today: string): OfferedActs {
  const next = toActNames(listNextActs(sanctionMachine, getSanctionState(sanction, today), 'signatory'));
  const acts = next.filter((act) => isFitting(sanction, act));
  if (mayDecide(decider, toSanctionDecision(sanction))) return { acts };
  return { acts: [], ...(acts.length > 0 && getOtherDeciderText(decider, toSanctionDecision(sanction))) };
}

/** Where there is no permit none can be suspended. */
function isFitting({ ground }: SanctionCase, act: string): boolean {
  return ground !== 'NO_PERMIT' || act !== 'suspend';
}

function listOwnerActs(sanction: SanctionCase, today: string): SanctionReply['acts'] {
  return toActNames(listNextActs(sanctionMachine, getSanctionState(sanction, today), 'owner'));
}

/**
 * A notice that the owner did not answer in time is unanswered from the next day on, before the stored state changes.
 */
export function getSanctionState({ state, answer_by }: SanctionCase, today: string): SanctionCase['state'] {
  return state === 'SHOW_CAUSE' && answer_by !== null && answer_by < today ? 'UNANSWERED' : state;
}

/** The office of a person, as a recommendation stores it. */
export function getSanctionOffice({ office, role }: Actor): string {
  return office ?? role;
}

function toActNames(acts: readonly string[]): SanctionReply['acts'] {
  return acts.filter((act): act is SanctionReply['acts'][number] => act !== 'fall_silent');
}
