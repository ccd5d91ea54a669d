import { TextField } from '@ebpls/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { useActionFields } from './use-action-fields.ts';

function ReasonField({ refusedFields }: { readonly refusedFields?: Readonly<Record<string, readonly string[]>> }) {
  const { getField } = useActionFields(refusedFields);
  return <TextField {...getField('reason')} label="Reason" defaultValue="Too short" />;
}

test('a refusal is shown at its field until the field is edited, and what was typed stays', async () => {
  const { rerender } = render(<ReasonField />);
  const field = screen.getByLabelText('Reason');
  expect(field).toHaveValue('Too short');
  const refusedFields = { reason: ['Write at least ten characters.'] };
  rerender(<ReasonField refusedFields={refusedFields} />);
  expect(field).toHaveAccessibleDescription(/Write at least ten characters/);
  await userEvent.type(field, 'er');
  expect(field).not.toHaveAccessibleDescription(/Write at least ten characters/);
  expect(field).toHaveValue('Too shorter');
  rerender(<ReasonField refusedFields={{ ...refusedFields }} />);
  expect(field).toHaveAccessibleDescription(/Write at least ten characters/);
});
