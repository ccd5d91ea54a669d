import {
  askApproval,
  askAttempt,
  collectPayment,
  decideApproval,
  getCounterOrder,
  getCurrentDue,
  startPayment,
} from '@ebpls/contracts';

import { CASH, CHEQUE, SLIP, type TenderSent } from '../cashier.ts';
import { deliver } from '../gateway.ts';
import { failOn } from './check-walk.ts';
import { isPosted } from './walk-books.ts';
import { type CounterMoney, toAmountText, toCentavos } from './walk-model.ts';
import { chooseOne, createPaperNumber, type WalkStep } from './walk-step.ts';

export const WALK_TENDERS = ['CASH', 'CHEQUE', 'MANAGERS_CHEQUE', 'DEPOSIT'] as const;
/** What the gateway may say of a payment, and how it may come to us. */
export const GATEWAY_RESULTS = [
  'success',
  'no_amount',
  'wrong_amount',
  'failure',
  'cancel',
  'pending',
  'asked',
] as const;
export type WalkGatewayResult = (typeof GATEWAY_RESULTS)[number];

const CODES: Readonly<Record<string, string>> = { failure: 'GR152', cancel: 'GR053', pending: 'GR033' };

interface TenderPaper {
  readonly amount: string;
  readonly day: string;
  readonly paper_no: string;
}

function createTender(tender: CounterMoney['tender'], { amount, day, paper_no }: TenderPaper): TenderSent {
  if (tender === 'CASH') return CASH(amount);
  if (tender === 'DEPOSIT') return { ...SLIP(paper_no), deposited_on: day };
  return CHEQUE(paper_no, { dated_on: day, is_managers: tender === 'MANAGERS_CHEQUE' });
}

export interface CounterTaking {
  readonly tender: CounterMoney['tender'];
  /** Thousandths of what is due; 0 is one centavo, 1,000 is all of it. */
  readonly part: number;
  /** Centavos, instead of a part. */
  readonly amount?: number;
}

/** The cashier takes what is due, or a part that a treasurer grants. All that is due is never refused without a reason. */
export async function takeAtCounter(step: WalkStep, { tender, ...wanted }: CounterTaking): Promise<void> {
  const { walk, model, before } = step;
  const params = { assessment_code: walk.assessment_code };
  const total = toCentavos((await walk.server.ask(getCounterOrder, walk.cashier, { params })).body.total);
  const amount = wanted.amount ?? computePart(total, wanted.part);
  const approval_id = amount < total ? await grantPart(step, amount) : undefined;
  if (total === 0 || (amount < total && approval_id === undefined)) return;
  const text = toAmountText(amount);
  const paper_no = createPaperNumber();
  const reply = await walk.send(collectPayment, walk.cashier, {
    params,
    body: {
      amount: text,
      tender: createTender(tender, { amount: text, day: walk.getDay(), paper_no }),
      receipts: { kind: 'EOR' },
      ...(approval_id === undefined ? {} : { approval_id }),
    },
  });
  if (reply.status !== 200 && before.blocked === null && !step.is_concurrent)
    failOn(walk, [`${text} is due and is not taken: ${reply.body.error.message}`]);
  if (reply.status !== 200) return;
  model.counter.push({
    receipt_nos: reply.body.receipts.map(({ receipt_no }) => receipt_no),
    amount,
    tender,
    taken_on: walk.getDay(),
    paper_no,
    is_first: before.application_state === 'FOR_PAYMENT',
    is_undone: false,
    is_at_bank: tender !== 'CASH',
  });
}

function computePart(total: number, part: number): number {
  return part === 1000 ? total : Math.max(1, Math.floor((total * part) / 1000));
}

async function grantPart({ walk }: WalkStep, amount: number): Promise<number | undefined> {
  const { assessment_code, cashier, treasurer } = walk;
  const body = { kind: 'PARTIAL', assessment_code, amount: toAmountText(amount), reason: 'The rest on Friday.' };
  const asked = await walk.send(askApproval, cashier, { body });
  if (asked.status !== 200) return undefined;
  const { approval_id } = asked.body;
  const granted = await walk.send(decideApproval, treasurer, { params: { approval_id }, body: { is_granted: true } });
  return granted.status === 200 ? approval_id : undefined;
}

/** The owner begins to pay online: all that is due, or the first installments that may be chosen. */
export async function beginOnline(step: WalkStep, count: number): Promise<void> {
  const { walk, model, before } = step;
  const order = { params: { assessment_code: walk.assessment_code } };
  const choices = (await walk.server.ask(getCurrentDue, walk.owner, order)).body.choices ?? [];
  const chosen = choices.slice(0, count).map(({ no }) => no);
  const query = chosen.length === 0 ? {} : { query: { installments: chosen.join(',') } };
  const { total } = (await walk.server.ask(getCurrentDue, walk.owner, { ...order, ...query })).body;
  if (total === undefined) return;
  const reply = await walk.send(startPayment, walk.owner, {
    ...order,
    body: { method: 'gcash' as const, amount: total, ...(chosen.length > 0 && { installments: chosen }) },
  });
  if (reply.status !== 200 && before.can_pay && before.due > 0 && !step.is_concurrent && toCentavos(total) > 0)
    failOn(walk, [`${total} may be paid online and is refused: ${reply.body.error.message}`]);
  if (reply.status !== 200) return;
  const { request_id } = reply.body;
  if (model.online.some((known) => known.request_id === request_id)) return;
  model.online.push({ request_id, amount: toCentavos(total), received: 0, is_confirmed: false, is_decided: false });
}

/**
 * The gateway says something of a payment, once more, late or in another order. What is confirmed while the payment
 * runs is posted: nothing that it was computed on has changed.
 */
export async function hearGateway(step: WalkStep, result: WalkGatewayResult, which: number): Promise<void> {
  const { walk, model, before } = step;
  const money = chooseOne(model.online, which);
  if (!money) return;
  const { request_id, amount } = money;
  const isOpen = before.open_attempt?.request_id === request_id;
  const confirms = result === 'success' || result === 'no_amount' || result === 'asked';
  if (result === 'asked') {
    // Asked about a payment that has ended the server has nothing to do.
    if (!isOpen) return;
    walk.gateway.knows.set(request_id, 'GR001');
    await walk.send(askAttempt, walk.owner, { params: { request_id } });
  } else {
    const stated = result === 'wrong_amount' ? amount + 100 : amount;
    const status = await deliver(walk.server, {
      request_id,
      ...(CODES[result] !== undefined && { code: CODES[result] }),
      ...(result !== 'no_amount' && { amount: toAmountText(stated) }),
      timestamp: walk.server.api.clock.now().toISOString(),
    });
    walk.log.push(`gateway: ${result} of ${toAmountText(amount)} → ${status}`);
    if (status >= 500) failOn(walk, [`a notification is answered ${status}`]);
  }
  if (money.is_decided) return;
  if (result === 'wrong_amount' && !money.is_confirmed && money.received === 0) money.received = amount + 100;
  if (!confirms) return;
  const isFirst = !money.is_confirmed;
  money.is_confirmed = true;
  money.received = amount;
  if (isFirst && isOpen && !step.is_concurrent && !(await isPosted(walk, request_id)))
    failOn(walk, [`${toAmountText(amount)} was paid while it was due and is in no receipt`]);
}
