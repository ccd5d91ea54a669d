import {
  getAssessment,
  getCompany,
  getReference,
  listDocuments,
  saveAssessmentDraft,
  saveCompanyDraft,
} from '@ebpls/contracts';
import {
  createBusinessForm,
  createOwnedCompany,
  createAssessment,
  createReference,
  createFakeApi,
  openRemote,
} from '@ebpls/testing-web';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../../routes.tsx';

const api = createFakeApi();
const FORM = '/app/management/companies/edit/SI-000141?step=place';
const { place } = createBusinessForm();
const AT = '2026-01-12T02:45:00.000Z';

/** A server on which another device saved the place with these answers. */
function answerOtherDevice(theirs: Record<string, unknown>) {
  const present = { draft: { place: { ...place, ...theirs } }, draft_revision: 2, saved_at: AT };
  api.replyWith(getReference, createReference());
  api.replyWith(getCompany, createOwnedCompany({ company_code: 'SI-000141', draft: { place }, draft_revision: 1 }));
  api.replyWith(saveCompanyDraft, { saved_at: AT, draft_revision: 3 });
  api.refuseWith(saveCompanyDraft, { code: 'conflict', message: 'Saved meanwhile.', present });
}

const type = async (name: string, text: string): Promise<void> => {
  const field = await screen.findByRole('textbox', { name });
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const STREET = 'Street, lot and block, or purok';

beforeEach(() => sessionStorage.clear());

test('fields that only the other device changed are taken over with a note', async () => {
  answerOtherDevice({ zip: '4299' });
  openRemote(createRoutes, '/app', FORM);
  await type(STREET, 'Purok 9');
  expect(await screen.findByText(/copied here: .*ZIP/i, {}, { timeout: 4_000 })).toBeVisible();
  expect(screen.getByRole('textbox', { name: /ZIP/i })).toHaveValue('4299');
  expect(screen.getByRole('textbox', { name: STREET })).toHaveValue('Purok 9');
  expect(screen.queryByText('You answered this on two devices')).not.toBeInTheDocument();
});

test('a field that both changed is shown side by side, is not sent, and the chosen answer is saved', async () => {
  answerOtherDevice({ street: 'Purok 7' });
  openRemote(createRoutes, '/app', FORM);
  await type(STREET, 'Purok 9');

  const choice = await screen.findByRole('alert', {}, { timeout: 4_000 });
  expect(within(choice).getByText('Purok 9')).toBeVisible();
  expect(within(choice).getByText('Purok 7')).toBeVisible();
  expect(within(choice).getByText(/On the other device, saved .*10:45/)).toBeVisible();
  api.replyWith(saveCompanyDraft, { saved_at: AT, draft_revision: 3 });
  await userEvent.click(within(choice).getByRole('button', { name: 'Keep this device’s answer' }));

  await waitFor(
    () =>
      expect(api.listRequests(saveCompanyDraft).at(-1)?.body).toMatchObject({
        draft_revision: 2,
        values: { street: 'Purok 9' },
      }),
    { timeout: 4_000 },
  );
  expect(screen.queryByText('You answered this on two devices')).not.toBeInTheDocument();
});

test('the other device’s answer fills the field when it is chosen', async () => {
  answerOtherDevice({ street: 'Purok 7' });
  openRemote(createRoutes, '/app', FORM);
  await type(STREET, 'Purok 9');
  await userEvent.click(
    await screen.findByRole('button', { name: 'Use the other device’s answer' }, { timeout: 4_000 }),
  );
  expect(screen.getByRole('textbox', { name: STREET })).toHaveValue('Purok 7');
});

test('an open choice survives a reload, and prevents the registration', async () => {
  answerOtherDevice({ street: 'Purok 7' });
  openRemote(createRoutes, '/app', FORM);
  await type(STREET, 'Purok 9');
  await screen.findByText('You answered this on two devices', {}, { timeout: 4_000 });
  cleanup();
  openRemote(createRoutes, '/app', FORM.replace('place', 'check'));
  const choice = await screen.findByRole('alert');
  expect(within(choice).getByText('Purok 9')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save the changes' })).toHaveAttribute('aria-disabled', 'true');
});

test('two devices declare two amounts of one application: the field shows both', async () => {
  const declaredFigures = { payment_mode: 'ANNUAL', total_assets: '100.00', employees_male: 1, employees_female: 1 };
  api.replyWith(getReference, createReference());
  api.replyWith(getCompany, createOwnedCompany());
  api.replyWith(listDocuments, { quotas: [], data: [] });
  api.replyWith(
    getAssessment,
    createAssessment({ assessment_code: 'DRAFT-45', draft: declaredFigures, draft_revision: 1 }),
  );
  api.refuseWith(saveAssessmentDraft, {
    code: 'conflict',
    message: 'Saved meanwhile.',
    present: { draft: { ...declaredFigures, employees_male: 8 }, draft_revision: 2, saved_at: AT },
  });
  openRemote(createRoutes, '/app', '/app/management/companies/assessment/edit/DRAFT-45/SI-000114');
  await type('Female employees', '5');
  expect(await screen.findByText(/copied here: Male employees/, {}, { timeout: 4_000 })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Male employees' })).toHaveValue('8');
  expect(screen.getByRole('textbox', { name: 'Female employees' })).toHaveValue('5');
});
