import {
  defineEndpoint,
  getCompany,
  getCurrentDue,
  getMe,
  getMunicipality,
  getStatement,
  listMyRefunds,
  listSessions,
} from '@ebpls/contracts';
import * as contracts from '@ebpls/contracts';
import { createUser, createFakeApi } from '@ebpls/testing-web';
import { waitFor } from '@testing-library/dom';
import * as v from 'valibot';

import { callEndpoint } from '../call.ts';
import { refreshSessionToken } from '../refresh.ts';
import { saveToken } from '../token.ts';
import { createToken } from '../testing/a-token.ts';
import { isEndpointCached, removeDues } from './cached-endpoints.ts';
import { getOfflineAccount } from './offline-mark.ts';
import { forgetOffline, isFieldPhone, saveDraft, enableOffline, getDrafts, findOfflinePerson } from './offline.ts';
import { hasConnection, offlineStore, startReading, finishReading } from './state.ts';

/** Replaces the browser's database, which jsdom lacks. */
const mockKept = new Map<string, unknown>();
jest.mock('idb-keyval', () => ({
  createStore: (name: string) => name,
  get: async (name: string) => mockKept.get(name),
  set: async (name: string, value: unknown) => void mockKept.set(name, value),
  setMany: async (all: [string, unknown][]) => all.forEach(([name, value]) => mockKept.set(name, value)),
  delMany: async (names: string[]) => names.forEach((name) => mockKept.delete(name)),
  keys: async () => [...mockKept.keys()],
  // Files on their way have a database of their own.
  entries: async (name: string) => (name === 'ebpls-offline' ? [...mockKept] : []),
  clear: async () => mockKept.clear(),
}));

const api = createFakeApi();
const [ROSA, SELYA] = [createUser({ id: 7, firstname: 'Rosa' }), createUser({ id: 8, firstname: 'Selya' })];
// A path of the list with a short reply.
const listCompanies = defineEndpoint({
  method: 'GET',
  path: '/api/companies',
  summary: 'for this test',
  reply: v.object({ data: v.array(v.object({ company_name: v.string(), due_now: v.string() })) }),
});
const companies = { data: [{ company_name: 'Sari-sari ni Rosa', due_now: '1250.00' }] };
/** Replies are stored in parallel with the answer. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

afterEach(async () => {
  startReading();
  finishReading();
  mockKept.clear();
  localStorage.clear();
});

async function readOnline(): Promise<void> {
  api.replyWith(listCompanies, companies);
  await callEndpoint(listCompanies);
  await settle();
}

test('every stored path is a read of the contract, and none of them has an amount due', () => {
  const all = Object.values<unknown>(contracts).filter(
    (one): one is contracts.Endpoint => typeof one === 'object' && one !== null && 'method' in one && 'path' in one,
  );
  const keptReplies = all.filter((one) => isEndpointCached(one));
  expect(keptReplies).toHaveLength(13);
  expect(keptReplies).toEqual(expect.arrayContaining([getCompany, getMunicipality, listMyRefunds]));
  for (const one of [getCurrentDue, getStatement, getMe, listSessions]) expect(keptReplies).not.toContain(one);
  expect(removeDues({ data: [{ due_now: '1.00', estimate: { total: '2.00' }, name: 'x' }] })).toEqual({
    data: [{ due_now: '0.00', estimate: null, name: 'x' }],
  });
});

test('a page with an unanswered read is offline, even if the browser reports a connection', async () => {
  startReading();
  api.failOffline(listCompanies);
  await expect(callEndpoint(listCompanies)).rejects.toMatchObject({ code: 'offline' });
  expect([navigator.onLine, hasConnection()]).toEqual([true, false]);
  finishReading();
  expect([navigator.onLine, offlineStore.getState().is_offline, hasConnection()]).toEqual([true, true, false]);
  api.replyWith(listCompanies, companies);
  startReading();
  expect(hasConnection()).toBe(true);
  await callEndpoint(listCompanies);
  finishReading();
  expect([offlineStore.getState().is_offline, hasConnection()]).toEqual([false, true]);
});

test('without an answer an owner reads the stored replies, with their age, and without any amount to pay', async () => {
  await enableOffline(ROSA);
  await readOnline();
  expect(JSON.stringify([...mockKept.values()])).not.toContain('1250');
  startReading();
  api.failOffline(listCompanies);
  expect(await callEndpoint(listCompanies)).toEqual({ data: [{ company_name: 'Sari-sari ni Rosa', due_now: '0.00' }] });
  finishReading();
  expect(offlineStore.getState()).toMatchObject({ is_offline: true, read_at: expect.stringMatching(/^20\d\d-/) });
});

test('without the mark of an owner nothing is stored or read', async () => {
  await readOnline();
  expect(mockKept.size).toBe(0);
  api.failOffline(listCompanies);
  await expect(callEndpoint(listCompanies)).rejects.toMatchObject({ code: 'offline' });
});

test('a refusal of the server is shown: only a missing answer is replaced by a stored one', async () => {
  await enableOffline(ROSA);
  await readOnline();
  api.refuseWith(listCompanies, { code: 'forbidden', message: 'Not yours.' });
  await expect(callEndpoint(listCompanies)).rejects.toMatchObject({ code: 'forbidden' });
});

test('the next account reads nothing of the first, and the first finds nothing when it returns', async () => {
  await enableOffline(ROSA);
  await readOnline();
  saveDraft('draft 7 SI-1', { changes: 1, kept_at: Date.now() });
  await waitFor(() => expect(mockKept.has('draft 7 SI-1')).toBe(true));
  await enableOffline(SELYA);
  expect(JSON.stringify([...mockKept])).not.toMatch(/Rosa|draft 7/);
  expect([getDrafts().size, (await findOfflinePerson())?.firstname]).toEqual([0, 'Selya']);
  api.failOffline(listCompanies);
  await expect(callEndpoint(listCompanies)).rejects.toMatchObject({ code: 'offline' });
});

test('an answer that comes after the sign-out is not stored', async () => {
  await enableOffline(ROSA);
  api.replyWith(listCompanies, () => {
    localStorage.removeItem('ebpls.offline');
    return companies;
  });
  await callEndpoint(listCompanies);
  await settle();
  expect(JSON.stringify([...mockKept])).not.toContain('Sari-sari');
});

test('a session that ended leaves drafts to their own account, and nothing to read; a sign-out leaves nothing', async () => {
  await enableOffline(ROSA);
  await readOnline();
  saveDraft('draft 7 SI-1', { changes: 2, kept_at: Date.now() });
  await waitFor(() => expect(mockKept.has('draft 7 SI-1')).toBe(true));
  await forgetOffline('replies');
  expect([getOfflineAccount(), [...mockKept.keys()], await findOfflinePerson()]).toEqual([
    undefined,
    ['draft 7 SI-1'],
    undefined,
  ]);
  await enableOffline(ROSA);
  expect(offlineStore.getState().pendingCount).toBe(2);
  await forgetOffline('all');
  expect([mockKept.size, localStorage.length, offlineStore.getState().pendingCount]).toEqual([0, 0, 0]);
});

test('a draft is written at its first change, and later ones at the latest when the page is left', async () => {
  await enableOffline(ROSA);
  saveDraft('draft 7 SI-1', { changes: 1, kept_at: Date.now() });
  await settle();
  expect(mockKept.get('draft 7 SI-1')).toMatchObject({ changes: 1 });
  saveDraft('draft 7 SI-1', { changes: 2, kept_at: Date.now() });
  dispatchEvent(new Event('pagehide'));
  await settle();
  expect(mockKept.get('draft 7 SI-1')).toMatchObject({ changes: 2 });
  saveDraft('draft 7 SI-1', { changes: 3, kept_at: Date.now() });
  await waitFor(() => expect(mockKept.get('draft 7 SI-1')).toMatchObject({ changes: 3 }));
  await forgetOffline('all');
});

test('an inspector’s phone stores the visits of the day and nothing of the desk', async () => {
  await enableOffline(ROSA, 'field');
  expect([isFieldPhone(7), isFieldPhone(8)]).toEqual([true, false]);
  const all = Object.values<unknown>(contracts).filter(contracts.isEndpoint);
  expect(
    all
      .filter((one) => isEndpointCached(one, 'field'))
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual(['/api/municipality', '/api/visits/field']);
  await readOnline();
  expect([...mockKept.keys()]).toEqual(['person']);
  await forgetOffline('all');
  expect([isFieldPhone(7), mockKept.size]).toEqual([false, 0]);
});

test('an affiliate’s phone stores the scanner’s owner without contact data', async () => {
  await enableOffline(
    createUser({ id: 7, firstname: 'Noel', email: 'noel@market.example', phone: '09171234567' }),
    'scan',
  );
  expect(await findOfflinePerson()).toMatchObject({ id: 7, firstname: 'Noel', email: '', phone: '' });
  expect(JSON.stringify([...mockKept])).not.toMatch(/market\.example|0917/);
  const all = Object.values<unknown>(contracts).filter(contracts.isEndpoint);
  expect(all.filter((one) => isEndpointCached(one, 'scan')).map(({ path }) => path)).toEqual(['/api/municipality']);
  await readOnline();
  expect([isFieldPhone(7), [...mockKept.keys()]]).toEqual([false, ['person']]);
});

test('a person who signed out while they were being stored is not stored', async () => {
  const keeping = enableOffline(ROSA, 'scan');
  localStorage.removeItem('ebpls.offline');
  await keeping;
  expect(mockKept.size).toBe(0);
});

test('stored replies are not readable for longer than a session lives', async () => {
  await enableOffline(ROSA);
  await readOnline();
  const mark = JSON.parse(localStorage.getItem('ebpls.offline') ?? '{}') as object;
  localStorage.setItem('ebpls.offline', JSON.stringify({ ...mark, until: Date.now() / 1000 - 1 }));
  expect(await findOfflinePerson()).toBeUndefined();
  api.failOffline(listCompanies);
  await expect(callEndpoint(listCompanies)).rejects.toMatchObject({ code: 'offline' });
});

test('no token is stored', async () => {
  await enableOffline(ROSA);
  saveToken(createToken());
  await readOnline();
  api.failOffline(contracts.refreshSession);
  await refreshSessionToken().catch(() => undefined);
  expect(JSON.stringify([...mockKept])).not.toMatch(/ey[A-Z]|accessToken|Bearer/);
});
