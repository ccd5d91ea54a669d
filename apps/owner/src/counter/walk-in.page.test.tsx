import {
  addWalkInCitizen,
  type ReplyBody,
  decideWalkInConsent,
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
  listWalkInConsents,
  openWalkIn,
  requestWalkInConsent,
  renewAtOnce,
  saveAssessmentDraft,
} from '@ebpls/contracts';
import {
  createBill,
  createOwnedCompany,
  createAssessment,
  createReference,
  createFakeApi,
  openRemote,
} from '@ebpls/testing-web';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { setBase } from '../addresses.ts';
import { createRoutes } from '../routes.tsx';
import { setServedCitizen } from '../shared/served-citizen.ts';

const api = createFakeApi();
const COUNTER = '/bplo/walk-in';
const ASSESSMENT = 'management/companies/assessment';
const NENA = { name: 'Nena Cruz', email: 'n•••@example.com', mobile: null, is_unclaimed: false, businesses: 2 };
const OPEN: ReplyBody<typeof openWalkIn> = {
  walk_in_no: 'WI-2026-000001',
  citizen: NENA,
  opened_at: '2026-01-12T00:00:00.000Z',
  ended_at: null,
};

beforeEach(() => {
  setServedCitizen(null, COUNTER);
  api.replyWith(getOpenWalkIn, { walk_in: null });
  api.replyWith(listWalkInConsents, { own: null, to_confirm: [] });
  api.replyWith(listMyCompanies, { data: [], next_cursor: null });
});
afterEach(() => setBase('/app'));

const CONSENT: ReplyBody<typeof requestWalkInConsent> = {
  consent_id: 7,
  citizen: NENA,
  clerk_name: 'Rosa Lim',
  way: 'EMAIL',
  sent_to: 'n•••@example.com',
  requested_at: '2026-01-12T00:00:00.000Z',
  ends_at: '2026-01-12T00:10:00.000Z',
  papers: [],
  is_confirmed: null,
};

test('a clerk finds the account by the whole e-mail, and begins with the citizen’s code', async () => {
  api.replyWith(findCitizen, { citizen: NENA });
  api.replyWith(requestWalkInConsent, CONSENT);
  openRemote(createRoutes, COUNTER, COUNTER);
  await userEvent.type(await screen.findByLabelText('E-mail or number of the client'), 'nena@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByText('Confirm with the client: Nena Cruz, n•••@example.com')).toBeVisible();
  expect(api.listRequests(findCitizen).at(-1)?.body).toEqual({ by: 'EMAIL', value: 'nena@example.com' });
  api.replyWith(listWalkInConsents, { own: CONSENT, to_confirm: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Send a code by e-mail' }));
  const code = await screen.findByLabelText('Client’s code');
  expect(api.listRequests(requestWalkInConsent)[0]?.body).toMatchObject({ value: 'nena@example.com', way: 'EMAIL' });

  const wrong = 'This code is incorrect.';
  api.refuseWith(openWalkIn, { code: 'invalid', message: wrong, fields: { code: [wrong] } });
  await userEvent.type(code, '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Start filing' }));
  await waitFor(() => expect(screen.getByLabelText('Client’s code')).toHaveAccessibleDescription(wrong));

  api.replyWith(openWalkIn, OPEN);
  api.replyWith(getOpenWalkIn, { walk_in: OPEN });
  await userEvent.click(screen.getByRole('button', { name: 'Start filing' }));
  expect(await screen.findByText('You are filing for Nena Cruz (WI-2026-000001)')).toBeVisible();
  expect(api.listRequests(openWalkIn).at(-1)?.body).toEqual({ consent_id: 7, code: '123456' });
  expect(screen.getByRole('link', { name: 'Register a business' })).toHaveAttribute(
    'href',
    `${COUNTER}/management/companies/create`,
  );
});

test('for a citizen without phone and e-mail the clerk sends two photos, waits for a second clerk, and begins', async () => {
  const signature = { ...CONSENT, way: 'SIGNATURE' as const, sent_to: null };
  api.replyWith(listWalkInConsents, { own: signature, to_confirm: [] });
  const page = openRemote(createRoutes, COUNTER, COUNTER);
  expect(await screen.findByText('Add: Signature')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Start filing' })).not.toBeInTheDocument();
  const both = { ...signature, papers: ['ID_PHOTO' as const, 'SIGNATURE' as const] };
  api.replyWith(listWalkInConsents, { own: both, to_confirm: [] });
  await page.revalidate();
  expect(await screen.findByText(/A second clerk must open Walk-in/)).toBeVisible();
  api.replyWith(listWalkInConsents, { own: { ...both, is_confirmed: true }, to_confirm: [] });
  await page.revalidate();
  api.replyWith(openWalkIn, OPEN);
  await userEvent.click(await screen.findByRole('button', { name: 'Start filing' }));
  await waitFor(() => expect(api.listRequests(openWalkIn)[0]?.body).toEqual({ consent_id: 7 }));
});

test('a second clerk confirms the citizen of a colleague', async () => {
  const openConsent = { ...CONSENT, way: 'SIGNATURE' as const, sent_to: null, papers: ['ID_PHOTO' as const] };
  api.replyWith(listWalkInConsents, { own: null, to_confirm: [openConsent] });
  api.replyWith(decideWalkInConsent, { ...openConsent, is_confirmed: true });
  openRemote(createRoutes, COUNTER, COUNTER);
  expect(await screen.findByText(/Requested by Rosa Lim/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'The client is present and agrees' }));
  await waitFor(() => expect(api.listRequests(decideWalkInConsent)[0]?.body).toEqual({ is_confirmed: true }));
});

test('a key without an account is shown as such, and the typed values stay', async () => {
  api.replyWith(findCitizen, { citizen: null });
  openRemote(createRoutes, COUNTER, COUNTER);
  await userEvent.selectOptions(await screen.findByLabelText('Search by'), 'TIN');
  await userEvent.type(screen.getByLabelText('E-mail or number of the client'), '777-888-999');
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByText(/No matching account/)).toBeVisible();
  expect(screen.getByLabelText('E-mail or number of the client')).toHaveValue('777-888-999');
});

test('a newcomer is refused at the field', async () => {
  api.refuseWith(addWalkInCitizen, {
    code: 'conflict',
    message: 'This e-mail address already has an account.',
    fields: { email: ['This e-mail address already has an account.'] },
  });
  openRemote(createRoutes, COUNTER, COUNTER);
  await userEvent.type(await screen.findByLabelText('E-mail of the client'), 'nena@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Create the account' }));
  await waitFor(() =>
    expect(screen.getByLabelText('E-mail of the client')).toHaveAccessibleDescription(/has an account/),
  );
});

test('the owner’s pages carry the name of the citizen, and do not open without one', async () => {
  setServedCitizen(OPEN, COUNTER);
  openRemote(createRoutes, COUNTER, `${COUNTER}/management/companies/create`);
  expect(await screen.findByText('You are filing for Nena Cruz (WI-2026-000001)')).toBeVisible();
});

test('a renewal that is billed at once leads to its record, because there is no payment at the counter', async () => {
  setServedCitizen(OPEN, COUNTER);
  const draft = { assessment_code: 'DRAFT-45', application_type: 'RENEWAL' as const };
  api.replyWith(getAssessment, createAssessment(draft));
  api.replyWith(getCompany, createOwnedCompany());
  api.replyWith(getReference, createReference());
  api.replyWith(listDocuments, { quotas: [], data: [] });
  api.replyWith(getRenewal, {
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
  api.replyWith(saveAssessmentDraft, { saved_at: '2026-01-12T02:42:00.000Z', draft_revision: 1 });
  api.replyWith(renewAtOnce, { assessment_code: 'APP-2026-000300', state: 'FOR_PAYMENT' });
  const router = openRemote(createRoutes, COUNTER, `${COUNTER}/${ASSESSMENT}/renew/DRAFT-45/SI-000114`);
  await userEvent.type(await screen.findByRole('textbox', { name: /^Sales of Hardware/ }), '250,000');
  await userEvent.click(screen.getByRole('checkbox', { name: 'I have read and agree to this declaration' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Your full name, as your signature' }), 'Nena Cruz');
  api.replyWith(
    getAssessment,
    createAssessment({ ...draft, assessment_code: 'APP-2026-000300', state: 'FOR_PAYMENT' }),
  );
  api.replyWith(getBill, createBill());
  api.refuseWith(getCurrentDue, { code: 'forbidden', message: 'You do not have permission to do this.' });
  await userEvent.click(screen.getByRole('button', { name: 'File the renewal' }));
  expect(await screen.findByText('The bill is ready')).toBeVisible();
  expect(router.state.location.pathname).toBe(`${COUNTER}/${ASSESSMENT}/details/APP-2026-000300/SI-000114`);
  expect(screen.queryByRole('link', { name: /^Pay/ })).not.toBeInTheDocument();
});

test('without a served citizen every page leads to the start of the counter', async () => {
  openRemote(createRoutes, COUNTER, `${COUNTER}/management/companies/create`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Walk-in' })).toBeVisible();
});

test('the walk-in ends with one press', async () => {
  api.replyWith(getOpenWalkIn, { walk_in: OPEN });
  api.replyWith(endWalkIn, { ...OPEN, ended_at: '2026-01-12T01:00:00.000Z' });
  setServedCitizen(OPEN, COUNTER);
  openRemote(createRoutes, COUNTER, COUNTER);
  const end = await screen.findByRole('button', { name: 'End the walk-in' });
  api.replyWith(getOpenWalkIn, { walk_in: null });
  await userEvent.click(end);
  expect(await screen.findByRole('button', { name: 'Search' })).toBeVisible();
  expect(api.listRequests(endWalkIn)).toHaveLength(1);
});
