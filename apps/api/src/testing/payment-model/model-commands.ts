// Generates the random sequences of actions of the money tests (fast-check commands).

import * as fc from 'fast-check';

import { assertModelRun } from './check-run.ts';
import * as gateway from './gateway-acts.ts';
import * as orders from './order-acts.ts';
import * as payments from './payment-acts.ts';
import * as undoing from './reversal-acts.ts';
import type { ModelFigures } from './model-figures.ts';
import type { PaymentModel } from './payment-model.ts';
import type { ModelRun } from './run-source.ts';
import type { ModelStep } from './model-step.ts';

/** One act, with its text for the report of a counterexample. */
interface ModelAct {
  readonly name: string;
  readonly run: (step: ModelStep) => Promise<void>;
  /** Whether there is an object to act on. */
  readonly canRun?: (model: Readonly<PaymentModel>) => boolean;
  /** Only the passage of time changes figures of a running payment; every other act leaves it unchanged. */
  readonly advances_time?: boolean;
}

type ModelCommand = fc.AsyncCommand<PaymentModel, ModelRun>;

/** Figures after the last act of a run, so that they are read once between two acts. */
const figuresAfter = new WeakMap<ModelRun, ModelFigures>();

class ActCommand implements ModelCommand {
  readonly #acts: readonly ModelAct[];

  constructor(acts: readonly ModelAct[]) {
    this.#acts = acts;
  }

  check(model: Readonly<PaymentModel>): boolean {
    return this.#acts.every(({ canRun }) => canRun === undefined || canRun(model));
  }

  async run(model: PaymentModel, run: ModelRun): Promise<void> {
    const before = figuresAfter.get(run) ?? (await assertModelRun(run, model));
    const is_concurrent = this.#acts.length > 1;
    run.passMinutes(1);
    if (is_concurrent) run.log.push('two at once:');
    const results = await Promise.allSettled(this.#acts.map((act) => act.run({ run, model, before, is_concurrent })));
    const failure = results.find((each) => each.status === 'rejected');
    if (failure) throw failure.reason;
    const takesTime = this.#acts.some(({ advances_time }) => advances_time === true);
    figuresAfter.set(run, await assertModelRun(run, model, takesTime ? undefined : before));
  }

  toString(): string {
    return this.#acts.map(({ name }) => name).join(' & ');
  }
}

const hasOnline = ({ online }: Readonly<PaymentModel>) => online.length > 0;
const hasCounter = ({ counter }: Readonly<PaymentModel>) => counter.some(({ is_undone }) => !is_undone);
const hasCheque = ({ counter }: Readonly<PaymentModel>) =>
  counter.some(({ tender, is_undone, is_at_bank }) => tender.endsWith('CHEQUE') && !is_undone && is_at_bank);
const hasDispute = ({ disputes }: Readonly<PaymentModel>) => disputes.length > 0;

const which = fc.nat({ max: 7 });
const arbitraryShare = fc.constantFrom(0, 1, 333, 500, 999);

const collecting = fc
  .record({ tender: fc.constantFrom(...payments.MODEL_TENDERS), part: fc.oneof(fc.constant(1000), arbitraryShare) })
  .map((input): ModelAct => ({
    name: `take ${input.part}/1000 in ${input.tender}`,
    run: (step) => payments.takeAtCounter(step, input),
  }));
const beginning = fc.nat({ max: 4 }).map((count): ModelAct => ({
  name: `begin online ${count}`,
  run: (step) => payments.beginOnline(step, count),
}));
const arbitraryGatewayReply = fc
  .tuple(fc.oneof(fc.constant('success' as const), fc.constantFrom(...gateway.GATEWAY_RESULTS)), which)
  .map(([result, no]): ModelAct => ({
    name: `gateway ${result} ${no}`,
    canRun: hasOnline,
    run: (step) => gateway.applyGatewayReply(step, result, no),
  }));
const takingBack = which.map((no): ModelAct => ({
  name: `take back ${no}`,
  canRun: hasCounter,
  run: (step) => undoing.takeBackReceipt(step, no),
}));
const banking = fc.tuple(fc.constantFrom(...undoing.CHEQUE_RESULTS), which).map(([result, no]): ModelAct => ({
  name: `check ${no} ${result}`,
  canRun: hasCheque,
  advances_time: true,
  run: (step) => undoing.applyBankReply(step, result, no),
}));
const refunding = fc.tuple(which, arbitraryShare).map(([no, share]): ModelAct => ({
  name: `refund ${no} ${share}`,
  canRun: hasCounter,
  run: (step) => undoing.refundReceipt(step, no, share),
}));
const waiving = fc.integer({ min: 1, max: 4 }).map((no): ModelAct => ({
  name: `waive ${no}`,
  run: (step) => undoing.waiveInstallment(step, no),
}));
const disputing = fc.tuple(which, arbitraryShare).map(([no, share]): ModelAct => ({
  name: `dispute ${no} ${share}`,
  run: (step) => orders.disputeLine(step, no, share),
}));
const deciding = fc.tuple(fc.constantFrom(...orders.DISPUTE_ENDS), which).map(([decision, no]): ModelAct => ({
  name: `dispute ${no} ${decision}`,
  canRun: hasDispute,
  run: (step) => orders.endDispute(step, decision, no),
}));
const arbitraryMatch = fc
  .tuple(fc.constantFrom('match' as const, 'credit' as const), which)
  .map(([kind, no]): ModelAct => ({
    name: `${kind} ${no}`,
    canRun: ({ online }) => online.some(({ received, is_decided }) => received > 0 && !is_decided),
    run: (step) => orders.decideOnMoneyAside(step, kind, no),
  }));
const billing = fc.constant<ModelAct>({ name: 'bill again', run: orders.rebillOrder });
const withdrawing = fc.constant<ModelAct>({ name: 'withdraw', run: orders.withdrawApplication });
const passing = fc.constantFrom(1, 9, 30, 70, 100, 366).map((days): ModelAct => ({
  name: `${days} days pass`,
  advances_time: true,
  run: (step) => orders.passDays(step, days),
}));
const waitAct = fc.constant<ModelAct>({
  name: 'twenty minutes pass',
  advances_time: true,
  run: orders.waitForLock,
});

const moving = [collecting, beginning, arbitraryGatewayReply, takingBack, waiving, disputing, deciding];
const pairing = fc.tuple(fc.oneof(...moving), fc.oneof(...moving));

/** Every act on money, the common ones more often, up to this many in a run. */
export function createModelCommands(steps: number, replayPath: string | undefined) {
  const often = [collecting, beginning, arbitraryGatewayReply, takingBack, disputing, deciding];
  const sometimes = [banking, refunding, waiving, billing, arbitraryMatch, passing, waitAct];
  const single = fc.oneof(
    ...often.map((arbitrary) => ({ arbitrary, weight: 8 })),
    { arbitrary: arbitraryGatewayReply, weight: 8 },
    ...sometimes.map((arbitrary) => ({ arbitrary, weight: 4 })),
    { arbitrary: withdrawing, weight: 1 },
  );
  const alone = single.map((act): ModelCommand => new ActCommand([act]));
  const together = pairing.map((acts): ModelCommand => new ActCommand(acts));
  return fc.commands([alone, alone, alone, alone, alone, together], {
    maxCommands: steps,
    size: 'max',
    ...(replayPath !== undefined && { replayPath }),
  });
}
