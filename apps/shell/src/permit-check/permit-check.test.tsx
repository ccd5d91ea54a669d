import { findPermit, getMunicipality, type Verification, verifyPermit } from '@ebpls/contracts';
import { restoreSession, useSession, useSettings } from '@ebpls/remote-kit';
import { createFakeApi } from '@ebpls/testing-web';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createMunicipality } from '../testing/create-municipality.ts';
import { openShell } from '../testing/open-shell.tsx';

jest.mock('@module-federation/enhanced/runtime', () => ({}), { virtual: true });

const api = createFakeApi();

beforeEach(() => api.replyWith(getMunicipality, createMunicipality()));

const permit: Verification = {
  verdict: 'genuine',
  checked_by: 'code',
  checked_at: '2026-06-05T01:00:00.000Z',
  permit: {
    permit_no: 'MP-2026-00045',
    company_name: 'Aling Nena Store',
    barangay_name: 'Poblacion I',
    lines: ['Sari-sari store'],
    issued_on: '2026-01-20',
    valid_until: '2026-12-31',
    replaced_by: null,
    closed_on: null,
    event: null,
    is_provisional: false,
    subject_to_payment: false,
    until_decided: false,
    paused_until: null,
    municipality: 'San Isidro',
  },
};

beforeAll(() => restoreSession());
afterEach(() => {
  act(() => {
    useSession.setState(useSession.getInitialState(), true);
    useSettings.setState(useSettings.getInitialState(), true);
  });
  localStorage.clear();
});

test('anyone checks a permit by its number', async () => {
  api.replyWith(findPermit, { ...permit, checked_by: 'number' });
  const router = openShell('/permits/verify');
  await userEvent.type(await screen.findByLabelText('Permit number'), 'mp-2026-00045');
  await userEvent.click(screen.getByRole('button', { name: 'Check permit' }));
  expect(await screen.findByRole('heading', { name: 'This is the number of a valid permit' })).toBeVisible();
  expect(screen.queryByText(/genuine/)).not.toBeInTheDocument();
  expect(screen.getByText('Aling Nena Store')).toBeVisible();
  expect(screen.getByText(/Only the number was checked/)).toBeVisible();
  expect(router.state.location.search).toBe('?permit_no=mp-2026-00045');
});

test('a permit checked by its number is not called genuine while its business is closed', async () => {
  const checkedPermit = permit.permit && { ...permit.permit, paused_until: '2026-03-31' };
  api.replyWith(findPermit, { ...permit, verdict: 'paused', checked_by: 'number', permit: checkedPermit });
  openShell('/permits/verify?permit_no=MP-2026-00045');
  const sentence = 'This is the number of a permit, but the business is temporarily closed';
  expect(await screen.findByRole('heading', { name: sentence })).toBeVisible();
});

test('a permit scanned by its code is genuine', async () => {
  api.replyWith(verifyPermit, permit);
  openShell('/permits/verify/k1.MP-2026-00045.20261231.signature');
  expect(await screen.findByRole('heading', { name: 'This permit is genuine and valid' })).toBeVisible();
});

test('a provisional permit is shown as such, with its last day', async () => {
  const checkedPermit = permit.permit && { ...permit.permit, is_provisional: true, valid_until: '2026-02-11' };
  api.replyWith(verifyPermit, { ...permit, permit: checkedPermit });
  openShell('/permits/verify/k1.PP-2026-00001.20260211.signature');
  expect(await screen.findByText('Provisional until')).toBeVisible();
  expect(screen.getByText(/may operate until the date below while the offices review/)).toBeVisible();
});

test('a permit with an open payment is in force, with the office to contact and no amount', async () => {
  const checkedPermit = permit.permit && { ...permit.permit, subject_to_payment: true };
  api.replyWith(verifyPermit, { ...permit, permit: checkedPermit });
  openShell('/permits/verify/k1.MP-2026-00045.20261231.signature');
  const sentence = 'This permit is valid, but it is not fully paid. Please contact the licensing office.';
  expect(await screen.findByRole('heading', { name: sentence })).toBeVisible();
  expect(screen.getByText('31 Dec 2026')).toBeVisible();
});

test('a permit with an undecided renewal shows that instead of a past last day', async () => {
  const checkedPermit = permit.permit && { ...permit.permit, until_decided: true };
  api.replyWith(verifyPermit, { ...permit, permit: checkedPermit });
  openShell('/permits/verify/k1.MP-2026-00045.20261231.signature');
  expect(
    await screen.findByRole('heading', { name: 'This permit is valid until its renewal is decided' }),
  ).toBeVisible();
  expect(screen.getByText('until the renewal is decided')).toBeVisible();
  expect(screen.queryByText('31 Dec 2026')).not.toBeInTheDocument();
});

test('one button switches the page to Filipino', async () => {
  openShell('/permits/verify');
  await userEvent.click(await screen.findByRole('button', { name: 'Filipino' }));
  expect(await screen.findByLabelText('Numero ng permit')).toBeVisible();
  expect(document.cookie).toContain('ebpls_language=fil');
});

test('a malformed number is reported at the field without a request to the server', async () => {
  openShell('/permits/verify?permit_no=12');
  expect(await screen.findByLabelText('Permit number')).toBeInvalid();
  expect(api.listRequests(findPermit)).toHaveLength(0);
});

test.each([
  ['forged', 'The municipality did not issue this permit'],
  ['revoked', 'This permit was revoked'],
  ['unknown', 'No permit has this number'],
] as const)('a code that is %s is answered with "%s"', async (verdict, sentence) => {
  api.replyWith(verifyPermit, { ...permit, verdict, permit: null });
  openShell('/permits/verify/k1.MP-2026-00045.20261231.signature');
  expect(await screen.findByRole('heading', { name: sentence })).toBeVisible();
  expect(api.listRequests(verifyPermit)[0]?.params).toEqual({ token: 'k1.MP-2026-00045.20261231.signature' });
});

test('a number typed into the address of a code is checked as a number, in any writing', async () => {
  api.replyWith(findPermit, { ...permit, checked_by: 'number' });
  const router = openShell('/permits/verify/mp%202026%2045');
  expect(await screen.findByText('Aling Nena Store')).toBeVisible();
  expect(router.state.location.pathname + router.state.location.search).toBe('/permits/verify?permit_no=MP-2026-00045');
});
