// Records the visit that checks whether a closing business has really closed (domain reference 3.7).

import {
  type ReplyBody,
  type ClosingOutcome,
  formatDayInWords,
  type EndpointInput,
  type recordClosingVisit as recordClosingVisitEndpoint,
} from '@ebpls/contracts';

import { createFieldRefusal, Refused } from '../../platform/refused.ts';
import { cancelOpenClearances } from '../../domain/applications/clear-application.ts';
import {
  type ApplicationRow,
  getApplicationCode,
  lockApplication,
} from '../../domain/applications/find-application.ts';
import { checkMove, moveApplication } from '../../domain/applications/move-application.ts';
import { recordAct } from '../../domain/applications/record-act.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';

type ClosingVisitInput = EndpointInput<typeof recordClosingVisitEndpoint>['body'];
type ClosingVisitReply = ReplyBody<typeof recordClosingVisitEndpoint>;

/**
 * The visit of domain reference 3.7: the licensing office checks that a business that filed its closing is really
 * closed. One that still operates, or closed in name only, is disapproved at once (row R1). Refused: conflict where
 * nothing is closed or the bill is made, invalid for an impossible day.
 */
export async function recordClosingVisit(
  tx: ActorTransaction,
  assessment_code: string,
  findings: ClosingVisitInput,
): Promise<ClosingVisitReply> {
  const { trx, actor, now } = tx;
  const application = await lockApplication(trx, assessment_code, actor);
  const closureDate = getClosureDate(application);
  checkMove(application, { act: 'disapprove_closure', as: 'bplo' });
  assertVisitDay(tx, findings.visited_on, closureDate);
  await trx
    .insertInto('closing_visit')
    .values({ ...findings, assessment_id: application.assessment_id, visited_by: actor.account_id, recorded_at: now })
    .execute();
  if (findings.outcome === 'CLOSED') return confirmClosure(tx, application, findings);
  return disapproveClosure(tx, application, findings);
}

function getClosureDate({ change }: ApplicationRow): string {
  if (change?.kind !== 'RETIREMENT') throw new Refused('conflict', 'retirement.not_a_closing');
  return change.closure_date;
}

function assertVisitDay({ today }: ActorTransaction, visited_on: string, closure_date: string): void {
  if (visited_on > today) throw createFieldRefusal('visited_on', 'day.in_future');
  if (visited_on < closure_date)
    throw new Refused('invalid', 'retirement.visited_before_closing', {
      fields: { visited_on: 'retirement.visited_before_closing' },
      params: { day: formatDayInWords(closure_date) },
    });
}

async function confirmClosure(
  tx: ActorTransaction,
  application: ApplicationRow,
  { findings }: ClosingVisitInput,
): Promise<ClosingVisitReply> {
  await recordAct(tx, application, {
    history: { act: 'closing_visit', note: findings },
    audit: {
      act: 'application.closing_visit',
      object_kind: 'application',
      object_id: application.assessment_id,
      detail: { outcome: 'CLOSED' satisfies ClosingOutcome },
    },
  });
  return { assessment_code: getApplicationCode(application), state: application.state };
}

async function disapproveClosure(
  tx: ActorTransaction,
  application: ApplicationRow,
  { outcome, findings }: ClosingVisitInput,
): Promise<ClosingVisitReply> {
  const offices = await cancelOpenClearances(tx, application.assessment_id);
  const movedApplication = await moveApplication(tx, application, {
    act: 'disapprove_closure',
    as: 'bplo',
    note: findings,
    offices,
    mail: {
      template: outcome === 'OPERATING' ? 'closure_still_open' : 'closure_in_name_only',
      params: { remarks: findings },
    },
  });
  return { assessment_code: getApplicationCode(movedApplication), state: movedApplication.state };
}
