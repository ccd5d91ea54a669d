// Maps appeals and appealable decisions to their replies.

import type { ReplyBody, getAppeal, listAppeals, listCompanyAppeals } from '@ebpls/contracts';
import { toManilaDay, countWorkingDaysLeft } from '@ebpls/rules';

import type { Database } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import {
  getOtherDeciderText,
  type SecondPersonDecision,
  mayDecide,
  loadDecider,
} from '../../domain/access/separation/second-person.ts';
import type { ReferenceRows } from '../../platform/reference/reference-rows.ts';
import { getOfficeName } from '../sanctions/sanction-reply.ts';
import type { AppealableDecision } from './appealable-decisions.ts';
import type { AppealCase, ContestedDecision } from './appeals.queries.ts';

type AppealReply = ReplyBody<typeof getAppeal>;
type AppealRowReply = ReplyBody<typeof listAppeals>['data'][number];

export interface AppealReader {
  readonly actor: Actor;
  readonly today: string;
  readonly rows: ReferenceRows;
}

function toContestedReply(decision: ContestedDecision, { actor, rows }: AppealReader) {
  const { against, reference, assessment_code, contested_at, contested_reason } = decision;
  return {
    against,
    reference,
    assessment_code,
    office_name: getOfficeName(decision, rows, actor.locale),
    contested_on: toManilaDay(contested_at),
    contested_reason,
  };
}

/** A decision that can still be appealed, with its last day. */
export function toAppealableReply(
  decision: AppealableDecision,
  reader: AppealReader,
): ReplyBody<typeof listCompanyAppeals>['appealable'][number] {
  const { appeal_by } = decision;
  const days_left = countWorkingDaysLeft(reader.today, appeal_by, reader.rows.holidays);
  return { ...toContestedReply(decision, reader), appeal_by, days_left };
}

/** An appeal as a row of a list. */
export function toAppealRow(appeal: AppealCase, reader: AppealReader): AppealRowReply {
  const { appeal_no, company_code, company_name, state, filed_at } = appeal;
  return {
    ...toContestedReply(appeal, reader),
    appeal_no,
    company_code,
    company_name,
    state,
    filed_on: toManilaDay(filed_at),
  };
}

/** An appeal as this person may see it, with the acts that they may perform on it. */
export async function loadAppealReply(db: Database, appeal: AppealCase, reader: AppealReader): Promise<AppealReply> {
  const papers = await db
    .selectFrom('appeal_paper')
    .select(['paper_id', 'file_name', 'sent_at'])
    .where('appeal_id', '=', appeal.appeal_id)
    .orderBy('sent_at')
    .orderBy('paper_id')
    .execute();
  const { contester, reason, filer, decision, decider, decided_at } = appeal;
  return {
    ...toAppealRow(appeal, reader),
    contested_by: contester,
    reason,
    filed_by: filer,
    decision,
    decided_by: decider,
    decided_at,
    papers,
    ...(await listAllowedActs(db, appeal, reader)),
  };
}

/** The contested decision and its decider, so that another person decides the appeal. */
export function toAppealDecision({ contested_by, contested_at }: AppealCase): SecondPersonDecision {
  return { action: 'appeal.decide', people: [contested_by], since: contested_at, own: 'appeal.own_decision' };
}

/** Nobody may decide the appeal against their own decision, or of their own business. */
async function listAllowedActs(
  db: Database,
  appeal: AppealCase,
  { actor }: AppealReader,
): Promise<Pick<AppealReply, 'acts' | 'why_another'>> {
  if (appeal.state !== 'FILED') return { acts: [] };
  if (actor.role === 'user') return { acts: ['send_paper'] };
  if (appeal.owner_id === actor.account_id) return { acts: [] };
  const decider = await loadDecider(db, actor);
  return {
    acts: mayDecide(decider, toAppealDecision(appeal)) ? ['uphold', 'reverse'] : [],
    ...getOtherDeciderText(decider, toAppealDecision(appeal)),
  };
}
