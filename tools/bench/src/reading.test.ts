import { computeMedian, type Reading, computeSpread, formatReadings, getVerdict } from './reading.ts';

const reading: Reading = {
  id: 'P-9',
  what: 'list',
  unit: 'req/s',
  ours: 80,
  theirs: 100,
  other: 'bare',
  must: { least: 0.7 },
};

test('the median is the middle round', () => {
  expect(computeMedian([9, 1, 5])).toBe(5);
  expect(computeMedian([4, 2])).toBe(3);
});

test('a ratio below what must hold is a miss', () => {
  expect(getVerdict(reading)).toBe('holds');
  expect(getVerdict({ ...reading, ours: 69 })).toBe('misses');
});

test('a figure without another side is compared with its ceiling', () => {
  const { theirs: _theirs, ...alone } = reading;
  expect(getVerdict({ ...alone, ours: 3, must: { most: 2 } })).toBe('misses');
});

test('rounds that differ by more than a quarter are not compared', () => {
  expect(getVerdict({ ...reading, spread: computeSpread([100, 60, 101]) })).toBe('noisy');
});

test('the table names the goal and the ratio', () => {
  expect(formatReadings([reading])).toContain('P-9');
  expect(formatReadings([reading])).toContain('0.80');
});
