import * as fc from 'fast-check';

import { assertServerBooks } from '../testing/payment-model/model-books.ts';
import { createModelCommands } from '../testing/payment-model/model-commands.ts';
import { finishModelRun } from '../testing/payment-model/finish-run.ts';
import { createPaymentModel, type PaymentModel } from '../testing/payment-model/payment-model.ts';
import {
  createModelRunSource,
  type ModelRun,
  type ModelRunSource,
  type ModelRunStart,
} from '../testing/payment-model/run-source.ts';

/**
 * `npm test` runs a third of them (decision 0190), `npm run storm -- walks` 2,000. A counterexample is repeated with
 * the seed, the path and the replay path of its report.
 */
const WALKS = Number(process.env['WALKS'] ?? (process.env['TESTS'] === 'part' ? '4' : '12'));
const STEPS = Number(process.env['WALK_STEPS'] ?? '20');
const SEED = Number(process.env['WALK_SEED'] ?? '20260112');
const PATH = process.env['WALK_PATH'];
const REPLAY = process.env['WALK_REPLAY'];

let source: ModelRunSource;
beforeAll(() => {
  source = createModelRunSource(assertServerBooks);
});
afterAll(() => source.close());

const starts = fc.constantFrom<ModelRunStart[]>(
  { type: 'RENEWAL', mode: 'QUARTERLY' },
  { type: 'RENEWAL', mode: 'SEMI_ANNUAL' },
  { type: 'RENEWAL', mode: 'ANNUAL' },
  { type: 'NEW', mode: 'ANNUAL' },
);

test(
  `after payments, reversals, disputes, waivers and new bills in ${WALKS} runs, one figure is owed and can be collected`,
  async () => {
    process.stderr.write(`walks: WALKS=${WALKS} WALK_STEPS=${STEPS} WALK_SEED=${SEED}\n`);
    await fc.assert(
      fc.asyncProperty(starts, createModelCommands(STEPS, REPLAY), async (start, commands) => {
        let lastRun: { readonly model: PaymentModel; readonly real: ModelRun } | undefined;
        await fc.asyncModelRun(async () => {
          lastRun = { model: createPaymentModel(), real: await source.startRun(start) };
          return lastRun;
        }, commands);
        if (lastRun) await finishModelRun(lastRun.real, lastRun.model);
      }),
      { numRuns: WALKS, seed: SEED, ...(PATH !== undefined && { path: PATH }), includeErrorInReport: true },
    );
  },
  WALKS > 100 ? 7_200_000 : 300_000,
);
