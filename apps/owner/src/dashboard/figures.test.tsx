import { type Centavos, getOwnerFigures, getStatement, listMyPayments, type OwnerFigures } from '@ebpls/contracts';
import { createFakeApi, openRemote } from '@ebpls/testing-web';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../routes.tsx';
import { listMonthlySums, openDues, sumPart, sumMonths, listYears } from './paid-figures.ts';

const api = createFakeApi();
const ADDRESS = '/app/reports/dashboard-alternative';

const january = {
  year: 2026,
  month: 1,
  tax: '1000.00',
  fees: '500.50',
  fire: '50.00',
  barangay: '100.00',
  late: '0.00',
};
const june = { year: 2024, month: 6, tax: '900.00', fees: '400.00', fire: '40.00', barangay: '100.00', late: '250.25' };
const row = {
  tax_year: 2026,
  installment_no: 2,
  title: 'Second quarter, 2026',
  due_on: '2026-04-20',
  top_no: 'TOP-2026-000004',
  tax: '1000.00',
  fees: '0.00',
  surcharge: '0.00',
  interest: '0.00',
  paid: '0.00',
  balance: '1000.00',
  payments: [],
};
const statement = {
  as_of: '2026-01-12',
  next_cursor: null,
  companies: [
    {
      company_code: 'SI-000102',
      company_name: 'Aling Nena Store',
      rows: [row, { ...row, installment_no: 1, title: 'First quarter, 2026', balance: '0.00' }],
      due_now: '0.00',
      overdue: '0.00',
      not_yet_due: '1000.00',
      disputed: '0.00',
      disputes: [],
      waiting: [],
      credits: '0.00',
      since: {
        since: '2026-01-01',
        opening: '0.00',
        billed: '2000.00',
        added: '0.00',
        paid: '1000.00',
        balance: '1000.00',
      },
      stays_until: null,
      then_more: null,
      current_assessment: null,
    },
  ],
};
const figures = {
  year: 2026,
  permits_in_force: 1,
  paid: [june, january],
  companies: [{ company_code: 'SI-000102', company_name: 'Aling Nena Store', paid_this_year: '1650.50' }],
};
const payments = { data: [], next_cursor: null, years: [], companies: [] };

const answer = (overrides: Partial<typeof figures> = {}, statementReply: typeof statement = statement): void => {
  api.replyWith(getOwnerFigures, { ...figures, ...overrides });
  api.replyWith(getStatement, statementReply);
  api.replyWith(listMyPayments, payments);
};

const toCentavos = (month: typeof january): OwnerFigures['paid'][number] => {
  const parseCents = (text: string): Centavos => Number(text.replace('.', '')) as Centavos;
  const { year, month: number, tax, fees, fire, barangay, late } = month;
  return {
    year,
    month: number,
    tax: parseCents(tax),
    fees: parseCents(fees),
    fire: parseCents(fire),
    barangay: parseCents(barangay),
    late: parseCents(late),
  };
};
const read: OwnerFigures = {
  year: 2026,
  permits_in_force: 1,
  paid: [toCentavos(june), toCentavos(january)],
  companies: [],
};

test('a year without payments is shown between others, and every centavo is in the total', () => {
  expect(listYears(read)).toEqual([2024, 2025, 2026]);
  expect(listYears({ ...read, paid: [] })).toEqual([2026]);
  expect(sumMonths(read.paid)).toBe(334_075);
  expect(sumPart(read.paid, 'late')).toBe(25_025);
  expect(listMonthlySums(read, 2026)).toEqual([165_050, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
});

test('a paid amount is no longer due, and the nearest day comes first', () => {
  const open_row = { ...row, balance: 100 as Centavos };
  const createDue = (company_code: string, due_on: string) => ({
    company_code,
    company_name: company_code,
    rows: [
      { ...open_row, due_on },
      { ...open_row, balance: 0 as Centavos },
    ],
  });
  const dues = openDues({
    as_of: '2026-01-12',
    companies: [createDue('SI-2', '2026-07-20'), createDue('SI-1', '2026-04-20')],
  } as unknown as Parameters<typeof openDues>[0]);
  expect(dues.map(({ company_code }) => company_code)).toEqual(['SI-1', 'SI-2']);
});

/** Opens the table of a chart. */
async function findRows(name: string): Promise<HTMLElement[]> {
  const figure = within(screen.getByRole('figure', { name }));
  await userEvent.click(figure.getByText('Show as a table'));
  return figure.findAllByRole('row');
}

test('the page shows the payments, the coming dues, and the business of each', async () => {
  answer();
  openRemote(createRoutes, '/app', ADDRESS);
  expect(await screen.findByRole('link', { name: /₱1,650.50\s*Paid in 2026/ })).toBeVisible();
  expect(screen.getByText('Total paid since 2024: ₱3,340.75, including ₱250.25 for late payment.')).toBeVisible();
  const dues = within(screen.getByRole('list', { name: 'Due and upcoming payments' })).getAllByRole('listitem');
  expect(dues).toHaveLength(1);
  expect(dues[0]).toHaveTextContent(/Aling Nena Store.*Second quarter, 2026 · by 20 Apr 2026.*₱1,000.00/);
  const by_year = await findRows('By year');
  expect(by_year.map(({ textContent }) => textContent)).toEqual([
    'LabelBusiness taxFeesFire code feesBarangaySurcharge and interest',
    '2024₱900.00₱400.00₱40.00₱100.00₱250.25',
    '2025₱0.00₱0.00₱0.00₱0.00₱0.00',
    '2026₱1,000.00₱500.50₱50.00₱100.00₱0.00',
  ]);
  const by_month = await findRows('By month');
  expect(by_month.map(({ textContent }) => textContent)).toContain('Feb–₱0.00');
});

test('an owner without payments and dues reads so, in Filipino too', async () => {
  answer({ paid: [], companies: [] }, { ...statement, companies: [] });
  openRemote(createRoutes, '/app', ADDRESS, { language: 'fil' });
  expect(await screen.findByText('Wala nang babayaran')).toBeVisible();
  expect(screen.getAllByText('Wala ka pang nabayaran dito').length).toBeGreaterThan(0);
});
