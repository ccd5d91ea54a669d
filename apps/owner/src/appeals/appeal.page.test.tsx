import { type Appeal, fileAppeal, getAppeal, getAssessment, getReference, listCompanyAppeals } from '@ebpls/contracts';
import { createClearance, createAssessment, createReference, createFakeApi, openRemote } from '@ebpls/testing-web';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../routes.tsx';

const api = createFakeApi();
const FILE = '/app/management/companies/appeals/file/SI-000114/clearance/7';
const PAGE = '/app/management/companies/appeals/APL-2026-000001';
const DECIDED_APPEAL = {
  against: 'clearance',
  reference: '7',
  assessment_code: 'APP-2026-000045',
  office_name: 'Bureau of Fire Protection',
  contested_on: '2026-01-12',
  contested_reason: 'Fire Code, rule 10 — The second exit is bricked up.',
} as const;
const OPEN = { ...DECIDED_APPEAL, appeal_by: '2026-01-19', days_left: 4 };
const APPEAL: Appeal = {
  ...DECIDED_APPEAL,
  appeal_no: 'APL-2026-000001',
  company_code: 'SI-000114',
  company_name: 'Matibay Hardware',
  state: 'FILED',
  filed_on: '2026-01-13',
  contested_by: 'Carlos Reyes',
  reason: 'There is an exit to the yard.',
  filed_by: 'Ernesto Villarin',
  decision: '',
  decided_by: null,
  decided_at: null,
  papers: [],
  acts: ['send_paper'],
};

test('the owner reads the decision, objects to it, and adds papers to the filed appeal', async () => {
  api.replyWith(listCompanyAppeals, { data: [], appealable: [OPEN] });
  api.replyWith(fileAppeal, APPEAL);
  api.replyWith(getAppeal, APPEAL);
  openRemote(createRoutes, '/app', FILE);
  expect(await screen.findByText('4 working days left to appeal')).toBeVisible();
  expect(screen.getByText(OPEN.contested_reason)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'File the appeal' }));
  expect(await screen.findByText('Please explain why the decision is wrong.')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: /Why is the decision wrong/ }), APPEAL.reason);
  await userEvent.click(screen.getByRole('button', { name: 'File the appeal' }));
  expect(await screen.findByText('A different officer is reviewing the decision')).toBeVisible();
  expect(screen.getByText('Add a document')).toBeVisible();
  expect(api.listRequests(fileAppeal)).toMatchObject([
    { params: { company_code: 'SI-000114' }, body: { against: 'clearance', reference: '7', reason: APPEAL.reason } },
  ]);
});

test('a refusal of the server is shown at the form, and the typed text stays', async () => {
  api.replyWith(listCompanyAppeals, { data: [], appealable: [OPEN] });
  api.refuseWith(fileAppeal, { code: 'conflict', message: 'This decision cannot be appealed.' });
  openRemote(createRoutes, '/app', FILE);
  await userEvent.type(await screen.findByRole('textbox', { name: /Why is the decision wrong/ }), 'Too late.');
  await userEvent.click(screen.getByRole('button', { name: 'File the appeal' }));
  expect(await screen.findByText('This decision cannot be appealed.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Why is the decision wrong/ })).toHaveValue('Too late.');
});

test('a decision whose appeal days are over shows so, and where to turn', async () => {
  api.replyWith(listCompanyAppeals, { data: [], appealable: [] });
  openRemote(createRoutes, '/app', FILE);
  expect(await screen.findByText('This decision can no longer be appealed')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the business' })).toHaveAttribute(
    'href',
    '/app/management/companies/assessment/SI-000114',
  );
});

test('a decided appeal shows the reason and accepts no more papers', async () => {
  api.replyWith(getAppeal, { ...APPEAL, state: 'UPHELD', decision: 'Seen on the spot.', acts: [] });
  openRemote(createRoutes, '/app', PAGE);
  expect(await screen.findByText('Seen on the spot.')).toBeVisible();
  expect(screen.queryByText('Add a document')).not.toBeInTheDocument();
});

test('the record of a refused application offers the appeal until its last day', async () => {
  const { assessment_code, company_code } = createAssessment();
  api.replyWith(
    getAssessment,
    createAssessment({ state: 'IN_CLEARANCE', clearances: [createClearance({ state: 'REJECTED' })] }),
  );
  api.replyWith(getReference, createReference());
  api.replyWith(listCompanyAppeals, { data: [], appealable: [{ ...OPEN, assessment_code }] });
  openRemote(createRoutes, '/app', `/app/management/companies/assessment/details/${assessment_code}/${company_code}`);
  expect(await screen.findByText('You may appeal the refusal by Bureau of Fire Protection')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Appeal' })).toHaveAttribute(
    'href',
    `/app/management/companies/appeals/file/${company_code}/clearance/7`,
  );
});
