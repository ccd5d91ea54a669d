import type { Answer, ClearingOffice, getSanction, listSanctions, Locale } from '@ebpls/contracts';
import { manilaDay, may, nextActs, sanctionMachine, workingDaysLeft } from '@ebpls/rules';

import type { Database, Trx } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { messageText } from '../../platform/messages/catalogue.ts';
import {
  anotherDecides,
  type Decider,
  type Decision,
  mayDecide,
  readDecider,
} from '../../domain/separation/second-person.ts';
import type { ReferenceRows } from '../../domain/reference/reference-rows.ts';
import type { SanctionCase } from './sanctions.queries.ts';

export type SanctionOnWire = Answer<typeof getSanction>;
type RowOnWire = Answer<typeof listSanctions>['data'][number];

interface Reader {
  readonly actor: Actor;
  readonly today: string;
  readonly rows: ReferenceRows;
}

/** The office that recommends, or the barangay, as people call it. */
export function officeName(
  { office, brgycode }: Pick<SanctionCase, 'office' | 'brgycode'>,
  rows: ReferenceRows,
  locale: Locale,
): string {
  if (brgycode !== null) return `Barangay ${rows.barangays.get(brgycode)?.name ?? ''}`;
  return rows.offices.get(office as ClearingOffice)?.title[locale] ?? office.toUpperCase(); // written from an actor’s office
}

/** States in which the words of a permit do not fit a business that has none. */
const CLOSURE_STATES = ['RECOMMENDED', 'SHOW_CAUSE', 'DISMISSED', 'REVOKED', 'REINSTATED', 'WITHDRAWN'] as const;
export type ClosureState = (typeof CLOSURE_STATES)[number];

/** The state by which a closure for want of a permit has words of its own; undefined where the common ones fit. */
export function closureState(
  { ground }: Pick<SanctionCase, 'ground'>,
  state: SanctionCase['state'],
): ClosureState | undefined {
  return ground === 'NO_PERMIT' ? CLOSURE_STATES.find((one) => one === state) : undefined;
}

/** A case as a line of a list. */
export function sanctionRow(found: SanctionCase, { actor, rows }: Reader): RowOnWire {
  const { sanction_no, company_code, company_name, state, ground, answer_by } = found;
  return {
    sanction_no,
    company_code,
    company_name,
    state,
    ground,
    ground_name: messageText(`sanction.ground.${ground}`, {}, actor.locale),
    office_name: officeName(found, rows, actor.locale),
    recommended_on: manilaDay(found.recommended_at),
    answer_by,
  };
}

/** A case as this person may see it, with what they may do about it. */
export async function sanctionReply(db: Database | Trx, found: SanctionCase, reader: Reader): Promise<SanctionOnWire> {
  const { today, rows } = reader;
  const papers = await db
    .selectFrom('sanction_paper')
    .select(['paper_id', 'file_name', 'sent_at'])
    .where('sanction_id', '=', found.sanction_id)
    .orderBy('sent_at')
    .orderBy('paper_id')
    .execute();
  const isAsked = found.state === 'SHOW_CAUSE' && found.answer_by !== null && found.answer_by >= today;
  return {
    ...sanctionRow(found, reader),
    finding: found.finding,
    recommended_by: found.recommender,
    days_left: isAsked && found.answer_by !== null ? workingDaysLeft(today, found.answer_by, rows.holidays) : null,
    answer: found.answer,
    answered_at: found.answered_at,
    decision: found.decision,
    decided_at: found.decided_at,
    compliance: found.compliance,
    complied_at: found.complied_at,
    reinstatement: found.reinstatement,
    reinstated_at: found.reinstated_at,
    permit_nos: [...found.permit_nos],
    papers,
    ...(await offered(db, found, reader)),
  };
}

/** Whether the owner may still add a paper: while an answer is awaited, or while a suspension lasts. */
export function takesPapers({ state, answer_by }: SanctionCase, today: string): boolean {
  return state === 'SUSPENDED' || (state === 'SHOW_CAUSE' && answer_by !== null && answer_by >= today);
}

/** Who recommended it, so that another person decides. */
export function decidingSanction({ recommended_by, recommended_at }: SanctionCase): Decision {
  return { action: 'sanction.decide', people: [recommended_by], since: recommended_at, own: 'sanction.own_case' };
}

type Offered = Pick<SanctionOnWire, 'acts' | 'why_another'>;

async function offered(db: Database | Trx, found: SanctionCase, reader: Reader): Promise<Offered> {
  const { actor, today } = reader;
  if (actor.role === 'user') {
    const papers = takesPapers(found, today) ? (['send_paper'] as const) : [];
    return { acts: [...ofOwner(found, today), ...papers] };
  }
  if (found.owner_id === actor.account_id) return { acts: [] };
  if (may(actor, 'sanction.show_cause')) return offeredToSignatory(found, await readDecider(db, actor), today);
  const isTheirs = may(actor, 'sanction.recommend') && found.office === officeOf(actor);
  return { acts: isTheirs ? named(nextActs(sanctionMachine, found.state, 'office_head')) : [] };
}

function offeredToSignatory(found: SanctionCase, decider: Decider, today: string): Offered {
  const next = named(nextActs(sanctionMachine, stateOn(found, today), 'signatory'));
  const acts = next.filter((act) => isFitting(found, act));
  if (mayDecide(decider, decidingSanction(found))) return { acts };
  return { acts: [], ...(acts.length > 0 && anotherDecides(decider, decidingSanction(found))) };
}

/** Where there is no permit none can be suspended. */
function isFitting({ ground }: SanctionCase, act: string): boolean {
  return ground !== 'NO_PERMIT' || act !== 'suspend';
}

function ofOwner(found: SanctionCase, today: string): SanctionOnWire['acts'] {
  return named(nextActs(sanctionMachine, stateOn(found, today), 'owner'));
}

/** What the owner did not answer in time is unanswered from the next day on, whatever was written down last. */
export function stateOn({ state, answer_by }: SanctionCase, today: string): SanctionCase['state'] {
  return state === 'SHOW_CAUSE' && answer_by !== null && answer_by < today ? 'UNANSWERED' : state;
}

/** The office of which a person is, as a recommendation keeps it. */
export function officeOf({ office, role }: Actor): string {
  return office ?? role;
}

function named(acts: readonly string[]): SanctionOnWire['acts'] {
  return acts.filter((act): act is SanctionOnWire['acts'][number] => act !== 'fall_silent');
}
