import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { MemoryRouter } from 'react-router';

import { AmountField } from '../inputs/normalised-fields.tsx';
import { renderPart } from '../../test/render-part.tsx';
import { Page } from '../layout/page.tsx';
import { Section } from '../layout/section.tsx';
import { UiProvider } from '../provider.tsx';
import { CheckField, RadioField, SwitchField } from './choice-fields.tsx';
import { ComboField } from './combo-field.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { Field, useField } from './field.tsx';
import { FileField } from '../files/file-field.tsx';
import { formatFileSize } from '../files/format-file-size.ts';
import { SearchField } from './search-field.tsx';
import { SelectField } from './select-field.tsx';
import { PasswordField, TextArea, TextField } from './text-fields.tsx';

const lines = [
  { value: '1', label: 'Retail of hardware', hint: 'Retailer' },
  { value: '2', label: 'Bakery' },
  { value: '3', label: 'Santo Niño crafts' },
];

test('a field is called by its label and described by its error and its help', () => {
  renderPart(<TextField label="Mobile number" name="mobile" error="Enter 11 digits" help="For the inspection" />);
  const control = screen.getByRole('textbox', { name: 'Mobile number' });
  expect(control).toBeInvalid();
  expect(control).toHaveAccessibleDescription('Enter 11 digits For the inspection');
  expect(control).toHaveAttribute('id', 'mobile');
});

test('only optional fields are marked', () => {
  renderPart(
    <>
      <TextField label="Trade name" optional />
      <TextField label="Owner" />
    </>,
  );
  expect(screen.getByRole('textbox', { name: 'Trade name (optional)' })).not.toBeRequired();
  expect(screen.getByRole('textbox', { name: 'Owner' })).toBeRequired();
});

test('the error is between the label and the control', () => {
  renderPart(<TextArea label="Remarks" error="Write the reason" />);
  const error = screen.getByText('Write the reason');
  expect(screen.getByText('Remarks').compareDocumentPosition(error)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(error.compareDocumentPosition(screen.getByRole('textbox'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a form of fields submits the entered and chosen values', async () => {
  const onSubmit = jest.fn();
  function Form() {
    const { register, handleSubmit } = useForm({
      defaultValues: {
        trade_name: 'Lakbay',
        capital: '',
        barangay: '2',
        liquor: false,
        mode: 'QUARTERLY',
        remarks: '',
        line: '',
      },
    });
    return (
      <form onSubmit={handleSubmit((values) => onSubmit(values))}>
        <TextField label="Trade name" {...register('trade_name')} />
        <AmountField label="Capital" {...register('capital')} />
        <SelectField
          label="Barangay"
          options={[
            { value: '1', label: 'Silangan' },
            { value: '2', label: 'Narra' },
          ]}
          {...register('barangay')}
        />
        <CheckField label="Sells liquor" {...register('liquor')} />
        <RadioField
          label="Pay"
          options={[
            { value: 'ANNUAL', label: 'Once' },
            { value: 'QUARTERLY', label: 'By quarter' },
          ]}
          {...register('mode')}
        />
        <TextArea label="Remarks" {...register('remarks')} />
        <ComboField label="Line" options={lines} {...register('line')} />
        <button type="submit">Send</button>
      </form>
    );
  }
  const person = userEvent.setup();
  renderPart(<Form />);
  expect(screen.getByRole('radio', { name: 'By quarter' })).toBeChecked();
  await person.type(screen.getByRole('textbox', { name: 'Capital' }), '750,000');
  await person.selectOptions(screen.getByRole('combobox', { name: 'Barangay' }), 'Silangan');
  await person.click(screen.getByRole('checkbox', { name: 'Sells liquor' }));
  await person.click(screen.getByRole('radio', { name: 'Once' }));
  await person.type(screen.getByRole('combobox', { name: 'Line' }), 'bak{Enter}');
  await person.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledWith({
    trade_name: 'Lakbay',
    capital: '750,000.00',
    barangay: '1',
    liquor: true,
    mode: 'ANNUAL',
    remarks: '',
    line: '2',
  });
});

test('the searchable choice works by keyboard alone', async () => {
  const onPick = jest.fn();
  const person = userEvent.setup();
  renderPart(<ComboField label="Line" options={lines} onPick={onPick} />);
  const box = screen.getByRole('combobox', { name: 'Line' });
  box.focus();
  await person.keyboard('{ArrowDown}{ArrowDown}');
  expect(box).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: /Bakery/ }).id);
  await person.keyboard('{Enter}');
  expect(onPick).toHaveBeenCalledWith('2');
  expect(box).toHaveValue('Bakery');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('Escape leaves the choice as it was, and a search without a match is reported', async () => {
  const person = userEvent.setup();
  renderPart(<ComboField label="Line" options={lines} defaultValue="1" />);
  await person.type(screen.getByRole('combobox'), 'zzz');
  expect(within(screen.getByRole('listbox')).getByText('No match')).toBeInTheDocument();
  await person.keyboard('{Escape}');
  expect(screen.getByRole('combobox')).toHaveValue('Retail of hardware');
});

test('when nothing matches, the field shows a hint and leads back to the whole list, by keyboard too', async () => {
  const person = userEvent.setup();
  renderPart(<ComboField label="Line" options={lines} noMatch="Nothing found. Try bread." />);
  const box = screen.getByRole('combobox');
  await person.type(box, 'zzzz');
  expect(screen.getByText('Nothing found. Try bread.')).toBeInTheDocument();
  expect(box).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: 'Show the whole list' }).id);
  await person.keyboard('{Enter}');
  expect(screen.getAllByRole('option')).toHaveLength(3);
  await person.type(box, 'zzzz');
  await person.click(screen.getByRole('option', { name: 'Show the whole list' }));
  expect(screen.getAllByRole('option')).toHaveLength(3);
});

test('a choice found by an everyday word shows that word', async () => {
  const person = userEvent.setup();
  renderPart(
    <ComboField
      label="Line"
      options={[...lines, { value: '4', label: 'Auto repair', hint: 'Service', synonyms: ['talyer'] }]}
    />,
  );
  await person.type(screen.getByRole('combobox'), 'taly');
  expect(screen.getByRole('option', { name: /Auto repair/ })).toHaveTextContent('Service · talyer');
});

test('the error summary takes the focus and links to the field', async () => {
  const person = userEvent.setup();
  renderPart(
    <>
      <ErrorSummary errors={[{ field_id: 'mobile', message: 'Enter 11 digits' }]} />
      <TextField label="Mobile" name="mobile" />
    </>,
  );
  expect(screen.getByRole('alert')).toHaveFocus();
  await person.click(screen.getByRole('link', { name: 'Enter 11 digits' }));
  expect(screen.getByRole('textbox', { name: 'Mobile' })).toHaveFocus();
});

test('the error summary opens the fold of its field', async () => {
  const person = userEvent.setup();
  renderPart(
    <>
      <ErrorSummary errors={[{ field_id: 'website', message: 'Enter the website' }]} />
      <Section title="More" folds="always">
        <TextField label="Website" name="website" />
      </Section>
    </>,
  );
  expect(screen.getByLabelText('Website')).not.toBeVisible();
  await person.click(screen.getByRole('link', { name: 'Enter the website' }));
  expect(screen.getByRole('textbox', { name: 'Website' })).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Website' })).toBeVisible();
});

test('the error summary takes the focus again when the errors change, not when the page renders again', () => {
  function Form({ errors }: { readonly errors: { field_id: string; message: string }[] }) {
    return (
      <MemoryRouter>
        <UiProvider>
          <ErrorSummary errors={errors} />
          <input aria-label="other" />
        </UiProvider>
      </MemoryRouter>
    );
  }
  const { rerender } = render(<Form errors={[{ field_id: 'a', message: 'One' }]} />);
  screen.getByRole('textbox', { name: 'other' }).focus();
  rerender(<Form errors={[{ field_id: 'a', message: 'One' }]} />);
  expect(screen.getByRole('textbox', { name: 'other' })).toHaveFocus();
  rerender(<Form errors={[{ field_id: 'a', message: 'Another' }]} />);
  expect(screen.getByRole('alert')).toHaveFocus();
  rerender(<Form errors={[]} />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the error summary follows the order of the page, and the document title shows that there is an error', () => {
  document.title = 'before';
  const errors = [
    { field_id: 'second', message: 'Enter the second' },
    { field_id: 'first', message: 'Enter the first' },
  ];
  const renderForm = (shownErrors: typeof errors) => (
    <MemoryRouter>
      <UiProvider locale="fil">
        <Page title="Negosyo">
          <ErrorSummary errors={shownErrors} />
          <TextField label="First" name="first" />
          <TextField label="Second" name="second" />
        </Page>
      </UiProvider>
    </MemoryRouter>
  );
  const { rerender } = render(renderForm(errors));
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Enter the first',
    'Enter the second',
  ]);
  expect(document.title).toBe('May mali: Negosyo · eBPLS');
  rerender(renderForm([]));
  expect(document.title).toBe('Negosyo · eBPLS');
});

test('correcting one field keeps the focus in it, and sending moves it to the summary', async () => {
  const person = userEvent.setup();
  function Form() {
    const [name, setName] = useState('');
    const [isSent, setSent] = useState(false);
    const errors = isSent
      ? [
          ...(name === 'Ma' ? [] : [{ field_id: 'name', message: `“${name}” is wrong` }]),
          { field_id: 'tin', message: 'Enter the TIN' },
        ]
      : [];
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setSent(true);
        }}
      >
        <ErrorSummary errors={errors} />
        <TextField label="Name" name="name" value={name} onChange={({ target }) => setName(target.value)} />
        <button type="submit">Send</button>
      </form>
    );
  }
  renderPart(<Form />);
  await person.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByRole('alert')).toHaveFocus();
  await person.type(screen.getByRole('textbox', { name: 'Name' }), 'Mat{Backspace}');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ma');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});

test('a password can be shown and hidden', async () => {
  const person = userEvent.setup();
  renderPart(<PasswordField label="Password" />);
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  await person.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
});

test('a paper is chosen, shown with its size, replaced by the same file and removed', async () => {
  const person = userEvent.setup();
  const onChoose = jest.fn();
  const lease = new File(['x'.repeat(2000)], 'lease.pdf', { type: 'application/pdf' });
  function Papers() {
    const [file, setFile] = useState<File>();
    const choose = (next: File) => {
      onChoose(next.name);
      setFile(next);
    };
    return (
      <FileField
        label="Lease"
        file={file && { name: file.name, size: file.size }}
        onChoose={choose}
        onRemove={() => setFile(undefined)}
      />
    );
  }
  renderPart(<Papers />);
  await person.upload(screen.getByLabelText('Lease'), lease);
  expect(screen.getByText('lease.pdf')).toBeInTheDocument();
  expect(screen.getByText('2 KB')).toBeInTheDocument();
  await person.upload(screen.getByLabelText('Lease'), lease);
  expect(onChoose).toHaveBeenCalledTimes(2);
  await person.click(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.queryByText('lease.pdf')).not.toBeInTheDocument();
});

test('a photo in HEIC, also one called .jpg, is refused before it is sent, with what to do', async () => {
  const onChoose = jest.fn();
  renderPart(<FileField label="Lease" onChoose={({ name }) => onChoose(name)} />);
  const heic = new File(['\0\0\0\u0018ftypheic\0\0\0\0mif1heic'], 'photo.jpg', { type: 'image/jpeg' });
  await userEvent.upload(screen.getByLabelText('Lease'), heic);
  expect(await screen.findByText(/iPhone photo \(HEIC\).*Formats → Most Compatible/)).toBeInTheDocument();
  await userEvent.upload(screen.getByLabelText('Lease'), new File(['\u00ff'], 'lease.jpg', { type: 'image/jpeg' }));
  await waitFor(() => expect(onChoose.mock.calls).toEqual([['lease.jpg']]));
  expect(screen.queryByText(/HEIC/)).not.toBeInTheDocument();
});

test('a paper in upload shows its progress and cannot be replaced yet', () => {
  renderPart(
    <FileField label="Photo" file={{ name: 'front.jpg', size: 2_340_000, progress: 40 }} onChoose={() => undefined} />,
  );
  expect(screen.getByText('Uploading 40%')).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'front.jpg' })).toHaveAttribute('value', '40');
  expect(screen.queryByRole('button', { name: 'Replace' })).not.toBeInTheDocument();
});

test.each([
  [1, '1 KB'],
  [340_000, '340 KB'],
  [2_340_000, '2.3 MB'],
])('%d bytes are formatted as %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});

test('Escape empties the search and notifies the page', async () => {
  const onChange = jest.fn();
  const person = userEvent.setup();
  renderPart(<SearchField label="Name or number" onChange={(event) => onChange(event.target.value)} />);
  await person.type(screen.getByRole('searchbox', { name: 'Name or number' }), 'a{Escape}');
  expect(onChange.mock.calls).toEqual([['a'], ['']]);
});

test('a switch is read as a switch', () => {
  renderPart(<SwitchField label="Text size" defaultChecked />);
  expect(screen.getByRole('switch', { name: 'Text size' })).toBeChecked();
});

test('a group of choices is called by its legend and keeps its error', () => {
  renderPart(<RadioField label="Pay" name="mode" error="Choose one" options={[{ value: 'a', label: 'Once' }]} />);
  expect(screen.getByRole('group', { name: 'Pay' })).toHaveAccessibleDescription('Choose one');
});

test('a control of your own takes the wiring of its field', () => {
  function Own() {
    return <input {...useField()} />;
  }
  renderPart(
    <Field label="Place" error="Choose a place">
      <Own />
    </Field>,
  );
  expect(screen.getByRole('textbox', { name: 'Place' })).toHaveAccessibleDescription('Choose a place');
});
