import type { TariffText } from '@ebpls/contracts/tariff';
import { createFakeApi, createUser } from '@ebpls/testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { openTariffEditor, saveEditedParts } from '../../testing/open-tariff-editor.ts';
import { readSeedFile } from '../testing/create-version.ts';

const api = createFakeApi();
const session = createUser({ id: 50, roles: [{ id: 2, name: 'admin' }] });
const seed = readSeedFile('towns/maliwanag/code.json') as TariffText;
/** Twenty lines of business are enough for three examples. */
const code = { ...seed, lines: seed.lines.slice(0, 20) };
type ChargeText = TariffText['charges'][number];

const BILLING = 'Change how it is billed';
const CONDITIONS = 'Change when it is charged';

/** Opens fields of a charge, which has other values first. */
async function openFields(charge: string, button: string, values: Partial<ChargeText> = {}) {
  const place = code.charges.findIndex((row) => row.code === charge);
  const charges = code.charges.map((row, index) => (index === place ? { ...row, ...values } : row));
  const document = { ...code, charges };
  openTariffEditor(api, `?part=charges&row=${place + 1}`, { session, document, formerDocument: document });
  await userEvent.click(await screen.findByRole('button', { name: button }));
}

const getGroup = (name: string) => screen.getByRole('group', { name });
const getBox = (name: string) => screen.getByRole('checkbox', { name: new RegExp(`^${name}`) });
const getReading = () => screen.getByRole('status', { name: 'The charge in words' });

async function addValue(group: string, search: string): Promise<void> {
  await userEvent.type(within(getGroup(group)).getByRole('combobox', { name: 'Search and add' }), search);
  await userEvent.keyboard('{Enter}');
}

async function addCondition(group: string, subject: string, figure: string): Promise<void> {
  await userEvent.type(within(getGroup(group)).getByRole('combobox', { name: 'Add a condition about' }), subject);
  await userEvent.keyboard('{Enter}');
  const condition = await within(getGroup(group)).findByRole('group', { name: 'Condition 1' });
  await userEvent.type(within(condition).getByLabelText('Figure'), figure);
}

async function saveCharge(charge: string): Promise<ChargeText | undefined> {
  return (await saveEditedParts(api)).charges?.find((row) => row.code === charge);
}

test('an amount is multiplied by what is declared, in words and in the bills, and Undo takes it back', async () => {
  await openFields('SIGNS', CONDITIONS);
  expect(await screen.findAllByText('Same as the previous version')).toHaveLength(3);
  await addValue('The amount is multiplied by', 'employ');
  expect(getReading()).toHaveTextContent('The amount is multiplied by Employees.');
  expect(getReading()).toHaveTextContent('Pinararami ang halaga ayon sa Mga empleyado.');
  expect(await screen.findAllByText(/ more \(/)).not.toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(getReading()).not.toHaveTextContent('multiplied');
  await userEvent.click(screen.getByRole('button', { name: 'Redo' }));
  expect(await saveCharge('SIGNS')).toMatchObject({ times: ['employees'] });
});

test('nothing is due in some cases, with the reason that the bill names', async () => {
  await openFields('GARBAGE', CONDITIONS);
  await userEvent.click(getBox('In some cases nothing is due'));
  const reason = screen.getByLabelText(/^Reason shown on the bill in English/);
  expect(reason).toBeInvalid();
  await userEvent.type(reason, 'Small shop');
  await userEvent.type(screen.getByLabelText(/^Reason shown on the bill in Filipino/), 'Maliit');
  await addCondition('Conditions under which nothing is due', 'Employees', '1');
  expect(getReading()).toHaveTextContent('Nothing is due when Employees is 1 or more: Small shop.');
  expect(await screen.findAllByText(/ less \(/)).toHaveLength(3);
  expect((await saveCharge('GARBAGE'))?.nothing_when).toEqual({
    tests: [{ test: 'QUANTITY', of: ['employees'], is: 'AT_LEAST', figure: '1' }],
    reason: { en: 'Small shop', fil: 'Maliit' },
  });
});

test('a maximum has conditions of its own, and is taken away as a whole', async () => {
  await openFields('HEALTH', CONDITIONS);
  await userEvent.click(getBox('The amount has a maximum'));
  const maximum = screen.getByLabelText('Maximum');
  await userEvent.type(maximum, 'much');
  expect(maximum).toBeInvalid();
  await userEvent.clear(maximum);
  await userEvent.type(maximum, '1.00');
  expect(await screen.findAllByText(/ less \(/)).not.toHaveLength(0);
  await addCondition('Conditions of the maximum', 'Employees', '1,000');
  expect(await screen.findAllByText('Same as the previous version')).toHaveLength(3);
  expect(getReading()).toHaveTextContent('It is at most 1.00 when Employees is 1,000 or more.');
  await userEvent.click(getBox('The amount has a maximum'));
  expect(getReading()).not.toHaveTextContent('at most');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect((await saveCharge('HEALTH'))?.at_most).toEqual({
    amount: '1.00',
    when: [{ test: 'QUANTITY', of: ['employees'], is: 'AT_LEAST', figure: '1,000' }],
  });
});

const GROUPED = { per: { each: 'GROUP', classification: 'garbage', combine: 'SUM' } } as const;
const HIGHEST = { per: { ...GROUPED.per, combine: 'HIGHEST', several_share: '10 %' } } as const;
const check = (label: string) => () => userEvent.click(getBox(label));
const choose = (label: string, option: string) => () => userEvent.selectOptions(screen.getByLabelText(label), option);

const CHANGES: readonly [
  label: string,
  change: () => Promise<void>,
  charge: object,
  button: string,
  first?: Partial<ChargeText>,
][] = [
  ['kind', choose('Kind of charge', 'Business tax'), { kind: 'TAX' }, BILLING],
  ['agency', choose('Collected for', 'The barangay'), { agency: 'BARANGAY' }, BILLING],
  ['source', choose('Printed in', 'None'), { source: undefined }, BILLING],
  ['in force', check('In force'), { in_force: false }, BILLING],
  ['in force again', check('In force'), { in_force: undefined }, BILLING, { in_force: false }],
  ['years not filed', check('Also due for years without a filed application'), { back_years: true }, BILLING],
  ['prorate', choose('A new business pays', 'The remaining months'), { prorate: 'MONTHS' }, BILLING],
  [
    'installments',
    choose('When the charge is paid', 'Evenly over all installments'),
    { installments: 'SPLIT' },
    BILLING,
  ],
  ['late', choose('Late payment', 'None'), { late: undefined }, BILLING],
  // By its value: the name has a no-break space, which the select would be searched for as `&nbsp;`.
  ['late policy', choose('Late payment', 'TAX'), { late: 'TAX' }, BILLING],
  ['base', check('Base of: Fire safety inspection fee'), { bases: [] }, BILLING],
  ['situs', choose('Share of the sales that is taxed here', 'Share of the factory'), { situs: 'FACTORY' }, BILLING],
  ['office that finds', choose('Office that inspects', 'Fire Station'), { found_by: 'fire' }, BILLING],
  ['found', check('An office may find a different amount on inspection'), { may_be_found: undefined }, BILLING],
  [
    'prorate by halves',
    choose('A new business pays', 'The remaining halves of the year'),
    { prorate: 'HALVES' },
    BILLING,
  ],
  [
    'a share of the others',
    () => userEvent.type(screen.getByLabelText(/^Share of the other amounts that is added/), '50 %'),
    { per: { ...HIGHEST.per, several_share: '10 %', others_share: '50 %' } },
    CONDITIONS,
    HIGHEST,
  ],
  [
    'an amount for each other one',
    () => userEvent.type(screen.getByLabelText(/^Amount added for each of the other amounts/), '100.00'),
    { per: { ...HIGHEST.per, others_amount: '100.00' } },
    CONDITIONS,
    HIGHEST,
  ],
  [
    'no shares where amounts are added',
    choose('If there are several amounts', 'The amounts are added together'),
    GROUPED,
    CONDITIONS,
    HIGHEST,
  ],
  ['rounding way', choose('Direction', 'Down'), { rounding: { to: '1.00', way: 'DOWN' } }, CONDITIONS],
  ['rounding', check('The amount is rounded'), { rounding: undefined }, CONDITIONS],
  ['round each', check('Each amount is rounded separately'), { round_each: true }, CONDITIONS, GROUPED],
  [
    'once a year',
    check('Charged once a year for amendments'),
    { per: { ...GROUPED.per, once_a_year: true } },
    CONDITIONS,
    GROUPED,
  ],
  [
    'amendments',
    () => addValue('Amendments that are charged', 'Change of floor'),
    { amendments: ['CHANGE_AREA'] },
    CONDITIONS,
    { types: ['AMENDMENT'] },
  ],
];

test.each(CHANGES)('the draft that is saved has the new choice: %s', async (...[, change, expected, button, first]) => {
  await openFields('SIGNS', button, first);
  await change();
  const charge = await saveCharge('SIGNS');
  for (const [field, value] of Object.entries(expected)) expect(charge?.[field as keyof ChargeText]).toEqual(value);
});

test('the bills of the examples follow a charge that is no longer in force', async () => {
  await openFields('SIGNS', BILLING);
  expect(await screen.findAllByText('Same as the previous version')).toHaveLength(3);
  await userEvent.click(getBox('In force'));
  expect(await screen.findAllByText(/ less \(/)).toHaveLength(3);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(getBox('In force')).toBeChecked();
});

test('a value of a group replaces another one', async () => {
  await openFields('SIGNS', CONDITIONS, GROUPED);
  const region = screen.getByRole('region', { name: 'Values that replace other values' });
  await userEvent.click(within(region).getByRole('button', { name: 'Add a row' }));
  await userEvent.type(within(region).getByRole('combobox', { name: 'Value that is not charged, row 1' }), 'Little');
  await userEvent.type(
    within(region).getByRole('combobox', { name: 'If the business also has this value, row 1' }),
    'Much',
  );
  expect((await saveCharge('SIGNS'))?.per).toEqual({ ...GROUPED.per, replaced: [{ value: 'SMALL', by: 'LARGE' }] });
});

test('a charge is computed in another way, and keeps what fits', async () => {
  await openFields('SIGNS', CONDITIONS);
  const kind = screen.getByLabelText('How the amount is computed');
  await userEvent.selectOptions(kind, 'The total of several amounts');
  await userEvent.click(screen.getByRole('button', { name: 'Add a part' }));
  await userEvent.selectOptions(screen.getByLabelText('How part 3 is computed'), 'A percentage of other charges');
  await userEvent.click(screen.getByRole('button', { name: 'Remove part 2' }));
  await userEvent.selectOptions(screen.getByLabelText('Base of the percentage'), 'A new base for this charge');
  await userEvent.type(screen.getByRole('textbox', { name: 'Rate, row 1' }), '5 %');
  expect((await saveCharge('SIGNS'))?.amount).toEqual({
    kind: 'SUM',
    of: [code.charges.find((row) => row.code === 'SIGNS')?.amount, { kind: 'PERCENT', rate: '5 %', base: 'SIGNS' }],
  });
});

test('a part of a sum replaces the one before it', async () => {
  await openFields('SIGNS', CONDITIONS);
  await userEvent.selectOptions(screen.getByLabelText('How the amount is computed'), 'The total of several amounts');
  expect(screen.queryByRole('checkbox', { name: /Added to the previous part/ })).not.toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Replaces the previous part'), 'If this part is higher');
  expect(screen.getByRole('checkbox', { name: /Added to the previous part/ })).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount, row 1' }), '900.00');
  const former = code.charges.find((row) => row.code === 'SIGNS')?.amount;
  expect((await saveCharge('SIGNS'))?.amount).toEqual({
    kind: 'SUM',
    of: [former, { kind: 'FIXED', amount: '900.00', instead: 'IF_HIGHER' }],
  });
});

test('ranges say to which of them a limit belongs, and what is above the last one', async () => {
  const amount = {
    kind: 'BRACKETS',
    of: ['signs'],
    bound: 'UP_TO',
    steps: [{ to: '5', amount: '10.00' }],
    above: { kind: 'AMOUNT', amount: '20.00' },
  } as const;
  await openFields('SIGNS', CONDITIONS, { amount: amount as unknown as ChargeText['amount'] });
  await userEvent.selectOptions(
    screen.getByLabelText('The upper limit of a range'),
    'is part of the next range (less than)',
  );
  await userEvent.selectOptions(
    screen.getByLabelText('Above the last range'),
    'An amount for every additional quantity',
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount, row 2' }), '20.00');
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount for every additional quantity, row 1' }), '3.00');
  await userEvent.type(screen.getByRole('textbox', { name: 'Additional quantity, row 1' }), '2');
  expect((await saveCharge('SIGNS'))?.amount).toEqual({
    ...amount,
    bound: 'BELOW',
    above: { kind: 'FURTHER', plus: '20.00', each: '3.00', step: '2' },
  });
});

test('a published version shows no fields of its charges', async () => {
  openTariffEditor(api, '?part=charges&row=1', { session, version: { state: 'PUBLISHED', acts: [] } });
  await screen.findByLabelText('About this row');
  await waitFor(() => expect(screen.queryByRole('button', { name: BILLING })).not.toBeInTheDocument());
});
