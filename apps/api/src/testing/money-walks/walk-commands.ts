// Generates the random sequences of actions of the money tests (fast-check commands).

import * as fc from 'fast-check';

import { assertWalk } from './check-walk.ts';
import * as gateway from './gateway-acts.ts';
import * as orders from './order-acts.ts';
import * as payments from './payment-acts.ts';
import * as undoing from './undoing-acts.ts';
import type { WalkFigures } from './walk-figures.ts';
import type { WalkModel } from './walk-model.ts';
import type { Walk } from './walk-source.ts';
import type { WalkStep } from './walk-step.ts';

/** One act, with its text for the report of a counterexample. */
interface WalkAct {
  readonly name: string;
  readonly run: (step: WalkStep) => Promise<void>;
  /** Whether there is an object to act on. */
  readonly canRun?: (model: Readonly<WalkModel>) => boolean;
  /** Only the passage of time changes figures of a running payment; every other act leaves it unchanged. */
  readonly advances_time?: boolean;
}

type WalkCommand = fc.AsyncCommand<WalkModel, Walk>;

/** Figures after the last act of a walk, so that they are read once between two acts. */
const figuresAfter = new WeakMap<Walk, WalkFigures>();

class ActCommand implements WalkCommand {
  readonly #acts: readonly WalkAct[];

  constructor(acts: readonly WalkAct[]) {
    this.#acts = acts;
  }

  check(model: Readonly<WalkModel>): boolean {
    return this.#acts.every(({ canRun }) => canRun === undefined || canRun(model));
  }

  async run(model: WalkModel, walk: Walk): Promise<void> {
    const before = figuresAfter.get(walk) ?? (await assertWalk(walk, model));
    const is_concurrent = this.#acts.length > 1;
    walk.passMinutes(1);
    if (is_concurrent) walk.log.push('two at once:');
    const results = await Promise.allSettled(this.#acts.map((act) => act.run({ walk, model, before, is_concurrent })));
    const failure = results.find((each) => each.status === 'rejected');
    if (failure) throw failure.reason;
    const takesTime = this.#acts.some(({ advances_time }) => advances_time === true);
    figuresAfter.set(walk, await assertWalk(walk, model, takesTime ? undefined : before));
  }

  toString(): string {
    return this.#acts.map(({ name }) => name).join(' & ');
  }
}

const hasOnline = ({ online }: Readonly<WalkModel>) => online.length > 0;
const hasCounter = ({ counter }: Readonly<WalkModel>) => counter.some(({ is_undone }) => !is_undone);
const hasCheque = ({ counter }: Readonly<WalkModel>) =>
  counter.some(({ tender, is_undone, is_at_bank }) => tender.endsWith('CHEQUE') && !is_undone && is_at_bank);
const hasDispute = ({ disputes }: Readonly<WalkModel>) => disputes.length > 0;

const which = fc.nat({ max: 7 });
const arbitraryShare = fc.constantFrom(0, 1, 333, 500, 999);

const collecting = fc
  .record({ tender: fc.constantFrom(...payments.WALK_TENDERS), part: fc.oneof(fc.constant(1000), arbitraryShare) })
  .map((input): WalkAct => ({
    name: `take ${input.part}/1000 in ${input.tender}`,
    run: (step) => payments.takeAtCounter(step, input),
  }));
const beginning = fc.nat({ max: 4 }).map((count): WalkAct => ({
  name: `begin online ${count}`,
  run: (step) => payments.beginOnline(step, count),
}));
const arbitraryGatewayReply = fc
  .tuple(fc.oneof(fc.constant('success' as const), fc.constantFrom(...gateway.GATEWAY_RESULTS)), which)
  .map(([result, no]): WalkAct => ({
    name: `gateway ${result} ${no}`,
    canRun: hasOnline,
    run: (step) => gateway.applyGatewayReply(step, result, no),
  }));
const takingBack = which.map((no): WalkAct => ({
  name: `take back ${no}`,
  canRun: hasCounter,
  run: (step) => undoing.takeBackReceipt(step, no),
}));
const banking = fc.tuple(fc.constantFrom(...undoing.CHEQUE_RESULTS), which).map(([result, no]): WalkAct => ({
  name: `cheque ${no} ${result}`,
  canRun: hasCheque,
  advances_time: true,
  run: (step) => undoing.applyBankReply(step, result, no),
}));
const refunding = fc.tuple(which, arbitraryShare).map(([no, share]): WalkAct => ({
  name: `refund ${no} ${share}`,
  canRun: hasCounter,
  run: (step) => undoing.refundReceipt(step, no, share),
}));
const waiving = fc.integer({ min: 1, max: 4 }).map((no): WalkAct => ({
  name: `waive ${no}`,
  run: (step) => undoing.waiveInstallment(step, no),
}));
const disputing = fc.tuple(which, arbitraryShare).map(([no, share]): WalkAct => ({
  name: `dispute ${no} ${share}`,
  run: (step) => orders.disputeLine(step, no, share),
}));
const deciding = fc.tuple(fc.constantFrom(...orders.DISPUTE_ENDS), which).map(([decision, no]): WalkAct => ({
  name: `dispute ${no} ${decision}`,
  canRun: hasDispute,
  run: (step) => orders.endDispute(step, decision, no),
}));
const arbitraryMatch = fc
  .tuple(fc.constantFrom('match' as const, 'credit' as const), which)
  .map(([kind, no]): WalkAct => ({
    name: `${kind} ${no}`,
    canRun: ({ online }) => online.some(({ received, is_decided }) => received > 0 && !is_decided),
    run: (step) => orders.decideOnMoneyAside(step, kind, no),
  }));
const billing = fc.constant<WalkAct>({ name: 'bill again', run: orders.rebillOrder });
const withdrawing = fc.constant<WalkAct>({ name: 'withdraw', run: orders.withdrawApplication });
const passing = fc.constantFrom(1, 9, 30, 70, 100, 366).map((days): WalkAct => ({
  name: `${days} days pass`,
  advances_time: true,
  run: (step) => orders.passDays(step, days),
}));
const waitAct = fc.constant<WalkAct>({
  name: 'twenty minutes pass',
  advances_time: true,
  run: orders.waitForLock,
});

const moving = [collecting, beginning, arbitraryGatewayReply, takingBack, waiving, disputing, deciding];
const pairing = fc.tuple(fc.oneof(...moving), fc.oneof(...moving));

/** Every act on money, the common ones more often, up to this many in a walk. */
export function createWalkCommands(steps: number, replayPath: string | undefined) {
  const often = [collecting, beginning, arbitraryGatewayReply, takingBack, disputing, deciding];
  const sometimes = [banking, refunding, waiving, billing, arbitraryMatch, passing, waitAct];
  const single = fc.oneof(
    ...often.map((arbitrary) => ({ arbitrary, weight: 8 })),
    { arbitrary: arbitraryGatewayReply, weight: 8 },
    ...sometimes.map((arbitrary) => ({ arbitrary, weight: 4 })),
    { arbitrary: withdrawing, weight: 1 },
  );
  const alone = single.map((act): WalkCommand => new ActCommand([act]));
  const together = pairing.map((acts): WalkCommand => new ActCommand(acts));
  return fc.commands([alone, alone, alone, alone, alone, together], {
    maxCommands: steps,
    size: 'max',
    ...(replayPath !== undefined && { replayPath }),
  });
}
