import {
  acceptAssessment,
  approveBill,
  billSkippedYears,
  computeBill,
  decideWaiver,
  extendLegalDays,
  getAssessment,
  getBill,
  getReference,
  listBills,
  listTransactions,
  proposeWaiver,
  releasePermit,
  reopenBill,
  returnAssessment,
  signPermit,
  voidBill,
} from '@ebpls/contracts';
import { useNotices, useOfferedActs } from '@ebpls/remote-kit';
import {
  createBill,
  createAssessment,
  createInstallment,
  createAssessmentRow,
  createReference,
  createUser,
  type AssessmentInput,
  createFakeApi,
  openRemote,
} from '@ebpls/testing-web';
import { renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { transactionsRoute } from '../routes.ts';

const api = createFakeApi();
const CODE = 'APP-2026-000211';
const ACCEPTED_REPLY = { assessment_code: CODE, state: 'ACCEPTED' as const };
const BILLED_ASSESSMENT = {
  bill_id: 9,
  top_no: 'TOP-2026-000044',
  bill_state: 'APPROVED' as const,
  state: 'FOR_PAYMENT' as const,
};

const liza = createUser({ id: 40, firstname: 'Liza', roles: [{ id: 12, name: 'bplo' }] });
const anAdmin = (permissions: ('treasurer' | 'signatory')[]) =>
  createUser({ id: 50, firstname: 'Corazon', roles: [{ id: 2, name: 'admin' }], permissions });

beforeEach(() => {
  api.replyWith(listTransactions, {
    data: [
      createAssessmentRow(),
      createAssessmentRow({ assessment_id: 46, assessment_code: 'APP-2026-000212', company_name: 'Aling Nena Bakery' }),
    ],
    next_cursor: null,
    counts: { open: 2, submitted: 1, to_compute: 3, to_release: 0, to_approve: 2, to_sign: 1 },
  });
});

const mockAssessment = (overrides: Partial<AssessmentInput>) =>
  api.replyWith(getAssessment, createAssessment(overrides));
const atLicensing = (address = `/bplo/request/clearances?case=${CODE}`) =>
  openRemote(() => [transactionsRoute()], '/bplo', address, { session: liza });
const atAdmin = (permissions: ('treasurer' | 'signatory')[]) =>
  openRemote(() => [transactionsRoute()], '/administrator', `/administrator/request/clearances?case=${CODE}`, {
    session: anAdmin(permissions),
  });
const listNotices = () => useNotices.getState().notices.map(({ text }) => text);
const press = async (key: string) => {
  await screen.findByRole('heading', { name: 'Matibay Hardware' });
  await userEvent.keyboard(key);
  return screen.findByRole('dialog');
};

test('the head extends the legal days once, with a reason and by at most the days of the class', async () => {
  const silence = { outcome: 'PERMIT_EXTENDED', decided_on: null, last_day: '2026-01-15', permit_no: null } as const;
  mockAssessment({
    state: 'IN_CLEARANCE',
    acts: ['extend_legal_days'],
    silence: { ...silence, extension_days_at_most: 3 },
  });
  api.replyWith(extendLegalDays, { assessment_code: CODE, former_last_day: '2026-01-15', last_day: '2026-01-19' });
  openRemote(() => [transactionsRoute()], '/bplo', `/bplo/request/clearances?case=${CODE}`, { session: liza });
  await userEvent.click(await screen.findByRole('button', { name: 'Extend the legal deadline' }));
  const form = await screen.findByRole('dialog');
  await userEvent.click(within(form).getByRole('radio', { name: '2' }));
  await userEvent.type(within(form).getByRole('textbox', { name: 'Reason' }), 'The place must be measured again.');
  await userEvent.click(within(form).getByRole('button', { name: 'Extend' }));
  await waitFor(() => expect(api.listRequests(extendLegalDays)).toHaveLength(1));
  expect(screen.queryByRole('radio', { name: '4' })).toBeNull();
  expect(api.listRequests(extendLegalDays)[0]?.body).toEqual({ days: 2, reason: 'The place must be measured again.' });
});

test('a business that may be registered already is named with its number before it is accepted', async () => {
  mockAssessment({
    state: 'SUBMITTED',
    similar_businesses: [
      {
        company_code: 'SI-000007',
        company_name: 'Bahay Kubo Eatery',
        barangay_name: 'Silangan',
        reasons: ['NAME', 'TIN'],
      },
    ],
  });
  atLicensing();
  const link = await screen.findByRole('link', { name: 'SI-000007' });
  expect(link).toHaveAttribute('href', '/bplo/location/view/SI-000007');
  expect(screen.getByText(/Bahay Kubo Eatery, Silangan: similar name, same TIN, different owner/)).toBeVisible();
});

test('the licensing office sees its own work first, with how many wait', async () => {
  mockAssessment({ state: 'IN_CLEARANCE' });
  atLicensing('/bplo/request/clearances');
  expect(await screen.findByRole('heading', { level: 1, name: 'Request For Clearances' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^For billing ?3/ })).toHaveAttribute(
    'href',
    '/bplo/request/clearances?view=to_compute',
  );
});

test('every state of the list can be shown, with its first application open', async () => {
  mockAssessment({ state: 'ISSUED' });
  const router = atLicensing('/bplo/request/clearances');
  await userEvent.selectOptions(await screen.findByLabelText('Show'), 'issued');
  await waitFor(() => expect(router.state.location.search).toBe(`?case=${CODE}&view=issued`));
});

test('the list of one office’s late clearances is labelled so, and can be left for all', async () => {
  const reference = createReference();
  api.replyWith(getReference, {
    ...reference,
    offices: [{ office: 'fire', role_id: 4, title: 'Fire Bureau', checks: '' }],
  });
  mockAssessment({ state: 'IN_CLEARANCE' });
  const router = atLicensing('/bplo/request/clearances?view=open&office=fire&office_view=overdue');
  expect(await screen.findByText('Fire Bureau: overdue')).toBeVisible();
  expect(api.listRequests(listTransactions)[0]).toMatchObject({
    query: { view: 'open', office: 'fire', office_view: 'overdue' },
  });
  await userEvent.click(screen.getByRole('link', { name: 'All offices' }));
  await waitFor(() => expect(router.state.location.search).toBe(`?case=${CODE}&view=open`));
});

test('an application is accepted as the rules class it', async () => {
  mockAssessment({ state: 'SUBMITTED', acts: ['accept', 'return', 'reject'] });
  api.replyWith(acceptAssessment, ACCEPTED_REPLY);
  atLicensing();
  const dialog = await press('a');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(listNotices()).toContain('Accepted Matibay Hardware.'));
  expect(api.listRequests(acceptAssessment)[0]).toMatchObject({ params: { assessment_code: CODE }, body: {} });
});

test('the class that the rules found is preselected with its ground, and is the accepted one', async () => {
  mockAssessment({ state: 'SUBMITTED', acts: ['accept'], class_found: { arta_class: 'COMPLEX', ground: 'NEW' } });
  api.replyWith(acceptAssessment, ACCEPTED_REPLY);
  atLicensing();
  const dialog = await press('a');
  expect(within(dialog).getByLabelText('Complex, 7 days: new business')).toBeChecked();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(api.listRequests(acceptAssessment)[0]).toMatchObject({ body: { arta_class: 'COMPLEX' } }));
});

test('an application is accepted in another class', async () => {
  mockAssessment({ state: 'SUBMITTED', acts: ['accept'] });
  api.replyWith(acceptAssessment, ACCEPTED_REPLY);
  atLicensing();
  const dialog = await press('a');
  await userEvent.click(within(dialog).getByLabelText('Complex, 7 days'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(api.listRequests(acceptAssessment)[0]?.body).toEqual({ arta_class: 'COMPLEX' }));
});

test('an incomplete application is returned with its missing papers', async () => {
  mockAssessment({ state: 'SUBMITTED', acts: ['accept', 'return'] });
  api.replyWith(returnAssessment, { ...ACCEPTED_REPLY, state: 'RETURNED' });
  atLicensing();
  const dialog = await press('r');
  await userEvent.type(within(dialog).getByLabelText('Remarks to the owner'), 'The lease is not signed.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Return to the owner' }));
  await waitFor(() =>
    expect(api.listRequests(returnAssessment)[0]?.body).toEqual({
      remarks: 'The lease is not signed.',
      requirement_codes: [],
      marks: [],
    }),
  );
});

test('a cleared application is billed', async () => {
  mockAssessment({ state: 'CLEARED', acts: ['compute'] });
  api.replyWith(computeBill, { ...BILLED_ASSESSMENT, top_no: null, bill_state: 'COMPUTED', state: 'ASSESSED' });
  atLicensing();
  const dialog = await press('a');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Compute' }));
  await waitFor(() => expect(api.listRequests(computeBill)[0]?.params).toEqual({ assessment_code: CODE }));
});

test('a paid application is released for signature', async () => {
  mockAssessment({ state: 'PAID', acts: ['release'] });
  api.replyWith(releasePermit, { permit_no: 'MP-2026-00045', permit_state: 'GENERATED', state: 'FOR_SIGNATURE' });
  atLicensing();
  const dialog = await press('a');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Release' }));
  await waitFor(() => expect(listNotices()).toContain('Released Matibay Hardware. It is pending signature.'));
});

test('of a closing it is the certificate that is released and signed', async () => {
  mockAssessment({ state: 'PAID', application_type: 'RETIREMENT', acts: ['release'] });
  atLicensing();
  const dialog = await press('a');
  expect(within(dialog).getByRole('heading', { name: /^Release the certificate of retirement of / })).toBeVisible();
});

test('the treasurer reads the whole bill and approves it', async () => {
  mockAssessment({ state: 'ASSESSED', bill_id: 9, acts: ['approve_bill'] });
  api.replyWith(getBill, createBill({ bill_id: 9, state: 'COMPUTED', top_no: null, computed_by: 'Liza Ramos' }));
  api.replyWith(approveBill, BILLED_ASSESSMENT);
  atAdmin(['treasurer']);
  expect(await screen.findByRole('heading', { name: 'Order of payment' })).toBeVisible();
  const dialog = await press('a');
  expect(within(dialog).getByText(/Computed by Liza Ramos/)).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: /^Approve ₱/ }));
  await waitFor(() => expect(api.listRequests(approveBill)[0]?.params).toEqual({ bill_id: '9' }));
});

test('a treasurer who computed the bill reads that they did and cannot approve it', async () => {
  mockAssessment({ state: 'ASSESSED', bill_id: 9, acts: [] });
  api.replyWith(getBill, createBill({ bill_id: 9, state: 'COMPUTED', computed_by: 'Corazon Alvarado' }));
  atAdmin(['treasurer']);
  expect(await screen.findByRole('button', { name: /^Approve the bill/ })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getAllByText(/Corazon Alvarado computed this bill/)[0]).toBeVisible();
});

test('a treasurer of the computing clerk’s making reads why the approval is another’s', async () => {
  mockAssessment({ state: 'ASSESSED', bill_id: 9, acts: [], why_another: 'Another person must decide.' });
  api.replyWith(getBill, createBill({ bill_id: 9, state: 'COMPUTED', computed_by: 'Corazon Alvarado' }));
  atAdmin(['treasurer']);
  await screen.findByRole('button', { name: /^Approve the bill/ });
  await userEvent.keyboard('a');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await screen.findByRole('alert')).toHaveTextContent('Another person must decide.');
});

test('an administrator without the treasurer’s permission reads that it is missing', async () => {
  mockAssessment({ state: 'ASSESSED', bill_id: 9, acts: [] });
  api.replyWith(getBill, createBill({ bill_id: 9, state: 'COMPUTED' }));
  atAdmin([]);
  await screen.findByRole('button', { name: /^Approve the bill/ });
  await userEvent.keyboard('a');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Only an administrator with the treasurer’s permission can approve a bill.',
  );
});

test('an unpaid bill is reopened with a reason', async () => {
  mockAssessment({ state: 'FOR_PAYMENT', bill_id: 9, acts: ['reopen_bill'] });
  api.replyWith(getBill, createBill({ bill_id: 9, state: 'APPROVED' }));
  api.replyWith(reopenBill, { ...BILLED_ASSESSMENT, bill_state: 'SUPERSEDED', state: 'ASSESSED' });
  atLicensing();
  await userEvent.click(await screen.findByRole('button', { name: 'Reopen the bill' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'The area was mistyped.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reopen' }));
  await waitFor(() => expect(api.listRequests(reopenBill)[0]?.body).toEqual({ reason: 'The area was mistyped.' }));
});

test('unpaid amounts of an earlier year are listed separately in the bill', async () => {
  mockAssessment({ state: 'ASSESSED', bill_id: 9, acts: [] });
  const [line] = createBill().lines;
  if (!line) throw new Error('a bill has lines');
  api.replyWith(
    getBill,
    createBill({
      state: 'COMPUTED',
      lines: [line, { ...line, line_no: 2, code: 'LBT-2025', amount: '12000.00', of_year: 2025 }],
    }),
  );
  atLicensing();
  expect(await screen.findByText(/Unpaid balance of 2025: Local business tax/)).toBeVisible();
});

test('an unfiled year is labelled so in the bill', async () => {
  mockAssessment({ state: 'ASSESSED', bill_id: 9, acts: [] });
  const [line] = createBill().lines;
  if (!line) throw new Error('a bill has lines');
  const unfiledLine = { ...line, line_no: 2, code: 'LBT-2025', of_year: 2025, is_unfiled: true };
  api.replyWith(getBill, createBill({ state: 'COMPUTED', lines: [line, unfiledLine] }));
  atLicensing();
  expect(await screen.findByText(/Not filed: 2025: Local business tax/)).toBeVisible();
});

test('the licensing office bills the years that a paid renewal skips', async () => {
  mockAssessment({ state: 'PAID', acts: ['release'], open_years: [2024, 2025] });
  api.replyWith(billSkippedYears, {
    bill_id: 9,
    top_no: 'TOP-2026-000001',
    bill_state: 'APPROVED',
    state: 'FOR_PAYMENT',
  });
  atLicensing();
  await userEvent.click(await screen.findByRole('button', { name: 'Bill these years' }));
  const dialog = await screen.findByRole('dialog', { name: 'Bill 2024, 2025 on the paid order?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Bill these years' }));
  await waitFor(() => expect(api.listRequests(billSkippedYears)).toHaveLength(1));
});

test('a bill that was computed twice shows what changed', async () => {
  mockAssessment({ state: 'ASSESSED', bill_id: 9, acts: [] });
  api.replyWith(getBill, createBill({ version: 2, state: 'COMPUTED' }));
  const version = {
    state: 'SUPERSEDED' as const,
    top_no: null,
    total: '375.00',
    computed_by: 'Lorna Diaz',
    computed_at: '2026-01-28T02:00:00.000Z',
    approved_by: null,
    approved_at: null,
    valid_until: null,
    reason: 'The area was mistyped.',
    changes: [],
  };
  api.replyWith(listBills, {
    data: [
      {
        ...version,
        bill_id: 9,
        version: 2,
        state: 'COMPUTED',
        reason: null,
        changes: [{ code: 'F03', name: 'Sanitary inspection', before: '150.00', after: '200.00' }],
      },
      { ...version, bill_id: 8, version: 1 },
    ],
  });
  atLicensing();
  expect(await screen.findByText(/Sanitary inspection:/)).toBeVisible();
  expect(screen.getByText('The area was mistyped.')).toBeVisible();
});

test('the treasurer voids a bill with a reason', async () => {
  mockAssessment({ state: 'FOR_PAYMENT', bill_id: 9, acts: [] });
  api.replyWith(getBill, createBill({ acts: ['void'] }));
  api.replyWith(voidBill, { ...BILLED_ASSESSMENT, bill_state: 'VOID', state: 'ASSESSED' });
  atAdmin(['treasurer']);
  await userEvent.click(await screen.findByRole('button', { name: 'Void the bill' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'Another business.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Void' }));
  await waitFor(() => expect(api.listRequests(voidBill)[0]?.body).toEqual({ reason: 'Another business.' }));
});

test('an installment is proposed to be waived by its resolution', async () => {
  mockAssessment({ state: 'ISSUED', bill_id: 9, acts: [] });
  api.replyWith(
    getBill,
    createBill({
      acts: ['waive'],
      installments: [
        createInstallment({ no: 1, state: 'PAID' }),
        createInstallment({ no: 2, name: 'Second quarter, 2026', due_on: '2026-04-20' }),
      ],
    }),
  );
  api.replyWith(proposeWaiver, { waiver_id: 3, state: 'PROPOSED', bill_state: 'APPROVED' });
  atAdmin(['treasurer']);
  await userEvent.click(await screen.findByRole('button', { name: 'Waive an installment' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('Resolution number'), 'SB-2026-014');
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'The market burnt down.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Propose' }));
  await waitFor(() =>
    expect(api.listRequests(proposeWaiver)[0]?.body).toEqual({
      no: 2,
      resolution_no: 'SB-2026-014',
      reason: 'The market burnt down.',
    }),
  );
});

test('another treasurer approves the waiver', async () => {
  mockAssessment({ state: 'ISSUED', bill_id: 9, acts: [] });
  const waiver = {
    waiver_id: 3,
    no: 2,
    state: 'PROPOSED' as const,
    resolution_no: 'SB-2026-014',
    reason: 'The market burnt down.',
    proposed_by: 'Teresa Ramos',
    proposed_at: '2026-05-02T02:00:00.000Z',
    decided_by: null,
    acts: ['approve_waiver' as const, 'deny_waiver' as const],
  };
  api.replyWith(getBill, createBill({ waivers: [waiver] }));
  api.replyWith(decideWaiver, { waiver_id: 3, state: 'APPROVED', bill_state: 'APPROVED' });
  atAdmin(['treasurer']);
  await userEvent.click(await screen.findByRole('button', { name: 'Approve the waiver' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/Proposed by Teresa Ramos under resolution SB-2026-014/)).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Waive' }));
  await waitFor(() => expect(api.listRequests(decideWaiver)[0]?.body).toEqual({ is_approved: true }));
});

test('the signatory signs the permit by its number', async () => {
  mockAssessment({
    state: 'FOR_SIGNATURE',
    acts: ['sign'],
    permit: { permit_no: 'MP-2026-00045', state: 'GENERATED', token: null },
  });
  api.replyWith(signPermit, { permit_no: 'MP-2026-00045', permit_state: 'ACTIVE', state: 'ISSUED' });
  atAdmin(['signatory']);
  const dialog = await press('a');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Sign' }));
  await waitFor(() => expect(api.listRequests(signPermit)[0]?.params).toEqual({ permit_no: 'MP-2026-00045' }));
});

test('the permit, the order of payment and the form are printed by their names', async () => {
  mockAssessment({
    state: 'FOR_SIGNATURE',
    bill_id: 9,
    permit: { permit_no: 'MP-2026-00045', state: 'GENERATED', token: null },
  });
  api.replyWith(getBill, createBill());
  atAdmin(['signatory']);
  await screen.findAllByRole('button', { name: 'Print' });
  await waitFor(() =>
    expect(renderHook(() => useOfferedActs()).result.current.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Print the permit', 'Print the order of payment', 'Print the filled form']),
    ),
  );
});

const WAITING = [
  createAssessmentRow({ assessment_id: 44, assessment_code: 'APP-2026-000210' }),
  createAssessmentRow({ acts: ['accept'] }),
  createAssessmentRow({ assessment_id: 46, assessment_code: 'APP-2026-000212', acts: ['accept'] }),
];
const OF_VIEW = { next_cursor: null, counts: { open: 3 } };

test('the most urgent application that waits for the account opens with the desk', async () => {
  api.replyWith(listTransactions, { data: WAITING, ...OF_VIEW });
  mockAssessment({ state: 'SUBMITTED' });
  const router = atLicensing('/bplo/request/clearances');
  expect(await screen.findByRole('heading', { name: 'Matibay Hardware' })).toBeVisible();
  expect(router.state.location.search).toBe(`?case=${CODE}&view=open`);
});

test('T opens the most urgent application of the view that waits for the account, besides the open one', async () => {
  api.replyWith(listTransactions, { data: WAITING, ...OF_VIEW });
  mockAssessment({ state: 'SUBMITTED' });
  const router = atLicensing('/bplo/request/clearances?view=submitted');
  await screen.findByRole('heading', { name: 'Matibay Hardware' });
  expect(router.state.location.search).toBe(`?case=${CODE}&view=submitted`);
  await userEvent.keyboard('t');
  await waitFor(() => expect(router.state.location.search).toContain('case=APP-2026-000212'));
  await waitFor(() => expect(screen.getByRole('button', { name: /^Next in turn/ })).toBeEnabled());
  await userEvent.keyboard('t');
  await waitFor(() => expect(router.state.location.search).toContain(`case=${CODE}`));
});

test('T says that no other application waits', async () => {
  api.replyWith(listTransactions, { data: WAITING.slice(0, 2), ...OF_VIEW });
  mockAssessment({ state: 'SUBMITTED' });
  atLicensing('/bplo/request/clearances?view=submitted');
  await screen.findByRole('heading', { name: 'Matibay Hardware' });
  await userEvent.keyboard('t');
  expect(listNotices()).toContain('No other application in this view is pending with you.');
});

test.each([
  { from: 'a view', query: '?view=submitted&', opens: 'APP-2026-000212' },
  { from: 'a link to it alone', query: '?', opens: CODE },
])('after a decision in $from the desk shows $opens', async ({ query, opens }) => {
  api.replyWith(listTransactions, { data: WAITING, ...OF_VIEW });
  mockAssessment({ state: 'SUBMITTED', acts: ['accept'] });
  api.replyWith(acceptAssessment, ACCEPTED_REPLY);
  const router = atLicensing(`/bplo/request/clearances${query}case=${CODE}`);
  const dialog = await press('a');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(router.state.location.search).toContain(`case=${opens}`));
  expect(api.listRequests(acceptAssessment)).toHaveLength(1);
});

test('the administrator reads papers and judges none', async () => {
  mockAssessment({
    state: 'SUBMITTED',
    requirements: [{ code: 'R01', name: 'Registration', is_mandatory: true, verified_by: ['bplo'], document: null }],
  });
  atAdmin([]);
  expect(await screen.findByText('The owner has not uploaded this document.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Valid/ })).not.toBeInTheDocument();
});

test('the declared amounts are shown in pesos beside their lines', async () => {
  mockAssessment({
    state: 'SUBMITTED',
    declaration: {
      payment_mode: 'QUARTERLY',
      total_assets: '750000.00',
      signed_name: 'Ernesto C. Villarin',
      lines: [{ line: 'L07', capitalization: '300000.00' }],
      employees_female: 1,
      employees_male: 2,
      zero_gross_affidavit: true,
    },
  });
  atLicensing();
  expect(await screen.findByText('₱300,000.00')).toBeVisible();
  expect(screen.getByText('Hardware and construction supplies, capital')).toBeVisible();
  expect(screen.getByText('every quarter')).toBeVisible();
  expect(screen.getByText('declared by affidavit')).toBeVisible();
  expect(screen.getByText('Male employees').nextElementSibling).toHaveTextContent('2');
});

test('an application that is not there leaves the list in place', async () => {
  api.refuseWith(getAssessment, { code: 'missing', message: 'There is nothing here.' });
  atLicensing();
  expect(await screen.findByRole('heading', { name: 'This case is not on your desk' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Aling Nena Bakery' })).toBeVisible();
});
