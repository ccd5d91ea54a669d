// Opens a gateway with an owner who pays several orders at once.

import { type Centavos, formatPesosText, parseCentavos, startJointPayment } from '@ebpls/contracts';
import { sumCentavos } from '@ebpls/rules';

import type { TestPerson } from '../open-server.ts';
import { openPaymentFixture } from './payment-fixture.ts';

type PaymentFixture = Awaited<ReturnType<typeof openPaymentFixture>>;
export type JointOrder = Awaited<ReturnType<PaymentFixture['createOrder']>>;

export function sumAmounts(amounts: readonly string[]): string {
  return formatPesosText(sumCentavos(amounts.map((amount) => parseCentavos(amount) ?? (0 as Centavos))));
}

export function sumOrders(orders: readonly JointOrder[]): string {
  return sumAmounts(orders.map(({ total }) => total));
}

/** The fixture of single payments, with the acts on a payment of several orders. */
export async function openJointFixture() {
  const fixture = await openPaymentFixture();
  const { server, owner, createOrder } = fixture;

  async function createOrders(count: number, person = owner): Promise<[JointOrder, JointOrder, ...JointOrder[]]> {
    const orders: JointOrder[] = [];
    for (let index = 0; index < count; index += 1) orders.push(await createOrder({}, person));
    return orders as [JointOrder, JointOrder, ...JointOrder[]];
  }
  const startTogether = (
    orders: readonly JointOrder[],
    person: TestPerson = owner,
    amounts = orders.map(({ total }) => total),
  ) =>
    server.request(startJointPayment, person, {
      body: {
        method: 'gcash',
        orders: orders.map(({ assessment_code }, index) => ({ assessment_code, amount: amounts[index] ?? '' })),
      },
    });
  const listShares = (joint_id: string) =>
    server.api.db
      .selectFrom('payment_attempt')
      .select(['request_id', 'bill_id', 'state', 'amount'])
      .where('joint_id', '=', joint_id)
      .orderBy('request_id')
      .execute();
  const listExceptions = async (joint_id: string) =>
    (
      await server.api.db
        .selectFrom('payment_exception as x')
        .innerJoin('payment_attempt as t', 't.request_id', 'x.request_id')
        .select(['x.exception_id', 'x.kind', 'x.state', 'x.amount', 't.bill_id'])
        .where('t.joint_id', '=', joint_id)
        .orderBy('x.exception_id')
        .execute()
    ).map(({ kind, state, ...row }) => ({ ...row, what: `${kind} ${state}` }));
  return { ...fixture, createOrders, startTogether, listShares, listExceptions };
}
