import {
  type FormRelief,
  getAssessment,
  getCompany,
  getReference,
  listDocuments,
  saveAssessmentDraft,
  submitAssessment,
} from '@ebpls/contracts';
import {
  type AssessmentInput,
  createAssessment,
  createFakeApi,
  createOwnedCompany,
  createReference,
  openRemote,
} from '@ebpls/testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../routes.tsx';

const api = createFakeApi();

const ADDRESS = '/app/management/companies/assessment/edit/DRAFT-45/SI-000114';

const createRelief = (code: string, en: string, overrides: Partial<FormRelief> = {}): FormRelief => ({
  code,
  name: { en, fil: `${en} (fil)` },
  section: '3.09',
  lines: ['L07', 'L50'],
  figures: [],
  ...overrides,
});

const RELIEFS = [
  createRelief('SENIOR', 'Senior citizen'),
  createRelief('COOP', 'Cooperative', {
    lines: ['L50'],
    figures: [{ code: 'reserves', name: { en: 'Reserves', fil: 'Reserba' } }],
  }),
];

const LINES = [
  { line: 'L07', name: 'Hardware', is_principal: true, categories: ['d'] },
  { line: 'L50', name: 'Hotel', is_principal: false, categories: ['h1'] },
];

const DRAFT = {
  payment_mode: 'ANNUAL',
  total_assets: '750000',
  employees_male: 2,
  employees_female: 1,
  lines: [
    { line: 'L07', capitalization: '750000' },
    { line: 'L50', capitalization: '900000' },
  ],
};

function showPage(overrides: Partial<AssessmentInput> = {}): void {
  const draftReply = { reliefs: RELIEFS, lines: LINES, draft: DRAFT, ...overrides };
  api.replyWith(getAssessment, createAssessment({ assessment_code: 'DRAFT-45', ...draftReply }));
}

beforeEach(() => {
  api.replyWith(getCompany, createOwnedCompany());
  api.replyWith(getReference, createReference());
  api.replyWith(listDocuments, { quotas: [], data: [] });
  api.replyWith(saveAssessmentDraft, { saved_at: '2026-01-12T02:42:00.000Z', draft_revision: 1 });
});

test('each relief of the revenue code is claimed by its name, with its line and amounts', async () => {
  showPage();
  openRemote(createRoutes, '/app', ADDRESS);
  const part = within(await screen.findByRole('region', { name: 'Exemptions and discounts' }));
  expect(part.queryByRole('textbox')).not.toBeInTheDocument();
  await userEvent.click(part.getByRole('checkbox', { name: /^Senior citizen/ }));
  await userEvent.selectOptions(part.getByRole('combobox', { name: /^Senior citizen: for which/ }), 'Hotel');
  await userEvent.click(part.getByRole('checkbox', { name: /^Cooperative/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('link', { name: 'Fill in “Reserves”.' })).toHaveAttribute(
    'href',
    '#exemptions.1.figures.reserves',
  );
  await userEvent.type(part.getByRole('textbox', { name: 'Reserves' }), '12000000');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() =>
    expect(api.listRequests(saveAssessmentDraft).at(-1)?.body).toMatchObject({
      values: {
        exemptions: [
          { code: 'SENIOR', line: 'L50' },
          { code: 'COOP', figures: { reserves: '12,000,000.00' } },
        ],
      },
    }),
  );
});

test('a claim that is cleared is not sent, and the other one keeps its amounts', async () => {
  const exemptions = [{ code: 'SENIOR' }, { code: 'COOP', figures: { reserves: '5' } }];
  showPage({ draft: { ...DRAFT, exemptions } });
  openRemote(createRoutes, '/app', ADDRESS);
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Senior citizen/ }));
  expect(screen.getByRole('textbox', { name: 'Reserves' })).toHaveValue('5');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() =>
    expect(api.listRequests(saveAssessmentDraft).at(-1)?.body).toMatchObject({
      values: { exemptions: [{ code: 'COOP', figures: { reserves: '5' } }] },
    }),
  );
});

test('claims are listed before the signature, and one that is offered no more is not filed', async () => {
  const exemptions = [{ code: 'COOP', figures: { reserves: '5,000.00' } }, { code: 'GONE' }];
  showPage({ draft: { ...DRAFT, exemptions } });
  openRemote(createRoutes, '/app', `${ADDRESS}?step=sign`, { language: 'fil' });
  expect((await screen.findByText('Hiniling na eksempsiyon o diskuwento')).nextElementSibling).toHaveTextContent(
    'Cooperative (fil)',
  );
  expect(screen.getByText('Reserba').nextElementSibling).toHaveTextContent('₱5,000.00');
  const fields = { 'exemptions.0.code': ['Walang bisa ngayon ang eksempsiyong ito.'] };
  api.refuseWith(submitAssessment, { code: 'invalid', message: 'Suriin ang mga sagot mo.', fields });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Nabasa ko ito at pinanunumpaan ko' }));
  await userEvent.type(screen.getByRole('textbox', { name: /^Ang iyong buong pangalan/ }), 'Ernesto C. Villarin');
  await userEvent.click(screen.getByRole('button', { name: 'Isumite ang aplikasyon' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Walang bisa ngayon ang eksempsiyong ito.' }));
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /^Cooperative/ })).toBeInvalid());
  expect(api.listRequests(submitAssessment)[0]?.body).toMatchObject({
    exemptions: [{ code: 'COOP', figures: { reserves: '5,000.00' } }],
  });
});

test('a revenue code without reliefs asks for none', async () => {
  showPage({ reliefs: [] });
  openRemote(createRoutes, '/app', ADDRESS);
  expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible();
  expect(screen.queryByText('Exemptions and discounts')).not.toBeInTheDocument();
});
