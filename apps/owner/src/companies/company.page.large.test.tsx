import {
  createCompany,
  downloadPermit,
  getAssessment,
  getCompany,
  getReference,
  getRenewal,
  listCompanyAssessments,
  listCompanySanctions,
  listDocuments,
  listMyCompanies,
  saveCompanyDraft,
  startAssessment,
} from '@ebpls/contracts';
import {
  createOwnedCompany,
  createCompanyRow,
  createAssessment,
  createAssessmentRow,
  createReference,
  createFakeApi,
  openRemote,
} from '@ebpls/testing-web';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../routes.tsx';

const api = createFakeApi();
beforeEach(() => api.replyWith(listCompanySanctions, { data: [] }));
const COMPANIES = '/app/management/companies';

test('the record of a business leads to each application and shows the amount owed', async () => {
  api.replyWith(getCompany, createOwnedCompany({ state: 'ACTIVE', due_now: '5200.00' }));
  api.replyWith(listCompanyAssessments, { data: [createAssessmentRow({ state: 'ISSUED' })] });

  openRemote(createRoutes, '/app', `${COMPANIES}/assessment/SI-000114`);

  expect(await screen.findByText('You owe ₱5,200.00 today')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pay ₱5,200.00' })).toHaveAttribute(
    'href',
    `${COMPANIES}/assessment/details/currentdue/APP-2026-000211/SI-000114`,
  );
  const table = screen.getByRole('table', { name: 'Permit applications' });
  expect(within(table).getByRole('link', { name: 'New 2026' })).toHaveAttribute(
    'href',
    `${COMPANIES}/assessment/details/APP-2026-000211/SI-000114`,
  );
  expect(within(table).getByText('4 of 7')).toBeVisible();
});

test('the permit of a business says until when it is valid and is downloaded there; the next one names its year', async () => {
  const permit = { permit_no: 'MP-2026-00102', state: 'ACTIVE' as const, valid_until: '2026-12-31' };
  const can_request = [{ application_type: 'RENEWAL' as const, tax_year: 2027 }];
  api.replyWith(
    getCompany,
    createOwnedCompany({ state: 'ACTIVE', standing: 'ACTIVE', due_now: '1.00', permit, can_request }),
  );
  api.replyWith(listCompanyAssessments, { data: [createAssessmentRow({ state: 'ISSUED' })] });
  api.replyWithFile(downloadPermit, 'pdf', 'MP-2026-00102.pdf');
  URL.createObjectURL = () => '#permit';

  openRemote(createRoutes, '/app', `${COMPANIES}/assessment/SI-000114`);

  expect(await screen.findByText(/valid until 31 Dec 2026/)).toHaveTextContent('MP-2026-00102');
  expect(screen.getByRole('link', { name: 'Apply for 2027' })).toHaveAttribute(
    'href',
    `${COMPANIES}/assessment/request/SI-000114`,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Download the permit' }));
  await waitFor(() =>
    expect(api.listRequests(downloadPermit).map(({ params }) => params['permit_no'])).toEqual(['MP-2026-00102']),
  );
});

test('the most used pages about a business are buttons, and the others are in one menu', async () => {
  api.replyWith(getCompany, createOwnedCompany({ state: 'ACTIVE', standing: 'ACTIVE', can_request: [] }));
  api.replyWith(listCompanyAssessments, { data: [] });
  api.replyWith(getReference, createReference());
  const router = openRemote(createRoutes, '/app', `${COMPANIES}/assessment/SI-000114`);

  for (const name of ['Business details', 'Documents', 'Statement of account', 'Change or retire'])
    expect(await screen.findByRole('link', { name })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'More about this business' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Place on the map',
    'Delegates',
    'How much will I pay?',
  ]);
  await userEvent.click(items[0] as HTMLElement);
  await waitFor(() => expect(router.state.location.pathname).toBe(`${COMPANIES}/holdings/location/view/SI-000114`));
});

test('a renewal that cannot be filed yet is prepared, with the first day on which it can be submitted', async () => {
  const can_request = [{ application_type: 'RENEWAL' as const, tax_year: 2027, files_from: '2027-01-01' }];
  api.replyWith(getCompany, createOwnedCompany({ state: 'ACTIVE', due_now: '1.00', can_request }));
  api.replyWith(listCompanyAssessments, { data: [createAssessmentRow({ state: 'ISSUED' })] });
  openRemote(createRoutes, '/app', `${COMPANIES}/assessment/SI-000114`);
  expect(await screen.findByRole('link', { name: 'Prepare the 2027 renewal' })).toBeVisible();
  expect(screen.getByText(/^You can submit the 2027 renewal from 1 Jan 2027\./)).toBeVisible();
  cleanup();

  api.replyWith(getCompany, createOwnedCompany({ state: 'ACTIVE', can_request }));
  openRemote(createRoutes, '/app', `${COMPANIES}/assessment/SI-000114`);
  expect(await screen.findByText('Next: prepare the permit renewal for 2027')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Prepare the 2027 renewal' })).toBeVisible();
  expect(screen.getByText(/^You can submit the 2027 renewal from 1 Jan 2027\./)).toBeVisible();
});

test.each([
  ['REVOKED', /^MP-2026-00102 Revoked$/],
  ['EXPIRED', /^MP-2026-00102 · valid until the renewal is decided Download the permit$/],
] as const)('a permit that is %s is not called valid until its last day', async (state, text) => {
  const permit = { permit_no: 'MP-2026-00102', state, valid_until: '2026-12-31', until_decided: state === 'EXPIRED' };
  api.replyWith(getCompany, createOwnedCompany({ state: 'ACTIVE', standing: 'ACTIVE', permit, can_request: [] }));
  api.replyWith(listCompanyAssessments, { data: [] });

  openRemote(createRoutes, '/app', `${COMPANIES}/assessment/SI-000114`);

  expect((await screen.findByText('Permit')).nextElementSibling).toHaveTextContent(text);
});

test('a business that may apply is offered the application', async () => {
  api.replyWith(getCompany, createOwnedCompany());
  api.replyWith(listCompanyAssessments, { data: [] });

  openRemote(createRoutes, '/app', `${COMPANIES}/assessment/SI-000114`);

  expect(await screen.findByText('Registered. Next: apply for the 2026 permit')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Apply for a permit' })).toHaveAttribute(
    'href',
    `${COMPANIES}/assessment/request/SI-000114`,
  );
});

test('a renewal as the only possible request starts from the page of the business', async () => {
  api.replyWith(getCompany, createOwnedCompany({ can_request: [{ application_type: 'RENEWAL', tax_year: 2026 }] }));
  api.replyWith(listCompanyAssessments, { data: [] });
  api.replyWith(startAssessment, { assessment_code: 'DRAFT-45', state: 'DRAFT' });
  api.replyWith(getAssessment, createAssessment({ assessment_code: 'DRAFT-45', application_type: 'RENEWAL' }));
  api.replyWith(getRenewal, { renewal: null });
  api.replyWith(getReference, createReference());
  api.replyWith(listDocuments, { quotas: [], data: [] });
  const router = openRemote(createRoutes, '/app', `${COMPANIES}/assessment/SI-000114`);

  await userEvent.click(await screen.findByRole('button', { name: 'Renew for 2026' }));
  await waitFor(() => expect(api.listRequests(getRenewal)[0]?.params).toEqual({ assessment_code: 'DRAFT-45' }));
  expect(api.listRequests(startAssessment)[0]).toMatchObject({
    params: { company_code: 'SI-000114' },
    body: { application_type: 'RENEWAL', tax_year: 2026 },
  });
  await waitFor(() => expect(router.state.location.pathname).toContain('/edit/DRAFT-45/'));
});

test('an application that was begun is the next act of its business', async () => {
  api.replyWith(
    getCompany,
    createOwnedCompany({
      applications: [
        { assessment_id: 45, assessment_code: 'DRAFT-45', application_type: 'NEW', tax_year: 2026, state: 'DRAFT' },
      ],
      can_request: [],
    }),
  );
  api.replyWith(listCompanyAssessments, { data: [] });

  openRemote(createRoutes, '/app', `${COMPANIES}/assessment/SI-000114`);

  expect(await screen.findByRole('link', { name: 'Continue the application' })).toHaveAttribute(
    'href',
    `${COMPANIES}/assessment/edit/DRAFT-45/SI-000114`,
  );
});

test('a registration begins with the button and only once', async () => {
  api.replyWith(listMyCompanies, { data: [createCompanyRow({ is_draft: true, company_name: '' })], next_cursor: null });
  api.replyWith(createCompany, { company_code: 'SI-000141' });
  api.replyWith(getCompany, createOwnedCompany({ company_code: 'SI-000141', is_draft: true, form: null }));
  api.replyWith(getReference, createReference());
  const router = openRemote(createRoutes, '/app', `${COMPANIES}/create`);

  expect(await screen.findByRole('link', { name: 'No name yet' })).toHaveAttribute(
    'href',
    `${COMPANIES}/edit/SI-000114`,
  );
  expect(api.listRequests(createCompany)).toHaveLength(0);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Start' }));

  await waitFor(() => expect(router.state.location.pathname).toBe(`${COMPANIES}/edit/SI-000141`));
  expect(new Set(api.listRequests(createCompany).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
});

test('the form of organization is chosen where the registration begins, and is saved with it', async () => {
  api.replyWith(listMyCompanies, { data: [], next_cursor: null });
  api.replyWith(createCompany, { company_code: 'SI-000141' });
  api.replyWith(getCompany, createOwnedCompany({ company_code: 'SI-000141', is_draft: true, form: null }));
  api.replyWith(getReference, createReference());
  api.replyWith(saveCompanyDraft, { saved_at: '2026-01-12T02:42:00.000Z', draft_revision: 1 });
  const router = openRemote(createRoutes, '/app', `${COMPANIES}/create`);
  await userEvent.click(await screen.findByRole('radio', { name: /^Cooperative/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Start' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`${COMPANIES}/edit/SI-000141`));
  expect(api.listRequests(saveCompanyDraft).map(({ body }) => body)).toEqual([
    { section: 'identity', values: { org_type: 'COOPERATIVE' }, draft_revision: 0 },
  ]);
});

test('the menu’s register link of narrow screens leads to the registration', async () => {
  api.replyWith(listMyCompanies, { data: [], next_cursor: null });
  const router = openRemote(createRoutes, '/app', '/app/property/register');

  await waitFor(() => expect(router.state.location.pathname).toBe(`${COMPANIES}/create`));
});

test('the pin of a business is moved by typing and stored in its draft', async () => {
  api.replyWith(getCompany, createOwnedCompany());
  api.replyWith(getReference, createReference());
  api.replyWith(saveCompanyDraft, { saved_at: '2026-01-12T02:42:00.000Z', draft_revision: 1 });
  const router = openRemote(createRoutes, '/app', `${COMPANIES}/holdings/location/edit/SI-000114`);

  await userEvent.click(await screen.findByRole('button', { name: 'Type the coordinates' }));
  const latitude = screen.getByRole('textbox', { name: 'Latitude' });
  expect(latitude).toHaveValue('15.52');
  await userEvent.clear(latitude);
  await userEvent.type(latitude, '15.51{Tab}');
  await userEvent.click(screen.getByRole('button', { name: 'Save this location' }));

  await waitFor(() =>
    expect(api.listRequests(saveCompanyDraft)[0]?.body).toMatchObject({
      section: 'place',
      values: { geo_lat: 15.51, geo_lng: 120.95, street: 'Purok 3' },
    }),
  );
  await waitFor(() => expect(router.state.location.search).toBe('?step=check'));
});

test('the map of a business shows its place and no field', async () => {
  api.replyWith(getCompany, createOwnedCompany());
  api.replyWith(getReference, createReference());

  openRemote(createRoutes, '/app', `${COMPANIES}/holdings/location/view/SI-000114`);

  expect(await screen.findByText('15.52, 120.95')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

const KINDS = ['main', 'MAIN_OFFICE', 'branch', 'home-based'];

test.each(KINDS)('the kind of holding %s shows the place too', async (kind) => {
  api.replyWith(getCompany, createOwnedCompany());
  api.replyWith(getReference, createReference());

  openRemote(createRoutes, '/app', `${COMPANIES}/holdings/location/${kind}/SI-000114`);

  expect(await screen.findByText('15.52, 120.95')).toBeVisible();
});

test('an unknown kind of holding leads to a heading and a link to the map', async () => {
  api.replyWith(getCompany, createOwnedCompany());
  api.replyWith(getReference, createReference());

  openRemote(createRoutes, '/app', `${COMPANIES}/holdings/location/satellite/SI-000114`);

  expect(await screen.findByRole('heading', { name: 'This location is not on record' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Place on the map' })).toBeVisible();
  const map = screen.getByRole('link', { name: 'View the map' });
  expect(map).toHaveAttribute('href', `${COMPANIES}/holdings/location/view/SI-000114`);
});
