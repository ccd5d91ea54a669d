import { type appointDelegate as appointEndpoint, formatDayInWords, type EndpointInput } from '@ebpls/contracts';
import {
  addDays,
  computeDelegationAnswerDay,
  MAX_DELEGATION_DAYS,
  checkDelegationLastDay,
  toGrantedScope,
  getYear,
} from '@ebpls/rules';

import { recordAudit } from '../../platform/identity/audit.ts';
import { allocateNumber } from '../../platform/database/database.ts';
import { Refused, createFieldRefusal } from '../../platform/refused.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { lockBusiness } from '../assessments/assessments.queries.ts';
import { getChangedDelegation } from './answer-delegation.ts';
import { insertDelegationOffer } from './delegation-events.ts';
import { type DelegationRow, findReader, listOpenDelegations } from './delegations.queries.ts';
import { whereOwnedBy } from '../../domain/access/delegations/authority.ts';

const MAX_DELEGATES = 5; // Delegates of one business at a time.

type AppointmentInput = EndpointInput<typeof appointEndpoint>['body'];

/**
 * Appoints a person by the e-mail of their account to file for a business. The reply does not show whether the address
 * has an account: the offer waits, and is mailed. Refused: missing (another's business), invalid (oneself, an
 * impossible last day), conflict (appointed or offered already, or too many).
 */
export async function appointDelegate(
  tx: ActorTransaction,
  company_code: string,
  { delegate_email, scope, ends_on }: AppointmentInput,
): Promise<DelegationRow> {
  const { trx, actor, now, today } = tx;
  const business = await lockBusiness(trx, company_code, { whose: whereOwnedBy(actor, 'b'), today });
  if (!business) throw new Refused('missing', 'resource.missing');
  const owner = await findReader(trx, { account_id: actor.account_id });
  if (owner?.email?.toLowerCase() === delegate_email)
    throw createFieldRefusal('delegate_email', 'delegation.to_oneself');
  refuseLastDay(ends_on, tx);
  await refuseAnother(tx, business.business_id, delegate_email);
  const { delegation_id } = await trx
    .insertInto('delegation')
    .values({
      delegation_no: await createDelegationNo(tx),
      business_id: business.business_id,
      owner_id: actor.account_id,
      delegate_email,
      scope: toGrantedScope(scope),
      offered_at: now,
      answer_by: computeDelegationAnswerDay(ends_on, today),
      ends_on,
    })
    .returning('delegation_id')
    .executeTakeFirstOrThrow();
  await recordAudit(trx, actor, {
    act: 'delegation.offer',
    object_kind: 'delegation',
    object_id: delegation_id,
    detail: { company_code, scope: toGrantedScope(scope), ends_on },
  });
  const delegation = await getChangedDelegation(tx, delegation_id);
  await insertDelegationOffer(tx, delegation);
  return delegation;
}

function refuseLastDay(ends_on: string, { today, actor }: ActorTransaction): void {
  const refusal = checkDelegationLastDay(ends_on, today);
  if (refusal === undefined) return;
  const day = formatDayInWords(addDays(today, MAX_DELEGATION_DAYS), actor.locale);
  throw new Refused('invalid', `delegation.${refusal}`, {
    fields: { ends_on: `delegation.${refusal}` },
    params: { day },
  });
}

/** The business is locked, so that concurrent appointments are counted one after the other. Refused: conflict. */
async function refuseAnother(
  { trx, today }: ActorTransaction,
  business_id: number,
  delegate_email: string,
): Promise<void> {
  const open = await listOpenDelegations(trx, business_id, today);
  if (open.some((other) => other.delegate_email === delegate_email))
    throw new Refused('conflict', 'delegation.appointed_already');
  if (open.length >= MAX_DELEGATES)
    throw new Refused('conflict', 'delegation.most', { params: { most: MAX_DELEGATES } });
}

async function createDelegationNo({ trx, today }: ActorTransaction): Promise<string> {
  const year = getYear(today);
  return `DLG-${year}-${String(await allocateNumber(trx, 'delegation', year)).padStart(6, '0')}`;
}
