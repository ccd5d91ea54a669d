import {
  createCompany,
  getAssessment,
  getCompany,
  getReference,
  listDocuments,
  listMyCompanies,
  type PermitEstimateFigures,
  saveAssessmentDraft,
  saveCompanyDraft,
  startAssessment,
} from '@ebpls/contracts';
import { findEstimatedFigures, saveEstimatedFigures } from '@ebpls/remote-kit/estimate';
import { createAssessment, createFakeApi, createOwnedCompany, createReference, openRemote } from '@ebpls/testing-web';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../routes.tsx';

const api = createFakeApi();
const COMPANIES = '/app/management/companies';
const FIGURES: PermitEstimateFigures = {
  application_type: 'NEW',
  org_type: 'SOLE',
  brgycode: '0402119001',
  activity_of_place: 'HOME_BASED',
  business_area_sqm: 24,
  employees_female: 1,
  employees_male: 0,
  vehicles: 0,
  motorcycles: 2,
  total_assets: '80,000.00',
  lines: [{ line: 'L04', capitalization: '80,000.00' }],
  sells_liquor: false,
  sells_tobacco: true,
};
const SAVED_AT = '2026-01-12T00:00:00.000Z';

beforeEach(() => {
  localStorage.clear();
  api.replyWith(getReference, createReference());
  api.replyWith(listMyCompanies, { data: [], next_cursor: null });
  api.replyWith(createCompany, { company_code: 'SI-000114' });
  api.replyWith(getCompany, createOwnedCompany());
  api.replyWith(saveCompanyDraft, { saved_at: SAVED_AT, draft_revision: 1 });
});

async function startRegistration(): Promise<void> {
  const router = openRemote(createRoutes, '/app', `${COMPANIES}/create`);
  await userEvent.click(await screen.findByRole('button', { name: 'Start' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`${COMPANIES}/edit/SI-000114`));
}

test('a figure that was not needed for the estimate is left for the owner to answer', async () => {
  const { total_assets: _assets, vehicles: _vehicles, ...figures } = FIGURES;
  saveEstimatedFigures(figures);
  await startRegistration();
  const saved = api.listRequests(saveCompanyDraft).map(({ body }) => (body as { values: object }).values);
  expect(saved[2]).toEqual({ employees_female: 1, employees_male: 0, motorcycles: 2 });
  expect(saved[3]).not.toHaveProperty('total_assets');
});

test('the figures of the estimate are the draft of the registration, and are used once', async () => {
  saveEstimatedFigures(FIGURES);
  await startRegistration();
  const saved = api.listRequests(saveCompanyDraft).map(({ body }) => body);
  expect(saved).toMatchObject([
    { section: 'identity', values: { org_type: 'SOLE' }, draft_revision: 0 },
    {
      section: 'place',
      values: { brgycode: '0402119001', activity_of_place: 'HOME_BASED', business_area_sqm: 24 },
      draft_revision: 1,
    },
    { section: 'people', values: { employees_female: 1, employees_male: 0, vehicles: 0, motorcycles: 2 } },
    {
      section: 'activity',
      values: { lines: [{ line: 'L04', is_principal: true }], total_assets: '80,000.00', sells_tobacco: true },
    },
  ]);
  expect(findEstimatedFigures()).toBeUndefined();
});

test('an owner who does not want them starts with the chosen form of organization alone, and the figures are removed', async () => {
  saveEstimatedFigures(FIGURES);
  const router = openRemote(createRoutes, '/app', `${COMPANIES}/create`);
  await userEvent.click(await screen.findByRole('checkbox', { name: /Fill in the figures of my estimate/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Start' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`${COMPANIES}/edit/SI-000114`));
  expect(api.listRequests(saveCompanyDraft).map(({ body }) => body)).toEqual([
    { section: 'identity', values: { org_type: 'SOLE' }, draft_revision: 0 },
  ]);
  expect(findEstimatedFigures()).toBeUndefined();
});

test('without an estimate nothing is offered', async () => {
  openRemote(createRoutes, '/app', `${COMPANIES}/create`);
  expect(await screen.findByRole('button', { name: 'Start' })).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('the capital and the measures of the estimate are in the first declaration', async () => {
  const lines = FIGURES.lines.map((line) => ({ ...line, measures: { tables: '12' } }));
  saveEstimatedFigures({ ...FIGURES, measures: { signs: '4.5' }, lines }, 'SI-000114');
  api.replyWith(startAssessment, { assessment_code: 'DRAFT-45', state: 'DRAFT' });
  api.replyWith(saveAssessmentDraft, { saved_at: SAVED_AT, draft_revision: 1 });
  api.replyWith(getAssessment, createAssessment({ assessment_code: 'DRAFT-45' }));
  api.replyWith(listDocuments, { quotas: [], data: [] });
  openRemote(createRoutes, '/app', `${COMPANIES}/assessment/request/SI-000114`);
  await userEvent.click(await screen.findByRole('button', { name: 'Start the application' }));
  await waitFor(() =>
    expect(api.listRequests(saveAssessmentDraft)[0]?.body).toEqual({
      values: {
        lines: [{ line: 'L04', capitalization: '80,000.00', measures: { tables: '12' } }],
        measures: { signs: '4.5' },
      },
      draft_revision: 0,
    }),
  );
  await waitFor(() => expect(findEstimatedFigures('SI-000114')).toBeUndefined());
});

test('figures of an earlier day are not used', () => {
  jest.useFakeTimers({ now: new Date('2026-01-12T08:00:00+08:00') });
  saveEstimatedFigures(FIGURES);
  jest.setSystemTime(new Date('2026-01-13T09:00:00+08:00'));
  expect(findEstimatedFigures()).toBeUndefined();
  jest.useRealTimers();
});
