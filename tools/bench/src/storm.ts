import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { argv, execPath, exit } from 'node:process';

import { measureFullDisk } from './disk/full-disk.ts';
import { ROOT } from './programs.ts';

/** A load test of a reliability or security goal, run larger than in `npm test`. */
interface StressTest {
  /** The goal, `R-1`, or what it is about where no goal names it. */
  readonly id: string;
  /** The test that `npm run test:whole` runs in small, and `npm test` where it is no large one. */
  readonly test: string;
  readonly size: Readonly<Record<string, string>>;
}

/** The full sizes of the goals of reliability and security: the same tests as in the whole check, larger. */
const STRESS_TESTS: Readonly<Record<string, StressTest>> = {
  deliveries: { id: 'R-1', test: 'treasury/payments/shuffled-deliveries', size: { DELIVERIES: '100000' } },
  machine: { id: 'R-2', test: 'treasury/payments/attempt-model', size: { SEQUENCES: '2000', STEPS: '60' } },
  walks: { id: 'R-13', test: 'treasury/payment-model', size: { WALKS: '2000' } },
  kills: {
    id: 'R-3, R-14',
    test: '(treasury/payments/crash|notifications/events/killed-deliveries)',
    size: { KILLS: '50,20,10', EVENT_KILLS: '200' },
  },
  times: { id: 'R-15', test: 'notifications/events/delivery-times', size: { EVENT_ACTS: '200' } },
  messages: {
    id: 'R-7',
    test: 'messenger/inquiries/message-stress',
    size: { CLIENTS: '200', MESSAGES: '20000', CUTS: '2000', RESTARTS: '5' },
  },
  desk: {
    id: 'R-6',
    test: 'licensing/(clearances/(next-in-turn|claim-several)|permits/several-permits)',
    size: { CASES: '1000', BULK_CASES: '12', BULK_REQUESTS: '100' },
  },
  foreign: { id: 'S-2', test: 'foreign-objects', size: { ASKERS: '20' } },
  outages: { id: 'R-5', test: 'outages', size: { SILENCE: '16' } },
  accounts: { id: 'S-4', test: 'accounts/auth/unknown-accounts', size: { CALLS: '500' } },
  passwords: { id: 'S-4', test: 'platform/rate-limits/sign-in-guesses', size: { WRONG_PASSWORDS: '10000' } },
  values: { id: 'S-11', test: 'hostile-values', size: { ONE_OF: '1', GUESSES: '12' } },
  sockets: { id: 'S-8', test: 'hostile-socket', size: { FRAMES: '50000' } },
};

/** Needs root and mount(8), so that it is no test; it runs when it is named. */
const DISK = 'disk';
const requestedNames = argv.slice(2);
const unknownParts = requestedNames.filter((name) => !(name in STRESS_TESTS) && name !== DISK);
if (unknownParts.length > 0) {
  console.error(`Unknown: ${unknownParts.join(', ')}. There are: ${[...Object.keys(STRESS_TESTS), DISK].join(', ')}.`);
  exit(2);
}

let failedCount = 0;
for (const [name, { id, test, size }] of Object.entries(STRESS_TESTS)) {
  if (requestedNames.length > 0 && !requestedNames.includes(name)) continue;
  console.error(`${id} ${name}, full size …`);
  const child = spawn(
    execPath,
    [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      `${ROOT}/node_modules/jest/bin/jest.js`,
      '--runInBand',
      test,
    ],
    { cwd: `${ROOT}/apps/api`, env: { ...process.env, ...size }, stdio: 'inherit' },
  );
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) failedCount += 1;
}
if (requestedNames.includes(DISK) && !(await measureFullDisk())) failedCount += 1;
exit(failedCount === 0 ? 0 : 1);
