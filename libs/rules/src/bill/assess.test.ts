import { assessSanIsidro, findResultLine } from '../../test/san-isidro.ts';

const createRenewal = (line: string, overrides: Record<string, unknown>) => ({ lines: [{ line, ...overrides }] });
const V01 = {
  total_assets: '900000.00',
  business_area_sqm: 60,
  employees: { male: 1, female: 3 },
  brgycode: '9990101015',
  ...createRenewal('L04', { gross_non_essential: '1200000.00' }),
};
const V03 = { ...createRenewal('L01', { gross_non_essential: '60000.00', gross_essential: '120000.00' }) };
const V04 = {
  total_assets: '6000000.00',
  business_area_sqm: 450,
  employees: { male: 16, female: 2 },
  brgycode: '9990101006',
  ...createRenewal('L34', { gross_non_essential: '4200000.00' }),
};
const V06 = {
  org_type: 'CORPORATION',
  total_assets: '2400000.00',
  business_area_sqm: 300,
  employees: { male: 5, female: 1 },
  brgycode: '9990101003',
  ...createRenewal('L27', { gross_essential: '1850000.00' }),
};
const V08 = {
  total_assets: '1400000.00',
  business_area_sqm: 140,
  employees: { male: 4, female: 7 },
  sells_liquor: true,
  ...createRenewal('L48', { gross_non_essential: '2450000.00' }),
};
const V12 = {
  application_type: 'NEW',
  as_of: '2026-01-28',
  date_started: '2026-02-03',
  total_assets: '750000.00',
  business_area_sqm: 85,
  employees: { male: 2, female: 1 },
  brgycode: '9990101015',
  ...createRenewal('L11', { capitalization: '750000.00' }),
};

test('the tax of essential goods goes to its own account, by its own section', () => {
  const { lines } = assessSanIsidro(
    createRenewal('L01', { gross_non_essential: '60000.00', gross_essential: '120000.00' }),
  );
  expect(
    lines
      .filter(({ kind }) => kind === 'TAX')
      .map(({ code, account_code, ordinance_section }) => [code, account_code, ordinance_section]),
  ).toEqual([
    ['LBT-D', '4-01-03-030-034', 'SIRC 2A.01(d)'],
    ['LBT-D-E', '4-01-03-030-033', 'SIRC 2A.01(c), d'],
  ]);
});

const FULL = [
  {
    vector: 'V01',
    given: V01,
    fees: '1930.00',
    fire: '500.00',
    barangay: '200.00',
    tax: '16000.00',
    total: '18630.00',
    each: ['500.00', '100.00', '200.00', '200.00', '100.00', '200.00', '100.00', '480.00', '50.00'],
  },
  {
    vector: 'V03',
    given: V03,
    fees: '1090.00',
    fire: '500.00',
    barangay: '100.00',
    tax: '2400.00',
    total: '4090.00',
    each: ['200.00', '100.00', '100.00', '100.00', '200.00', '100.00', '240.00', '50.00'],
  },
  {
    vector: 'V04',
    given: V04,
    fees: '5210.00',
    fire: '781.50',
    barangay: '300.00',
    tax: '23100.00',
    total: '29391.50',
    each: ['1500.00', '100.00', '400.00', '900.00', '100.00', '600.00', '600.00', '960.00', '50.00'],
  },
  {
    vector: 'V06',
    given: V06,
    fees: '4210.00',
    fire: '631.50',
    barangay: '300.00',
    tax: '6875.00',
    total: '12016.50',
    each: ['1500.00', '100.00', '400.00', '300.00', '100.00', '400.00', '300.00', '960.00', '50.00', '100.00'],
  },
  {
    vector: 'V08',
    given: V08,
    fees: '4360.00',
    fire: '654.00',
    barangay: '300.00',
    tax: '24500.00',
    total: '29814.00',
    each: ['1200.00', '100.00', '300.00', '550.00', '100.00', '300.00', '300.00', '960.00', '50.00', '500.00'],
  },
  {
    vector: 'V12',
    given: V12,
    fees: '2330.00',
    fire: '500.00',
    barangay: '200.00',
    tax: '375.00',
    total: '3405.00',
    each: ['500.00', '100.00', '200.00', '150.00', '300.00', '200.00', '100.00', '480.00', '250.00', '50.00'],
  },
];

test.each(FULL)('$vector is billed $total, line by line', ({ given, fees, fire, barangay, tax, total, each }) => {
  const bill = assessSanIsidro(given);

  expect(bill.totals).toEqual({ business_tax: tax, fees, fire, barangay, surcharge: '0.00', interest: '0.00', total });
  expect(bill.lines.filter(({ kind }) => kind === 'FEE').map(({ amount }) => amount)).toEqual(each);
  expect(bill.due_now).toBe(total);
});

test.each([
  { vector: 'V01a', given: createRenewal('L04', { gross_non_essential: '1200000.00' }), tax: '16000.00' },
  { vector: 'V02', given: createRenewal('L01', { gross_non_essential: '28000.00' }), tax: '0.00' },
  { vector: 'V03a', given: V03, tax: '2400.00' },
  { vector: 'V04a', given: createRenewal('L34', { gross_non_essential: '4200000.00' }), tax: '23100.00' },
  { vector: 'V06a', given: createRenewal('L27', { gross_essential: '1850000.00' }), tax: '6875.00' },
  { vector: 'V07b', given: createRenewal('L22', { gross_non_essential: '1600000.00' }), tax: '10000.00' },
  { vector: 'V08a', given: createRenewal('L48', { gross_non_essential: '2450000.00' }), tax: '24500.00' },
  {
    vector: 'V12a',
    given: { application_type: 'NEW', ...createRenewal('L11', { capitalization: '750000.00' }) },
    tax: '375.00',
  },
  {
    vector: 'V19',
    given: {
      org_type: 'COOPERATIVE',
      exemptions: [{ code: 'X-COOP', gross_members: '2000000.00', gross_non_members: '0.00' }],
      ...createRenewal('L02', { gross_non_essential: '2000000.00' }),
    },
    tax: '0.00',
  },
  { vector: 'V20a', given: createRenewal('L09', { gross_non_essential: '38000000.00' }), tax: '0.00' },
  { vector: 'V20b', given: createRenewal('L44', { gross_non_essential: '900000.00' }), tax: '0.00' },
  { vector: 'V22', given: createRenewal('L26', { units: { peddler: 3 } }), tax: '150.00' },
  {
    vector: 'copra trader of the demo data',
    given: createRenewal('L21', { gross_essential: '5600000.00' }),
    tax: '14000.00',
  },
])('the business tax of $vector is $tax', ({ given, tax }) => {
  expect(assessSanIsidro(given).totals.business_tax).toBe(tax);
});

test('a store of 28,000 pays one per cent to the barangay and nothing to the municipality', () => {
  const bill = assessSanIsidro(createRenewal('L01', { gross_non_essential: '28000.00' }));
  expect(findResultLine(bill, 'BRGY-TAX')).toMatchObject({ agency: 'BARANGAY', amount: '280.00' });
  expect(bill.totals.barangay).toBe('380.00');
});

test.each([
  ['L34', '9999.99', '165.00'],
  ['L34', '10000.00', '220.00'],
  ['L34', '6499999.99', '24375.00'],
  ['L34', '6500000.00', '24375.00'],
  ['L34', '8000000.00', '30000.00'],
  ['L22', '999.99', '18.00'],
  ['L22', '1000.00', '33.00'],
  ['L22', '1999999.99', '10000.00'],
  ['L22', '2000000.00', '10000.00'],
  ['L22', '3500000.00', '17500.00'],
  ['L04', '30000.00', '0.00'],
  ['L04', '30000.01', '600.00'],
  ['L04', '400000.00', '8000.00'],
  ['L04', '400001.00', '8000.01'],
  ['L38', '4999.99', '27.50'],
  ['L38', '5000.00', '61.60'],
  ['L38', '199999.99', '2640.00'],
  ['L38', '200000.00', '3630.00'],
  ['L38', '2300000.00', '11500.00'],
  ['L38', '2300000.01', '11500.00'],
  ['L38', '2400000.00', '12000.00'],
  ['L54', '9640250.75', '48201.25'],
  ['L51', '1150000.00', '23000.00'],
])('on line %s a gross of %s pays %s', (line, gross, tax) => {
  expect(assessSanIsidro(createRenewal(line, { gross_non_essential: gross })).totals.business_tax).toBe(tax);
});

test('V21: 10,000.01 in quarters is three times 2,500.00 and a last 2,500.01', () => {
  const bill = assessSanIsidro({
    payment_mode: 'QUARTERLY',
    ...createRenewal('L48', { gross_non_essential: '1000001.00' }),
  });
  expect(findResultLine(bill, 'LBT-H1')?.split.map(({ amount }) => amount)).toEqual([
    '2500.00',
    '2500.00',
    '2500.00',
    '2500.01',
  ]);
});

test('V01q: the first quarter carries every fee', () => {
  const bill = assessSanIsidro({ ...V01, payment_mode: 'QUARTERLY' });
  expect(bill.installments.map(({ due, amount }) => [due, amount])).toEqual([
    ['2026-01-20', '6630.00'],
    ['2026-04-20', '4000.00'],
    ['2026-07-20', '4000.00'],
    ['2026-10-20', '4000.00'],
  ]);
  expect(bill.due_now).toBe('6630.00');
});

test('half-yearly payers pay on 20 January and 20 July', () => {
  const bill = assessSanIsidro({ ...V01, payment_mode: 'SEMI_ANNUAL' });
  expect(bill.installments.map(({ due, amount }) => [due, amount])).toEqual([
    ['2026-01-20', '10630.00'],
    ['2026-07-20', '8000.00'],
  ]);
});

test('V14: a second quarter of 4,000 paid on 5 June costs 5,200', () => {
  const bill = assessSanIsidro({
    ...V01,
    payment_mode: 'QUARTERLY',
    as_of: '2026-06-05',
    paid: [{ due: '2026-01-20', amount: '6630.00', paid_on: '2026-01-20' }],
  });
  expect(bill.installments[1]).toMatchObject({
    amount: '4000.00',
    surcharge: '1000.00',
    interest: '200.00',
    total: '5200.00',
    status: 'OVERDUE',
  });
  expect(bill.installments.map(({ status }) => status)).toEqual(['PAID', 'OVERDUE', 'NOT_DUE', 'NOT_DUE']);
  expect(bill.due_now).toBe('5200.00');
});

test('V15: V01 paid on 2 March costs 24,009.00', () => {
  const bill = assessSanIsidro({ ...V01, as_of: '2026-03-02' });
  expect(findResultLine(bill, 'LBT-D')).toMatchObject({
    amount: '16000.00',
    surcharge: '4000.00',
    interest: '800.00',
    total: '20800.00',
  });
  expect(findResultLine(bill, 'F15')?.total).toBe('500.00');
  expect(findResultLine(bill, 'F16')?.total).toBe('200.00');
  expect(bill.totals).toMatchObject({ surcharge: '4482.50', interest: '896.50', total: '24009.00' });
});

test('V17a: a retailer that closes on 30 September owes a deficiency of 4,500.00 and 250.00 of fees', () => {
  const bill = assessSanIsidro({
    ...V01,
    application_type: 'RETIREMENT',
    as_of: '2026-10-05',
    closure_date: '2026-09-30',
    paid: [{ due: '2026-01-20', amount: '18630.00', paid_on: '2026-01-15' }],
    lines: [{ line: 'L04', gross_non_essential: '1200000.00', gross_current_year: '1650000.00' }],
  });
  expect(bill.lines.map(({ code, total }) => [code, total])).toEqual([
    ['LBT-DEFICIENCY', '4500.00'],
    ['F02', '100.00'],
    ['F17', '150.00'],
  ]);
  expect(bill.totals.total).toBe('4750.00');
  expect(bill.due_now).toBe('4750.00');
});
