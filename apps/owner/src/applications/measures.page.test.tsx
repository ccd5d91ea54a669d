import {
  type FormMeasure,
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
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../routes.tsx';

const api = createFakeApi();

const ADDRESS = '/app/management/companies/assessment/edit/DRAFT-45/SI-000114';

const createMeasure = (code: string, overrides: Partial<FormMeasure> = {}): FormMeasure => ({
  code,
  name: { en: code, fil: code },
  unit: null,
  kind: 'COUNT',
  of: 'LINE',
  lines: ['L50'],
  values: [],
  is_required: true,
  ...overrides,
});

const MEASURES = [
  createMeasure('rooms', { name: { en: 'Rooms', fil: 'Mga silid' } }),
  createMeasure('pool', { name: { en: 'Swimming pool', fil: 'Languyan' }, kind: 'YES_NO' }),
  createMeasure('class', {
    name: { en: 'Class', fil: 'Klase' },
    kind: 'CHOICE',
    values: [
      { code: 'a', name: { en: 'First class', fil: 'Unang klase' } },
      { code: 'b', name: { en: 'Second class', fil: 'Ikalawang klase' } },
    ],
  }),
  createMeasure('signs', {
    name: { en: 'Signs', fil: 'Mga karatula' },
    unit: { en: 'm²', fil: 'm²' },
    kind: 'DECIMAL',
    of: 'BUSINESS',
    lines: [],
    is_required: false,
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
const ANSWERED = {
  ...DRAFT,
  measures: { signs: '4.5', moon: '1' },
  lines: [
    { line: 'L07', capitalization: '750000', measures: { rooms: '9' } },
    { line: 'L50', capitalization: '900000', measures: { rooms: '64', pool: false, class: 'b' } },
  ],
};

function showPage(overrides: Partial<AssessmentInput> = {}): void {
  const draftReply = { measures: MEASURES, lines: LINES, draft: DRAFT, ...overrides };
  api.replyWith(getAssessment, createAssessment({ assessment_code: 'DRAFT-45', ...draftReply }));
}

beforeEach(() => {
  api.replyWith(getCompany, createOwnedCompany());
  api.replyWith(getReference, createReference());
  api.replyWith(listDocuments, { quotas: [], data: [] });
  api.replyWith(saveAssessmentDraft, { saved_at: '2026-01-12T02:42:00.000Z', draft_revision: 1 });
});

const findRegion = async (name: string) => within(await screen.findByRole('region', { name }));

test('each line is asked exactly its measures, and the business its own', async () => {
  showPage();
  openRemote(createRoutes, '/app', ADDRESS);
  const hotel = await findRegion('Hotel');
  expect(hotel.getByRole('textbox', { name: 'Rooms' })).toBeVisible();
  expect(hotel.getByRole('group', { name: 'Swimming pool' })).toBeVisible();
  expect(hotel.getByRole('radio', { name: 'Second class' })).not.toBeChecked();
  expect((await findRegion('Hardware')).getAllByRole('textbox')).toHaveLength(1);
  const others = await findRegion('Other details for the fees');
  expect(others.getByRole('textbox', { name: /^Signs \(m²\)/ })).toHaveAttribute('inputmode', 'decimal');
});

test('the names are in the language of the reader', async () => {
  showPage();
  openRemote(createRoutes, '/app', ADDRESS, { language: 'fil' });
  expect(await screen.findByRole('textbox', { name: 'Mga silid' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Unang klase' })).toBeVisible();
});

test('a missing answer and a wrong one are named at their fields', async () => {
  showPage();
  openRemote(createRoutes, '/app', ADDRESS);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Rooms' }), '6.5');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('link', { name: 'Rooms, Hotel: Please enter a whole number.' })).toHaveAttribute(
    'href',
    '#lines.1.measures.rooms',
  );
  expect(screen.getByRole('link', { name: 'Fill in “Swimming pool, Hotel”.' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Signs/ })).not.toBeInTheDocument();
});

test('what is answered is saved with the draft', async () => {
  showPage();
  openRemote(createRoutes, '/app', ADDRESS);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Rooms' }), '64');
  await userEvent.click(screen.getByRole('radio', { name: 'No' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Second class' }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() =>
    expect(api.listRequests(saveAssessmentDraft).at(-1)?.body).toMatchObject({
      values: { lines: [{ line: 'L07' }, { line: 'L50', measures: { rooms: '64', pool: false, class: 'b' } }] },
    }),
  );
});

test('the answers are listed before the signature, and only the asked ones are filed', async () => {
  showPage({ draft: ANSWERED });
  openRemote(createRoutes, '/app', `${ADDRESS}?step=sign`);
  const answers = within(await screen.findByRole('region', { name: 'Your figures' }));
  expect(answers.getByText('Hotel: Rooms').nextElementSibling).toHaveTextContent('64');
  expect(answers.getByText('Hotel: Swimming pool').nextElementSibling).toHaveTextContent('No');
  expect(answers.getByText('Hotel: Class').nextElementSibling).toHaveTextContent('Second class');
  expect(answers.getByText('Signs (m²)').nextElementSibling).toHaveTextContent('4.5');

  const fields = { 'lines.1.measures.rooms': ['Please enter a whole number.'] };
  api.refuseWith(submitAssessment, { code: 'invalid', message: 'Please check your answers.', fields });
  await userEvent.click(screen.getByRole('checkbox', { name: 'I have read and agree to this declaration' }));
  await userEvent.type(
    screen.getByRole('textbox', { name: 'Your full name, as your signature' }),
    'Ernesto C. Villarin',
  );
  await userEvent.click(screen.getByRole('button', { name: 'File the application' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Please enter a whole number.' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Rooms' })).toBeInvalid());

  const filedBody = api.listRequests(submitAssessment)[0]?.body;
  expect(filedBody).toMatchObject({
    measures: { signs: '4.5' },
    lines: [{}, { measures: { rooms: '64', class: 'b' } }],
  });
  expect(JSON.stringify(filedBody)).not.toMatch(/moon|"rooms":"9"/);
});

test('a renewal finds last year’s answers filled in', async () => {
  const former_measures = {
    measures: { signs: '4.5' },
    lines: [{ line: 'L50', measures: { rooms: '60', pool: true } }],
  };
  showPage({ application_type: 'RENEWAL', draft: {}, former_measures });
  openRemote(createRoutes, '/app', ADDRESS);
  expect(await screen.findByRole('textbox', { name: 'Rooms' })).toHaveValue('60');
  expect(screen.getByRole('radio', { name: 'Yes' })).toBeChecked();
  expect(screen.getByRole('textbox', { name: /^Signs/ })).toHaveValue('4.5');
  cleanup();

  showPage({ application_type: 'RENEWAL', draft: ANSWERED, former_measures });
  openRemote(createRoutes, '/app', ADDRESS);
  expect(await screen.findByRole('textbox', { name: 'Rooms' })).toHaveValue('64');
});

test('a business that is asked nothing more has no other field', async () => {
  api.replyWith(getAssessment, createAssessment({ assessment_code: 'DRAFT-45' }));
  openRemote(createRoutes, '/app', ADDRESS);
  expect(await screen.findByRole('textbox', { name: 'Capital invested in this line of business' })).toBeVisible();
  expect(screen.queryByText('Other details for the fees')).not.toBeInTheDocument();
});
