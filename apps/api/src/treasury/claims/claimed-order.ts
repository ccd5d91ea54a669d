import type { Database } from '../../platform/database/database.ts';
import { Refused } from '../../platform/refused.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { getApplication } from '../../domain/applications/find-application.ts';
import { findNewestOrder, findOrderInForce } from '../../domain/ledger/due/orders.queries.ts';

/**
 * The order that an owner claims to have paid: the one in force, else the newest with a number. Refused: missing for
 * another person's application, conflict before the first order.
 */
export async function findClaimedOrder(db: Database, assessment_code: string, actor: Actor): Promise<number> {
  const { assessment_id } = await getApplication(db, assessment_code, actor);
  const order = (await findOrderInForce(db, assessment_id)) ?? (await findNewestOrder(db, assessment_id));
  if (!order || order.top_no === null) throw new Refused('conflict', 'claim.no_order');
  return order.bill_id;
}
