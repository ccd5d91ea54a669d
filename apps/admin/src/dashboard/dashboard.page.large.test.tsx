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
  period: 'last_30_days',
  period_from: '2025-12-22',
  counted_on: '2026-01-20',
  open_applications: 148,
  past_limit: 3,
  waiting_for_signature: 12,
  waiting_for_approval: 5,
  collected_today: '184630.00',
  receipts_today: 63,
  per_day: [
    { day: '2026-01-19', until: '2026-01-19', hour: null, filed: 120, issued: 44 },
    { day: '2026-01-20', until: '2026-01-20', hour: null, filed: 131, issued: 60 },
  ],
  collected_per_week: [
    { from: '2026-01-19', to: '2026-01-25', online: '1600000.00', counter: '710000.00', last_year: '2100000.00' },
  ],
  days_to_decide: [
    { arta_class: 'SIMPLE', limit: 3, decided: 40, median: 1.5, nine_of_ten: 2 },
    { arta_class: 'COMPLEX', limit: 7, decided: 20, median: 5, nine_of_ten: 9 },
  ],
  stages: [
    { view: 'submitted', reached: 251, now: 31 },
    { view: 'in_clearance', reached: 220, now: 116 },
    { view: 'issued', reached: 104, now: 104 },
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
      limit_used: 83,
      nine_of_ten_days: 4,
      nine_of_ten_used: 133,
      oldest: 'APP-2026-000101',
      oldest_name: 'Lakbay Motor Parts',
    },
    {
      office: 'mao',
      title: 'MAO',
      open: 4,
      due_today: 0,
      overdue: 0,
      with_owner: 2,
      median_days: null,
      limit_used: null,
      nine_of_ten_days: null,
      nine_of_ten_used: null,
      oldest: null,
      oldest_name: null,
    },
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
  expect(screen.getByRole('link', { name: /Applications past the legal deadline/ })).toHaveAttribute(
    'href',
    `${AT}?view=overdue`,
  );
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
  expect(screen.getByRole('columnheader', { name: 'Overdue clearances' })).toBeVisible();
  const { open: all, due_today, overdue, with_owner } = OFFICE_ROW_FIGURES;
  // The first link is the office's oldest application.
  expect(hrefs.slice(1, 5)).toEqual(
    [all, due_today, overdue, with_owner].map((view) => `${AT}?view=open&office=rhu&office_view=${view}`),
  );
  expect(row.getByRole('link', { name: '31' })).toHaveAttribute('href', `${AT}?view=open&office=rhu&office_view=open`);
});

/** The chart of a name, with its table open. */
async function openChart(name: string | RegExp) {
  const chart = within(await screen.findByRole('figure', { name }));
  await userEvent.click(chart.getByText('Show as a table'));
  await chart.findByRole('table');
  const cells = chart.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
  const links = chart.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  return { cells, links };
}

const DATES = 'from=2025-12-22&to=2026-01-20';

test('filed and issued applications open as lists of the period and of each day', async () => {
  openDashboard();
  const { cells, links } = await openChart('Filed and issued, per day');
  expect(cells.slice(0, 2)).toEqual([
    ['Date', 'Filed', 'Issued'],
    ['19 Jan', '120', '44'],
  ]);
  expect(links.slice(0, 4)).toEqual([
    ['251 applications filed', `${AT}?view=all&dated_by=filed&${DATES}`],
    ['104 permits issued', `${AT}?view=issued&dated_by=issued&${DATES}`],
    ['120', `${AT}?view=all&dated_by=filed&from=2026-01-19&to=2026-01-19`],
    ['44', `${AT}?view=issued&dated_by=issued&from=2026-01-19&to=2026-01-19`],
  ]);
  expect(screen.getByText(/Highest number filed: 131 \(20 Jan\)/)).toBeVisible();
});

test('collections are compared with the same dates of the year before', async () => {
  openDashboard();
  expect(await screen.findByText(/Same dates in 2025: ₱2,100,000.00 \(\+10%\)/)).toHaveTextContent(
    '₱2,310,000.00, 69% paid online.',
  );
  const { cells, links } = await openChart(/^Payments received in the last \d+ weeks$/);
  expect(cells[1]).toEqual(['19 Jan', '₱1,600,000.00', '₱710,000.00', '₱2,310,000.00', '₱2,100,000.00']);
  // Last year up to the date of today, as the amount counts it.
  expect(links.slice(-2).map(([, href]) => href)).toEqual([
    '/administrator/treasury/reports/collections?from=2026-01-19&to=2026-01-25',
    '/administrator/treasury/reports/collections?from=2025-01-19&to=2025-01-20',
  ]);
});

test('decisions are shown against the limit of their class, by half and by nine of ten', async () => {
  openDashboard();
  const { cells, links } = await openChart('Working days to decide');
  expect(cells.slice(1)).toEqual([
    ['Simple', '40', '1.5', '2', '3'],
    ['Complex', '20', '5', '9', '7'],
  ]);
  expect(links.at(-3)).toEqual(['20', `${AT}?view=all&dated_by=decided&${DATES}&arta_class=COMPLEX`]);
  expect(
    screen.getByText(/In 1 class, more than one in ten applications were decided after the time limit/),
  ).toBeVisible();
});

test('the sentence on the limits leaves out classes without decisions, and counts open applications past the deadline', async () => {
  api.replyWith(getAdminDashboard, {
    ...FIGURES,
    days_to_decide: [
      { arta_class: 'SIMPLE', limit: 3, decided: 40, median: 1.5, nine_of_ten: 2 },
      { arta_class: 'HIGHLY_TECHNICAL', limit: 20, decided: 0, median: null, nine_of_ten: null },
    ],
  });
  openDashboard();
  const chart = within(await screen.findByRole('figure', { name: 'Working days to decide' }));
  expect(chart.getByText(/In the classes with decisions, at least nine out of ten/)).toBeVisible();
  expect(chart.queryByText(/In every class/)).toBeNull();
  expect(chart.getByRole('link', { name: '3 open applications are past the legal deadline.' })).toHaveAttribute(
    'href',
    `${AT}?view=${ADMIN_FIGURES.past_limit.view}`,
  );
});

test('each stage opens the applications that have reached it, and those that are there now', async () => {
  openDashboard();
  const { cells, links } = await openChart('From filing to permit');
  expect(cells.slice(1)).toEqual([
    ['Filed', '251', '31'],
    ['Accepted', '220', '116'],
    ['Permit issued', '104', '104'],
  ]);
  expect(links.slice(3, 5)).toEqual([
    ['220', `${AT}?view=all&dated_by=filed&${DATES}&stage=in_clearance`],
    ['116', `${AT}?view=in_clearance&dated_by=filed&${DATES}`],
  ]);
});

test('every figure that is drawn leads to its rows', async () => {
  openDashboard();
  await screen.findByRole('figure', { name: 'From filing to permit' });
  const listDrawn = (name: string | RegExp) =>
    [...screen.getByRole('figure', { name }).querySelectorAll('.drawing a')].map((link) => link.getAttribute('href'));
  expect(listDrawn('Filed and issued, per day')[0]).toBe(`${AT}?view=all&dated_by=filed&from=2026-01-19&to=2026-01-19`);
  expect(listDrawn(/^Payments received in the last/)).toHaveLength(1);
  expect(listDrawn('Working days to decide')[1]).toBe(`${AT}?view=all&dated_by=decided&${DATES}&arta_class=COMPLEX`);
  expect(listDrawn('From filing to permit')).toHaveLength(3);
});

test('a period without any figure has sentences and no empty drawings', async () => {
  api.replyWith(getAdminDashboard, {
    ...FIGURES,
    per_day: FIGURES.per_day.map((bucket) => ({ ...bucket, filed: 0, issued: 0 })),
    collected_per_week: FIGURES.collected_per_week.map((week) => ({
      ...week,
      online: '0.00',
      counter: '0.00',
      last_year: '0.00',
    })),
    days_to_decide: FIGURES.days_to_decide.map((row) => ({ ...row, decided: 0, median: null, nine_of_ten: null })),
    stages: FIGURES.stages.map((stage) => ({ ...stage, reached: 0, now: 0 })),
  });
  openDashboard();
  expect(await screen.findByText('No applications were filed in this period.')).toBeVisible();
  expect(screen.getByText('Nothing was collected in this period.')).toBeVisible();
  expect(screen.getByText('No applications were decided in this period.')).toBeVisible();
  expect(screen.getByText('No applications yet in this period.')).toBeVisible();
  expect(document.querySelectorAll('.drawing, .legend')).toHaveLength(0);
  expect(screen.queryByText('Show as a table')).toBeNull();
});

test('a class and an office without a decision say so instead of an empty bar or a dash', async () => {
  api.replyWith(getAdminDashboard, {
    ...FIGURES,
    days_to_decide: [
      ...FIGURES.days_to_decide,
      { arta_class: 'HIGHLY_TECHNICAL', limit: 20, decided: 0, median: null, nine_of_ten: null },
    ],
  });
  openDashboard();
  const chart = within(await screen.findByRole('figure', { name: 'Working days to decide' }));
  expect(chart.getByText('No decisions yet')).toBeVisible();
  const table = await screen.findByRole('table', { name: 'Legal deadlines by office' });
  expect(within(table).getByRole('cell', { name: 'No decisions yet' })).toBeVisible();
});

test('the period of the charts is chosen in the address, and each hour of today has a column', async () => {
  const router = openDashboard();
  const hours = Array.from({ length: 24 }, (_, hour) => ({ hour, filed: hour === 7 ? 3 : 0, issued: 0 }));
  const today = '2026-01-20';
  api.replyWith(getAdminDashboard, {
    ...FIGURES,
    period: 'today',
    period_from: today,
    per_day: hours.map((hour) => ({ ...hour, day: today, until: today })),
  });
  await userEvent.click(await screen.findByRole('link', { name: 'Today' }));
  await waitFor(() => expect(router.state.location.search).toBe('?period=today'));
  const { cells } = await openChart('Filed and issued, per hour');
  expect(cells.slice(1).map(([label]) => label)).toEqual([
    '7 AM',
    '8 AM',
    '9 AM',
    '10 AM',
    '11 AM',
    '12 PM',
    '1 PM',
    '2 PM',
    '3 PM',
    '4 PM',
    '5 PM',
  ]);
  expect(screen.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'January' })).toHaveAttribute(
    'href',
    '/administrator/dashboard?period=month',
  );
});

test('an office shows how much of the limit nine of ten and half of its clearances use', async () => {
  openDashboard();
  const meter = await screen.findByRole('meter', { name: 'Limit used, RHU' });
  expect(meter).toHaveAttribute('aria-valuetext', '4 days (133%)');
  expect(screen.getByText('Half: 2.5 days (83%)')).toBeVisible();
  expect(screen.getByRole('cell', { name: 'No decisions yet' })).toBeVisible();
});

test('an office that decides on the day it receives a case reads so, not 0 days and 0%', async () => {
  api.replyWith(getAdminDashboard, {
    ...FIGURES,
    offices: FIGURES.offices.map((office) => ({
      ...office,
      median_days: 0,
      limit_used: 0,
      nine_of_ten_days: 0,
      nine_of_ten_used: 0,
    })),
  });
  openDashboard();
  const meter = await screen.findByRole('meter', { name: 'Limit used, RHU' });
  expect(meter).toHaveAttribute('aria-valuetext', 'Same day');
  expect(screen.queryByText(/^Half:/)).not.toBeInTheDocument();
});

test('one open application is named in the singular', async () => {
  api.replyWith(getAdminDashboard, { ...FIGURES, open_applications: 1 });
  openDashboard();
  expect(await screen.findByText('Open application')).toBeVisible();
});

test('collections of many times those of the year before are compared in words', async () => {
  api.replyWith(getAdminDashboard, {
    ...FIGURES,
    collected_per_week: FIGURES.collected_per_week.map((week) => ({ ...week, last_year: '115500.00' })),
  });
  openDashboard();
  expect(await screen.findByText(/Same dates in 2025: ₱115,500.00 \(20 times as much\)/)).toBeVisible();
});

test('the legal clock names the oldest case of an office', async () => {
  openDashboard();
  const table = await screen.findByRole('table', { name: 'Legal deadlines by office' });
  expect(within(table).getByRole('link', { name: 'Lakbay Motor Parts' })).toHaveAttribute(
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
