import { type ReplyBody, downloadReport, getReference, getReport } from '@ebpls/contracts';
import { useNotices } from '@ebpls/remote-kit';
import { createReference, createUser, createFakeApi, openRemote } from '@ebpls/testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../routes.tsx';

const api = createFakeApi();
const session = createUser({ roles: [{ id: 2, name: 'admin' }] });
const REPORTS = '/administrator/treasury/reports';

const DELINQUENT: ReplyBody<typeof getReport> = {
  report: 'delinquent',
  title: 'Delinquent businesses',
  subtitle: 'As of 5 Jun 2026',
  note: 'What is late.',
  count: 1,
  next_cursor: null,
  sums: [],
  asked: { from: null, to: null, as_of: '2026-06-05', year: null, by: 'business', brgycode: null, minimum: '0.00' },
  columns: [
    { key: 'company_code', title: 'Number', kind: 'text' },
    { key: 'company_name', title: 'Business', kind: 'text' },
    { key: 'installments', title: 'Unpaid installments', kind: 'count' },
    { key: 'total', title: 'Total', kind: 'amount' },
  ],
  data: [
    {
      key: 'SI-000102',
      texts: { company_code: 'SI-000102', company_name: 'RJ General Merchandise' },
      counts: { installments: 1 },
      amounts: { total: '5200.00' },
    },
  ],
  foot: { key: 'total', texts: { company_code: 'Total' }, counts: { installments: 1 }, amounts: { total: '5200.00' } },
};

beforeEach(() => api.replyWith(getReference, createReference()));

test('every report is listed with its description', async () => {
  openRemote(createRoutes, '/administrator', REPORTS, { session });
  const list = await screen.findByRole('list', { name: 'The treasurer’s reports' });
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(
    [
      'collections',
      'abstract',
      'barangays',
      'fire',
      'delinquent',
      'unrenewed',
      'taxpayers',
      'trial-balance',
      'differences',
      'satisfaction',
    ].map((report) => `${REPORTS}/${report}`),
  );
});

test('a report shows its rows and totals, and each business links to its applications', async () => {
  api.replyWith(getReport, DELINQUENT);
  openRemote(createRoutes, '/administrator', `${REPORTS}/delinquent`, { session });
  const table = await screen.findByRole('table', { name: 'Delinquent businesses' });
  expect(within(table).getByRole('link', { name: 'SI-000102' })).toHaveAttribute(
    'href',
    '/administrator/request/clearances?view=all&search=SI-000102',
  );
  expect(within(table).getAllByText('₱5,200.00')).toHaveLength(2);
  expect(screen.getByRole('group', { name: 'As of' })).toHaveFormValues({ as_of: '2026-06-05' });
  expect(document.querySelector('input[name="year"]')).toBeNull();
});

test('a wide report shows the number and texts below the business, which is the link, so that its total fits', async () => {
  const texts = ['barangay', 'last_paid', 'remark'].map((key) => ({ key, title: `of ${key}`, kind: 'text' as const }));
  const amounts = ['tax', 'fees', 'interest'].map((key) => ({ key, title: key, kind: 'amount' as const }));
  const [row] = DELINQUENT.data;
  api.replyWith(getReport, {
    ...DELINQUENT,
    columns: [...texts, ...DELINQUENT.columns.slice(0, 3), ...amounts, ...DELINQUENT.columns.slice(3)],
    data: row ? [{ ...row, texts: { ...row.texts, barangay: 'Pag-asa', last_paid: 'None yet' } }] : [],
  });
  openRemote(createRoutes, '/administrator', `${REPORTS}/delinquent`, { session });
  const table = within(await screen.findByRole('table', { name: 'Delinquent businesses' }));
  const heads = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['Business', 'Unpaid installments', 'tax', 'fees', 'interest', 'Total']);
  expect(table.getByRole('link', { name: 'RJ General Merchandise' })).toHaveAttribute(
    'href',
    '/administrator/request/clearances?view=all&search=SI-000102',
  );
  expect(table.getByText('Pag-asa · of last_paid: None yet · SI-000102')).toBeVisible();
  expect(table.getByRole('cell', { name: 'Total' })).toBeVisible();
});

test('on a phone the last payment of a debtor has the title of its column', async () => {
  api.replyWith(getReport, {
    ...DELINQUENT,
    columns: [...DELINQUENT.columns, { key: 'last_paid', title: 'Last paid', kind: 'text' }],
    data: DELINQUENT.data.map((row) => ({ ...row, texts: { ...row.texts, last_paid: 'Whole year 2025' } })),
  });
  openRemote(createRoutes, '/administrator', `${REPORTS}/delinquent`, { session });
  const [card] = within(await screen.findByRole('list', { name: 'Delinquent businesses' })).getAllByRole('listitem');
  expect(card).toHaveTextContent('Last paid: Whole year 2025');
});

test('on a phone each row is a card with its amount, the number of the business and its other amounts, then the totals', async () => {
  const amounts = { tax: '5000.00', interest: '200.00', fees: '0.00', total: '5200.00' };
  const columns = (['tax', 'fees', 'interest'] as const).map((key) => ({ key, title: key, kind: 'amount' as const }));
  api.replyWith(getReport, {
    ...DELINQUENT,
    columns: [...DELINQUENT.columns.slice(0, 3), ...columns, ...DELINQUENT.columns.slice(3)],
    data: DELINQUENT.data.map((row) => ({ ...row, amounts })),
  });
  openRemote(createRoutes, '/administrator', `${REPORTS}/delinquent`, { session });
  const [card] = within(await screen.findByRole('list', { name: 'Delinquent businesses' })).getAllByRole('listitem');
  expect(card).toHaveTextContent(
    'RJ General Merchandise₱5,200.00SI-000102 · Unpaid installments 1tax ₱5,000.00 · interest ₱200.00',
  );
  expect(document.querySelector('.totals')).toHaveTextContent('Total₱5,200.00');
});

test('the filters are sent to the server and kept in the address', async () => {
  api.replyWith(getReport, DELINQUENT);
  const router = openRemote(createRoutes, '/administrator', `${REPORTS}/delinquent?by=installment&year=2020`, {
    session,
  });
  await userEvent.selectOptions(await screen.findByLabelText('Barangay'), 'Silangan');
  await userEvent.type(screen.getByLabelText('Minimum due'), '1,000');
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  await waitFor(() =>
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
      as_of: '2026-06-05',
      by: 'installment',
      brgycode: '9901001009',
      minimum: '1,000.00',
    }),
  );
  await waitFor(() =>
    expect(api.listRequests(getReport).at(-1)?.query).toEqual({
      as_of: '2026-06-05',
      by: 'installment',
      brgycode: '9901001009',
      minimum: '1,000.00',
      limit: '50',
    }),
  );
});

test('a refused filter shows its error at its field, and no old rows are shown', async () => {
  api.refuseWith(getReport, {
    code: 'invalid',
    message: 'Please check the fields with errors.',
    fields: { to: ['The end date cannot be before the start date.'] },
  });
  openRemote(createRoutes, '/administrator', `${REPORTS}/abstract?from=2026-02-01&to=2026-01-01`, { session });
  expect(await screen.findByRole('group', { name: 'End date' })).toHaveAccessibleDescription(
    'The end date cannot be before the start date.',
  );
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('the files are of the filters in the address', async () => {
  api.replyWith(getReport, DELINQUENT);
  api.replyWithFile(downloadReport, 'a,b', 'delinquent.csv');
  URL.createObjectURL = () => '#report';
  openRemote(createRoutes, '/administrator', `${REPORTS}/delinquent?as_of=2026-06-05&brgycode=9901001009`, { session });
  await userEvent.click(await screen.findByRole('button', { name: 'CSV' }));
  await waitFor(() =>
    expect(api.listRequests(downloadReport).map(({ params, query }) => [params['report'], query])).toEqual([
      ['delinquent', { as_of: '2026-06-05', brgycode: '9901001009', format: 'csv' }],
    ]),
  );
});

test('a failed file is reported', async () => {
  api.replyWith(getReport, DELINQUENT);
  api.refuseWith(downloadReport, { code: 'forbidden', message: 'You may not take this report.' });
  openRemote(createRoutes, '/administrator', `${REPORTS}/delinquent`, { session });
  await userEvent.click(await screen.findByRole('button', { name: 'Excel' }));
  await waitFor(() =>
    expect(useNotices.getState().notices.map(({ text }) => text)).toEqual(['You may not take this report.']),
  );
});

test('a report without rows is labelled, and an unknown one leads to the list', async () => {
  api.replyWith(getReport, { ...DELINQUENT, data: [], foot: null, count: 0 });
  openRemote(createRoutes, '/administrator', `${REPORTS}/delinquent`, { session });
  expect(await screen.findByRole('heading', { name: 'Nothing in this report' })).toBeVisible();
  const router = openRemote(createRoutes, '/administrator', `${REPORTS}/everything`, { session });
  await waitFor(() => expect(router.state.location.pathname).toBe(REPORTS));
});
