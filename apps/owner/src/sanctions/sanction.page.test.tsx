import {
  answerShowCause,
  getCompany,
  getSanction,
  listCompanyAssessments,
  listCompanySanctions,
  type Sanction,
} from '@ebpls/contracts';
import { createOwnedCompany, createFakeApi, openRemote } from '@ebpls/testing-web';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../routes.tsx';

const api = createFakeApi();
const PAGE = '/app/management/companies/sanctions/SCO-2026-000001';

function createCase(overrides: Partial<Sanction> = {}): Sanction {
  return {
    sanction_no: 'SCO-2026-000001',
    company_code: 'SI-000114',
    company_name: 'Matibay Hardware',
    state: 'SHOW_CAUSE',
    ground: 'VIOLATION',
    ground_name: 'Violation of law or ordinance',
    finding: 'The rear exit was bricked up.',
    office_name: 'Engineering Office',
    recommended_on: '2026-01-12',
    recommended_by: 'Maria Santos',
    answer_by: '2026-01-26',
    days_left: 4,
    answer: '',
    answered_at: null,
    decision: '',
    decided_at: null,
    compliance: '',
    complied_at: null,
    reinstatement: '',
    reinstated_at: null,
    permit_nos: [],
    papers: [],
    acts: ['answer', 'send_paper'],
    ...overrides,
  };
}

test('the owner reads finding, officer and days left, and answers once', async () => {
  api.replyWith(getSanction, createCase());
  api.replyWith(answerShowCause, () => {
    api.replyWith(getSanction, createCase({ state: 'ANSWERED', days_left: null, answer: 'It is open.', acts: [] }));
    return createCase({ state: 'ANSWERED', days_left: null, answer: 'It is open.', acts: [] });
  });
  openRemote(createRoutes, '/app', PAGE);
  expect(await screen.findByText('4 working days left to answer')).toBeVisible();
  expect(screen.getByText('Maria Santos')).toBeVisible();
  expect(screen.getByText('The rear exit was bricked up.')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: /Your answer/ }), 'It is open.');
  await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Send the answer' })).not.toBeInTheDocument());
  expect(api.listRequests(answerShowCause)).toMatchObject([{ body: { answer: 'It is open.' } }]);
});

test('a refused answer shows the reason and the text stays', async () => {
  api.replyWith(getSanction, createCase());
  api.refuseWith(answerShowCause, { code: 'conflict', message: 'The period to answer has ended.' });
  openRemote(createRoutes, '/app', PAGE);
  await userEvent.type(await screen.findByRole('textbox', { name: /Your answer/ }), 'Too late.');
  await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
  expect(await screen.findByText('The period to answer has ended.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Your answer/ })).toHaveValue('Too late.');
});

test('the record of a business first shows that its permit is suspended', async () => {
  api.replyWith(getCompany, createOwnedCompany({ state: 'SUSPENDED' }));
  api.replyWith(listCompanyAssessments, { data: [] });
  const { sanction_no, company_code, company_name, ground, ground_name, office_name, recommended_on, answer_by } =
    createCase();
  const row = { sanction_no, company_code, company_name, ground, ground_name, office_name, recommended_on, answer_by };
  api.replyWith(listCompanySanctions, { data: [{ ...row, state: 'SUSPENDED' }] });
  openRemote(createRoutes, '/app', '/app/management/companies/assessment/SI-000114');
  expect(await screen.findByText('This business is suspended and may not operate.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the case' })).toHaveAttribute('href', PAGE);
});

test.each(['RECOMMENDED', 'SHOW_CAUSE', 'REVOKED', 'REINSTATED', 'DISMISSED', 'WITHDRAWN'] as const)(
  'the page of a closure for want of a permit that is %s mentions no revoked permit',
  async (state) => {
    api.replyWith(
      getSanction,
      createCase({ state, ground: 'NO_PERMIT', ground_name: 'Operating without a permit', acts: [] }),
    );
    openRemote(createRoutes, '/app', PAGE);
    expect(await screen.findByText('Closure case against your business')).toBeVisible();
    expect(screen.queryByText(/suspend|revoke|Your permit/i)).not.toBeInTheDocument();
  },
);
