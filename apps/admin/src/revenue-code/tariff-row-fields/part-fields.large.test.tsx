import type { TariffText } from '@ebpls/contracts/tariff';
import { createFakeApi, createUser } from '@ebpls/testing-web';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { type EditorInput, openTariffEditor, saveEditedParts } from '../../testing/open-tariff-editor.ts';
import { readSeedFile } from '../testing/create-version.ts';

const api = createFakeApi();
const session = createUser({ id: 50, roles: [{ id: 2, name: 'admin' }] });
const code = readSeedFile('towns/tubigan/code.json') as TariffText;

const BARANGAYS = Array.from({ length: 12 }, (_, index) => ({
  brgycode: `99903010${String(index + 1).padStart(2, '0')}`,
  name: `Barangay ${index + 1}`,
  former_codes: [],
}));

async function openPart(part: string, input: EditorInput = {}): Promise<void> {
  openTariffEditor(api, `?part=${part}`, {
    session,
    document: code,
    formerDocument: code,
    barangays: BARANGAYS,
    ...input,
  });
  await screen.findByRole('navigation', { name: 'Parts of the code' });
}

const getGroup = (name: string) => screen.getByRole('group', { name });
const getBox = (name: string) => screen.getByRole('checkbox', { name: new RegExp(`^${name}`) });
const findBox = (name: string) => screen.findByRole('checkbox', { name: new RegExp(`^${name}`) });
const findRegion = (name: string) => screen.findByRole('region', { name });

async function addRow(region: HTMLElement): Promise<void> {
  await userEvent.click(within(region).getByRole('button', { name: 'Add a row' }));
}

async function typeCells(region: HTMLElement, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    const cell = within(region).getByLabelText(name);
    await userEvent.clear(cell);
    await userEvent.type(cell, text);
  }
}

test('a relief has conditions, charges of its own, and kinds of charges', async () => {
  await openPart('reliefs');
  await userEvent.click(
    within(await screen.findByRole('group', { name: 'Kinds of charges to reduce' })).getByLabelText('Fee'),
  );
  await userEvent.type(
    within(getGroup('Only these charges')).getByRole('combobox', { name: 'Search and add' }),
    'Signs',
  );
  await userEvent.keyboard('{Enter}');
  const lines = getGroup('Lines of business covered');
  await userEvent.type(within(lines).getByRole('combobox', { name: 'Add a condition about' }), 'Line of business');
  await userEvent.keyboard('{Enter}');
  const condition = await within(lines).findByRole('group', { name: 'Condition 1' });
  await userEvent.type(within(condition).getByRole('combobox', { name: 'Search and add' }), 'Drugstore');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(
    within(getGroup('Conditions of the relief')).getByRole('button', { name: 'Remove condition 1' }),
  );
  const [relief] = (await saveEditedParts(api)).reliefs ?? [];
  expect(relief).toEqual({
    ...code.reliefs[0],
    kinds: ['TAX', 'FEE'],
    charges: ['SIGNS'],
    lines: [{ test: 'LINE', one_of: ['G-04'] }],
    when: [],
  });
});

test('what names a relief in vain is refused at its condition', async () => {
  const reliefs = code.reliefs.map((row) => ({ ...row, when: [{ test: 'MARK' as const, mark: 'gone' }] }));
  await openPart('reliefs', { document: { ...code, reliefs } });
  const condition = await screen.findByRole('group', { name: 'Condition 1' });
  expect(await within(condition).findByText('The code “gone” is not declared anywhere.')).toBeVisible();
});

test('a relief leaves a part of the sales taxed, with the names on the claim', async () => {
  await openPart('reliefs');
  await userEvent.click(await findBox('Part of the sales remains taxable'));
  await userEvent.type(screen.getByLabelText('Taxed if the compared amount is above'), '10,000,000');
  await userEvent.type(screen.getByLabelText(/^Name of the amount that is compared in English/), 'Reserves');
  await userEvent.type(screen.getByLabelText(/^Name of the amount that is compared in Filipino/), 'Reserba');
  await userEvent.type(
    within(getGroup('Sales that include the taxable sales')).getByRole('combobox', { name: 'Search and add' }),
    'Gross sales or',
  );
  await userEvent.keyboard('{Enter}');
  const [relief] = (await saveEditedParts(api)).reliefs ?? [];
  expect(relief?.taxed_part).toMatchObject({
    figure_name: { en: 'Reserves', fil: 'Reserba' },
    above: '10,000,000',
    of: ['gross'],
  });
  expect(relief?.taxed_part).not.toHaveProperty('taxed_name');
});

async function openBarangays(input: EditorInput = {}): Promise<HTMLElement> {
  await openPart('measures', input);
  await userEvent.selectOptions(await screen.findByLabelText('Show the details of'), 'Barangay');
  return findRegion('Barangays');
}

test('a barangay moves to another choice, and every one has exactly one', async () => {
  const region = await openBarangays();
  expect(within(region).getByRole('status')).toHaveTextContent('Every barangay has exactly one choice.');
  const cell = within(region).getByRole('combobox', { name: 'Choice, row 1' });
  expect(cell).toHaveValue('Poblacion');
  await userEvent.clear(cell);
  expect(within(region).getByRole('status')).toHaveTextContent('1 barangay has no choice yet: Barangay 1.');
  await userEvent.type(cell, 'East');
  expect(within(region).getByRole('status')).toHaveTextContent('Every barangay has exactly one choice.');
  const values = (await saveEditedParts(api)).measures?.at(-1)?.values;
  expect(values?.map(({ barangays }) => barangays?.includes('9990301001'))).toEqual([false, true, false]);
});

test('a barangay of two choices, one under a former code and one that is gone are shown', async () => {
  const [first, ...others] = BARANGAYS;
  if (first === undefined) throw new Error('no barangay');
  const measures = code.measures.map((row) => ({
    ...row,
    ...(row.values && {
      values: row.values.map((value) =>
        value.code === 'EAST'
          ? { ...value, barangays: [...(value.barangays ?? []), '9990301002', '8880000001'] }
          : value,
      ),
    }),
  }));
  const barangays = [{ ...first, brgycode: '7770000001', former_codes: [first.brgycode] }, ...others];
  const region = await openBarangays({ document: { ...code, measures }, barangays });
  const getCell = (row: number) => within(region).getByRole('combobox', { name: `Choice, row ${row}` });
  expect(getCell(1)).toHaveValue('Poblacion');
  expect(getCell(2)).toHaveAccessibleDescription(/Barangay 2 has more than one choice/);
  expect(getCell(13)).toHaveAccessibleDescription(/has no barangay 8880000001/);
  await userEvent.clear(getCell(13));
  for (const row of [1, 2]) {
    await userEvent.clear(getCell(row));
    await userEvent.type(getCell(row), 'West');
  }
  const saved = (await saveEditedParts(api)).measures?.at(-1)?.values;
  expect(saved?.map((value) => value.barangays?.filter((each) => !/^99903010(?:0[3-9]|1)/.test(each)))).toEqual([
    [],
    [],
    ['7770000001', '9990301002'],
  ]);
});

test('a choice is decided by the barangay, or filled in again', async () => {
  await openBarangays();
  await userEvent.click(getBox('The value depends on the barangay of the business'));
  expect(screen.queryByRole('region', { name: 'Barangays' })).not.toBeInTheDocument();
  const values = (await saveEditedParts(api)).measures?.at(-1)?.values;
  expect(values?.every((value) => !('barangays' in value))).toBe(true);
});

test('a measure is added with its unit, what it is, its office and its choices', async () => {
  await openPart('measures');
  const list = (await screen.findAllByRole('region', { name: 'What the form requests' })).at(-1) as HTMLElement;
  await addRow(list);
  const row = code.measures.length + 1;
  await typeCells(list, {
    [`Code, row ${row}`]: 'stalls',
    [`Name in English, row ${row}`]: 'Stalls',
    [`Name in Filipino, row ${row}`]: 'Puwesto',
    [`Kind, row ${row}`]: 'Choice',
  });
  await userEvent.selectOptions(screen.getByLabelText('Show the details of'), 'Stalls');
  await userEvent.type(screen.getByLabelText(/^Unit in English/), 'stall');
  await userEvent.type(screen.getByLabelText(/^Unit in Filipino/), 'puwesto');
  await userEvent.selectOptions(screen.getByLabelText('Office that verifies it'), 'Health Office');
  await userEvent.click(getBox('Only for lines of business that list this measure'));
  const choices = await findRegion('Choices');
  await addRow(choices);
  await typeCells(choices, {
    'Code, row 1': 'A',
    'Name in English, row 1': 'Class A',
    'Name in Filipino, row 1': 'Klase A',
  });
  expect((await saveEditedParts(api)).measures?.at(-1)).toEqual({
    code: 'stalls',
    name: { en: 'Stalls', fil: 'Puwesto' },
    unit: { en: 'stall', fil: 'puwesto' },
    kind: 'CHOICE',
    values: [{ code: 'A', name: { en: 'Class A', fil: 'Klase A' } }],
    of: 'LINE',
    declared_by: 'OWNER',
    verified_by: 'rhu',
    when_absent: 'REFUSE',
    only_listed: false,
  });
});

test('money is sales, essential sales or capital', async () => {
  await openPart('measures');
  await userEvent.selectOptions(await screen.findByLabelText('Type of amount'), 'Capital');
  expect((await saveEditedParts(api)).measures?.[0]).toMatchObject({ code: 'gross', money_of: 'CAPITAL' });
});

test('a line of business has words, measures, offices and documents', async () => {
  await openPart('lines');
  await userEvent.selectOptions(await screen.findByLabelText('Show the details of'), 'Drugstore');
  await userEvent.type(screen.getByLabelText(/^PSIC code/), '47721');
  await userEvent.type(screen.getByLabelText(/^Other words to search for/), 'pharmacy, botika ');
  await userEvent.click(within(getGroup('Additional offices that give clearance')).getByLabelText('Health Office'));
  await userEvent.click(within(getGroup('Measures that the form requests')).getByLabelText('Tables'));
  const documents = await findRegion('Additional documents');
  await addRow(documents);
  await typeCells(documents, {
    'Code, row 2': 'R9',
    'Name in English, row 2': 'Lease',
    'Name in Filipino, row 2': 'Upa',
  });
  const former = code.lines.find((row) => row.code === 'G-04');
  expect((await saveEditedParts(api)).lines?.find((row) => row.code === 'G-04')).toEqual({
    ...former,
    psic: '47721',
    synonyms: ['pharmacy', 'botika'],
    offices: ['rhu'],
    measures: ['gross_essential', 'tables'],
    papers: [...(former?.papers ?? []), { code: 'R9', name: { en: 'Lease', fil: 'Upa' } }],
  });
});

test('a classification follows from ranges of what is declared', async () => {
  await openPart('classifications');
  await userEvent.click(await screen.findByRole('button', { name: 'Add ranges' }));
  const ranges = getGroup('Ranges 1');
  await userEvent.type(within(getGroup('Ranges of')).getByRole('combobox', { name: 'Search and add' }), 'Floor');
  await userEvent.keyboard('{Enter}');
  const steps = within(ranges).getByRole('region', { name: 'Ranges and their values' });
  await addRow(steps);
  await typeCells(steps, { 'Up to, row 1': '100', 'Value, row 1': 'Service' });
  const [classification] = code.classifications;
  await userEvent.selectOptions(
    within(ranges).getByLabelText('Value above the last range'),
    classification?.values[1]?.name.en ?? '',
  );
  expect((await saveEditedParts(api)).classifications?.[0]?.found_from).toEqual([
    { of: ['floor_area'], bound: 'UP_TO', steps: [{ to: '100', value: expect.any(String) as string }], above: 'TRADE' },
  ]);
});

test('late payment has amnesties and own due dates, and says whether Saturdays are open', async () => {
  await openPart('late_policies');
  const list = (await screen.findAllByRole('region', { name: 'Late payment' })).at(-1) as HTMLElement;
  await typeCells(list, { 'Open on Saturdays, row 1': 'Yes' });
  await typeCells(list, {
    'Days without penalty after the due date, row 1': '30',
    'Interest counted from, row 1': 'The first day of the next month',
    'First months without interest, row 1': '2',
  });
  await userEvent.click(getBox('The surcharge grows with the delay'));
  await userEvent.type(screen.getByLabelText('Added each time'), '5 %');
  await userEvent.selectOptions(screen.getByLabelText('For each further'), 'Quarter of a year');
  await userEvent.type(screen.getByLabelText('Highest surcharge'), '50 %');
  const dueDays = await findRegion('Own due dates');
  await addRow(dueDays);
  await typeCells(dueDays, {
    'Due date of the mode of payment, row 1': '01-20',
    'Due date of these charges, row 1': '03-31',
  });
  const amnesties = await findRegion('Amnesties');
  await addRow(amnesties);
  await typeCells(amnesties, {
    'From, row 1': '2025-03-01',
    'Until, row 1': '2025-03-31',
    'No interest, row 1': 'No',
    'Section, row 1': '74',
  });
  expect((await saveEditedParts(api)).late_policies?.[0]).toMatchObject({
    saturday_works: true,
    surcharge_growth: { rate: '5 %', every: 'QUARTER', at_most: '50 %' },
    grace_days: 30,
    interest_from: 'NEXT_MONTH',
    interest_free_months: 2,
    due_days: [{ instead_of: '01-20', day: '03-31' }],
    amnesties: [
      { from: '2025-03-01', to: '2025-03-31', waives_surcharge: true, waives_interest: false, section: '74' },
    ],
  });
});

test('another mode is paid, due dates are extended, and early payment has a discount', async () => {
  await openPart('payment');
  const modes = (await screen.findAllByRole('region', { name: 'When to pay' })).at(-1) as HTMLElement;
  await typeCells(modes, { 'Due date 1, row 2': '01-20', 'Due date 2, row 2': '07-20' });
  const extensions = await findRegion('Extended due dates');
  await addRow(extensions);
  await typeCells(extensions, {
    'Due date, row 1': '2025-01-20',
    'Extended to, row 1': '2025-01-31',
    'Section, row 1': '69',
  });
  await userEvent.click(getBox('There is a discount for early payment'));
  await userEvent.type(screen.getByLabelText('Discount'), '10 %');
  await userEvent.type(screen.getByLabelText('Last date of the discount'), '01-10');
  await userEvent.type(screen.getByLabelText('Section'), '69');
  await userEvent.click(within(getGroup('Modes of payment')).getByLabelText('Once a year'));
  await userEvent.click(within(getGroup('Kinds of charges')).getByLabelText('Business tax'));
  const { payment } = await saveEditedParts(api);
  expect(payment?.modes[1]).toEqual({ mode: 'SEMI_ANNUAL', days: ['01-20', '07-20'] });
  expect(payment).toMatchObject({
    extensions: [{ due: '2025-01-20', until: '2025-01-31', section: '69' }],
    early: { share: '10 %', until: '01-10', section: '69', modes: ['ANNUAL'], kinds: ['TAX'] },
  });
});

test('a mode without due dates is not allowed any more', async () => {
  await openPart('payment');
  const modes = (await screen.findAllByRole('region', { name: 'When to pay' })).at(-1) as HTMLElement;
  await userEvent.clear(within(modes).getByRole('textbox', { name: 'Due date 1, row 1' }));
  expect((await saveEditedParts(api)).payment?.modes.map(({ mode }) => mode)).toEqual(['QUARTERLY']);
});

test('the rule about a deficiency is changed, and removed as a whole', async () => {
  await openPart('deficiency');
  const proof = await screen.findByLabelText('Proof of the sales in English');
  await userEvent.clear(proof);
  await userEvent.type(proof, 'Tax return');
  await userEvent.selectOptions(screen.getByLabelText('Late payment'), 'None');
  const { deficiency } = await saveEditedParts(api);
  expect(deficiency).toMatchObject({ proof: { en: 'Tax return' } });
  expect(deficiency).not.toHaveProperty('late');
  await userEvent.click(getBox('The code has a rule on deficiencies'));
  expect(screen.queryByLabelText('Proof of the sales in English')).not.toBeInTheDocument();
});

test('presumed income is added with its lines, its conditions and the measures that it fills', async () => {
  await openPart('presumed_incomes');
  const list = (await screen.findAllByRole('region', { name: 'Presumed income' })).at(-1) as HTMLElement;
  await addRow(list);
  await typeCells(list, {
    'Code, row 1': 'P1',
    'Name in English, row 1': 'Stalls',
    'Name in Filipino, row 1': 'Puwesto',
    'Section, row 1': '75',
    'Presumed income, row 1': '60,000',
  });
  await userEvent.type(
    within(getGroup('Figures with a presumed income')).getByRole('combobox', { name: 'Search and add' }),
    'Gross sales or',
  );
  await userEvent.keyboard('{Enter}');
  await userEvent.type(
    within(getGroup('Lines of business')).getByRole('combobox', { name: 'Add a condition about' }),
    'Tax row',
  );
  await userEvent.keyboard('{Enter}');
  await userEvent.type(
    await within(getGroup('Lines of business')).findByRole('combobox', { name: 'Search and add' }),
    'Retail',
  );
  await userEvent.keyboard('{Enter}');
  expect((await saveEditedParts(api)).presumed_incomes).toEqual([
    {
      code: 'P1',
      name: { en: 'Stalls', fil: 'Puwesto' },
      section: '75',
      lines: [{ test: 'TAX', one_of: [expect.any(String)] }],
      when: [],
      of: ['gross'],
      at_least: '60,000',
    },
  ]);
});

test('an ordinance is added, in which charges are printed', async () => {
  await openPart('sources');
  const list = (await screen.findAllByRole('region', { name: 'Ordinances' })).at(-1) as HTMLElement;
  await addRow(list);
  await typeCells(list, { 'Code, row 2': 'AM', 'Title, row 2': 'Ordinance 9' });
  expect((await saveEditedParts(api)).sources?.at(-1)).toEqual({ code: 'AM', title: 'Ordinance 9' });
});

test('the fields of a published version are read, not written', async () => {
  await openPart('reliefs', { version: { state: 'PUBLISHED', acts: [] } });
  expect(await findBox('Part of the sales remains taxable')).toBeDisabled();
  expect(screen.getByLabelText('What is compared')).toBeDisabled();
});
