import { answerCondition, type ClearanceCondition, getAssessment, getReference, listVault } from '@ebpls/contracts';
import { createClearance, createAssessment, createReference, createFakeApi, openRemote } from '@ebpls/testing-web';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { addresses } from '../../addresses.ts';
import { createRoutes } from '../../routes.tsx';

const api = createFakeApi();
const OF = { assessment_code: 'APP-2026-000211', company_code: 'SI-000114', clearance_id: 7, place: 0 };

const createCondition = (overrides: Partial<ClearanceCondition> = {}): ClearanceCondition => ({
  place: 0,
  text: 'A second extinguisher.',
  due_on: '2026-02-10',
  state: 'OPEN',
  note: '',
  remark: '',
  ...overrides,
});

function openCondition(condition: ClearanceCondition): void {
  const clearance = createClearance({ state: 'CONDITIONALLY_APPROVED', conditions: [condition] });
  api.replyWith(getAssessment, createAssessment({ state: 'ISSUED', clearances: [clearance] }));
  api.replyWith(listVault, { data: [], next_cursor: null });
  api.replyWith(getReference, createReference());
  openRemote(createRoutes, '/app', addresses.condition(OF));
}

test('the owner answers a condition and returns to the record', async () => {
  api.replyWith(answerCondition, { clearance_id: 7, place: 0, state: 'ANSWERED' });
  openCondition(createCondition({ remark: 'It is empty.' }));
  expect(await screen.findByText('It is empty.')).toBeVisible();
  await userEvent.type(screen.getByLabelText('How did you meet this condition?'), 'It was filled.');
  await userEvent.click(screen.getByRole('button', { name: 'Send to the office' }));
  await waitFor(() =>
    expect(api.listRequests(answerCondition)[0]).toMatchObject({
      params: { clearance_id: '7' },
      body: { place: 0, note: 'It was filled.' },
    }),
  );
});

test('an empty answer is reported at its field', async () => {
  api.refuseWith(answerCondition, {
    code: 'invalid',
    message: 'Please check.',
    fields: { note: ['Describe how the condition was met.'] },
  });
  openCondition(createCondition({ state: 'OVERDUE' }));
  expect(await screen.findByText(/^Overdue: the condition was due/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send to the office' }));
  expect(await screen.findByText('Describe how the condition was met.')).toBeVisible();
});

test.each([
  { state: 'ANSWERED', says: 'The office is reviewing your reply' },
  { state: 'MET', says: 'The office confirmed that this condition is met' },
] as const)('$state asks for nothing more', async ({ state, says }) => {
  openCondition(createCondition({ state }));
  expect(await screen.findByText(says)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send to the office' })).not.toBeInTheDocument();
});
