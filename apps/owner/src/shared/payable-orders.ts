// Orders of payment of an owner that are due today, from the list of tasks.

import { type Centavos, MAX_JOINT_ORDERS, type OwnerTask, type OwnerTasks } from '@ebpls/contracts';

/** An order that is due today, with the amount to pay. */
export type PayableOrder = OwnerTask & { readonly assessment_code: string; readonly amount: Centavos };

const isPayable = (task: OwnerTask): task is PayableOrder =>
  task.kind === 'pay' && task.assessment_code !== null && task.amount !== null;

/** Orders that can be paid together, the most urgent first; no more than one payment may have. */
export function listPayable({ data }: Pick<OwnerTasks, 'data'>): PayableOrder[] {
  return data.filter(isPayable).slice(0, MAX_JOINT_ORDERS);
}

/** Sum of the amounts of orders. */
export function sumPayable(orders: readonly PayableOrder[]): Centavos {
  return orders.reduce((sum, { amount }) => sum + amount, 0) as Centavos;
}
