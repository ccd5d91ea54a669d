import { ALL_SUBJECTS, RecentChanges } from './recent-changes.ts';

const MINUTE_MS = 60_000;
const OWN = new Set(['account:7', 'role:4']);

let now: number;
let recent: RecentChanges;
beforeEach(() => {
  now = 1_000_000;
  recent = new RecentChanges(() => now);
});

function pass(ms: number): void {
  now += ms;
}

test('a change is replayed once, to its rooms, and only where it was missed', () => {
  recent.add(['account:7'], { subject: 'permit', key: 'earlier' });
  pass(MINUTE_MS);
  recent.add(['account:7', 'role:4'], { subject: 'permit', key: 5 });
  recent.add(['role:4'], { subject: 'permit', key: 5 });
  recent.add(['role:9'], { subject: 'clearance' });
  pass(MINUTE_MS);
  expect(recent.since(MINUTE_MS, OWN)).toEqual([{ subject: 'permit', key: 5 }]);
  expect(recent.since(MINUTE_MS - 1, OWN)).toEqual([]);
});

test('many changes become one reload of everything', () => {
  for (let key = 0; key < 11; key += 1) recent.add(['role:4'], { subject: 'clearance', key });
  expect(recent.since(0, OWN)).toEqual([ALL_SUBJECTS]);
});

test.each([
  ['longer than this node listens', 2],
  ['for ever', Infinity],
  ['for a time that is no number', NaN],
])('a client that missed %s reloads everything', (_, ms) => {
  pass(1);
  expect(recent.since(ms, OWN)).toEqual([ALL_SUBJECTS]);
});

test('after the node itself missed notifications, its earlier record is void', () => {
  pass(MINUTE_MS);
  recent.add(['role:4'], { subject: 'clearance' });
  recent.restart();
  expect(recent.since(0, OWN)).toEqual([]);
  expect(recent.since(1, OWN)).toEqual([ALL_SUBJECTS]);
});

test('old changes and those beyond the ceiling are dropped, and then count as unknown', () => {
  recent.add(['role:9'], { subject: 'clearance' });
  pass(11 * MINUTE_MS);
  recent.add(['role:9'], { subject: 'clearance' });
  expect(recent.since(0, OWN)).toEqual([]);
  expect(recent.since(MINUTE_MS, OWN)).toEqual([ALL_SUBJECTS]);
  for (let key = 0; key < 5_000; key += 1) recent.add(['role:9'], { subject: 'clearance', key });
  expect(recent.since(0, OWN)).toEqual([]);
  pass(1);
  expect(recent.since(2, OWN)).toEqual([ALL_SUBJECTS]);
});
