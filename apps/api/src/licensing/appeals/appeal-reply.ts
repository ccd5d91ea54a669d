import type { Answer, getAppeal, listAppeals, listCompanyAppeals } from '@ebpls/contracts';
import { manilaDay, workingDaysLeft } from '@ebpls/rules';

import type { Database } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { anotherDecides, type Decision, mayDecide, readDecider } from '../../domain/separation/second-person.ts';
import type { ReferenceRows } from '../../domain/reference/reference-rows.ts';
import { officeName } from '../sanctions/sanction-reply.ts';
import type { AppealableDecision } from './appealable.ts';
import type { AppealCase, ContestedDecision } from './appeals.queries.ts';

type AppealOnWire = Answer<typeof getAppeal>;
type RowOnWire = Answer<typeof listAppeals>['data'][number];

export interface AppealReader {
  readonly actor: Actor;
  readonly today: string;
  readonly rows: ReferenceRows;
}

function contestedOnWire(decided: ContestedDecision, { actor, rows }: AppealReader) {
  const { against, reference, assessment_code, contested_at, contested_reason } = decided;
  return {
    against,
    reference,
    assessment_code,
    office_name: officeName(decided, rows, actor.locale),
    contested_on: manilaDay(contested_at),
    contested_reason,
  };
}

/** A decision that can still be appealed, with its last day. */
export function appealableOnWire(
  decided: AppealableDecision,
  reader: AppealReader,
): Answer<typeof listCompanyAppeals>['appealable'][number] {
  const { appeal_by } = decided;
  const days_left = workingDaysLeft(reader.today, appeal_by, reader.rows.holidays);
  return { ...contestedOnWire(decided, reader), appeal_by, days_left };
}

/** An appeal as a line of a list. */
export function appealRow(found: AppealCase, reader: AppealReader): RowOnWire {
  const { appeal_no, company_code, company_name, state, filed_at } = found;
  return {
    ...contestedOnWire(found, reader),
    appeal_no,
    company_code,
    company_name,
    state,
    filed_on: manilaDay(filed_at),
  };
}

/** An appeal as this person may see it, with what they may do about it. */
export async function appealReply(db: Database, found: AppealCase, reader: AppealReader): Promise<AppealOnWire> {
  const papers = await db
    .selectFrom('appeal_paper')
    .select(['paper_id', 'file_name', 'sent_at'])
    .where('appeal_id', '=', found.appeal_id)
    .orderBy('sent_at')
    .orderBy('paper_id')
    .execute();
  const { contester, reason, filer, decision, decider, decided_at } = found;
  return {
    ...appealRow(found, reader),
    contested_by: contester,
    reason,
    filed_by: filer,
    decision,
    decided_by: decider,
    decided_at,
    papers,
    ...(await offered(db, found, reader)),
  };
}

/** Who made the decision, so that another person hears the appeal against it. */
export function decidingAppeal({ contested_by, contested_at }: AppealCase): Decision {
  return { action: 'appeal.decide', people: [contested_by], since: contested_at, own: 'appeal.own_decision' };
}

/** Nobody is offered the appeal against their own decision, or of their own business. */
async function offered(
  db: Database,
  found: AppealCase,
  { actor }: AppealReader,
): Promise<Pick<AppealOnWire, 'acts' | 'why_another'>> {
  if (found.state !== 'FILED') return { acts: [] };
  if (actor.role === 'user') return { acts: ['send_paper'] };
  if (found.owner_id === actor.account_id) return { acts: [] };
  const decider = await readDecider(db, actor);
  return {
    acts: mayDecide(decider, decidingAppeal(found)) ? ['uphold', 'reverse'] : [],
    ...anotherDecides(decider, decidingAppeal(found)),
  };
}
