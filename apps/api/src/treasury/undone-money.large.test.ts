import {
  requestApproval,
  cancelReceipt,
  decideApproval,
  decideDispute,
  fileDispute,
  getBill,
  getDisputable,
  proposeWaiver,
  withdrawDispute,
} from '@ebpls/contracts';

import { assertModelRun } from '../testing/payment-model/check-run.ts';
import { finishModelRun } from '../testing/payment-model/finish-run.ts';
import { passDays } from '../testing/payment-model/order-acts.ts';
import { applyGatewayReply, type ModelGatewayResult } from '../testing/payment-model/gateway-acts.ts';
import { beginOnline, takeAtCounter } from '../testing/payment-model/payment-acts.ts';
import { applyBankReply, waiveInstallment } from '../testing/payment-model/reversal-acts.ts';
import { assertServerBooks, isPosted } from '../testing/payment-model/model-books.ts';
import { readFigures, type ModelFigures } from '../testing/payment-model/model-figures.ts';
import {
  type CounterMoney,
  createPaymentModel,
  toCentavos,
  type PaymentModel,
} from '../testing/payment-model/payment-model.ts';
import {
  createModelRunSource,
  type ModelRun,
  type ModelRunSource,
  type ModelRunStart,
} from '../testing/payment-model/run-source.ts';

let source: ModelRunSource;
let run: ModelRun;
let model: PaymentModel;

beforeAll(() => {
  source = createModelRunSource(assertServerBooks);
});
afterAll(() => source.close());

const RENEWAL: ModelRunStart = { type: 'RENEWAL', mode: 'ANNUAL' };
const QUARTERS: ModelRunStart = { type: 'RENEWAL', mode: 'QUARTERLY' };

/** ₱18,630.00 of a renewal in one installment, ₱200.00 of it the barangay's; after 30 days surcharge and interest grow. */
async function start(kind: ModelRunStart = RENEWAL, days = 0): Promise<void> {
  run = await source.startRun(kind);
  model = createPaymentModel();
  if (days > 0) await passDays({ run }, days);
}

const loadStep = async () => ({ run, model, before: await readFigures(run), is_concurrent: false });
const loadFigures = () => readFigures(run);
const assertAgreement = () => assertModelRun(run, model);
const take = async (amount?: number, tender: CounterMoney['tender'] = 'CASH') =>
  takeAtCounter(await loadStep(), { tender, part: 1000, ...(amount !== undefined && { amount }) });
const beginPayments = async (count = 0) => beginOnline(await loadStep(), count);
const applyReply = async (result: ModelGatewayResult) =>
  applyGatewayReply(await loadStep(), result, model.online.length - 1);
/** Final check: the figures agree, and the amount owed is collected to the end. */
const finish = () => finishModelRun(run, model);

/** Cancels a payment of today by the first of its receipts; returns the status. */
async function cancel(which: number): Promise<number> {
  const money = model.counter[which];
  if (!money) throw new Error('there is no such payment');
  const { status } = await run.send(cancelReceipt, run.treasurer, {
    params: { receipt_no: money.receipt_nos[0] ?? '' },
    body: { reason: 'The wrong business.' },
  });
  if (status === 200) money.is_undone = true;
  return status;
}

/**
 * Disputes the municipal line with the lowest or highest billed amount. Returns the number of the dispute and its
 * amount.
 */
async function fileWalkDispute(choice: 'lowest' | 'highest' = 'lowest') {
  const params = { assessment_code: run.assessment_code };
  const { lines } = (await run.server.request(getDisputable, run.owner, { params })).body;
  const open = lines
    .filter(({ blocked }) => blocked === null)
    .toSorted((one, other) => toCentavos(one.amount) - toCentavos(other.amount));
  const line = choice === 'lowest' ? open[0] : open.at(-1);
  if (!line) throw new Error('no line may be disputed');
  const { body } = await run.send(fileDispute, run.owner, {
    params,
    body: { line_no: line.line_no, amount_held: '0', reason: 'The area was measured twice by mistake.' },
  });
  model.disputes.push(body.dispute_no);
  return { dispute_no: body.dispute_no, amount: toCentavos(line.amount) };
}

const decide = async (dispute_no: string, amount_found?: string) =>
  (
    await run.send(decideDispute, run.treasurer, {
      params: { dispute_no },
      body: {
        is_upheld: amount_found !== undefined,
        decision: 'The papers show it.',
        ...(amount_found !== undefined && { amount_found }),
      },
    })
  ).status;

/** Nothing changes while a payment is in progress; an act that changes something ends it first. */
const isUnchanged = (before: ModelFigures, after: ModelFigures) =>
  after.open_attempt === null || JSON.stringify(after.statement) === JSON.stringify(before.statement);
const isFair = (status: number) => expect([200, 409]).toContain(status);

// The first part covers only surcharge and interest, the second the tax as well.
test.each([400_000, 1_000_001])(
  'a part of %s that is cancelled while the rest is paid online is owed again',
  async (part) => {
    await start(RENEWAL, 30);
    await take(part);
    await beginPayments();
    isFair(await cancel(0));
    await assertAgreement();
    await applyReply('success');
    await assertAgreement();
    await finish();
  },
);

test('a success after its attempt was ended is set aside for the treasurer and never posted twice', async () => {
  await start();
  await beginPayments();
  await applyReply('cancel');
  await take();
  await applyReply('success');
  expect(await isPosted(run, model.online[0]?.request_id ?? '')).toBe(false);
  await applyReply('success');
  await assertAgreement();
  await finish();
});

test.each(['cancelled', 'bounced'] as const)(
  'when a part by check is %s, no agency is receipted twice for one item',
  async (act) => {
    await start(RENEWAL, 30);
    await take(500_000, 'CHEQUE');
    await take();
    if (act === 'cancelled') isFair(await cancel(0));
    else await applyBankReply(await loadStep(), 'bounces', 0);
    expect(model.counter[0]?.is_undone).toBe(true);
    await assertAgreement();
    await take();
    await assertAgreement();
    await finish();
  },
);

test('two payments are cancelled one after the other, and the barangay gets its billed amount', async () => {
  await start();
  await take(1);
  await take(undefined, 'DEPOSIT');
  expect(await cancel(0)).toBe(200);
  await assertAgreement();
  expect(await cancel(1)).toBe(200);
  expect((await assertAgreement()).due).toBe(1_863_000);
  await take(1);
  await assertAgreement();
  await finish();
});

test('of two parts the first is cancelled and its amount is collected, not the second again', async () => {
  await start();
  await take(1);
  await take();
  expect(await cancel(0)).toBe(200);
  expect((await assertAgreement()).due).toBe(1);
  await take();
  expect((await assertAgreement()).application_state).toBe('PAID');
});

test.each([0, 30])(
  'a line whose dispute is rejected is collected at the counter, %s days after the order',
  async (days) => {
    await start(RENEWAL, days);
    const { dispute_no, amount } = await fileWalkDispute();
    await take();
    expect(await decide(dispute_no)).toBe(200);
    expect((await assertAgreement()).due).toBeGreaterThanOrEqual(amount);
    await take();
    expect(await assertAgreement()).toMatchObject({ due: 0, application_state: 'PAID' });
  },
);

test('a line whose dispute is rejected is paid online and posted', async () => {
  await start();
  const { dispute_no } = await fileWalkDispute();
  await take();
  await decide(dispute_no);
  await beginPayments();
  await applyReply('success');
  expect(await assertAgreement()).toMatchObject({ due: 0, application_state: 'PAID' });
});

test('a line that is upheld in part after parts were paid is collected to the centavo', async () => {
  await start(RENEWAL, 30);
  await take(500_000);
  const { dispute_no } = await fileWalkDispute('highest');
  await take();
  expect(await decide(dispute_no, '12000.01')).toBe(200);
  await assertAgreement();
  await take();
  expect(await assertAgreement()).toMatchObject({ due: 0, application_state: 'PAID' });
});

test('an order that owes nothing since a dispute was upheld in full is paid', async () => {
  await start(RENEWAL, 30);
  const total = (await loadFigures()).due;
  await take(Math.floor(total / 2));
  const { dispute_no } = await fileWalkDispute();
  await beginPayments();
  await applyReply('success');
  expect(await decide(dispute_no, '0')).toBe(200);
  expect(await assertAgreement()).toMatchObject({ due: 0, application_state: 'PAID' });
});

test('a dispute is not withdrawn while a payment is in progress', async () => {
  await start();
  const { dispute_no } = await fileWalkDispute();
  await beginPayments();
  const before = await loadFigures();
  const { status } = await run.send(withdrawDispute, run.owner, { params: { dispute_no } });
  isFair(status);
  const after = await assertAgreement();
  expect(isUnchanged(before, after)).toBe(true);
  await applyReply('success');
  await assertAgreement();
  await finish();
});

test('a dispute is not rejected while a payment is in progress', async () => {
  await start();
  const { dispute_no } = await fileWalkDispute();
  await beginPayments();
  const before = await loadFigures();
  isFair(await decide(dispute_no));
  const after = await assertAgreement();
  expect(isUnchanged(before, after)).toBe(true);
  await applyReply('success');
  await assertAgreement();
  await finish();
});

test('a receipt of other quarters is not cancelled while a payment is in progress', async () => {
  await start(QUARTERS);
  await take();
  await beginPayments(1);
  const before = await loadFigures();
  isFair(await cancel(0));
  const after = await assertAgreement();
  expect(isUnchanged(before, after)).toBe(true);
  await applyReply('success');
  await assertAgreement();
  await finish();
});

test.each([RENEWAL, QUARTERS])(
  'when the rest of the first installment is waived, the application is paid: %j',
  async (kind) => {
    await start(kind);
    const { dispute_no } = await fileWalkDispute();
    await take();
    await decide(dispute_no);
    await waiveInstallment(await loadStep(), 1);
    expect(await assertAgreement()).toMatchObject({ due: 0, application_state: 'PAID' });
  },
);

test('a payment from before the rest was waived is one figure when its receipt is cancelled', async () => {
  await start(QUARTERS);
  await fileWalkDispute();
  await take();
  await waiveInstallment(await loadStep(), 1);
  isFair(await cancel(0));
  await assertAgreement();
  await finish();
});

test('a centavo that was paid while the tax was disputed does not block the rest', async () => {
  await start(QUARTERS);
  const { dispute_no } = await fileWalkDispute('highest');
  await take(1);
  expect(await decide(dispute_no)).toBe(200);
  await take();
  expect(await assertAgreement()).toMatchObject({ due: 0, application_state: 'PAID' });
});

test('a disputed line is in no due or overdue figure, and holds the application back', async () => {
  await start();
  const { amount } = await fileWalkDispute();
  await passDays({ run }, 30);
  const late = await assertAgreement();
  expect(late.statement.disputed).toBe(amount);
  expect(late.report).toBe(late.statement.overdue);
  await take();
  expect(await assertAgreement()).toMatchObject({ due: 0, report: 0, application_state: 'FOR_PAYMENT' });
});

test.each(['CHEQUE', 'DEPOSIT'] as const)('an order paid by %s waits for the bank', async (tender) => {
  await start();
  await take(undefined, tender);
  expect(await assertAgreement()).toMatchObject({ due: 0, application_state: 'FOR_PAYMENT' });
  await passDays({ run }, 30);
  expect(await assertAgreement()).toMatchObject({ due: 0, report: 0, application_state: 'FOR_PAYMENT' });
});

test('an installment whose money waits for the bank is not waived', async () => {
  await start();
  await take(undefined, 'DEPOSIT');
  await waiveInstallment(await loadStep(), 1);
  expect(await assertAgreement()).toMatchObject({ due: 0, application_state: 'FOR_PAYMENT' });
});

test('the bank pays a check and the application is paid', async () => {
  await start();
  await take(undefined, 'CHEQUE');
  await applyBankReply(await loadStep(), 'clears', 0);
  expect(await assertAgreement()).toMatchObject({ due: 0, application_state: 'PAID' });
});

test('an order whose only payment was cancelled is still collected when its day is over', async () => {
  await start();
  await take();
  expect(await cancel(0)).toBe(200);
  await passDays({ run }, 30);
  await assertAgreement();
  await take();
  expect(await assertAgreement()).toMatchObject({ due: 0, application_state: 'PAID' });
});

test('a part that was granted and not used does not hold another one back', async () => {
  await start();
  const requestRefund = (amount: string) =>
    run.send(requestApproval, run.cashier, {
      body: {
        kind: 'PARTIAL',
        assessment_code: run.assessment_code,
        amount,
        reason: 'The rest on Friday.',
      },
    });
  const { approval_id } = (await requestRefund('5000.00')).body;
  const body = { is_granted: true };
  expect((await run.send(decideApproval, run.treasurer, { params: { approval_id }, body })).status).toBe(200);
  const openClaim = (await requestRefund('6000.00')).body;
  expect(openClaim.error?.message ?? '').not.toMatch(/asked|waits|waiting/i);
});

describe('forbidden acts', () => {
  test.each([
    ['the right amount first', ['success', 'wrong_amount']],
    ['the wrong amount first', ['wrong_amount', 'success']],
    ['the right one after it failed', ['failure', 'wrong_amount', 'success', 'failure']],
  ] as const)('two notices of one payment with different amounts, %s, post it once', async (_, results) => {
    await start();
    await beginPayments();
    for (const result of results) {
      await applyReply(result);
      await assertAgreement();
    }
    expect(await isPosted(run, model.online[0]?.request_id ?? '')).toBe(true);
    expect(await assertAgreement()).toMatchObject({ due: 0, application_state: 'PAID' });
  });

  test('a dispute that is decided twice keeps its first decision', async () => {
    await start();
    const { dispute_no } = await fileWalkDispute();
    expect(await decide(dispute_no, '0')).toBe(200);
    const before = await assertAgreement();
    expect(await decide(dispute_no)).toBe(409);
    expect(await decide(dispute_no, '1')).toBe(409);
    expect((await run.send(withdrawDispute, run.owner, { params: { dispute_no } })).status).toBe(409);
    expect((await assertAgreement()).statement).toEqual(before.statement);
    await finish();
  });

  test('an installment that is paid, missing or waived already is not waived', async () => {
    await start(QUARTERS);
    await take();
    const { bill_id } = (
      await run.server.request(getBill, run.treasurer, { params: { assessment_code: run.assessment_code } })
    ).body;
    const propose = async (no: number) =>
      (
        await run.send(proposeWaiver, run.treasurer, {
          params: { bill_id },
          body: { no, resolution_no: 'SB 2026-014', reason: 'The flood of January.' },
        })
      ).status;
    expect([await propose(1), await propose(5)]).toEqual([409, 409]);
    await waiveInstallment(await loadStep(), 2);
    expect(await propose(2)).toBe(409);
    await assertAgreement();
    await finish();
  });

  test('two treasurers cancel one receipt at the same moment, and it is cancelled once', async () => {
    await start();
    await take();
    const statuses = await Promise.all([cancel(0), cancel(0)]);
    expect(statuses.toSorted()).toEqual([200, 409]);
    expect((await assertAgreement()).due).toBe(1_863_000);
    await finish();
  });

  test('cashier and gateway at the same moment collect the amount owed once', async () => {
    await start();
    await beginPayments();
    run.passMinutes(20);
    const step = { ...(await loadStep()), is_concurrent: true };
    await Promise.all([takeAtCounter(step, { tender: 'CASH', part: 1000 }), applyGatewayReply(step, 'success', 0)]);
    await assertAgreement();
    await finish();
  });
});
