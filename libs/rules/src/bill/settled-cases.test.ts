import { assessSanIsidro, findResultLine } from '../../test/san-isidro.ts';
import { CaseRefused } from '../case/case-refused.ts';

/* The rules (31) to (38) of domain reference 4.7, those that were settled later. */

const QUARTERS = ['2026-01-20', '2026-04-20', '2026-07-20', '2026-10-20'];
const shop = (gross: string, overrides: Record<string, unknown> = {}) => ({
  lines: [{ line: 'L04', gross_non_essential: gross }],
  ...overrides,
});
const retiring = (overrides: Record<string, unknown> = {}) => ({
  application_type: 'RETIREMENT',
  payment_mode: 'QUARTERLY',
  as_of: '2026-12-05',
  closure_date: '2026-09-30',
  lines: [{ line: 'L04', gross_non_essential: '1200000.00', gross_current_year: '1200000.00' }],
  ...overrides,
});
const paidOn = (due: string, amount: string, paid_on = due) => ({ due, amount, paid_on });

/** The field and message that a case is refused with. */
function getRefusal(overrides: Record<string, unknown>): string {
  try {
    assessSanIsidro(overrides);
  } catch (error) {
    if (error instanceof CaseRefused) return `${error.field} ${error.message_key}`;
    throw error;
  }
  return 'not refused';
}

test('31: the year of a closing business holds the zoning fee that it was billed when it was opened', () => {
  const unpaid = assessSanIsidro(retiring());
  expect([findResultLine(unpaid, 'F02')?.amount, findResultLine(unpaid, 'F05')?.amount]).toEqual(['100.00', '100.00']);
  const newBusiness = {
    date_started: '2026-02-03',
    lines: [{ line: 'L11', capitalization: '750000.00', gross_current_year: '1.00' }],
  };
  expect(findResultLine(assessSanIsidro(retiring(newBusiness)), 'F05')?.amount).toBe('300.00');
});

test('31: a first installment paid in full leaves neither a debt nor a surplus', () => {
  const year = assessSanIsidro({ ...shop('1200000.00'), payment_mode: 'QUARTERLY' });
  const paid = year.installments.map(({ due, amount }) => paidOn(due, amount));
  const bill = assessSanIsidro(retiring({ paid }));
  expect(bill.lines.map(({ code, total }) => [code, total])).toEqual([
    ['F02', '100.00'],
    ['F17', '150.00'],
    ['F17-LATE', '500.00'],
  ]);
  expect(bill.warnings.filter(({ message_key }) => message_key === 'assess.surplus')).toEqual([]);
});

test('32: one line with gross is enough for a renewal, a peddler’s too', () => {
  const lines = [
    { line: 'L04', gross_non_essential: '0.00' },
    { line: 'L26', gross_non_essential: '0.01', units: { peddler: 1 } },
  ];
  expect(getRefusal({ lines })).toBe('not refused');
  const nothing = [lines[0], { line: 'L26', gross_non_essential: '0.00', units: { peddler: 1 } }];
  expect(getRefusal({ lines: nothing })).toBe('lines.0.gross_non_essential gross.zero_needs_affidavit');
});

test('32: a closing business that sold nothing last year needs no affidavit and counts this year', () => {
  const bill = assessSanIsidro(
    retiring({ lines: [{ line: 'L04', gross_non_essential: '0.00', gross_current_year: '1650000.00' }] }),
  );
  expect(findResultLine(bill, 'LBT-DEFICIENCY')?.amount).toBe('20500.00');
});

const coop = (
  lines: readonly Record<string, unknown>[],
  claim: Record<string, unknown>,
  more: readonly Record<string, unknown>[] = [],
) => ({
  org_type: 'COOPERATIVE',
  lines,
  exemptions: [{ code: 'X-COOP', reserves: '10000000.01', ...claim }, ...more],
});

test('33: what is spread over an exempt group stays exempt', () => {
  const lines = [
    { line: 'L48', gross_non_essential: '1000000.00' },
    { line: 'L09', gross_non_essential: '3000000.00' },
  ];
  const bill = assessSanIsidro(coop(lines, { gross_members: '2000000.00', gross_non_members: '2000000.00' }));
  // A half of the business is with others: 500,000 of the restaurant, 1,500,000 of the fuel, which stays exempt.
  expect([findResultLine(bill, 'LBT-H1')?.amount, findResultLine(bill, 'LBT-X-PETROL')?.amount]).toEqual([
    '5000.00',
    '0.00',
  ]);
});

test('34: a tax on capital is owed in full by a cooperative that sells to others, and not by one that does not', () => {
  const lines = [
    { line: 'L48', gross_non_essential: '1000000.00' },
    { line: 'L34', capitalization: '300000.00' },
  ];
  const computeTax = (others: string, members: string) =>
    findResultLine(assessSanIsidro(coop(lines, { gross_members: members, gross_non_members: others })), 'LBT-A-N');
  expect(computeTax('1.00', '999999.00')?.amount).toBe('150.00');
  expect(computeTax('0.00', '1000000.00')?.amount).toBe('0.00');
});

test('33: an exemption of one line keeps its part of a shared group', () => {
  const lines = [
    { line: 'L48', gross_non_essential: '1000000.00' },
    { line: 'L49', gross_non_essential: '3000000.00' },
  ];
  const claim = { gross_members: '2000000.00', gross_non_members: '2000000.00' };
  expect(assessSanIsidro(coop(lines, claim)).totals.business_tax).toBe('20000.00');
  expect(assessSanIsidro(coop(lines, claim, [{ code: 'X-BOI', line: 'L49' }])).totals.business_tax).toBe('5000.00');
});

test.each([
  { non_members: '0.01', tax: '150.00' },
  { non_members: '0.00', tax: '0.00' },
])('34: peddlers of a taxed cooperative that sold $non_members to others owe $tax', ({ non_members, tax }) => {
  const lines = [{ line: 'L26', gross_non_essential: non_members, units: { peddler: 3 } }];
  const input = coop(lines, { gross_members: '0.00', gross_non_members: non_members });
  expect(assessSanIsidro({ ...input, zero_gross_affidavit: true }).totals.business_tax).toBe(tax);
});

test('35: money for an installment that the closure voids counts whole as tax, however late it came', () => {
  const whole = ['6000.00', '4000.00', '4000.00'].map((amount, place) => paidOn(QUARTERS[place] ?? '', amount));
  const late = assessSanIsidro(retiring({ paid: [...whole, paidOn('2026-10-20', '3000.00', '2026-12-01')] }));
  // 16,000 for the year, 12,000 due by the closure, 3,000 of the void fourth quarter; no surcharge ate of it.
  expect(findResultLine(late, 'LBT-DEFICIENCY')?.amount).toBe('1000.00');
  expect([late.totals.surcharge, late.totals.interest]).toEqual(['0.00', '0.00']);
});

test('36: two centavos in four quarters are one, one, none and none', () => {
  const bill = assessSanIsidro({ payment_mode: 'QUARTERLY', lines: [{ line: 'L48', gross_non_essential: '2.00' }] });
  expect(findResultLine(bill, 'LBT-H1')?.split.map(({ amount }) => amount)).toEqual(['0.01', '0.01', '0.00', '0.00']);
});

test.each([
  { category: 'd', permit: '200.00' },
  { category: 'e', permit: '300.00' },
])(
  '37: a line of two categories that is entered under $category alone pays that permit group alone',
  ({ category, permit }) => {
    expect(
      findResultLine(assessSanIsidro({ lines: [{ line: 'L20', category, gross_non_essential: '500000.00' }] }), 'F01')
        ?.amount,
    ).toBe(permit);
  },
);

test.each([
  ['an unknown field', { nickname: 'x' }, 'nickname case.unknown_field'],
  [
    'an unknown field of the employees',
    { employees: { male: 1, female: 1, other: 1 } },
    'employees.other case.unknown_field',
  ],
  ['an unknown field of a line', { lines: [{ line: 'L04', gross: '1.00' }] }, 'lines.0.gross case.unknown_field'],
  [
    'an unknown field of a claim',
    { exemptions: [{ code: 'X-BOI', since: 2020 }] },
    'exemptions.0.since case.unknown_field',
  ],
  [
    'an unknown field of a payment',
    { paid: [{ due: '2026-01-20', amount: '1.00', paid_on: '2026-01-10', by: 'me' }] },
    'paid.0.by case.unknown_field',
  ],
  [
    'a line twice in its only category',
    {
      lines: [
        { line: 'L04', gross_non_essential: '1.00' },
        { line: 'L04', category: 'd', gross_non_essential: '1.00' },
      ],
    },
    'lines.1.line lines.duplicate_in_category',
  ],
  [
    'a line twice in one of its categories',
    {
      lines: [
        { line: 'L20', category: 'e', gross_non_essential: '1.00' },
        { line: 'L20', category: 'e', gross_non_essential: '1.00' },
      ],
    },
    'lines.1.line lines.duplicate_in_category',
  ],
  [
    'a claim twice',
    shop('1.00', { exemptions: [{ code: 'X-BOI' }, { code: 'X-BOI' }] }),
    'exemptions.1.code exemptions.duplicate',
  ],
  [
    'a claim for everything and for a line',
    shop('1.00', { exemptions: [{ code: 'X-BOI' }, { code: 'X-BOI', line: 'L04' }] }),
    'exemptions.1.line exemptions.contradict',
  ],
  [
    'units that are a list',
    { lines: [{ line: 'L04', gross_non_essential: '1.00', units: [] }] },
    'lines.0.units units.format',
  ],
  [
    'units that are a text',
    { lines: [{ line: 'L04', gross_non_essential: '1.00', units: 'two' }] },
    'lines.0.units units.format',
  ],
  ['employees that are a list', { employees: [1, 2] }, 'employees employees.required'],
  [
    'a payment of nothing',
    shop('1.00', { paid: [{ due: '2026-01-20', amount: '0.00', paid_on: '2026-01-10' }] }),
    'paid.0.amount paid.nothing',
  ],
  ['a year before the code', { tax_year: 1991 }, 'tax_year tax_year.range'],
  ['a year after 2100', { tax_year: 2101 }, 'tax_year tax_year.range'],
  ['a blank before an amount', { total_assets: ' 1.00' }, 'total_assets money.blanks'],
  ['a line feed behind an amount', { total_assets: '1.00\n' }, 'total_assets money.blanks'],
])('38: %s is refused at its field', (_, input, message) => {
  expect(getRefusal(input as Record<string, unknown>)).toBe(message);
});

test('38: two cooperatives’ claims with different reserves contradict each other', () => {
  const lines = [
    { line: 'L04', gross_non_essential: '1.00' },
    { line: 'L48', gross_non_essential: '1.00' },
  ];
  const claims = [
    { code: 'X-COOP', line: 'L04', reserves: '1.00' },
    { code: 'X-COOP', line: 'L48', reserves: '2.00' },
  ];
  expect(getRefusal({ org_type: 'COOPERATIVE', lines, exemptions: claims })).toBe(
    'exemptions.1.reserves exemptions.contradict',
  );
});

test('forty lines of business can be assessed and one more cannot; one of two categories counts once', () => {
  const codes = Array.from({ length: 41 }, (_, index) => `L${String(index + 1).padStart(2, '0')}`).filter(
    (line) => line !== 'L20',
  );
  const lines = codes.map((line) => ({
    line,
    gross_non_essential: '1.00',
    ...(line === 'L26' ? { units: { peddler: 1 } } : {}),
  }));
  expect(getRefusal({ lines })).toBe('not refused');
  const both = ['d', 'e'].map((category) => ({ line: 'L20', category, gross_non_essential: '1.00' }));
  expect(getRefusal({ lines: [...lines.slice(1), ...both] })).toBe('not refused');
  expect(getRefusal({ lines: [...lines, ...both] })).toBe('lines lines.too_many');
});
