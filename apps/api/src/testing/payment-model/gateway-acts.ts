// Gateway results that a random money test may apply.

import { refreshAttempt } from '@ebpls/contracts';

import { sendNotice } from '../gateway-notices.ts';
import { failOn } from './check-run.ts';
import { isPosted } from './model-books.ts';
import { type GatewayMoney, toAmountText } from './payment-model.ts';
import { chooseOne, type ModelStep } from './model-step.ts';

/** Results of a payment that the gateway may send, and the ways in which they may arrive. */
export const GATEWAY_RESULTS = [
  'success',
  'no_amount',
  'wrong_amount',
  'failure',
  'cancel',
  'pending',
  'asked',
] as const;
export type ModelGatewayResult = (typeof GATEWAY_RESULTS)[number];

const CODES: Readonly<Record<string, string>> = { failure: 'GR152', cancel: 'GR053', pending: 'GR033' };
const CONFIRMING: readonly ModelGatewayResult[] = ['success', 'no_amount', 'asked'];
/** Surplus of a wrong notice in centavos. */
const SURPLUS = 100;

/**
 * The gateway sends a result of a payment, repeated, late or out of order. A payment confirmed while its attempt is
 * open is posted: nothing that it was computed on has changed.
 */
export async function applyGatewayReply(step: ModelStep, result: ModelGatewayResult, which: number): Promise<void> {
  const { run, model, before } = step;
  const money = chooseOne(model.online, which);
  if (!money) return;
  const isRunning = before.open_attempt?.request_id === money.request_id;
  // For a query of a payment that has ended the server has nothing to do.
  if (result === 'asked' && !isRunning) return;
  await (result === 'asked' ? queryServer(step, money) : deliverNotice(step, money, result));
  const isPostable = isRunning && !step.is_concurrent && canConfirm(money, result);
  recordResult(money, result);
  if (isPostable && !(await isPosted(run, money.request_id)))
    failOn(run, [`${toAmountText(money.amount)} was paid while it was due and is in no receipt`]);
}

function canConfirm({ is_confirmed, is_decided }: GatewayMoney, result: ModelGatewayResult): boolean {
  return !is_confirmed && !is_decided && CONFIRMING.includes(result);
}

async function queryServer({ run }: ModelStep, { request_id }: GatewayMoney): Promise<void> {
  run.gateway.knows.set(request_id, 'GR001');
  await run.send(refreshAttempt, run.owner, { params: { request_id } });
}

async function deliverNotice(
  { run }: ModelStep,
  { request_id, amount }: GatewayMoney,
  result: ModelGatewayResult,
): Promise<void> {
  const statedAmount = result === 'wrong_amount' ? amount + SURPLUS : amount;
  const code = CODES[result];
  const status = await sendNotice(run.server, {
    request_id,
    ...(code !== undefined && { code }),
    ...(result !== 'no_amount' && { amount: toAmountText(statedAmount) }),
    timestamp: run.server.api.clock.now().toISOString(),
  });
  run.log.push(`gateway: ${result} of ${toAmountText(amount)} → ${status}`);
  if (status >= 500) failOn(run, [`a notification is answered ${status}`]);
}

/** A success counts once; a wrong amount is set aside until the right one arrives. */
function recordResult(money: GatewayMoney, result: ModelGatewayResult): void {
  if (money.is_decided) return;
  if (CONFIRMING.includes(result)) {
    money.is_confirmed = true;
    money.received = money.amount;
  } else if (result === 'wrong_amount' && money.received === 0) money.received = money.amount + SURPLUS;
}
