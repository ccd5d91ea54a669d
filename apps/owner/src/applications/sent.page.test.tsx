import { getAssessment } from '@ebpls/contracts';
import { createAssessment, createFakeApi, openRemote } from '@ebpls/testing-web';
import { screen } from '@testing-library/react';

import { setServedCitizen } from '../shared/served-citizen.ts';
import { createRoutes } from '../routes.tsx';

const api = createFakeApi();
const SENT_ADDRESS = '/app/management/companies/assessment/request/requirements/sent';

test.each(['Matibay Hardware', 'A/B 100% #1', 'quite another name'])(
  'the confirmation is found by its number, for any name in the address: %s',
  async (name) => {
    api.replyWith(getAssessment, createAssessment({ state: 'SUBMITTED', submitted_at: '2026-01-23T08:31:00.000Z' }));

    openRemote(createRoutes, '/app', `${SENT_ADDRESS}/45/9901001009/${encodeURIComponent(name)}`);

    expect(await screen.findByRole('heading', { name: 'APP-2026-000211' })).toBeVisible();
    expect(screen.getByText('23 Jan 2026, 4:31 PM')).toBeVisible();
    expect(api.listRequests(getAssessment)[0]?.params).toEqual({ assessment_code: 'DRAFT-45' });
    expect(screen.getByRole('link', { name: 'View the documents you sent' })).toHaveAttribute(
      'href',
      '/app/management/companies/sentattachment/barangay/9901001009',
    );
  },
);

test('the confirmation names the originals that the owner brings', async () => {
  const original = {
    code: 'R03',
    name: 'Occupancy permit',
    is_mandatory: true,
    verified_by: ['engineering'],
    document: null,
    is_brought: true,
  };
  api.replyWith(
    getAssessment,
    createAssessment({ state: 'SUBMITTED', submitted_at: '2026-01-23T08:31:00.000Z', requirements: [original] }),
  );
  openRemote(createRoutes, '/app', `${SENT_ADDRESS}/45/0/x`);
  expect(await screen.findByText('Bring these originals to the municipal hall')).toBeVisible();
  expect(screen.getByText(/Occupancy permit/)).toBeVisible();
  expect(screen.queryByText('Documents submitted')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Show the slip' })).toHaveAttribute(
    'href',
    '/app/management/companies/assessment/details/originals/APP-2026-000211/SI-000114',
  );
});

test('no e-mail is promised to a client whose application the clerk at the counter filed', async () => {
  api.replyWith(getAssessment, createAssessment({ state: 'SUBMITTED', submitted_at: '2026-01-23T08:31:00.000Z' }));
  const citizen = { name: 'Rosa Aquino', email: 'r•••@example.com', mobile: null, is_unclaimed: false, businesses: 1 };
  setServedCitizen(
    { walk_in_no: 'WI-2026-000001', citizen, opened_at: '2026-01-23T08:00:00Z', ended_at: null },
    '/app',
  );
  openRemote(createRoutes, '/app', `${SENT_ADDRESS}/45/0/x`);
  expect(await screen.findByText('Keep this number. You can also find it on the page of this business.')).toBeVisible();
  setServedCitizen(null, '/app');
});

test('a number of another owner leads to a neutral page', async () => {
  api.refuseWith(getAssessment, { code: 'missing', message: 'Not found.' });

  openRemote(createRoutes, '/app', `${SENT_ADDRESS}/99/0/x`);

  expect(await screen.findByRole('heading', { name: 'Application not found', level: 1 })).toBeVisible();
});
