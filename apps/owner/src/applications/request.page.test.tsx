import { getAssessment, getCompany, getReference, getRenewal, listDocuments, startAssessment } from '@ebpls/contracts';
import { createOwnedCompany, createAssessment, createReference, createFakeApi, openRemote } from '@ebpls/testing-web';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../routes.tsx';

const api = createFakeApi();
const ASSESSMENT = '/app/management/companies/assessment';
const ADDRESS = `${ASSESSMENT}/request/SI-000114`;

beforeEach(() => api.replyWith(getReference, createReference()));

test('a single possible permit is shown without a choice, and the owner lands in the form of the application', async () => {
  api.replyWith(getCompany, createOwnedCompany());
  api.replyWith(startAssessment, { assessment_code: 'DRAFT-45', state: 'DRAFT' });
  api.replyWith(getAssessment, createAssessment({ assessment_code: 'DRAFT-45' }));
  api.replyWith(listDocuments, { quotas: [], data: [] });
  const router = openRemote(createRoutes, '/app', ADDRESS);

  expect(await screen.findByText('You are applying for: New permit 2026')).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Start the application' }));

  await waitFor(() => expect(router.state.location.pathname).toBe(`${ASSESSMENT}/edit/DRAFT-45/SI-000114`));
  expect(api.listRequests(startAssessment)[0]?.body).toEqual({ application_type: 'NEW', tax_year: 2026 });
});

test('the possible requests are offered, year by year, as the server lists them', async () => {
  api.replyWith(
    getCompany,
    createOwnedCompany({
      can_request: [
        { application_type: 'RENEWAL', tax_year: 2026 },
        { application_type: 'RENEWAL', tax_year: 2027 },
      ],
    }),
  );
  openRemote(createRoutes, '/app', ADDRESS);

  expect(await screen.findByRole('radio', { name: /Renewal 2026/ })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: /Renewal 2027/ }));
  api.replyWith(startAssessment, { assessment_code: 'DRAFT-45', state: 'DRAFT' });
  api.replyWith(getAssessment, createAssessment({ assessment_code: 'DRAFT-45' }));
  api.replyWith(getRenewal, { renewal: null });
  api.replyWith(listDocuments, { quotas: [], data: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Start the application' }));
  await waitFor(() =>
    expect(api.listRequests(startAssessment)[0]?.body).toEqual({ application_type: 'RENEWAL', tax_year: 2027 }),
  );
});

test('a year that was not filed and the first day of filing are shown before the choice', async () => {
  api.replyWith(
    getCompany,
    createOwnedCompany({
      can_request: [
        { application_type: 'RENEWAL', tax_year: 2026 },
        { application_type: 'RENEWAL', tax_year: 2027, back_years: [2025, 2026], files_from: '2027-01-01' },
      ],
    }),
  );
  openRemote(createRoutes, '/app', ADDRESS);

  expect(
    await screen.findByText(
      /No applications were filed for 2025, 2026\. Those years will be billed with this renewal\./,
    ),
  ).toBeVisible();
  expect(screen.getByText(/You can submit this application from 1 Jan 2027/)).toBeVisible();
});

test('each year says until when its permit is valid and when the owner pays again', async () => {
  const january = { renews_from: '2027-01-01', renews_until: '2027-01-20' };
  api.replyWith(
    getCompany,
    createOwnedCompany({
      can_request: [
        {
          application_type: 'NEW',
          tax_year: 2026,
          permit_term: { valid_until: '2026-12-31', days_left: 34, ...january },
        },
        {
          application_type: 'NEW',
          tax_year: 2027,
          permit_term: {
            valid_from: '2027-01-01',
            valid_until: '2027-12-31',
            days_left: 399,
            renews_from: '2028-01-01',
            renews_until: '2028-01-20',
          },
        },
      ],
    }),
  );
  openRemote(createRoutes, '/app', ADDRESS);

  expect(
    await screen.findByText(
      'This is the first permit of this business, for 2026. Valid until 31 Dec 2026 (34 days left). For the next year, renew and pay between 1 Jan and 20 Jan 2027.',
    ),
  ).toBeVisible();
  expect(
    screen.getByText(
      'This is the first permit of this business, for 2027. Valid from 1 Jan 2027 to 31 Dec 2027. It does not cover earlier dates. For the next year, renew and pay between 1 Jan and 20 Jan 2028.',
    ),
  ).toBeVisible();
});

test('early in the year the days left are not counted', async () => {
  const permit_term = {
    valid_until: '2026-12-31',
    days_left: 353,
    renews_from: '2027-01-01',
    renews_until: '2027-01-20',
  };
  api.replyWith(
    getCompany,
    createOwnedCompany({ can_request: [{ application_type: 'NEW', tax_year: 2026, permit_term }] }),
  );
  openRemote(createRoutes, '/app', ADDRESS);

  expect(await screen.findByText(/Valid until 31 Dec 2026\. For the next year, renew/)).toBeVisible();
});

test('a business without a possible request is shown the reason', async () => {
  api.replyWith(
    getCompany,
    createOwnedCompany({
      can_request: [],
      cannot_request: 'This business already has a 2026 permit or an application in progress.',
    }),
  );
  openRemote(createRoutes, '/app', ADDRESS);

  expect(
    await screen.findByText('This business already has a 2026 permit or an application in progress.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Start the application' })).not.toBeInTheDocument();
});

test('a refusal is shown and nothing is lost', async () => {
  api.replyWith(getCompany, createOwnedCompany());
  api.refuseWith(startAssessment, { code: 'conflict', message: 'This business cannot apply for this now.' });
  openRemote(createRoutes, '/app', ADDRESS);

  await userEvent.click(await screen.findByRole('button', { name: 'Start the application' }));

  expect(await screen.findByText('This business cannot apply for this now.')).toBeVisible();
});

test('an open application is continued, not started twice', async () => {
  api.replyWith(
    getCompany,
    createOwnedCompany({
      applications: [
        { assessment_id: 45, assessment_code: 'DRAFT-45', application_type: 'NEW', tax_year: 2026, state: 'DRAFT' },
      ],
    }),
  );
  openRemote(createRoutes, '/app', ADDRESS);

  expect(await screen.findByRole('link', { name: 'Continue the application' })).toHaveAttribute(
    'href',
    `${ASSESSMENT}/edit/DRAFT-45/SI-000114`,
  );
  expect(screen.queryByRole('button', { name: 'Start the application' })).not.toBeInTheDocument();
});

test('an unfinished registration is finished first', async () => {
  api.replyWith(getCompany, createOwnedCompany({ is_draft: true, can_request: [] }));
  openRemote(createRoutes, '/app', ADDRESS);

  expect(await screen.findByRole('link', { name: 'Finish the registration' })).toHaveAttribute(
    'href',
    '/app/management/companies/edit/SI-000114',
  );
});
