import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { MemoryRouter } from 'react-router';

import { UiProvider } from '../provider.tsx';
import { AmountField, AreaField, MobileField, TinField } from './normalised-fields.tsx';

const show = (part: React.ReactNode) =>
  render(
    <MemoryRouter>
      <UiProvider theme="LIGHT">{part}</UiProvider>
    </MemoryRouter>,
  );
const field = () => screen.getByRole('textbox', { name: 'Field' });

test.each([
  { part: <AmountField label="Field" />, typed: 'P80k', normal: '80,000.00' },
  { part: <AreaField label="Field" />, typed: '24.5 sq. m.', normal: '24.5' },
  { part: <TinField label="Field" />, typed: '123456789000', normal: '123-456-789-000' },
  { part: <MobileField label="Field" />, typed: '+63 917 123 4567', normal: '0917 123 4567' },
])('$typed is shown as $normal when the field is left, not before', async ({ part, typed, normal }) => {
  show(part);
  await userEvent.type(field(), typed);
  expect(field()).toHaveValue(typed);
  await userEvent.tab();
  expect(field()).toHaveValue(normal);
});

test('input that cannot be parsed stays unchanged', async () => {
  show(<AmountField label="Field" />);
  await userEvent.type(field(), 'eighty{Tab}');
  expect(field()).toHaveValue('eighty');
});

test('Enter sends the normal form, from registered and from controlled fields', async () => {
  const onSubmit = jest.fn();
  function Form() {
    const { register, handleSubmit } = useForm({ defaultValues: { capital: '' } });
    const [cash, setCash] = useState('');
    return (
      <form onSubmit={handleSubmit((values) => onSubmit({ ...values, cash }))}>
        <AmountField label="Cash" value={cash} onChange={({ target }) => setCash(target.value)} />
        <AmountField label="Field" {...register('capital')} />
        <button type="submit">Send</button>
      </form>
    );
  }
  show(<Form />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Cash' }), '1.5k');
  await userEvent.type(field(), '₱80,000{Enter}');
  expect(onSubmit).toHaveBeenCalledWith({ cash: '1,500.00', capital: '80,000.00' });
});
