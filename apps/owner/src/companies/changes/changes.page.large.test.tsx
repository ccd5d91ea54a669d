import {
  fileChange,
  getAssessment,
  getCompany,
  getReference,
  listDocuments,
  listFormMeasures,
  offerTransfer,
  saveAssessmentDraft,
  startAssessment,
} from '@ebpls/contracts';
import { createOwnedCompany, createAssessment, createReference, createFakeApi, openRemote } from '@ebpls/testing-web';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../../routes.tsx';

const api = createFakeApi();
const ASSESSMENT = '/app/management/companies/assessment';
const OPEN = createOwnedCompany({
  state: 'ACTIVE',
  can_change: [
    { amendment: 'CHANGE_AREA', tax_year: 2026 },
    { amendment: 'DROP_LINE', tax_year: 2026 },
  ],
  can_retire: { tax_year: 2026 },
});

const AREA = createAssessment({
  assessment_code: 'DRAFT-45',
  application_type: 'AMENDMENT',
  amendment: 'CHANGE_AREA',
  change: { kind: 'CHANGE_AREA', business_area_sqm: 120 },
  changes: [{ label: 'Floor area', was: '85 m²', becomes: '120 m²' }],
});
const CLOSING = createAssessment({ assessment_code: 'DRAFT-46', application_type: 'RETIREMENT' });

beforeEach(() => {
  api.replyWith(getReference, createReference());
  api.replyWith(getCompany, OPEN);
  api.replyWith(listDocuments, { quotas: [], data: [] });
  api.replyWith(saveAssessmentDraft, { saved_at: '2026-01-12T02:00:00.000Z', draft_revision: 1 });
});

test('the processing time is given once, above the changes', async () => {
  openRemote(createRoutes, '/app', `${ASSESSMENT}/changes/SI-000114`);
  expect(await screen.findByText('Processing time of each change: 7 working days.')).toBeVisible();
  expect(screen.getAllByText(/working days/)).toHaveLength(1);
});

test('a chosen change is begun for the year of the permit and leads to its own fields alone', async () => {
  api.replyWith(startAssessment, { assessment_code: 'DRAFT-45', state: 'DRAFT' });
  api.replyWith(getAssessment, AREA);
  const router = openRemote(createRoutes, '/app', `${ASSESSMENT}/changes/SI-000114`);
  await userEvent.click(await screen.findByRole('radio', { name: /The floor area/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Start the change' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`${ASSESSMENT}/change/DRAFT-45/SI-000114`));
  expect(api.listRequests(startAssessment)[0]?.body).toEqual({
    application_type: 'AMENDMENT',
    amendment: 'CHANGE_AREA',
    tax_year: 2026,
  });
  expect(await screen.findByRole('heading', { name: 'Current' })).toBeVisible();
  const area = await screen.findByLabelText('Floor area in m²');
  await userEvent.clear(area);
  await userEvent.type(area, '120');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() =>
    expect(api.listRequests(saveAssessmentDraft).at(-1)?.body).toEqual({
      values: { business_area_sqm: 120 },
      draft_revision: 0,
    }),
  );
});

test('a closing requires the last day, the reason and the gross of every line', async () => {
  api.replyWith(startAssessment, { assessment_code: 'DRAFT-46', state: 'DRAFT' });
  api.replyWith(getAssessment, CLOSING);
  openRemote(createRoutes, '/app', `${ASSESSMENT}/changes/SI-000114`);
  await userEvent.click(await screen.findByRole('button', { name: 'Retire this business' }));
  expect(await screen.findByRole('group', { name: 'Last day of business' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findAllByText('Please enter the date of retirement.')).not.toHaveLength(0);
  expect(api.listRequests(startAssessment)[0]?.body).toEqual({ application_type: 'RETIREMENT', tax_year: 2026 });
});

test('a change is signed with the old beside the new, and filed as it was declared', async () => {
  const lease = { code: 'R07', name: 'Lease', is_mandatory: true, verified_by: [], document: null, is_brought: true };
  api.replyWith(getAssessment, { ...AREA, requirements: [lease] });
  api.replyWith(fileChange, { assessment_code: 'APP-2026-000300', state: 'SUBMITTED' });
  openRemote(createRoutes, '/app', `${ASSESSMENT}/edit/DRAFT-45/SI-000114?step=sign`);
  expect(await screen.findByText('85 m² → 120 m²')).toBeVisible();
  expect(screen.getByText(/^Bring 1 original to the municipal hall/)).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: /I have read and agree/ }));
  await userEvent.type(screen.getByLabelText('Your full name, as your signature'), 'Ernesto Villarin');
  await userEvent.click(screen.getByRole('button', { name: 'File the application' }));
  await waitFor(() =>
    expect(api.listRequests(fileChange)[0]?.body).toEqual({
      change: { kind: 'CHANGE_AREA', business_area_sqm: 120 },
      signed_name: 'Ernesto Villarin',
      agrees: true,
    }),
  );
});

test('what the business still owes is shown before the signature, with a link to pay it', async () => {
  api.replyWith(getAssessment, AREA);
  api.replyWith(getCompany, createOwnedCompany({ company_code: 'SI-000114', due_now: '5200.00' }));
  openRemote(createRoutes, '/app', `${ASSESSMENT}/edit/DRAFT-45/SI-000114?step=sign`);
  expect(await screen.findByText(/^₱5,200\.00 is still due for /)).toBeVisible();
  expect(screen.getByRole('link', { name: 'View what is due and pay' })).toHaveAttribute(
    'href',
    '/app/management/companies/account/soa?company_code=SI-000114',
  );
});

test('an offer to oneself is refused at its field', async () => {
  api.refuseWith(offerTransfer, {
    code: 'invalid',
    message: 'Please check what you entered.',
    fields: { buyer_email: ['This is your own account.'] },
  });
  openRemote(createRoutes, '/app', `${ASSESSMENT}/changes/SI-000114`);
  await userEvent.type(await screen.findByLabelText('E-mail of the new owner’s account'), 'me@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Offer the business' }));
  expect(await screen.findByText('This is your own account.')).toBeVisible();
});

test('a business without a possible change is shown the reason', async () => {
  api.replyWith(
    getCompany,
    createOwnedCompany({ cannot_change: 'APP-2026-000001 of this business is still in progress.' }),
  );
  openRemote(createRoutes, '/app', `${ASSESSMENT}/changes/SI-000114`);
  expect(await screen.findByText('APP-2026-000001 of this business is still in progress.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retire this business' })).not.toBeInTheDocument();
});

test('of a line that ends only its own gross is required, and only it is stored', async () => {
  api.replyWith(
    getAssessment,
    createAssessment({
      assessment_code: 'DRAFT-47',
      application_type: 'AMENDMENT',
      amendment: 'DROP_LINE',
      lines: [
        { line: 'L07', name: 'Hardware', is_principal: true, categories: ['d'] },
        { line: 'L01', name: 'Sari-sari store', is_principal: false, categories: ['d'] },
      ],
    }),
  );
  openRemote(createRoutes, '/app', `${ASSESSMENT}/change/DRAFT-47/SI-000114`);
  await userEvent.selectOptions(await screen.findByLabelText('Line of business to remove'), 'L01');
  expect(screen.queryByLabelText('Hardware')).not.toBeInTheDocument();
  await userEvent.type(await screen.findByLabelText('Sari-sari store'), '120000');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() =>
    expect(api.listRequests(saveAssessmentDraft).at(-1)?.body).toMatchObject({
      values: { lines: [{ line: 'L01', gross_current_year: expect.stringMatching(/^120,?000/) as string }] },
    }),
  );
});

test('an added line requires its capital', async () => {
  api.replyWith(
    getAssessment,
    createAssessment({ assessment_code: 'DRAFT-48', application_type: 'AMENDMENT', amendment: 'ADD_LINE' }),
  );
  openRemote(createRoutes, '/app', `${ASSESSMENT}/change/DRAFT-48/SI-000114`);
  expect(await screen.findByLabelText('Capital invested in this line of business')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect((await screen.findAllByText(/line of business/i)).length).toBeGreaterThan(1);
  expect(api.listRequests(saveAssessmentDraft)).toEqual([]);
});

test('a save of another device is shown, and nothing overwrites it before the choice', async () => {
  api.replyWith(getAssessment, AREA);
  const present = { draft_revision: 7, saved_at: '2026-01-12T03:00:00.000Z', draft: { business_area_sqm: 200 } };
  api.refuseWith(saveAssessmentDraft, { code: 'conflict', message: 'Saved elsewhere.', present });
  const router = openRemote(createRoutes, '/app', `${ASSESSMENT}/change/DRAFT-45/SI-000114`);
  const area = await screen.findByLabelText('Floor area in m²');
  await userEvent.clear(area);
  await userEvent.type(area, '150');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('On the other device');
  expect(router.state.location.pathname).toBe(`${ASSESSMENT}/change/DRAFT-45/SI-000114`);
  api.replyWith(saveAssessmentDraft, { saved_at: '2026-01-12T03:05:00.000Z', draft_revision: 8 });
  await userEvent.click(screen.getByRole('button', { name: 'Keep this device’s answer' }));
  await waitFor(() =>
    expect(api.listRequests(saveAssessmentDraft).at(-1)?.body).toEqual({
      values: { business_area_sqm: 150 },
      draft_revision: 7,
    }),
  );
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('values typed offline return after a reload, and are sent when the connection is back', async () => {
  api.replyWith(getAssessment, AREA);
  api.failOffline(saveAssessmentDraft);
  openRemote(createRoutes, '/app', `${ASSESSMENT}/change/DRAFT-45/SI-000114`);
  await userEvent.clear(await screen.findByLabelText('Floor area in m²'));
  await userEvent.type(screen.getByLabelText('Floor area in m²'), '150');
  await screen.findByText('You are offline. Your answers will be saved when you are online again.', undefined, {
    timeout: 4_000,
  });
  cleanup();

  openRemote(createRoutes, '/app', `${ASSESSMENT}/change/DRAFT-45/SI-000114`);
  expect(await screen.findByLabelText('Floor area in m²')).toHaveValue('150');
  await screen.findByText('You are offline. Your answers will be saved when you are online again.', undefined, {
    timeout: 4_000,
  });
  api.replyWith(saveAssessmentDraft, { saved_at: '2026-01-12T03:05:00.000Z', draft_revision: 2 });
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText(/^Saved /, undefined, { timeout: 4_000 })).toBeVisible();
  expect(api.listRequests(saveAssessmentDraft).at(-1)?.body).toMatchObject({ values: { business_area_sqm: 150 } });
  expect(Object.keys(sessionStorage).filter((name) => name.startsWith('draft '))).toEqual([]);
});

test('values typed offline and a save of another device lead to one choice', async () => {
  api.replyWith(getAssessment, AREA);
  api.failOffline(saveAssessmentDraft);
  openRemote(createRoutes, '/app', `${ASSESSMENT}/change/DRAFT-45/SI-000114`);
  await userEvent.clear(await screen.findByLabelText('Floor area in m²'));
  await userEvent.type(screen.getByLabelText('Floor area in m²'), '150');
  await screen.findByText('You are offline. Your answers will be saved when you are online again.', undefined, {
    timeout: 4_000,
  });
  cleanup();

  api.replyWith(getAssessment, { ...AREA, draft: { business_area_sqm: 200 }, draft_revision: AREA.draft_revision + 1 });
  openRemote(createRoutes, '/app', `${ASSESSMENT}/change/DRAFT-45/SI-000114`);
  await screen.findByRole('alert');
  api.replyWith(saveAssessmentDraft, { saved_at: '2026-01-12T03:05:00.000Z', draft_revision: 9 });
  const tryCount = api.listRequests(saveAssessmentDraft).length;
  await userEvent.click(await screen.findByRole('button', { name: 'Use the other device’s answer' }));
  expect(await screen.findByLabelText('Floor area in m²')).toHaveValue('200');
  await waitFor(() => expect(api.listRequests(saveAssessmentDraft).length).toBeGreaterThan(tryCount));
  expect(api.listRequests(saveAssessmentDraft).at(-1)?.body).toMatchObject({ values: { business_area_sqm: 200 } });
});

test('an event requires a kind, a place and days, within the limits of the revenue code', async () => {
  const bounds = { tax_year: 2026, from: '2026-01-12', to: '2026-12-31', days_at_most: 30 };
  api.replyWith(getCompany, createOwnedCompany({ state: 'ACTIVE', can_hold_event: bounds }));
  api.replyWith(startAssessment, { assessment_code: 'DRAFT-47', state: 'DRAFT' });
  api.replyWith(getAssessment, createAssessment({ assessment_code: 'DRAFT-47', application_type: 'SPECIAL' }));
  openRemote(createRoutes, '/app', `${ASSESSMENT}/changes/SI-000114`);
  await userEvent.click(await screen.findByRole('button', { name: 'Apply for a temporary permit' }));
  await userEvent.type(await screen.findByLabelText('What is the event?'), 'Town fiesta');
  expect(api.listRequests(startAssessment)[0]?.body).toEqual({ application_type: 'SPECIAL', tax_year: 2026 });
  expect(screen.getByText('Up to 30 days, and not after 31 Dec 2026.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findAllByText('Please enter the venue.')).not.toHaveLength(0);
});

test('an added line is asked the measures of the revenue code, and only where the code asks any', async () => {
  const addedCase = createAssessment({
    assessment_code: 'DRAFT-45',
    application_type: 'AMENDMENT',
    amendment: 'ADD_LINE',
  });
  const measure = { unit: null, kind: 'COUNT' as const, values: [], is_required: true };
  const rooms = { ...measure, code: 'rooms', name: { en: 'Rooms', fil: 'Mga silid' }, of: 'LINE' as const };
  const signs = { ...measure, code: 'signs', name: { en: 'Signs', fil: 'Karatula' }, of: 'BUSINESS' as const };
  api.replyWith(getAssessment, addedCase);
  api.replyWith(getReference, { ...createReference(), asks_measures: true });
  api.replyWith(listFormMeasures, {
    data: [
      { ...rooms, lines: ['L07'] },
      { ...signs, lines: [] },
    ],
  });
  openRemote(createRoutes, '/app', `${ASSESSMENT}/change/DRAFT-45/SI-000114`);

  const line = await screen.findByRole('combobox', { name: 'Line of business' });
  await userEvent.type(line, 'Hardware');
  await userEvent.click(await screen.findByRole('option', { name: /Hardware/ }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Rooms' }), '6.5');
  expect(api.listRequests(listFormMeasures)).toMatchObject([
    { query: { application_type: 'AMENDMENT', tax_year: '2026', lines: 'L07' } },
  ]);
  await userEvent.type(screen.getByRole('textbox', { name: 'Capital invested in this line of business' }), '300,000');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('link', { name: 'Rooms: Please enter a whole number.' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Fill in “Signs”.' })).toBeVisible();
  cleanup();

  api.replyWith(getReference, createReference());
  openRemote(createRoutes, '/app', `${ASSESSMENT}/change/DRAFT-45/SI-000114`);
  await userEvent.type(await screen.findByRole('combobox', { name: 'Line of business' }), 'Hardware');
  await userEvent.click(await screen.findByRole('option', { name: /Hardware/ }));
  expect(api.listRequests(listFormMeasures)).toHaveLength(1);
  expect(screen.queryByRole('textbox', { name: 'Rooms' })).not.toBeInTheDocument();
});
