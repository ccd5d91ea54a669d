import {
  approveClearanceWithConditions,
  getClearance,
  getOfficeTemplates,
  listClearances,
  type OfficeTemplate,
  publishOfficeTemplates,
  returnClearance,
} from '@ebpls/contracts';
import { createClearance, createAssessment, createUser, createFakeApi, openRemote } from '@ebpls/testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createCase, createQueueRow, QUEUE_COUNTS, joel } from '../../test/cases.ts';
import { clearancesRoute, templatesRoute } from '../routes.ts';

const api = createFakeApi();
const chief = createUser({ id: 32, roles: [{ id: 4, name: 'fire' }], permissions: ['office_head'] });
const PAGE = '/fire/request/templates';
const EXIT: OfficeTemplate = {
  act: 'return',
  title: { en: 'Blocked exit', fil: 'May harang' },
  text: { en: 'Clear the exit of {business}.', fil: 'Alisin ang harang ng {business}.' },
};
const createTemplates = (overrides: object = {}) => ({
  version: 3,
  templates: [EXIT],
  published_at: '2026-01-05T00:00:00.000Z',
  published_by: 'Rosa Aquino',
  may_publish: true,
  ...overrides,
});
const RETURN_REPLY = { clearance_id: 7, state: 'FOR_COMPLIANCE' as const, clearance_no: null };
const OFFERED_TEMPLATES = [
  { act: 'return' as const, title: 'Blocked exit', text: 'Clear the exit of Matibay Hardware.' },
  { act: 'condition' as const, title: 'Extinguishers', text: 'Put up two extinguishers.' },
];

function openCase(): void {
  api.replyWith(listClearances, { data: [createQueueRow()], next_cursor: null, counts: QUEUE_COUNTS });
  const assessment = createAssessment({ state: 'IN_CLEARANCE' });
  api.replyWith(
    getClearance,
    createCase({ templates: OFFERED_TEMPLATES, assessment, clearance: createClearance({ state: 'UNDER_REVIEW' }) }),
  );
  api.replyWith(returnClearance, RETURN_REPLY);
  api.replyWith(approveClearanceWithConditions, RETURN_REPLY);
  openRemote(() => [clearancesRoute()], '/fire', '/fire/request/clearances?case=7', { session: joel });
}

test('a template is appended to the text in the form and can still be changed', async () => {
  openCase();
  await screen.findAllByText('Matibay Hardware');
  await userEvent.keyboard('r');
  const dialog = await screen.findByRole('dialog');
  const lines = within(dialog).getByLabelText('Remarks to the owner');
  await userEvent.type(lines, 'We were there.');
  const list = within(dialog).getByLabelText(/^Use a template/);
  expect(within(list).queryByRole('option', { name: 'Extinguishers' })).not.toBeInTheDocument();
  await userEvent.selectOptions(list, 'Blocked exit');
  expect(lines).toHaveValue('We were there.\nClear the exit of Matibay Hardware.');
  await userEvent.type(lines, ' Today.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Return to the owner' }));
  await waitFor(() => expect(api.listRequests(returnClearance)).toHaveLength(1));
  expect(api.listRequests(returnClearance)[0]?.body).toMatchObject({
    remarks: 'We were there.\nClear the exit of Matibay Hardware. Today.',
  });
});

test('a condition is chosen from those of the office', async () => {
  openCase();
  await screen.findAllByText('Matibay Hardware');
  await userEvent.keyboard('c');
  const condition = await screen.findByLabelText('Condition 1');
  const list = document.getElementById(condition.getAttribute('list') ?? '');
  expect([...(list?.querySelectorAll('option') ?? [])].map(({ value }) => value)).toEqual([
    'Put up two extinguishers.',
  ]);
});

test('the head changes, adds and removes templates; a new one is for returning until another is chosen', async () => {
  api.replyWith(getOfficeTemplates, createTemplates());
  api.replyWith(publishOfficeTemplates, createTemplates({ version: 4 }));
  openRemote(() => [templatesRoute()], '/fire', PAGE, { session: chief });
  await userEvent.click(await screen.findByRole('button', { name: 'Add a template' }));
  const second = screen.getByRole('group', { name: 'Template 2' });
  await userEvent.selectOptions(within(second).getByLabelText('Used for'), 'Condition');
  await userEvent.type(within(second).getByLabelText('Name in English'), 'Extinguishers');
  await userEvent.type(within(second).getByLabelText('Name in Filipino'), 'Pamatay-sunog');
  await userEvent.type(within(second).getByLabelText('Text in English'), 'Put up two.');
  await userEvent.type(within(second).getByLabelText('Text in Filipino'), 'Maglagay ng dalawa.');
  await userEvent.click(screen.getByRole('button', { name: 'Remove: Blocked exit' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save the templates' }));
  await waitFor(() => expect(api.listRequests(publishOfficeTemplates)).toHaveLength(1));
  expect(api.listRequests(publishOfficeTemplates)[0]?.body).toEqual({
    version: 3,
    templates: [
      {
        act: 'condition',
        title: { en: 'Extinguishers', fil: 'Pamatay-sunog' },
        text: { en: 'Put up two.', fil: 'Maglagay ng dalawa.' },
      },
    ],
  });
});

test('the head reads the templates as a list, and opens the one to edit', async () => {
  api.replyWith(getOfficeTemplates, createTemplates());
  openRemote(() => [templatesRoute()], '/fire', PAGE, { session: chief });
  const list = within(await screen.findByRole('list', { name: 'Office templates' }));
  expect(list.getByRole('listitem')).toHaveTextContent(/Blocked exit.*Clear the exit of/);
  expect(screen.queryByLabelText('Used for')).toBeNull();
  await userEvent.click(list.getByRole('button', { name: 'Edit: Blocked exit' }));
  expect(screen.getByLabelText('Used for')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByLabelText('Used for')).toBeNull();
});

test('an unknown placeholder is shown at its text, and the input stays', async () => {
  api.replyWith(getOfficeTemplates, createTemplates());
  openRemote(() => [templatesRoute()], '/fire', PAGE, { session: chief });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit: Blocked exit' }));
  const text = screen.getByLabelText('Text in English');
  await userEvent.clear(text);
  await userEvent.type(text, 'Of {{gross}.');
  await userEvent.click(screen.getByRole('button', { name: 'Save the templates' }));
  expect((await screen.findAllByText(/Only the words business, owner/)).length).toBeGreaterThan(0);
  expect(text).toHaveAttribute('aria-invalid', 'true');
  expect(text).toHaveValue('Of {gross}.');
  expect(api.listRequests(publishOfficeTemplates)).toHaveLength(0);
});

test('a clerk reads them and sees who changes them', async () => {
  api.replyWith(getOfficeTemplates, createTemplates({ may_publish: false }));
  openRemote(() => [templatesRoute()], '/fire', PAGE, { session: joel });
  expect(await screen.findByText('Clear the exit of {business}.')).toBeVisible();
  expect(screen.getByText('Only the head of office can edit templates.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save the templates' })).not.toBeInTheDocument();
});
