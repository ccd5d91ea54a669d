import {
  computeBill,
  extendLegalDays,
  getAssessment,
  getBill,
  getReference,
  holdApplicationAct,
  listTransactions,
  returnAssessment,
  signPermit,
  withdrawHeldAct,
} from '@ebpls/contracts';
import { useOfferedActs } from '@ebpls/remote-kit';
import { createBill, createAssessmentRow, createReference, openRemote } from '@ebpls/testing-web';
import { renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { transactionsRoute } from '../routes.ts';
import {
  deskApi,
  CASE_CODE,
  ACCEPTED_REPLY,
  HELD_REPLY,
  BILLED_ASSESSMENT,
  liza,
  mockAssessment,
  openLicensingDesk,
  openAdminDesk,
  listNotices,
  press,
} from '../../test/transaction-desk.tsx';

test('the head extends the legal days once, with a reason and by at most the days of the class', async () => {
  const silence = { outcome: 'PERMIT_EXTENDED', decided_on: null, last_day: '2026-01-15', permit_no: null } as const;
  mockAssessment({
    state: 'IN_CLEARANCE',
    acts: ['extend_legal_days'],
    silence: { ...silence, extension_days_at_most: 3 },
  });
  deskApi.replyWith(extendLegalDays, {
    assessment_code: CASE_CODE,
    former_last_day: '2026-01-15',
    last_day: '2026-01-19',
  });
  openRemote(() => [transactionsRoute()], '/bplo', `/bplo/request/clearances?case=${CASE_CODE}`, { session: liza });
  await userEvent.click(await screen.findByRole('button', { name: 'Extend the legal deadline' }));
  const form = await screen.findByRole('dialog');
  await userEvent.click(within(form).getByRole('radio', { name: '2' }));
  await userEvent.type(within(form).getByRole('textbox', { name: 'Reason' }), 'The place must be measured again.');
  await userEvent.click(within(form).getByRole('button', { name: 'Extend' }));
  await waitFor(() => expect(deskApi.listRequests(extendLegalDays)).toHaveLength(1));
  expect(screen.queryByRole('radio', { name: '4' })).toBeNull();
  expect(deskApi.listRequests(extendLegalDays)[0]?.body).toEqual({
    days: 2,
    reason: 'The place must be measured again.',
  });
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
  openLicensingDesk();
  const link = await screen.findByRole('link', { name: 'SI-000007' });
  expect(link).toHaveAttribute('href', '/bplo/location/view/SI-000007');
  expect(screen.getByText(/Bahay Kubo Eatery, Silangan: similar name, same TIN, different owner/)).toBeVisible();
});

test('the licensing office chooses its view in one list, its own work first with how many are pending', async () => {
  mockAssessment({ state: 'IN_CLEARANCE' });
  openLicensingDesk('/bplo/request/clearances');
  expect(await screen.findByRole('heading', { level: 1, name: 'Request For Clearances' })).toBeInTheDocument();
  const options = within(screen.getByLabelText('Show')).getAllByRole('option');
  expect(options.slice(0, 4).map(({ textContent }) => textContent)).toEqual([
    'For acceptance (1)',
    'For billing (3)',
    'For release (0)',
    'Past the legal deadline (0)',
  ]);
});

test('applications are listed by when they are due, and each state is named where a view has several', async () => {
  deskApi.replyWith(listTransactions, {
    data: [
      createAssessmentRow({ due_group: 'later' }),
      createAssessmentRow({ assessment_id: 46, assessment_code: 'APP-2026-000212', due_group: 'overdue' }),
    ],
    ...VIEW_COUNTS,
  });
  mockAssessment({ state: 'IN_CLEARANCE' });
  openLicensingDesk(`/bplo/request/clearances?view=open&case=${CASE_CODE}`);
  const list = within(await screen.findByRole('list', { name: 'Request For Clearances' }));
  const lines = list.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines[0]).toBe('Late (legal deadline or next step)1');
  expect(lines[2]).toBe('Later1');
  expect(lines[1]).toContain('In clearance');
});

test('a row that cannot be selected keeps no place for a checkbox, and its status is not in the part that is cut', async () => {
  deskApi.replyWith(listTransactions, {
    data: [
      createAssessmentRow({ state: 'PAID', acts: ['release'] }),
      createAssessmentRow({ assessment_id: 46, assessment_code: 'APP-2026-000212', acts: [] }),
    ],
    ...VIEW_COUNTS,
  });
  mockAssessment({ state: 'PAID' });
  openLicensingDesk(`/bplo/request/clearances?view=open&case=${CASE_CODE}`);
  const list = within(await screen.findByRole('list', { name: 'Request For Clearances' }));
  const rows = list.getAllByRole('listitem').filter((row) => row.querySelector('a') !== null);
  expect(rows.map((row) => row.querySelector('.pick') !== null)).toEqual([true, false]);
  expect(rows[1]?.querySelector('.whole')).toHaveTextContent(/^In clearance/);
});

test('a row whose waiting time says its state does not say it twice', async () => {
  deskApi.replyWith(listTransactions, {
    data: [createAssessmentRow({ state: 'PAID', waited_minutes: 2890, days_left: 0 })],
    ...VIEW_COUNTS,
  });
  mockAssessment({ state: 'PAID' });
  openLicensingDesk(`/bplo/request/clearances?view=open&case=${CASE_CODE}`);
  const list = within(await screen.findByRole('list', { name: 'Request For Clearances' }));
  const row = list.getByRole('link').closest('li');
  expect(row?.textContent?.match(/Paid/g)).toHaveLength(1);
  expect(row).toHaveTextContent('Due today');
  expect(row).toHaveTextContent('Paid 2 days ago');
});

test('every state of the list can be shown, with its first application open', async () => {
  mockAssessment({ state: 'ISSUED' });
  const router = openLicensingDesk('/bplo/request/clearances');
  await userEvent.selectOptions(await screen.findByLabelText('Show'), 'issued');
  await waitFor(() => expect(router.state.location.search).toBe(`?case=${CASE_CODE}&view=issued`));
});

test('the list of one office’s late clearances is labelled so, and can be left for all', async () => {
  const reference = createReference();
  deskApi.replyWith(getReference, {
    ...reference,
    offices: [{ office: 'fire', role_id: 4, title: 'Fire Bureau', checks: '' }],
  });
  mockAssessment({ state: 'IN_CLEARANCE' });
  const router = openLicensingDesk('/bplo/request/clearances?view=open&office=fire&office_view=overdue');
  expect(await screen.findByText('Fire Bureau: overdue clearances')).toBeVisible();
  expect(deskApi.listRequests(listTransactions)[0]).toMatchObject({
    query: { view: 'open', office: 'fire', office_view: 'overdue' },
  });
  await userEvent.click(screen.getByRole('link', { name: 'All offices' }));
  await waitFor(() => expect(router.state.location.search).toBe(`?case=${CASE_CODE}&view=open`));
});

test('the list of a period from the dashboard is labelled with its dates and class, and can be left for all', async () => {
  mockAssessment({ state: 'ISSUED' });
  const period = 'dated_by=decided&from=2026-01-01&to=2026-01-20&arta_class=COMPLEX';
  const router = openLicensingDesk(`/bplo/request/clearances?view=all&${period}`);
  expect(await screen.findByText('Decided 1 Jan 2026 – 20 Jan 2026 · Complex, 7 days')).toBeVisible();
  expect(deskApi.listRequests(listTransactions)[0]).toMatchObject({
    query: { view: 'all', dated_by: 'decided', from: '2026-01-01', to: '2026-01-20', arta_class: 'COMPLEX' },
  });
  await userEvent.click(screen.getByRole('link', { name: 'All dates' }));
  await waitFor(() => expect(router.state.location.search).not.toContain('dated_by'));
});

test('the list of a stage from the dashboard is labelled with it', async () => {
  mockAssessment({ state: 'PAID' });
  const dates = 'dated_by=filed&from=2026-01-01&to=2026-01-20';
  openLicensingDesk(`/bplo/request/clearances?view=all&${dates}&stage=to_release`);
  expect(await screen.findByText('Filed 1 Jan 2026 – 20 Jan 2026 · Paid or later')).toBeVisible();
  expect(deskApi.listRequests(listTransactions)[0]).toMatchObject({ query: { view: 'all', stage: 'to_release' } });
});

test('a stage that is none narrows nothing', async () => {
  mockAssessment({ state: 'PAID' });
  openLicensingDesk('/bplo/request/clearances?view=all&dated_by=filed&from=2026-01-01&to=2026-01-20&stage=open');
  await waitFor(() => expect(deskApi.listRequests(listTransactions)).not.toHaveLength(0));
  expect(deskApi.listRequests(listTransactions)[0]?.query).not.toHaveProperty('stage');
});

test('the list has a heading that can be seen', async () => {
  mockAssessment({ state: 'ISSUED' });
  openLicensingDesk('/bplo/request/clearances?view=all');
  expect(await screen.findByRole('heading', { level: 1, name: 'Request For Clearances' })).not.toHaveClass('eb-sr');
});

test.each([
  'dated_by=decided&from=2026-13-01&to=2026-01-20',
  'dated_by=drawn&from=2026-01-01&to=2026-01-20',
  'dated_by=filed',
])('a period that is none (%s) narrows nothing', async (period) => {
  mockAssessment({ state: 'ISSUED' });
  openLicensingDesk(`/bplo/request/clearances?view=all&${period}`);
  await waitFor(() => expect(deskApi.listRequests(listTransactions)).not.toHaveLength(0));
  expect(deskApi.listRequests(listTransactions)[0]?.query).not.toHaveProperty('dated_by');
  expect(screen.queryByRole('link', { name: 'All dates' })).toBeNull();
});

test('an application is accepted as the rules class it', async () => {
  mockAssessment({ state: 'SUBMITTED', acts: ['accept', 'return', 'reject'] });
  deskApi.replyWith(holdApplicationAct, HELD_REPLY);
  openLicensingDesk();
  const dialog = await press('a');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('Accepted Matibay Hardware.')).toBeVisible();
  expect(deskApi.listRequests(holdApplicationAct)[0]).toMatchObject({
    params: { assessment_code: CASE_CODE },
    body: { act: 'accept' },
  });
  expect(listNotices()).toEqual([]);
});

test('the class that the rules found is preselected with its ground, and is the accepted one', async () => {
  mockAssessment({ state: 'SUBMITTED', acts: ['accept'], class_found: { arta_class: 'COMPLEX', ground: 'NEW' } });
  deskApi.replyWith(holdApplicationAct, HELD_REPLY);
  openLicensingDesk();
  const dialog = await press('a');
  expect(within(dialog).getByLabelText('Complex, 7 days: new business')).toBeChecked();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Accept' }));
  await waitFor(() =>
    expect(deskApi.listRequests(holdApplicationAct)[0]).toMatchObject({ body: { arta_class: 'COMPLEX' } }),
  );
});

test('an application is accepted in another class', async () => {
  mockAssessment({ state: 'SUBMITTED', acts: ['accept'] });
  deskApi.replyWith(holdApplicationAct, HELD_REPLY);
  openLicensingDesk();
  const dialog = await press('a');
  await userEvent.click(within(dialog).getByLabelText('Complex, 7 days'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Accept' }));
  await waitFor(() =>
    expect(deskApi.listRequests(holdApplicationAct)[0]?.body).toEqual({ act: 'accept', arta_class: 'COMPLEX' }),
  );
});

test('an incomplete application is returned with its missing papers', async () => {
  mockAssessment({ state: 'SUBMITTED', acts: ['accept', 'return'] });
  deskApi.replyWith(returnAssessment, { ...ACCEPTED_REPLY, state: 'RETURNED' });
  openLicensingDesk();
  const dialog = await press('r');
  await userEvent.type(within(dialog).getByLabelText('Remarks to the owner'), 'The lease is not signed.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Return to the owner' }));
  await waitFor(() =>
    expect(deskApi.listRequests(returnAssessment)[0]?.body).toEqual({
      remarks: 'The lease is not signed.',
      requirement_codes: [],
      marks: [],
    }),
  );
});

test('a cleared application is billed', async () => {
  mockAssessment({ state: 'CLEARED', acts: ['compute'] });
  deskApi.replyWith(computeBill, { ...BILLED_ASSESSMENT, top_no: null, bill_state: 'COMPUTED', state: 'ASSESSED' });
  openLicensingDesk();
  const dialog = await press('a');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Compute' }));
  await waitFor(() => expect(deskApi.listRequests(computeBill)[0]?.params).toEqual({ assessment_code: CASE_CODE }));
});

test('a paid application is released for signature', async () => {
  mockAssessment({ state: 'PAID', acts: ['release'] });
  deskApi.replyWith(holdApplicationAct, { ...HELD_REPLY, state: 'PAID' });
  openLicensingDesk();
  const dialog = await press('a');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Release' }));
  expect(await screen.findByText('Released the document for Matibay Hardware.')).toBeVisible();
  expect(deskApi.listRequests(holdApplicationAct)[0]?.body).toEqual({ act: 'release' });
});

test('of a closing it is the certificate that is released and signed', async () => {
  mockAssessment({ state: 'PAID', application_type: 'RETIREMENT', acts: ['release'] });
  openLicensingDesk();
  const dialog = await press('a');
  expect(within(dialog).getByRole('heading', { name: /^Release the certificate of retirement of / })).toBeVisible();
});

test('the signatory signs the permit by its number', async () => {
  mockAssessment({
    state: 'FOR_SIGNATURE',
    acts: ['sign'],
    permit: { permit_no: 'MP-2026-00045', state: 'GENERATED', token: null },
  });
  deskApi.replyWith(signPermit, { permit_no: 'MP-2026-00045', permit_state: 'ACTIVE', state: 'ISSUED' });
  openAdminDesk(['signatory']);
  const dialog = await press('a');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Sign' }));
  await waitFor(() => expect(deskApi.listRequests(signPermit)[0]?.params).toEqual({ permit_no: 'MP-2026-00045' }));
});

test('the permit, the order of payment and the form are printed by their names', async () => {
  mockAssessment({
    state: 'FOR_SIGNATURE',
    bill_id: 9,
    permit: { permit_no: 'MP-2026-00045', state: 'GENERATED', token: null },
  });
  deskApi.replyWith(getBill, createBill());
  openAdminDesk(['signatory']);
  await screen.findAllByRole('button', { name: 'Print' });
  await waitFor(() =>
    expect(renderHook(() => useOfferedActs()).result.current.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Print the permit', 'Print the order of payment', 'Print the completed form']),
    ),
  );
});

const WAITING = [
  createAssessmentRow({ assessment_id: 44, assessment_code: 'APP-2026-000210' }),
  createAssessmentRow({ acts: ['accept'] }),
  createAssessmentRow({ assessment_id: 46, assessment_code: 'APP-2026-000212', acts: ['accept'] }),
];

const VIEW_COUNTS = { next_cursor: null, counts: { open: 3 } };

test('the most urgent application that waits for the account opens with the desk', async () => {
  deskApi.replyWith(listTransactions, { data: WAITING, ...VIEW_COUNTS });
  mockAssessment({ state: 'SUBMITTED' });
  const router = openLicensingDesk('/bplo/request/clearances');
  expect(await screen.findByRole('heading', { name: 'Matibay Hardware' })).toBeVisible();
  expect(router.state.location.search).toBe(`?case=${CASE_CODE}&view=open`);
});

test('T opens the most urgent application of the view that waits for the account, besides the open one', async () => {
  deskApi.replyWith(listTransactions, { data: WAITING, ...VIEW_COUNTS });
  mockAssessment({ state: 'SUBMITTED' });
  const router = openLicensingDesk('/bplo/request/clearances?view=submitted');
  await screen.findByRole('heading', { name: 'Matibay Hardware' });
  expect(router.state.location.search).toBe(`?case=${CASE_CODE}&view=submitted`);
  await userEvent.keyboard('t');
  await waitFor(() => expect(router.state.location.search).toContain('case=APP-2026-000212'));
  // The address changes before the list is rendered for it; a key in between opens the same application again.
  await waitFor(() =>
    expect(document.querySelector('li[aria-current="true"] a')?.getAttribute('href')).toContain('APP-2026-000212'),
  );
  await userEvent.keyboard('t');
  await waitFor(() => expect(router.state.location.search).toContain(`case=${CASE_CODE}`));
});

test('T says that no other application waits', async () => {
  deskApi.replyWith(listTransactions, { data: WAITING.slice(0, 2), ...VIEW_COUNTS });
  mockAssessment({ state: 'SUBMITTED' });
  openLicensingDesk('/bplo/request/clearances?view=submitted');
  await screen.findByRole('heading', { name: 'Matibay Hardware' });
  await userEvent.keyboard('t');
  expect(listNotices()).toContain('No other application in this view is waiting for your action.');
});

test.each([
  { from: 'a view', query: '?view=submitted&', opens: 'APP-2026-000212' },
  { from: 'a link to it alone', query: '?', opens: CASE_CODE },
])('after a decision in $from the desk shows $opens', async ({ query, opens }) => {
  deskApi.replyWith(listTransactions, { data: WAITING, ...VIEW_COUNTS });
  mockAssessment({ state: 'SUBMITTED', acts: ['accept'] });
  deskApi.replyWith(holdApplicationAct, HELD_REPLY);
  const router = openLicensingDesk(`/bplo/request/clearances${query}case=${CASE_CODE}`);
  const dialog = await press('a');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(router.state.location.search).toContain(`case=${opens}`));
  expect(deskApi.listRequests(holdApplicationAct)).toHaveLength(1);
});

test('U undoes the acceptance, and its application opens again', async () => {
  deskApi.replyWith(listTransactions, { data: WAITING, ...VIEW_COUNTS });
  mockAssessment({ state: 'SUBMITTED', acts: ['accept'] });
  deskApi.replyWith(holdApplicationAct, HELD_REPLY);
  deskApi.replyWith(withdrawHeldAct, { assessment_code: CASE_CODE, state: 'SUBMITTED' });
  const router = openLicensingDesk(`/bplo/request/clearances?view=submitted&case=${CASE_CODE}`);
  const dialog = await press('a');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(router.state.location.search).toContain('case=APP-2026-000212'));
  expect(await screen.findByText('Accepted Matibay Hardware.')).toBeVisible();
  await userEvent.keyboard('u');
  await waitFor(() => expect(deskApi.listRequests(withdrawHeldAct)[0]?.params).toEqual({ assessment_code: CASE_CODE }));
  await waitFor(() => expect(router.state.location.search).toContain(`case=${CASE_CODE}`));
  expect(screen.queryByText('Accepted Matibay Hardware.')).not.toBeInTheDocument();
});

test('the administrator reads papers and reviews none', async () => {
  mockAssessment({
    state: 'SUBMITTED',
    requirements: [{ code: 'R01', name: 'Registration', is_mandatory: true, verified_by: ['bplo'], document: null }],
  });
  openAdminDesk([]);
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
  openLicensingDesk();
  expect(await screen.findByText('₱300,000.00')).toBeVisible();
  expect(screen.getByText('Hardware and construction supplies, capital')).toBeVisible();
  expect(screen.getByText('every quarter')).toBeVisible();
  expect(screen.getByText('declared by affidavit')).toBeVisible();
  expect(screen.getByText('Male employees').nextElementSibling).toHaveTextContent('2');
});

test('a claimed relief is shown by the name, section, line and amounts of the revenue code', async () => {
  mockAssessment({
    state: 'SUBMITTED',
    declaration: {
      lines: [{ line: 'L07', gross_non_essential: '300000.00' }],
      exemptions: [{ code: 'COOP', line: 'L07', figures: { reserves: '12000000.00' } }],
    },
    reliefs: [
      {
        code: 'COOP',
        name: { en: 'Cooperatives', fil: 'Mga kooperatiba' },
        section: '2.05',
        lines: ['L07'],
        figures: [{ code: 'reserves', name: { en: 'Reserves', fil: 'Reserba' } }],
      },
    ],
  });
  openLicensingDesk();
  expect(await screen.findByText('Exemption or discount claimed')).toBeVisible();
  expect(screen.getByText('Cooperatives (section 2.05): Hardware and construction supplies')).toBeVisible();
  expect(screen.getByText('Reserves').nextElementSibling).toHaveTextContent('₱12,000,000.00');
});

test('an application that is not there leaves the list in place', async () => {
  deskApi.refuseWith(getAssessment, { code: 'missing', message: 'There is nothing here.' });
  openLicensingDesk();
  expect(await screen.findByRole('heading', { name: 'This case is not in your queue' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Aling Nena Bakery' })).toBeVisible();
});
