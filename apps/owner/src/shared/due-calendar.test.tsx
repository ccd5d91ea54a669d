import { type ReplyBody, getStatement } from '@ebpls/contracts';
import { useNotices } from '@ebpls/remote-kit';
import { createFakeApi, openRemote } from '@ebpls/testing-web';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../routes.tsx';

const api = createFakeApi();
const ADDRESS = '/app/management/companies/account/soa';
type Company = ReplyBody<typeof getStatement>['companies'][number];

const row = {
  tax_year: 2026,
  installment_no: 2,
  title: 'Second quarter, 2026',
  due_on: '2026-04-20',
  top_no: 'TOP-2026-000102',
  tax: '4000.00',
  fees: '0.00',
  surcharge: '0.00',
  interest: '0.00',
  paid: '0.00',
  balance: '4000.00',
  payments: [],
};
const createCompany = (rows: Company['rows']): Company => ({
  company_code: 'SI-000102',
  company_name: 'RJ General Merchandise',
  rows,
  due_now: '0.00',
  overdue: '0.00',
  not_yet_due: '4000.00',
  disputed: '0.00',
  disputes: [],
  waiting: [],
  credits: '0.00',
  since: { since: '2025-12-31', opening: '0.00', billed: '0.00', added: '0.00', paid: '0.00', balance: '4000.00' },
  stays_until: null,
  then_more: null,
  current_assessment: null,
});

const savedBlobs: Blob[] = [];
beforeEach(() => {
  savedBlobs.length = 0;
  URL.createObjectURL = (blob) => {
    savedBlobs.push(blob as Blob);
    return '#calendar';
  };
  URL.revokeObjectURL = () => undefined;
});

async function readSavedLines(): Promise<string[]> {
  api.replyWith(getStatement, {
    next_cursor: null,
    as_of: '2026-01-12',
    companies: [
      createCompany([
        row,
        { ...row, installment_no: 1, due_on: '2026-01-20', balance: '0.00' },
        { ...row, tax_year: 2025, due_on: '2025-10-20' },
      ]),
    ],
  });
  openRemote(createRoutes, '/app', ADDRESS);
  await userEvent.click(await screen.findByRole('button', { name: 'Add due dates to my calendar' }));
  await waitFor(() => expect(savedBlobs).toHaveLength(1));
  return (await readText(savedBlobs[0])).split('\r\n');
}

function readText(blob = new Blob()): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.readAsText(blob);
  });
}

test('a coming due is a day of the calendar, with an alarm a week before; paid and past ones are not in it', async () => {
  const lines = await readSavedLines();
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:SI-000102-2026-2@ebpls',
      'DTSTART;VALUE=DATE:20260420',
      'DTEND;VALUE=DATE:20260421',
      'TRIGGER:-PT159H',
      'DESCRIPTION:TOP-2026-000102',
    ]),
  );
  expect(lines.find((line) => line.startsWith('SUMMARY:'))).toContain('₱4');
  expect(Number(lines.find((line) => line.startsWith('SEQUENCE:'))?.slice(9))).toBeGreaterThan(29_000_000);
});

test('without coming dues a notice is shown, and no file is saved', async () => {
  api.replyWith(getStatement, {
    next_cursor: null,
    as_of: '2026-01-12',
    companies: [createCompany([{ ...row, balance: '0.00' }])],
  });
  openRemote(createRoutes, '/app', ADDRESS);
  await userEvent.click(await screen.findByRole('button', { name: 'Add due dates to my calendar' }));
  await waitFor(() =>
    expect(useNotices.getState().notices.map(({ text }) => text)).toContain('You have no upcoming payments.'),
  );
  expect(savedBlobs).toEqual([]);
});
