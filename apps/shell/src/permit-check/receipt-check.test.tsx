import { type ReplyBody, getMunicipality, verifyReceipt } from '@ebpls/contracts';
import { restoreSession, useSession, useSettings } from '@ebpls/remote-kit';
import { createFakeApi } from '@ebpls/testing-web';
import { act, screen } from '@testing-library/react';

import { createMunicipality } from '../testing/create-municipality.ts';
import { openShell } from '../testing/open-shell.tsx';

jest.mock('@module-federation/enhanced/runtime', () => ({}), { virtual: true });

const api = createFakeApi();

const receipt = {
  receipt_no: 'EOR-2026-00000042',
  agency: 'MUNICIPAL' as const,
  issued_on: '2026-01-12',
  amount: '2705.00',
  municipality: 'San Isidro, Maligaya',
};

beforeAll(() => restoreSession());
beforeEach(() => api.replyWith(getMunicipality, createMunicipality()));
afterEach(() => {
  act(() => {
    useSession.setState(useSession.getInitialState(), true);
    useSettings.setState(useSettings.getInitialState(), true);
  });
  localStorage.clear();
});

test.each<readonly [ReplyBody<typeof verifyReceipt>['verdict'], string]>([
  ['genuine', 'This receipt is genuine'],
  ['cancelled', 'This receipt was cancelled'],
  ['refunded', 'This receipt was refunded'],
])('the code of a receipt that is %s shows so, with its number, day and amount', async (verdict, sentence) => {
  api.replyWith(verifyReceipt, { verdict, checked_at: '2026-06-05T01:00:00.000Z', receipt });
  openShell('/receipts/verify/k1.EOR-2026-00000042.20260112.signature');
  expect(await screen.findByRole('heading', { name: sentence })).toBeVisible();
  expect(api.listRequests(verifyReceipt)[0]?.params).toEqual({ token: 'k1.EOR-2026-00000042.20260112.signature' });
  for (const text of ['EOR-2026-00000042', '12 Jan 2026', '₱2,705.00', 'The municipality', '5 Jun 2026, 9:00 AM'])
    expect(screen.getByText(text)).toBeVisible();
});

test.each<readonly [ReplyBody<typeof verifyReceipt>['verdict'], string]>([
  ['forged', 'The municipality did not issue this receipt'],
  ['unknown', 'No receipt has this number'],
])('a code that is %s leads to "%s" and nothing else', async (verdict, sentence) => {
  api.replyWith(verifyReceipt, { verdict, checked_at: '2026-06-05T01:00:00.000Z', receipt: null });
  openShell('/receipts/verify/k1.EOR-2026-00000042.20260112.signature');
  expect(await screen.findByRole('heading', { name: sentence })).toBeVisible();
  expect(screen.queryByText('Amount')).toBeNull();
});
