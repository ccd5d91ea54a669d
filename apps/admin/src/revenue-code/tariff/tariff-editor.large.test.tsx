import { saveTariff } from '@ebpls/contracts';
import type { TariffText } from '@ebpls/contracts/tariff';
import { useNotices } from '@ebpls/remote-kit';
import { createFakeApi, createUser } from '@ebpls/testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { readSeedFile } from '../testing/create-version.ts';
import { type EditorInput, openTariffEditor } from '../../testing/open-tariff-editor.ts';

const api = createFakeApi();
const session = createUser({ id: 50, roles: [{ id: 2, name: 'admin' }] });
const code = readSeedFile('towns/maliwanag/code.json') as TariffText;

const openEditor = (query: string, input: EditorInput = {}) => openTariffEditor(api, query, { session, ...input });

const findCell = (label: string) => screen.findByRole<HTMLInputElement>('textbox', { name: label });
const getCell = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label });
const listNotices = () => useNotices.getState().notices.map(({ text }) => text);

const BRACKETS = code.charges.find(({ amount }) => amount.kind === 'BRACKETS');
const BRACKETS_QUERY = `?part=charges&row=${code.charges.findIndex((row) => row === BRACKETS) + 1}`;
if (BRACKETS?.amount.kind !== 'BRACKETS') throw new Error('the town has no table of brackets');
const { steps } = BRACKETS.amount;

async function retype(cell: HTMLInputElement, text: string): Promise<void> {
  await userEvent.clear(cell);
  await userEvent.type(cell, text);
}

test('the parts are listed with what they hold, and the table shows the brackets as they are printed', async () => {
  openEditor(BRACKETS_QUERY);
  const parts = await screen.findByRole('navigation', { name: 'Parts of the code' });
  expect(within(parts).getByRole('link', { name: 'Lines of business' }).closest('li')).toHaveTextContent('200');
  expect(within(parts).getByRole('link', { name: BRACKETS.name.en }).closest('li')).toHaveAttribute('aria-current');
  expect(await findCell('Amount, row 1')).toHaveValue(steps[0]?.amount);
  expect(getCell('From, row 2')).toHaveValue(steps[0]?.to);
  expect(getCell('From, row 2')).toHaveAttribute('readonly');
  const facts = screen.getByLabelText('About this row');
  expect(facts).toHaveTextContent(/Charged on.*Applies to.*Collected for/s);
});

test('a figure is typed as printed, the bills follow, and the part is saved at its revision', async () => {
  openEditor(BRACKETS_QUERY);
  api.replyWith(saveTariff, { ordinance_version_id: 2, state: 'DRAFT', revision: 4, findings: [] });
  const last = await findCell(`Amount, row ${steps.length + 1}`);
  expect(await screen.findAllByText('Same as the previous version')).not.toHaveLength(0);
  await userEvent.click(getCell('Amount, row 1'));
  await userEvent.paste(steps.map(() => '99,999.00').join('\n'));
  await retype(last, '37 1/2 % of 1 %');
  expect(await screen.findAllByText(/ more \(/)).not.toHaveLength(0);
  const [en, fil] = within(await screen.findByRole('status', { name: 'What the selected row means' })).getAllByText(
    /375/,
  );
  expect(en).toHaveTextContent(/or more: 37 1\/2 % of 1 %, that is 0\.375% of the whole amount/);
  expect(fil).toHaveTextContent(/o higit pa/);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(listNotices()).toContain('Saved.'));
  const { body } = api.listRequests(saveTariff)[0] as { body: { revision: number; parts: Partial<TariffText> } };
  expect(body).toMatchObject({ revision: 3 });
  expect(Object.keys(body.parts)).toEqual(['charges']);
  const saved = body.parts.charges?.find((row) => row.code === BRACKETS.code)?.amount;
  expect(saved).toMatchObject({ above: { kind: 'RATE', rate: '37 1/2 % of 1 %' } });
  expect(await screen.findByText('Everything is saved')).toBeVisible();
});

test('a text that is no figure is refused at its cell in either language, and stays', async () => {
  openEditor(BRACKETS_QUERY, { language: 'fil' });
  const cell = await findCell('Halaga, hilera 1');
  await retype(cell, '1.5E+5');
  expect(cell).toHaveValue('1.5E+5');
  expect(cell).toBeInvalid();
  expect(cell).toHaveAccessibleDescription(/Ilagay ang halaga sa piso/);
  expect(screen.getByRole('button', { name: 'I-save' })).toHaveAttribute('aria-disabled', 'true');
  await retype(cell, '150,000.00');
  expect(cell).toBeValid();
  expect(screen.getByRole('button', { name: 'I-save' })).not.toHaveAttribute('aria-disabled');
});

test('arrows and Enter go to the next cell, and Ctrl+Z takes back a cell at a time', async () => {
  openEditor(BRACKETS_QUERY);
  const first = await findCell('Amount, row 1');
  await userEvent.click(first);
  await userEvent.keyboard('{Enter}');
  expect(getCell('Amount, row 2')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(first).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('textbox', { name: /^(Up to|Less than), row 1$/ })).toHaveFocus();
  await userEvent.tab();
  expect(first).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('textbox', { name: /^(Up to|Less than), row 2$/ })).toHaveFocus();
  await userEvent.tab({ shift: true });
  await userEvent.keyboard('77.00{Enter}88.00');
  expect(first).toHaveValue('77.00');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(getCell('Amount, row 2')).toHaveValue(steps[1]?.amount);
  expect(first).toHaveValue('77.00');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(first).toHaveValue(steps[0]?.amount);
  await userEvent.keyboard('{Control>}y{/Control}');
  expect(first).toHaveValue('77.00');
});

test('cells of a spreadsheet are pasted down and right, rows are added, and a total row is refused', async () => {
  openEditor(BRACKETS_QUERY);
  const from = await findCell('From, row 1');
  await userEvent.click(from);
  await userEvent.paste('0\t1,000.00\t10.00\tx\n1,000.00\tTotal\t20.00\n');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Row 2 of the pasted cells is a total. Nothing was pasted.',
  );
  expect(getCell('Amount, row 1')).toHaveValue(steps[0]?.amount);
  const rows = Array.from(
    { length: steps.length + 3 },
    (_, index) => `${index}00.00\t${index + 1}00.00\t${index + 1}.00`,
  );
  await userEvent.click(from);
  await userEvent.paste(rows.join('\r\n'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(getCell('Amount, row 1')).toHaveValue('1.00');
  expect(getCell(`Amount, row ${rows.length}`)).toHaveValue(`${rows.length}.00`);
  expect(getCell(`From, row ${rows.length + 1}`)).toHaveValue(`${rows.length}00.00`);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(getCell('Amount, row 1')).toHaveValue(steps[0]?.amount);
});

test('rows are added and removed, and brackets out of order are named with a mend', async () => {
  openEditor(BRACKETS_QUERY);
  await findCell('Amount, row 1');
  await userEvent.click(screen.getByRole('button', { name: 'Remove row 1' }));
  expect(getCell('Amount, row 1')).toHaveValue(steps[1]?.amount);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await userEvent.click(getCell('Amount, row 1'));
  await userEvent.keyboard('{Control>}{Delete}{/Control}');
  expect(getCell('Amount, row 1')).toHaveValue(steps[1]?.amount);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add a row' }));
  const bound = screen.getByRole<HTMLInputElement>('textbox', {
    name: new RegExp(`^(Up to|Less than), row ${steps.length + 1}$`),
  });
  await waitFor(() => expect(bound).toHaveFocus());
  await userEvent.keyboard('1.00{ArrowRight}1.00');
  const findings = await screen.findByRole('list', { name: 'Findings: Table' });
  expect(await within(findings).findByText(/upper limit of this bracket/)).toBeVisible();
  expect(bound).toBeInvalid();
  await userEvent.click(within(findings).getByRole('button', { name: 'Sort the rows by their upper limit' }));
  expect(getCell('Amount, row 1')).toHaveValue('1.00');
  await waitFor(() => expect(screen.queryByText(/upper limit of this bracket/)).not.toBeInTheDocument());
});

test('a charge is copied under a code of its own, and removed', async () => {
  openEditor(BRACKETS_QUERY);
  await userEvent.click(await screen.findByRole('button', { name: 'Copy this charge' }));
  const copy = `${BRACKETS.name.en} (2)`;
  await userEvent.click(screen.getByRole('link', { name: copy }));
  expect(await screen.findByRole('heading', { name: copy })).toBeVisible();
  expect(getCell('Amount, row 1')).toHaveValue(steps[0]?.amount);
  await userEvent.click(screen.getByRole('button', { name: 'Remove this charge' }));
  expect(screen.queryByRole('link', { name: copy })).not.toBeInTheDocument();
  expect(screen.getByText('Not saved yet')).toBeVisible();
});

test('an example is another line with its own measures, and its bill is computed at once', async () => {
  openEditor(BRACKETS_QUERY);
  await userEvent.click(await screen.findByRole('button', { name: 'Change business 1' }));
  const gross = screen.getByLabelText('Gross sales or receipts');
  await userEvent.clear(gross);
  await userEvent.type(gross, 'many');
  expect(screen.getByText(/must be a number/)).toBeVisible();
  await userEvent.clear(gross);
  await userEvent.type(gross, '100,000.00');
  expect(screen.queryByText(/must be a number/)).not.toBeInTheDocument();
  expect(screen.getByText(/Gross sales or receipts: 100,000\.00/)).toBeVisible();
});

const [CLASS] = code.classifications;
const [FIRST_VALUE, ...OTHER_VALUES] = CLASS?.values ?? [];
const LAST_VALUE = OTHER_VALUES.at(-1);
if (CLASS === undefined || FIRST_VALUE === undefined || LAST_VALUE === undefined) throw new Error('no classification');

test('lines are found, changed all at once, and changed by name or code in the sheet', async () => {
  openEditor('?part=lines');
  expect(await findCell('Code, row 1')).toHaveValue(code.lines.at(0)?.code);
  await userEvent.selectOptions(screen.getByLabelText('Show'), 'tax=e');
  const found = code.lines.filter(({ tax }) => tax === 'e');
  expect(await screen.findByText(`${found.length} lines of business`)).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Change for these lines of business'), CLASS.code);
  await userEvent.selectOptions(screen.getByLabelText('New value'), LAST_VALUE.code);
  await userEvent.click(screen.getByRole('button', { name: `Change ${found.length} lines of business` }));
  const cell = screen.getByRole('combobox', { name: `${CLASS.name.en}, row 1` });
  expect(cell).toHaveValue(LAST_VALUE.name.en);
  await userEvent.clear(cell);
  await userEvent.type(cell, FIRST_VALUE.name.en);
  api.replyWith(saveTariff, { ordinance_version_id: 2, state: 'DRAFT', revision: 4, findings: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.listRequests(saveTariff)).toHaveLength(1));
  const body = api.listRequests(saveTariff).at(0)?.body as { parts: Pick<TariffText, 'lines'> } | undefined;
  const classes = body?.parts.lines.filter(({ tax }) => tax === 'e').map((line) => line.classes[CLASS.code]);
  expect(classes).toEqual([FIRST_VALUE.code, ...found.slice(1).map(() => LAST_VALUE.code)]);
});

test('what is typed stays when another part is opened, and leaving the page asks first', async () => {
  openEditor(BRACKETS_QUERY);
  await retype(await findCell('Amount, row 1'), '12.00');
  await userEvent.click(screen.getByRole('link', { name: 'When to pay' }));
  expect(await findCell('Due date 1, row 1')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: BRACKETS.name.en }));
  expect(await findCell('Amount, row 1')).toHaveValue('12.00');
  await userEvent.click(screen.getByRole('link', { name: 'Changes' }));
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
});

test('a save that a colleague overtook is refused with its reason, and the entries stay', async () => {
  openEditor(BRACKETS_QUERY);
  api.refuseWith(saveTariff, { code: 'conflict', message: 'A colleague saved this draft.' });
  await retype(await findCell('Amount, row 1'), '12.00');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('A colleague saved this draft.');
  expect(getCell('Amount, row 1')).toHaveValue('12.00');
});

test('a published version is read, not written', async () => {
  openEditor(BRACKETS_QUERY, { version: { state: 'PUBLISHED', acts: [] } });
  expect(await findCell('Amount, row 1')).toHaveAttribute('readonly');
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add a row' })).not.toBeInTheDocument();
});
