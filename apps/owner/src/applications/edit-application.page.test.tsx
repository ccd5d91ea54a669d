import {
  getAssessment,
  getCompany,
  getReference,
  listDocuments,
  removeDocument,
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
import { cleanup, screen, waitFor, within } from '@testing-library/react';
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

test('a new business declares its capital and finds its assets and workers filled in', async () => {
  showPage();
  openRemote(createRoutes, '/app', ADDRESS);

  expect(await screen.findByRole('textbox', { name: 'Total assets, excluding land' })).toHaveValue('750,000.00');
  expect(screen.getByRole('textbox', { name: 'Male employees' })).toHaveValue('2');
  expect(screen.queryByRole('textbox', { name: 'Sales of essential goods' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('link', { name: /^Enter the capital invested in Hardware/ })).toHaveAttribute(
    'href',
    '#lines.0.capitalization',
  );
});

test('fewer workers than live in the municipality by the registration are named at the step, not at the filing', async () => {
  const company = createOwnedCompany();
  const people = { employees_male: 2, employees_female: 1, residents_male: 2, residents_female: 1 };
  api.replyWith(getCompany, { ...company, form: { ...company.form, people } });
  showPage({ draft: { ...complete, employees_male: 1 } });
  openRemote(createRoutes, '/app', ADDRESS);
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Male employees' })).toBeInvalid());
  cleanup();

  openRemote(createRoutes, '/app', `${ADDRESS}?step=sign`);
  expect(await screen.findByText('Complete the marked steps first.')).toBeVisible();
});

test('opening the papers from the list of steps in the middle of typing shows those that the new figures require', async () => {
  showPage({ draft: complete });
  openRemote(createRoutes, '/app', ADDRESS);
  const workers = await screen.findByRole('textbox', { name: 'Male employees' });
  await userEvent.type(workers, '9');
  api.replyWith(saveAssessmentDraft, () => {
    showPage({ draft: { ...complete, employees_male: 29 }, requirements: [R01] });
    return { saved_at: '2026-01-12T02:43:00.000Z', draft_revision: 2 };
  });
  await userEvent.click(screen.getByRole('link', { name: /Documents/ }));
  expect(await screen.findByText(/Proof of registration/)).toBeVisible();
});

test('a renewal declares both kinds of sales of the year before', async () => {
  showPage({ application_type: 'RENEWAL' });
  openRemote(createRoutes, '/app', ADDRESS);

  await userEvent.type(await screen.findByRole('textbox', { name: 'Sales of other goods or services' }), 'a lot');
  await userEvent.type(screen.getByRole('textbox', { name: 'Sales of essential goods' }), '0');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));

  expect(screen.getByText(/January to December 2025/)).toBeVisible();
  expect(
    await screen.findByRole('link', {
      name: /^Sales of other goods or services, Hardware.*: “a lot” is not an amount/,
    }),
  ).toHaveAttribute('href', '#lines.0.gross_non_essential');
});

const RENEWED_APPLICATION = {
  application_type: 'RENEWAL' as const,
  tax_year: 2026,
  back_years: [2025],
  draft: {
    ...complete,
    lines: [{ line: 'L07', gross_essential: '0', gross_non_essential: '720000' }],
    back_years: [
      { tax_year: 2025, lines: [{ line: 'L07', gross_essential: '0', gross_non_essential: '650000' }] },
      { tax_year: 2024, lines: [] },
    ],
  },
};

test('a renewal requires the sales of every year that was not filed, or that there is no record of them', async () => {
  showPage(RENEWED_APPLICATION);
  openRemote(createRoutes, '/app', ADDRESS);

  expect(await screen.findByRole('heading', { name: '2025 was not filed' })).toBeVisible();
  expect(screen.getByText(/from January to December 2024\./)).toBeVisible();
  const sales = () => screen.queryByRole('textbox', { name: 'For 2025: Sales of other goods or services' });
  expect(sales()).toHaveValue('650,000.00');
  await userEvent.click(screen.getByRole('checkbox', { name: /^I have no record of the sales of 2024/ }));
  await waitFor(() => expect(sales()).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() =>
    expect(api.listRequests(saveAssessmentDraft).at(-1)?.body).toMatchObject({
      values: { back_years: [{ tax_year: 2025, is_presumptive: true, lines: [{ line: 'L07' }] }] },
    }),
  );
});

test('sales of a year that was not filed are required by name', async () => {
  showPage({ ...RENEWED_APPLICATION, draft: { ...RENEWED_APPLICATION.draft, back_years: [] } });
  openRemote(createRoutes, '/app', ADDRESS);
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(
    await screen.findByRole('link', {
      name: 'Enter the sales of other goods or services for Hardware and construction supplies, 2025, or 0.',
    }),
  ).toHaveAttribute('href', '#back_years.0.lines.0.gross_non_essential');
});

test('the summary before the signature lists every year, and before the filing window the application cannot be filed', async () => {
  showPage({ ...RENEWED_APPLICATION, files_from: '2027-01-01' });
  openRemote(createRoutes, '/app', `${ADDRESS}?step=sign`);
  expect(await screen.findByText(/^For 2025: Hardware.*: Sales of other goods or services/)).toBeVisible();
  expect(screen.getByText('₱650,000.00')).toBeVisible();
  expect(screen.getByRole('button', { name: 'File the application' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getAllByText(/You can submit this application from 1 Jan 2027/).length).toBeGreaterThan(0);
});

test('a line of two tax categories is declared once for each', async () => {
  showPage({ lines: [{ line: 'L20', name: 'Fast food', is_principal: true, categories: ['d', 'h1'] }] });
  openRemote(createRoutes, '/app', ADDRESS);

  expect(await screen.findByRole('heading', { name: 'Fast food, category d' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Fast food, category h1' })).toBeVisible();
});

test('a figure is stored in its normal form, however it was typed', async () => {
  showPage();
  openRemote(createRoutes, '/app', ADDRESS);

  await userEvent.type(await screen.findByRole('textbox', { name: 'Capital invested in this line' }), 'P750k');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));

  await waitFor(() =>
    expect(api.listRequests(saveAssessmentDraft).at(-1)?.body).toMatchObject({
      values: { lines: [{ line: 'L07', capitalization: '750,000.00' }] },
    }),
  );
});

test('a paper is sent for its requirement and then shown there', async () => {
  let document: ReturnType<typeof createDocument> | null = null;
  api.replyWith(getAssessment, () =>
    createAssessment({ assessment_code: 'DRAFT-45', requirements: [{ ...R01, document }] }),
  );
  api.replyWith(uploadDocument, () => (document = createDocument()));
  openRemote(createRoutes, '/app', `${ADDRESS}?step=papers`);

  expect(await screen.findByText('1 document is still missing')).toBeVisible();
  await userEvent.upload(
    screen.getByLabelText('Proof of registration'),
    new File(['%PDF-1.7'], 'dti.pdf', { type: 'application/pdf' }),
  );

  expect(await screen.findByText('dti.pdf')).toBeVisible();
  expect(api.listRequests(uploadDocument)[0]).toMatchObject({
    params: { company_code: 'SI-000114' },
    query: { requirement_code: 'R01', assessment_code: 'DRAFT-45' },
    body: { file: 'dti.pdf' },
  });
  expect(await screen.findByText('All required documents have been uploaded.')).toBeVisible();
});

test('a file that is too large is refused before it is sent', async () => {
  showPage({ requirements: [R01] });
  openRemote(createRoutes, '/app', `${ADDRESS}?step=papers`);

  const large = new File(['x'], 'scan.pdf', { type: 'application/pdf' });
  Object.defineProperty(large, 'size', { value: 11 * 1024 * 1024 });
  await userEvent.upload(await screen.findByLabelText('Proof of registration'), large);

  expect(await screen.findByText(/larger than 10 MB/)).toBeVisible();
  expect(api.listRequests(uploadDocument)).toHaveLength(0);
});

test('the server’s message about a file is shown at its requirement', async () => {
  showPage({ requirements: [R01] });
  api.refuseWith(uploadDocument, {
    code: 'invalid',
    message: 'Please check the marked fields.',
    fields: { file: ['This is not a PDF, JPG or PNG.'] },
  });
  openRemote(createRoutes, '/app', `${ADDRESS}?step=papers`);

  await userEvent.upload(
    await screen.findByLabelText('Proof of registration'),
    new File(['<html>'], 'page.pdf', { type: 'application/pdf' }),
  );

  expect(await screen.findByText('This is not a PDF, JPG or PNG.')).toBeVisible();
});

test('a refused file stays visible with the reason, and the former copy is not lost', async () => {
  const message = 'You can upload 60 MB for one application and have 2.4 MB left. This file is 9.1 MB.';
  showPage({ requirements: [{ ...R01, document: createDocument({ file_name: 'earlier.pdf' }) }] });
  api.refuseWith(uploadDocument, { code: 'invalid', message, fields: { file: [message] } });
  openRemote(createRoutes, '/app', `${ADDRESS}?step=papers`);

  const larger = new File(['%PDF-1.7'], 'larger.pdf', { type: 'application/pdf' });
  await userEvent.upload(await screen.findByLabelText('Proof of registration'), larger);

  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByText('larger.pdf')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.getByText('earlier.pdf')).toBeVisible();
  expect(screen.queryByText(message)).not.toBeInTheDocument();
  expect(api.listRequests(removeDocument)).toHaveLength(0);
});

const MEGABYTE = 1_000_000;

test('from four fifths on an owner sees the rest of the quota, before any refusal', async () => {
  showPage({ requirements: [R01] });
  const quotas = [
    { of: 'application' as const, used_bytes: 47.9 * MEGABYTE, limit_bytes: 60 * MEGABYTE },
    { of: 'year' as const, used_bytes: 400 * MEGABYTE, limit_bytes: 500 * MEGABYTE },
  ];
  api.replyWith(listDocuments, { data: [], quotas });
  openRemote(createRoutes, '/app', `${ADDRESS}?step=papers`);

  expect(await screen.findByText('100 of 500 MB left for uploads this year.')).toBeVisible();
  expect(screen.queryByText(/left for files in this application/)).not.toBeInTheDocument();
});

test('a full quota reads as nothing left', async () => {
  showPage({ requirements: [R01] });
  const full = { of: 'application' as const, used_bytes: 61 * MEGABYTE, limit_bytes: 60 * MEGABYTE };
  api.replyWith(listDocuments, { data: [], quotas: [full] });
  openRemote(createRoutes, '/app', `${ADDRESS}?step=papers`);

  expect(await screen.findByText('0 of 60 MB left for files in this application.')).toBeVisible();
});

test('a paper that no office has decided can be withdrawn', async () => {
  showPage({ requirements: [{ ...R01, document: createDocument() }] });
  api.replyWith(removeDocument, undefined);
  openRemote(createRoutes, '/app', `${ADDRESS}?step=papers`);

  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));

  await waitFor(() => expect(api.listRequests(removeDocument)).toHaveLength(1));
});

test('every figure of the form is read back before it is signed, the affidavit of no sales too', async () => {
  showPage({ application_type: 'RENEWAL', draft: { ...complete, zero_gross_affidavit: true } });
  openRemote(createRoutes, '/app', `${ADDRESS}?step=sign`);

  const findAnswer = (label: string) => screen.getByText(label).nextElementSibling;
  expect(await screen.findByText('The business did not operate in 2025')).toBeVisible();
  expect(findAnswer('The business did not operate in 2025')).toHaveTextContent('Yes');
  expect(findAnswer('Total assets, excluding land')).toHaveTextContent('₱750,000.00');
  expect(findAnswer('Male employees')).toHaveTextContent('2');
  expect(findAnswer('How will you pay the business tax?')).toHaveTextContent('Once');
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

  expect(await screen.findByText('Complete the marked steps first.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'File the application' })).toHaveAttribute('aria-disabled', 'true');
});

test('a refusal of the server leads back to its step', async () => {
  showPage({ draft: complete });
  api.refuseWith(submitAssessment, {
    code: 'invalid',
    message: 'Please check the marked fields.',
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

  expect(await screen.findByText('The DTI certificate is cut off.')).toBeVisible();
  expect(screen.getByText('Upload a new copy: Second page missing')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('button', { name: 'Submit again' })).toHaveAttribute('aria-disabled', 'true');
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
  expect(within(section).getByText('The 2019 copy has no second page.')).toBeVisible();
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

test('a new business chooses no mode of payment, and a renewal in November is offered no past day', async () => {
  showPage();
  openRemote(createRoutes, '/app', ADDRESS);
  expect(await screen.findByText(/A new business pays its first year’s tax in full/)).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  cleanup();

  showPage({ application_type: 'RENEWAL' });
  api.replyWith(getReference, createReference({ today: '2026-11-22' }));
  openRemote(createRoutes, '/app', ADDRESS);
  expect(await screen.findByText(/The 2026 due dates have passed/)).toBeVisible();
  expect(screen.queryByText(/20 Jan/)).not.toBeInTheDocument();
});
