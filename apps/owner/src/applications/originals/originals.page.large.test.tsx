import { downloadOriginalsSlip, getAssessment, getReference } from '@ebpls/contracts';
import { createAssessment, createClearance, createFakeApi, createReference, openRemote } from '@ebpls/testing-web';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../../routes.tsx';

const api = createFakeApi();
const ADDRESS = '/app/management/companies/assessment/details/originals/APP-2026-000211/SI-000114';
const OCCUPANCY = {
  code: 'R03',
  name: 'Occupancy permit',
  is_mandatory: true,
  verified_by: ['engineering'],
  document: null,
  is_brought: true,
};
const engineering = createClearance({ office: 'engineering', title: 'Engineering' });

beforeEach(() => api.replyWith(getReference, createReference()));

test('the slip shows the code of the application, what to bring and to which office, and can be printed', async () => {
  api.replyWith(getAssessment, createAssessment({ requirements: [OCCUPANCY], clearances: [engineering] }));
  api.replyWith(downloadOriginalsSlip, undefined);
  openRemote(createRoutes, '/app', ADDRESS);
  expect(await screen.findByRole('img', { name: 'Code of the application APP-2026-000211' })).toBeInTheDocument();
  expect(screen.getByText('Occupancy permit')).toBeVisible();
  expect(screen.getByText(/^Bring it to: \w/)).toBeVisible();
  expect(screen.getByText('To bring')).toBeVisible();
  // Without a tab of its own the browser saves the paper.
  jest.spyOn(globalThis, 'open').mockReturnValue(null);
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  URL.createObjectURL = () => 'blob:slip';
  URL.revokeObjectURL = () => undefined;
  await userEvent.click(screen.getByRole('button', { name: 'Print the slip' }));
  await waitFor(() => expect(api.listRequests(downloadOriginalsSlip)).toHaveLength(1));
});

test('an original that its office has seen is marked so', async () => {
  api.replyWith(
    getAssessment,
    createAssessment({ requirements: [{ ...OCCUPANCY, seen_by: ['engineering'] }], clearances: [engineering] }),
  );
  openRemote(createRoutes, '/app', ADDRESS);
  expect(await screen.findByText('Seen')).toBeVisible();
  expect(screen.queryByText(/^Bring it to:/)).not.toBeInTheDocument();
});

test('without an original the page says that every document was uploaded', async () => {
  api.replyWith(getAssessment, createAssessment({ requirements: [], clearances: [engineering] }));
  openRemote(createRoutes, '/app', ADDRESS);
  expect(await screen.findByText('No originals to bring')).toBeVisible();
});
