// Maps an appointment of a delegate to its reply for one of the two sides.

import type { Delegation, Locale } from '@ebpls/contracts';
import { getDelegationState } from '@ebpls/rules';

import { type MessageKey, getMessageText } from '../../platform/messages/catalogue.ts';
import type { DelegationRow } from './delegations.queries.ts';

interface DelegationReader {
  readonly account_id: number;
  readonly locale: Locale;
  readonly today: string;
}

/** By the first words of the acts in the audit that have a text here. */
const DELEGATE_ACTS: readonly (readonly [RegExp, MessageKey])[] = [
  [/^document\.view/, 'delegation.act.look'],
  [/^company\./, 'delegation.act.register'],
  [/^application\.start/, 'delegation.act.start'],
  [/^application\.withdraw/, 'delegation.act.withdraw'],
  [/^(?:application|clearance)\./, 'delegation.act.file'],
  [/^document\./, 'delegation.act.paper'],
  [/^attempt\./, 'delegation.act.pay'],
  [/^statement\./, 'delegation.act.statement'],
];

/** An appointment as one of its sides sees it. The name of the appointed person is hidden until they accept. */
export function toDelegationReply(row: DelegationRow, { account_id, locale, today }: DelegationReader): Delegation {
  const { last_act, last_act_at, delegate_name, delegate_id, ...rest } = row;
  const side = row.owner_id === account_id ? 'OWNER' : 'DELEGATE';
  const wasAccepted = row.state === 'ACTIVE' || row.state === 'ENDED';
  return {
    delegation_id: rest.delegation_id,
    delegation_no: rest.delegation_no,
    side,
    state: getDelegationState(row, today),
    company_code: rest.company_code,
    company_name: rest.company_name,
    owner_name: rest.owner_name,
    delegate_email: rest.delegate_email,
    delegate_name: wasAccepted && delegate_id !== null ? delegate_name : null,
    scope: rest.scope,
    offered_at: rest.offered_at,
    answer_by: rest.answer_by,
    ends_on: rest.ends_on,
    ended_at: rest.ended_at,
    last_act:
      last_act === null || last_act_at === null
        ? null
        : { at: last_act_at, title: getDelegateActTitle(last_act, locale) },
  };
}

function getDelegateActTitle(act: string, locale: Locale): string {
  const key = DELEGATE_ACTS.find(([pattern]) => pattern.test(act))?.[1] ?? 'delegation.act.other';
  return getMessageText(key, {}, locale);
}
