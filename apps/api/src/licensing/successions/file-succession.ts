import type { fileSuccession as fileEndpoint, EndpointInput } from '@ebpls/contracts';
import { computeObjectionDeadline, getYear } from '@ebpls/rules';
import { sql } from 'kysely';

import { recordAudit } from '../../platform/identity/audit.ts';
import { allocateNumber } from '../../platform/database/database.ts';
import { Refused, createFieldRefusal } from '../../platform/refused.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import {
  findPermittedBusiness,
  findSuccession,
  lockEstate,
  type PermittedBusiness,
  type SuccessionCase,
} from './successions.queries.ts';
import { insertSuccessionEvent } from './succession-events.ts';

type SuccessionInput = EndpointInput<typeof fileEndpoint>['body'];

const MAX_OPEN_CLAIMS = 3; // Open claims of one person at a time: a family owns more than one shop, but not dozens.

/**
 * An heir claims to continue a business for the paid term (domain reference 3.6). Nothing of its owner is shown and
 * nobody but the licensing office is notified before the papers are checked (decision 0096). Refused: invalid at its
 * field (a future day, a permit that does not exist, is not in force or not of a sole proprietor), conflict (one's own,
 * a claim of one's own or a checked one is open, too many of one's own, or its owner declared to be alive).
 */
export async function fileSuccession(tx: ActorTransaction, input: SuccessionInput): Promise<SuccessionCase> {
  const { trx, today } = tx;
  if (input.died_on > today) throw createFieldRefusal('died_on', 'succession.died_later');
  const permit = await findPermittedBusiness(trx, input.permit_no, today);
  if (!permit?.is_in_force || !permit.is_sole) throw createFieldRefusal('permit_no', 'succession.no_permit');
  await lockEstate(trx, permit.business_id);
  // The owner may have changed while this transaction waited for another.
  const business = await findPermittedBusiness(trx, input.permit_no, today);
  if (!business?.is_in_force) throw createFieldRefusal('permit_no', 'succession.no_permit');
  await refuseUnclaimable(tx, business);
  const succession_no = await insertSuccession(tx, business, input);
  await recordAudit(trx, tx.actor, {
    act: 'succession.file',
    object_kind: 'succession',
    object_id: succession_no,
    detail: { permit_no: input.permit_no, died_on: input.died_on },
  });
  const claim = await findSuccession(trx, succession_no);
  if (!claim) throw new Error(`succession ${succession_no} is gone`);
  await insertSuccessionEvent(tx, claim, { licensing: 'succession_waits' });
  return claim;
}

interface EarlierClaims {
  readonly is_taken: boolean;
  readonly is_told: boolean;
  readonly open_of_heir: number;
}

async function refuseUnclaimable({ trx, actor }: ActorTransaction, business: PermittedBusiness): Promise<void> {
  if (business.owner_id === actor.account_id) throw new Refused('conflict', 'succession.own');
  // Claims of one person are counted one after the other.
  await sql`select from account where id = ${actor.account_id}::bigint for no key update`.execute(trx);
  const { rows } = await sql<EarlierClaims>`
    select
      coalesce(bool_or(business_id = ${business.business_id}::bigint
        and (state = 'CHECKED' or (state = 'FILED' and heir_id = ${actor.account_id}::bigint))
      ), false) as is_taken,
      coalesce(bool_or(
        business_id = ${business.business_id}::bigint and owner_id = ${business.owner_id}::bigint
        and heir_id = ${actor.account_id}::bigint and state = 'OBJECTED'
      ), false) as is_told,
      count(*) filter (where heir_id = ${actor.account_id}::bigint and state in ('FILED', 'CHECKED'))::int as open_of_heir
    from succession
    where business_id = ${business.business_id}::bigint or heir_id = ${actor.account_id}::bigint`.execute(trx);
  const [earlierClaims] = rows;
  if (earlierClaims?.is_told) throw new Refused('conflict', 'succession.owner_lives');
  if (earlierClaims?.is_taken) throw new Refused('conflict', 'succession.claimed_already');
  if ((earlierClaims?.open_of_heir ?? 0) >= MAX_OPEN_CLAIMS) throw new Refused('conflict', 'succession.too_many');
}

async function insertSuccession(
  { trx, actor, now, today }: ActorTransaction,
  { business_id, owner_id, owner_name }: PermittedBusiness,
  { agrees: _sworn, deceased_name: stated_name, ...filed }: SuccessionInput,
): Promise<string> {
  const year = getYear(today);
  const succession_no = `HER-${year}-${String(await allocateNumber(trx, 'succession', year)).padStart(6, '0')}`;
  await trx
    .insertInto('succession')
    .values({
      ...filed,
      succession_no,
      business_id,
      owner_id,
      heir_id: actor.account_id,
      deceased_name: owner_name,
      stated_name,
      filed_at: now,
      object_until: computeObjectionDeadline(today),
    })
    .execute();
  return succession_no;
}
