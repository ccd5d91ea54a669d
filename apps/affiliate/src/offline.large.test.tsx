import { generateKeyPairSync, type KeyObject, sign, webcrypto } from 'node:crypto';

import { claimTab, closeWorkKeys, clearTabs, onWorkKeyNeeded } from '@ebpls/api-client';
import { getAffiliateDashboard, getPermitList, type PermitList, scanPermit } from '@ebpls/contracts';
import { createUser, createFakeApi, openRemote } from '@ebpls/testing-web';
import { cleanup, screen, waitFor } from '@testing-library/react';

import { createRoutes } from './routes.tsx';

const api = createFakeApi();
const session = createUser({ roles: [{ id: 3, name: 'affiliate' }] });
const ours = generateKeyPairSync('ed25519');
const theirs = generateKeyPairSync('ed25519');
const KEY = 'abcd1234';
const PERMIT_NO = 'MP-2026-00045';
const now = () => new Date().toISOString();
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
const NEXT_YEAR = `${new Date().getFullYear() + 1}1231`;
const signText = (text: string, key: KeyObject): string => sign(null, Buffer.from(text), key).toString('base64url');
const createCode = (key: KeyObject, day = TOMORROW): string => {
  const text = `${KEY}.${PERMIT_NO}.${day}`;
  return `${text}.${signText(text, key)}`;
};

function aList(overrides: Partial<PermitList> = {}, key = ours.privateKey) {
  const list: PermitList = {
    issued_at: now(),
    keys: [{ key_id: KEY, public_key: ours.publicKey.export({ format: 'jwk' }).x ?? '' }],
    not_in_force: [],
    unpaid: [],
    until_decided: [],
    by_law: [],
    ...overrides,
  };
  const text = JSON.stringify(list);
  return { text, key_id: KEY, signature: signText(text, key) };
}

beforeAll(() => {
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
});
beforeEach(() => {
  localStorage.clear();
  api.failOffline(getAffiliateDashboard);
  api.replyWith(getPermitList, aList());
});

const atDashboard = async (): Promise<void> => {
  openRemote(createRoutes, '/affiliate', '/affiliate/dashboard', { session });
  await screen.findByText(/List of revoked permits as of/);
  cleanup();
};
async function openScanResult(code: string): Promise<void> {
  api.failOffline(scanPermit);
  openRemote(createRoutes, '/affiliate', `/affiliate/scanner/result/${encodeURIComponent(code)}`, { session });
  await screen.findByText(/Checked offline on this device/);
}

test.each([
  ['a code of ours', () => createCode(ours.privateKey), 'This permit is genuine and valid'],
  ['a code of a forger', () => createCode(theirs.privateKey), 'The municipality did not issue this code'],
  ['a code that is over', () => createCode(ours.privateKey, '20250101'), 'This permit has expired'],
  ['a number alone', () => PERMIT_NO, 'Check again when online'],
  ['an address of others', () => 'https://evil.example/x', 'This QR code leads to another website'],
])('without signal %s is checked by what the device keeps', async (_what, code, sentence) => {
  await atDashboard();
  await openScanResult(code());
  expect(screen.getByRole('heading', { name: sentence })).toBeVisible();
});

test('without signal a permit of which a payment is open is in force, subject to that', async () => {
  api.replyWith(getPermitList, aList({ unpaid: [PERMIT_NO] }));
  await atDashboard();
  await openScanResult(createCode(ours.privateKey));
  const sentence = 'This permit is valid, but it is not fully paid. Please contact the licensing office.';
  expect(screen.getByRole('heading', { name: sentence })).toBeVisible();
});

test.each([
  ['approved by law before its signature', 'APPROVED_BY_LAW', TOMORROW, 'This permit is valid, approved by law'],
  ['extended by law past its last day', 'PERMIT_EXTENDED', '20250101', 'This permit is valid, extended by law'],
] as const)('without signal a permit that is %s is in force', async (_what, state, day, sentence) => {
  api.replyWith(getPermitList, aList({ by_law: [[PERMIT_NO, state]] }));
  await atDashboard();
  await openScanResult(createCode(ours.privateKey, day));
  expect(screen.getByRole('heading', { name: sentence })).toBeVisible();
});

test('a permit that was revoked is refused after one refresh, and an older list never brings it back', async () => {
  await atDashboard();
  api.replyWith(getPermitList, aList({ issued_at: now(), not_in_force: [[PERMIT_NO, 'revoked']] }));
  await atDashboard();
  const before = localStorage.getItem('ebpls.permit-list');
  api.replyWith(getPermitList, aList({ issued_at: '2020-01-01T00:00:00.000Z' }));
  await atDashboard();
  expect(localStorage.getItem('ebpls.permit-list')).toBe(before);
  await openScanResult(createCode(ours.privateKey));
  expect(screen.getByRole('heading', { name: 'This permit was revoked' })).toBeVisible();
});

test('a list of three days ago is labelled as old when the page reopens without signal, and confirms nothing as genuine', async () => {
  await atDashboard();
  const list = JSON.parse(localStorage.getItem('ebpls.permit-list') ?? '{}') as object;
  const fetched_at = new Date(Date.now() - 3 * 86_400_000).toISOString();
  localStorage.setItem('ebpls.permit-list', JSON.stringify({ ...list, fetched_at }));
  api.failOffline(getPermitList);
  openRemote(createRoutes, '/affiliate', '/affiliate/dashboard', { session });
  expect(await screen.findByText(/more than two days old/)).toBeVisible();
  expect(screen.getByText('You are offline. The saved list of revoked permits remains in use.')).toBeVisible();
  cleanup();
  await openScanResult(createCode(ours.privateKey, NEXT_YEAR));
  expect(screen.getByRole('heading', { name: 'Check again when online' })).toBeVisible();
});

test('a list with a foreign signature is refused with a message, also when it brings a key of its own', async () => {
  await atDashboard();
  const before = localStorage.getItem('ebpls.permit-list');
  const public_key = theirs.publicKey.export({ format: 'jwk' }).x ?? '';
  api.replyWith(getPermitList, aList({ keys: [{ key_id: KEY, public_key }] }, theirs.privateKey));
  openRemote(createRoutes, '/affiliate', '/affiliate/dashboard', { session });
  expect(await screen.findByText(/has an invalid signature and was not used/)).toBeVisible();
  expect(localStorage.getItem('ebpls.permit-list')).toBe(before);
});

test('without any list a code of ours is not called genuine', async () => {
  await openScanResult(createCode(ours.privateKey));
  expect(screen.getByRole('heading', { name: 'Check again when online' })).toBeVisible();
  expect(screen.getByText('No list of revoked permits is saved on this device yet.')).toBeVisible();
});

test('a scan without signal waits with its key, and is sent once when the signal is back', async () => {
  await atDashboard();
  await openScanResult(createCode(ours.privateKey));
  api.replyWith(scanPermit, { verdict: 'genuine', checked_by: 'code', checked_at: now(), permit: null });
  cleanup();
  const lost = api.listRequests(scanPermit).length;
  openRemote(createRoutes, '/affiliate', '/affiliate/dashboard', { session });
  await waitFor(() => expect(api.listRequests(scanPermit)).toHaveLength(lost + 1));
  const body = api.listRequests(scanPermit).at(-1)?.body;
  expect(body).toMatchObject({ scan_key: expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/) });
  expect(body).toMatchObject({ scanned_at: expect.any(String), qrcode: createCode(ours.privateKey) });
  await waitFor(() => expect(screen.queryByText(/to be sent when online/)).not.toBeInTheDocument());
});

const ANOTHER = createUser({ id: session.id + 1, roles: session.roles });
const WAITS = /scans? to be sent when online/;

test('scans wait through the end of a session for their own person, and go with a sign-out or another sign-in', async () => {
  for (const leaves of [clearTabs, () => claimTab(ANOTHER.id)]) {
    await openScanResult(createCode(ours.privateKey));
    cleanup();
    claimTab(session.id);
    expect(JSON.stringify(localStorage)).toMatch(/qrcode/);
    leaves();
    expect(JSON.stringify(localStorage)).not.toMatch(/qrcode/);
  }
});

test('a scan of one account is never sent with the token of another', async () => {
  await openScanResult(createCode(ours.privateKey));
  cleanup();
  const lost = api.listRequests(scanPermit).length;
  api.replyWith(scanPermit, { verdict: 'genuine', checked_by: 'code', checked_at: now(), permit: null });
  const claims = { sub: String(ANOTHER.id), iat: 0, exp: Date.now() / 1000 + 900 };
  localStorage.setItem('accessToken', `h.${btoa(JSON.stringify(claims))}.s`);
  openRemote(createRoutes, '/affiliate', '/affiliate/dashboard', { session });
  expect(await screen.findByText(WAITS)).toBeVisible();
  expect(api.listRequests(scanPermit)).toHaveLength(lost);
});

test('a waiting scan is stored encrypted on the phone, and can be read by its account alone', async () => {
  onWorkKeyNeeded(async () => Buffer.alloc(32, 7).toString('base64'));
  await atDashboard();
  await openScanResult(PERMIT_NO);
  const [name = ''] = Object.keys(localStorage).filter((one) => one.endsWith(' scans'));
  expect(localStorage.getItem(name)).toMatch(/sealed_at/);
  expect(localStorage.getItem(name)).not.toContain(PERMIT_NO);
  cleanup();

  // Another session of the same person, which has no key yet and scans once more.
  await closeWorkKeys();
  onWorkKeyNeeded(() => Promise.reject(new Error('no signal')));
  await openScanResult('MP-2026-00046');
  cleanup();
  onWorkKeyNeeded(async () => Buffer.alloc(32, 7).toString('base64'));
  api.replyWith(scanPermit, { verdict: 'unknown' } as never);
  openRemote(createRoutes, '/affiliate', '/affiliate/dashboard', { session });
  await waitFor(() =>
    expect(new Set(api.listRequests(scanPermit).map(({ body }) => (body as { qrcode: string }).qrcode))).toEqual(
      new Set([PERMIT_NO, 'MP-2026-00046']),
    ),
  );
  await closeWorkKeys();
});
