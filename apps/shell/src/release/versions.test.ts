import { finishReading, recordConnectionLoss, startReading } from '@ebpls/api-client';
import { useSession } from '@ebpls/remote-kit';
import type { ReleaseTrial } from '@ebpls/remote-kit/declare';
import { createUser } from '@ebpls/testing-web';

import { createSlot } from '../testing/create-slot.ts';
import { fallBack, markShown, canFallBack } from './fall-back.ts';
import { isFormer, setAside, getVersion } from './versions.ts';

const BEFORE = {
  version: '0.0.9-ffffffff',
  container: 'fire_0_0_9',
  entry: '/r/fire/0.0.9-ffffffff/mf-manifest.json',
  integrity: 'sha384-y',
};
const newest = createSlot('fire', { before: BEFORE });

const lostCode = Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' });

afterEach(() => {
  sessionStorage.clear();
  jest.restoreAllMocks();
  jest.useRealTimers();
  useSession.setState(useSession.getInitialState(), true);
});

test('a slot runs its own version until that one fails, and tries it again a quarter of an hour later', () => {
  jest.useFakeTimers({ now: Date.parse('2026-01-12T08:00:00Z') });
  expect([getVersion(newest).version, isFormer(newest)]).toEqual([newest.version, false]);
  setAside(newest, newest);
  expect([getVersion(newest).version, isFormer(newest)]).toEqual([BEFORE.version, true]);
  jest.setSystemTime(Date.parse('2026-01-12T08:15:00Z'));
  expect(getVersion(newest).version).toBe(newest.version);
});

test('a version with a lost chunk is replaced once, without a loop', () => {
  expect([canFallBack(newest, lostCode), canFallBack(newest, lostCode)]).toEqual([true, true]);
  expect(fallBack(newest, lostCode)).toBe(true);
  expect(canFallBack(newest, lostCode)).toBe(false);
  // The former version fails as well: none is left.
  expect(fallBack(newest, lostCode)).toBe(false);
  expect(getVersion(newest).version).toBe(BEFORE.version);
});

test('a failing page replaces the version only before anything of the slot was shown', () => {
  const slot = createSlot('rhu', { before: { ...BEFORE, version: '0.0.8-ffffffff' } });
  markShown(slot);
  expect(fallBack(slot, new TypeError('x is null'))).toBe(false);
  expect(fallBack(newest, new TypeError('x is null'))).toBe(true);
});

test('without a former version, a connection or storage nothing is replaced', () => {
  expect(fallBack(createSlot('fire'), lostCode)).toBe(false);
  const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(fallBack(newest, lostCode)).toBe(false);
  line.mockReturnValue(true);
  finishReading();
  recordConnectionLoss();
  expect(fallBack(newest, lostCode)).toBe(false);
  startReading();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  expect([canFallBack(newest, lostCode), fallBack(newest, lostCode)]).toEqual([false, false]);
});

const createTrial = (group: ReleaseTrial['group'], until = '2999-01-01T00:00:00Z'): ReleaseTrial => ({
  ...BEFORE,
  version: '0.2.0-eeeeeeee',
  group,
  until,
});
const signIn = (id: number, role: string): void =>
  useSession.setState({ status: 'signed_in', user: createUser({ id, roles: [{ id: 4, name: role }] }) });
const isTrialRun = (group: ReleaseTrial['group'], until?: string): boolean =>
  getVersion(createSlot('fire', { trial: createTrial(group, until) })).version === '0.2.0-eeeeeeee';

test('a trial runs for its group, and only until it ends', () => {
  expect(isTrialRun({ office: 'fire' })).toBe(false);
  signIn(12, 'fire');
  expect([isTrialRun({ office: 'fire' }), isTrialRun({ office: 'rhu' })]).toEqual([true, false]);
  expect([isTrialRun({ user: '12' }), isTrialRun({ user: '13' })]).toEqual([true, false]);
  expect([isTrialRun({ percent: 100 }), isTrialRun({ percent: 0 })]).toEqual([true, false]);
  expect(isTrialRun({ office: 'fire' }, '2020-01-01T00:00:00Z')).toBe(false);
});

test('a share of the accounts has about its declared size, and always the same accounts', () => {
  const listTriedVersions = (): number[] =>
    Array.from({ length: 1000 }, (_, id) => id).filter((id) => {
      signIn(id, 'fire');
      return isTrialRun({ percent: 20 });
    });
  expect(listTriedVersions().length).toBeGreaterThan(150);
  expect(listTriedVersions().length).toBeLessThan(250);
  expect(listTriedVersions()).toEqual(listTriedVersions());
});
