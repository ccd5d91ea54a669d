// Gateway results that a random money test may apply.

import { refreshAttempt } from '@ebpls/contracts';

import { sendNotice } from '../gateway-notices.ts';
import { failOn } from './check-walk.ts';
import { isPosted } from './walk-books.ts';
import { type GatewayMoney, toAmountText } from './walk-model.ts';
import { chooseOne, type WalkStep } from './walk-step.ts';

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
export type WalkGatewayResult = (typeof GATEWAY_RESULTS)[number];

const CODES: Readonly<Record<string, string>> = { failure: 'GR152', cancel: 'GR053', pending: 'GR033' };
const CONFIRMING: readonly WalkGatewayResult[] = ['success', 'no_amount', 'asked'];
/** Surplus of a wrong notice in centavos. */
const SURPLUS = 100;

/**
 * The gateway sends a result of a payment, repeated, late or out of order. A payment confirmed while its attempt is
 * open is posted: nothing that it was computed on has changed.
 */
export async function applyGatewayReply(step: WalkStep, result: WalkGatewayResult, which: number): Promise<void> {
  const { walk, model, before } = step;
  const money = chooseOne(model.online, which);
  if (!money) return;
  const isRunning = before.open_attempt?.request_id === money.request_id;
  // For a query of a payment that has ended the server has nothing to do.
  if (result === 'asked' && !isRunning) return;
  await (result === 'asked' ? queryServer(step, money) : deliverNotice(step, money, result));
  const isPostable = isRunning && !step.is_concurrent && canConfirm(money, result);
  recordResult(money, result);
  if (isPostable && !(await isPosted(walk, money.request_id)))
    failOn(walk, [`${toAmountText(money.amount)} was paid while it was due and is in no receipt`]);
}

function canConfirm({ is_confirmed, is_decided }: GatewayMoney, result: WalkGatewayResult): boolean {
  return !is_confirmed && !is_decided && CONFIRMING.includes(result);
}

async function queryServer({ walk }: WalkStep, { request_id }: GatewayMoney): Promise<void> {
  walk.gateway.knows.set(request_id, 'GR001');
  await walk.send(refreshAttempt, walk.owner, { params: { request_id } });
}

async function deliverNotice(
  { walk }: WalkStep,
  { request_id, amount }: GatewayMoney,
  result: WalkGatewayResult,
): Promise<void> {
  const statedAmount = result === 'wrong_amount' ? amount + SURPLUS : amount;
  const code = CODES[result];
  const status = await sendNotice(walk.server, {
    request_id,
    ...(code !== undefined && { code }),
    ...(result !== 'no_amount' && { amount: toAmountText(statedAmount) }),
    timestamp: walk.server.api.clock.now().toISOString(),
  });
  walk.log.push(`gateway: ${result} of ${toAmountText(amount)} → ${status}`);
  if (status >= 500) failOn(walk, [`a notification is answered ${status}`]);
}

/** A success counts once; a wrong amount is set aside until the right one arrives. */
function recordResult(money: GatewayMoney, result: WalkGatewayResult): void {
  if (money.is_decided) return;
  if (CONFIRMING.includes(result)) {
    money.is_confirmed = true;
    money.received = money.amount;
  } else if (result === 'wrong_amount' && money.received === 0) money.received = money.amount + SURPLUS;
}
