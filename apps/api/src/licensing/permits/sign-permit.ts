import type { Answer, signPermit as signPermitEndpoint } from '@ebpls/contracts';
import { businessMachine, move, permitMachine } from '@ebpls/rules';

import { audit } from '../../platform/identity/audit.ts';
import { Refused } from '../../platform/refused.ts';
import { lockApplicationById } from '../../domain/applications/find-application.ts';
import { moveApplication } from '../../domain/applications/move-application.ts';
import type { ActorTransaction, Transaction } from '../../domain/transactions/transaction.ts';
import { refuseDependent } from '../../domain/separation/second-person.ts';
import type { Signatory } from '../../tables/money.ts';
import { findBusiness, findPermit, findSignatureInUse, lockPermit } from './permits.queries.ts';

type SignedPermit = Answer<typeof signPermitEndpoint>;

const TITLE = 'By authority of the Municipal Mayor';

/**
 * Row A14: the permit is active, the business too, the application issued. Refused: forbidden to the person who
 * released it, conflict when it is signed already.
 */
export async function signPermit(tx: ActorTransaction, permit_no: string): Promise<SignedPermit> {
  const { trx, actor, now } = tx;
  const found = await findPermit(trx, permit_no);
  if (!found) throw new Refused('missing', 'thing.missing');
  // Application before permit, as everywhere, so that no two acts wait for each other.
  const application = await lockApplicationById(tx, found.assessment_id);
  const permit = await lockPermit(trx, permit_no);
  if (!permit || 'refused' in move(permitMachine, permit.state, { act: 'sign', actor: 'signatory' }))
    throw new Refused('conflict', 'permit.signed_already');
  if (permit.generated_by === actor.account_id) throw new Refused('forbidden', 'permit.own_release');
  await refuseDependent(tx, {
    action: 'permit.sign',
    people: [permit.generated_by],
    since: permit.generated_at,
    own: 'permit.own_release',
  });

  await activateBusiness(tx, permit.business_id);
  await trx
    .updateTable('permit')
    .set({
      state: 'ACTIVE',
      signed_by: actor.account_id,
      signed_at: now,
      signatory: JSON.stringify(await signatoryOf(tx)),
    })
    .where('permit_id', '=', permit.permit_id)
    .execute();
  await audit(trx, actor, {
    act: 'permit.sign',
    object_kind: 'permit',
    object_id: permit_no,
    detail: { from: permit.state, to: 'ACTIVE' },
  });
  const moved = await moveApplication(tx, application, {
    act: 'sign',
    as: 'signatory',
    params: { permit_no },
    mail: { template: 'permit_issued', params: { permit_no } },
  });
  return { permit_no, permit_state: 'ACTIVE', state: moved.state };
}

async function signatoryOf({ trx, actor }: ActorTransaction): Promise<Signatory> {
  const account = await trx
    .selectFrom('account')
    .select(['firstname', 'lastname'])
    .where('id', '=', actor.account_id)
    .executeTakeFirstOrThrow();
  const signature = await findSignatureInUse(trx, actor.account_id);
  return {
    name: `${account.firstname} ${account.lastname}`,
    title: TITLE,
    ...(signature !== undefined && { signature }),
  };
}

/** A business that was suspended, closed or retired meanwhile is not opened by a signature. */
async function activateBusiness({ trx, now, actor }: Transaction, business_id: number): Promise<void> {
  const { state } = await findBusiness(trx, business_id);
  const moved = move(businessMachine, state, { act: 'activate', actor: 'system' });
  if ('refused' in moved) throw new Refused('conflict', 'permit.business_stopped');
  await trx
    .updateTable('business')
    .set({ state: moved.to, updated_at: now })
    .where('business_id', '=', business_id)
    .execute();
  await audit(trx, actor, {
    act: 'business.activate',
    object_kind: 'business',
    object_id: business_id,
    detail: { from: state, to: moved.to },
  });
}
