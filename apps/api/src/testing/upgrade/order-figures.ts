// Compares the figures of orders before and after an upgrade of the database.

import { sql } from 'kysely';

import { readFigures, type ModelFigures } from '../payment-model/model-figures.ts';
import type { UpgradedOrder, UpgradedServer } from './open-upgraded-server.ts';

/** An order with its current figures. */
export interface OrderFigures extends UpgradedOrder {
  readonly figures: ModelFigures;
}

/** The order of a situation. */
export function getUpgradedOrder({ orders }: UpgradedServer, name: string): UpgradedOrder {
  const order = orders.find((each) => each.name === name);
  if (!order) throw new Error(`the fixture has no order ${name}`);
  return order;
}

export function readOrderFigures({ server, people }: UpgradedServer, order: UpgradedOrder): Promise<ModelFigures> {
  return readFigures({ server, ...people, ...order, getDay: () => server.api.clock.today() });
}

export async function listOrderFigures(server: UpgradedServer): Promise<OrderFigures[]> {
  const read: OrderFigures[] = [];
  for (const order of server.orders) read.push({ ...order, figures: await readOrderFigures(server, order) });
  return read;
}

/** Orders in force of businesses that have no other one, because a statement covers a whole business. */
export function listSingleOrders(orders: readonly OrderFigures[]): OrderFigures[] {
  const inForce = orders.filter(({ figures }) => figures.has_order);
  return [...Map.groupBy(inForce, ({ company_code }) => company_code).values()].flatMap((group) =>
    group.length === 1 ? group : [],
  );
}

/** A difference that the upgrade found, as stored. */
interface UpgradeDifference {
  readonly assessment_code: string;
  readonly company_code: string;
  readonly recorded: string;
  readonly computed: string;
}

export async function listUpgradeDifferences(
  { server: { api } }: UpgradedServer,
  kind: 'ALLOCATION' | 'STATE' | 'OWED',
): Promise<UpgradeDifference[]> {
  const { rows } = await sql<UpgradeDifference>`
    select a.assessment_code, c.company_code, d.recorded, d.computed
    from order_difference d
    join bill using (bill_id)
    join application a using (assessment_id)
    join business c using (business_id)
    where d.kind = ${kind}
    order by d.difference_id`.execute(api.db);
  return rows;
}
