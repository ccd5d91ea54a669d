import { ATTEMPT_STATES, refreshAttempt, type AttemptState, reopenBill, returnFromPaynamics } from '@ebpls/contracts';
import { array, assert, asyncProperty, constantFrom } from 'fast-check';
import { sql } from 'kysely';

import { sendNotice, type Notice, openQueryServer, type QueryServer } from '../../testing/gateway-notices.ts';
import { openTestServer, type TestServer } from '../../testing/open-server.ts';
import {
  PAYMENT_AMOUNT,
  type StartedPayment,
  beginPayment,
  type Payers,
  createPayers,
} from '../../testing/stress/started-payments.ts';
import { readBooks } from '../../testing/stress/stress-books.ts';
import { seedMunicipality } from '../../testing/municipality-seed.ts';

/** `npm run storm -- machine` runs 2,000 sequences of up to 60 steps. */
const SEQUENCES = Number(process.env['SEQUENCES'] ?? '10');
const STEPS = Number(process.env['STEPS'] ?? '12');

/** Statuses in notifications, of the gateway and of forgers. */
const NOTIFIED_STATUSES = [
  'success',
  'success_without_amount',
  'failure',
  'cancel',
  'pending',
  'wrong_amount',
  'dollars',
  'forged',
  'other_merchant',
] as const;
type NotifiedStatus = (typeof NOTIFIED_STATUSES)[number];
/** Replies of the gateway to a query: one of its codes, or none. */
const ANSWERS = ['GR001', 'GR152', 'GR053', 'GR033', 'nothing'] as const;
type GatewayAnswer = (typeof ANSWERS)[number];
/** Origins of a query: the returning browser, the button of the payer, the job. */
const ASKERS = ['return page', 'question', 'sweep'] as const;
type Asker = (typeof ASKERS)[number];

type Event =
  | { readonly by: 'notification'; readonly status: NotifiedStatus }
  | { readonly by: Asker; readonly answer: GatewayAnswer }
  | { readonly by: 'clerk' };

const EVENTS: readonly Event[] = [
  ...NOTIFIED_STATUSES.map((status): Event => ({ by: 'notification', status })),
  ...ASKERS.flatMap((asker) => ANSWERS.map((answer): Event => ({ by: asker, answer }))),
  { by: 'clerk' },
];

interface Model {
  readonly state: AttemptState;
  readonly payments: number;
  /** Undecided money set aside. */
  readonly aside: number;
  readonly is_void: boolean;
}

const WAITING_STATES: readonly AttemptState[] = ['CREATED', 'REDIRECTED', 'PENDING'];
const ENDED_STATES: readonly AttemptState[] = ['FAILED', 'CANCELLED', 'EXPIRED'];
const REJECTED_STATUSES: readonly NotifiedStatus[] = ['forged', 'other_merchant'];
const ACT_OF_ANSWER: Readonly<Record<string, 'confirm' | 'fail' | 'cancel' | 'wait'>> = {
  success: 'confirm',
  success_without_amount: 'confirm',
  failure: 'fail',
  cancel: 'cancel',
  pending: 'wait',
  GR001: 'confirm',
  GR152: 'fail',
  GR053: 'cancel',
  GR033: 'wait',
};

/**
 * Expected behaviour: a success always wins, once; a failure counts only while nothing is decided; a result that is not
 * signed by the gateway never counts.
 */
function after(model: Model, event: Event): Model {
  const isWaiting = WAITING_STATES.includes(model.state);
  if (event.by === 'clerk') return isWaiting || model.payments > 0 ? model : { ...model, is_void: true };
  if (event.by !== 'notification') return isWaiting ? applyQuery(model, event.answer) : model;
  return applyNotice(model, event.status);
}

function applyNotice(model: Model, status: NotifiedStatus): Model {
  if (REJECTED_STATUSES.includes(status)) return model;
  const isOpen = WAITING_STATES.includes(model.state) || ENDED_STATES.includes(model.state);
  if (status === 'wrong_amount' || status === 'dollars') return isOpen ? { ...model, aside: 1 } : model;
  return applyQuery(model, status);
}

function applyQuery(model: Model, answer: string): Model {
  const means = ACT_OF_ANSWER[answer];
  const isWaiting = WAITING_STATES.includes(model.state);
  if (means === 'confirm' && (isWaiting || ENDED_STATES.includes(model.state)))
    return model.is_void
      ? { ...model, state: 'SUCCEEDED', aside: 1 }
      : { ...model, state: 'SUCCEEDED', payments: 1, aside: 0 };
  if (means === undefined || means === 'confirm' || !isWaiting) return model;
  // A waiting attempt stays pending.
  if (means === 'wait') return { ...model, state: 'PENDING' };
  return { ...model, state: means === 'fail' ? 'FAILED' : 'CANCELLED' };
}

const NOTICE_OF_STATUS: Readonly<Record<NotifiedStatus, Partial<Notice>>> = {
  success: {},
  success_without_amount: { amount: '' },
  failure: { code: 'GR152' },
  cancel: { code: 'GR053' },
  pending: { code: 'GR033' },
  wrong_amount: { amount: '3404.00' },
  dollars: { currency: 'USD' },
  forged: { key: 'another key' },
  other_merchant: { merchant: 'another' },
};

let desk: QueryServer;
let server: TestServer;
let payers: Payers;
beforeAll(async () => {
  desk = await openQueryServer();
  server = await openTestServer({ PAYNAMICS_QUERY_URL: desk.url });
  await seedMunicipality(server.api.db);
  payers = await createPayers(server);
});
afterAll(async () => {
  await server.close();
  await desk.close();
});

let notificationCount = 0;

function assertStatus(statuses: readonly number[], status: number): void {
  if (!statuses.includes(status)) throw new Error(`answered ${status} and not ${statuses.join(' or ')}`);
}

/** Sends an event to the endpoint that receives it in production. */
async function applyEvent(event: Event, { request_id, bill_id }: StartedPayment): Promise<void> {
  if (event.by === 'clerk') {
    const { status } = await server.request(reopenBill, payers.treasurer, {
      params: { bill_id },
      body: { reason: 'The area was measured again.' },
    });
    assertStatus([200, 409], status);
    return;
  }
  if (event.by === 'notification') {
    notificationCount += 1;
    const timestamp = new Date(Date.UTC(2026, 0, 12) + notificationCount * 1000).toISOString();
    assertStatus(
      [REJECTED_STATUSES.includes(event.status) ? 422 : 200],
      await sendNotice(server, { request_id, amount: PAYMENT_AMOUNT, timestamp, ...NOTICE_OF_STATUS[event.status] }),
    );
    return;
  }
  if (event.answer === 'nothing') desk.knows.delete(request_id);
  else desk.knows.set(request_id, event.answer);
  await queryAs(event.by, request_id);
}

async function queryAs(asker: Asker, request_id: string): Promise<void> {
  const { api } = server;
  if (asker === 'question')
    assertStatus([200], (await server.request(refreshAttempt, payers.owner, { params: { request_id } })).status);
  else if (asker === 'return page')
    assertStatus(
      [303],
      (
        await server.request(returnFromPaynamics, undefined, {
          query: { requestid: Buffer.from(request_id).toString('base64') },
        })
      ).status,
    );
  else {
    await sql`update graphile_worker._private_jobs set run_at = now() + interval '1 day'`.execute(api.db);
    await api.db
      .updateTable('payment_attempt')
      .set({ ask_again_at: api.clock.now() })
      .where('request_id', '=', request_id)
      .where('state', 'in', [...WAITING_STATES])
      .execute();
    await sql`select graphile_worker.add_job('ask_gateway')`.execute(api.db);
    await api.jobs.runDue();
  }
}

async function loadModel({ request_id, bill_id }: StartedPayment): Promise<Model> {
  const { rows } = await sql<Model>`
      select
        t.state, (select count(*) from payment p where p.request_id = t.request_id) as payments,
        (select count(*) from payment_exception x where x.request_id = t.request_id and x.state = 'OPEN') as aside,
        b.state not in ('APPROVED', 'SETTLED') as is_void
      from payment_attempt t
      join bill b on b.bill_id = ${bill_id}::bigint
      where t.request_id = ${request_id}`.execute(server.api.db);
  const [row] = rows;
  if (!row) throw new Error(`there is no attempt ${request_id}`);
  return row;
}

const START_MODEL: Model = { state: 'REDIRECTED', payments: 0, aside: 0, is_void: false };
const getEventName = (event: Event): string =>
  event.by === 'clerk'
    ? 'clerk reopens'
    : event.by === 'notification'
      ? `notified of ${event.status}`
      : `${event.by} hears ${event.answer}`;

/** Events that lead an attempt to each state that it can have while the gateway still reports on it. */
const EVENTS_TO: Readonly<
  Record<'REDIRECTED' | 'PENDING' | 'SUCCEEDED' | 'FAILED' | 'CANCELLED' | 'EXPIRED', readonly Event[]>
> = {
  REDIRECTED: [],
  PENDING: [{ by: 'notification', status: 'pending' }],
  SUCCEEDED: [{ by: 'notification', status: 'success' }],
  FAILED: [{ by: 'notification', status: 'failure' }],
  CANCELLED: [{ by: 'notification', status: 'cancel' }],
  EXPIRED: [],
};
/**
 * No endpoint leads there: every attempt is sent to the gateway at once, and refunds have the treasurer's own state
 * machine.
 */
const STATES_TESTED_ELSEWHERE: readonly AttemptState[] = [
  'CREATED',
  'REFUND_PENDING',
  'REFUNDED',
  'PARTIALLY_REFUNDED',
];

test('every state of an attempt is tested here or listed as tested elsewhere', () => {
  expect([...Object.keys(EVENTS_TO), ...STATES_TESTED_ELSEWHERE].toSorted()).toEqual([...ATTEMPT_STATES].toSorted());
});

test.each(Object.keys(EVENTS_TO) as (keyof typeof EVENTS_TO)[])(
  'an attempt that is %s ends in the state of the model after any event from any sender',
  async (state) => {
    for (const event of EVENTS) {
      const payment = await beginPayment(server, payers);
      for (const step of EVENTS_TO[state]) await applyEvent(step, payment);
      if (state === 'EXPIRED')
        await server.api.db
          .updateTable('payment_attempt')
          .set({ state, ask_again_at: null })
          .where('request_id', '=', payment.request_id)
          .execute();
      const before: Model = { ...START_MODEL, state, payments: state === 'SUCCEEDED' ? 1 : 0 };
      expect([getEventName(event), await loadModel(payment)]).toEqual([getEventName(event), before]);
      await applyEvent(event, payment);
      expect([getEventName(event), await loadModel(payment)]).toEqual([getEventName(event), after(before, event)]);
    }
  },
  300_000,
);

test(
  'in any order of notifications, returns, queries, sweeps and clerks, the attempt ends in the state of the model and the books agree',
  async () => {
    await assert(
      asyncProperty(array(constantFrom(...EVENTS), { minLength: 1, maxLength: STEPS }), async (events) => {
        const payment = await beginPayment(server, payers);
        let model = START_MODEL;
        for (const event of events) {
          model = after(model, event);
          await applyEvent(event, payment);
          expect(await loadModel(payment)).toEqual(model);
        }
      }),
      { numRuns: SEQUENCES, seed: 20_260_112 },
    );
    expect(await readBooks(server.api.db)).toMatchObject({
      gaps: 0,
      wrong_sums: 0,
      paid_twice: 0,
      unbalanced: 0,
      receivable_off: 0,
      gateway_off: 0,
      unprocessed: 0,
    });
  },
  SEQUENCES > 500 ? 3_600_000 : 600_000,
);
