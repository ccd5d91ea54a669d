import {
  approveClearance,
  approveClearanceWithConditions,
  getClearance,
  rejectClearance,
  returnClearance,
  scheduleInspection,
} from '@ebpls/contracts';
import { createClearance, getDayBox } from '@ebpls/testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createCase } from '../../test/cases.ts';
import { deskApi, DESK_ADDRESS, APPROVED_REPLY, openDesk, listNotices } from '../../test/clearance-desk.tsx';

test('A opens the approval and approves, and a notice confirms it', async () => {
  deskApi.replyWith(approveClearance, APPROVED_REPLY);
  openDesk(`${DESK_ADDRESS}?case=7`);
  await screen.findByRole('button', { name: /^Approve/ });
  await userEvent.keyboard('a');
  const dialog = await screen.findByRole('dialog', { name: 'Approve Matibay Hardware?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByRole('heading', { name: 'Matibay Hardware' })).toBeVisible();
  expect(deskApi.listRequests(approveClearance)[0]).toMatchObject({
    params: { clearance_id: '7' },
    body: { remarks: '' },
  });
  expect(deskApi.listRequests(approveClearance)[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
  expect(listNotices()).toContain('Matibay Hardware: The clearance was issued.');
});

test('a refused approval keeps the question open with the office’s answer', async () => {
  deskApi.refuseWith(approveClearance, { code: 'conflict', message: 'R09 needs a new copy first.' });
  openDesk(`${DESK_ADDRESS}?case=7`);
  await screen.findByRole('button', { name: /^Approve/ });
  await userEvent.keyboard('a');
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('R09 needs a new copy first.');
});

test('conditions carry a text and a day each', async () => {
  deskApi.replyWith(approveClearanceWithConditions, { ...APPROVED_REPLY, state: 'CONDITIONALLY_APPROVED' });
  openDesk(`${DESK_ADDRESS}?case=7`);
  await screen.findByRole('button', { name: /^Approve/ });
  await userEvent.keyboard('c');
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('Condition 1'), 'Second extinguisher in the kitchen');
  await userEvent.type(getDayBox('Due date', within(dialog)), '2026-02-10');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Approve with conditions' }));
  await screen.findByRole('heading', { name: 'Matibay Hardware' });
  expect(deskApi.listRequests(approveClearanceWithConditions)[0]?.body).toMatchObject({
    conditions: [{ text: 'Second extinguisher in the kitchen', due_on: '2026-02-10' }],
  });
});

test('a return without remarks is stopped before it is sent', async () => {
  openDesk(`${DESK_ADDRESS}?case=7`);
  await screen.findByRole('button', { name: /^Approve/ });
  await userEvent.keyboard('r');
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Return to the owner' }));
  expect(await within(dialog).findByText(/remarks|Write|what/i, { selector: '.err span' })).toBeVisible();
  expect(deskApi.listRequests(returnClearance)).toHaveLength(0);
});

test('a return names the papers to send again', async () => {
  deskApi.replyWith(returnClearance, { ...APPROVED_REPLY, state: 'FOR_COMPLIANCE', clearance_no: null });
  openDesk(`${DESK_ADDRESS}?case=7`);
  await screen.findByRole('button', { name: /^Approve/ });
  await userEvent.keyboard('r');
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('Remarks to the owner'), 'The certificate is from 2024.');
  await userEvent.click(within(dialog).getByLabelText('Fire safety inspection certificate'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Return to the owner' }));
  await screen.findByRole('heading', { name: 'Matibay Hardware' });
  expect(deskApi.listRequests(returnClearance)[0]?.body).toEqual({
    remarks: 'The certificate is from 2024.',
    requirement_codes: ['R09'],
    marks: [],
    extra_documents: [],
    is_held: true,
  });
});

test("a return marks a field with its reason, beside the field's value", async () => {
  const { assessment } = createCase();
  deskApi.replyWith(
    getClearance,
    createCase({ assessment: { ...assessment, business: { place: { business_area_sqm: 45 } } } }),
  );
  deskApi.replyWith(returnClearance, { ...APPROVED_REPLY, state: 'FOR_COMPLIANCE', clearance_no: null });
  openDesk(`${DESK_ADDRESS}?case=7`);
  await screen.findByRole('button', { name: /^Approve/ });
  await userEvent.keyboard('r');
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('Remarks to the owner'), 'It differs from the plan.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Mark a field' }));
  const field = within(dialog).getByRole('combobox', { name: 'Field 1' });
  await userEvent.type(field, 'Total assets');
  expect(within(dialog).queryByRole('option', { name: /TIN|Total assets/ })).not.toBeInTheDocument();
  await userEvent.clear(field);
  await userEvent.type(field, 'floor area');
  await userEvent.click(within(dialog).getByRole('option', { name: /^Floor area in square meters: \d/ }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Return to the owner' }));
  expect(await within(dialog).findByText('Explain to the owner what is wrong with this field.')).toBeVisible();
  await userEvent.type(within(dialog).getByLabelText('Reason 1'), 'The plan says 64.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Return to the owner' }));
  await waitFor(() =>
    expect(deskApi.listRequests(returnClearance)[0]?.body).toMatchObject({
      marks: [{ field: 'place.business_area_sqm', reason: 'The plan says 64.' }],
    }),
  );
});

test('a corrected answer is read beside the one before, with the reason', async () => {
  const expectedBody = {
    field: 'place.business_area_sqm',
    label: 'Floor area in square meters',
    reason: 'The plan says 64.',
    before: 45,
    marked_at: '2026-01-12T02:00:00.000Z',
  };
  const corrections = [
    { ...expectedBody, after: 64, answered_at: '2026-01-12T03:00:00.000Z' },
    { ...expectedBody, field: 'place.zip', label: 'ZIP code', answered_at: null },
  ];
  deskApi.replyWith(getClearance, createCase({ clearance: createClearance({ state: 'UNDER_REVIEW', corrections }) }));
  openDesk(`${DESK_ADDRESS}?case=7`);
  const section = await screen.findByRole('region', { name: 'Corrected answers' });
  expect(section).toHaveTextContent(
    /Floor area.*The plan says 64\..*Before.*45.*After.*64.*ZIP code.*Not answered yet/,
  );
});

test('a clerk who is not the head sees why the refusal is not theirs', async () => {
  openDesk(`${DESK_ADDRESS}?case=7`);
  expect(await screen.findByRole('button', { name: /^Refuse/ })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('x');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await screen.findByRole('alert')).toHaveTextContent('Only the head of office can refuse a clearance.');
});

test('the head refuses with the legal ground', async () => {
  deskApi.replyWith(getClearance, createCase({ acts: ['reject'] }));
  deskApi.replyWith(rejectClearance, { ...APPROVED_REPLY, state: 'REJECTED', clearance_no: null });
  openDesk(`${DESK_ADDRESS}?case=7`);
  await userEvent.click(await screen.findByRole('button', { name: /^Refuse/ }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('Legal ground'), 'RA 9514, section 7');
  await userEvent.type(within(dialog).getByLabelText('Remarks to the owner'), 'There is no second exit.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Refuse' }));
  await screen.findByRole('heading', { name: 'Matibay Hardware' });
  expect(deskApi.listRequests(rejectClearance)[0]?.body).toEqual({
    ground: 'RA 9514, section 7',
    remarks: 'There is no second exit.',
    is_held: true,
  });
});

test('a visit is set with day, time and inspectors', async () => {
  deskApi.replyWith(scheduleInspection, { ...APPROVED_REPLY, state: 'INSPECTION_SCHEDULED', clearance_no: null });
  openDesk(`${DESK_ADDRESS}?case=7`);
  await screen.findByRole('button', { name: /^Approve/ });
  await userEvent.keyboard('i');
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(getDayBox('Date', within(dialog)), '2026-01-27');
  await userEvent.type(within(dialog).getByLabelText('Time'), '14:15');
  await userEvent.type(within(dialog).getByLabelText('Inspectors'), 'FO2 Marasigan');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Schedule' }));
  await screen.findByRole('heading', { name: 'Matibay Hardware' });
  expect(deskApi.listRequests(scheduleInspection)[0]?.body).toEqual({
    scheduled_on: '2026-01-27',
    scheduled_time: '14:15',
    inspectors: 'FO2 Marasigan',
  });
});

const OTHER_OFFICE_PAPERS = ['Occupancy permit', 'Lease', 'Valid ID', 'Sketch', 'Insurance', 'Tax receipt'];

test('a return requests any document of the list, found by a part of its name', async () => {
  const { assessment } = createCase();
  const [own] = assessment.requirements;
  if (own === undefined) throw new Error('The case has no document.');
  const requirements = OTHER_OFFICE_PAPERS.map((name, place) => ({
    ...own,
    code: `R9${place}`,
    name,
    verified_by: ['engineering'],
  }));
  deskApi.replyWith(getClearance, createCase({ assessment: { ...assessment, requirements } }));
  deskApi.replyWith(returnClearance, { ...APPROVED_REPLY, state: 'FOR_COMPLIANCE', clearance_no: null });
  openDesk(`${DESK_ADDRESS}?case=7`);
  await screen.findByRole('button', { name: /^Approve/ });
  await userEvent.keyboard('r');
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('Remarks to the owner'), 'Please send it.');
  await userEvent.click(within(dialog).getByLabelText('Lease'));
  await userEvent.type(within(dialog).getByLabelText(/^Find a document/), 'occup{Enter}');
  expect(within(dialog).queryByLabelText('Lease')).not.toBeInTheDocument();
  await userEvent.click(within(dialog).getByLabelText('Occupancy permit'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Return to the owner' }));
  await waitFor(() =>
    expect(deskApi.listRequests(returnClearance)[0]?.body).toMatchObject({ requirement_codes: ['R90', 'R91'] }),
  );
});

test('a document outside the list is requested with its legal ground, and its help says what follows', async () => {
  deskApi.replyWith(getClearance, createCase({ other_documents: [{ code: 'R11', name: 'Health certificates' }] }));
  deskApi.replyWith(returnClearance, { ...APPROVED_REPLY, state: 'FOR_COMPLIANCE', clearance_no: null });
  openDesk(`${DESK_ADDRESS}?case=7`);
  await screen.findByRole('button', { name: /^Approve/ });
  await userEvent.keyboard('r');
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/The request does not pause your deadline/)).toBeVisible();
  await userEvent.type(within(dialog).getByLabelText('Remarks to the owner'), 'Two workers have none.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add a document that is not on the list' }));
  await userEvent.type(within(dialog).getByRole('combobox', { name: 'Document 1' }), 'health');
  await userEvent.click(within(dialog).getByRole('option', { name: 'Health certificates' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Return to the owner' }));
  expect(await within(dialog).findByText(/enter the law or ordinance that requires this document/)).toBeVisible();
  await userEvent.type(within(dialog).getByLabelText('Legal ground 1'), 'PD 856, Sec. 14');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Return to the owner' }));
  await waitFor(() =>
    expect(deskApi.listRequests(returnClearance)[0]?.body).toMatchObject({
      requirement_codes: [],
      extra_documents: [{ requirement_code: 'R11', legal_ground: 'PD 856, Sec. 14' }],
    }),
  );
});
