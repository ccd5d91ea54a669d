import {
  getAssessment,
  getCompany,
  getReference,
  listDocuments,
  resubmitClearance,
  submitAssessment,
} from '@ebpls/contracts';
import {
  createClearance,
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
const ADDRESS = '/app/management/companies/assessment/edit/APP-2026-000045/SI-000114';
const openMark = { marked_at: '2026-01-12T02:00:00.000Z', answered_at: null };
const AREA = {
  ...openMark,
  field: 'place.business_area_sqm',
  label: 'Floor area in square meters',
  reason: 'The plan says 64.',
  before: 45,
};
const LIQUOR = {
  ...openMark,
  field: 'activity.sells_liquor',
  label: 'Sells liquor',
  reason: 'There is a bar.',
  before: false,
};
const ANSWERED_AREA = {
  ...AREA,
  field: 'place.zip',
  label: 'ZIP code',
  after: '4026',
  answered_at: '2026-01-11T02:00:00.000Z',
};

beforeEach(() => {
  sessionStorage.clear();
  const fire = createClearance({
    state: 'FOR_COMPLIANCE',
    remarks: 'See below.',
    corrections: [ANSWERED_AREA, AREA, LIQUOR],
  });
  api.replyWith(getAssessment, createAssessment({ state: 'IN_CLEARANCE', clearances: [fire] }));
  api.replyWith(getCompany, createOwnedCompany());
  api.replyWith(getReference, createReference());
  api.replyWith(listDocuments, { quotas: [], data: [] });
});

test('the owner sees only marked and open fields, with the reason and the former answer, and answers beside them', async () => {
  api.replyWith(resubmitClearance, { clearance_id: 7, state: 'UNDER_REVIEW', clearance_no: null });
  openRemote(createRoutes, '/app', ADDRESS);
  const section = (await screen.findByRole('heading', { level: 1, name: 'Reply to Fire (BFP)' })).ownerDocument.body;
  expect(within(section).getByText('The plan says 64.')).toBeVisible();
  expect(within(section).getByText('You sent: 45')).toBeVisible();
  expect(within(section).getByText('Your other answers stay the same.')).toBeVisible();
  expect(within(section).queryByRole('textbox', { name: 'ZIP code' })).not.toBeInTheDocument();

  const area = within(section).getByRole('textbox', { name: AREA.label });
  await userEvent.clear(area);
  await userEvent.type(area, '64.5');
  await userEvent.click(within(section).getByRole('checkbox', { name: /Sells liquor/ }));
  await userEvent.click(within(section).getByRole('button', { name: 'Send to Fire (BFP)' }));
  await waitFor(() =>
    expect(api.listRequests(resubmitClearance)[0]?.body).toEqual({
      note: '',
      answers: { 'place.business_area_sqm': 64.5, 'activity.sells_liquor': true },
    }),
  );
});

test('typed answers survive a reload, and a refusal of the server is shown at its field', async () => {
  const message = 'Enter an area above zero.';
  api.refuseWith(resubmitClearance, { code: 'invalid', message: 'Please check.', fields: { [AREA.field]: [message] } });
  openRemote(createRoutes, '/app', ADDRESS);
  const areaField = await screen.findByRole('textbox', { name: AREA.label });
  await userEvent.clear(areaField);
  await userEvent.type(areaField, '0');
  cleanup();
  openRemote(createRoutes, '/app', ADDRESS);
  const area = await screen.findByRole('textbox', { name: AREA.label });
  expect(area).toHaveValue('0');
  await userEvent.click(screen.getByRole('button', { name: 'Send to Fire (BFP)' }));
  await waitFor(() => expect(area).toBeInvalid());
  expect(area).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(1);
});

test('the refusal of a reply that changes nothing is shown at the form', async () => {
  const message = 'Your reply changes nothing.';
  api.refuseWith(resubmitClearance, { code: 'conflict', message });
  openRemote(createRoutes, '/app', ADDRESS);
  await userEvent.click(await screen.findByRole('button', { name: 'Send to Fire (BFP)' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

test('marked fields are corrected on one page, with the declaration as it was sworn', async () => {
  const declaration = { payment_mode: 'ANNUAL', signed_name: 'Ernesto Villarin', agrees: true };
  const returnOrder = { remarks: 'Please correct.', requirement_codes: [], at: '2026-01-12T02:00:00.000Z' };
  api.replyWith(
    getAssessment,
    createAssessment({ state: 'RETURNED', corrections: [AREA], clearances: [], declaration, returned: returnOrder }),
  );
  api.refuseWith(submitAssessment, {
    code: 'invalid',
    message: 'A paper is missing.',
    fields: { 'requirements.R03': ['This paper is missing.'] },
  });
  openRemote(createRoutes, '/app', ADDRESS);
  const area = await screen.findByRole('textbox', { name: AREA.label });
  expect(screen.getByText('Your other answers stay the same.')).toBeVisible();
  expect(screen.getAllByRole('textbox')).toHaveLength(2);
  await userEvent.clear(area);
  await userEvent.type(area, '64');
  await userEvent.type(screen.getByRole('textbox', { name: /^Note to the office/ }), 'Measured again.');
  await userEvent.click(screen.getByRole('button', { name: 'Submit again' }));
  expect(await screen.findByText('Upload “Occupancy permit”')).toBeVisible();
  expect(api.listRequests(submitAssessment)[0]?.body).toEqual({
    ...declaration,
    answers: { [AREA.field]: 64 },
    note: 'Measured again.',
  });
  expect(screen.getByLabelText('Occupancy permit')).toBeInTheDocument();
});

const BUSINESS = { place: { premises: 'OWNED', business_area_sqm: 45 } };

test('the area is typed as in the form of the business: with its unit, or refused with a sentence in the summary', async () => {
  const fire = createClearance({ state: 'FOR_COMPLIANCE', remarks: 'See below.', corrections: [AREA] });
  api.replyWith(getAssessment, createAssessment({ state: 'IN_CLEARANCE', clearances: [fire], business: BUSINESS }));
  api.replyWith(resubmitClearance, { clearance_id: 7, state: 'UNDER_REVIEW', clearance_no: null });
  openRemote(createRoutes, '/app', ADDRESS);
  const area = await screen.findByRole('textbox', { name: AREA.label });
  await userEvent.clear(area);
  await userEvent.type(area, 'thirty');
  await userEvent.click(screen.getByRole('button', { name: 'Send to Fire (BFP)' }));
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  expect(within(summary).getByRole('link', { name: /Floor area in square meters/ })).toBeVisible();
  expect(api.listRequests(resubmitClearance)).toEqual([]);

  await userEvent.clear(area);
  await userEvent.type(area, '30 sqm');
  await userEvent.click(screen.getByRole('button', { name: 'Send to Fire (BFP)' }));
  await waitFor(() =>
    expect(api.listRequests(resubmitClearance)[0]?.body).toEqual({ note: '', answers: { [AREA.field]: 30 } }),
  );
});

test('after a reply the page says to whom it was sent, that the deadline resumes, and what was sent', async () => {
  let clearance = createClearance({
    state: 'FOR_COMPLIANCE',
    is_paused: true,
    corrections: [AREA],
    due_on: '2026-01-28',
    days_limit: 3,
    days_used: 1,
  });
  api.replyWith(getAssessment, () => createAssessment({ state: 'IN_CLEARANCE', clearances: [clearance] }));
  api.replyWith(resubmitClearance, () => {
    clearance = {
      ...clearance,
      state: 'UNDER_REVIEW',
      is_paused: false,
      corrections: [{ ...AREA, after: 30, answered_at: '2026-01-13T02:00:00.000Z' }],
    };
    return { clearance_id: 7, state: 'UNDER_REVIEW' as const, clearance_no: null };
  });
  openRemote(createRoutes, '/app', ADDRESS);
  await userEvent.click(await screen.findByRole('button', { name: 'Send to Fire (BFP)' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: /^Sent to Fire \(BFP\), \d+:\d+ [AP]M\.$/ }),
  ).toBeVisible();
  expect(screen.getByText('The deadline has resumed. 2 working days left, until 28 Jan 2026.')).toBeVisible();
  expect(screen.getByText('30 (before: 45)')).toBeVisible();
  expect(screen.getByText('We will notify you when the office decides.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View the application' })).toBeVisible();
});

test('a document outside the list names its legal ground, and the reply can be sent without it', async () => {
  const rhu = createClearance({
    state: 'FOR_COMPLIANCE',
    remarks: 'Please send the health cards.',
    extra_documents: [{ code: 'R11', name: 'Health certificates', legal_ground: 'PD 856, Sec. 14' }],
  });
  api.replyWith(getAssessment, createAssessment({ state: 'IN_CLEARANCE', clearances: [rhu] }));
  api.replyWith(resubmitClearance, { clearance_id: 7, state: 'UNDER_REVIEW', clearance_no: null });
  openRemote(createRoutes, '/app', ADDRESS);
  expect(await screen.findByText(/Legal basis: PD 856, Sec\. 14\. You may send your reply without it\./)).toBeVisible();
  expect(screen.getByText('Only this office sees your reply. The office’s deadline was not paused.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send to Fire (BFP)' }));
  await waitFor(() => expect(api.listRequests(resubmitClearance)).toHaveLength(1));
});

test('two offices are answered one at a time, each on its own page', async () => {
  const fire = createClearance({ state: 'FOR_COMPLIANCE', remarks: 'First.' });
  const rhu = createClearance({
    clearance_id: 8,
    office: 'rhu',
    title: 'Health',
    state: 'FOR_COMPLIANCE',
    remarks: 'Two.',
  });
  api.replyWith(getAssessment, createAssessment({ state: 'IN_CLEARANCE', clearances: [fire, rhu] }));
  openRemote(createRoutes, '/app', ADDRESS);
  expect(await screen.findByText('“First.”')).toBeVisible();
  expect(screen.queryByText('“Two.”')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Reply to Health' }));
  expect(await screen.findByText('“Two.”')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Send to / })).toHaveLength(1);
});
