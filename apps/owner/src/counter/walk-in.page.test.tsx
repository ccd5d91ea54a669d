import {
  type Answer,
  endWalkIn,
  findCitizen,
  getAssessment,
  getBill,
  getCompany,
  getCurrentDue,
  getOpenWalkIn,
  getReference,
  getRenewal,
  listDocuments,
  listMyCompanies,
  openWalkIn,
  openWalkInForNewcomer,
  renewAtOnce,
  saveAssessmentDraft,
} from '@ebpls/contracts';
import { aBill, aCompany, anAssessment, aReference, fakeApi, open } from '@ebpls/testing-web';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { standAt } from '../addresses.ts';
import { createRoutes } from '../routes.tsx';
import { serves } from './served.ts';

const api = fakeApi();
const COUNTER = '/bplo/walk-in';
const ASSESSMENT = 'management/companies/assessment';
const NENA = { name: 'Nena Cruz', email: 'n•••@example.com', is_unclaimed: false, businesses: 2 };
const OPEN: Answer<typeof openWalkIn> = {
  walk_in_no: 'WI-2026-000001',
  citizen: NENA,
  opened_at: '2026-01-12T00:00:00.000Z',
  ended_at: null,
};

beforeEach(() => {
  serves(null, COUNTER);
  api.answers(getOpenWalkIn, { walk_in: null });
  api.answers(listMyCompanies, { data: [], next_cursor: null });
});
afterEach(() => standAt('/app'));

test('a clerk finds the account by the whole e-mail, asks, and begins', async () => {
  api.answers(findCitizen, { citizen: NENA });
  api.answers(openWalkIn, OPEN);
  open(createRoutes, COUNTER, COUNTER);
  await userEvent.type(await screen.findByLabelText('What the citizen tells you'), 'nena@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Find' }));
  expect(await screen.findByText('Ask: are you Nena Cruz, n•••@example.com?')).toBeVisible();
  expect(api.asked(findCitizen).at(-1)?.body).toEqual({ by: 'EMAIL', value: 'nena@example.com' });
  api.answers(getOpenWalkIn, { walk_in: OPEN });
  await userEvent.click(screen.getByRole('button', { name: 'Yes, file for them' }));
  expect(await screen.findByText('You file for Nena Cruz (WI-2026-000001)')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Register a business' })).toHaveAttribute(
    'href',
    `${COUNTER}/management/companies/create`,
  );
});

test('what nobody has is said, and what was typed stays', async () => {
  api.answers(findCitizen, { citizen: null });
  open(createRoutes, COUNTER, COUNTER);
  await userEvent.selectOptions(await screen.findByLabelText('Find by'), 'TIN');
  await userEvent.type(screen.getByLabelText('What the citizen tells you'), '777-888-999');
  await userEvent.click(screen.getByRole('button', { name: 'Find' }));
  expect(await screen.findByText(/No account has exactly this/)).toBeVisible();
  expect(screen.getByLabelText('What the citizen tells you')).toHaveValue('777-888-999');
});

test('a newcomer is refused at the field', async () => {
  api.refuses(openWalkInForNewcomer, {
    code: 'conflict',
    message: 'This e-mail has an account.',
    fields: { email: ['This e-mail has an account.'] },
  });
  open(createRoutes, COUNTER, COUNTER);
  await userEvent.type(await screen.findByLabelText('E-mail of the citizen'), 'nena@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Make the account and begin' }));
  await waitFor(() =>
    expect(screen.getByLabelText('E-mail of the citizen')).toHaveAccessibleDescription(/has an account/),
  );
});

test('the owner’s pages stand under the name of the citizen, and not without one', async () => {
  serves(OPEN, COUNTER);
  open(createRoutes, COUNTER, `${COUNTER}/management/companies/create`);
  expect(await screen.findByText('You file for Nena Cruz (WI-2026-000001)')).toBeVisible();
});

test('a renewal that is billed at once leads to its record, where nobody pays at the counter', async () => {
  serves(OPEN, COUNTER);
  const draft = { assessment_code: 'DRAFT-45', application_type: 'RENEWAL' as const };
  api.answers(getAssessment, anAssessment(draft));
  api.answers(getCompany, aCompany());
  api.answers(getReference, aReference());
  api.answers(listDocuments, { quotas: [], data: [] });
  api.answers(getRenewal, {
    renewal: {
      former_year: 2025,
      is_unchanged: true,
      facts: [],
      lines: [
        {
          line: 'L07',
          category: null,
          name: 'Hardware and construction supplies',
          asks_essential: false,
          gross_essential: '0.00',
          gross_non_essential: '240000.00',
        },
      ],
      declared: { payment_mode: 'ANNUAL', total_assets: '150000.00', employees_male: 1, employees_female: 0 },
      stop: 'other_agencies',
      provisional_days: 30,
    },
  });
  api.answers(saveAssessmentDraft, { saved_at: '2026-01-12T02:42:00.000Z', draft_revision: 1 });
  api.answers(renewAtOnce, { assessment_code: 'APP-2026-000300', state: 'FOR_PAYMENT' });
  const router = open(createRoutes, COUNTER, `${COUNTER}/${ASSESSMENT}/renew/DRAFT-45/SI-000114`);
  await userEvent.type(await screen.findByRole('textbox', { name: /^Sales of Hardware/ }), '250,000');
  await userEvent.click(screen.getByRole('checkbox', { name: 'I have read this and I declare it' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Your full name, as your signature' }), 'Nena Cruz');
  api.answers(getAssessment, anAssessment({ ...draft, assessment_code: 'APP-2026-000300', state: 'FOR_PAYMENT' }));
  api.answers(getBill, aBill());
  api.refuses(getCurrentDue, { code: 'forbidden', message: 'You do not have permission to do this.' });
  await userEvent.click(screen.getByRole('button', { name: 'File the renewal' }));
  expect(await screen.findByText('The bill is ready')).toBeVisible();
  expect(router.state.location.pathname).toBe(`${COUNTER}/${ASSESSMENT}/details/APP-2026-000300/SI-000114`);
  expect(screen.queryByRole('link', { name: /^Pay/ })).not.toBeInTheDocument();
});

test('without anybody at the counter every page leads to the question who is there', async () => {
  open(createRoutes, COUNTER, `${COUNTER}/management/companies/create`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Walk-in' })).toBeVisible();
});

test('the walk-in ends with one press', async () => {
  api.answers(getOpenWalkIn, { walk_in: OPEN });
  api.answers(endWalkIn, { ...OPEN, ended_at: '2026-01-12T01:00:00.000Z' });
  serves(OPEN, COUNTER);
  open(createRoutes, COUNTER, COUNTER);
  const end = await screen.findByRole('button', { name: 'End the walk-in' });
  api.answers(getOpenWalkIn, { walk_in: null });
  await userEvent.click(end);
  expect(await screen.findByRole('button', { name: 'Find' })).toBeVisible();
  expect(api.asked(endWalkIn)).toHaveLength(1);
});
