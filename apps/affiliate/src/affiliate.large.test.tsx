import { getAffiliateDashboard, getPermitList, scanPermit } from '@ebpls/contracts';
import { createUser, createFakeApi, openRemote } from '@ebpls/testing-web';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from './routes.tsx';

const api = createFakeApi();
const session = createUser({ roles: [{ id: 3, name: 'affiliate' }] });
const PERMIT = {
  permit_no: 'MP-2026-00045',
  company_name: 'Matibay Hardware',
  barangay_name: 'Silangan',
  lines: ['Hardware'],
  issued_on: '2026-02-03',
  valid_until: '2026-12-31',
  replaced_by: null,
  closed_on: null,
  event: null,
  paused_until: null,
  municipality: 'Municipality of San Isidro',
};

beforeEach(() => {
  api.failOffline(getPermitList);
  api.replyWith(getAffiliateDashboard, {
    scans_today: 2,
    scans_this_month: 9,
    not_genuine_this_month: 1,
    newest: [
      {
        scanned_at: '2026-01-20T02:00:00.000Z',
        verdict: 'revoked',
        permit_no: 'MP-2026-00012',
        company_name: 'D’Waves Videoke Bar',
      },
    ],
  });
});

test('an affiliate sees the newest scans with their verdict', async () => {
  openRemote(createRoutes, '/affiliate', '/affiliate/dashboard', { session });
  const list = await screen.findByRole('list', { name: 'Latest scans' });
  expect(within(list).getByText('D’Waves Videoke Bar')).toBeVisible();
  expect(within(list).getByText('Revoked')).toBeVisible();
});

test.each([
  ['an address of ours', `${location.origin}/permits/verify/k1.MP-2026-00045.1.sig`, 'k1.MP-2026-00045.1.sig'],
  ['an address', 'https://permits.example/permits/verify/k1.sig', 'https://permits.example/permits/verify/k1.sig'],
  ['a number', 'MP-2026-00045', 'MP-2026-00045'],
])('%s that was typed is checked', async (_kind, enteredText, qrcode) => {
  api.replyWith(scanPermit, {
    verdict: 'genuine',
    checked_by: 'code',
    checked_at: '2026-01-20T02:00:00.000Z',
    permit: PERMIT,
  });
  const router = openRemote(createRoutes, '/affiliate', '/affiliate/dashboard', { session });
  await userEvent.type(await screen.findByLabelText('Permit number, code or address'), enteredText);
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  expect(await screen.findByRole('heading', { name: 'This permit is genuine and valid' })).toBeVisible();
  expect(router.state.location.pathname).toBe(`/affiliate/scanner/result/${encodeURIComponent(qrcode)}`);
  expect(api.listRequests(scanPermit)[0]?.body).toMatchObject({ qrcode });
  expect(screen.getByText('31 Dec 2026')).toBeVisible();
  expect(screen.queryByText(/Only the number was checked/)).not.toBeInTheDocument();
});

test('a permit of which a payment is open is in force, subject to that', async () => {
  api.replyWith(scanPermit, {
    verdict: 'genuine',
    checked_by: 'code',
    checked_at: '2026-01-20T02:00:00.000Z',
    permit: { ...PERMIT, subject_to_payment: true },
  });
  openRemote(createRoutes, '/affiliate', '/affiliate/scanner/result/k1.MP-2026-00045.1.sig', { session });
  const sentence = 'This permit is valid, but it is not fully paid. Please contact the licensing office.';
  expect(await screen.findByRole('heading', { name: sentence })).toBeVisible();
});

test('a permit that was checked by its number alone is labelled so', async () => {
  api.replyWith(scanPermit, {
    verdict: 'genuine',
    checked_by: 'number',
    checked_at: '2026-01-20T02:00:00.000Z',
    permit: PERMIT,
  });
  openRemote(createRoutes, '/affiliate', '/affiliate/scanner/result/MP-2026-00045', { session });
  expect(await screen.findByRole('heading', { name: 'This is the number of a valid permit' })).toBeVisible();
  expect(screen.queryByText(/genuine|issued this permit/)).not.toBeInTheDocument();
  expect(screen.getByText(/Only the number was checked/)).toBeVisible();
});

test('an empty field sends nothing', async () => {
  openRemote(createRoutes, '/affiliate', '/affiliate/dashboard', { session });
  await userEvent.click(await screen.findByRole('button', { name: 'Check' }));
  expect(await screen.findByText('Enter the permit number.')).toBeVisible();
  expect(api.listRequests(scanPermit)).toHaveLength(0);
});

test.each([
  ['expired', 'This permit has expired'],
  ['revoked', 'This permit was revoked'],
  ['suspended', 'This permit is suspended'],
  ['superseded', 'This permit was replaced by a newer one'],
  ['closed', 'This business is retired'],
  ['forged', 'The municipality did not issue this code'],
  ['foreign', 'This QR code leads to another website'],
  ['unknown', 'No permit has this number'],
] as const)('a permit that is %s says so in one sentence', async (verdict, sentence) => {
  const permit = ['forged', 'foreign', 'unknown'].includes(verdict) ? null : PERMIT;
  api.replyWith(scanPermit, { verdict, checked_by: 'code', checked_at: '2026-01-20T02:00:00.000Z', permit });
  openRemote(createRoutes, '/affiliate', '/affiliate/scanner/result/abc.def.1.sig', { session });
  expect(await screen.findByRole('heading', { name: sentence })).toBeVisible();
  expect(screen.queryByText(/the code was copied/)).not.toBeInTheDocument();
});
