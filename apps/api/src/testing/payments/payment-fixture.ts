// Opens a gateway with an owner who pays through it, and the acts on an online payment.

import { getAttempt, getCurrentDue, startPayment } from '@ebpls/contracts';
import { createApprovedOrder, openGatewayFixture } from '../cashier-fixture.ts';
import type { FiledCase } from '../municipality-seed.ts';

type PaymentOrder = FiledCase & { readonly bill_id: number; readonly total: string };

/** A server with its gateway, orders to pay, and each act on a payment by its usual actor. */
export async function openPaymentFixture() {
  const fixture = await openGatewayFixture();
  const { server, people, gateway } = fixture;
  const { owner, treasurer } = people;
  const close = async (): Promise<void> => {
    await fixture.close();
  };

  async function createOrder(
    options: Parameters<typeof createApprovedOrder>[2] = {},
    person = owner,
  ): Promise<PaymentOrder> {
    const order = await createApprovedOrder(server, { ...people, owner: person }, options);
    return { ...order, total: (await loadDue(order, person)).total };
  }
  const loadDue = async ({ assessment_code }: FiledCase, person = owner) =>
    (await server.request(getCurrentDue, person, { params: { assessment_code } })).body;
  const start = (order: PaymentOrder, amount = order.total, person = owner) =>
    server.request(startPayment, person, {
      params: { assessment_code: order.assessment_code },
      body: { method: 'gcash', amount },
    });
  const startAttempt = async (order: PaymentOrder) => (await start(order)).body.request_id;
  const loadAttempt = async (request_id: string) =>
    (await server.request(getAttempt, owner, { params: { request_id } })).body;
  const loadApplicationState = async ({ assessment_id }: FiledCase) =>
    (
      await server.api.db
        .selectFrom('application')
        .select('state')
        .where('assessment_id', '=', assessment_id)
        .executeTakeFirstOrThrow()
    ).state;
  const listProblems = async (request_id: string) =>
    (
      await server.api.db
        .selectFrom('payment_exception')
        .select(['kind', 'state'])
        .where('request_id', '=', request_id)
        .execute()
    ).map(({ kind, state }) => `${kind} ${state}`);

  return {
    close,
    server,
    gateway,
    people,
    owner,
    treasurer,
    createOrder,
    loadDue,
    start,
    startAttempt,
    loadAttempt,
    loadApplicationState,
    listProblems,
  };
}
