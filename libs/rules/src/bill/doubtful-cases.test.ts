import { CaseRefused } from '../case/case-refused.ts';
import { getOrdinanceInForce } from '../case/read-case.ts';
import { createCase, assessSanIsidro, findResultLine, ordinance, sanIsidro } from '../../test/san-isidro.ts';

/* The numbers are those of domain reference 4.7, the rules that settle the doubtful cases. */

const shop = (gross: string, overrides: Record<string, unknown> = {}) => ({
  lines: [{ line: 'L04', gross_non_essential: gross }],
  ...overrides,
});
const closing = (overrides: Record<string, unknown> = {}) => ({
  application_type: 'RETIREMENT',
  payment_mode: 'QUARTERLY',
  as_of: '2026-10-05',
  closure_date: '2026-09-30',
  lines: [{ line: 'L04', gross_non_essential: '1200000.00', gross_current_year: '1200000.00' }],
  ...overrides,
});
const paidQuarter = (due: string, amount: string) => ({ due, amount, paid_on: due });

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

test('1: a closing business is billed the installments due by its closure, each with its own penalties, and the rest of the year is void', () => {
  const bill = assessSanIsidro(closing({ paid: [paidQuarter('2026-01-20', '6000.00')] }));
  const tax = findResultLine(bill, 'LBT-D');
  expect(tax?.split.map(({ no, amount, surcharge, interest }) => [no, amount, surcharge, interest])).toEqual([
    [2, '4000.00', '1000.00', '600.00'],
    [3, '4000.00', '1000.00', '300.00'],
  ]);
  expect(bill.installments.map(({ due }) => due)).toEqual(['2026-04-20', '2026-07-20', '2026-10-05']);
});

test('1: the deficiency is the whole year on the gross of this year less the tax paid or billed', () => {
  // 16,000 for the year, three quarters of 4,000 paid or billed, the fourth is void.
  expect(
    findResultLine(assessSanIsidro(closing({ paid: [paidQuarter('2026-01-20', '6000.00')] })), 'LBT-DEFICIENCY')
      ?.amount,
  ).toBe('4000.00');
});

test('1: tax paid in advance for a later quarter counts, and nothing is refunded', () => {
  const whole = [
    paidQuarter('2026-01-20', '6000.00'),
    paidQuarter('2026-04-20', '4000.00'),
    paidQuarter('2026-07-20', '4000.00'),
    { due: '2026-10-20', amount: '4000.00', paid_on: '2026-09-01' },
  ];
  const bill = assessSanIsidro(
    closing({
      paid: whole,
      lines: [{ line: 'L04', gross_non_essential: '1200000.00', gross_current_year: '50000.00' }],
    }),
  );
  expect(bill.lines.map(({ code }) => code)).toEqual(['F02', 'F17']);
});

test('1: a closing business pays no fire fee and no barangay fee of its own', () => {
  const bill = assessSanIsidro(closing({ payment_mode: 'ANNUAL', paid: [paidQuarter('2026-01-20', '30000.00')] }));
  expect(bill.totals).toMatchObject({ fire: '0.00', barangay: '0.00', fees: '250.00' });
});

test('1: a business that closes in its first year owes the tax on its gross less the tax on its capital', () => {
  const bill = assessSanIsidro(
    closing({
      date_started: '2026-02-03',
      as_of: '2026-10-05',
      paid: [{ due: '2026-01-28', amount: '3405.00', paid_on: '2026-01-29' }],
      total_assets: '750000.00',
      business_area_sqm: 85,
      employees: { male: 2, female: 1 },
      brgycode: '9990101015',
      lines: [{ line: 'L11', capitalization: '750000.00', gross_current_year: '600000.00' }],
    }),
  );
  expect(bill.lines.map(({ code, amount }) => [code, amount])).toEqual([
    ['LBT-DEFICIENCY', '9625.00'],
    ['F02', '100.00'],
    ['F17', '150.00'],
  ]);
});

test('2 and 20: what was paid on an installment fills its tax before its fees', () => {
  const bill = assessSanIsidro(
    closing({
      payment_mode: 'ANNUAL',
      as_of: '2026-01-20',
      closure_date: '2026-01-20',
      paid: [{ due: '2026-01-20', amount: '16000.00', paid_on: '2026-01-10' }],
    }),
  );
  expect(findResultLine(bill, 'LBT-D')).toBeUndefined();
  expect(findResultLine(bill, 'LBT-DEFICIENCY')).toBeUndefined();
  expect(findResultLine(bill, 'F01')?.amount).toBe('200.00');
});

test('3: essential gross of the closing year pays its half', () => {
  const lines = [
    {
      line: 'L27',
      gross_essential: '1850000.00',
      gross_current_year: '0.00',
      gross_current_year_essential: '2500000.00',
    },
  ];
  const bill = assessSanIsidro(
    closing({ payment_mode: 'ANNUAL', lines, paid: [paidQuarter('2026-01-20', '40000.00')] }),
  );
  expect(findResultLine(bill, 'LBT-DEFICIENCY')?.amount).toBe('1375.00'); // 16,500 / 2 - 13,750 / 2
});

test.each([
  { filed: 'on the thirtieth day', as_of: '2026-10-30', fine: undefined },
  { filed: 'on the thirty-first day', as_of: '2026-10-31', fine: '500.00' },
])('3: a retirement filed $filed after the closure', ({ as_of, fine }) => {
  expect(findResultLine(assessSanIsidro(closing({ as_of })), 'F17-LATE')?.amount).toBe(fine);
});

test('4: a new business pays once, in every payment mode', () => {
  const bill = assessSanIsidro({
    application_type: 'NEW',
    payment_mode: 'QUARTERLY',
    as_of: '2026-03-02',
    lines: [{ line: 'L11', capitalization: '750000.00' }],
  });
  expect(bill.installments).toHaveLength(1);
  expect(bill.installments[0]).toMatchObject({ due: '2026-03-02', surcharge: '0.00', interest: '0.00', status: 'DUE' });
});

test.each([
  ['2026-02-03', '200.00', '480.00'],
  ['2026-04-01', '150.00', '360.00'],
  ['2026-08-10', '100.00', '240.00'],
  ['2026-12-31', '50.00', '120.00'],
  ['2025-11-30', '200.00', '480.00'],
])('5: a business that starts on %s pays %s for its permit and %s for garbage', (date_started, permit, garbage) => {
  const bill = assessSanIsidro({
    application_type: 'NEW',
    as_of: '2026-12-31',
    date_started,
    lines: [{ line: 'L11', capitalization: '1000.00' }],
  });
  expect([findResultLine(bill, 'F01')?.amount, findResultLine(bill, 'F08')?.amount]).toEqual([permit, garbage]);
});

test('5: without a day of start the day of the assessment counts', () => {
  expect(
    findResultLine(
      assessSanIsidro({
        application_type: 'NEW',
        as_of: '2026-07-01',
        lines: [{ line: 'L11', capitalization: '1000.00' }],
      }),
      'F01',
    )?.amount,
  ).toBe('100.00');
});

test('6: a line of two categories is entered once for each', () => {
  const lines = [
    { line: 'L20', category: 'd', gross_non_essential: '1900000.00' },
    { line: 'L20', category: 'e', gross_non_essential: '310000.00' },
  ];
  const bill = assessSanIsidro({ lines });
  expect([
    findResultLine(bill, 'LBT-D')?.amount,
    findResultLine(bill, 'LBT-E')?.amount,
    findResultLine(bill, 'F01')?.amount,
  ]).toEqual(['23000.00', '6160.00', '500.00']);
  expect(getRefusal({ lines: [{ line: 'L20', gross_non_essential: '1.00' }] })).toBe(
    'lines.0.category lines.category_required',
  );
  expect(getRefusal({ lines: [{ line: 'L04', category: 'a', gross_non_essential: '1.00' }] })).toBe(
    'lines.0.category lines.category_not_of_line',
  );
});

test('7: an exempt cooperative still pays fees, fire fee and barangay fee', () => {
  const bill = assessSanIsidro({ org_type: 'COOPERATIVE', exemptions: [{ code: 'X-COOP' }], ...shop('2000000.00') });
  expect(bill.totals).toMatchObject({ business_tax: '0.00', fire: '500.00', barangay: '100.00' });
});

test('8: a cooperative pays at most 1,000 for its permit, before the part of the year', () => {
  const coop = {
    org_type: 'COOPERATIVE',
    total_assets: '16000000.00',
    application_type: 'NEW',
    date_started: '2026-07-01',
    as_of: '2026-07-01',
    lines: [
      { line: 'L04', capitalization: '1.00' },
      { line: 'L34', capitalization: '1.00' },
    ],
  };
  expect(findResultLine(assessSanIsidro(coop), 'F01')?.amount).toBe('500.00');
});

test('9: a cooperative with reserves above ten million pays on its business with non-members, spread over its groups', () => {
  const lines = [
    { line: 'L04', gross_non_essential: '3000000.00' },
    { line: 'L48', gross_non_essential: '1000000.00' },
  ];
  const claim = (reserves: string) => ({
    org_type: 'COOPERATIVE',
    lines,
    exemptions: [{ code: 'X-COOP', reserves, gross_members: '3000000.00', gross_non_members: '1000000.00' }],
  });
  const bill = assessSanIsidro(claim('10000000.01'));
  // The gross is 750,000 and 250,000.
  expect([findResultLine(bill, 'LBT-D')?.amount, findResultLine(bill, 'LBT-H1')?.amount]).toEqual([
    '11500.00',
    '2500.00',
  ]);
  expect(assessSanIsidro(claim('10000000.00')).totals.business_tax).toBe('0.00');
});

test.each([{ gross_members: '1.00' }, { gross_non_members: '1.00' }, { reserves: '10000000.01' }])(
  '9: members and non-members must add up to what is declared, also with %j alone',
  (statedGross) => {
    const claim = { org_type: 'COOPERATIVE', ...shop('500000.00'), exemptions: [{ code: 'X-COOP', ...statedGross }] };
    expect(getRefusal(claim)).toBe('exemptions.0.gross_members exemptions.gross_must_agree');
  },
);

test('10: the claim of a micro business changes no amount and is answered with a warning', () => {
  const bill = assessSanIsidro(shop('500000.00', { exemptions: [{ code: 'X-BMBE' }] }));
  expect(bill.totals.business_tax).toBe('9000.00');
  expect(bill.warnings.map(({ message_key }) => message_key)).toContain('assess.exemption_not_in_force');
});

test('10: an ordinance row in force exempts the micro business', () => {
  const exemptions = ordinance.exemptions.map((row) => (row.code === 'X-BMBE' ? { ...row, in_force: true } : row));
  const bill = assessSanIsidro(shop('500000.00', { exemptions: [{ code: 'X-BMBE' }] }), {
    ...sanIsidro,
    ordinance: { ...ordinance, exemptions },
  });
  expect(bill.totals.business_tax).toBe('0.00');
});

test('11: fuel takes the place of retail for the whole application, once, and only fuel is exempt', () => {
  const lines = [
    { line: 'L09', gross_non_essential: '38000000.00', units: { fuel_nozzle: 6 } },
    { line: 'L10', gross_non_essential: '900000.00' },
    { line: 'L02', gross_non_essential: '1200000.00' },
  ];
  const bill = assessSanIsidro({ lines });
  expect(findResultLine(bill, 'F01')?.amount).toBe('4500.00'); // 3,000 + 6 x 250
  expect(findResultLine(bill, 'F11')?.amount).toBe('600.00');
  expect(bill.totals.business_tax).toBe('16000.00');
});

test('12: a group without gross owes nothing, and a year without gross needs an affidavit', () => {
  expect(
    assessSanIsidro({
      lines: [
        { line: 'L04', gross_non_essential: '500000.00' },
        { line: 'L48', gross_non_essential: '0.00' },
      ],
    }).lines.map(({ code }) => code),
  ).not.toContain('LBT-H1');
  expect(getRefusal(shop('0.00'))).toBe('lines.0.gross_non_essential gross.zero_needs_affidavit');
  expect(assessSanIsidro(shop('0.00', { zero_gross_affidavit: true })).totals.business_tax).toBe('0.00');
});

test('13: the small-store test looks at the whole retail gross, and its barangay tax is not halved', () => {
  const bill = assessSanIsidro({
    lines: [{ line: 'L01', gross_non_essential: '10000.00', gross_essential: '15000.00' }],
  });
  expect([bill.totals.business_tax, findResultLine(bill, 'BRGY-TAX')?.amount]).toEqual(['0.00', '250.00']);
  const bigger = assessSanIsidro({
    lines: [{ line: 'L01', gross_non_essential: '15000.01', gross_essential: '15000.00' }],
  });
  expect([bigger.totals.business_tax, findResultLine(bigger, 'BRGY-TAX')]).toEqual(['450.00', undefined]);
});

test('13: barangay tax is due with the first installment, late without penalty, and outside the fire fee', () => {
  const bill = assessSanIsidro(shop('28000.00', { payment_mode: 'QUARTERLY', as_of: '2026-03-02' }));
  expect(findResultLine(bill, 'BRGY-TAX')).toMatchObject({
    surcharge: '0.00',
    interest: '0.00',
    split: [{ no: 1, amount: '280.00' }],
  });
  expect(findResultLine(bill, 'F15')?.basis.terms[0]?.amount).toBe(bill.totals.fees);
});

test('13: an exempt small store pays no barangay tax', () => {
  expect(
    findResultLine(assessSanIsidro(shop('28000.00', { exemptions: [{ code: 'X-GOV' }] })), 'BRGY-TAX'),
  ).toBeUndefined();
});

test.each([
  [100, '200.00'],
  ['100.01', '300.00'],
  [200, '300.00'],
  [1800, '1900.00'],
  [1900, '2000.00'],
  [5200, '2000.00'],
])('14: the building inspection of %s m² costs %s', (business_area_sqm, fee) => {
  expect(findResultLine(assessSanIsidro(shop('1.00', { business_area_sqm })), 'F06')?.amount).toBe(fee);
});

test.each([
  [24.99, '100.00'],
  [25, '150.00'],
  [50, '200.00'],
  [100, '300.00'],
  [200, '400.00'],
  [500, '500.00'],
  [999.99, '500.00'],
  [1000, '700.00'],
])('the sanitary inspection of %s m² costs %s', (business_area_sqm, fee) => {
  expect(findResultLine(assessSanIsidro(shop('1.00', { business_area_sqm })), 'F03')?.amount).toBe(fee);
});

test('15: liquor and tobacco together cost 500 once, with any lines', () => {
  expect(
    findResultLine(assessSanIsidro(shop('1.00', { sells_liquor: true, sells_tobacco: true })), 'F14')?.amount,
  ).toBe('500.00');
  expect(
    findResultLine(assessSanIsidro({ lines: [{ line: 'L08', gross_non_essential: '1.00' }] }), 'F14'),
  ).toBeUndefined();
});

test('16: making and wholesale are two groups', () => {
  expect(
    findResultLine(
      assessSanIsidro({
        lines: [
          { line: 'L34', gross_non_essential: '1.00' },
          { line: 'L22', gross_non_essential: '1.00' },
          { line: 'L24', gross_non_essential: '1.00' },
        ],
      }),
      'F01',
    )?.amount,
  ).toBe('800.00');
});

test('17: the agriculture clearance is charged once', () => {
  expect(
    findResultLine(
      assessSanIsidro({
        lines: [
          { line: 'L27', gross_essential: '1.00' },
          { line: 'L05', gross_essential: '1.00' },
        ],
      }),
      'F12',
    )?.amount,
  ).toBe('100.00');
});

test('18: peddlers are counted, new or renewed, and the place is inspected as any other', () => {
  const three = { lines: [{ line: 'L26', units: { peddler: 3 } }] };
  const bill = assessSanIsidro(three);
  expect([
    bill.totals.business_tax,
    findResultLine(bill, 'F01')?.amount,
    findResultLine(bill, 'F03')?.amount,
    findResultLine(bill, 'F06')?.amount,
  ]).toEqual(['150.00', '100.00', '100.00', '200.00']);
  expect(assessSanIsidro({ ...three, application_type: 'NEW' }).totals.business_tax).toBe('150.00');
  expect(getRefusal({ lines: [{ line: 'L26' }] })).toBe('lines.0.units.peddler units.at_least_one');
});

test('19: assets are required, other units are refused, and the nozzle part of the permit follows the year while the sealing does not', () => {
  expect(getRefusal({ total_assets: undefined })).toBe('total_assets money.required');
  expect(getRefusal({ lines: [{ line: 'L04', gross_non_essential: '1.00', units: { room: 2 } }] })).toBe(
    'lines.0.units.room units.unknown',
  );
  const station = assessSanIsidro({
    application_type: 'NEW',
    as_of: '2026-07-01',
    lines: [{ line: 'L09', capitalization: '1.00', units: { fuel_nozzle: 4 } }],
  });
  expect([findResultLine(station, 'F01')?.amount, findResultLine(station, 'F11')?.amount]).toEqual([
    '2000.00',
    '400.00',
  ]);
});

test('19: permit fee and barangay fee use one scale, by assets or by workforce', () => {
  const bill = assessSanIsidro(shop('1.00', { total_assets: '1.00', employees: { male: 60, female: 40 } }));
  expect([bill.scale, findResultLine(bill, 'F01')?.amount, findResultLine(bill, 'F16')?.amount]).toEqual([
    'medium',
    '2000.00',
    '500.00',
  ]);
});

test('the barangay charges what its own ordinance sets', () => {
  expect(
    ['9990101010', '9990101011', '9990101012', '9990101001'].map(
      (brgycode) => findResultLine(assessSanIsidro({ brgycode }), 'F16')?.amount,
    ),
  ).toEqual(['50.00', '150.00', '150.00', '100.00']);
});

test('21: late money without its penalties does not settle an installment', () => {
  const late = (amount: string) =>
    assessSanIsidro(
      shop('1200000.00', {
        payment_mode: 'QUARTERLY',
        as_of: '2026-06-30',
        paid: [paidQuarter('2026-01-20', '6000.00'), { due: '2026-04-20', amount, paid_on: '2026-06-05' }],
      }),
    );
  expect(late('5200.00').installments[1]?.status).toBe('PAID');
  expect(late('5199.99').installments[1]?.status).toBe('PARTIAL');
});

test('20: interest continues on the unpaid rest only', () => {
  const bill = assessSanIsidro(
    shop('1200000.00', {
      payment_mode: 'QUARTERLY',
      as_of: '2026-07-05',
      paid: [paidQuarter('2026-01-20', '6000.00'), { due: '2026-04-20', amount: '2200.00', paid_on: '2026-06-05' }],
    }),
  );
  // 4,000 + 1,000 + 200, of which 2,200 fills 200 interest, 1,000 surcharge, 1,000 tax; a third month on 3,000 adds 60;
  // Q3 of 4,000 has begun.
  expect(bill.due_now).toBe('7060.00');
});

test('22: several payments of one installment add up, a surplus is only a warning', () => {
  const bill = assessSanIsidro(
    shop('1200000.00', {
      payment_mode: 'QUARTERLY',
      as_of: '2026-01-19',
      paid: [
        { due: '2026-01-20', amount: '3000.00', paid_on: '2026-01-12' },
        { due: '2026-01-20', amount: '4000.00', paid_on: '2026-01-13' },
      ],
    }),
  );
  expect([bill.installments[0]?.status, bill.due_now]).toEqual(['PAID', '0.00']);
  expect(bill.warnings.find(({ message_key }) => message_key === 'assess.surplus')?.params).toMatchObject({
    due: '2026-01-20',
  });
});

test('22: a payment for no installment, or after the day of the case, is refused', () => {
  expect(getRefusal(shop('1.00', { paid: [{ due: '2026-04-20', amount: '1.00', paid_on: '2026-01-10' }] }))).toBe(
    'paid.0.due paid.no_such_installment',
  );
  expect(getRefusal(shop('1.00', { paid: [{ due: '2026-01-20', amount: '1.00', paid_on: '2026-01-13' }] }))).toBe(
    'paid.0.paid_on paid.after_as_of',
  );
});

test('22: a due day that falls on a weekend is paid for under either date', () => {
  const paid = (due: string) =>
    assessSanIsidro(
      shop('1200000.00', {
        tax_year: 2024,
        as_of: '2024-01-22',
        paid: [{ due, amount: '20000.00', paid_on: '2024-01-22' }],
      }),
    ).installments[0];
  expect(paid('2024-01-20')).toMatchObject({
    nominal_due: '2024-01-20',
    due: '2024-01-22',
    surcharge: '0.00',
    status: 'PAID',
  });
  expect(paid('2024-01-22')?.status).toBe('PAID');
});

test('23: only installments whose quarter has begun are requested', () => {
  const due = (as_of: string) =>
    assessSanIsidro(
      shop('1200000.00', { payment_mode: 'QUARTERLY', as_of, paid: [paidQuarter('2026-01-20', '6000.00')] }),
    ).due_now;
  expect([due('2026-03-31'), due('2026-04-01')]).toEqual(['0.00', '4000.00']);
});

test('24: payments change the status and the amount due, nothing else', () => {
  const at = { payment_mode: 'QUARTERLY', as_of: '2026-06-05' };
  const unpaid = assessSanIsidro(shop('1200000.00', at));
  const paid = assessSanIsidro(shop('1200000.00', { ...at, paid: [paidQuarter('2026-01-20', '6000.00')] }));
  expect([paid.lines, paid.totals]).toEqual([unpaid.lines, unpaid.totals]);
  expect(paid.installments.map((each) => ({ ...each, status: 'DUE' }))).toEqual(
    unpaid.installments.map((each) => ({ ...each, status: 'DUE' })),
  );
});

test('25: each tax line is split by itself and carries its own remainder', () => {
  const lines = [
    { line: 'L48', gross_non_essential: '1000001.00' },
    { line: 'L54', gross_non_essential: '2000002.00' },
  ];
  const bill = assessSanIsidro({ payment_mode: 'QUARTERLY', lines });
  for (const code of ['LBT-F', 'LBT-H1'])
    expect(findResultLine(bill, code)?.split.map(({ amount }) => amount)).toEqual([
      '2500.00',
      '2500.00',
      '2500.00',
      '2500.01',
    ]);
  expect(bill.installments[3]?.amount).toBe('5000.02');
});

test('26: only a holiday of the printed list moves a due day', () => {
  const due = (holidays: ReadonlySet<string>) =>
    assessSanIsidro(shop('1.00'), { ...sanIsidro, holidays }).installments[0]?.due;
  expect([due(new Set()), due(new Set(['2026-01-20', '2026-01-21']))]).toEqual(['2026-01-20', '2026-01-22']);
});

test('27: the half of essential goods is taken before rounding, once', () => {
  // 2% of 30,000.25 is 600.005; its half is 300.0025. Rounding first would give 300.01.
  expect(
    findResultLine(assessSanIsidro({ lines: [{ line: 'L05', gross_essential: '30000.25' }] }), 'LBT-D-E')?.amount,
  ).toBe('300.00');
});

test('28: outside making, wholesale and retail the two grosses are one', () => {
  expect(
    assessSanIsidro({ lines: [{ line: 'L48', gross_non_essential: '100000.00', gross_essential: '50000.00' }] }).totals
      .business_tax,
  ).toBe('1500.00');
});

test('29: an exemption covers every group, new business too, unless it names a line', () => {
  const lines = [
    { line: 'L04', gross_non_essential: '500000.00' },
    { line: 'L48', gross_non_essential: '100000.00' },
  ];
  expect(assessSanIsidro({ lines, exemptions: [{ code: 'X-BOI' }] }).totals.business_tax).toBe('0.00');
  expect(assessSanIsidro({ lines, exemptions: [{ code: 'X-BOI', line: 'L04' }] }).totals.business_tax).toBe('1000.00');
  expect(
    assessSanIsidro({
      application_type: 'NEW',
      lines: [{ line: 'L04', capitalization: '750000.00' }],
      exemptions: [{ code: 'X-BOI' }],
    }).totals.business_tax,
  ).toBe('0.00');
});

test('30: the version in force on 1 January of the tax year counts, and none is refused', () => {
  const laterOrdinance = { ...ordinance, version: 'SIRC-2026', effective_on: '2026-01-01' };
  const draft = { ...ordinance, version: 'SIRC-2027', effective_on: '2026-01-02' };
  expect(getOrdinanceInForce([draft, laterOrdinance, ordinance], 2026).version).toBe('SIRC-2026');
  expect(() => getOrdinanceInForce([laterOrdinance], 2025)).toThrow(CaseRefused);
  expect(getRefusal({ tax_year: 2023 })).toBe('tax_year tax_year.no_ordinance');
});

test('lines of one category are taxed on their sum, not one by one', () => {
  expect(
    assessSanIsidro({
      lines: [
        { line: 'L34', gross_non_essential: '5000.00' },
        { line: 'L35', gross_non_essential: '5000.00' },
      ],
    }).totals.business_tax,
  ).toBe('220.00');
});

test('an added line of a renewal is taxed on its capital', () => {
  const bill = assessSanIsidro({
    lines: [
      { line: 'L04', gross_non_essential: '500000.00' },
      { line: 'L48', capitalization: '200000.00' },
    ],
  });
  expect([findResultLine(bill, 'LBT-D')?.amount, findResultLine(bill, 'LBT-H1-N')?.amount]).toEqual([
    '9000.00',
    '100.00',
  ]);
});

test('the capital of each new line is rounded by itself', () => {
  const lines = [
    { line: 'L04', capitalization: '10.00' },
    { line: 'L11', capitalization: '10.00' },
  ];
  expect(assessSanIsidro({ application_type: 'NEW', lines }).totals.business_tax).toBe('0.02');
});

test.each([
  { gross: '59999.99', sells_liquor: false, warned: true },
  { gross: '60000.00', sells_liquor: false, warned: false },
  { gross: '60000.00', sells_liquor: true, warned: true },
])(
  'a store that declares $gross (liquor: $sells_liquor) is presumed to sell more: $warned',
  ({ gross, sells_liquor, warned }) => {
    const { warnings } = assessSanIsidro({ sells_liquor, lines: [{ line: 'L01', gross_non_essential: gross }] });
    expect(warnings.some(({ message_key, line }) => message_key === 'assess.below_presumptive' && line === 'L01')).toBe(
      warned,
    );
  },
);

test.each([
  ['a sign', { total_assets: '-5.00' }, 'total_assets money.format'],
  ['letters', { total_assets: '12a' }, 'total_assets money.format'],
  ['three decimals', { total_assets: '1.234' }, 'total_assets money.format'],
  ['misplaced commas', { total_assets: '1,00,000.00' }, 'total_assets money.format'],
  ['ten to the eighteenth', { total_assets: '1000000000000000000.00' }, 'total_assets money.format'],
  ['more than a case may hold', { total_assets: '100000000000.01' }, 'total_assets money.too_much'],
  ['a number for money', { total_assets: 5 }, 'total_assets money.required'],
  ['an unknown barangay', { brgycode: '9990101099' }, 'brgycode barangay.unknown'],
  ['an unknown line', { lines: [{ line: 'L99', gross_non_essential: '1.00' }] }, 'lines.0.line lines.unknown'],
  ['no line', { lines: [] }, 'lines lines.required'],
  ['half an employee', { employees: { male: 0.5, female: 0 } }, 'employees.male count.integer'],
  ['a day that is none', { as_of: '2026-02-30' }, 'as_of day.format'],
  ['no floor', { business_area_sqm: 0 }, 'business_area_sqm business_area_sqm.positive'],
  ['a new line without capital', { application_type: 'NEW' }, 'lines.0.capitalization capitalization.required'],
  ['a closure in the future', closing({ as_of: '2026-09-29' }), 'closure_date closure_date.in_future'],
  ['a retirement without closure', closing({ closure_date: undefined }), 'closure_date closure_date.required'],
  [
    'a first day after the year',
    { application_type: 'NEW', date_started: '2027-01-01', lines: [{ line: 'L04', capitalization: '1.00' }] },
    'date_started date_started.after_tax_year',
  ],
  [
    'a filing of the next year without a first day',
    { application_type: 'NEW', as_of: '2027-01-04', lines: [{ line: 'L04', capitalization: '1.00' }] },
    'as_of date_started.after_tax_year',
  ],
  ['a closure of another year', closing({ closure_date: '2025-12-31' }), 'closure_date closure_date.not_in_tax_year'],
  [
    'a first day after the year',
    { application_type: 'NEW', date_started: '2027-01-01', lines: [{ line: 'L04', capitalization: '1.00' }] },
    'date_started date_started.after_tax_year',
  ],
  [
    'a filing of the next year without a first day',
    { application_type: 'NEW', as_of: '2027-01-04', lines: [{ line: 'L04', capitalization: '1.00' }] },
    'as_of date_started.after_tax_year',
  ],
  ['a closure of another year', closing({ closure_date: '2025-12-31' }), 'closure_date closure_date.not_in_tax_year'],
  [
    'a retirement without this year’s gross',
    closing({ lines: [{ line: 'L04', gross_non_essential: '1.00' }] }),
    'lines.0.gross_current_year gross_current_year.required',
  ],
  [
    'a cooperative’s claim by another',
    { exemptions: [{ code: 'X-COOP' }] },
    'exemptions.0.code exemptions.cooperatives_only',
  ],
  ['an amendment', { application_type: 'AMENDMENT' }, 'application_type application_type.required'],
])('%s is refused at its field', (_, input, message) => {
  expect(getRefusal(input as Record<string, unknown>)).toBe(message);
});

test('amounts may carry commas', () => {
  expect(assessSanIsidro(shop('1,200,000')).totals.business_tax).toBe('16000.00');
});

test('a case is never changed by its assessment', () => {
  const input = createCase();
  const before = structuredClone(input);
  assessSanIsidro(input);
  expect(input).toEqual(before);
});

test('the warnings about the two tax categories of one line name the category', () => {
  const lines = [
    { line: 'L20', category: 'd', gross_non_essential: '10.00' },
    { line: 'L20', category: 'e', gross_non_essential: '310000.00' },
  ];
  const names = assessSanIsidro({ lines }).warnings.map(({ params }) => params['line']);
  expect(names).toHaveLength(2);
  expect(new Set(names).size).toBe(2);
});
