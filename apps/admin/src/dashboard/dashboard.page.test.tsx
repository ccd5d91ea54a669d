import {
  ADMIN_FIGURES,
  findCounterOrders,
  type Permission,
  type ReplyBody,
  getAdminDashboard,
  OFFICE_ROW_FIGURES,
} from '@ebpls/contracts';
import { createUser, createFakeApi, openRemote } from '@ebpls/testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import declaration from '../../remote.config.ts';
import { createRoutes } from '../routes.tsx';

const api = createFakeApi();

const FIGURES: ReplyBody<typeof getAdminDashboard> = {
  counted_on: '2026-01-20',
  open_applications: 148,
  past_limit: 3,
  waiting_for_signature: 12,
  waiting_for_approval: 5,
  collected_today: '184630.00',
  receipts_today: 63,
  per_day: [
    { day: '2026-01-19', filed: 120, issued: 44 },
    { day: '2026-01-20', filed: 131, issued: 60 },
  ],
  collected_per_week: [{ from: '2026-01-19', to: '2026-01-25', online: '1600000.00', counter: '710000.00' }],
  days_to_decide: [
    { arta_class: 'SIMPLE', limit: 3, median: 1.5, nine_of_ten: 2 },
    { arta_class: 'COMPLEX', limit: 7, median: 5, nine_of_ten: 9 },
  ],
  offices: [
    {
      office: 'rhu',
      title: 'RHU',
      open: 31,
      due_today: 4,
      overdue: 2,
      with_owner: 6,
      median_days: 2.5,
      oldest: 'APP-2026-000101',
    },
    { office: 'mao', title: 'MAO', open: 4, due_today: 0, overdue: 0, with_owner: 2, median_days: null, oldest: null },
  ],
};

beforeEach(() => api.replyWith(getAdminDashboard, FIGURES));
afterEach(() => Reflect.deleteProperty(globalThis, 'matchMedia'));

const openDashboard = (permissions: readonly Permission[] = []) =>
  openRemote(createRoutes, '/administrator', '/administrator/dashboard', {
    session: createUser({ roles: [{ id: 2, name: 'admin' }], permissions: [...permissions] }),
  });

const AT = '/administrator/request/clearances';

test('each figure links to the list that it counts, and other figures have no link', async () => {
  openDashboard();
  await screen.findByRole('link', { name: /148/ });
  const figures = [...document.querySelectorAll('.eb-figures a')].map((link) => link.getAttribute('href'));
  const { open_applications, past_limit, waiting_for_signature } = ADMIN_FIGURES;
  expect(figures).toEqual([
    ...[open_applications, past_limit, waiting_for_signature].map(({ view }) => `${AT}?view=${view}`),
    '/administrator/treasury/reports/collections?from=2026-01-20&to=2026-01-20',
  ]);
  expect(screen.getByRole('link', { name: /Past the legal limit/ })).toHaveAttribute('href', `${AT}?view=overdue`);
  // The same address as the document's prefetch.
  expect(api.listRequests(getAdminDashboard)[0]?.address).toBe(declaration.slots['admin']?.asks?.['dashboard']);
});

test('the dashboard of a cashier begins with the counter, which finds the order of the next payer', async () => {
  api.replyWith(findCounterOrders, { data: [] });
  const router = openDashboard(['cashier']);
  const counter = await screen.findByRole('region', { name: 'Counter' });
  expect(document.querySelector('.eb-figures')).toBe(
    [...document.querySelectorAll('section, .eb-figures')].find((part) => part !== counter && !counter.contains(part)),
  );
  await userEvent.type(within(counter).getByLabelText('Order, business or owner'), 'TOP-2026-000031');
  await userEvent.click(within(counter).getByRole('button', { name: 'Find the order' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/administrator/treasury/counter'));
});

test('the dashboard of an administrator who is no cashier has no counter', async () => {
  openDashboard(['treasurer']);
  await screen.findByRole('link', { name: /148/ });
  expect(screen.queryByRole('region', { name: 'Counter' })).not.toBeInTheDocument();
});

test('each count of an office links to the applications that it counts', async () => {
  openDashboard();
  const row = within(
    (await screen.findByRole('table', { name: 'Legal deadlines by office' })).querySelector('tbody tr') as HTMLElement,
  );
  const hrefs = row.getAllByRole('link').map((link) => link.getAttribute('href'));
  const { open: all, due_today, overdue, with_owner } = OFFICE_ROW_FIGURES;
  expect(hrefs.slice(0, 4)).toEqual(
    [all, due_today, overdue, with_owner].map((view) => `${AT}?view=open&office=rhu&office_view=${view}`),
  );
  expect(row.getByRole('link', { name: '31' })).toHaveAttribute('href', `${AT}?view=open&office=rhu&office_view=open`);
});

test('every chart has a caption and a table', async () => {
  openDashboard();
  expect(await screen.findByText('251 filed and 104 issued in the last 30 days.')).toBeVisible();
  expect(screen.getByText('₱2,310,000.00 in the last eight weeks, ₱1,600,000.00 of it online.')).toBeVisible();
  expect(screen.getByText('In 1 class, more than one of ten applications is decided past the limit.')).toBeVisible();
  expect(screen.getAllByText(/table/i)).not.toHaveLength(0);
});

test('the legal clock names the oldest case of an office', async () => {
  openDashboard();
  const table = await screen.findByRole('table', { name: 'Legal deadlines by office' });
  expect(within(table).getByRole('link', { name: 'APP-2026-000101' })).toHaveAttribute(
    'href',
    '/administrator/request/clearances?case=APP-2026-000101&pane=case',
  );
  expect(within(table).getByText('35')).toBeVisible();
});

test('on a phone each office is a row that links to its cases, and shows what is late', async () => {
  globalThis.matchMedia = () => Object.assign(new EventTarget(), { matches: true }) as MediaQueryList;
  openDashboard();
  const rows = within(await screen.findByRole('list', { name: 'Legal deadlines by office' }));
  const at = (office: string, view: string) => `${AT}?view=open&office=${office}&office_view=${view}`;
  const { open: all, overdue } = OFFICE_ROW_FIGURES;
  expect(rows.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['RHU', at('rhu', all)],
    [expect.stringContaining('2'), at('rhu', overdue)],
    ['MAO', at('mao', all)],
  ]);
  expect(screen.queryByRole('table', { name: 'Legal deadlines by office' })).not.toBeInTheDocument();
});
