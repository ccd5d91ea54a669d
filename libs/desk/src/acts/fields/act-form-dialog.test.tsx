import { openRemote } from '@ebpls/testing-web';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { joel } from '../../../test/cases.ts';
import { ActDialog } from '../act-dialog.tsx';
import type { ActForm } from '../act-form.ts';
import type { ActAnswer } from '../acts.ts';

const FORM: ActForm = {
  act: 'approve',
  on: 7,
  title: 'Approve the case?',
  confirm: 'Approve',
  fields: [
    { kind: 'given', name: 'version', value: '3' },
    { kind: 'text', name: 'reference', label: 'Reference', initialText: 'A-1' },
    {
      kind: 'list',
      name: 'inspector_id',
      label: 'Inspector',
      options: [{ value: '4', label: 'Ana' }],
      initialChoice: '9',
      placeholder: 'Choose',
    },
    {
      kind: 'choice',
      name: 'result',
      label: 'Result',
      options: [{ value: 'PASSED', label: 'Passed' }],
      initialChoice: '',
    },
    {
      kind: 'checks',
      name: 'papers',
      label: 'Papers',
      options: ['R02', 'R01'].map((value) => ({ value, label: value })),
    },
    { kind: 'conditions', name: 'conditions' },
  ],
};

/** Opens the form over an action that answers as given; resolves to the bodies that the action receives. */
async function openForm(answer: ActAnswer): Promise<unknown[]> {
  const bodies: unknown[] = [];
  const action = async ({ request }: { readonly request: Request }) => {
    bodies.push(((await request.json()) as { readonly values: unknown }).values);
    return answer;
  };
  const Component = () => <ActDialog form={FORM} onClose={() => undefined} />;
  openRemote(() => [{ index: true, Component, action }], '/fire', '/fire', { session: joel });
  await screen.findByRole('dialog', { name: 'Approve the case?' });
  return bodies;
}

test('the body has every field in the shape of the contract, without an empty choice or one that is no longer offered', async () => {
  const bodies = await openForm({ done: true });
  await userEvent.click(screen.getByLabelText('R01'));
  await userEvent.click(screen.getByLabelText('R02'));
  await userEvent.type(screen.getByLabelText('Condition 1'), 'Clear the exit.');
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
  expect(bodies).toEqual([
    {
      version: '3',
      reference: 'A-1',
      inspector_id: '',
      papers: ['R02', 'R01'],
      conditions: [{ text: 'Clear the exit.', due_on: '' }],
    },
  ]);
});

test('the first wrong field takes the focus, and its message leaves once it is edited; the other one stays', async () => {
  await openForm({
    message: 'Check the form.',
    fields: { 'conditions.0.due_on': ['Choose a day.'], reference: ['No such reference.'] },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
  const reference = await screen.findByLabelText('Reference');
  expect(await screen.findByText('No such reference.')).toBeVisible();
  expect(reference).toHaveFocus();
  expect(screen.queryByText('Check the form.')).toBeNull();
  await userEvent.type(reference, '2');
  expect(reference).toHaveValue('A-12');
  expect(screen.queryByText('No such reference.')).toBeNull();
  expect(screen.getByText('Choose a day.')).toBeVisible();
});
