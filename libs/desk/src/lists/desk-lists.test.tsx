import { downloadClearances, getListChoice, saveListChoice, listClearances, listSavedViews } from '@ebpls/contracts';
import { createFakeApi, openRemote } from '@ebpls/testing-web';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createQueueRow, QUEUE_COUNTS, joel } from '../../test/cases.ts';
import { clearancesRoute, viewsRoute } from '../routes.ts';

const api = createFakeApi();
const TABLE = '/fire/request/clearances?layout=table';
const HARDWARE = createQueueRow({ clearance_id: 7 });
const BAKERY = createQueueRow({ clearance_id: 8, company_name: 'Aling Nena Bakery' });

beforeEach(() => {
  URL.createObjectURL = () => 'blob:list';
  URL.revokeObjectURL = () => {};
  api.replyWith(listClearances, { data: [BAKERY, HARDWARE], next_cursor: 'n2', counts: QUEUE_COUNTS });
  api.replyWith(getListChoice, { hidden: ['visit'], density: 'compact' });
  api.replyWith(listSavedViews, { data: [] });
});

async function openList(address = TABLE) {
  const person = userEvent.setup();
  const router = openRemote(() => [clearancesRoute(), viewsRoute()], '/fire', address, { session: joel });
  const table = await screen.findByRole('table', { name: 'Request For Clearances' });
  return { person, router, table };
}
const listHeads = (table: HTMLElement) =>
  within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);

test('the queue is a table with the columns and rows that its reader chose', async () => {
  const { table } = await openList();
  expect(listHeads(table)).toEqual([
    'Business',
    'Application',
    'Type',
    'Barangay',
    'Status',
    'Due on',
    'Assigned to',
    'Next step',
  ]);
  expect(table.parentElement).toHaveClass('compact', 'sticky');
});

test('a head sorts upward, downward and not at all, and the server sorts', async () => {
  const { person, router } = await openList(`${TABLE}&cursor=n1`);
  const press = () => person.click(screen.getByRole('link', { name: /^Business/ }));
  const head = () => screen.getByRole('columnheader', { name: /^Business/ });
  await press();
  await waitFor(() => expect(head()).toHaveAttribute('aria-sort', 'ascending'));
  expect(router.state.location.search).toBe('?sort=business&layout=table');
  expect(api.listRequests(listClearances).at(-1)?.query).toMatchObject({ sort: 'business' });
  await press();
  await waitFor(() => expect(head()).toHaveAttribute('aria-sort', 'descending'));
  await press();
  await waitFor(() => expect(head()).not.toHaveAttribute('aria-sort'));
});

test('a view that only grows can be sorted by number alone', async () => {
  await openList(`${TABLE}&view=decided&sort=business`);
  expect(api.listRequests(listClearances)[0]?.query).not.toHaveProperty('sort');
  expect(screen.getByRole('link', { name: 'Application' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Business' })).not.toBeInTheDocument();
});

test('columns and density are chosen and stored; the first column always stays', async () => {
  const { person } = await openList();
  await person.click(screen.getByRole('button', { name: 'Columns' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Columns' }));
  expect(panel.queryByLabelText('Business')).not.toBeInTheDocument();
  expect(panel.getByLabelText('Visit')).not.toBeChecked();
  await person.click(panel.getByLabelText('Visit'));
  await person.click(panel.getByLabelText('Barangay'));
  await person.click(panel.getByLabelText('Comfortable'));
  const choice = { hidden: ['barangay'], density: 'comfortable' as const };
  api.replyWith(saveListChoice, choice);
  api.replyWith(getListChoice, choice);
  await person.click(panel.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.listRequests(saveListChoice)[0]).toMatchObject({ params: { list: 'clearances' }, body: choice });
  await waitFor(() => expect(listHeads(screen.getByRole('table'))).toContain('Visit'));
  expect(listHeads(screen.getByRole('table'))).not.toContain('Barangay');
});

test('the file is requested with the filters, the order and the columns of the list', async () => {
  api.replyWithFile(downloadClearances, 'a,b', 'clearances.csv');
  const { person } = await openList(`${TABLE}&view=mine&search=bakery&sort=-due`);
  await person.click(screen.getByRole('button', { name: 'CSV file' }));
  await waitFor(() =>
    expect(api.listRequests(downloadClearances)[0]?.query).toEqual({
      view: 'mine',
      search: 'bakery',
      sort: '-due',
      format: 'csv',
      hidden: 'visit',
    }),
  );
});

test('the list is searched during the input, once for a pause, and the field keeps the focus', async () => {
  const { person, router } = await openList(`${TABLE}&cursor=n1`);
  const before = api.listRequests(listClearances).length;
  const field = screen.getByRole('searchbox', { name: 'Name or number' });
  await person.type(field, 'karindreya');
  await waitFor(() => expect(api.listRequests(listClearances).at(-1)?.query).toMatchObject({ search: 'karindreya' }));
  expect(api.listRequests(listClearances)).toHaveLength(before + 1);
  expect(field).toHaveFocus();
  expect(field).toHaveValue('karindreya');
  expect(router.state.location.search).not.toContain('cursor');
});

test('one character sends no request, and the words of a link fill the field', async () => {
  const { person, router } = await openList();
  const field = screen.getByRole('searchbox', { name: 'Name or number' });
  const before = api.listRequests(listClearances).length;
  await person.type(field, 'k');
  await new Promise((pass) => {
    setTimeout(pass, 400);
  });
  expect(api.listRequests(listClearances)).toHaveLength(before);
  await act(() => router.navigate(`${TABLE}&search=bakery`));
  await waitFor(() => expect(field).toHaveValue('bakery'));
});

test('a search that waits for its pause keeps a sort chosen meanwhile', async () => {
  const { person, router } = await openList();
  await person.type(screen.getByRole('searchbox', { name: 'Name or number' }), 'bakery');
  await person.click(screen.getByRole('link', { name: /^Business/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?search=bakery&sort=business&layout=table'));
});
