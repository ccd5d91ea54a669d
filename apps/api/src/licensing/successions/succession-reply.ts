// Maps an heir's claim to its replies.

import type { Succession, SuccessionRow } from '@ebpls/contracts';
import {
  type Action,
  findCheckProblem,
  type ClaimOfHeir,
  findGrantProblem,
  isOpenSuccession,
  isAllowed,
  listHeirRequirements,
} from '@ebpls/rules';

import { type MessageKey, getMessageText } from '../../platform/messages/catalogue.ts';
import {
  getOtherDeciderText,
  type SecondPersonDecision,
  findSecondPersonReason,
} from '../../domain/access/separation/second-person.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import type { CaseReader } from '../../domain/applications/cases/case-reader.ts';
import { getLocaleText, type ReferenceRows } from '../../platform/reference/reference-rows.ts';
import type { SuccessionCase } from './successions.queries.ts';

/** Maps the claim to the facts that the rules check. */
export function toHeirClaim(claim: SuccessionCase, { requirements }: Pick<ReferenceRows, 'requirements'>): ClaimOfHeir {
  const sentCodes = new Set(claim.papers.map(({ code }) => code));
  const is_complete = listHeirRequirements([...requirements.values()]).every(({ code }) => sentCodes.has(code));
  return { state: claim.state, object_until: claim.object_until, is_complete };
}

/** Reason that blocks the next step; undefined when it is possible. */
export function checkSuccessionStep(
  step: 'check' | 'grant',
  claim: ClaimOfHeir,
  today: string,
): MessageKey | undefined {
  const problem = step === 'check' ? findCheckProblem(claim) : findGrantProblem(claim, today);
  return problem && (`succession.${problem}` as const);
}

/** A row as the person behind `account_id` sees it: until the check the heir reads no name but the one they typed. */
export function toSuccessionRow(claim: SuccessionCase, { account_id }: Pick<Actor, 'account_id'>): SuccessionRow {
  const { succession_no, state, company_code, company_name, heir_name, filed_at, notified_at } = claim;
  const isBeforeCheck = notified_at === null;
  return {
    succession_no,
    state,
    company_code,
    company_name,
    deceased_name: isBeforeCheck && claim.heir_id === account_id ? claim.stated_name : claim.deceased_name,
    heir_name,
    filed_at,
    object_until: isBeforeCheck ? null : claim.object_until,
  };
}

/**
 * The claim as one of its sides sees it. Other objectors, and the last use of the owner's account, are visible to staff
 * alone.
 */
export function toSuccessionReply(claim: SuccessionCase, reader: CaseReader): Succession {
  const { actor, rows, today } = reader;
  const side = actor.role !== 'user' ? 'HALL' : claim.heir_id === actor.account_id ? 'HEIR' : 'OWNER';
  const heirClaim = toHeirClaim(claim, rows);
  const step = claim.state === 'CHECKED' ? 'grant' : 'check';
  const problem = isOpenSuccession(claim) ? checkSuccessionStep(step, heirClaim, today) : undefined;
  const { permit_no, relation, died_on, statement, finding, checked_at, reason, ended_at } = claim;
  return {
    ...toSuccessionRow(claim, actor),
    side,
    permit_no,
    stated_name: claim.stated_name,
    relation,
    died_on,
    statement,
    papers: toPaperReplies(claim, reader),
    objections: claim.objections
      .filter(({ account_id }) => side === 'HALL' || account_id === actor.account_id)
      .map(({ by, reason, at }) => ({ by, reason, at: new Date(at).toISOString() })),
    finding: side === 'OWNER' ? '' : finding,
    checked_at,
    reason,
    ended_at,
    blocked: problem === undefined ? null : getMessageText(problem, { day: claim.object_until }, actor.locale),
    owner_seen_at: side === 'HALL' ? claim.owner_seen_at : null,
    acts: isOpenSuccession(claim) ? listSuccessionActs(claim, side, { reader, is_blocked: problem !== undefined }) : [],
    ...(claim.state === 'CHECKED' && getOtherDeciderText(reader, toSuccessionDecision(claim, [claim.checked_by]))),
  };
}

/** Papers that the catalogue names by the owner are the heir's here. */
const OWN_NAMES: Readonly<Record<string, MessageKey>> = {
  R06: 'succession.own_id',
  R30: 'succession.proof_of_heirship',
};

function toPaperReplies(claim: SuccessionCase, { rows, actor }: CaseReader): Succession['papers'] {
  return listHeirRequirements([...rows.requirements.values()]).map(({ code, name }) => ({
    code,
    name:
      OWN_NAMES[code] === undefined
        ? getLocaleText(name, actor.locale)
        : getMessageText(OWN_NAMES[code], {}, actor.locale),
    file_name: claim.papers.find((paper) => paper.code === code)?.file_name ?? null,
  }));
}

interface SuccessionActContext {
  readonly reader: CaseReader;
  readonly is_blocked: boolean;
}

/** The sides of a claim, and the `earlier` deciders: another person decides. */
export function toSuccessionDecision(
  { heir_id, owner_id, filed_at, objections }: SuccessionCase,
  earlierDeciders: readonly (number | null)[],
): SecondPersonDecision {
  return {
    action: 'succession.decide',
    people: [heir_id, owner_id, ...earlierDeciders, ...objections.map(({ account_id }) => account_id)],
    since: filed_at,
    own: 'separation.own_succession',
  };
}

function listSuccessionActs(
  claim: SuccessionCase,
  side: Succession['side'],
  { reader, is_blocked }: SuccessionActContext,
): Succession['acts'] {
  const { state, checked_by } = claim;
  if (side === 'HEIR') return state === 'FILED' ? ['send_paper', 'withdraw'] : ['withdraw'];
  if (side === 'OWNER') return ['object'];
  const step = state === 'FILED' ? 'check' : 'grant';
  const action: Action = step === 'check' ? 'succession.check' : 'succession.decide';
  const isSecond = findSecondPersonReason(reader, toSuccessionDecision(claim, [checked_by])) === undefined;
  if (!isAllowed(reader.actor, action) || !isSecond) return [];
  return is_blocked ? ['refuse'] : [step, 'refuse'];
}
