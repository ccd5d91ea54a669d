import { openCounting } from './load/counting.ts';
import { checkDrill, type Part } from './load-tally.ts';

const WHOLE = { of: 'messages', acknowledged: 10, lost: 0, doubled: 0 };

function createPart(allows: Part['allows'], happen: (counting: ReturnType<typeof openCounting>) => void): Part {
  const counting = openCounting(() => 0);
  counting.request(12);
  counting.message();
  counting.payment();
  counting.paper();
  happen(counting);
  return { name: 'part', allows, tally: counting.drain() };
}

test('a drill without a fault holds, and its figures are printed', () => {
  const { holds, lines } = checkDrill([createPart('nothing', (counting) => counting.cameBack(800))], [WHOLE]);
  expect(holds).toBe(true);
  expect(lines).toEqual([
    'part: 1 requests, 0 failed, 0 repeated with their key, slowest 12 ms; 1 messages, 1 payments, 1 papers; sockets came back 1 times, longest away 800 ms; longest silence 0 ms',
    'at the end: 10 messages acknowledged, 0 lost, 0 done twice',
  ]);
});

test.each([
  ['a request that failed', 'cut writes', 'FAILED part: /api/account/me: 502', { failed: '/api/account/me: 502' }],
  ['a write cut by a node that was told to stop', 'nothing', 'FAILED part: 1 writes were cut', { repeated: true }],
  ['a socket that stayed away', 'cut writes', 'FAILED part: a socket was away for 6000 ms', { away: 6_000 }],
] as const)('%s fails the drill', (_, allows, line, what) => {
  const part = createPart(allows, (counting) => {
    if ('failed' in what) counting.request(1, what.failed);
    if ('repeated' in what) counting.countRepeat();
    if ('away' in what) counting.cameBack(what.away);
  });
  expect(checkDrill([part], [WHOLE])).toMatchObject({ holds: false, lines: expect.arrayContaining([line]) });
});

test('a write that died with its node is no fault when it was done once in the end', () => {
  const killedPart = createPart('cut writes', (counting) => counting.countRepeat());
  expect(checkDrill([killedPart], [WHOLE]).holds).toBe(true);
  expect(checkDrill([killedPart], [{ ...WHOLE, lost: 1 }]).lines).toContain(
    'FAILED 1 messages that were acknowledged are gone',
  );
  expect(checkDrill([killedPart], [WHOLE, { ...WHOLE, of: 'payments', doubled: 2 }]).lines).toContain(
    'FAILED 2 payments are there twice',
  );
});

test('the longest time without a write is measured from one write to the next', () => {
  const moments = [1_000, 1_400, 4_000];
  const counting = openCounting(() => moments.shift() ?? 0);
  counting.message();
  counting.payment();
  counting.paper();
  expect(counting.drain().longest_silence_ms).toBe(2_600);
});

test('a drill without load proves nothing', () => {
  const calm = createPart('nothing', () => undefined);
  const none = { ...WHOLE, of: 'payments', acknowledged: 0 };
  expect(checkDrill([calm], [WHOLE, none]).lines).toContain('FAILED of payments there was no load');
  const tally = openCounting().drain();
  expect(checkDrill([{ name: 'calm', allows: 'nothing', tally }], [WHOLE]).lines).toContain(
    'FAILED calm: there was no load',
  );
});

test('while the object store is unreachable papers are refused in words, and everything else works', () => {
  const refusedPart = createPart('refused papers', (counting) => counting.request(1, 'a paper: 503 failed'));
  expect(checkDrill([refusedPart], [WHOLE]).holds).toBe(true);
  const other = createPart('refused papers', (counting) => {
    counting.request(1, 'a paper: 503 failed');
    counting.request(1, '/api/account/me: 503');
  });
  expect(checkDrill([other], [WHOLE]).lines).toContain('FAILED part: /api/account/me: 503');
  const unmissedPart = createPart('refused papers', () => undefined);
  expect(checkDrill([unmissedPart], [WHOLE]).lines).toContain(
    'FAILED part: no paper was refused, so the store was not missed',
  );
  const silent = createPart('refused papers', (counting) => counting.request(1, 'a paper: 503 without a word'));
  expect(checkDrill([silent], [WHOLE]).holds).toBe(false);
});

test('while the database is lost requests may fail, for fifteen seconds and no longer', () => {
  const outage = createPart('an outage', (counting) => counting.request(1, '/api/account/me: 503'));
  expect(checkDrill([outage], [WHOLE]).holds).toBe(true);
  const long = { ...outage, tally: { ...outage.tally, longest_silence_ms: 15_001 } };
  expect(checkDrill([long], [WHOLE]).lines).toContain('FAILED part: nothing was saved for 15001 ms');
});
