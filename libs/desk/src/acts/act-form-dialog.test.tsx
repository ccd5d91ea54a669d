import { webcrypto } from 'node:crypto';

import { closeWorkKeys, onWorkKeyNeeded } from '@ebpls/api-client';
import { openRemote } from '@ebpls/testing-web';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { joel } from '../../test/cases.ts';
import { ActDialog } from './act-dialog.tsx';
import type { ActForm } from './act-form.ts';
import type { ActAnswer } from './acts.ts';

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
async function openForm(answer: ActAnswer, session = joel): Promise<unknown[]> {
  const bodies: unknown[] = [];
  const action = async ({ request }: { readonly request: Request }) => {
    bodies.push(((await request.json()) as { readonly values: unknown }).values);
    return answer;
  };
  const Component = () => <ActDialog form={FORM} onClose={() => undefined} />;
  openRemote(() => [{ index: true, Component, action }], '/fire', '/fire', { session });
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

describe('what was typed and not sent', () => {
  const { subtle } = globalThis.crypto;
  const setSubtle = (value: unknown) =>
    Object.defineProperty(globalThis.crypto, 'subtle', { value, configurable: true });
  beforeEach(() => {
    localStorage.clear();
    setSubtle(webcrypto.subtle);
    onWorkKeyNeeded(async (account) => Buffer.alloc(32, account).toString('base64'));
  });
  afterEach(() => setSubtle(subtle));
  const listStored = () => Object.entries(localStorage).filter(([name]) => name.startsWith('typed '));

  /** The session ends: the document is left, and the key with it. */
  async function endSession(): Promise<void> {
    cleanup();
    await closeWorkKeys();
  }

  async function typeReference(text: string): Promise<void> {
    await userEvent.clear(screen.getByLabelText('Reference'));
    await userEvent.type(screen.getByLabelText('Reference'), text);
    await userEvent.click(screen.getByLabelText('R02'));
  }

  test('is there again for the same person after the session ended, and unreadable meanwhile', async () => {
    await openForm({ done: true });
    await typeReference('Bribe reported');
    await waitFor(() => expect(listStored()).toHaveLength(1));
    await endSession();
    expect(JSON.stringify(listStored())).not.toContain('Bribe');

    await openForm({ done: true });
    expect(await screen.findByText('This is what you typed before. It has not been sent.')).toBeVisible();
    expect(screen.getByLabelText('Reference')).toHaveValue('Bribe reported');
    await waitFor(() => expect(screen.getByLabelText('R02')).toBeChecked());
  });

  test.each(['Cancel', 'Approve'])('is forgotten after %s', async (button) => {
    await openForm({ done: true });
    await typeReference('B-2');
    await waitFor(() => expect(listStored()).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(listStored()).toEqual([]));
  });
});
