import {
  getAssessment,
  getCompany,
  getReference,
  type LineToReplace,
  listDocuments,
  saveAssessmentDraft,
} from '@ebpls/contracts';
import {
  type AssessmentInput,
  createAssessment,
  createFakeApi,
  createOwnedCompany,
  createReference,
  openRemote,
} from '@ebpls/testing-web';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../routes.tsx';

const api = createFakeApi();

const ADDRESS = '/app/management/companies/assessment/edit/DRAFT-45/SI-000114';
const HARDWARE = { line: 'R-07', name: 'Hardware', is_principal: true, categories: ['d'] };
const REPLACED: LineToReplace = {
  was: 'L07',
  was_name: 'Hardware and paint',
  line: 'R-07',
  has_one_successor: true,
  options: [
    { line: 'R-07', name: 'Hardware' },
    { line: 'R-08', name: 'Paint' },
  ],
};
const DRAFT = {
  payment_mode: 'ANNUAL',
  total_assets: '750000',
  employees_male: 2,
  employees_female: 1,
  lines: [{ line: 'R-07', gross_essential: '0', gross_non_essential: '750000' }],
};

// Values that a page has not confirmed stay in the browser for their application.
let assessment_id = 700;

function showPage(replacedLine: LineToReplace, overrides: Partial<AssessmentInput> = {}): void {
  const reply = {
    application_type: 'RENEWAL' as const,
    lines: [HARDWARE],
    draft: DRAFT,
    replaced_lines: [replacedLine],
  };
  api.replyWith(
    getAssessment,
    createAssessment({ assessment_code: 'DRAFT-45', assessment_id, ...reply, ...overrides }),
  );
}

beforeEach(() => {
  assessment_id += 1;
  api.replyWith(getCompany, createOwnedCompany());
  api.replyWith(getReference, createReference());
  api.replyWith(listDocuments, { quotas: [], data: [] });
  api.replyWith(saveAssessmentDraft, { saved_at: '2026-01-12T02:42:00.000Z', draft_revision: 1 });
});

const LABEL = 'Line of business that replaces Hardware and paint';

test('the only successor of a line is selected, and another one can be chosen, saved and asked for', async () => {
  showPage(REPLACED);
  openRemote(createRoutes, '/app', ADDRESS);
  const field = await screen.findByRole('combobox', { name: LABEL });
  expect(field).toHaveValue('R-07');
  expect(field).toHaveAccessibleDescription(/Hardware replaces Hardware and paint, so it is already selected/);

  const chosenLine = { ...REPLACED, line: 'R-08' };
  showPage(chosenLine, { lines: [{ ...HARDWARE, line: 'R-08', name: 'Paint' }], draft_revision: 1 });
  await userEvent.selectOptions(field, 'Paint');
  expect(await screen.findByRole('region', { name: 'Paint' })).toBeVisible();
  expect(api.listRequests(saveAssessmentDraft).at(-1)?.body).toMatchObject({
    values: {
      replaced_lines: [{ was: 'L07', line: 'R-08' }],
      lines: [{ line: 'R-08', gross_non_essential: '750,000.00' }],
    },
  });
  expect(screen.getByRole('combobox', { name: LABEL })).toHaveAccessibleDescription(/^You chose Paint/);
});

test('of a line that was split one must be chosen before the figures continue', async () => {
  showPage(
    { ...REPLACED, line: null, has_one_successor: false },
    {
      lines: [{ ...HARDWARE, line: 'L07', name: 'Hardware and paint' }],
      draft: { ...DRAFT, lines: [{ ...DRAFT.lines[0], line: 'L07' }] },
    },
  );
  openRemote(createRoutes, '/app', ADDRESS);
  const field = await screen.findByRole('combobox', { name: LABEL });
  expect(field).toHaveAccessibleDescription(/several lines of business replace Hardware and paint/);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  const sentence = 'Please choose the line of business that replaces this one.';
  expect(await screen.findByRole('link', { name: new RegExp(sentence) })).toHaveAttribute('href', '#lines.0.line');
  await waitFor(() => expect(screen.getByRole('combobox', { name: LABEL })).toBeInvalid());
});

test('two lines that become one are declared once', async () => {
  const lines = [HARDWARE, { line: 'L08', name: 'Paint shop', is_principal: false, categories: ['d'] }];
  const split = { ...REPLACED, was: 'L08', was_name: 'Paint shop', line: null, has_one_successor: false };
  showPage(split, { lines });
  openRemote(createRoutes, '/app', ADDRESS);
  const field = await screen.findByRole('combobox', { name: 'Line of business that replaces Paint shop' });
  showPage({ ...split, line: 'R-07' }, { draft_revision: 1 });
  await userEvent.selectOptions(field, 'Hardware');
  await waitFor(() =>
    expect(api.listRequests(saveAssessmentDraft).at(-1)?.body).toMatchObject({
      values: { replaced_lines: [{ was: 'L08', line: 'R-07' }], lines: [{ line: 'R-07' }] },
    }),
  );
  await waitFor(() => expect(screen.getAllByRole('region', { name: 'Hardware' })).toHaveLength(1));
});
