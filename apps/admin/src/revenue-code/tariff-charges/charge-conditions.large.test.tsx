import { saveTariff } from '@ebpls/contracts';
import type { TariffText } from '@ebpls/contracts/tariff';
import { createFakeApi, createUser } from '@ebpls/testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { readSeedFile } from '../testing/create-version.ts';
import { type EditorInput, openTariffEditor } from '../../testing/open-tariff-editor.ts';

const api = createFakeApi();
const session = createUser({ id: 50, roles: [{ id: 2, name: 'admin' }] });
const code = readSeedFile('towns/maliwanag/code.json') as TariffText;

/** Opens the fields of a charge of the municipality. */
async function openConditions(charge: string, input: EditorInput = {}) {
  const place = code.charges.findIndex((row) => row.code === charge);
  openTariffEditor(api, `?part=charges&row=${place + 1}`, { session, ...input });
  await userEvent.click(await screen.findByRole('button', { name: 'Change when it is charged' }));
}

const getGroup = (name: string) => screen.getByRole('group', { name });
const getReading = () => screen.getByRole('status', { name: 'The charge in words' });

async function addCondition(list: string, subject: string): Promise<HTMLElement> {
  const group = getGroup(list);
  const listAll = () => within(group).queryAllByRole('group', { name: /^Condition \d/ });
  const former = listAll().length;
  await userEvent.type(within(group).getByRole('combobox', { name: 'Add a condition about' }), subject);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(listAll()).toHaveLength(former + 1));
  return listAll()[former] as HTMLElement;
}

/** The charge as it is saved. */
async function saveCharge(charge: string) {
  api.replyWith(saveTariff, { ordinance_version_id: 2, state: 'DRAFT', revision: 4, findings: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.listRequests(saveTariff)).toHaveLength(1));
  const [request] = api.listRequests(saveTariff) as readonly { body: { parts: Pick<TariffText, 'charges'> } }[];
  return request?.body.parts.charges.find((row) => row.code === charge);
}

test('a condition is chosen by names, read in both languages, and the bills follow while it is typed', async () => {
  await openConditions('GARBAGE');
  const condition = await addCondition('Conditions of the charge', 'Employees');
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.type(within(condition).getByLabelText('Figure'), '10');
  expect(await screen.findAllByText('This row is not charged here.')).toHaveLength(2);
  const [en, fil] = within(getReading()).getAllByText(/10/);
  expect(en).toHaveTextContent('It is charged only when Employees is 10 or more.');
  expect(fil).toHaveTextContent('Sinisingil lamang ito kapag 10 o higit pa ang Mga empleyado.');
  await userEvent.selectOptions(within(condition).getByLabelText('Comparison'), 'is from … to less than …');
  await userEvent.type(within(condition).getByLabelText('To'), '20');
  expect(getReading()).toHaveTextContent('Employees is from 10 to less than 20');
  expect(await screen.findAllByText('This row is not charged here.')).toHaveLength(3);
  expect((await saveCharge('GARBAGE'))?.when).toEqual([
    { test: 'QUANTITY', of: ['employees'], is: 'AT_LEAST', figure: '10' },
    { test: 'QUANTITY', of: ['employees'], is: 'BELOW', figure: '20' },
  ]);
});

test('a figure that is none is refused at its field, and Ctrl+Z takes the condition back', async () => {
  await openConditions('GARBAGE');
  const condition = await addCondition('Conditions of the charge', 'Floor area in square meters');
  const figure = within(condition).getByLabelText('Figure');
  await userEvent.type(figure, 'many');
  expect(figure).toBeInvalid();
  expect(figure).toHaveAccessibleDescription(/number with at most two decimals/);
  expect(screen.queryByRole('list', { name: /Findings/ })).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(figure).toHaveValue('');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(screen.queryByRole('group', { name: /^Condition \d/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
});

test('the day of filing is a condition with a month and a day', async () => {
  await openConditions('GARBAGE');
  const condition = await addCondition('Conditions of the charge', 'Date of filing');
  const day = within(condition).getByLabelText('Month and day, such as 01-20');
  await userEvent.type(day, '20 Jan');
  expect(day).toBeInvalid();
  await userEvent.clear(day);
  await userEvent.type(day, '01-20');
  await userEvent.selectOptions(within(condition).getByLabelText('Comparison'), 'is after');
  expect(getReading()).toHaveTextContent('It is charged only when the application is filed after 01-20.');
  expect(getReading()).toHaveTextContent('kapag inihain ang aplikasyon pagkatapos ng 01-20');
  await userEvent.selectOptions(
    within(condition).getByLabelText('Comparison'),
    'is after (or after the next working day)',
  );
  expect(getReading()).toHaveTextContent('after 01-20 or, if it is not a working day, after the next one.');
  expect((await saveCharge('GARBAGE'))?.when).toEqual([
    { test: 'FILED', is: 'AFTER', day: '01-20', moves_to_working_day: true },
  ]);
});

test('lines are covered by the values of a classification, each with a box', async () => {
  await openConditions('SAN-FOOD');
  const condition = within(getGroup('Lines of business covered')).getByRole('group', { name: 'Condition 1' });
  expect(within(condition).getByLabelText('By tables')).toBeChecked();
  await userEvent.click(within(condition).getByLabelText('By doors'));
  expect(getReading()).toHaveTextContent('Kind of sanitary inspection is By tables or By doors');
  expect(getReading()).toHaveTextContent('Ayon sa mesa o Ayon sa pinto ang Uri ng inspeksiyong pangkalinisan');
  expect((await saveCharge('SAN-FOOD'))?.lines).toEqual([
    { test: 'CLASS', classification: 'sanitary', one_of: ['FOOD', 'DOOR'] },
  ]);
});

test('a line among hundreds is found by a part of its name, and a condition is removed', async () => {
  await openConditions('SAN-FOOD');
  const condition = await addCondition('Lines of business covered', 'Line of business');
  await userEvent.type(within(condition).getByRole('combobox', { name: 'Search and add' }), 'carinder');
  await userEvent.keyboard('{Enter}');
  expect(await within(condition).findByRole('button', { name: 'Remove Carinderia' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove condition 1' }));
  const carinderia = code.lines.find(({ name }) => name.en === 'Carinderia');
  expect((await saveCharge('SAN-FOOD'))?.lines).toEqual([{ test: 'LINE', one_of: [carinderia?.code] }]);
});

test('a code that nothing declares is named at its condition, and the fields open by themselves', async () => {
  const charges = code.charges.map((row) =>
    row.code === 'GARBAGE' ? { ...row, when: [{ test: 'MARK' as const, mark: 'gone' }] } : row,
  );
  const place = charges.findIndex((row) => row.code === 'GARBAGE') + 1;
  openTariffEditor(api, `?part=charges&row=${place}`, { session, document: { ...code, charges } });
  const condition = await screen.findByRole('group', { name: 'Condition 1' });
  expect(within(condition).getByText('The code “gone” is not declared anywhere.')).toBeVisible();
  expect(screen.queryByRole('list', { name: /Findings/ })).not.toBeInTheDocument();
});

test('what a charge is computed for is chosen, with what becomes of several amounts', async () => {
  await openConditions('PLATE');
  await userEvent.selectOptions(screen.getByLabelText('Computed for'), 'Each Kind of garbage');
  await userEvent.selectOptions(screen.getByLabelText('If there are several amounts'), 'The highest amount is charged');
  await userEvent.click(within(getGroup('Kinds of application')).getByLabelText('Renewal'));
  expect(getReading()).toHaveTextContent(
    'It is charged for: New business, Renewal. It covers every line of business. ' +
      'It is computed once for each value of Kind of garbage, and the highest amount is charged.',
  );
  expect(await saveCharge('PLATE')).toMatchObject({
    types: ['NEW', 'RENEWAL'],
    per: { each: 'GROUP', classification: 'garbage', combine: 'HIGHEST' },
  });
});

test('a table gets another side with the amounts that are typed already, and loses one again', async () => {
  await openConditions('GARBAGE');
  await userEvent.type(screen.getByRole('combobox', { name: 'Add row or column headings' }), 'sanitary');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('columnheader', { name: 'By boarders' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'By boarders, row 1' })).toHaveValue('240.00');
  await userEvent.click(screen.getByRole('button', { name: 'Remove heading 2' }));
  expect(screen.getByRole('textbox', { name: 'By boarders, row 1' })).toHaveValue('240.00');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.queryByRole('columnheader', { name: 'By boarders' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
});

test('ranges are added with the amounts of the next one, and removed', async () => {
  await openConditions('GARBAGE');
  const ranges = screen.getByRole('region', { name: 'Ranges' });
  await userEvent.click(within(ranges).getByRole('button', { name: 'Add a row' }));
  await userEvent.type(within(ranges).getByRole('textbox', { name: 'Up to, row 3' }), '500');
  expect(screen.getByRole('textbox', { name: '200 – 500, row 1' })).toHaveValue('600.00');
  await userEvent.click(within(ranges).getByRole('button', { name: 'Remove row 1' }));
  expect(screen.getByRole('textbox', { name: '0 – 200, row 1' })).toHaveValue('360.00');
});

test('an amount depends on measures that are added', async () => {
  await openConditions('SIGNS');
  const measures = getGroup('The amount depends on');
  await userEvent.type(within(measures).getByRole('combobox', { name: 'Search and add' }), 'employ');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await within(measures).findByRole('button', { name: 'Remove Signs in square meters' }));
  expect(getReading()).toHaveTextContent('The amount depends on: Employees.');
  expect((await saveCharge('SIGNS'))?.amount).toMatchObject({ kind: 'PER_UNIT', of: ['employees'] });
});

test('a charge is for businesses that have none of some lines of business', async () => {
  const [line] = code.lines;
  if (line === undefined) throw new Error('the code has lines');
  await openConditions('GARBAGE');
  const condition = await addCondition('Conditions of the charge', 'Line of business');
  await userEvent.selectOptions(within(condition).getByLabelText('Comparison'), 'is none of');
  await userEvent.type(within(condition).getByRole('combobox', { name: 'Search and add' }), line.name.en);
  await userEvent.keyboard('{Enter}');
  expect(getReading()).toHaveTextContent(`It is charged only when Line of business is not ${line.name.en}.`);
  expect(getReading()).toHaveTextContent(`hindi ${line.name.fil} ang Uri ng negosyo`);
  expect((await saveCharge('GARBAGE'))?.when).toEqual([{ test: 'LINE', one_of: [line.code], is: false }]);
});
