import { getOwnerDashboard, listOwnerTasks, OWNER_FIGURES, type ReplyBody } from '@ebpls/contracts';
import { createAssessmentRow, createUser, createFakeApi, openRemote } from '@ebpls/testing-web';
import { screen, within } from '@testing-library/react';

import declaration from '../../remote.config.ts';
import { createRoutes } from '../routes.tsx';

const api = createFakeApi();
const ADDRESS = '/app/reports/dashboard';
const figures = {
  businesses: 2,
  open_applications: 2,
  waiting_on_owner: 1,
  due_now: '5200.00',
  next_cursor: null,
  applications: [
    createAssessmentRow(),
    createAssessmentRow({
      assessment_id: 46,
      assessment_code: 'APP-2026-000212',
      company_name: 'RJ General Merchandise',
      state: 'FOR_PAYMENT',
    }),
  ],
};

beforeEach(() => api.replyWith(listOwnerTasks, { data: [], total: 0, businesses: 2 }));

type TaskReply = ReplyBody<typeof listOwnerTasks>['data'][number];
const createTask = (task: Partial<TaskReply>): TaskReply => ({
  kind: 'pay',
  company_code: 'SI-000146',
  company_name: 'Ka Berto Lugawan',
  assessment_code: 'APP-2026-000212',
  application_type: 'NEW',
  tax_year: 2026,
  businesses: 1,
  office: null,
  amount: null,
  documents: [],
  from_on: null,
  due_on: null,
  is_late: false,
  has_begun: true,
  ...task,
});

test('what needs the owner is listed first, each with its amount, its date and the page where it is done', async () => {
  api.replyWith(getOwnerDashboard, figures);
  api.replyWith(listOwnerTasks, {
    data: [
      createTask({ amount: '16500.00', from_on: '2026-04-20', is_late: true }),
      createTask({ kind: 'answer', office: 'Rural Health Unit', from_on: '2026-11-24', due_on: '2026-12-09' }),
      createTask({ kind: 'bring', documents: ['Occupancy permit'] }),
      createTask({
        kind: 'renew',
        assessment_code: null,
        businesses: 4,
        tax_year: 2027,
        from_on: '2027-01-02',
        due_on: '2027-01-20',
        has_begun: false,
      }),
    ],
    total: 4,
    businesses: 16,
  });
  openRemote(createRoutes, '/app', ADDRESS);

  const list = within(await screen.findByRole('list', { name: 'For your action' }));
  const rows = list.getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent(/Pay the overdue bill of Ka Berto Lugawan.*₱16,500\.00since 20 Apr/);
  expect(list.getByRole('link', { name: 'Pay ₱16,500.00' })).toHaveAttribute(
    'href',
    '/app/management/companies/assessment/details/currentdue/APP-2026-000212/SI-000146',
  );
  expect(rows[1]).toHaveTextContent(/Reply to Rural Health Unit.*by 9 Dec/);
  expect(list.getByRole('link', { name: 'Reply' })).toHaveAttribute(
    'href',
    '/app/management/companies/assessment/edit/APP-2026-000212/SI-000146',
  );
  expect(rows[2]).toHaveTextContent('Bring the original: Occupancy permit');
  expect(rows).toHaveLength(3);
  expect(screen.getByText('3 tasks in 16 businesses, most urgent first')).toBeVisible();
  const coming = within(screen.getByRole('list', { name: 'Coming up' }));
  expect(coming.getByRole('listitem')).toHaveTextContent(
    /^Renew the permits of 4 businesses for 2027.*2 Jan to 20 Jan 2027$/,
  );
  expect(coming.queryByRole('link')).not.toBeInTheDocument();
});

test('an application that was begun is a task, and each application has the amount or the date of its own', async () => {
  api.replyWith(getOwnerDashboard, {
    ...figures,
    applications: [
      createAssessmentRow(),
      createAssessmentRow({ assessment_id: 46, assessment_code: 'APP-2026-000212', state: 'FOR_PAYMENT' }),
      createAssessmentRow({ assessment_id: 47, assessment_code: 'APP-2026-000213', state: 'RETURNED' }),
      createAssessmentRow({ assessment_id: 48, assessment_code: 'APP-2026-000214', state: 'SUBMITTED' }),
      createAssessmentRow({ assessment_id: 49, assessment_code: 'DRAFT-49', state: 'DRAFT', submitted_at: null }),
      createAssessmentRow({ assessment_id: 50, assessment_code: 'APP-2026-000215' }),
    ],
  });
  api.replyWith(listOwnerTasks, {
    data: [
      createTask({ amount: '16500.00', from_on: '2026-04-20', is_late: true }),
      createTask({ kind: 'correct', assessment_code: 'APP-2026-000213', due_on: '2026-12-24' }),
      createTask({ kind: 'register', assessment_code: 'DRAFT-49', application_type: 'RENEWAL' }),
      createTask({ kind: 'answer', assessment_code: 'APP-2026-000215', office: 'Fire', due_on: '2026-12-14' }),
    ],
    total: 4,
    businesses: 5,
  });
  openRemote(createRoutes, '/app', ADDRESS, { session: createUser({ firstname: 'Rogelio J.' }) });

  const tasks = within(await screen.findByRole('list', { name: 'For your action' }));
  expect(tasks.getAllByRole('listitem')[2]).toHaveTextContent(
    /Finish the application of Ka Berto Lugawan.*SI-000146 · Renewal 2026/,
  );
  expect(tasks.getByRole('link', { name: 'Continue' })).toHaveAttribute(
    'href',
    '/app/management/companies/assessment/renew/DRAFT-49/SI-000146',
  );
  const rows = within(screen.getByRole('list', { name: 'Your applications' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(rows[0]).toMatch(/For payment₱16,500\.00$/);
  expect(rows[1]).toMatch(/Returnedby 24 Dec$/);
  expect(rows[2]).toMatch(/Draftnot filed$/);
  expect(rows[3]).toMatch(/For complianceby 14 Dec$/);
  expect(rows[4]).toMatch(/In clearance.*5 days left$/);
  expect(rows[5]).toMatch(/Submittedfiled 23 Jan$/);
  expect(screen.getByText('Good day, Rogelio')).toBeVisible();
});

test('one business, application and permit are not named in the plural', async () => {
  api.replyWith(getOwnerDashboard, { ...figures, businesses: 1, open_applications: 1 });
  api.replyWith(listOwnerTasks, { data: [createTask({}), createTask({ kind: 'bring' })], total: 2, businesses: 1 });
  openRemote(createRoutes, '/app', ADDRESS);
  expect(await screen.findByText('2 tasks in 1 business, most urgent first')).toBeVisible();
  for (const name of [/Application that needs payment or a reply/, /Open application$/, /Business holding$/])
    expect(screen.getByRole('link', { name })).toBeVisible();
});

test('several permits to renew are one task that leads to the list of these businesses, and says what delay costs', async () => {
  api.replyWith(getOwnerDashboard, figures);
  const renewal = createTask({ kind: 'renew', assessment_code: null, businesses: 5, due_on: '2026-01-20' });
  api.replyWith(listOwnerTasks, { data: [{ ...renewal, is_late: true }], total: 1, businesses: 16 });
  openRemote(createRoutes, '/app', ADDRESS);

  const task = within(await screen.findByRole('list', { name: 'For your action' })).getByRole('listitem');
  expect(task).toHaveTextContent(
    'Renew the permits of 5 businesses for 2026A surcharge and interest are added to the tax for late payment.',
  );
  expect(within(task).getByRole('link', { name: 'View businesses' })).toHaveAttribute(
    'href',
    '/app/management/companies?to_renew=2026',
  );
});

test('a proof of sales that the treasury requires leads to its page, and to its file where the figures were entered', async () => {
  api.replyWith(getOwnerDashboard, figures);
  const proof = createTask({
    kind: 'answer',
    application_type: 'RENEWAL',
    office: 'Treasurer',
    from_on: '2026-04-15',
    due_on: '2026-05-20',
    proof: { name: 'Income tax return', is_file_missing: false },
  });
  const missing = { name: 'Income tax return', is_file_missing: true };
  api.replyWith(listOwnerTasks, {
    data: [proof, { ...proof, company_code: 'SI-000147', assessment_code: 'APP-2026-000213', proof: missing }],
    total: 2,
    businesses: 2,
  });
  openRemote(createRoutes, '/app', ADDRESS);

  const list = within(await screen.findByRole('list', { name: 'For your action' }));
  const rows = list.getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent(
    /File the proof of sales of Ka Berto Lugawan.*Income tax return, for the taxes of 2026.*by 20 May/,
  );
  expect(rows[1]).toHaveTextContent(/Add the file to the proof of sales/);
  expect(list.getByRole('link', { name: 'File the proof' })).toHaveAttribute(
    'href',
    '/app/management/companies/assessment/proof/APP-2026-000212/SI-000146',
  );
});

test('only the first of several late tasks has a filled button, and an overdue amount is shown as danger', async () => {
  api.replyWith(getOwnerDashboard, figures);
  const lateOrder = createTask({ amount: '16500.00', from_on: '2026-01-21', is_late: true });
  api.replyWith(listOwnerTasks, {
    data: [lateOrder, { ...lateOrder, assessment_code: 'APP-2026-000213', amount: '800.00', from_on: '2026-04-21' }],
    total: 2,
    businesses: 2,
  });
  openRemote(createRoutes, '/app', ADDRESS);

  expect(await screen.findByRole('link', { name: 'Pay ₱16,500.00' })).toHaveClass('primary');
  expect(screen.getByRole('link', { name: 'Pay ₱800.00' })).not.toHaveClass('primary');
  expect(screen.getByText('₱5,200.00').closest('b')).toHaveClass('t-danger');
  expect(screen.getByRole('link', { name: /Application that needs payment or a reply/ })).toBeVisible();
});

test('the owner’s open acts come first, and every figure leads to its list', async () => {
  api.replyWith(getOwnerDashboard, figures);
  openRemote(createRoutes, '/app', ADDRESS);

  const rows = within(await screen.findByRole('list', { name: 'Your applications' })).getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent('RJ General Merchandise');
  expect(rows[1]).toHaveTextContent('4 of 7 clearances');
  expect(screen.getByRole('link', { name: /₱5,200.00/ })).toHaveAttribute(
    'href',
    '/app/management/companies/account/soa',
  );
  expect(screen.getByText('Good day, Nena')).toBeVisible();
  // Verbatim the request that the document prefetches for the page.
  expect(api.listRequests(getOwnerDashboard)[0]?.address).toBe(declaration.slots['owner']?.asks?.['reports/dashboard']);
  const { waiting_on_owner, open_applications } = OWNER_FIGURES;
  expect([...document.querySelectorAll('.eb-figures a')].map((link) => link.getAttribute('href'))).toEqual([
    `${ADDRESS}?view=${waiting_on_owner.view}`,
    '/app/management/companies/account/soa',
    `${ADDRESS}?view=${open_applications.view}`,
    '/app/management/companies',
  ]);
});

test('the owner’s open acts are a list of their own, page by page', async () => {
  api.replyWith(getOwnerDashboard, { ...figures, next_cursor: 'abc', applications: figures.applications.slice(1) });
  openRemote(createRoutes, '/app', `${ADDRESS}?view=waiting`);

  expect(
    within(await screen.findByRole('list', { name: 'Need payment or a reply' })).getAllByRole('listitem'),
  ).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', `${ADDRESS}?view=waiting&cursor=abc`);
  expect(api.listRequests(getOwnerDashboard).at(-1)).toMatchObject({ query: { view: 'waiting' } });
});

test('a new owner is shown the first step', async () => {
  api.replyWith(getOwnerDashboard, { ...figures, businesses: 0, applications: [] });
  openRemote(createRoutes, '/app', ADDRESS);

  expect(await screen.findByRole('link', { name: 'Register a business' })).toHaveAttribute(
    'href',
    '/app/management/companies/create',
  );
});

test('an owner without an open application reads that nothing is open', async () => {
  api.replyWith(getOwnerDashboard, { ...figures, applications: [] });
  openRemote(createRoutes, '/app', ADDRESS);

  expect(await screen.findByRole('heading', { name: 'You have no open application' })).toBeVisible();
});

test('an account without a role reads who assigns one', async () => {
  api.replyWith(getOwnerDashboard, { ...figures, businesses: 0, applications: [] });
  openRemote(createRoutes, '/app', ADDRESS, { session: createUser({ roles: [] }) });

  expect(await screen.findByRole('heading', { name: 'Your account has no role yet' })).toBeVisible();
});
