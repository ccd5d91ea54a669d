import { getAssessment, getCompany, getReference, listDocuments, saveAssessmentDraft } from '@ebpls/contracts';
import {
  createOwnedCompany,
  createAssessment,
  createReference,
  type AssessmentInput,
  createFakeApi,
  openRemote,
} from '@ebpls/testing-web';
import { cleanup, screen, waitFor } from '@testing-library/react';
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
  expect(await screen.findByText('Complete the unfinished steps first.')).toBeVisible();
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
      name: /^Sales of other goods or services, Hardware.*: “a lot” is not a valid amount/,
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

  expect(await screen.findByRole('heading', { name: 'No application was filed for 2025' })).toBeVisible();
  expect(screen.getByText(/from January to December 2024\./)).toBeVisible();
  const sales = () => screen.queryByRole('textbox', { name: 'For 2025: Sales of other goods or services' });
  expect(sales()).toHaveValue('650,000.00');
  await userEvent.click(screen.getByRole('checkbox', { name: /^I have no sales records for 2024/ }));
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

  await userEvent.type(
    await screen.findByRole('textbox', { name: 'Capital invested in this line of business' }),
    'P750k',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));

  await waitFor(() =>
    expect(api.listRequests(saveAssessmentDraft).at(-1)?.body).toMatchObject({
      values: { lines: [{ line: 'L07', capitalization: '750,000.00' }] },
    }),
  );
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
