import { readFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { compose } from '../compose.ts';
import { readRelease } from '../release-paths.ts';
import { readSlots } from '../slots.ts';
import { createList, openTempRelease, type TempRelease } from '../testing/release-fixture.ts';
import { VERBS } from '../verbs.ts';

const SOON = '2999-01-01T00:00:00+08:00';
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

let temp: TempRelease;
let file: string;
beforeEach(async () => {
  temp = openTempRelease();
  await temp.published('shell');
  await temp.published('owner');
  await temp.published('owner', { version: '0.2.0' });
  mkdirSync(join(temp.folder, 'tools/release'), { recursive: true });
  file = join(temp.folder, 'tools/release/slots.json');
  writeFileSync(file, JSON.stringify(createList({ owner: 'owner@0.1.0' })));
});
afterEach(() => temp.clear());

const runVerb = (verb: string, ...args: string[]) =>
  VERBS[verb]?.(args, { root: temp.folder, places: temp.places, environment: {} });

test('a trial goes into the list, from there into the release, and out again', () => {
  runVerb('canary', 'owner', 'owner@0.2.0', '--percent', '5', '--until', SOON);
  const number = compose(readSlots(file), temp.places);
  const [slot] = readRelease(number, temp.places).slots;
  expect(slot).toMatchObject({
    container: 'owner_0_1_0',
    trial: { container: 'owner_0_2_0', group: { percent: 5 }, until: '2998-12-31T16:00:00.000Z' },
  });
  runVerb('canary', 'owner', '--end');
  expect(readSlots(file).trials).toEqual({});
  expect(() => runVerb('canary', 'owner', '--end')).toThrow('There is no trial in "owner".');
});

test.each<[string, string[], RegExp]>([
  ['without a group', ['owner', 'owner@0.2.0', '--until', SOON], /exactly one group/],
  ['for two groups', ['owner', 'owner@0.2.0', '--user', '1', '--percent', '5', '--until', SOON], /exactly one group/],
  ['for an office that is none', ['owner', 'owner@0.2.0', '--office', 'moon', '--until', SOON], /canary:/],
  ['for more than everybody', ['owner', 'owner@0.2.0', '--percent', '101', '--until', SOON], /canary:/],
  ['without an end', ['owner', 'owner@0.2.0', '--user', '1'], /Enter the end/],
  ['that is over', ['owner', 'owner@0.2.0', '--user', '1', '--until', '2020-01-01'], /ended on 2020-01-01/],
  ['of what nobody published', ['owner', 'owner@0.9.0', '--user', '1', '--until', SOON], /was not published/],
  ['in a slot that is none', ['cashier', 'owner@0.2.0', '--user', '1', '--until', SOON], /no slot "cashier"/],
  ['with an option that is none', ['owner', 'owner@0.2.0', '--mayor'], /^canary <slot>/],
])('a trial %s is refused and writes nothing', (_, args, reason) => {
  const before = readFileSync(file, 'utf8');
  expect(() => runVerb('canary', ...args)).toThrow(reason);
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('an override is an address for one account, of a version that lies in the served release', () => {
  runVerb('key');
  temp.serve(compose({ ...readSlots(file), beside: ['owner@0.2.0'] }, temp.places));
  const [address = ''] = runVerb('override', 'owner', 'owner@0.2.0', '--user', '12', '--until', inDays(1)) as string[];
  const { override } = JSON.parse(Buffer.from(address.split('=')[1] ?? '', 'base64url').toString());
  expect(override).toMatchObject({ slot: 'owner', trial: { container: 'owner_0_2_0', group: { user: '12' } } });
  const createTrial = (version: string, until: string) => () =>
    runVerb('override', 'owner', `owner@${version}`, '--user', '12', '--until', until);
  expect(createTrial('0.2.0', inDays(15))).toThrow('ends within 14 days');
  expect(createTrial('0.2.0', inDays(-1))).toThrow('ends within 14 days');
  temp.serve(compose(readSlots(file), temp.places));
});

test('a version that is not in the served release cannot be overridden to', () => {
  runVerb('key');
  temp.serve(compose(readSlots(file), temp.places));
  expect(() => runVerb('override', 'owner', 'owner@0.2.0', '--user', '12', '--until', inDays(1))).toThrow(
    /not in the served release/,
  );
});
