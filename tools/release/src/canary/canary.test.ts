import { readFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { compose } from '../compose.ts';
import { readRelease } from '../numbers.ts';
import { readSlots } from '../slots.ts';
import { list, openYard, type Yard } from '../testing/release-fixture.ts';
import { VERBS } from '../verbs.ts';

const SOON = '2999-01-01T00:00:00+08:00';
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

let yard: Yard;
let file: string;
beforeEach(async () => {
  yard = openYard();
  await yard.published('shell');
  await yard.published('owner');
  await yard.published('owner', { version: '0.2.0' });
  mkdirSync(join(yard.folder, 'tools/release'), { recursive: true });
  file = join(yard.folder, 'tools/release/slots.json');
  writeFileSync(file, JSON.stringify(list({ owner: 'owner@0.1.0' })));
});
afterEach(() => yard.clear());

const say = (verb: string, ...given: string[]) =>
  VERBS[verb]?.(given, { root: yard.folder, places: yard.places, environment: {} });

test('a trial goes into the list, from there into the release, and out again', () => {
  say('canary', 'owner', 'owner@0.2.0', '--percent', '5', '--until', SOON);
  const number = compose(readSlots(file), yard.places);
  const [slot] = readRelease(number, yard.places).slots;
  expect(slot).toMatchObject({
    container: 'owner_0_1_0',
    trial: { container: 'owner_0_2_0', group: { percent: 5 }, until: '2998-12-31T16:00:00.000Z' },
  });
  say('canary', 'owner', '--end');
  expect(readSlots(file).trials).toEqual({});
  expect(() => say('canary', 'owner', '--end')).toThrow('Nothing is tried in "owner".');
});

test.each<[string, string[], RegExp]>([
  ['without a group', ['owner', 'owner@0.2.0', '--until', SOON], /for one group only/],
  ['for two groups', ['owner', 'owner@0.2.0', '--user', '1', '--percent', '5', '--until', SOON], /for one group only/],
  ['for an office that is none', ['owner', 'owner@0.2.0', '--office', 'moon', '--until', SOON], /canary:/],
  ['for more than everybody', ['owner', 'owner@0.2.0', '--percent', '101', '--until', SOON], /canary:/],
  ['without an end', ['owner', 'owner@0.2.0', '--user', '1'], /Say until when/],
  ['that is over', ['owner', 'owner@0.2.0', '--user', '1', '--until', '2020-01-01'], /ended on 2020-01-01/],
  ['of what nobody published', ['owner', 'owner@0.9.0', '--user', '1', '--until', SOON], /was not published/],
  ['in a slot that is none', ['cashier', 'owner@0.2.0', '--user', '1', '--until', SOON], /no slot "cashier"/],
  ['with an option that is none', ['owner', 'owner@0.2.0', '--mayor'], /^canary <slot>/],
])('a trial %s is refused and writes nothing', (_, given, reason) => {
  const before = readFileSync(file, 'utf8');
  expect(() => say('canary', ...given)).toThrow(reason);
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('an override is an address for one account, of a version that lies in the served release', () => {
  say('key');
  yard.serve(compose({ ...readSlots(file), beside: ['owner@0.2.0'] }, yard.places));
  const [address = ''] = say('override', 'owner', 'owner@0.2.0', '--user', '12', '--until', inDays(1)) as string[];
  const { override } = JSON.parse(Buffer.from(address.split('=')[1] ?? '', 'base64url').toString());
  expect(override).toMatchObject({ slot: 'owner', trial: { container: 'owner_0_2_0', group: { user: '12' } } });
  const asked = (version: string, until: string) => () =>
    say('override', 'owner', `owner@${version}`, '--user', '12', '--until', until);
  expect(asked('0.2.0', inDays(15))).toThrow('ends within 14 days');
  expect(asked('0.2.0', inDays(-1))).toThrow('ends within 14 days');
  yard.serve(compose(readSlots(file), yard.places));
});

test('a version that is not in the served release cannot be overridden to', () => {
  say('key');
  yard.serve(compose(readSlots(file), yard.places));
  expect(() => say('override', 'owner', 'owner@0.2.0', '--user', '12', '--until', inDays(1))).toThrow(
    /not in the served release/,
  );
});
