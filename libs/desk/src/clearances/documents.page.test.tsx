import { getClearance, reviewDocument, markOriginalSeen } from '@ebpls/contracts';
import { createClearance, createDocument, createAssessment } from '@ebpls/testing-web';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createCase, createRequirement } from '../../test/cases.ts';
import { deskApi, DESK_ADDRESS, openDesk } from '../../test/clearance-desk.tsx';

test('V marks the paper on the desk valid', async () => {
  const { document } = createRequirement();
  if (document) deskApi.replyWith(reviewDocument, { ...document, state: 'VALID' });
  openDesk(`${DESK_ADDRESS}?case=7`);
  expect(await screen.findByRole('img', { name: 'Fire safety inspection certificate' })).toBeVisible();
  await userEvent.keyboard('v');
  expect(deskApi.listRequests(reviewDocument)[0]?.body).toEqual({ state: 'VALID' });
});

test('V marks the original that the owner brings as seen', async () => {
  const requirement = createRequirement({ document: null, is_brought: true });
  deskApi.replyWith(
    getClearance,
    createCase({ assessment: createAssessment({ state: 'IN_CLEARANCE', requirements: [requirement] }) }),
  );
  deskApi.replyWith(markOriginalSeen, { is_seen: true });
  openDesk(`${DESK_ADDRESS}?case=7`);
  expect(await screen.findByText('Your office has not seen the original yet.')).toBeVisible();
  await userEvent.keyboard('v');
  expect(deskApi.listRequests(markOriginalSeen)[0]?.body).toEqual({
    requirement_code: requirement.code,
    is_seen: true,
  });
});

test('N opens the field for what is wrong with the paper', async () => {
  const { document } = createRequirement();
  if (document) deskApi.replyWith(reviewDocument, { ...document, state: 'INCOMPLETE' });
  openDesk(`${DESK_ADDRESS}?case=7`);
  await screen.findByRole('img', { name: 'Fire safety inspection certificate' });
  await userEvent.keyboard('n');
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByLabelText('Incomplete'));
  await userEvent.type(within(dialog).getByLabelText('What the owner must do'), 'Page two is missing.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await screen.findByRole('heading', { name: 'Matibay Hardware' });
  expect(deskApi.listRequests(reviewDocument)[0]?.body).toEqual({
    state: 'INCOMPLETE',
    remarks: 'Page two is missing.',
  });
});

test('a paper of another office is read, not reviewed', async () => {
  deskApi.replyWith(
    getClearance,
    createCase({
      assessment: createAssessment({
        state: 'IN_CLEARANCE',
        requirements: [createRequirement({ verified_by: ['rhu'] })],
      }),
    }),
  );
  openDesk(`${DESK_ADDRESS}?case=7`);
  expect(await screen.findByText(/Checked by RHU/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Valid/ })).not.toBeInTheDocument();
});

test.each([
  { hasOwn: true, opens: 'Fire insurance', what: 'the first uploaded paper of its office' },
  { hasOwn: false, opens: 'Basis of tax', what: 'the first uploaded paper, where its office has none' },
])('a case opens with $what', async ({ hasOwn, opens }) => {
  const { document } = createRequirement();
  const papers = [
    createRequirement({ code: 'R02', name: 'Basis of tax', verified_by: ['bplo'] }),
    createRequirement({ code: 'R09', name: 'Evacuation plan', document: null }),
    createRequirement({
      code: 'R10',
      name: 'Fire insurance',
      document: hasOwn && document ? { ...document, state: 'VALID' } : null,
    }),
  ];
  deskApi.replyWith(
    getClearance,
    createCase({ assessment: createAssessment({ state: 'IN_CLEARANCE', requirements: papers }) }),
  );
  openDesk(`${DESK_ADDRESS}?case=7`);
  expect(await screen.findByRole('img', { name: opens })).toBeVisible();
});

test('] opens the next paper without requesting the case from the server again', async () => {
  const papers = [createRequirement(), createRequirement({ code: 'R10', name: 'Insurance', document: null })];
  deskApi.replyWith(
    getClearance,
    createCase({ assessment: createAssessment({ state: 'IN_CLEARANCE', requirements: papers }) }),
  );
  const router = openDesk(`${DESK_ADDRESS}?case=7`);
  await screen.findByRole('img', { name: 'Fire safety inspection certificate' });
  await userEvent.keyboard(']]');
  expect(await screen.findByText('The owner has not uploaded this document.')).toBeVisible();
  expect(router.state.location.search).toContain('doc=R10');
  expect(deskApi.listRequests(getClearance)).toHaveLength(1);
});

test('after the approval an optional paper that was never sent is not counted as unanswered', async () => {
  const clearance = createClearance({ state: 'APPROVED', clearance_no: 'FSIC-2026-000061' });
  const requirements = [createRequirement({ is_mandatory: false, document: null })];
  const assessment = createAssessment({ state: 'IN_CLEARANCE', requirements });
  deskApi.replyWith(getClearance, createCase({ clearance, assessment, acts: [] }));
  openDesk(`${DESK_ADDRESS}?case=7`);
  expect(await screen.findByText('Not uploaded')).toBeVisible();
  expect(screen.queryByText(/answered/)).not.toBeInTheDocument();
});

test('turning the papers leaves the desk standing where scrolling answers with a Promise', async () => {
  const papers = ['R09', 'R10', 'R11'].map((code) => createRequirement({ code, name: `Paper ${code}` }));
  deskApi.replyWith(
    getClearance,
    createCase({ assessment: createAssessment({ state: 'IN_CLEARANCE', requirements: papers }) }),
  );
  const router = openDesk(`${DESK_ADDRESS}?case=7`);
  await screen.findByRole('img', { name: 'Paper R09' });
  await userEvent.keyboard(']');
  expect(await screen.findByRole('img', { name: 'Paper R10' })).toBeVisible();
  await userEvent.keyboard(']');
  expect(await screen.findByRole('img', { name: 'Paper R11' })).toBeVisible();
  await userEvent.keyboard('[[');
  expect(await screen.findByRole('img', { name: 'Paper R10' })).toBeVisible();
  expect(router.state.errors).toBeNull();
  expect(screen.getByRole('list', { name: 'Request For Clearances' })).toBeVisible();
});

test('a damaged picture is reported and stops handling its keys', async () => {
  const { document: paper } = createRequirement();
  const insurance = paper && { ...paper, document_id: '3f2b8a52-6d6d-4a53-9a7e-4c1d0f7e1a02' };
  const papers = [createRequirement(), createRequirement({ code: 'R10', name: 'Insurance', document: insurance })];
  deskApi.replyWith(
    getClearance,
    createCase({ assessment: createAssessment({ state: 'IN_CLEARANCE', requirements: papers }) }),
  );
  openDesk(`${DESK_ADDRESS}?case=7`);
  fireEvent.error(await screen.findByRole('img', { name: 'Fire safety inspection certificate' }));
  expect(await screen.findByText('This picture cannot be shown')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open in a new tab' })).toBeVisible();
  await userEvent.keyboard(']');
  expect(await screen.findByRole('img', { name: 'Insurance' })).toBeVisible();
});

test('a paper that the browser cannot store is reported at once', async () => {
  URL.createObjectURL = () => {
    throw new Error('out of memory');
  };
  openDesk(`${DESK_ADDRESS}?case=7`);
  expect(await screen.findByText('The document could not be opened')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Request For Clearances' })).toBeVisible();
});

test('two papers of one kind are side by side over the whole screen; the digits open another paper', async () => {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  const earlierPaper = {
    assessment_code: 'APP-2025-000012',
    tax_year: 2025,
    document: createDocument({ document_id: '3f2b8a52-6d6d-4a53-9a7e-4c1d0f7e1a02', media_type: 'image/png' }),
  };
  const requirements = [
    createRequirement({ earlier: earlierPaper }),
    createRequirement({ code: 'R10', name: 'Fire insurance' }),
  ];
  deskApi.replyWith(getClearance, createCase({ assessment: createAssessment({ requirements }) }));
  const router = openDesk(`${DESK_ADDRESS}?case=7`);
  await userEvent.click(await screen.findByRole('button', { name: /Compare with 2025/ }));
  const over = await screen.findByRole('dialog', { name: /Fire safety inspection certificate/ });
  expect(await within(over).findByRole('img', { name: /This application/ })).toBeInTheDocument();
  expect(await within(over).findByRole('img', { name: /2025/ })).toBeInTheDocument();
  await userEvent.keyboard('2');
  await waitFor(() => expect(router.state.location.search).toContain('doc=R10'));
  expect(await screen.findByRole('dialog', { name: /Fire insurance/ })).toBeInTheDocument();
});
