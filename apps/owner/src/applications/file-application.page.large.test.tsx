import {
  getAssessment,
  getCompany,
  getReference,
  listDocuments,
  resubmitClearance,
  saveAssessmentDraft,
  submitAssessment,
  uploadDocument,
} from '@ebpls/contracts';
import {
  createClearance,
  createOwnedCompany,
  createDocument,
  createAssessment,
  createReference,
  type AssessmentInput,
  createFakeApi,
  openRemote,
} from '@ebpls/testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../routes.tsx';

const api = createFakeApi();

const ADDRESS = '/app/management/companies/assessment/edit/DRAFT-45/SI-000114';

const R01 = { code: 'R01', name: 'Proof of registration', is_mandatory: true, verified_by: ['bplo'], document: null };

const complete = {
  payment_mode: 'ANNUAL',
  total_assets: '750000',
  employees_male: 2,
  employees_female: 1,
  lines: [{ line: 'L07', capitalization: '750000' }],
};

/** Its amounts in the format of their fields. */
const FIGURES = { total_assets: '750,000.00', lines: [{ line: 'L07', capitalization: '750,000.00' }] };

function showPage(overrides: Partial<AssessmentInput> = {}): void {
  api.replyWith(getAssessment, createAssessment({ assessment_code: 'DRAFT-45', ...overrides }));
}

beforeEach(() => {
  api.replyWith(getCompany, createOwnedCompany());
  api.replyWith(getReference, createReference());
  api.replyWith(listDocuments, { quotas: [], data: [] });
  api.replyWith(saveAssessmentDraft, { saved_at: '2026-01-12T02:42:00.000Z', draft_revision: 1 });
});

test('an application is filed only when it is complete, sworn and signed', async () => {
  showPage({
    draft: complete,
    requirements: [{ ...R01, document: createDocument() }],
    estimate: {
      lines: [
        {
          code: 'LBT',
          name: 'Local business tax',
          agency: 'MUNICIPAL',
          reason: '0.05% of capital.',
          ordinance_section: '2A.02',
          amount: '375.00',
        },
      ],
      total: '3405.00',
      warnings: [],
    },
  });
  api.replyWith(submitAssessment, { assessment_code: 'APP-2026-000211', state: 'SUBMITTED' });
  const router = openRemote(createRoutes, '/app', `${ADDRESS}?step=sign`);

  expect(await screen.findByText('₱3,405.00')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'File the application' }));
  expect(
    await screen.findByRole('link', { name: 'Confirm that you have read and agree to the declaration.' }),
  ).toBeVisible();
  expect(api.listRequests(submitAssessment)).toHaveLength(0);

  api.replyWith(getAssessment, createAssessment({ state: 'SUBMITTED', submitted_at: '2026-01-12T02:50:00.000Z' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'I have read and agree to this declaration' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Your full name, as your signature' }), 'Ernesto Villarin');
  await userEvent.click(screen.getByRole('button', { name: 'File the application' }));

  expect(await screen.findByRole('heading', { name: 'Your application was filed' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'APP-2026-000211' })).toBeVisible();
  expect(api.listRequests(submitAssessment)[0]?.body).toMatchObject({
    ...complete,
    ...FIGURES,
    signed_name: 'Ernesto Villarin',
    agrees: true,
  });
  expect(router.state.location.pathname).toBe(
    '/app/management/companies/assessment/request/requirements/sent/45/9901001009/Matibay%20Hardware',
  );
});

test('a missing paper prevents filing and the page shows why', async () => {
  showPage({ draft: complete, requirements: [R01] });
  openRemote(createRoutes, '/app', `${ADDRESS}?step=sign`);

  expect(await screen.findByText('Complete the unfinished steps first.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'File the application' })).toHaveAttribute('aria-disabled', 'true');
});

test('a refusal of the server leads back to its step', async () => {
  showPage({ draft: complete });
  api.refuseWith(submitAssessment, {
    code: 'invalid',
    message: 'Please check the fields with errors.',
    fields: { employees_male: ['Fewer workers than residents.'] },
  });
  openRemote(createRoutes, '/app', `${ADDRESS}?step=sign`);

  await userEvent.click(await screen.findByRole('checkbox'));
  await userEvent.type(screen.getByRole('textbox', { name: 'Your full name, as your signature' }), 'Ernesto Villarin');
  await userEvent.click(screen.getByRole('button', { name: 'File the application' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Fewer workers than residents.' }));

  expect(await screen.findByRole('textbox', { name: 'Male employees' })).toBeInvalid();
});

test('a refused part is sent again at once, while the page still reloads', async () => {
  showPage({ draft: complete });
  api.refuseWith(submitAssessment, {
    code: 'invalid',
    message: 'Not today.',
    fields: { signed_name: ['Sign again.'] },
  });
  openRemote(createRoutes, '/app', `${ADDRESS}?step=sign`);
  await userEvent.click(await screen.findByRole('checkbox'));
  const name = screen.getByRole('textbox', { name: 'Your full name, as your signature' });
  const originalFetch = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    input instanceof Request && input.method === 'GET' ? new Promise(() => undefined) : originalFetch(input, init);
  await userEvent.type(name, 'Ernesto{Enter}');
  await waitFor(() => expect(name).toBeInvalid());
  await userEvent.type(name, ' Villarin{Enter}');
  await waitFor(() => expect(api.listRequests(submitAssessment)).toHaveLength(2));
});

test('a returned application shows the remarks and is sent again', async () => {
  showPage({
    state: 'RETURNED',
    returned: {
      remarks: 'The DTI certificate is cut off.',
      requirement_codes: ['R01'],
      at: '2026-01-13T02:00:00.000Z',
    },
    draft: complete,
    requirements: [
      { ...R01, document: createDocument({ state: 'REQUIRES_RESUBMISSION', remarks: 'Second page missing' }) },
    ],
  });
  openRemote(createRoutes, '/app', `${ADDRESS}?step=papers`);

  expect(await screen.findByText('“The DTI certificate is cut off.”')).toBeVisible();
  expect(screen.getByText('Upload a new copy: Second page missing')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('button', { name: 'Submit again' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('textbox', { name: /^Note to the office/ })).toBeVisible();
});

test('a returned clearance is answered to its office alone, after the paper that it requires', async () => {
  const engineering = createClearance({
    clearance_id: 8,
    office: 'engineering',
    title: 'Engineering',
    state: 'FOR_COMPLIANCE',
    is_paused: true,
    remarks: 'The 2019 copy has no second page.',
    requested_documents: ['R03'],
  });
  let documents = [
    createDocument({ requirement_code: 'R03', state: 'REQUIRES_RESUBMISSION', remarks: 'No second page' }),
  ];
  showPage({ state: 'IN_CLEARANCE', clearances: [engineering, createClearance()] });
  api.replyWith(listDocuments, () => ({ quotas: [], data: documents }));
  api.replyWith(uploadDocument, () => {
    const [first] = documents;
    documents = [
      ...documents,
      createDocument({ document_id: '22222222-2222-4222-8222-222222222222', requirement_code: 'R03', version: 2 }),
    ];
    return documents[1] ?? first ?? createDocument();
  });
  api.replyWith(resubmitClearance, { clearance_id: 8, state: 'UNDER_REVIEW', clearance_no: null });
  openRemote(createRoutes, '/app', ADDRESS);

  await screen.findByRole('heading', { level: 1, name: 'Reply to Engineering' });
  const section = document.body;
  expect(within(section).getByText('“The 2019 copy has no second page.”')).toBeVisible();
  await userEvent.click(within(section).getByRole('button', { name: 'Send to Engineering' }));
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  expect(within(summary).getByRole('link', { name: 'Upload “Occupancy permit”' })).toBeVisible();
  expect(api.listRequests(resubmitClearance)).toEqual([]);
  await userEvent.upload(
    within(section).getByLabelText('Occupancy permit'),
    new File(['%PDF'], 'occupancy.pdf', { type: 'application/pdf' }),
  );
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  await userEvent.type(within(section).getByRole('textbox', { name: /Note to the office/ }), 'Both pages now.');
  await userEvent.click(within(section).getByRole('button', { name: 'Send to Engineering' }));

  await waitFor(() => expect(api.listRequests(resubmitClearance)).toHaveLength(1));
  expect(api.listRequests(resubmitClearance)[0]).toMatchObject({
    params: { clearance_id: '8' },
    body: { note: 'Both pages now.' },
  });
});

test('without a waiting office, the address leads on to the application', async () => {
  showPage({ state: 'IN_CLEARANCE', clearances: [createClearance()] });
  openRemote(createRoutes, '/app', ADDRESS);

  expect(await screen.findByRole('heading', { name: 'No office is waiting for your reply' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'View the application' })).toBeVisible();
});
