import { approveBill, computeBill, getCurrentDue, startPayment } from '@ebpls/contracts';
import { array, assert, asyncProperty, constantFrom } from 'fast-check';

import { deliver, type Notice } from '../../testing/gateway.ts';
import { openTestServer, type TestServer } from '../../testing/open-server.ts';
import { aClearedApplication, moveIntoTown } from '../../testing/town.ts';

/** R-2 in small: random sequences of what a gateway may say, held against a model of a dozen lines. `SEQUENCES` makes it larger. */
const SEQUENCES = Number(process.env['SEQUENCES'] ?? '40');

const EVENTS = ['success', 'success_without_amount', 'failure', 'cancel', 'pending', 'wrong_amount', 'dollars', 'forged', 'other_merchant'] as const;
type Event = (typeof EVENTS)[number];

interface Model {
  state: string;
  payments: number;
  mismatch: boolean;
}

const FINAL = new Set(['FAILED', 'CANCELLED']);
const NOT_BELIEVED = new Set<Event>(['forged', 'other_merchant']);

/** What the law of the land expects: a good success always wins, once; bad news counts only while nothing is decided. */
function after(model: Model, event: Event): Model {
  if (model.state === 'SUCCEEDED' || NOT_BELIEVED.has(event)) return model;
  if (event === 'success' || event === 'success_without_amount') return { state: 'SUCCEEDED', payments: 1, mismatch: false };
  if (event === 'wrong_amount' || event === 'dollars') return { ...model, mismatch: true };
  if (FINAL.has(model.state)) return model;
  if (event === 'pending') return { ...model, state: 'PENDING' };
  return { ...model, state: event === 'failure' ? 'FAILED' : 'CANCELLED' };
}

function noticeOf(event: Event, request_id: string, index: number): Notice {
  const told = { request_id, amount: '3405.00', timestamp: `2026-01-12T08:${String(10 + index)}:00.000+08:00` };
  const said: Record<Event, Partial<Notice>> = {
    success: {}, success_without_amount: { amount: '' }, failure: { code: 'GR152' }, cancel: { code: 'GR053' }, pending: { code: 'GR033' },
    wrong_amount: { amount: '3404.00' }, dollars: { currency: 'USD' }, forged: { key: 'another key' }, other_merchant: { merchant: 'another' },
  };
  return { ...told, ...said[event] };
}

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  await moveIntoTown(server.api.db);
});
afterAll(() => server.close());

test('in whatever order the gateway speaks, the attempt ends where the model says', async () => {
  const owner = await server.person('user');
  const clerk = await server.person('bplo');
  const treasurer = await server.person('admin', { permissions: ['treasurer'] });

  await assert(
    asyncProperty(array(constantFrom(...EVENTS), { minLength: 1, maxLength: 12 }), async (events) => {
      const { assessment_code } = await aClearedApplication(server.api.db, owner);
      const params = { assessment_code };
      const { body } = await server.ask(computeBill, clerk, { params });
      await server.ask(approveBill, treasurer, { params: { bill_id: body.bill_id } });
      const { total } = (await server.ask(getCurrentDue, owner, { params })).body;
      const { request_id } = (await server.ask(startPayment, owner, { params, body: { method: 'gcash', amount: total } })).body;
      let model: Model = { state: 'REDIRECTED', payments: 0, mismatch: false };
      for (const [index, event] of events.entries()) {
        model = after(model, event);
        expect(await deliver(server, noticeOf(event, request_id, index))).toBe(NOT_BELIEVED.has(event) ? 422 : 200);
        expect(await truth(request_id)).toEqual(model);
      }
    }),
    { numRuns: SEQUENCES, seed: 20_260_112 },
  );
}, 120_000);

async function truth(request_id: string): Promise<Model> {
  const { db } = server.api;
  const attempt = await db.selectFrom('payment_attempt').select('state').where('request_id', '=', request_id).executeTakeFirstOrThrow();
  const payments = await db.selectFrom('payment').select('payment_id').where('request_id', '=', request_id).execute();
  const open = await db.selectFrom('payment_exception').select('exception_id').where('request_id', '=', request_id).where('state', '=', 'OPEN').execute();
  return { state: attempt.state, payments: payments.length, mismatch: open.length > 0 };
}
