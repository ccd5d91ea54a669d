import { CircuitOpen, openCircuit } from './circuit-breaker.ts';

class Away extends Error {}

let now = 0;
let callCount = 0;
const callSilent = async (): Promise<string> => {
  callCount += 1;
  throw new Away();
};
const createCircuit = () =>
  openCircuit({
    opens_after: 3,
    at_once: 5,
    rests_ms: 1_000,
    counts: (fault) => fault instanceof Away,
    now: () => now,
  });

beforeEach(() => {
  now = 0;
  callCount = 0;
});

test('after three calls without a reply the fourth is not even made', async () => {
  const { through } = createCircuit();
  for (let call = 0; call < 3; call += 1) await expect(through(callSilent)).rejects.toThrow(Away);

  await expect(through(callSilent)).rejects.toThrow(CircuitOpen);
  expect(callCount).toBe(3);
});

test('after the pause one call tries, and the others wait for its result', async () => {
  const { through } = createCircuit();
  for (let call = 0; call < 3; call += 1) await through(callSilent).catch(() => undefined);
  now = 1_000;
  const trial = through(callSilent);

  await expect(through(callSilent)).rejects.toThrow(CircuitOpen);
  await expect(trial).rejects.toThrow(Away);
  await expect(through(callSilent)).rejects.toThrow(CircuitOpen);
  expect(callCount).toBe(4);
});

test('a reply closes it again for everyone', async () => {
  const { through } = createCircuit();
  for (let call = 0; call < 3; call += 1) await through(callSilent).catch(() => undefined);
  now = 1_000;

  expect(await through(async () => 'here')).toBe('here');
  expect(await through(async () => 'here')).toBe('here');
});

test('a refusal of the remote system is a reply', async () => {
  const { through } = createCircuit();
  const callRefusing = async (): Promise<never> => {
    throw new Error('unknown payment');
  };
  for (let call = 0; call < 5; call += 1) await expect(through(callRefusing)).rejects.toThrow('unknown payment');
});

test('only a limited number of calls wait for a silent remote system at a time', async () => {
  const { through } = createCircuit();
  const releases: (() => void)[] = [];
  const calls = Array.from({ length: 5 }, () => through(() => new Promise<void>((resolve) => releases.push(resolve))));

  await expect(through(async () => 'one more')).rejects.toThrow(CircuitOpen);
  for (const finish of releases) finish();
  await Promise.all(calls);
  expect(await through(async () => 'here')).toBe('here');
});
