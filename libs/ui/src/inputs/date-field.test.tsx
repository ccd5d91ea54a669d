import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { MemoryRouter } from 'react-router';

import { UiProvider } from '../provider.tsx';
import { DateField } from './date-field.tsx';

const show = (part: ReactNode, locale: 'en' | 'fil' = 'en') =>
  render(
    <MemoryRouter>
      <UiProvider theme="LIGHT" locale={locale}>
        {part}
      </UiProvider>
    </MemoryRouter>,
  );
const day = () => screen.getByRole('textbox', { name: 'Day' });
const month = () => screen.getByRole('combobox', { name: 'Month' });
const year = () => screen.getByRole('textbox', { name: 'Year' });

test('three boxes under one legend give the form one value', async () => {
  const { container } = show(<DateField label="Date of birth" name="birth_date" autoComplete="bday" />);
  const group = within(screen.getByRole('group', { name: 'Date of birth' }));
  await userEvent.type(group.getByRole('textbox', { name: 'Day' }), '5');
  await userEvent.selectOptions(group.getByRole('combobox', { name: 'Month' }), 'March');
  await userEvent.type(group.getByRole('textbox', { name: 'Year' }), '1980');
  expect(container.querySelector('input[name="birth_date"]')).toHaveValue('1980-03-05');
  expect(day()).toHaveAttribute('inputmode', 'numeric');
  expect(year()).toHaveAttribute('autocomplete', 'bday-year');
});

test('a whole date in the first box fills the other two', async () => {
  show(<DateField label="Date of birth" name="birth_date" />);
  await userEvent.type(day(), 'March 15, 1980');
  expect([day(), month(), year()].map((box) => (box as HTMLInputElement).value)).toEqual(['15', '03', '1980']);
  await userEvent.clear(day());
  await userEvent.click(day());
  await userEvent.paste('5 Abril 1981');
  expect([day(), month(), year()].map((box) => (box as HTMLInputElement).value)).toEqual(['5', '04', '1981']);
});

test('a short year gets its century when the field is left', async () => {
  show(<DateField label="Date of birth" name="birth_date" />);
  await userEvent.type(day(), '5/3/80{Tab}');
  expect([day(), month(), year()].map((box) => (box as HTMLInputElement).value)).toEqual(['5', '03', '1980']);
  await userEvent.clear(year());
  await userEvent.type(year(), '79{Tab}');
  expect(year()).toHaveValue('1979');
});

test('months have their names in Filipino', () => {
  show(<DateField label="Kapanganakan" name="birth_date" defaultValue="1980-03-05" />, 'fil');
  expect(screen.getByRole('combobox', { name: 'Buwan' })).toHaveDisplayValue('Marso');
});

test('an error describes the group, marks every box, and leads to the day', () => {
  show(<DateField label="Date of birth" name="birth_date" error="Enter the date of birth." defaultValue="1980--31" />);
  expect(screen.getByRole('group')).toHaveAccessibleDescription('Enter the date of birth.');
  expect([day(), month(), year()].map((box) => box.getAttribute('aria-invalid'))).toEqual(['true', 'true', 'true']);
  expect(document.getElementById('birth_date')).toBe(day());
  expect([day(), year()].map((box) => (box as HTMLInputElement).value)).toEqual(['31', '1980']);
});

test('a form library reads, writes and checks the date as one field', async () => {
  const onSubmit = jest.fn();
  const onLeave = jest.fn();
  function Form() {
    const { register, handleSubmit, setValue, reset } = useForm({ defaultValues: { opened: '2026-01-20', ended: '' } });
    return (
      <form onSubmit={handleSubmit((values) => onSubmit(values))}>
        <DateField
          label="Opened"
          {...register('opened', { onBlur: onLeave, setValueAs: (value) => (value === '' ? undefined : value) })}
        />
        <button type="button" onClick={() => setValue('opened', '2027-02-03')}>
          Other
        </button>
        <button type="button" onClick={() => reset()}>
          Reset
        </button>
        <button type="submit">Send</button>
      </form>
    );
  }
  show(<Form />);
  expect(month()).toHaveDisplayValue('January');
  await userEvent.click(screen.getByRole('button', { name: 'Other' }));
  expect(day()).toHaveValue('3');
  await userEvent.clear(year());
  await userEvent.type(year(), '2028{Tab}');
  expect(onLeave).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ opened: '2028-02-03' }));
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(year()).toHaveValue('2026');
  for (const box of [day(), year()]) await userEvent.clear(box);
  await userEvent.selectOptions(month(), '');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ opened: undefined }));
});

test('a controlled date follows its value', async () => {
  function Controlled() {
    const [value, setValue] = useState('2026-01-20');
    return (
      <>
        <DateField label="Date" value={value} onChange={({ target }) => setValue(target.value)} />
        <button type="button" onClick={() => setValue('2026-05-01')}>
          Labor Day
        </button>
        <output>{value}</output>
      </>
    );
  }
  show(<Controlled />);
  await userEvent.type(year(), '{Backspace}');
  expect(screen.getByRole('status')).toHaveTextContent('202-01-20');
  await userEvent.click(screen.getByRole('button', { name: 'Labor Day' }));
  expect([day(), month(), year()].map((box) => (box as HTMLInputElement).value)).toEqual(['1', '05', '2026']);
});
